import Foundation

/// Coordinates as layout has them, not rounded to device pixels: what `GeometryProxy` and anchors tell.
extension LayoutBox {
    /// The box of the whole picture, or nil for a box that is not in one.
    final var root: RootBox? {
        var box: LayoutBox = self
        while let parent = box.parent { box = parent }
        return box as? RootBox
    }

    /// A rectangle of the box's coordinates in those of the parent: the bounds of its corners where the box turns what
    /// it holds.
    final func exactToParent(_ rect: CGRect) -> CGRect {
        func convert(_ point: CGPoint) -> CGPoint {
            let drawn = convertToParent(point)
            return CGPoint(x: drawn.x - origin.x + placedOrigin.x, y: drawn.y - origin.y + placedOrigin.y)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, top) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
    }

    /// A rectangle of the box's coordinates in those of a box above; nil stands for the root.
    final func convert(_ rect: CGRect, to ancestor: LayoutBox?) -> CGRect {
        var rect = rect
        var box: LayoutBox = self
        while box !== ancestor {
            rect = box.exactToParent(rect)
            guard let parent = box.parent else { return rect }
            box = parent
        }
        return rect
    }

    /// The nearest box above that answers.
    final func nearestAncestor<T>(_ answer: (LayoutBox) -> T?) -> T? {
        var box = parent
        while let current = box {
            if let found = answer(current) { return found }
            box = current.parent
        }
        return nil
    }

    /// The box whose coordinates a space names, seen from this one; nil for the root's.
    final func box(of space: CoordinateSpace) -> LayoutBox? {
        switch space {
        case .global: nil
        case .local: self
        case .named(let name): nearestAncestor { $0.answers(toSpace: name) ? $0 : nil }
        }
    }

    /// The place of the box's layout in a coordinate space.
    final func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: placedSize)
        return space.isLocal ? bounds : convert(bounds, to: box(of: space))
    }

    /// A rectangle of the root's coordinates in those of the box. Boxes that turn their content count by their corner
    /// alone.
    final func convertFromRoot(_ rect: CGRect) -> CGRect {
        let corner = convert(.zero, to: nil).origin
        return rect.offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
