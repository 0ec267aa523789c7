@_spi(Floors) import SwiftUICore

/// Follows a finger on a button: pressed while it is on it, an action when it is lifted there.
package final class PressRecognizer: GestureRecognizer<Void> {
    package var action: @MainActor () -> Void
    var isPressed: Binding<Bool>
    package var isEnabled: Bool
    /// Shows on the area that the button stands for that a finger is on it, or not any more.
    var showInArea: ((Bool) -> Void)?
    /// Called when a finger has had the button act.
    var didAct: (() -> Void)?
    /// The area that the button claims for a touch that began on it, in its coordinates, by its size.
    var touchArea: (CGSize) -> CGRect = { CGRect(origin: .zero, size: $0) }
    var repeats = false
    /// The buttons that stand for an area with this one: a finger presses all of them. Empty when it stands for itself.
    var group: () -> [PressRecognizer] = { [] }
    private var start: TouchEvent?
    private var isDown = false
    private var showing = PressHighlightDelay()
    private var nextRepetition: Double?
    private var repetitions = 0
    private var hasRepeated: Bool { repetitions > 0 }

    /// The distance in points that a finger may stray off a button before it is let go.
    private static let reach: CGFloat = 70
    /// The distance that it may move where another recogniser, such as a scroll view's, waits for movement.
    private static let slop: CGFloat = 10
    /// The seconds that a finger stays before the action repeats.
    private static let delay = 0.5

    /// The seconds to the next repetition: the longer the finger stays, the fewer (Apple's documentation; how many by eye).
    private var interval: Double { repetitions < 10 ? 0.1 : repetitions < 30 ? 0.05 : 0.025 }

    init(action: @escaping @MainActor () -> Void, isPressed: Binding<Bool>, isEnabled: Bool) {
        self.action = action
        self.isPressed = isPressed
        self.isEnabled = isEnabled
    }

    package override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
        guard isEnabled else { return fail() }
        if event.phase == .began, start == nil {
            start = event
            nextRepetition = repeats ? event.time + Self.delay : nil
            if showing.begin(at: event.time, in: space) { show(pressed: true) }
            return .pending(())
        }
        guard let start, event.id == start.id else { return hasRepeated ? .active(()) : .pending(()) }
        if event.phase == .cancelled { return fail() }
        if space.hasRivals, !hasRepeated, event.location.distance(to: start.location) > Self.slop { return fail() }
        let place = space.convert(event.location, .local)
        let isNear = touchArea(space.size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(place)
        guard event.phase == .ended else {
            if showing.isDue(at: event.time) || !showing.isWaiting { show(pressed: isNear) }
            return hasRepeated ? .active(()) : .pending(())
        }
        guard isNear else { return fail() }
        let isQuick = showing.isWaiting
        if isQuick { show(pressed: true) }
        if !hasRepeated {
            let group = group().filter(\.isEnabled)
            if group.isEmpty { action() } else { for button in group { button.action() } }
            didAct?()
        }
        if !isQuick || !showing.glow(then: { [weak self] in self?.show(pressed: false) }) { show(pressed: false) }
        return .ended(())
    }

    package override var deadline: Double? { showing.due ?? (isDown ? nextRepetition : nil) }

    package override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
        guard isEnabled else { return fail() }
        if showing.isDue(at: time) {
            show(pressed: true)
            return .pending(())
        }
        repetitions += 1
        nextRepetition = time + interval
        action()
        return .active(())
    }

    private func fail() -> GesturePhase<Void> {
        cancel()
        return .failed
    }

    private func show(pressed: Bool) {
        guard pressed != isDown else { return }
        isDown = pressed
        isPressed.wrappedValue = pressed
        showInArea?(pressed)
    }

    /// Shows a finger that another gesture leads over the button.
    package func highlight(_ isOn: Bool) { show(pressed: isOn) }

    package override func cancel() {
        showing.stop()
        show(pressed: false)
    }

    package override func reset() {
        if !showing.isGlowing { cancel() }
        start = nil
        nextRepetition = nil
        repetitions = 0
    }
}
