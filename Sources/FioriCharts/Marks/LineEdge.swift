import SwiftUI

/// The run of a line from point to point, in a shape, that paths follow forwards and backwards.
nonisolated struct LineEdge {
    /// A piece of the line with its end; a curve has control points.
    struct Segment {
        var controls: (CGPoint, CGPoint)?
        var end: CGPoint
    }

    let start: CGPoint
    private(set) var segments: [Segment] = []

    init(from start: CGPoint, _ segments: [Segment]) {
        self.start = start
        self.segments = segments
    }

    /// - Parameter points: One point at least; their places across ascend or descend.
    init(_ points: [CGPoint], shape: ChartLineShape) {
        start = points.first ?? .zero
        segments.reserveCapacity(points.count)
        switch shape {
        case .straight:
            segments = points.dropFirst().map { Segment(end: $0) }
        case .step:
            for (from, to) in zip(points, points.dropFirst()) {
                segments += [Segment(end: CGPoint(x: to.x, y: from.y)), Segment(end: to)]
            }
        case .smooth:
            let slopes = Self.slopes(points)
            for index in points.indices.dropFirst() {
                let (from, to) = (points[index - 1], points[index])
                let third = (to.x - from.x) / 3
                segments.append(
                    Segment(
                        controls: (
                            CGPoint(x: from.x + third, y: from.y + slopes[index - 1] * third),
                            CGPoint(x: to.x - third, y: to.y - slopes[index] * third)
                        ), end: to))
            }
        }
    }

    /// The slopes of a curve at points, so that it goes up and down only where they do (M. Steffen, "A simple method for
    /// monotonic interpolation in one dimension", 1990).
    static func slopes(_ points: [CGPoint]) -> [CGFloat] {
        guard points.count > 2 else {
            let (first, last) = (points.first ?? .zero, points.last ?? .zero)
            let slope = last.x == first.x ? 0 : (last.y - first.y) / (last.x - first.x)
            return points.map { _ in slope }
        }
        let lengths = zip(points, points.dropFirst()).map { $1.x - $0.x }
        let chords = zip(points, points.dropFirst()).map { $1.x == $0.x ? 0 : ($1.y - $0.y) / ($1.x - $0.x) }
        var slopes = [CGFloat](repeating: 0, count: points.count)
        for index in 1..<points.count - 1 {
            let (before, after) = (chords[index - 1], chords[index])
            guard before * after > 0 else { continue }
            let whole = lengths[index - 1] + lengths[index]
            let mean = (before * lengths[index] + after * lengths[index - 1]) / whole
            let limit = min(abs(before), abs(after), abs(mean) / 2) * 2
            slopes[index] = mean < 0 ? -limit : limit
        }
        // The ends bend half as much as their neighbours.
        slopes[0] = end(chord: chords[0], neighbour: slopes[1])
        slopes[points.count - 1] = end(chord: chords[chords.count - 1], neighbour: slopes[points.count - 2])
        return slopes
    }

    private static func end(chord: CGFloat, neighbour: CGFloat) -> CGFloat {
        let slope = (3 * chord - neighbour) / 2
        if slope * chord <= 0 { return 0 }
        return abs(slope) > 2 * abs(chord) ? 2 * chord : slope
    }

    /// Continues a path along the line, of which the first point is where the path is.
    func extend(_ path: inout Path) {
        for segment in segments { Self.add(segment.controls, to: segment.end, in: &path) }
    }

    /// Continues a path along the line backwards, of which the last point is where the path is.
    func extendBackwards(_ path: inout Path) {
        for index in segments.indices.reversed() {
            let end = index == 0 ? start : segments[index - 1].end
            Self.add(segments[index].controls.map { ($0.1, $0.0) }, to: end, in: &path)
        }
    }

    private static func add(_ controls: (CGPoint, CGPoint)?, to end: CGPoint, in path: inout Path) {
        if let controls {
            path.addCurve(to: end, control1: controls.0, control2: controls.1)
        } else {
            path.addLine(to: end)
        }
    }

    fileprivate var first: CGPoint { start }
    fileprivate var last: CGPoint { segments.last?.end ?? start }
}

nonisolated extension Path {
    /// Adds a line of a shape through points.
    mutating func addLine(through points: [CGPoint], shape: ChartLineShape) {
        guard shape != .straight, let first = points.first else { return addLines(points) }
        move(to: first)
        LineEdge(points, shape: shape).extend(&self)
    }

    /// Adds the area between two lines that run in the same direction.
    mutating func addBand(from upper: LineEdge, to lower: LineEdge) {
        move(to: upper.first)
        upper.extend(&self)
        addLine(to: lower.last)
        lower.extendBackwards(&self)
        closeSubpath()
    }
}
