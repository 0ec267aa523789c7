import CoreGraphics

/// A positioned glyph.
package struct Glyph: Hashable, Sendable {
    /// The glyph's index in its font.
    package var id: UInt32
    /// The origin, in points from the run's origin; y points down.
    package var position: CGPoint
    /// The distance to the next glyph's origin.
    package var advance: CGFloat
    /// The byte of the run's text (UTF-8) at which the glyph's characters begin. Several glyphs with the same value
    /// draw these characters together; characters without a glyph belong to the preceding cluster.
    package var cluster: Int

    package init(id: UInt32, position: CGPoint, advance: CGFloat, cluster: Int) {
        self.id = id
        self.position = position
        self.advance = advance
        self.cluster = cluster
    }
}

/// Glyphs of one face and one direction, from left to right, with their text.
///
/// Underlines and strikethroughs are separate fills.
package struct GlyphRun: Equatable, Sendable {
    package var face: FontFace
    /// The start of the baseline.
    package var origin: CGPoint
    /// Glyphs from left to right, in both writing directions.
    package var glyphs: [Glyph]
    /// The text in reading order.
    package var text: String
    package var isRightToLeft: Bool
    /// The sum of all advances.
    package var width: CGFloat
    /// The letter spacing in each advance, which is not part of the font, for outputs that refer to fonts by name.
    package var letterSpacing: CGFloat
    package var paint: Paint

    package init(
        face: FontFace, origin: CGPoint, glyphs: [Glyph], text: String, isRightToLeft: Bool = false, width: CGFloat,
        letterSpacing: CGFloat = 0, paint: Paint
    ) {
        self.face = face
        self.origin = origin
        self.glyphs = glyphs
        self.text = text
        self.isRightToLeft = isRightToLeft
        self.width = width
        self.letterSpacing = letterSpacing
        self.paint = paint
    }
}
