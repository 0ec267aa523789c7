import SwiftUI

/// A choice among options, or a text of one's own.
struct ObjectComboBox: View {
    let label: String
    let placeholder: String
    let options: [ResolvedOption]
    let selectedKey: String?
    let value: String
    let enter: @MainActor (JSONValue) -> Void
    /// Called when the field loses the focus.
    let leave: @MainActor () -> Void
    @State private var text = ""
    /// The text that the form has or is about to have. Its answer to a key may come after the next key.
    @State private var sent = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 6) {
            CardTextField(placeholder, text: $text)
                .focused($isFocused)
                .accessibilityLabel(Text(label))
            Menu {
                ForEach(options) { option in
                    Button {
                        choose(option)
                    } label: {
                        if option.key == selectedKey {
                            Label(option.title, systemImage: "checkmark")
                        } else {
                            Text(option.title)
                        }
                    }
                    .disabled(!option.isEnabled)
                }
            } label: {
                Image(systemName: "chevron.down")
                    .font(.caption)
                    .foregroundStyle(.preferredColor(.secondaryLabel))
                    .frame(minWidth: 24, minHeight: 24)
                    .contentShape(Rectangle())
            }
            .accessibilityLabel(Text(label))
        }
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

    private func choose(_ option: ResolvedOption) {
        sent = option.title
        text = option.title
        enter(["key": .string(option.key)])
    }

    /// Sends a typed text at each change: a button of the card sends the form without taking the focus from the field.
    private func send() {
        guard text != sent else { return }
        sent = text
        if let option = options.first(where: { $0.isEnabled && $0.title == text }) {
            enter(["key": .string(option.key)])
        } else {
            enter(["value": .string(text)])
        }
    }
}
