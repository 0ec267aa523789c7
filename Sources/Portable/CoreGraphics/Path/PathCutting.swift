import Foundation

/// A line segment of one of two outlines, on the grid.
struct GridSegment {
    var start: PathRegion.GridPoint
    var end: PathRegion.GridPoint
    let side: PathRegion.Side

    init(_ start: PathRegion.GridPoint, _ end: PathRegion.GridPoint, _ side: PathRegion.Side) {
        self.start = start
        self.end = end
        self.side = side
    }

    var minX: Int { min(start.x, end.x) }
    var maxX: Int { max(start.x, end.x) }
    var minY: Int { min(start.y, end.y) }
    var maxY: Int { max(start.y, end.y) }

    /// True if a grid point lies on the segment, within less than a grid step, and is not one of its ends.
    func passes(_ point: PathRegion.GridPoint) -> Bool {
        guard point != start, point != end else { return false }
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let (px, py) = (Double(point.x - start.x), Double(point.y - start.y))
        let square = dx * dx + dy * dy
        let along = dx * px + dy * py
        guard along > 0, along < square else { return false }
        let across = dx * py - dy * px
        // The tolerance is 0.75 of a step, because rounding moves a crossing by no more than 0.71.
        return across * across < 0.5625 * square
    }

    /// The crossing of two segments, rounded to the grid; nil if they do not cross or are parallel.
    func crossing(_ other: GridSegment) -> PathRegion.GridPoint? {
        let (ax, ay) = (Double(end.x - start.x), Double(end.y - start.y))
        let (bx, by) = (Double(other.end.x - other.start.x), Double(other.end.y - other.start.y))
        let cross = ax * by - ay * bx
        guard cross != 0 else { return nil }
        let (cx, cy) = (Double(other.start.x - start.x), Double(other.start.y - start.y))
        let t = (cx * by - cy * bx) / cross
        let u = (cx * ay - cy * ax) / cross
        guard (0...1).contains(t), (0...1).contains(u) else { return nil }
        return PathRegion.GridPoint(
            x: start.x + Int((t * ax).rounded()), y: start.y + Int((t * ay).rounded()))
    }
}

extension PathRegion {
    /// The maximum number of rounds. Rounding a crossing bends segments slightly, which may create new crossings; after
    /// a few rounds there are none.
    private static let roundLimit = 12

    /// Cuts the segments at all crossings and at all ends that lie on them.
    static func cut(_ segments: [GridSegment]) -> [GridSegment] {
        var segments = segments
        for _ in 0..<roundLimit {
            let cuts = cuts(of: segments)
            if cuts.allSatisfy(\.isEmpty) { break }
            segments = zip(segments, cuts).flatMap { segment, points in pieces(of: segment, at: points) }
        }
        return segments
    }

    private static func pieces(of segment: GridSegment, at points: Set<GridPoint>) -> [GridSegment] {
        guard !points.isEmpty else { return [segment] }
        let (dx, dy) = (segment.end.x - segment.start.x, segment.end.y - segment.start.y)
        func along(_ point: GridPoint) -> Int { (point.x - segment.start.x) * dx + (point.y - segment.start.y) * dy }
        let ordered = [segment.start] + points.sorted { along($0) < along($1) } + [segment.end]
        return zip(ordered, ordered.dropFirst()).map { GridSegment($0, $1, segment.side) }
    }

    /// The points at which each segment has to be cut.
    private static func cuts(of segments: [GridSegment]) -> [Set<GridPoint>] {
        var cuts = [Set<GridPoint>](repeating: [], count: segments.count)
        func cut(_ index: Int, at point: GridPoint) {
            if segments[index].passes(point) { cuts[index].insert(point) }
        }
        // A sweep from left to right compares only segments with overlapping extents.
        let order = segments.indices.sorted { segments[$0].minX < segments[$1].minX }
        var active: [Int] = []
        for index in order {
            let segment = segments[index]
            active.removeAll { segments[$0].maxX + 1 < segment.minX }
            for otherIndex in active {
                let other = segments[otherIndex]
                guard other.maxY + 1 >= segment.minY, segment.maxY + 1 >= other.minY else { continue }
                for end in [segment.start, segment.end] { cut(otherIndex, at: end) }
                for end in [other.start, other.end] { cut(index, at: end) }
                guard let point = segment.crossing(other) else { continue }
                cut(index, at: point)
                cut(otherIndex, at: point)
            }
            active.append(index)
        }
        return cuts
    }
}
