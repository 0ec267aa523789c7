import SwiftUI

/// A text of one or several lines. Each change goes to the form.
struct ObjectTextField: View {
    let label: String
    let placeholder: String
    let value: String
    let lines: Int
    let enter: @MainActor (JSONValue) -> Void
    /// Called when the field loses the focus.
    let leave: @MainActor () -> Void
    @State private var text = ""
    /// The text that the form has or is about to have. Its answer to a key may come after the next key.
    @State private var sent = ""
    @FocusState private var isFocused: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Group {
            if lines > 1 {
                TextField(placeholder, text: $text, prompt: .fieldPrompt(placeholder, wraps: true), axis: .vertical)
                    .textFieldStyle(.plain)
                    .lineLimit(dynamicTypeSize.fieldLines(lines...lines, isEmpty: text.isEmpty))
            } else {
                CardTextField(placeholder, text: $text)
            }
        }
        .focused($isFocused)
        .accessibilityLabel(Text(label))
        .modifier(CardFilterParts.value)
        .modifier(CardFilterParts.field)
        .onAppear { follow() }
        .onChange(of: value) { if !isFocused { follow() } }
        .onChange(of: text) { send() }
        .onChange(of: isFocused) { if !isFocused { leave() } }
    }

    private func follow() {
        sent = value
        text = value
    }

    private func send() {
        guard text != sent else { return }
        sent = text
        enter(.string(text))
    }
}
