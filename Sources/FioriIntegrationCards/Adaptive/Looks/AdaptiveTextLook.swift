import FioriThemeManager
import SwiftUI

/// The font and colour of a text.
nonisolated struct AdaptiveTextLook: Sendable, Hashable {
    var size = AdaptiveTextSize.default
    var weight = AdaptiveTextWeight.default
    var color = AdaptiveColor.default
    var fontType = AdaptiveFontType.default
    var isSubtle = false
    var isItalic = false

    init(weight: AdaptiveTextWeight = .default) { self.weight = weight }

    /// The look of a text block: headings and column headers are bold when they name no weight.
    init(_ text: AdaptiveTextBlock, isHeader: Bool) {
        (size, weight, color) = (text.size, text.weight, text.color)
        (fontType, isSubtle) = (text.fontType, text.isSubtle)
        let style = isHeader && text.style == .default ? .columnHeader : text.style
        if style != .default, weight == .default { weight = .bolder }
        if style == .heading, size == .default { size = .large }
    }

    init(_ run: AdaptiveTextRun) {
        (size, weight, color) = (run.size, run.weight, run.color)
        (fontType, isSubtle, isItalic) = (run.fontType, run.isSubtle, run.isItalic)
    }

    /// The font, where the scale is that of the reader's text size.
    func font(scale: CGFloat) -> Font {
        let points = size.points * scale
        let weight: Font.Weight =
            switch weight {
            case .default: .regular
            case .lighter: .light
            case .bolder: .bold
            }
        if fontType == .monospace {
            let font = Font.system(size: points, weight: weight, design: .monospaced)
            return isItalic ? font.italic() : font
        }
        return .fiori(fixedSize: points, weight: weight, isItalic: isItalic)
    }

    func color(in context: AdaptiveContext) -> Color {
        color.color(isSubtle: isSubtle, isOverImage: context.isOverImage)
    }
}
