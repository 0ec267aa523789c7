import SwiftUICore

/// The repetition of a button's action while a finger stays on it.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the kind of control: buttons act once, when the finger is lifted.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// The action is repeated.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// The action is done once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// The repetition of buttons' actions while a finger stays on them.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets whether buttons in this view and below repeat their action while a finger stays on them.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
