import Foundation

/// The faces that text is drawn with, and the Debian packages that bring them.
///
/// Text looks the same on every machine because these files, and never whatever else is installed, are searched.
package enum FontCatalog {
    /// A family and where its files are.
    package struct Family: Hashable, Sendable {
        /// The name that the files carry.
        package let name: String
        /// The Debian package.
        package let package: String
        /// Directories it may lie in, best first.
        package let directories: [String]
        /// The file names, without the directory.
        package let files: [String]
        /// True when nothing can be drawn without it.
        package let isRequired: Bool
        /// True if characters that other faces lack are looked for in it.
        package let isFallback: Bool
        /// Of a fallback that is loaded only when text has such characters, these; empty for all others.
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

    private static let nineWeights = [
        "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]

    private static func files(_ stem: String, weights: [String], suffix: String) -> [String] {
        weights.flatMap { weight in
            let italic = weight == "Regular" ? "Italic" : weight + "Italic"
            return ["\(stem)-\(weight).\(suffix)", "\(stem)-\(italic).\(suffix)"]
        }
    }

    /// The system face in text sizes.
    package static let text = Family(
        "Inter", package: "fonts-inter", in: ["/usr/share/fonts/opentype/inter"],
        files: files("Inter", weights: nineWeights, suffix: "otf"), isRequired: true)

    /// The system face in display sizes: the same letters, drawn finer and set closer.
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

    /// Where characters come from that the wanted face lacks, in this order.
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

    /// From this size on the system face is drawn in its display cut, as iOS does from 20 points
    /// (Human Interface Guidelines, Typography).
    package static let displaySize: CGFloat = 20

    /// All families, the system face first.
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
