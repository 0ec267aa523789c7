import Foundation

/// The overlay of two filled outlines: the plane divided by all their edges.
///
/// Curves are flattened to lines within 0.01 points, and corners are rounded to a grid of 1/4096 points. Edges are cut
/// where they meet until they share only ends (iterated snap rounding), so that the winding on each side of an edge can
/// be counted exactly and rounding cannot open an outline.
struct PathRegion {
    /// The outline that an edge belongs to.
    enum Side { case first, second }

    /// A point in grid steps.
    struct GridPoint: Hashable {
        var x: Int
        var y: Int
    }

    /// An edge that may belong to both outlines, from its lesser to its greater end.
    private struct Edge {
        let start: GridPoint
        let end: GridPoint
        /// The number of times that each outline runs along the edge, minus those in the opposite direction.
        var first = 0
        var second = 0

        var isVertical: Bool { start.x == end.x }
    }

    /// The number of grid steps per point.
    static let grid: CGFloat = 4096
    /// The flattening tolerance in points.
    static let tolerance: CGFloat = 0.01

    private let edges: [Edge]

    init(_ first: [PathElement], _ second: [PathElement]) {
        let cut =
            Self.cut(
                Self.segments(of: first).map { GridSegment($0.0, $0.1, .first) }
                    + Self.segments(of: second).map { GridSegment($0.0, $0.1, .second) })
        var merged: [GridPair: Edge] = [:]
        for segment in cut where segment.start != segment.end {
            let isForward = (segment.start.x, segment.start.y) < (segment.end.x, segment.end.y)
            let (start, end) = isForward ? (segment.start, segment.end) : (segment.end, segment.start)
            var edge = merged[GridPair(start: start, end: end)] ?? Edge(start: start, end: end)
            if segment.side == .first { edge.first += isForward ? 1 : -1 } else { edge.second += isForward ? 1 : -1 }
            merged[GridPair(start: start, end: end)] = edge
        }
        edges = merged.values.filter { $0.first != 0 || $0.second != 0 }
            .sorted { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y) }
    }

    private struct GridPair: Hashable {
        let start: GridPoint
        let end: GridPoint
    }

    /// The closed line segments of a path on the grid.
    private static func segments(of path: [PathElement]) -> [(GridPoint, GridPoint)] {
        PathFlattening.polylines(path, tolerance: tolerance).flatMap { line in
            let points = line.points.map(GridPoint.init)
            return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }.filter { $0.0 != $0.1 }
        }
    }

    // MARK: Combining

    /// The outline of the area in which a function of "inside the first" and "inside the second" is true.
    func outline(evenOdd: Bool, keeps: (Bool, Bool) -> Bool) -> CGPath {
        func isInside(_ winding: Int) -> Bool { evenOdd ? !winding.isMultiple(of: 2) : winding != 0 }
        var kept: [(GridPoint, GridPoint)] = []
        for edge in edges {
            let before = windings(beside: edge)
            let after = (first: before.first + edge.first, second: before.second + edge.second)
            let insideBefore = keeps(isInside(before.first), isInside(before.second))
            let insideAfter = keeps(isInside(after.first), isInside(after.second))
            guard insideBefore != insideAfter else { continue }
            // The inside is on the right on screen: below an edge to the right, left of a downward one.
            let isForward = edge.isVertical ? insideBefore : insideAfter
            kept.append(isForward ? (edge.start, edge.end) : (edge.end, edge.start))
        }
        return OutlineWalk(kept).path
    }

    /// The winding numbers of the outlines just above an edge, or just left of a vertical one.
    private func windings(beside edge: Edge) -> (first: Int, second: Int) {
        var (first, second) = (0, 0)
        // Doubled, so that the middle lies on the grid too.
        let middle = (x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
        for other in edges {
            let (from, to): (GridPoint, GridPoint)
            if edge.isVertical {
                let ordered = other.start.y < other.end.y
                (from, to) = ordered ? (other.start, other.end) : (other.end, other.start)
                guard 2 * from.y <= middle.y, middle.y < 2 * to.y else { continue }
                // Skips edges to the right of this one, which a ray to the far left does not cross.
                guard Self.turn(from, to, middle) < 0 else { continue }
                first += ordered ? other.first : -other.first
                second += ordered ? other.second : -other.second
            } else {
                (from, to) = (other.start, other.end)
                if 2 * from.x > middle.x { break }
                guard middle.x < 2 * to.x, Self.turn(from, to, middle) > 0 else { continue }
                first += other.first
                second += other.second
            }
        }
        return (first, second)
    }

    /// Positive if a doubled point lies below the line to the right, 0 on it. Exact for outlines of some thousand
    /// points.
    private static func turn(_ from: GridPoint, _ to: GridPoint, _ doubled: (x: Int, y: Int)) -> Int {
        (to.x - from.x) * (doubled.y - 2 * from.y) - (to.y - from.y) * (doubled.x - 2 * from.x)
    }
}

extension PathRegion.GridPoint {
    init(_ point: CGPoint) {
        // Clamped so that products of two lengths fit; no image is that large.
        func step(_ value: CGFloat) -> Int { Int(min(max((value * PathRegion.grid).rounded(), -1e9), 1e9)) }
        self.init(x: step(point.x), y: step(point.y))
    }

    var point: CGPoint { CGPoint(x: CGFloat(x) / PathRegion.grid, y: CGFloat(y) / PathRegion.grid) }
}

/// Joins edges with the inside on their right to closed outlines.
private struct OutlineWalk {
    private typealias Point = PathRegion.GridPoint

    private let edges: [(PathRegion.GridPoint, PathRegion.GridPoint)]

    init(_ edges: [(PathRegion.GridPoint, PathRegion.GridPoint)]) { self.edges = edges }

    var path: CGPath {
        var leaving: [Point: [Int]] = [:]
        for (index, edge) in edges.enumerated() { leaving[edge.0, default: []].append(index) }
        var isUsed = [Bool](repeating: false, count: edges.count)
        let path = CGMutablePath()
        for index in edges.indices where !isUsed[index] {
            var corners: [Point] = []
            var current = index
            while !isUsed[current] {
                isUsed[current] = true
                corners.append(edges[current].0)
                // The sharpest right turn stays on the same interior where outlines touch.
                let next = (leaving[edges[current].1] ?? []).filter { !isUsed[$0] }
                guard let best = next.max(by: { rightTurn(current, $0) < rightTurn(current, $1) }) else { break }
                current = best
            }
            append(corners, to: path)
        }
        return CGPath(elements: path.elements)
    }

    /// The angle by which one edge turns to the right after another on screen: −π to π.
    private func rightTurn(_ first: Int, _ second: Int) -> Double {
        func direction(_ index: Int) -> Double {
            let (start, end) = edges[index]
            return atan2(Double(end.y - start.y), Double(end.x - start.x))
        }
        let turn = direction(second) - direction(first)
        return turn > .pi ? turn - 2 * .pi : turn <= -.pi ? turn + 2 * .pi : turn
    }

    /// Adds an outline without its collinear corners.
    private func append(_ corners: [Point], to path: CGMutablePath) {
        let count = corners.count
        let turns = corners.indices.filter { index in
            let (a, b, c) = (corners[(index + count - 1) % count], corners[index], corners[(index + 1) % count])
            return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
        }
        guard turns.count > 2 else { return }
        path.addLines(between: turns.map { corners[$0].point })
        path.closeSubpath()
    }
}
