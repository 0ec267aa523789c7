/// The colours of the styles in all their variants.
public struct Palette: Sendable {
    private var colors: [ColorStyle: [ColorVariant: HexColor]]

    /// The newest palette, version 8.
    public static let latest = Palette(table: PaletteV8.table)

    /// Reads a table of one line a style: its name and its colour in each variant, in the order of ``ColorVariant``.
    init(table: String) {
        colors = [:]
        for line in table.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let name = words.first, let style = ColorStyle(rawValue: String(name)) else { continue }
            for (variant, word) in zip(ColorVariant.allCases, words.dropFirst()) {
                if let color = HexColor(String(word)) { colors[style, default: [:]][variant] = color }
            }
        }
    }

    /// The colour of a style in a variant. Where the palette has none for it, the nearest counts: without elevation,
    /// then without contrast, then the light one.
    public func hexColor(for style: ColorStyle, in variant: ColorVariant) -> HexColor? {
        guard let variants = colors[style] else { return nil }
        for candidate in variant.fallbacks {
            if let color = variants[candidate] { return color }
        }
        return nil
    }
}

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
}

/// A colour as red, green, blue and opacity of eight bits each.
public struct HexColor: Hashable, Sendable {
    /// 0 to 1.
    public let red, green, blue, opacity: Double

    /// Reads six or eight hexadecimal digits, the last two being the opacity; nil when it is anything else.
    public init?(_ text: String) {
        guard text.count == 6 || text.count == 8, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16)
        else { return nil }
        let rgba = text.count == 8 ? value : value << 8 | 0xFF
        func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
        (red, green, blue, opacity) = (component(24), component(16), component(8), component(0))
    }
}
