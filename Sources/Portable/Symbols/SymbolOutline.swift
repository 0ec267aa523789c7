import CoreGraphics
import Foundation

/// One area of a symbol that is filled.
package struct SymbolShape: Hashable, Sendable {
    package let path: CGPath
    package let rule: CGPathFillRule
}

/// A symbol as outlines that lie on a line of text.
///
/// The unit is the cap height of the text's font: 1 is as tall as its H. The origin is the left end of the symbol's
/// space on the baseline; y points down, so that capitals reach from y = −1 to y = 0. Multiply by the cap height in
/// points and move to the baseline. Symbols are centred on half the cap height, as SF Symbols are.
package struct SymbolOutline: Hashable, Sendable {
    /// The name of the symbol with its variants.
    package let name: String
    /// What is filled if the symbol has one colour, back to front.
    package let monochrome: [SymbolShape]
    /// The parts of the symbol for several colours or opacities, the most important first: the first colour of a palette
    /// belongs to the first layer. Draw them in reverse order. At least one.
    package let layers: [[SymbolShape]]
    /// The smallest rectangle around all outlines.
    package let glyphBox: CGRect
    /// The symbol's space in layout: the glyph box with the margins that keep symbols apart. Its minX is 0.
    package let alignmentRect: CGRect
    /// Whether the symbol is mirrored where text runs from right to left.
    package let followsTextDirection: Bool

    /// The same symbol next to the same text in another size, around the same centre.
    package func scaled(_ scale: SymbolScale) -> SymbolOutline {
        if scale == .medium { return self }
        return transformed(
            CGAffineTransform(
                a: scale.rawValue, b: 0, c: 0, d: scale.rawValue, tx: 0, ty: (scale.rawValue - 1) / 2))
    }

    /// The symbol for text that runs from right to left: mirrored in its space.
    package var mirrored: SymbolOutline {
        transformed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: alignmentRect.width, ty: 0))
    }

    /// The symbol in points, ready to draw: the baseline starts at `origin`.
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
    /// How wide a line to draw along all outlines, in cap heights, so that the symbol fits text of a weight.
    ///
    /// The outlines are drawn for light text. A line of this width with round joins, in the colour of the filling,
    /// thickens them to the stems of the weight; 0 for light text and lighter, since a line takes nothing away.
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
