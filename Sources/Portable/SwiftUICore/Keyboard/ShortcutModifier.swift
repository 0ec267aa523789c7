/// Performs an action for a shortcut, for controls that are not buttons.
nonisolated package struct ShortcutModifier: BoxModifier {
    package typealias Body = Never

    let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @MainActor package func makeBox(environment: EnvironmentValues) -> ShortcutModifierBox {
        let box = ShortcutModifierBox(action)
        update(box, environment: environment)
        return box
    }

    @MainActor package func update(_ box: ShortcutModifierBox, environment: EnvironmentValues) {
        box.action = action
        box.keyboardShortcut = environment.keyboardShortcut
        box.isShortcutEnabled = environment.isEnabled
    }
}

package final class ShortcutModifierBox: TransparentBox, ShortcutBox {
    @MainActor var action: () -> Void
    @MainActor package var keyboardShortcut: KeyboardShortcut?
    @MainActor package var isShortcutEnabled = true

    @MainActor init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    @MainActor package func performShortcut() { action() }
}
