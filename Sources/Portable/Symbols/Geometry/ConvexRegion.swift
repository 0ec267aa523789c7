import Foundation

/// A half plane: the points on one side of a line.
struct HalfPlane: Hashable, Sendable {
    /// The unit normal that points into the half plane.
    var normal: CGPoint
    /// The distance of the line from the origin along `normal`.
    var offset: CGFloat

    /// The distance of a point from the line; negative outside.
    func depth(of point: CGPoint) -> CGFloat { normal.x * point.x + normal.y * point.y - offset }

    /// The complementary half plane.
    var complement: HalfPlane { HalfPlane(normal: CGPoint(x: -normal.x, y: -normal.y), offset: -offset) }
}

/// A convex region, as the intersection of half planes.
struct ConvexRegion: Hashable, Sendable {
    var halves: [HalfPlane]

    /// The infinite band on both sides of the line through two points.
    static func band(through a: CGPoint, _ b: CGPoint, thickness: CGFloat) -> ConvexRegion {
        let length = hypot(b.x - a.x, b.y - a.y)
        let normal = CGPoint(x: -(b.y - a.y) / length, y: (b.x - a.x) / length)
        let offset = normal.x * a.x + normal.y * a.y
        let above = HalfPlane(normal: normal, offset: offset - thickness / 2)
        let below = HalfPlane(normal: normal, offset: offset + thickness / 2).complement
        return ConvexRegion(halves: [above, below])
    }

    /// A disk, approximated by a regular polygon around the circle.
    static func disk(center: CGPoint, radius: CGFloat, sides: Int = 24) -> ConvexRegion {
        ConvexRegion(
            halves: (0..<sides).map { side in
                let angle = 2 * CGFloat.pi * CGFloat(side) / CGFloat(sides)
                let normal = CGPoint(x: -cos(angle), y: -sin(angle))
                return HalfPlane(normal: normal, offset: normal.x * center.x + normal.y * center.y - radius)
            })
    }
}

extension Contour {
    /// The part of the filled contour in a half plane; nil if there is none.
    ///
    /// Curves are preserved. Where the contour leaves the half plane and returns, a line along the edge joins the
    /// parts; several such lines overlap and cancel in filling.
    func clipped(to half: HalfPlane) -> Contour? {
        var result: Contour?
        func append(_ curve: CubicCurve) {
            if result == nil { result = Contour(start: curve.start) }
            if result?.end != curve.start { result?.segments.append(.line(curve.start)) }
            result?.segments.append(
                curve.isLine ? .line(curve.end) : .cubic(curve.first, curve.second, curve.end))
        }
        for curve in curves {
            let depths = [curve.start, curve.first, curve.second, curve.end].map(half.depth)
            if depths.allSatisfy({ $0 >= 0 }) {
                append(curve)
            } else if depths.contains(where: { $0 > 0 }) {
                let stops = [0] + CubicCurve.signChanges(depths[0], depths[1], depths[2], depths[3]) + [1]
                for (low, high) in zip(stops, stops.dropFirst())
                where half.depth(of: curve.point(at: (low + high) / 2)) > 0 {
                    append(curve.piece(from: low, to: high))
                }
            }
        }
        return result
    }

    /// The filled contour without a region, in parts that do not overlap.
    func subtracting(_ region: ConvexRegion) -> [Contour] {
        var parts: [Contour] = []
        var shared: Contour? = self
        for half in region.halves {
            guard let current = shared else { break }
            if let part = current.clipped(to: half.complement) { parts.append(part) }
            shared = current.clipped(to: half)
        }
        // A contour that does not touch the region is returned unchanged, in one part.
        guard let shared, shared.bounds.width > 1e-9, shared.bounds.height > 1e-9 else { return [self] }
        return parts
    }
}
