/// Makes a view one element that does something when it is tapped.
nonisolated struct PressModifier: BoxModifier {
    typealias Body = Never

    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>
    /// True if the button, in a row of a list, stands for the whole row: touched and highlighted with it.
    var fillsRow = false
    /// True if a button that stands for a row does so while the list is edited as well.
    var isUsableInEditMode = false
    /// True if the action is done again and again while the finger stays.
    var repeats = false
    /// True if a finger that comes to the button in a menu does the action by staying on it.
    var actsOnRest = false

    @MainActor func makeBox(environment: EnvironmentValues) -> PressBox {
        let box = PressBox(action: action, isPressed: isPressed, isEnabled: environment.isEnabled)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: PressBox, environment: EnvironmentValues) {
        box.press.action = action
        box.press.isPressed = isPressed
        box.press.isEnabled = environment.isEnabled
        box.keyboardShortcut = environment.keyboardShortcut
        box.fillsRow = fillsRow
        box.isUsableInEditMode = isUsableInEditMode
        box.press.repeats = repeats
        box.actsOnRest = actsOnRest
    }
}

/// Takes the touches of the view it wraps, all over its frame.
final class PressBox: GestureBox, ShortcutBox, @unchecked Sendable {
    let press: PressRecognizer
    @MainActor var keyboardShortcut: KeyboardShortcut?
    private let erased: AnyRecognizer
    /// True if the button stands for the whole row of the list that it is in.
    var fillsRow = false
    var isUsableInEditMode = false
    /// True if a finger that comes to the button in a menu does the action by staying on it.
    var actsOnRest = false

    /// True if taps mean the row that the button stands for: where that is edited, as on iOS, or chosen by its link.
    var isSuspended: Bool {
        guard !isUsableInEditMode, let row else { return false }
        return row.isEditing || row.takesTapsOfLinks
    }

    /// The row that the button stands for.
    private var row: (any ButtonRow)? {
        fillsRow ? nearestAncestor { $0.isListLine ? $0 as? any ButtonRow : nil } : nil
    }

    @MainActor init(action: @escaping @MainActor () -> Void, isPressed: Binding<Bool>, isEnabled: Bool) {
        press = PressRecognizer(action: action, isPressed: isPressed, isEnabled: isEnabled)
        erased = AnyRecognizer(press)
        super.init()
        press.showInRow = { [weak self] in self?.row?.isPressed = $0 }
        press.didAct = { [weak self] in self?.row?.didAct() }
        press.touchArea = { [weak self] size in
            guard let self, let row else { return CGRect(origin: .zero, size: size) }
            return convertFromRoot(row.frame(in: .global))
        }
        press.group = { [weak self] in self?.row?.rowButtons.map(\.press) ?? [] }
    }

    @MainActor override var recognizer: AnyRecognizer { erased }

    @MainActor override var isMeantForTouches: Bool { press.isEnabled }

    @MainActor var isShortcutEnabled: Bool { press.isEnabled }

    @MainActor func performShortcut() { press.action() }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
    }

    override func describe(to builder: inout SemanticsBuilder) {
        var element = builder.element(of: self, children: .combine) { super.describe(to: &$0) }
        element.role = .button
        if fillsRow, let frame = builder.rowFrame { element.frame = frame }
        element.traits.formUnion(.isButton)
        element.isEnabled = MainActor.assumeIsolated { press.isEnabled }
        // Without an action of its own it is activated by a tap, which the row takes.
        if !isSuspended { element.actions.set(.activate { [press] in press.action() }) }
        builder.add(element)
    }
}

/// The box of a row of a list that buttons may fill.
protocol ButtonRow: LayoutBox {
    /// True while the list is edited, which disables the row's buttons.
    var isEditing: Bool { get }
    /// True if a tap on the row's link selects the row instead.
    var takesTapsOfLinks: Bool { get }
    /// True if the row is highlighted by a finger on a button that fills it.
    var isPressed: Bool { get set }
    /// Called after a finger has triggered a button of the row.
    @MainActor func didAct()
    /// The buttons that fill the row and act with each other.
    @MainActor var rowButtons: [PressBox] { get }
}

/// Follows a finger on a button: pressed while it is on it, an action when it is lifted there.
final class PressRecognizer: GestureRecognizer<Void> {
    var action: @MainActor () -> Void
    var isPressed: Binding<Bool>
    var isEnabled: Bool
    /// Shows on the row of a list that the button stands for whether a finger is on it.
    var showInRow: ((Bool) -> Void)?
    /// Called when a finger has had the button act.
    var didAct: (() -> Void)?
    /// The area that the button claims for a touch that began on it, in its coordinates, by its size.
    var touchArea: (CGSize) -> CGRect = { CGRect(origin: .zero, size: $0) }
    var repeats = false
    /// The buttons that stand for a row with this one: a finger presses all of them. Empty when it stands for itself.
    var group: () -> [PressRecognizer] = { [] }
    private var start: TouchEvent?
    private var isDown = false
    private var showing = PressShowing()
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

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Void> {
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

    override var deadline: Double? { showing.due ?? (isDown ? nextRepetition : nil) }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Void> {
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
        showInRow?(pressed)
    }

    /// Shows a finger that another gesture leads over the button.
    func highlight(_ isOn: Bool) { show(pressed: isOn) }

    override func cancel() {
        showing.stop()
        show(pressed: false)
    }

    override func reset() {
        if !showing.isGlowing { cancel() }
        start = nil
        nextRepetition = nil
        repetitions = 0
    }
}
