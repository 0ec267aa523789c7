import CoreGraphics
import Foundation

extension SymbolOutline {
    /// The diameter of the symbol `circle` in cap heights. Circles fill the icons' view box of 16 by 16.
    private static let circleDiameter: CGFloat = 1.414
    /// The space on each side of a symbol's outlines, in cap heights.
    private static let margin: CGFloat = 0.124

    /// Places a drawing on the baseline, centred on half the cap height.
    init(_ drawing: SymbolDrawing, name: SymbolName) {
        let box = BootstrapIcons.box
        let drawn = drawing.bounds
        let space = SymbolSpace.measured[(name.withoutFill ?? name).text]
        let room = space.map { CGSize(width: $0.width - 2 * Self.margin, height: $0.height - 2 * Self.margin) }
        let fitted = room.map { min($0.width / drawn.width, $0.height / drawn.height) }
        let scale = fitted ?? Self.circleDiameter / box * Self.opticalFactor(of: drawn)
        let left = (space.map { ($0.width - drawn.width * scale) / 2 } ?? Self.margin) - drawn.minX * scale
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x * scale + left, y: (point.y - box / 2) * scale - 0.5)
        }
        func shapes(_ figures: [Figure]) -> [SymbolShape] {
            figures.filter { !$0.contours.isEmpty }.map { figure in
                SymbolShape(
                    path: Self.path(figure.contours.map { $0.map(place) }),
                    rule: figure.usesEvenOddRule ? .evenOdd : .winding)
            }
        }
        self.name = name.text
        monochrome = shapes(drawing.monochrome)
        layers = drawing.layers.map(shapes)
        let origin = place(drawn.origin)
        glyphBox = CGRect(x: origin.x, y: origin.y, width: drawn.width * scale, height: drawn.height * scale)
        alignmentRect =
            space.map { CGRect(x: 0, y: -0.5 - $0.height / 2, width: $0.width, height: $0.height) }
            ?? glyphBox.insetBy(dx: -Self.margin, dy: -Self.margin)
        followsTextDirection = name.followsTextDirection
    }

    /// Symbols of about equal areas look equally large: a wide one that fills the icons' view box horizontally is drawn
    /// wider than a circle, like the envelope in SF Symbols, and a tall one slightly taller.
    private static func opticalFactor(of drawn: CGRect) -> CGFloat {
        let box = BootstrapIcons.box
        guard drawn.width > 0, drawn.height > 0 else { return 1 }
        let equalArea = (box * box / (drawn.width * drawn.height)).squareRoot()
        if drawn.width >= 15, drawn.width > drawn.height { return min(max(equalArea, 1), 1.18) }
        if drawn.height >= 15, drawn.height > drawn.width { return min(max(equalArea, 1), 1.06) }
        return 1
    }

    private static func path(_ contours: [Contour]) -> CGPath {
        let path = CGMutablePath()
        for contour in contours {
            path.move(to: contour.start)
            for segment in contour.segments {
                switch segment {
                case .line(let end): path.addLine(to: end)
                case .cubic(let first, let second, let end):
                    path.addCurve(to: end, control1: first, control2: second)
                }
            }
            path.closeSubpath()
        }
        return path.copy() ?? path
    }
}
