import SwiftUI

/// A choice among options, or a text of one's own.
struct ComboBoxFilter: View {
    let name: String
    let label: String
    let choice: ResolvedFilter.Choice
    @State private var text = ""
    /// The text that was sent last, while the card has not taken it over.
    @State private var sent: String?
    @FocusState private var isFocused: Bool
    @Environment(\.cardActions) private var actions

    var body: some View {
        HStack(spacing: 6) {
            CardTextField(choice.placeholder, text: $text) { enter() }
                .focused($isFocused)
                .accessibilityLabel(Text(label.isEmpty ? choice.placeholder : label))
            Menu {
                ForEach(choice.options) { option in
                    Button(option.title) { actions.setFilter(name, ["key": .string(option.key)]) }
                        .disabled(!option.isEnabled)
                }
            } label: {
                Image(systemName: "chevron.down")
                    .font(.caption)
                    .foregroundStyle(.preferredColor(.secondaryLabel))
                    .frame(minWidth: 24, minHeight: 24)
                    .contentShape(Rectangle())
            }
            .accessibilityLabel(Text(label.isEmpty ? choice.placeholder : label))
        }
        .modifier(CardFilterParts.value)
        .modifier(CardFilterParts.field)
        .onAppear { text = choice.value }
        .onChange(of: choice.value) {
            text = choice.value
            sent = nil
        }
        // As in a browser, a text counts when the field is left.
        .onChange(of: isFocused) { if !isFocused { enter() } }
    }

    private func enter() {
        guard text != choice.value, text != sent else { return }
        sent = text
        if let option = choice.options.first(where: { $0.title == text }) {
            actions.setFilter(name, ["key": .string(option.key)])
        } else {
            actions.setFilter(name, ["value": .string(text)])
        }
    }
}
