import SwiftUICore

/// The label of an on-screen keyboard's return key.
public struct SubmitLabel: Sendable {
    package let name: String

    private init(name: String) { self.name = name }

    public static var done: SubmitLabel { SubmitLabel(name: "done") }
    public static var go: SubmitLabel { SubmitLabel(name: "go") }
    public static var send: SubmitLabel { SubmitLabel(name: "send") }
    public static var join: SubmitLabel { SubmitLabel(name: "join") }
    public static var route: SubmitLabel { SubmitLabel(name: "route") }
    public static var search: SubmitLabel { SubmitLabel(name: "search") }
    public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
    public static var next: SubmitLabel { SubmitLabel(name: "next") }
    public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The text that an on-screen keyboard capitalises.
public struct TextInputAutocapitalization: Sendable {
    package let name: String

    private init(name: String) { self.name = name }

    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(name: "none") }
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(name: "words") }
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(name: "sentences") }
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(name: "characters") }

    /// Converts UIKit's type.
    @_documentation(visibility: internal)
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

/// The properties of the focused text for a host's keyboard.
package struct TextInputTraits: Sendable {
    package var submitLabel = SubmitLabel.return
    package var autocapitalization: TextInputAutocapitalization?
    package var autocorrectionDisabled = false
    /// The keys that are shown first.
    package var keyboardType = UIKeyboardType.default
    /// The meaning of the text, by which a host may offer what people have typed elsewhere.
    package var contentType: UITextContentType?
}

private struct TextInputTraitsKey: EnvironmentKey {
    static var defaultValue: TextInputTraits { TextInputTraits() }
}

extension EnvironmentValues {
    package var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// True if the keyboard does not correct the typed text.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.autocorrectionDisabled }
        set { textInputTraits.autocorrectionDisabled = newValue }
    }

    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    /// Disables autocorrection of text in this view.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    @available(iOS, deprecated: 100000.0, renamed: "autocorrectionDisabled(_:)")
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { $0 = disable ?? $0 }
    }

    /// Sets the text that the keyboard capitalises in this view.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View {
        transformEnvironment(\.textInputTraits) { $0.autocapitalization = autocapitalization }
    }

    @available(iOS, deprecated: 100000.0, renamed: "textInputAutocapitalization(_:)")
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Sets the keys that an on-screen keyboard shows first in this view; hardware keyboards are unaffected.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboardType = type }
    }

    /// Sets the meaning of the texts of fields in this view, by which a host may offer what people have typed elsewhere.
    @available(iOS 13.0, *)
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }

    /// Sets the label of the keyboard's return key in this view.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
    }
}
