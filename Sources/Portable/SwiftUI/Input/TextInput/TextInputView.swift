import Foundation

/// What a text field edits: text, or a value by its text.
enum InputSource {
    case text(Binding<String>)
    case value(ValueSource)

    /// A value behind functions that turn it into text and back.
    struct ValueSource {
        let read: (Locale) -> String
        /// Takes what is being typed, as far as there is a value in it.
        let write: (String, Locale) -> Void
        /// Takes what was typed when that is finished, unless it has taken it while it was typed.
        let commit: (String, Locale) -> Void
    }

    /// The text of what is bound.
    func read(_ locale: Locale) -> String {
        switch self {
        case .text(let text): text.wrappedValue
        case .value(let value): value.read(locale)
        }
    }

    func write(_ text: String, _ locale: Locale) {
        switch self {
        case .text(let binding): binding.wrappedValue = text
        case .value(let value): value.write(text, locale)
        }
    }

    /// Whether what is bound is the text itself; else the text stays as typed until that is finished.
    var isText: Bool {
        if case .text = self { true } else { false }
    }
}

/// Editable text without a frame around it: what text fields and editors are made of.
nonisolated struct TextInputView: View {
    typealias Body = Never

    enum Kind: Equatable, Sendable {
        /// One line, which moves when it is too long.
        case line
        /// One line of bullets.
        case secure
        /// Grows with its lines up to the limit of the environment.
        case lines
        /// As high as its lines, in a scroll view.
        case editor
    }

    let kind: Kind
    let source: InputSource
    /// What it is called; shown while it is empty unless there is a prompt.
    let label: AnyView
    let prompt: Text?
    /// The edit menu that is shown.
    var menu: Binding<EditMenu?>
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
    /// Whether all the text is selected when it comes to be edited.
    var selectsAll = false

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TextInputNode(view: view.value, inputs: inputs) }
    }
}
