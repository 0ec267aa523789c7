import SwiftUI
@_spi(Floors) import SwiftUICore

/// Individual fingers, several of which may be down at once, also during other events.
///
/// ```swift
/// try test.touch("Left", finger: 0)
/// try test.touch("Right", finger: 1)
/// try test.lift(finger: 0)
/// ```
extension ViewTest {
    /// Puts a finger down in the middle of an element, without lifting it.
    /// - Parameter finger: its identifier, so that several can be down at once.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the touch.
    public func touch(_ name: String, finger: Int = 0) throws {
        let element = try element(name)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try checkIsInFront(element, at: point, for: "a touch")
        guard touch(at: point, finger: finger) else { throw failure("a touch", at: point, of: element) }
    }

    /// Puts a finger down at a point, in points from the view's top leading corner, without lifting it.
    /// - Returns: true if a gesture or a scroll view receives the touch.
    @discardableResult
    public func touch(at point: CGPoint, finger: Int = 0) -> Bool {
        send(.began, at: point, finger: finger) || host.follows(finger: finger)
    }

    /// Moves a finger that is down, in one step.
    /// - Throws: ``ViewTestError`` if it is not down.
    public func move(finger: Int = 0, to point: CGPoint) throws {
        _ = try place(of: finger)
        send(.moved, at: point, finger: finger)
    }

    /// Lifts a finger at its location.
    /// - Throws: ``ViewTestError`` if it is not down.
    public func lift(finger: Int = 0) throws { send(.ended, at: try place(of: finger), finger: finger) }

    private func place(of finger: Int) throws -> CGPoint {
        guard let place = fingers[finger] else { throw failure("finger \(finger) is not down: touch something first") }
        return place
    }
}
