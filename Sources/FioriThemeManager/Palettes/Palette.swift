/// The colours of the styles in all their variants.
///
/// Those of Fiori come by version (``PaletteVersion``); an app makes its own from another one or from nothing. A style
/// that a palette has no colour for is looked up under the names that older and newer palettes have for it.
public struct Palette: Sendable {
    private var colors: [ColorStyle: HexColorVariants]

    /// Version of the Fiori palette that this one is or is based on; nil for a palette that is based on none.
    public let version: PaletteVersion?

    /// The newest Fiori palette.
    public static var latest: Palette { PaletteVersion.latest.palette }

    /// Creates a custom palette.
    /// - Parameters:
    ///   - colors: The colours by style. Missing ones are taken from the newest Fiori palette that has them.
    ///   - base: The palette that they extend and override; nil for none.
    public init(_ colors: [ColorStyle: [ColorVariant: HexColor]], base: Palette? = nil) {
        self.colors = base?.colors ?? [:]
        version = base?.version
        for (style, variants) in colors {
            for (variant, color) in variants { self.colors[style, default: .init()][variant] = color }
        }
    }

    /// Reads a table of one line a style: its name and its colour in each variant, in the order of ``ColorVariant``.
    init(version: PaletteVersion, table: String) {
        self.version = version
        colors = [:]
        for line in table.split(whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let name = words.first, let style = ColorStyle(rawValue: String(name)) else { continue }
            for (variant, word) in zip(ColorVariant.allCases, words.dropFirst()) {
                if let color = HexColor(String(word)) { colors[style, default: .init()][variant] = color }
            }
        }
    }

    /// The styles that the palette itself has a colour for, in the order of ``ColorStyle``.
    public var styles: [ColorStyle] { ColorStyle.allCases.filter { colors[$0] != nil } }

    /// The colour of a style in a variant.
    ///
    /// Where the palette has none for the variant, the nearest counts: without elevation, then without contrast, then
    /// the light one. A style that the palette has under another name only is found under that.
    /// - Returns: nil when the palette has the style under no name.
    public func hexColor(for style: ColorStyle, in variant: ColorVariant) -> HexColor? {
        if let own = colors[style] { return own.nearest(to: variant) }
        for alias in ColorCompatibility.aliases(of: style) {
            if let known = colors[alias] { return known.nearest(to: variant) }
        }
        return nil
    }

    /// The colour of a style in exactly this variant and under exactly this name, if the palette has it.
    subscript(style: ColorStyle, variant: ColorVariant) -> HexColor? {
        get { colors[style]?[variant] }
        set { colors[style, default: .init()][variant] = newValue }
    }
}

/// The colours of one style.
private struct HexColorVariants: Sendable {
    private var colors: [HexColor?] = Array(repeating: nil, count: ColorVariant.allCases.count)

    subscript(variant: ColorVariant) -> HexColor? {
        get { colors[variant.index] }
        set { colors[variant.index] = newValue }
    }

    func nearest(to variant: ColorVariant) -> HexColor? {
        for candidate in variant.fallbacks {
            if let color = self[candidate] { return color }
        }
        return nil
    }
}
