import SwiftUI

/// A choice of one or more: a menu, a list of choices, or a field that filters them.
struct AdaptiveChoiceInput: View {
    let choices: AdaptiveInput.Choices
    let name: String
    let placeholder: String
    let rendersMarkdown: Bool
    @Binding var value: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        if choices.isList {
            AdaptiveChoiceList(choices: choices, name: name, rendersMarkdown: rendersMarkdown, value: $value)
        } else if choices.style == .filtered || choices.dataset != nil {
            AdaptiveFilteredChoice(choices: choices, name: name, placeholder: placeholder, value: $value)
        } else {
            menu
        }
    }

    private var menu: some View {
        let selected = choices.choices.first { $0.value == value && !value.isEmpty }
        return Menu {
            ForEach(choices.choices.indices, id: \.self) { index in
                let choice = choices.choices[index]
                Button {
                    value = choice.value
                } label: {
                    if choice.value == value {
                        Label(choice.title, systemImage: "checkmark")
                    } else {
                        Text(verbatim: choice.title)
                    }
                }
            }
        } label: {
            HStack(spacing: 6) {
                CardText(selected?.title ?? placeholder)
                    .foregroundStyle(.preferredColor(selected == nil ? .secondaryLabel : .primaryLabel))
                    .lineLimit(choices.wraps || dynamicTypeSize.isAccessibilitySize ? nil : 1)
                    .multilineTextAlignment(.leading)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: "chevron.up.chevron.down")
                    .font(.caption)
                    .foregroundStyle(.preferredColor(.secondaryLabel))
            }
            .modifier(AdaptiveField())
            .contentShape(Rectangle())
        }
        .accessibilityLabel(Text(name))
        .accessibilityValue(Text(selected?.title ?? ""))
    }
}

/// Choices below each other, of which one or several are marked.
private struct AdaptiveChoiceList: View {
    let choices: AdaptiveInput.Choices
    let name: String
    let rendersMarkdown: Bool
    @Binding var value: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        let selected = selected
        VStack(alignment: .leading, spacing: 0) {
            ForEach(choices.choices.indices, id: \.self) { index in
                let choice = choices.choices[index]
                let isSelected = selected.contains(choice.value)
                Button {
                    choose(choice.value)
                } label: {
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Image(systemName: symbol(isSelected))
                            .foregroundStyle(.preferredColor(isSelected ? .tintColor : .secondaryLabel))
                        AdaptiveMarkdownText(choice.title, rendersMarkdown: rendersMarkdown)
                            .lineLimit(choices.wraps || dynamicTypeSize.isAccessibilitySize ? nil : 1)
                            .multilineTextAlignment(.leading)
                    }
                    .modifier(AdaptiveParts.inputValue)
                    .padding(.vertical, 6)
                    .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
                .accessibilityLabel(
                    Text(AdaptiveMarkdown.plainText(choice.title, rendersMarkdown: rendersMarkdown))
                )
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(name))
    }

    private func symbol(_ isSelected: Bool) -> String {
        if choices.allowsSeveral { return isSelected ? "checkmark.square.fill" : "square" }
        return isSelected ? "largecircle.fill.circle" : "circle"
    }

    private var selected: Set<String> {
        choices.allowsSeveral
            ? Set(value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }) : [value]
    }

    private func choose(_ choice: String) {
        guard choices.allowsSeveral else {
            value = choice
            return
        }
        let changed = selected.symmetricDifference([choice])
        // The order is that of the choices, as in other hosts.
        value = choices.choices.map(\.value).filter(changed.contains).joined(separator: ",")
    }
}
