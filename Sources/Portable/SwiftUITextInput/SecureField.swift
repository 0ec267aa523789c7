import SwiftUICore

/// A text field that shows bullets instead of its text.
public struct SecureField<Label>: View where Label: View {
    let label: Label
    let input: TextFieldInput

    private init(label: Label, text: Binding<String>, prompt: Text? = nil, committed: (() -> Void)? = nil) {
        self.label = label
        var input = TextFieldInput(text, prompt: prompt).calling(nil, committed)
        input.kind = .secure
        self.input = input
    }

    @MainActor public var body: some View { TextField(label: label, input: input) }

    /// - Parameter prompt: the placeholder of the empty field; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(label: Text(title), text: text, prompt: prompt)
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), text: text)
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(label: Text(title), text: text)
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:).")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), text: text, committed: onCommit)
    }

    @available(iOS, deprecated: 100000.0, message: "Use View.onSubmit(of:_:).")
    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
    where S: StringProtocol {
        self.init(label: Text(title), text: text, committed: onCommit)
    }
}

@available(*, unavailable)
extension SecureField: Sendable {}
