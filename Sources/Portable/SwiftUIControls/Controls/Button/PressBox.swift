@_spi(Floors) import SwiftUICore

/// Takes the touches of the view it wraps, all over its frame.
package final class PressBox: GestureBox, TouchReceiver, ShortcutBox {
    package let press: PressRecognizer
    @MainActor package var keyboardShortcut: KeyboardShortcut?
    private let erased: AnyRecognizer
    /// True if the button stands for the whole area that it is in.
    package var fillsArea = false
    var isUsableInEditMode = false
    /// True if a finger that comes to the button in a menu does the action by staying on it.
    package var actsOnRest = false

    /// True if taps mean the area that the button stands for.
    package var isSuspended: Bool { !isUsableInEditMode && area?.claimsTaps == true }

    /// The area that the button stands for.
    private var area: (any PressArea)? {
        fillsArea ? nearestAncestor { $0.roles.contains(.pressArea) ? $0 as? any PressArea : nil } : nil
    }

    @MainActor init(action: @escaping @MainActor () -> Void, isPressed: Binding<Bool>, isEnabled: Bool) {
        press = PressRecognizer(action: action, isPressed: isPressed, isEnabled: isEnabled)
        erased = AnyRecognizer(press)
        super.init()
        press.showInArea = { [weak self] in self?.area?.isPressed = $0 }
        press.didAct = { [weak self] in self?.area?.didAct() }
        press.touchArea = { [weak self] size in
            guard let self, let area else { return CGRect(origin: .zero, size: size) }
            return convertFromRoot(area.frame(in: .global))
        }
        press.group = { [weak self] in self?.area?.areaButtons.map(\.press) ?? [] }
    }

    @MainActor package var recognizer: AnyRecognizer { erased }

    @MainActor package var isMeantForTouches: Bool { press.isEnabled }

    @MainActor package var isShortcutEnabled: Bool { press.isEnabled }

    @MainActor package func performShortcut() { press.action() }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        super.hitTest(point) ?? (CGRect(origin: .zero, size: size).contains(point) ? self : nil)
    }

    package override func describe(to builder: inout SemanticsBuilder) {
        var element = builder.element(of: self, children: .combine) { super.describe(to: &$0) }
        element.role = .button
        if fillsArea, let frame = builder.areaFrame { element.frame = frame }
        element.traits.formUnion(.isButton)
        element.isEnabled = press.isEnabled
        // Without an action of its own it is activated by a tap, which the area takes.
        if !isSuspended { element.actions.set(.activate { [press] in press.action() }) }
        builder.add(element)
    }
}

/// An area that buttons in it may stand for. It has the role ``BoxRoles/pressArea``.
package protocol PressArea: LayoutBox {
    /// True if taps on buttons that stand for the area are for the area itself.
    var claimsTaps: Bool { get }
    /// True if the area is highlighted by a finger on a button that stands for it.
    var isPressed: Bool { get set }
    /// Called after a finger has triggered a button of the area.
    @MainActor func didAct()
    /// The buttons that stand for the area and act with each other.
    @MainActor var areaButtons: [PressBox] { get }
}

extension BoxRoles {
    /// A ``PressArea``.
    package static let pressArea = declare()
}

extension LayoutBox {
    /// The box as a button; nil for all others.
    package final var asPress: PressBox? { self as? PressBox }
}

extension LayoutBox {
    /// The first button in the box or below.
    package var firstPress: PressBox? {
        if let box = asPress { return box }
        for child in children {
            if let found = child.firstPress { return found }
        }
        return nil
    }

    /// All buttons in the box and below.
    package var presses: [PressBox] {
        asPress.map { [$0] } ?? children.flatMap(\.presses)
    }
}
