/// The faces of the scripts of South and South East Asia and Ethiopia. There are many, and few texts need any: each is
/// loaded for the first text with a character of its Unicode blocks.
enum ScriptFallbacks {
    private static let blocks: [(script: String, characters: [ClosedRange<UInt32>])] = [
        ("Devanagari", [0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]),
        ("Bengali", [0x0980...0x09FF]),
        ("Gurmukhi", [0x0A00...0x0A7F]),
        ("Gujarati", [0x0A80...0x0AFF]),
        ("Oriya", [0x0B00...0x0B7F]),
        ("Tamil", [0x0B80...0x0BFF]),
        ("Telugu", [0x0C00...0x0C7F]),
        ("Kannada", [0x0C80...0x0CFF]),
        ("Malayalam", [0x0D00...0x0D7F]),
        ("Sinhala", [0x0D80...0x0DFF]),
        ("Thai", [0x0E00...0x0E7F]),
        ("Lao", [0x0E80...0x0EFF]),
        ("Myanmar", [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
        ("Ethiopic", [0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F]),
        ("Khmer", [0x1780...0x17FF, 0x19E0...0x19FF]),
    ]

    static let families = blocks.map { block in
        FontCatalog.Family(
            "Noto Sans \(block.script)", package: "fonts-noto-core", in: ["/usr/share/fonts/truetype/noto"],
            files: ["NotoSans\(block.script)-Regular.ttf", "NotoSans\(block.script)-Bold.ttf"], isFallback: true,
            characters: block.characters)
    }

    /// The range of all characters of these faces, which most texts do not have.
    static let span: ClosedRange<UInt32> = 0x0900...0xAB2F
}
