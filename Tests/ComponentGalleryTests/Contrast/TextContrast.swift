import CoreGraphics
import Drawing

/// A text on what it stands on, as a display list has them.
struct TextContrast {
    let text: String
    /// The text's colour on its background, and that background, at the place where they differ least.
    let color: RGBAColor
    let background: RGBAColor
    /// Where that is, in the list's coordinates.
    let point: CGPoint

    var ratio: Double { color.contrast(to: background) }

    /// The texts that a list shows, each at the place where it is hardest to read. Those that nothing is seen of, because
    /// something covers them or they are cut off, are left out, and so are pictures among the letters.
    /// - Throws: ``PointColor/Unknown`` for what the colour cannot be computed of.
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
