import SwiftUI

extension Font {
    /// The Fiori font of a text style: the 72 face when the app has registered it, else the system's.
    /// - Parameters:
    ///   - style: Text style, which determines the size and its scaling with the reader's text size.
    ///   - weight: The 72 face has light, regular, bold and black; others are drawn with the nearest of these.
    ///   - isItalic: True for italic letters.
    ///   - isCondensed: True for condensed letters.
    ///   - isConstant: True for the same size at every text size.
    public static func fiori(
        forTextStyle style: Font.TextStyle, weight: Font.Weight = .regular, isItalic: Bool = false,
        isCondensed: Bool = false, isConstant: Bool = false
    ) -> Font {
        let size = fioriBaseSize(of: style)
        if let face = FioriTypeface.registeredFace(weight: weight, isItalic: isItalic, isCondensed: isCondensed) {
            return isConstant ? .custom(face, fixedSize: size) : .custom(face, size: size, relativeTo: style)
        }
        // The system's headline style is semibold by itself; the 72 face has the weight that is asked for.
        let font = isConstant ? Font.system(size: size) : .system(style)
        return font.fioriTraits(weight: weight, isItalic: isItalic, isCondensed: isCondensed)
    }

    /// The Fiori font in a size.
    /// - Parameters:
    ///   - fixedSize: Size in points.
    ///   - weight: As in ``fiori(forTextStyle:weight:isItalic:isCondensed:isConstant:)``.
    ///   - isItalic: True for italic letters.
    ///   - isCondensed: True for condensed letters.
    ///   - isConstant: True for the same size at every text size. With `false` the 72 face grows as body text does; the
    ///     system's face in a size of its own never grows.
    public static func fiori(
        fixedSize: CGFloat, weight: Font.Weight = .regular, isItalic: Bool = false, isCondensed: Bool = false,
        isConstant: Bool = true
    ) -> Font {
        if let face = FioriTypeface.registeredFace(weight: weight, isItalic: isItalic, isCondensed: isCondensed) {
            return isConstant ? .custom(face, fixedSize: fixedSize) : .custom(face, size: fixedSize)
        }
        return Font.system(size: fixedSize).fioriTraits(weight: weight, isItalic: isItalic, isCondensed: isCondensed)
    }

    /// The condensed Fiori font of a text style.
    public static func fioriCondensed(
        forTextStyle style: Font.TextStyle, weight: Font.Weight = .regular, isItalic: Bool = false,
        isConstant: Bool = false
    ) -> Font {
        fiori(forTextStyle: style, weight: weight, isItalic: isItalic, isCondensed: true, isConstant: isConstant)
    }

    /// The condensed Fiori font in a size.
    public static func fioriCondensed(
        fixedSize: CGFloat, weight: Font.Weight = .regular, isItalic: Bool = false, isConstant: Bool = true
    ) -> Font {
        fiori(fixedSize: fixedSize, weight: weight, isItalic: isItalic, isCondensed: true, isConstant: isConstant)
    }

    private func fioriTraits(weight: Font.Weight, isItalic: Bool, isCondensed: Bool) -> Font {
        let font = self.weight(weight)
        let slanted = isItalic ? font.italic() : font
        return isCondensed ? slanted.width(.condensed) : slanted
    }

    /// The size of a text style in points at the standard text size (Human Interface Guidelines, Typography, iOS).
    static func fioriBaseSize(of style: Font.TextStyle) -> CGFloat {
        switch style {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        @unknown default: 17
        }
    }
}
