import CoreGraphics

/// A font file at a size, identified so precisely that all renderers load the same outlines.
package struct FontFace: Hashable, Sendable {
    /// The absolute path of the font file.
    package var path: String
    /// The index of the face in a collection file; 0 for others.
    package var index: Int
    /// The family name from the file, for outputs that refer to fonts by name.
    package var family: String
    /// 100 thin, 400 regular, 700 bold, 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// Points per em.
    package var size: CGFloat
    /// The horizontal scale of the outlines, for families without other widths: 1 for none.
    package var stretch: CGFloat
    /// True to embolden the outlines, for families without a bold face.
    package var isSyntheticBold: Bool
    /// True to slant the outlines, for families without an italic face.
    package var isSyntheticItalic: Bool
    /// True if digits have equal widths.
    package var hasMonospacedDigits: Bool
    /// True if the glyphs have their own colours, as emoji do.
    package var hasColorGlyphs: Bool

    package init(
        path: String, index: Int = 0, family: String, weight: Int = 400, isItalic: Bool = false, size: CGFloat,
        stretch: CGFloat = 1, isSyntheticBold: Bool = false, isSyntheticItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        hasColorGlyphs: Bool = false
    ) {
        self.path = path
        self.index = index
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.size = size
        self.stretch = stretch
        self.isSyntheticBold = isSyntheticBold
        self.isSyntheticItalic = isSyntheticItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasColorGlyphs = hasColorGlyphs
    }
}
