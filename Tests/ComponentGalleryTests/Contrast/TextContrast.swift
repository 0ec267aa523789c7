import CoreGraphics
import Drawing

/// A text and its background, from a display list.
struct TextContrast {
    let text: String
    /// The text's colour on its background, and that background, at the place where they differ least.
    let color: RGBAColor
    let background: RGBAColor
    /// The location of that place, in the list's coordinates.
    let point: CGPoint

    var ratio: Double { color.contrast(to: background) }

    /// The texts of a list, each at the place with the lowest contrast. Texts that are covered or cut off completely
    /// are left out, and so are pictures among the letters.
    /// - Throws: ``PointColor/Unknown`` for items whose colour cannot be computed.
    static func all(in list: DisplayList, on page: RGBAColor) throws -> [TextContrast] {
        try runs(in: list, under: .identity, path: []).compactMap { path, run, points in
            try points.compactMap { try measured(run.text, path, at: $0, in: list, on: page) }
                .min { $0.ratio < $1.ratio }
        }
    }

    private static func measured(
        _ text: String, _ path: ItemPath, at point: CGPoint, in list: DisplayList, on page: RGBAColor
    ) throws -> TextContrast? {
        func color(_ text: ItemPath?, _ replacement: RGBAColor? = nil) throws -> RGBAColor {
            try PointColor(text: text, replacement: replacement).color(of: list, at: point, over: page)
        }
        // Letters of any colour look alike where they are not seen.
        guard try color(path, .white) != color(path, .black) else { return nil }
        return TextContrast(text: text, color: try color(path), background: try color(nil), point: point)
    }

    private static func runs(in list: DisplayList, under transform: CGAffineTransform, path: ItemPath) -> [(
        ItemPath, GlyphRun, [CGPoint]
    )] {
        list.items.enumerated().flatMap { index, item -> [(ItemPath, GlyphRun, [CGPoint])] in
            switch item {
            case .text(let run) where !run.face.hasColorGlyphs && run.text.contains { !$0.isWhitespace }:
                let points = run.glyphs.map { glyph in
                    // The middle of a small letter, which is about half an em high.
                    CGPoint(
                        x: run.origin.x + glyph.position.x + glyph.advance / 2,
                        y: run.origin.y + glyph.position.y - run.face.size / 4
                    ).applying(transform)
                }
                return [(path + [index], run, points)]
            case .group(let group):
                return runs(
                    in: group.content, under: group.transform.concatenating(transform), path: path + [index])
            default:
                return []
            }
        }
    }
}
