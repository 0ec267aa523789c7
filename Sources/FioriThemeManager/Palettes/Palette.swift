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
        var table = table
        colors = table.withUTF8(Self.colors)
    }

    /// Reads bytes, not characters: the first colour that a program draws waits for a whole table.
    private static func colors(in table: UnsafeBufferPointer<UInt8>) -> [ColorStyle: HexColorVariants] {
        let styles = Dictionary(uniqueKeysWithValues: ColorStyle.allCases.map { ($0.rawValue, $0) })
        var colors: [ColorStyle: HexColorVariants] = [:]
        colors.reserveCapacity(styles.count)
        let variants = ColorVariant.allCases
        var words = TableWords(table)
        repeat {
            guard let name = words.next(), let style = styles[String(decoding: name, as: UTF8.self)] else { continue }
            var known = HexColorVariants(count: variants.count)
            for variant in variants {
                guard let word = words.next() else { break }
                if let value = rgba(word) { known[variant] = HexColor(rgba: value) }
            }
            if !known.isEmpty { colors[style] = known }
        } while words.startLine()
        return colors
    }

    /// The value of eight hexadecimal digits; nil for other text.
    private static func rgba(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        guard digits.count == 8 else { return nil }
        var value: UInt32 = 0
        for digit in digits {
            switch digit {
            case 0x30...0x39: value = value << 4 | UInt32(digit - 0x30)
            case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((digit & 0xDF) - 0x37)
            default: return nil
            }
        }
        return value
    }

    /// The styles that the palette itself has a colour for, in the order of ``ColorStyle``.
    public var styles: [ColorStyle] { ColorStyle.allCases.filter { colors[$0] != nil } }

    /// The colour of a style in a variant.
    ///
    /// Where the palette has none for the variant, the nearest counts: without elevation, then without contrast, then
    /// the light one. In version 5, in which increased contrast has light labels in light appearance, too, the nearest of
    /// its dark variants is the light one, so that labels and grounds come from the same appearance. A style that the palette has under another name only is found under that.
    /// - Returns: nil when the palette has the style under no name.
    public func hexColor(for style: ColorStyle, in variant: ColorVariant) -> HexColor? {
        hexColor(for: style, in: hasLightContrast ? variant.fallbacksOfLightContrast : variant.fallbacks)
    }

    /// The colour of a style, under its name or another, in the first of some variants that has one.
    func hexColor(for style: ColorStyle, in fallbacks: [ColorVariant]) -> HexColor? {
        if let own = colors[style] { return own.nearest(in: fallbacks) }
        for alias in ColorCompatibility.aliases(of: style) {
            if let known = colors[alias] { return known.nearest(in: fallbacks) }
        }
        return nil
    }

    /// True for labels that are light in both variants of increased contrast.
    private var hasLightContrast: Bool { version == .v5 }

    /// The variant of another palette whose colours fit beside this one's in a variant.
    func variantBesideOthers(_ variant: ColorVariant) -> ColorVariant {
        switch variant {
        case .contrastDark where hasLightContrast: .contrastLight
        case .elevatedContrastDark where hasLightContrast: .elevatedContrastLight
        default: variant
        }
    }

    /// The colour of a style in exactly this variant and under exactly this name, if the palette has it.
    subscript(style: ColorStyle, variant: ColorVariant) -> HexColor? {
        get { colors[style]?[variant] }
        set { colors[style, default: .init()][variant] = newValue }
    }
}

/// The words of a table's lines, between spaces.
private struct TableWords {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The next word of the line; nil at its end.
    mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: "\n") {
            position += 1
        }
        return start < position ? bytes[start..<position] : nil
    }

    /// Moves to the next line; false where there is none.
    mutating func startLine() -> Bool {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        return position < bytes.count
    }
}

/// The colours of one style.
private struct HexColorVariants: Sendable {
    private var colors: [HexColor?]

    /// - Parameter count: The number of variants.
    init(count: Int = ColorVariant.allCases.count) { colors = Array(repeating: nil, count: count) }

    subscript(variant: ColorVariant) -> HexColor? {
        get { colors[variant.index] }
        set { colors[variant.index] = newValue }
    }

    var isEmpty: Bool { colors.allSatisfy { $0 == nil } }

    /// The colour of the first of some variants that has one.
    func nearest(in variants: [ColorVariant]) -> HexColor? {
        for candidate in variants {
            if let color = self[candidate] { return color }
        }
        return nil
    }
}
