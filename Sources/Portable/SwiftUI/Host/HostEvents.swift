/// Touches and time, as a host sends them.
extension ViewHost {
    /// Takes a touch; the views follow before this returns.
    /// - Returns: whether any gesture hears of it.
    @discardableResult
    package func send(_ event: TouchEvent) -> Bool {
        clock = max(clock, event.time)
        graph.focus.advance(to: clock)
        let isHeard = dispatcher.handle(event, in: root)
        update()
        return isHeard
    }

    /// Lets time pass: what waits for it happens in order.
    package func advance(by seconds: Double) {
        clock += seconds
        dispatcher.advance(to: clock)
        graph.focus.advance(to: clock)
        update()
    }

    /// Presses and releases at a point of the picture.
    /// - Returns: whether something took the touch.
    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        let isHeard = send(TouchEvent(phase: .began, location: point, time: clock))
        send(TouchEvent(phase: .ended, location: point, time: clock))
        return isHeard
    }
}
