import FioriBuildingBlocks
import FioriThemeManager
import SwiftUI

/// The font and the colour of a part.
///
/// It has the name by which style sheets and `StyleCache` give the part another look, such as `ObjectItem.title`.
nonisolated struct PartLook: Sendable {
    private let part: ThemedPart
    private let font: FontLook?
    private let color: ColorStyle?

    /// A text style with its weight.
    nonisolated private struct FontLook: Sendable {
        let style: Font.TextStyle
        let weight: Font.Weight
    }

    /// - Parameters:
    ///   - name: The component and its part.
    ///   - style: The text style; nil for that of the views around.
    ///   - weight: The weight of the text style.
    ///   - color: The colour; nil for that of the views around.
    ///   - classes: The classes of style sheets that the part follows; nil for those of labels, or for none without a text
    ///     style.
    init(
        _ name: String, _ style: Font.TextStyle? = nil, weight: Font.Weight = .regular, _ color: ColorStyle? = nil,
        as classes: PartClasses? = nil
    ) {
        part = ThemedPart(
            name, as: classes ?? (style == nil ? .none : .label),
            base: style.map { StyleSheetBase(textStyle: $0, weight: weight) } ?? StyleSheetBase())
        font = style.map { FontLook(style: $0, weight: weight) }
        self.color = color
    }

    /// The part in its font and colour, with what style sheets and the app set inside of them.
    @MainActor fileprivate func applied(to content: LookContent, readsSheets: Bool) -> AnyView {
        guard readsSheets, let modifier = part.modifier(in: content.theme) else {
            return styled(content.view, in: content.theme, content.skeleton)
        }
        return styled(AnyView(content.view.modifier(modifier)), in: content.theme, content.skeleton)
    }

    /// Parts of skeletons have the colour of these.
    @MainActor private func styled(_ view: AnyView, in theme: VersionedTheme?, _ skeleton: Skeleton?) -> AnyView {
        let font = font.map { Font.fiori(forTextStyle: $0.style, weight: $0.weight) }
        let color = (skeleton?.color ?? color).map { Color.preferredColor($0, in: theme) }
        return switch (font, color) {
        case (let font?, let color?): AnyView(view.font(font).foregroundStyle(color))
        case (let font?, nil): AnyView(view.font(font))
        case (nil, let color?): AnyView(view.foregroundStyle(color))
        case (nil, nil): view
        }
    }
}

nonisolated extension LookContent {
    /// The component in the look of a part.
    /// - Parameters:
    ///   - look: The font and the colour.
    ///   - readsSheets: False for the own look of a part in a composite, whose look of the part is the one that style
    ///     sheets change.
    @MainActor func with(_ look: PartLook, readsSheets: Bool = true) -> AnyView {
        look.applied(to: self, readsSheets: readsSheets)
    }
}
