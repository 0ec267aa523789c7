import Foundation

extension CGPath {
    /// True if the point lies inside the path, filled by `rule`; open subpaths count as closed.
    ///
    /// The transform applies to the point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard point.isFinite else { return false }
        let bounds = boundingBox
        guard !bounds.isNull, point.x >= bounds.minX, point.x <= bounds.maxX, point.y >= bounds.minY,
            point.y <= bounds.maxY
        else { return false }
        // A hundredth of a point is far below the resolution of fingers and device pixels.
        var winding = 0
        for line in PathFlattening.polylines(elements, tolerance: 0.01) where line.points.count > 1 {
            var previous = line.points[line.points.count - 1]
            for corner in line.points {
                winding += Self.crossing(of: point, from: previous, to: corner)
                previous = corner
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// +1 or −1 if the edge crosses the ray from the point towards positive x, else 0. An edge includes its upper and
    /// excludes its lower end, so that a corner counts once.
    private static func crossing(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Int {
        let side = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        if start.y <= point.y, end.y > point.y, side < 0 { return -1 }
        if start.y > point.y, end.y <= point.y, side > 0 { return 1 }
        return 0
    }
}
