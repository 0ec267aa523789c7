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
    @MainActor fileprivate func applied(to content: LookContent, readsSheets: Bool) -> LookContent {
        guard readsSheets, let modifier = part.modifier(in: content.theme) else { return styled(content) }
        return styled(
            LookContent(
                AnyView(content.view.modifier(modifier)), theme: content.theme, skeleton: content.skeleton))
    }

    /// Parts of skeletons have the colour of these.
    @MainActor private func styled(_ content: LookContent) -> LookContent {
        var content = content
        if let font { content = content.font(.fiori(forTextStyle: font.style, weight: font.weight)) }
        if let color = content.skeleton?.color ?? color {
            content = content.foregroundStyle(.preferredColor(color, in: content.theme))
        }
        return content
    }
}

nonisolated extension LookContent {
    /// The component in the look of a part.
    /// - Parameters:
    ///   - look: The font and the colour.
    ///   - readsSheets: False for the own look of a part in a composite, whose look of the part is the one that style
    ///     sheets change.
    @MainActor func with(_ look: PartLook, readsSheets: Bool = true) -> LookContent {
        look.applied(to: self, readsSheets: readsSheets)
    }
}
