import SwiftUI

/// A text to search for. The search begins on return, and when the text is cleared.
struct SearchFilter: View {
    let name: String
    let label: String
    let value: String
    let placeholder: String
    @State private var text = ""
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass")
                .font(.subheadline)
                .foregroundStyle(.preferredColor(.secondaryLabel))
                .accessibilityHidden(true)
            CardTextField(prompt, text: $text) { search(text) }
                .accessibilityLabel(Text(label.isEmpty ? words.search : label))
            if !text.isEmpty {
                Button {
                    text = ""
                    search("")
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.preferredColor(.tertiaryLabel))
                }
                .buttonStyle(CardTapStyle())
                .accessibilityLabel(Text(words.cancel))
            }
        }
        .modifier(CardFilterParts.value)
        .modifier(CardFilterParts.field)
        .onAppear { text = value }
        .onChange(of: value) { text = value }
    }

    private var prompt: String { placeholder.isEmpty ? words.search : placeholder }

    private func search(_ text: String) {
        if text != value { actions.setFilter(name, .string(text)) }
    }
}
