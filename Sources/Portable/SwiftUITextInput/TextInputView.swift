import Foundation
import SwiftUICore

/// The edited text, or a value with its text.
enum InputSource {
    case text(Binding<String>)
    case value(ValueSource)

    /// A value with functions that convert it to text and back.
    struct ValueSource {
        let read: (Locale) -> String
        /// Writes the value during typing, as far as the text can be parsed.
        let write: (String, Locale) -> Void
        /// Writes the value at the end of editing, unless it was written during typing.
        let commit: (String, Locale) -> Void
    }

    /// The text of the binding.
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

    /// True if the text itself is bound; a value keeps the typed text until the end of editing.
    var isText: Bool {
        if case .text = self { true } else { false }
    }
}

/// Editable text without decoration: the content of text fields and editors.
nonisolated package struct TextInputView: View {
    package typealias Body = Never

    enum Kind: Equatable, Sendable {
        /// A single line, which scrolls horizontally when it is too long.
        case line
        /// A single line of bullets.
        case secure
        /// Grows with its lines up to the limit of the environment.
        case lines
        /// As high as its lines, in a scroll view.
        case editor
    }

    let kind: Kind
    let source: InputSource
    /// The accessibility label; shown as the placeholder unless there is a prompt.
    let label: AnyView
    let prompt: Text?
    /// The presented edit menu.
    var menu: Binding<EditMenu?>
    var editingChanged: ((Bool) -> Void)?
    var committed: (() -> Void)?
    /// True if editing begins with all the text selected.
    var selectsAll = false

    @MainActor package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { TextInputNode(value: view, inputs: inputs) }
    }
}
