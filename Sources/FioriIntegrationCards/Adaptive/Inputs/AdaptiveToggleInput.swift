import SwiftUI

/// A switch with its title.
struct AdaptiveToggleInput: View {
    let title: String
    let name: String
    let valueOn: String
    let valueOff: String
    let wraps: Bool
    let rendersMarkdown: Bool
    @Binding var value: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Toggle(isOn: isOn) {
            AdaptiveMarkdownText(title, rendersMarkdown: rendersMarkdown)
                .modifier(AdaptiveParts.inputValue)
                .lineLimit(wraps || dynamicTypeSize.isAccessibilitySize ? nil : 1)
        }
        .accessibilityLabel(Text(name))
    }

    private var isOn: Binding<Bool> {
        let (value, valueOn, valueOff) = ($value, valueOn, valueOff)
        return Binding {
            value.wrappedValue == valueOn
        } set: {
            value.wrappedValue = $0 ? valueOn : valueOff
        }
    }
}
