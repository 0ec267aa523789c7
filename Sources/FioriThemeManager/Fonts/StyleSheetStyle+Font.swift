import SwiftUI

extension StyleSheetStyle {
    /// True if no property of the font is set.
    var hasNoFont: Bool { fontName == nil && fontSize == nil && textStyle == nil && fontWeight == nil }

    /// The font of the style; nil if no property of a font is set.
    public var font: Font? {
        guard !hasNoFont else { return nil }
        let weight = fontWeight ?? .regular
        if let fontName {
            let size = fontSize ?? Font.fioriBaseSize(of: textStyle ?? .body)
            return Font.custom(fontName, size: size, relativeTo: textStyle ?? .body).weight(weight)
        }
        if let fontSize { return Font.fiori(fixedSize: fontSize, weight: weight) }
        return Font.fiori(forTextStyle: textStyle ?? .body, weight: weight)
    }
}
