import SwiftUI

/// A field whose text narrows the choices, which are offered below it while it is edited.
struct AdaptiveFilteredChoice: View {
    let choices: AdaptiveInput.Choices
    let name: String
    let placeholder: String
    @Binding var value: String
    @State private var text = ""
    @State private var isOpen = false

    /// The greatest number of choices that are offered at once.
    private static let offered = 8

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 6) {
                TextField(placeholder, text: $text)
                    .textFieldStyle(.plain)
                    .autocorrectionDisabled()
                    .accessibilityLabel(Text(name))
                Button {
                    isOpen.toggle()
                } label: {
                    Image(systemName: isOpen ? "chevron.up" : "chevron.down")
                        .font(.caption)
                        .foregroundStyle(.preferredColor(.secondaryLabel))
                        .frame(minWidth: 24, minHeight: 24)
                        .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
                .accessibilityHidden(true)
            }
            .modifier(AdaptiveField())
            if isOpen { list }
        }
        .onAppear { text = title(of: value) }
        .onChange(of: value) { if !value.isEmpty { text = title(of: value) } }
        .onChange(of: text) { edited() }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(matches, id: \.self) { index in
                Button {
                    value = choices.choices[index].value
                    text = choices.choices[index].title
                    isOpen = false
                } label: {
                    Text(verbatim: choices.choices[index].title)
                        .modifier(AdaptiveParts.inputValue)
                        .multilineTextAlignment(.leading)
                        .padding(.horizontal, 10)
                        .padding(.vertical, 6)
                        .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
                        .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
            }
        }
        .background(.preferredColor(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
    }

    /// The choices that contain the text; all of them while the text is the chosen title.
    private var matches: [Int] {
        let isChosen = !value.isEmpty && text == title(of: value)
        let all = choices.choices.indices.filter {
            isChosen || text.isEmpty || choices.choices[$0].title.localizedStandardContains(text)
        }
        return Array(all.prefix(Self.offered))
    }

    private func title(of value: String) -> String {
        choices.choices.first { $0.value == value }?.title ?? ""
    }

    /// A text that is a title chooses it; another one chooses nothing.
    private func edited() {
        guard text != title(of: value) || text.isEmpty && !value.isEmpty else { return }
        value = choices.choices.first { $0.title.compare(text, options: .caseInsensitive) == .orderedSame }?.value ?? ""
        isOpen = !text.isEmpty && value.isEmpty && !matches.isEmpty
    }
}
