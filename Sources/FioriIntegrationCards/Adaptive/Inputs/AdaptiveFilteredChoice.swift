import SwiftUI

/// A field whose text narrows the choices, which are offered below it while it is edited. Choices of a data set come from
/// the host as the person types.
struct AdaptiveFilteredChoice: View {
    let choices: AdaptiveInput.Choices
    let name: String
    let placeholder: String
    @Binding var value: String
    @State private var text = ""
    @State private var isOpen = false
    /// The choices of the data set for the text.
    @State private var found: [ResolvedOption] = []
    /// The choice that was made last, whose title the data set need not offer any more.
    @State private var chosen: ResolvedOption?
    @Environment(\.cardActions) private var actions

    /// The greatest number of choices that are offered at once.
    private static let offered = 8
    /// The time without a further letter after which the data set is asked.
    private static let pause = Duration.milliseconds(250)

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 6) {
                CardTextField(placeholder, text: $text)
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
        .task(id: text) { await search() }
    }

    private var list: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(matches) { option in
                Button {
                    chosen = option
                    value = option.key
                    text = option.title
                    isOpen = false
                } label: {
                    Text(verbatim: option.title)
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

    // MARK: Choices

    /// The choices that contain the text, and those of the data set; all of them while the text is the chosen title.
    private var matches: [ResolvedOption] {
        let isChosen = !value.isEmpty && text == title(of: value)
        let own = options.filter { isChosen || text.isEmpty || $0.title.localizedStandardContains(text) }
        let keys = Set(own.map(\.key))
        return Array((own + found.filter { !keys.contains($0.key) }).prefix(Self.offered))
    }

    /// The choices of the card itself.
    private var options: [ResolvedOption] {
        choices.choices.map { ResolvedOption(key: $0.value, title: $0.title) }
    }

    /// The title of a value; the value itself for one of a data set that has not been chosen here.
    private func title(of value: String) -> String {
        guard !value.isEmpty else { return "" }
        if let option = (options + [chosen].compactMap { $0 }).first(where: { $0.key == value }) { return option.title }
        return choices.dataset == nil ? "" : value
    }

    /// A text that is a title chooses it; another one chooses nothing.
    private func edited() {
        guard text != title(of: value) || text.isEmpty && !value.isEmpty else { return }
        let option = (options + found).first { $0.title.compare(text, options: .caseInsensitive) == .orderedSame }
        chosen = option
        value = option?.key ?? ""
        isOpen = !text.isEmpty && value.isEmpty && !matches.isEmpty
    }

    /// Asks the data set for the text after a pause; a further letter cancels that.
    private func search() async {
        guard let dataset = choices.dataset, !text.isEmpty else {
            found = []
            return
        }
        guard text != title(of: value) else { return }
        do { try await Task.sleep(for: Self.pause) } catch { return }
        let answer = await actions.choices(dataset, text, Self.offered) ?? []
        guard !Task.isCancelled else { return }
        found = answer
        isOpen = value.isEmpty && !matches.isEmpty
    }
}
