import Foundation

/// Exact layout coordinates, not rounded to device pixels, for `GeometryProxy` and anchors.
extension LayoutBox {
    /// Converts a rectangle to the parent's coordinates; the bounding box of its corners if the box rotates its
    /// content.
    package final func exactToParent(_ rect: CGRect) -> CGRect {
        func convert(_ point: CGPoint) -> CGPoint {
            let drawn = convertToParent(point)
            return CGPoint(x: drawn.x - origin.x + placedOrigin.x, y: drawn.y - origin.y + placedOrigin.y)
        }
        let (a, b) = (convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)))
        let (c, d) = (convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)))
        let (left, top) = (min(a.x, b.x, c.x, d.x), min(a.y, b.y, c.y, d.y))
        return CGRect(
            x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top)
    }

    /// Converts a rectangle to an ancestor's coordinates; nil is the root.
    package final func convert(_ rect: CGRect, to ancestor: LayoutBox?) -> CGRect {
        var rect = rect
        var box: LayoutBox = self
        while box !== ancestor {
            rect = box.exactToParent(rect)
            guard let parent = box.parent else { return rect }
            box = parent
        }
        return rect
    }

    /// The nearest ancestor's non-nil answer.
    @inlinable package final func nearestAncestor<T>(_ answer: (LayoutBox) -> T?) -> T? {
        var box = parent
        while let current = box {
            if let found = answer(current) { return found }
            box = current.parent
        }
        return nil
    }

    /// The layer of the root that the box is in; nil for a box of the root view.
    package final var enclosingLayer: LayoutBox? { nearestAncestor { $0.roles.contains(.layer) ? $0 : nil } }

    /// The box of a coordinate space, as seen from this one; nil for the root.
    final func box(of space: CoordinateSpace) -> LayoutBox? {
        switch space {
        case .global: nil
        case .local: self
        case .named(let name): nearestAncestor { $0.definesSpace(named: name) ? $0 : nil }
        }
    }

    /// The box's layout frame in a coordinate space.
    package final func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: placedSize)
        return space.isLocal ? bounds : convert(bounds, to: box(of: space))
    }

    /// Converts a rectangle from the root's coordinates to the box's. Ignores rotation: only the corner is converted.
    package final func convertFromRoot(_ rect: CGRect) -> CGRect {
        let corner = convert(.zero, to: nil).origin
        return rect.offsetBy(dx: -corner.x, dy: -corner.y)
    }
}
