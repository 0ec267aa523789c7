import CoreGraphics
import Foundation

/// A filled area of a symbol.
package struct SymbolShape: Hashable, Sendable {
    package let path: CGPath
    package let rule: CGPathFillRule
}

/// A symbol as outlines relative to a baseline.
///
/// The unit is the cap height of the text's font. The origin is the left end of the symbol's alignment rectangle on the
/// baseline; y points down, so that capitals extend from y = −1 to y = 0. Multiply by the cap height in points and move
/// to the baseline. Symbols are centred on half the cap height, like SF Symbols.
package struct SymbolOutline: Hashable, Sendable {
    /// The name of the symbol with its variants.
    package let name: String
    /// The shapes for a single colour, back to front.
    package let monochrome: [SymbolShape]
    /// The layers for several colours or opacities, the most important first, which has the first colour of a palette.
    /// They are drawn in reverse order. At least one.
    package let layers: [[SymbolShape]]
    /// The bounding box of all outlines.
    package let glyphBox: CGRect
    /// The symbol's layout rectangle: the glyph box with margins. Its minX is 0.
    package let alignmentRect: CGRect
    /// True if the symbol is mirrored in right-to-left text.
    package let followsTextDirection: Bool

    /// The symbol in another scale for the same text, around the same centre.
    package func scaled(_ scale: SymbolScale) -> SymbolOutline {
        if scale == .medium { return self }
        return transformed(
            CGAffineTransform(
                a: scale.rawValue, b: 0, c: 0, d: scale.rawValue, tx: 0, ty: (scale.rawValue - 1) / 2))
    }

    /// The symbol for right-to-left text: mirrored in its alignment rectangle.
    package var mirrored: SymbolOutline {
        transformed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: alignmentRect.width, ty: 0))
    }

    /// The symbol in points for drawing; the baseline starts at `origin`.
    package func placed(at origin: CGPoint, capHeight: CGFloat) -> SymbolOutline {
        transformed(CGAffineTransform(a: capHeight, b: 0, c: 0, d: capHeight, tx: origin.x, ty: origin.y))
    }

    private func transformed(_ transform: CGAffineTransform) -> SymbolOutline {
        func shapes(_ shapes: [SymbolShape]) -> [SymbolShape] {
            shapes.map { shape in
                var transform = transform
                return SymbolShape(path: shape.path.copy(using: &transform) ?? shape.path, rule: shape.rule)
            }
        }
        return SymbolOutline(
            name: name, monochrome: shapes(monochrome), layers: layers.map(shapes),
            glyphBox: glyphBox.applying(transform), alignmentRect: alignmentRect.applying(transform),
            followsTextDirection: followsTextDirection)
    }
}

extension SymbolOutline {
    /// The width of a line along all outlines, in cap heights, that adapts the symbol to a font weight.
    ///
    /// The outlines are drawn for light text. A line of this width with round joins, in the colour of the fill,
    /// thickens them to the stems of the weight; it is 0 for light and thinner weights, because a line cannot make them
    /// thinner.
    package static func emboldening(for weight: SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight, .thin, .light: 0
        case .regular: 0.028
        case .medium: 0.046
        case .semibold: 0.068
        case .bold: 0.09
        case .heavy: 0.118
        case .black: 0.146
        }
    }
}
