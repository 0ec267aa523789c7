import SwiftUI

/// Fingers and time, as a person and a clock would send them. After each call the view has followed.
extension ViewTest {
    /// Presses, waits and releases in the middle of the element with a label or an identifier.
    /// - Parameter seconds: how long the finger stays down, on the test's own clock.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing there takes the touch.
    public func longPress(_ name: String, for seconds: Double = 0.6) throws {
        let element = try element(name)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try checkIsInFront(element, at: point, for: "a touch")
        guard longPress(at: point, for: seconds) else { throw failure("a touch", at: point, of: element) }
    }

    /// Presses, waits and releases at a point.
    /// - Parameters:
    ///   - point: in points from the view's top leading corner.
    ///   - seconds: how long the finger stays down, on the test's own clock.
    /// - Returns: whether something there takes touches.
    @discardableResult
    public func longPress(at point: CGPoint, for seconds: Double = 0.6) -> Bool {
        let isHeard = send(.began, at: point)
        advance(by: seconds)
        send(.ended, at: point)
        return isHeard
    }

    /// Taps the middle of the element twice in quick succession.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing there takes the taps.
    public func doubleTap(_ name: String) throws {
        try tap(name)
        advance(by: 0.1)
        try tap(name)
    }

    /// Taps a point, in points from the view's top leading corner, twice in quick succession.
    /// - Returns: whether something there takes touches.
    @discardableResult
    public func doubleTap(at point: CGPoint) -> Bool {
        let takesFirst = tap(at: point)
        advance(by: 0.1)
        return tap(at: point) && takesFirst
    }

    /// Moves a finger from the middle of one element to the middle of another.
    /// - Parameters:
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false keeps the finger down at the end.
    ///   - finger: which one; others that are down stay where they are.
    /// - Throws: ``ViewTestError`` when there are no such elements, or nothing follows the finger.
    public func drag(
        from start: String, to end: String, duration: Double = 0.2, releases: Bool = true, finger: Int = 0
    ) throws {
        let element = try element(start)
        try drag(element, to: try center(of: end), duration: duration, releases: releases, finger: finger)
    }

    /// Moves a finger from the middle of an element.
    /// - Parameters:
    ///   - distance: in points to the right and down.
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false keeps the finger down at the end.
    ///   - finger: which one; others that are down stay where they are.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing follows the finger.
    public func drag(
        _ name: String, by distance: CGSize, duration: Double = 0.2, releases: Bool = true, finger: Int = 0
    ) throws {
        let element = try element(name)
        let end = CGPoint(x: element.frame.midX + distance.width, y: element.frame.midY + distance.height)
        try drag(element, to: end, duration: duration, releases: releases, finger: finger)
    }

    private func drag(_ element: ViewElement, to end: CGPoint, duration: Double, releases: Bool, finger: Int) throws {
        let start = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard drag(from: start, to: end, duration: duration, releases: releases, finger: finger) else {
            throw failure("a drag", at: start, of: element)
        }
    }

    /// Moves a finger from one point to another in steps, as fast as the duration says. One that is down already, after a
    /// drag that did not release it, goes on.
    /// - Parameters:
    ///   - start: in points from the view's top leading corner.
    ///   - end: in points from the view's top leading corner.
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false keeps the finger down at the end.
    ///   - finger: which one; others that are down stay where they are.
    /// - Returns: whether anything follows the finger, be it to scroll.
    @discardableResult
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: Double = 0.2, releases: Bool = true, finger: Int = 0
    ) -> Bool {
        let isHeard =
            send(fingers[finger] != nil ? .moved : .began, at: start, finger: finger) || host.follows(finger: finger)
        let steps = 10
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: duration / Double(steps))
            send(
                .moved,
                at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part),
                finger: finger)
        }
        if releases { send(.ended, at: end, finger: finger) }
        return isHeard
    }

    /// Moves two fingers apart or together around the middle of an element.
    /// - Parameter scale: how far apart the fingers end against where they began, 80 points apart or less on an element
    ///   that is narrower than 100 points.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing follows the fingers.
    public func pinch(_ name: String, scale: CGFloat) throws {
        let element = try element(name)
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard moveFingers(around: center, distance: min(80, element.frame.width * 0.8), scale: scale) else {
            throw failure("a pinch", at: center, of: element)
        }
    }

    /// Moves two fingers apart or together around a point.
    /// - Parameters:
    ///   - center: in points from the view's top leading corner.
    ///   - scale: how far apart the fingers end against where they began, 80 points apart. A finger that comes down
    ///     beside a view has no part in its gestures.
    /// - Returns: whether anything follows the fingers.
    @discardableResult
    public func pinch(at center: CGPoint, scale: CGFloat) -> Bool {
        moveFingers(around: center, distance: 80, scale: scale)
    }

    /// Turns two fingers around the middle of an element.
    /// - Parameter angle: how far, clockwise. The fingers are 80 points apart, or less on an element that is smaller than
    ///   100 points.
    /// - Throws: ``ViewTestError`` when there is no such element, or nothing follows the fingers.
    public func rotate(_ name: String, by angle: Angle) throws {
        let element = try element(name)
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let distance = min(80, min(element.frame.width, element.frame.height) * 0.8)
        guard moveFingers(around: center, distance: distance, angle: angle) else {
            throw failure("a rotation", at: center, of: element)
        }
    }

    /// Turns two fingers, 80 points apart, around a point.
    /// - Parameters:
    ///   - center: in points from the view's top leading corner.
    ///   - angle: how far, clockwise.
    /// - Returns: whether anything follows the fingers.
    @discardableResult
    public func rotate(at center: CGPoint, by angle: Angle) -> Bool {
        moveFingers(around: center, distance: 80, angle: angle)
    }

    /// Moves two fingers that begin beside each other.
    private func moveFingers(
        around center: CGPoint, distance: CGFloat, scale: CGFloat = 1, angle: Angle = .zero
    ) -> Bool {
        func places(_ part: CGFloat) -> [CGPoint] {
            let half = distance / 2 * (1 + (scale - 1) * part)
            let (x, y) = (half * cos(angle.radians * part), half * sin(angle.radians * part))
            return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
        }
        var isHeard = false
        for (id, point) in places(0).enumerated() { isHeard = send(.began, at: point, finger: id) || isHeard }
        for step in 1...10 {
            advance(by: 0.02)
            for (id, point) in places(CGFloat(step) / 10).enumerated() { send(.moved, at: point, finger: id) }
        }
        for (id, point) in places(1).enumerated() { send(.ended, at: point, finger: id) }
        return isHeard
    }
}
