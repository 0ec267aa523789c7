/// Performs an action for a shortcut, for controls that are not buttons.
nonisolated struct ShortcutModifier: BoxModifier {
    typealias Body = Never

    let action: @MainActor () -> Void

    @MainActor func makeBox(environment: EnvironmentValues) -> ShortcutModifierBox {
        let box = ShortcutModifierBox(action)
        update(box, environment: environment)
        return box
    }

    @MainActor func update(_ box: ShortcutModifierBox, environment: EnvironmentValues) {
        box.action = action
        box.keyboardShortcut = environment.keyboardShortcut
        box.isShortcutEnabled = environment.isEnabled
    }
}

final class ShortcutModifierBox: TransparentBox, ShortcutBox {
    @MainActor var action: () -> Void
    @MainActor var keyboardShortcut: KeyboardShortcut?
    @MainActor var isShortcutEnabled = true

    @MainActor init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor func performShortcut() { action() }
}
