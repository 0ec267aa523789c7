import Foundation

/// The typefaces of text, and the Debian packages that install them.
///
/// Text looks the same on every machine, because only these files are searched, and no other installed fonts.
package enum FontCatalog {
    /// A family with the location of its files.
    package struct Family: Hashable, Sendable {
        /// The family name in the files.
        package let name: String
        /// The Debian package.
        package let package: String
        /// The directories to search, in order of preference.
        package let directories: [String]
        /// The file names, without the directory.
        package let files: [String]
        /// True if nothing can be drawn without it.
        package let isRequired: Bool
        /// True if it is a fallback for characters that other faces lack.
        package let isFallback: Bool
        /// The characters of a fallback that is loaded only for text with these; empty for all others.
        package let characters: [ClosedRange<UInt32>]

        init(
            _ name: String, package: String, in directories: [String], files: [String], isRequired: Bool = false,
            isFallback: Bool = false, characters: [ClosedRange<UInt32>] = []
        ) {
            self.name = name
            self.package = package
            self.directories = directories
            self.files = files
            self.isRequired = isRequired
            self.isFallback = isFallback
            self.characters = characters
        }
    }

    /// A weight and a slant.
    struct Style: Hashable, Sendable {
        /// 100 to 900.
        let weight: Int
        let isItalic: Bool

        static let regular = Style(weight: 400, isItalic: false)

        init(weight: Int, isItalic: Bool) {
            self.weight = weight
            self.isItalic = isItalic
        }

        /// Reads the style that a file is named for; nil for other names.
        init?(file: String) {
            guard let dash = file.lastIndex(of: "-"), let dot = file.lastIndex(of: "."), dash < dot else { return nil }
            var name = String(file[file.index(after: dash)..<dot])
            isItalic = name.hasSuffix("Italic")
            if isItalic { name.removeLast("Italic".count) }
            guard let step = FontCatalog.nineWeights.firstIndex(of: name.isEmpty ? "Regular" : name) else { return nil }
            weight = (step + 1) * 100
        }
    }

    private static let nineWeights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    private static func files(_ stem: String, weights: [String], suffix: String) -> [String] {
        weights.flatMap { weight in
            let italic = weight == "Regular" ? "Italic" : weight + "Italic"
            return ["\(stem)-\(weight).\(suffix)", "\(stem)-\(italic).\(suffix)"]
        }
    }

    /// The system typeface in text sizes.
    package static let text = Family(
        "Inter", package: "fonts-inter", in: ["/usr/share/fonts/opentype/inter"],
        files: files("Inter", weights: nineWeights, suffix: "otf"), isRequired: true)

    /// The system typeface in display sizes: the same letters with finer strokes and tighter spacing.
    package static let display = Family(
        "Inter Display", package: "fonts-inter", in: ["/usr/share/fonts/opentype/inter"],
        files: files("InterDisplay", weights: nineWeights, suffix: "otf"))

    package static let serif = Family(
        "Caladea", package: "fonts-crosextra-caladea", in: ["/usr/share/fonts/truetype/crosextra"],
        files: files("Caladea", weights: ["Regular", "Bold"], suffix: "ttf"))

    package static let rounded = Family(
        "Quicksand", package: "fonts-quicksand", in: ["/usr/share/fonts/truetype/quicksand"],
        files: ["Quicksand-Regular.ttf", "Quicksand-Bold.ttf"])

    package static let monospaced = Family(
        "JetBrains Mono", package: "fonts-jetbrains-mono", in: ["/usr/share/fonts/truetype/jetbrains-mono"],
        files: files(
            "JetBrainsMono",
            weights: ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold"],
            suffix: "ttf"))

    /// The fallback families, in this order, for characters that the requested face lacks.
    package static let fallbacks =
        [
            // Arabic, Hebrew, Armenian, Georgian, mathematical and technical signs.
            Family(
                "DejaVu Sans", package: "fonts-dejavu-core", in: ["/usr/share/fonts/truetype/dejavu"],
                files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"], isFallback: true),
            // Chinese, Japanese, Korean.
            Family(
                "WenQuanYi Micro Hei", package: "fonts-wqy-microhei", in: ["/usr/share/fonts/truetype/wqy"],
                files: ["wqy-microhei.ttc"], isFallback: true),
            Family(
                "Noto Color Emoji", package: "fonts-noto-color-emoji", in: ["/usr/share/fonts/truetype/noto"],
                files: ["NotoColorEmoji.ttf"], isFallback: true),
        ] + ScriptFallbacks.families

    /// The size from which the system typeface is drawn in its display cut: 20 points, as on iOS (Human Interface
    /// Guidelines, Typography).
    package static let displaySize: CGFloat = 20

    /// All families, the system typeface first.
    package static var all: [Family] { [text, display, serif, rounded, monospaced] + fallbacks }

    /// The family of a design at a size.
    package static func family(_ design: FontDesign, size: CGFloat) -> Family {
        switch design {
        case .default: size < displaySize ? text : display
        case .serif: serif
        case .rounded: rounded
        case .monospaced: monospaced
        }
    }
}
