import SwiftUI

extension StyleSheetStyle {
    /// True if no property of the font is set.
    private var hasNoFont: Bool { fontName == nil && fontSize == nil && textStyle == nil && fontWeight == nil }

    /// True if a property of the font is set, for any state.
    var setsFont: Bool { setsAny(of: [.fontName, .fontSize, .fontStyle, .fontWeight]) }

    /// The font of the style; nil if no property of a font is set.
    public var font: Font? { font(base: StyleSheetBase()) }

    /// The font of the style; nil if no property of a font is set.
    /// - Parameter base: The font without the sheet, whose text style and weight stay where none is set.
    package func font(base: StyleSheetBase) -> Font? {
        guard !hasNoFont else { return nil }
        let style = textStyle ?? base.textStyle ?? .body
        guard let fontName else {
            let weight = fontWeight ?? (textStyle == nil ? base.weight : nil) ?? .regular
            if let fontSize { return Font.fiori(fixedSize: fontSize, weight: weight) }
            return Font.fiori(forTextStyle: style, weight: weight)
        }
        if let face = SystemFace(name: fontName) {
            let font = fontSize.map { Font.system(size: $0) } ?? .system(style)
            let heavy = font.weight(fontWeight ?? face.weight)
            return face.isItalic ? heavy.italic() : heavy
        }
        let font = Font.custom(fontName, size: fontSize ?? Font.fioriBaseSize(of: style), relativeTo: style)
        return fontWeight.map { font.weight($0) } ?? font
    }
}

/// The system's face by NUI's names.
private struct SystemFace {
    let weight: Font.Weight
    let isItalic: Bool

    init?(name: String) {
        let weights: [String: Font.Weight] = [
            "system": .regular, "boldsystem": .bold, "italicsystem": .regular, "blacksystem": .black,
            "heavysystem": .heavy, "lightsystem": .light, "mediumsystem": .medium, "semiboldsystem": .semibold,
            "thinsystem": .thin, "ultralightsystem": .ultraLight,
        ]
        guard let weight = weights[name.lowercased()] else { return nil }
        self.weight = weight
        isItalic = name.lowercased() == "italicsystem"
    }
}
