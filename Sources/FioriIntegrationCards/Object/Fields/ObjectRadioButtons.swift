import SwiftUI

/// Options below each other, one of which is chosen.
nonisolated struct ObjectRadioButtons: View {
    let options: [ResolvedOption]
    let selectedKey: String?
    let enter: @MainActor (JSONValue) -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(options) { option in
                let isSelected = option.key == selectedKey
                Button {
                    enter(["key": .string(option.key)])
                } label: {
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
                            .foregroundStyle(.preferredColor(isSelected ? .tintColor : .secondaryLabel))
                        CardText(option.title).frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .modifier(CardFilterParts.value)
                    .frame(minHeight: 36)
                    .contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
                .disabled(!option.isEnabled)
                .accessibilityAddTraits(isSelected ? .isSelected : [])
            }
        }
    }
}
