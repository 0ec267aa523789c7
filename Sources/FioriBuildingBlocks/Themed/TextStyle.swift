import FioriThemeManager
import SwiftUI

/// The look of a text: a text style in the Fiori face, and a colour of the palette.
package nonisolated struct TextStyle: ViewModifier {
    let style: Font.TextStyle
    let weight: Font.Weight
    let color: ColorStyle
    @Environment(\.versionedTheme) private var theme

    package init(_ style: Font.TextStyle, weight: Font.Weight = .regular, _ color: ColorStyle) {
        self.style = style
        self.weight = weight
        self.color = color
    }

    @MainActor package func body(content: Content) -> some View {
        content
            .font(.fiori(forTextStyle: style, weight: weight))
            .foregroundStyle(Color.preferredColor(color, in: theme))
    }
}

nonisolated extension TextStyle: ClassedStyle {
    package var classes: PartClasses { .label }
    package var base: StyleSheetBase { StyleSheetBase(textStyle: style, weight: weight) }
}

/// Style of the number of a key performance indicator (KPI).
nonisolated package struct NumberStyle: ViewModifier {
    private let text: TextStyle

    package init(_ style: Font.TextStyle) { text = TextStyle(style, weight: .light, .primaryLabel) }

    @MainActor package func body(content: Content) -> some View { content.modifier(text).modifier(NumberFit()) }
}

nonisolated extension NumberStyle: ClassedStyle {
    package var classes: PartClasses { .label }
    package var base: StyleSheetBase { text.base }
}

/// Keeps a number on one line and shrinks it to fit, because digits on a second line would read as another number. At
/// the accessibility text sizes it begins larger and may shrink further, to a size that is still readable.
package nonisolated struct NumberFit: ViewModifier {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    package init() {}

    @MainActor package func body(content: Content) -> some View {
        content
            .lineLimit(1)
            .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 0.3 : 0.4)
    }
}
