import SwiftUI

/// A choice among options.
nonisolated struct SelectFilter: View {
    let name: String
    let label: String
    let choice: ResolvedFilter.Choice
    @Environment(\.cardActions) private var actions

    @MainActor var body: some View {
        Menu {
            ForEach(choice.options) { option in
                Button {
                    actions.setFilter(name, .string(option.key))
                } label: {
                    if option.key == choice.selectedKey {
                        Label(option.title, systemImage: "checkmark")
                    } else {
                        Text(option.title)
                    }
                }
                .disabled(!option.isEnabled)
            }
        } label: {
            FilterMenuLabel(text: choice.value, placeholder: choice.placeholder)
        }
        .accessibilityLabel(Text(label.isEmpty ? choice.placeholder : label))
        .accessibilityValue(Text(choice.value))
    }
}

/// The text of a filter with the sign of a menu behind it.
nonisolated struct FilterMenuLabel: View {
    let text: String
    /// The text in place of an empty one.
    var placeholder = ""
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let lines = dynamicTypeSize.isAccessibilitySize ? nil : 1
        HStack(spacing: 6) {
            CardText(text.isEmpty ? placeholder : text, lines: lines)
                .labelColor(text.isEmpty ? .preferredColor(.secondaryLabel) : nil)
                .lineLimit(lines)
                .multilineTextAlignment(.leading)
                .frame(maxWidth: .infinity, alignment: .leading)
            Image(systemName: "chevron.up.chevron.down")
                .font(.caption)
                .foregroundStyle(.preferredColor(.secondaryLabel))
        }
        .modifier(CardFilterParts.value)
        .modifier(CardFilterParts.field)
        .contentShape(Rectangle())
    }
}
