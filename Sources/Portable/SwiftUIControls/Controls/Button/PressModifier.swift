import SwiftUICore

/// Makes a view one element that does something when it is tapped.
nonisolated package struct PressModifier: BoxModifier {
    package typealias Body = Never

    let action: @MainActor () -> Void
    let isPressed: Binding<Bool>
    /// True if the button, in a row of a list, stands for the whole row: touched and highlighted with it.
    var fillsArea = false
    /// True if a button that stands for a row does so while the list is edited as well.
    var isUsableInEditMode = false
    /// True if the action is done again and again while the finger stays.
    var repeats = false
    /// True if a finger that comes to the button in a menu does the action by staying on it.
    var actsOnRest = false

    package init(
        action: @escaping @MainActor () -> Void, isPressed: Binding<Bool>, fillsArea: Bool = false,
        isUsableInEditMode: Bool = false, repeats: Bool = false, actsOnRest: Bool = false
    ) {
        self.action = action
        self.isPressed = isPressed
        self.fillsArea = fillsArea
        self.isUsableInEditMode = isUsableInEditMode
        self.repeats = repeats
        self.actsOnRest = actsOnRest
    }

    /// The finger stays on a button whose style has another view while it is pressed.
    @MainActor package static var keepsPlace: Bool { true }

    @MainActor package func makeBox(environment: EnvironmentValues) -> PressBox {
        let box = PressBox(action: action, isPressed: isPressed, isEnabled: environment.isEnabled)
        update(box, environment: environment)
        return box
    }

    @MainActor package func update(_ box: PressBox, environment: EnvironmentValues) {
        box.press.action = action
        box.press.isPressed = isPressed
        box.press.isEnabled = environment.isEnabled
        box.keyboardShortcut = environment.keyboardShortcut
        box.fillsArea = fillsArea
        box.isUsableInEditMode = isUsableInEditMode
        box.press.repeats = repeats
        box.actsOnRest = actsOnRest
    }
}
