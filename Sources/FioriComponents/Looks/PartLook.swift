import FioriThemeManager
import SwiftUI

/// The font and the colour of a part.
///
/// It has the name by which style sheets and apps give the part another look, such as `ObjectItem.title`.
nonisolated struct PartLook: Sendable {
    let name: String
    let font: FontLook?
    let color: ColorStyle?

    /// A text style with its weight.
    nonisolated struct FontLook: Sendable {
        let style: Font.TextStyle
        let weight: Font.Weight
    }

    /// - Parameters:
    ///   - name: The component and its part.
    ///   - style: The text style; nil for that of the views around.
    ///   - weight: The weight of the text style.
    ///   - color: The colour; nil for that of the views around.
    init(_ name: String, _ style: Font.TextStyle? = nil, weight: Font.Weight = .regular, _ color: ColorStyle? = nil) {
        self.name = name
        font = style.map { FontLook(style: $0, weight: weight) }
        self.color = color
    }

    /// The same look in another colour, which depends on the state of the component.
    func with(_ color: ColorStyle) -> PartLook {
        PartLook(name, font?.style, weight: font?.weight ?? .regular, color)
    }
}

nonisolated extension LookContent {
    /// The component in the font and the colour of a part.
    @MainActor func with(_ look: PartLook) -> AnyView {
        switch (font(of: look), color(of: look)) {
        case (let font?, let color?): AnyView(view.font(font).foregroundStyle(color))
        case (let font?, nil): AnyView(view.font(font))
        case (nil, let color?): AnyView(view.foregroundStyle(color))
        case (nil, nil): view
        }
    }

    @MainActor private func font(of look: PartLook) -> Font? {
        look.font.map { .fiori(forTextStyle: $0.style, weight: $0.weight) }
    }

    @MainActor private func color(of look: PartLook) -> Color? {
        look.color.map { .preferredColor($0, in: theme) }
    }
}
