import SwiftUI

/// A colour as a style sheet gives it: by background, or as that of a style of the palette.
public struct StyleSheetColor: Hashable, Sendable {
    /// Colour on light backgrounds.
    var light: Source?
    /// Colour on dark backgrounds.
    var dark: Source?

    enum Source: Hashable, Sendable {
        case hex(HexColor)
        case style(ColorStyle)
    }

    init(light: Source?, dark: Source?) {
        self.light = light
        self.dark = dark
    }

    /// The colour in a variant; nil if the sheet gives none for it.
    func source(in variant: ColorVariant) -> Source? { variant.isForDarkBackgrounds ? dark : light }
}

extension ColorVariant {
    /// Light colours are for dark backgrounds.
    var isForDarkBackgrounds: Bool {
        switch self {
        case .light, .contrastLight, .elevatedLight, .elevatedContrastLight: true
        case .dark, .contrastDark, .elevatedDark, .elevatedContrastDark: false
        }
    }
}
