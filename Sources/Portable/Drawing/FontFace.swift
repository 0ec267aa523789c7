import CoreGraphics

/// One font file at a size, named so exactly that any renderer loads the very same outlines.
package struct FontFace: Hashable, Sendable {
    /// The absolute path of the font file.
    package var path: String
    /// Which face of a collection file; 0 for others.
    package var index: Int
    /// The family's name as the file says it, for outputs that name fonts.
    package var family: String
    /// 100 thin, 400 regular, 700 bold, 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// Points per em.
    package var size: CGFloat
    /// True to thicken outlines because the family has no bold.
    package var isSyntheticBold: Bool
    /// True to slant outlines because the family has no italic.
    package var isSyntheticItalic: Bool
    /// True when digits of equal width were chosen.
    package var hasMonospacedDigits: Bool
    /// True when the glyphs bring their own colours, as emoji do.
    package var hasColorGlyphs: Bool

    package init(
        path: String, index: Int = 0, family: String, weight: Int = 400, isItalic: Bool = false, size: CGFloat,
        isSyntheticBold: Bool = false, isSyntheticItalic: Bool = false, hasMonospacedDigits: Bool = false,
        hasColorGlyphs: Bool = false
    ) {
        self.path = path
        self.index = index
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.size = size
        self.isSyntheticBold = isSyntheticBold
        self.isSyntheticItalic = isSyntheticItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasColorGlyphs = hasColorGlyphs
    }
}
