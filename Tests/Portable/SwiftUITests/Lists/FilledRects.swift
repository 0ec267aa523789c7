import CoreGraphics
import Drawing

extension DisplayList {
    /// The rectangles that are filled, in the coordinates of the whole list.
    var filledRects: [CGRect] { rects(under: .identity) }

    private func rects(under transform: CGAffineTransform) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(.rect(let rect), _, _, _): [rect.applying(transform)]
            case .group(let group): group.content.rects(under: group.transform.concatenating(transform))
            default: []
            }
        }
    }

    /// The bounds of the ellipses that are filled, in the coordinates of what draws them.
    var filledEllipses: [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(.ellipse(let rect), _, _, _): [rect]
            case .group(let group): group.content.filledEllipses
            default: []
            }
        }
    }

    /// The rectangles with corners that are filled with a colour, in the coordinates of what draws them.
    func roundedRects(filled color: RGBAColor) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
            switch item {
            case .fill(.roundedRect(let rect, _, _), .color(color), _, _): [rect]
            case .group(let group): group.content.roundedRects(filled: color)
            default: []
            }
        }
    }
}
