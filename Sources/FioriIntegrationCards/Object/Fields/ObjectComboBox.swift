import SwiftUI

/// A choice among options, or a text of one's own.
struct ObjectComboBox: View {
    let label: String
    let placeholder: String
    let options: [ResolvedOption]
    let selectedKey: String?
    let value: String
    let enter: @MainActor (JSONValue) -> Void
    @State private var text = ""

    var body: some View {
        HStack(spacing: 6) {
            TextField(placeholder, text: $text)
                .textFieldStyle(.plain)
                .onSubmit(submit)
                .accessibilityLabel(Text(label))
            Menu {
                ForEach(options) { option in
                    Button {
                        enter(["key": .string(option.key)])
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
        .onAppear { text = value }
        .onChange(of: value) { text = value }
    }

    private func submit() {
        guard text != value else { return }
        if let option = options.first(where: { $0.title == text }) {
            enter(["key": .string(option.key)])
        } else {
            enter(["value": .string(text)])
        }
    }
}
