import SwiftUI

/// The edges on which the next layer of a stack of areas lies, between neighbouring categories: above and below zero.
///
/// A layer ends at its line, which has a shape and bends by its own run of points. The next layer begins at that line, so that
/// the two neither leave a gap nor cover each other.
nonisolated struct StackFloor {
    /// A part of an edge from a category to the next one.
    private struct Piece {
        var start: CGPoint
        var segments: [LineEdge.Segment]

        var end: CGPoint { segments.last?.end ?? start }
    }

    private let categories: Range<Int>
    private var above: [Piece]
    private var below: [Piece]

    /// - Parameters:
    ///   - plot: The plot; the categories in view are those of the edges.
    ///   - baseline: The place of the lowest edge.
    init(_ plot: ChartPlot, baseline: CGFloat) {
        categories = plot.visibleCategories
        let points = categories.map { CGPoint(x: plot.position(category: $0), y: baseline) }
        above = zip(points, points.dropFirst()).map { Piece(start: $0, segments: [.init(end: $1)]) }
        below = above
    }

    /// The edge under a run of points.
    /// - Parameters:
    ///   - members: The categories of the run, each next to the one before it.
    ///   - starts: The points at which the layer begins.
    ///   - isAbove: True for a category whose value is not negative.
    func edge(under members: [Int], from starts: [CGPoint], isAbove: (Int) -> Bool) -> LineEdge {
        guard let first = members.first, let start = starts.first else { return LineEdge(starts, shape: .straight) }
        var segments: [LineEdge.Segment] = []
        for (place, category) in members.enumerated().dropLast() {
            let side = isAbove(category)
            let index = category - categories.lowerBound
            if side == isAbove(category + 1), above.indices.contains(index) {
                segments += (side ? above : below)[index].segments
            } else {
                segments.append(.init(end: starts[place + 1]))
            }
        }
        let index = first - categories.lowerBound
        guard members.count > 1, isAbove(first) == isAbove(first + 1), above.indices.contains(index) else {
            return LineEdge(from: start, segments)
        }
        return LineEdge(from: (isAbove(first) ? above : below)[index].start, segments)
    }

    /// Adds the edge of a layer over a run of points, which is the edge under the next layer there.
    /// - Parameters:
    ///   - edge: The line of the layer.
    ///   - starts: The points at which the layer begins.
    ///   - ends: The points at which it ends.
    ///   - shape: The shape of the line.
    mutating func add(
        _ edge: LineEdge, over members: [Int], from starts: [CGPoint], to ends: [CGPoint], shape: ChartLineShape,
        isAbove: (Int) -> Bool
    ) {
        guard let first = members.first, let last = members.last else { return }
        let length = shape == .step ? 2 : 1
        for (place, category) in members.enumerated().dropLast() {
            let index = category - categories.lowerBound
            guard above.indices.contains(index) else { continue }
            let side = isAbove(category)
            guard side == isAbove(category + 1) else {
                // The layer changes sides: what it leaves on each falls to nothing.
                raise(index, side, by: ends[place].y - starts[place].y, 0)
                raise(index, !side, by: 0, ends[place + 1].y - starts[place + 1].y)
                continue
            }
            let segments = edge.segments[(place * length)..<(place * length + length)]
            set(Piece(start: ends[place], segments: Array(segments)), at: index, side)
        }
        // The next layer stands beside the ends of the run, too.
        raise(first - 1 - categories.lowerBound, isAbove(first), by: 0, ends[0].y - starts[0].y)
        raise(
            last - categories.lowerBound, isAbove(last), by: ends[ends.count - 1].y - starts[starts.count - 1].y, 0)
    }

    private mutating func set(_ piece: Piece, at index: Int, _ isAbove: Bool) {
        if isAbove { above[index] = piece } else { below[index] = piece }
    }

    /// Moves a piece, evenly from its start to its end.
    private mutating func raise(_ index: Int, _ isAbove: Bool, by start: CGFloat, _ end: CGFloat) {
        guard above.indices.contains(index) else { return }
        var piece = isAbove ? above[index] : below[index]
        let (first, last) = (piece.start.x, piece.end.x)
        func moved(_ point: CGPoint) -> CGPoint {
            let part = last == first ? 1 : (point.x - first) / (last - first)
            return CGPoint(x: point.x, y: point.y + start + (end - start) * part)
        }
        // A step is upright at its end, where the move is that of the end.
        piece.segments = piece.segments.map { segment in
            LineEdge.Segment(
                controls: segment.controls.map { (moved($0.0), moved($0.1)) }, end: moved(segment.end))
        }
        piece.start.y += start
        set(piece, at: index, isAbove)
    }
}
