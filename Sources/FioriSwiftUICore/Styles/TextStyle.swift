import FioriThemeManager
import SwiftUI

/// The look of a text: a text style in the Fiori face, and a colour of the palette.
struct TextStyle: ViewModifier {
    let style: Font.TextStyle
    let weight: Font.Weight
    let color: ColorStyle

    init(_ style: Font.TextStyle, weight: Font.Weight = .regular, _ color: ColorStyle) {
        self.style = style
        self.weight = weight
        self.color = color
    }

    func body(content: Content) -> some View {
        content
            .font(.fiori(forTextStyle: style, weight: weight))
            .foregroundStyle(.preferredColor(color))
    }
}

/// A number on one line, which gets smaller where there is little room; at the accessibility text sizes it goes on in the
/// next line instead.
struct NumberFit: ViewModifier {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    func body(content: Content) -> some View {
        content
            .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
            .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 1 : 0.5)
    }
}
