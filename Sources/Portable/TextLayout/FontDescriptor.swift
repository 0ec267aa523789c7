import Foundation

/// The designs of the system font.
package enum FontDesign: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
}

/// The family of a font.
package enum FontFamily: Hashable, Sendable {
    case system(FontDesign)
    /// A family by name, from `FontCatalog` or registered.
    case named(String)
}

/// The line spacing, relative to that of the font.
package enum FontLeading: Hashable, Sendable {
    case standard, tight, loose
}

/// The letters that become small capitals.
package struct SmallCaps: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let lowercase = SmallCaps(rawValue: 1)
    package static let uppercase = SmallCaps(rawValue: 2)
}

/// A requested font; the text engine finds its file.
package struct FontDescriptor: Hashable, Sendable {
    package var family: FontFamily
    /// Points per em.
    package var size: CGFloat
    /// 100 ultra light … 400 regular, 500 medium, 600 semibold, 700 bold … 900 black.
    package var weight: Int
    package var isItalic: Bool
    /// The horizontal scale of letters: 1 standard, less condensed, more expanded; 0.3 to 3. The faces here have only
    /// one width, so outlines are stretched.
    package var width: CGFloat
    /// True for digits of equal width.
    package var monospacedDigits: Bool
    package var smallCaps: SmallCaps
    package var leading: FontLeading
    /// The distance between the baselines of consecutive lines in ems, as set by a text style; nil for the height of
    /// one line.
    package var linePitch: CGFloat?

    package init(
        family: FontFamily = .system(.default), size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        width: CGFloat = 1, monospacedDigits: Bool = false, smallCaps: SmallCaps = [], leading: FontLeading = .standard,
        linePitch: CGFloat? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
        self.monospacedDigits = monospacedDigits
        self.smallCaps = smallCaps
        self.leading = leading
        self.linePitch = linePitch
    }

    /// A system font.
    package static func system(size: CGFloat, weight: Int = 400, design: FontDesign = .default) -> FontDescriptor {
        FontDescriptor(family: .system(design), size: size, weight: weight)
    }
}
