import Drawing
import Expectations
import FioriThemeManager
import Foundation
import Testing

/// Docs/Contrast.md lists the label colours of the palette whose contrast is too low for texts that must be read.
struct PaletteContrastTests {
    private static let labels: [ColorStyle] = [
        .primaryLabel, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel, .tintColor, .tintColor2,
        .negativeLabel, .positiveLabel, .criticalLabel, .informativeLabel, .neutralLabel, .stockUpStroke,
        .stockDownStroke,
    ]
    private static let backgrounds: [ColorStyle] = [
        .primaryBackground, .secondaryBackground, .tertiaryBackground, .primaryGroupedBackground,
        .secondaryGroupedBackground, .tertiaryGroupedBackground, .header, .chrome,
    ]
    private static let schemes: [(name: String, variant: ColorVariant)] = [
        ("light", .dark), ("dark", .light), ("light, increased contrast", .contrastDark),
        ("dark, increased contrast", .contrastLight),
    ]

    private static func color(_ style: ColorStyle, _ variant: ColorVariant) -> RGBAColor? {
        Palette.latest.hexColor(for: style, in: variant).map {
            RGBAColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.opacity)
        }
    }

    /// The lines of the table: pairs of one label and scheme in one line.
    private static func table() throws -> [String] {
        try labels.flatMap { label in
            try schemes.compactMap { scheme -> String? in
                let text = try #require(color(label, scheme.variant))
                let page = try #require(color(.primaryBackground, scheme.variant))
                let low = try backgrounds.compactMap { name -> String? in
                    let background = try #require(color(name, scheme.variant)).over(page)
                    let ratio = text.over(background).contrast(to: background)
                    return ratio < ContrastTests.least ? "\(name) \(String(format: "%.2f", ratio))" : nil
                }
                return low.isEmpty ? nil : "| \(label) | \(scheme.name) | \(low.joined(separator: ", ")) |"
            }
        }
    }

    @Test(arguments: [PaletteVersion.v5, .v6, .v7, .v8])
    func `labels can be read on the grounds of each version, appearance and contrast`(
        _ version: PaletteVersion
    ) throws {
        let palette = version.palette
        func color(_ style: ColorStyle, _ variant: ColorVariant) throws -> RGBAColor {
            let color = try #require(palette.hexColor(for: style, in: variant))
            return RGBAColor(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
        }
        try expectAll(Self.schemes, count: 4) { scheme in
            for label in [ColorStyle.primaryLabel, .secondaryLabel] {
                for ground in Self.backgrounds.prefix(6) {
                    let (text, below) = try (color(label, scheme.variant), color(ground, scheme.variant))
                    let ratio = text.over(below).contrast(to: below)
                    #expect(ratio >= ContrastTests.least, "\(label) on \(ground), \(scheme.name): \(ratio)")
                }
            }
        }
    }

    @Test func `the document lists the pairs below the least ratio`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Docs/Contrast.md").standardizedFileURL
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let listed = lines.filter { $0.hasPrefix("| ") }.dropFirst()
        let expected = try Self.table()
        // The first line has the names of the columns.
        let (document, palette) = (listed.joined(separator: "\n"), expected.joined(separator: "\n"))
        #expect(document == palette, "\(LineDifference.description(from: document, to: palette))")
    }
}
