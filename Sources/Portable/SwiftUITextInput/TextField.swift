import SwiftUICore

/// A control for text of a single line, or of several to which it grows.
public struct TextField<Label>: View where Label: View {
    let label: Label
    let input: TextFieldInput

    @Environment(\.textFieldStyle) private var style

    package init(label: Label, input: TextFieldInput) {
        self.label = label
        self.input = input
    }

    @MainActor public var body: some View {
        if let style {
            // Inside the style the field is unstyled, unless the style sets another one.
            style.body(
                TextField<_TextFieldStyleLabel>(label: _TextFieldStyleLabel(content: AnyView(label)), input: input)
            )
            .environment(\.textFieldStyle, nil)
        } else {
            EditMenuOwner { menu in
                TextInputView(
                    kind: input.kind, source: input.source, label: AnyView(label), prompt: input.prompt, menu: menu,
                    editingChanged: input.editingChanged, committed: input.committed,
                    selectsAll: input.selectsAll)
            }
        }
    }
}

/// The input of a text field, apart from its appearance.
package struct TextFieldInput {
    var kind = TextInputView.Kind.line
    var source: InputSource
    var prompt: Text?
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
    /// True if editing begins with all the text selected.
    var selectsAll = false

    package init(_ text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
        source = .text(text)
        self.prompt = prompt
        kind = axis == .vertical ? .lines : .line
    }

    init(source: InputSource, prompt: Text?) {
        self.source = source
        self.prompt = prompt
    }

    package func calling(_ editingChanged: ((Bool) -> Void)?, _ committed: (() -> Void)?) -> TextFieldInput {
        var input = self
        input.editingChanged = editingChanged
        input.committed = committed
        return input
    }

    package var selectingAll: TextFieldInput {
        var input = self
        input.selectsAll = true
        return input
    }
}

extension TextField {
    /// - Parameter prompt: the placeholder of the empty field; nil for the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), input: TextFieldInput(text, prompt: prompt))
    }

    /// - Parameter axis: vertical for a field that grows with its lines, up to the line limit.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), input: TextFieldInput(text, prompt: prompt, axis: axis))
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), input: TextFieldInput(text))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), input: TextFieldInput(text, prompt: prompt))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text, prompt: prompt))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(label: Text(titleKey), input: TextFieldInput(text, axis: axis))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text, axis: axis))
    }

    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(label: Text(titleKey), input: TextFieldInput(text, prompt: prompt, axis: axis))
    }

    @_disfavoredOverload
    public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
        self.init(label: Text(title), input: TextFieldInput(text, prompt: prompt, axis: axis))
    }
}

@available(*, unavailable)
extension TextField: Sendable {}
