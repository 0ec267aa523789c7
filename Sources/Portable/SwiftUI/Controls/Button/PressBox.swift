/// Takes the touches of the view it wraps, all over its frame.
final class PressBox: GestureBox, ShortcutBox {
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
        element.isEnabled = press.isEnabled
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

extension LayoutBox {
    /// The box as a button; nil for all others.
    final var asPress: PressBox? { self as? PressBox }
}
