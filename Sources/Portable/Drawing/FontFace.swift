import CoreGraphics

/// A font file at a size, identified so precisely that all renderers load the same outlines.
///
/// Runs of one face share its attributes: a text that changes its direction at every letter has as many runs as letters.
package struct FontFace: Hashable, Sendable {
    private struct Values: Hashable, Sendable {
        var path: String
        var index: Int
        var family: String
        var weight: Int
        var isItalic: Bool
        var size: CGFloat
        var stretch: CGFloat
        var isSyntheticBold: Bool
        var isSyntheticItalic: Bool
        var hasMonospacedDigits: Bool
        var hasColorGlyphs: Bool
    }

    /// The attributes of a face, which are never changed.
    private final class Attributes: Sendable {
        let all: Values

        init(_ all: Values) { self.all = all }
    }

    private var attributes: Attributes

    /// The absolute path of the font file.
    package var path: String { attributes.all.path }
    /// The index of the face in a collection file; 0 for others.
    package var index: Int { attributes.all.index }
    /// The family name from the file, for outputs that refer to fonts by name.
    package var family: String { attributes.all.family }
    /// 100 thin, 400 regular, 700 bold, 900 black.
    package var weight: Int { attributes.all.weight }
    package var isItalic: Bool { attributes.all.isItalic }
    /// Points per em.
    package var size: CGFloat {
        get { attributes.all.size }
        set {
            var changed = attributes.all
            changed.size = newValue
            attributes = Attributes(changed)
        }
    }
    /// The horizontal scale of the outlines, for families without other widths: 1 for none.
    package var stretch: CGFloat { attributes.all.stretch }
    /// True to embolden the outlines, for families without a bold face.
    package var isSyntheticBold: Bool { attributes.all.isSyntheticBold }
    /// True to slant the outlines, for families without an italic face.
    package var isSyntheticItalic: Bool { attributes.all.isSyntheticItalic }
    /// True if digits have equal widths.
    package var hasMonospacedDigits: Bool { attributes.all.hasMonospacedDigits }
    /// True if the glyphs have their own colours, as emoji do.
    package var hasColorGlyphs: Bool { attributes.all.hasColorGlyphs }

    package static func == (lhs: FontFace, rhs: FontFace) -> Bool {
        lhs.attributes === rhs.attributes || lhs.attributes.all == rhs.attributes.all
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(attributes.all) }

    package init(
        path: String, index: Int = 0, family: String, weight: Int = 400, isItalic: Bool = false, size: CGFloat,
        stretch: CGFloat = 1, isSyntheticBold: Bool = false, isSyntheticItalic: Bool = false,
        hasMonospacedDigits: Bool = false,
        hasColorGlyphs: Bool = false
    ) {
        attributes = Attributes(
            Values(
                path: path, index: index, family: family, weight: weight, isItalic: isItalic, size: size,
                stretch: stretch,
                isSyntheticBold: isSyntheticBold, isSyntheticItalic: isSyntheticItalic,
                hasMonospacedDigits: hasMonospacedDigits, hasColorGlyphs: hasColorGlyphs))
    }
}
