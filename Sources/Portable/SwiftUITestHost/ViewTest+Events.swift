import SwiftUI
@_spi(Floors) import SwiftUICore

/// Simulated touches and time. The view is up to date after each call.
extension ViewTest {
    /// Long-presses the middle of the element with a label or an identifier.
    /// - Parameter seconds: the duration of the press, on the test's own clock.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the touch.
    public func longPress(_ name: String, for seconds: Double = 0.6) throws {
        let element = try element(name)
        let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
        try checkIsInFront(element, at: point, for: "a touch")
        guard longPress(at: point, for: seconds) else { throw failure("a touch", at: point, of: element) }
    }

    /// Long-presses a point.
    /// - Parameters:
    ///   - point: in points from the view's top leading corner.
    ///   - seconds: the duration of the press, on the test's own clock.
    /// - Returns: true if a gesture receives the touch.
    @discardableResult
    public func longPress(at point: CGPoint, for seconds: Double = 0.6) -> Bool {
        let isHeard = send(.began, at: point)
        advance(by: seconds)
        send(.ended, at: point)
        return isHeard
    }

    /// Double-taps the middle of the element.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the taps.
    public func doubleTap(_ name: String) throws {
        try tap(name)
        advance(by: 0.1)
        try tap(name)
    }

    /// Double-taps a point, in points from the view's top leading corner.
    /// - Returns: true if a gesture receives the touches.
    @discardableResult
    public func doubleTap(at point: CGPoint) -> Bool {
        let takesFirst = tap(at: point)
        advance(by: 0.1)
        return tap(at: point) && takesFirst
    }

    /// Drags from the middle of one element to the middle of another.
    /// - Parameters:
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false to keep the finger down at the end.
    ///   - finger: the finger's identifier; others that are down do not move.
    /// - Throws: ``ViewTestError`` if there are no such elements, or nothing receives the touch.
    public func drag(
        from start: String, to end: String, duration: Double = 0.2, releases: Bool = true, finger: Int = 0
    ) throws {
        let element = try element(start)
        try drag(element, to: try center(of: end), duration: duration, releases: releases, finger: finger)
    }

    /// Drags from the middle of an element.
    /// - Parameters:
    ///   - distance: in points to the right and down.
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false to keep the finger down at the end.
    ///   - finger: the finger's identifier; others that are down do not move.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the touch.
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

    /// Drags from one point to another in steps, over a duration. Continues the touch of a finger that an earlier drag
    /// has not released.
    /// - Parameters:
    ///   - start: in points from the view's top leading corner.
    ///   - end: in points from the view's top leading corner.
    ///   - duration: in seconds on the test's own clock.
    ///   - releases: false to keep the finger down at the end.
    ///   - finger: the finger's identifier; others that are down do not move.
    /// - Returns: true if a gesture or a scroll view receives the touch.
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

    /// Pinches with two fingers around the middle of an element.
    /// - Parameter scale: the ratio of the fingers' distances at the end and the start, which is 80 points, or less on
    ///   an element that is narrower than 100 points.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the touches.
    public func pinch(_ name: String, scale: CGFloat) throws {
        let element = try element(name)
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        guard moveFingers(around: center, distance: min(80, element.frame.width * 0.8), scale: scale) else {
            throw failure("a pinch", at: center, of: element)
        }
    }

    /// Pinches with two fingers around a point.
    /// - Parameters:
    ///   - center: in points from the view's top leading corner.
    ///   - scale: the ratio of the fingers' distances at the end and the start, which is 80 points. A touch that begins
    ///     outside a view does not take part in its gestures.
    /// - Returns: true if a gesture receives the touches.
    @discardableResult
    public func pinch(at center: CGPoint, scale: CGFloat) -> Bool {
        moveFingers(around: center, distance: 80, scale: scale)
    }

    /// Rotates two fingers around the middle of an element.
    /// - Parameter angle: the clockwise angle. The fingers are 80 points apart, or less on an element that is smaller
    ///   than 100 points.
    /// - Throws: ``ViewTestError`` if there is no such element, or nothing receives the touches.
    public func rotate(_ name: String, by angle: Angle) throws {
        let element = try element(name)
        let center = CGPoint(x: element.frame.midX, y: element.frame.midY)
        let distance = min(80, min(element.frame.width, element.frame.height) * 0.8)
        guard moveFingers(around: center, distance: distance, angle: angle) else {
            throw failure("a rotation", at: center, of: element)
        }
    }

    /// Rotates two fingers, 80 points apart, around a point.
    /// - Parameters:
    ///   - center: in points from the view's top leading corner.
    ///   - angle: the clockwise angle.
    /// - Returns: true if a gesture receives the touches.
    @discardableResult
    public func rotate(at center: CGPoint, by angle: Angle) -> Bool {
        moveFingers(around: center, distance: 80, angle: angle)
    }

    /// Moves two fingers that begin side by side.
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
