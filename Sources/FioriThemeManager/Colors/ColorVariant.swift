/// Variant of a style's colour for a colour scheme, contrast and level.
///
/// Variants are named for their own appearance, not for the background: the light one is drawn on dark backgrounds.
public enum ColorVariant: String, CaseIterable, Hashable, Sendable {
    case light, dark, contrastLight, contrastDark, elevatedLight, elevatedDark, elevatedContrastLight
    case elevatedContrastDark

    /// The variant itself and the variants that replace it if it is missing, nearest first.
    var fallbacks: [ColorVariant] {
        switch self {
        case .light: [.light]
        case .dark: [.dark, .light]
        case .contrastLight: [.contrastLight, .light]
        case .contrastDark: [.contrastDark, .dark, .light]
        case .elevatedLight: [.elevatedLight, .light]
        case .elevatedDark: [.elevatedDark, .dark, .light]
        case .elevatedContrastLight: [.elevatedContrastLight, .contrastLight, .light]
        case .elevatedContrastDark: [.elevatedContrastDark, .contrastDark, .dark, .light]
        }
    }

    /// The same for a palette whose labels are light in both variants of increased contrast.
    var fallbacksOfLightContrast: [ColorVariant] {
        switch self {
        case .contrastDark: [.contrastDark, .light, .dark]
        case .elevatedContrastDark: [.elevatedContrastDark, .contrastDark, .elevatedLight, .light, .dark]
        default: fallbacks
        }
    }

    /// The position in ``allCases``.
    var index: Int {
        switch self {
        case .light: 0
        case .dark: 1
        case .contrastLight: 2
        case .contrastDark: 3
        case .elevatedLight: 4
        case .elevatedDark: 5
        case .elevatedContrastLight: 6
        case .elevatedContrastDark: 7
        }
    }
}
