import SwiftUICore

/// The moment in which a text field starts to take dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
    private enum Kind: Sendable { case onSelect, onLook }

    private let kind: Kind

    /// Dictation starts when its button is pressed.
    public static let onSelect = TextInputDictationActivation(kind: .onSelect)
    /// Dictation starts when the person looks at its button.
    public static let onLook = TextInputDictationActivation(kind: .onLook)
}

/// The way in which a text field takes dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
    /// The activation of dictation in the field; nil for the way of the platform.
    private let activation: TextInputDictationActivation?

    /// The way of the platform.
    public static let automatic = TextInputDictationBehavior(activation: nil)

    /// Dictation in the field itself.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(activation: activation)
    }
}

private struct SearchDictationKey: EnvironmentKey {
    static var defaultValue: TextInputDictationBehavior { .automatic }
}

extension EnvironmentValues {
    /// The way in which search fields take dictation.
    var searchDictationBehavior: TextInputDictationBehavior {
        get { self[SearchDictationKey.self] }
        set { self[SearchDictationKey.self] = newValue }
    }
}

extension View {
    /// Sets the way in which search fields of this view take dictation.
    ///
    /// There is no dictation on Linux; the environment keeps the value.
    nonisolated public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> some View {
        environment(\.searchDictationBehavior, dictationBehavior)
    }
}
