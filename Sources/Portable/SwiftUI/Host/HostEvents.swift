@_spi(Floors) import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// Touches and time, as a host sends them.
extension ViewHost {
    /// Takes a touch; the views follow before this returns.
    /// - Returns: whether any gesture hears of it.
    @discardableResult
    package func send(_ event: TouchEvent) -> Bool {
        advanceClock(to: event.time)
        graph.focus.advance(to: clock)
        if event.phase == .began {
            graph.focus.noteTouch()
            root.noteTouch(at: event.location)
            graph.focus.touchDidBegin(at: event.location, in: root)
        }
        return notingHang("a touch at (\(event.location.x), \(event.location.y))") {
            dispatcher.handle(event, in: root)
        }
    }

    /// Takes an event and has the views follow; says so in the log when that takes so long that people notice.
    func notingHang(_ event: @autoclosure () -> String, _ handle: () -> Bool) -> Bool {
        let start = ContinuousClock.now
        let isHandled = handle()
        undoManager.endEvent()
        update()
        let elapsed = ContinuousClock.now - start
        if elapsed >= Log.hang {
            Log.warning("\(Root.self) has taken \(Int(elapsed / .milliseconds(1))) ms to handle \(event())")
        }
        return isHandled
    }

    /// Lets time pass: what waits for it happens in order.
    package func advance(by seconds: Double) {
        let end = clock + seconds
        advanceClock(to: end)
        dispatcher.advance(to: clock, in: root)
        graph.focus.advance(to: clock)
        update()
    }

    /// Moves the clock on, by way of all times at which an animation ends or something else is due.
    private func advanceClock(to time: Double) {
        guard time > clock else { return }
        while true {
            startAnimations()
            guard let next = graph.frames.nextDeadline, next < time else { break }
            showFrame(at: next)
        }
        showFrame(at: time)
        startAnimations()
    }

    private func showFrame(at time: Double) {
        clock = time
        graph.frames.showFrame()
        // A successor of a finished animation starts at its final value, so values are applied to views first.
        startAnimations()
        graph.frames.frameWasShown()
        update()
    }

    /// Layout finds out what moves, so it has to come before time passes.
    private func startAnimations() {
        guard hasLayout, graph.animates else { return }
        layout(root.offered)
    }

    /// Time at which the next frame that differs from the current one is due, on the host's clock: now during an
    /// animation, later if only a deadline is pending, nil if nothing changes by itself.
    ///
    /// After each frame a live host reads this time, waits, and calls ``advance(by:)``.
    package var nextFrame: Double? {
        [graph.frames.nextFrame, dispatcher.deadline].compactMap { $0 }.min()
    }

    /// True while an animation runs.
    package var isAnimating: Bool { graph.frames.isRunning }

    /// The number of running animations.
    package var animationCount: Int { graph.frames.taskCount }

    /// Presses and releases at a point of the picture, with none of the fingers that may be down.
    /// - Returns: whether something took the touch.
    @discardableResult
    package func tap(at point: CGPoint) -> Bool {
        let isHeard = send(TouchEvent(id: .min, phase: .began, location: point, time: clock))
        send(TouchEvent(id: .min, phase: .ended, location: point, time: clock))
        return isHeard
    }
}
