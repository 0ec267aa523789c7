/// The circumstances that a style has a colour for.
///
/// A variant is named for what it looks like, not for where it stands: the light one is drawn on dark backgrounds.
public enum ColorVariant: String, CaseIterable, Hashable, Sendable {
    case light, dark, contrastLight, contrastDark, elevatedLight, elevatedDark, elevatedContrastLight
    case elevatedContrastDark

    /// The variant itself and what takes its place, nearest first.
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
