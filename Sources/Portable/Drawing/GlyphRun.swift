import CoreGraphics

/// A glyph at its place.
package struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font.
    package var id: UInt32
    /// Where its origin lies, in points from the run's origin; y points down.
    package var position: CGPoint
    /// How far the next glyph is moved along by this one.
    package var advance: CGFloat
    /// The byte of the run's text (UTF-8) where the characters that this glyph draws begin. Several glyphs with one
    /// value draw these characters together; characters without a glyph of their own belong to the cluster before.
    package var cluster: Int

    package init(id: UInt32, position: CGPoint, advance: CGFloat, cluster: Int) {
        self.id = id
        self.position = position
        self.advance = advance
        self.cluster = cluster
    }
}

/// Glyphs of one face and one direction, from left to right, with the text that they stand for.
///
/// Underlines and strikethroughs are fills of their own beside the run.
package struct GlyphRun: Equatable, Sendable {
    package var face: FontFace
    /// Where the baseline begins.
    package var origin: CGPoint
    /// From left to right, whatever the text's direction.
    package var glyphs: [Glyph]
    /// The text in reading order.
    package var text: String
    package var isRightToLeft: Bool
    /// The sum of all advances.
    package var width: CGFloat
    /// How much of each advance is spacing that the font does not know of, for outputs that set text by font name.
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
