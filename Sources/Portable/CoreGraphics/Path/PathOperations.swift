import Foundation

/// Boolean operations on areas. Curves are flattened to lines within 0.01 points of them.
extension CGPath {
    /// The same area as an outline without overlaps, which is independent of the fill rule.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(elements: []), rule) { first, _ in first }
    }

    /// The intersection of both areas.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// The union of both areas.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// The difference of this area and the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// The parts that belong to exactly one of the areas.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// True if both areas share an area; touching outlines do not.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        !intersection(other, using: rule).isEmpty
    }

    /// The parts of this outline, as a line, that lie inside the other area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        linePieces(of: other, rule, inside: true)
    }

    /// The parts of this outline, as a line, that lie outside the other area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        linePieces(of: other, rule, inside: false)
    }

    /// The separate areas, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let outlines = PathFlattening.polylines(normalized(using: rule).elements, tolerance: PathRegion.tolerance)
            .map { (corners: $0.points, area: Self.area($0.points)) }
        // A normalised outline has its inside on the right on screen, where y points down: an island's area is
        // positive, a hole's negative.
        let islands = outlines.filter { $0.area > 0 }.sorted { $0.area < $1.area }
        let paths = islands.map { island in
            let path = CGMutablePath()
            path.addOutline(island.corners)
            return path
        }
        let shores = paths.map { CGPath(elements: $0.elements) }
        for hole in outlines where hole.area < 0 {
            guard let start = hole.corners.first,
                // A hole's corner may touch an outline; the hole belongs to the smallest island that contains it.
                let place = shores.indices.first(where: {
                    islands[$0].area > -hole.area && shores[$0].boundingBox.contains(start)
                        && hole.corners.contains(where: shores[$0].contains)
                })
            else { continue }
            paths[place].addOutline(hole.corners)
        }
        return paths
    }

    private static func area(_ corners: [CGPoint]) -> CGFloat {
        corners.indices.reduce(0) { sum, index in
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            return sum + (a.x * b.y - b.x * a.y) / 2
        }
    }

    private func contains(_ point: CGPoint) -> Bool { contains(point, using: .winding) }

    private func combined(with other: CGPath, _ rule: CGPathFillRule, keeps: (Bool, Bool) -> Bool) -> CGPath {
        guard elements.isFinite, other.elements.isFinite else { return CGPath(elements: []) }
        return PathRegion(elements, other.elements).outline(evenOdd: rule == .evenOdd, keeps: keeps)
    }

    private func linePieces(of other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
        guard elements.isFinite, other.elements.isFinite else { return CGPath(elements: []) }
        let edges = PathFlattening.polylines(other.elements, tolerance: PathRegion.tolerance).flatMap { line in
            line.points.indices.map { (line.points[$0], line.points[($0 + 1) % line.points.count]) }
        }
        let area = other.flattened(threshold: PathRegion.tolerance)
        let result = CGMutablePath()
        for line in PathFlattening.polylines(elements, tolerance: PathRegion.tolerance) {
            var corners = line.points
            if line.isClosed, let first = corners.first { corners.append(first) }
            var isDrawing = false
            for (start, end) in zip(corners, corners.dropFirst()) {
                func at(_ t: CGFloat) -> CGPoint {
                    CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
                }
                let places = [0] + edges.compactMap { Self.crossing(start, end, $0.0, $0.1) }.sorted() + [1]
                for (from, to) in zip(places, places.dropFirst()) where to > from {
                    guard area.contains(at((from + to) / 2), using: rule) == inside else {
                        isDrawing = false
                        continue
                    }
                    if !isDrawing { result.move(to: at(from)) }
                    result.addLine(to: at(to))
                    isDrawing = true
                }
            }
        }
        return CGPath(elements: result.elements)
    }

    /// The parameter of the crossing of the line from `a` to `b` with that from `c` to `d`, between 0 and 1.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let cross = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x)
        guard cross != 0 else { return nil }
        let t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / cross
        let u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / cross
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}

extension CGMutablePath {
    fileprivate func addOutline(_ corners: [CGPoint]) {
        addLines(between: corners)
        closeSubpath()
    }
}
