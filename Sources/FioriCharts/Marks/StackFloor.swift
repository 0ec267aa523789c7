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

        /// True beside a gap of a layer below, which falls to nothing there.
        var isRaised = false

        var end: CGPoint { segments.last?.end ?? start }
    }

    /// The number of straight parts of an edge that keeps below a curve.
    private static let partsOfLimitedEdge = 16

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
    ///   - line: The line of the layer, which the edge does not cross beside gaps.
    ///   - shape: The shape of the line.
    ///   - members: The categories of the run, each next to the one before it.
    ///   - starts: The points at which the layer begins.
    ///   - isAbove: True for a category whose value is not negative.
    func edge(
        under line: LineEdge, shape: ChartLineShape, over members: [Int], from starts: [CGPoint],
        isAbove: (Int) -> Bool
    ) -> LineEdge {
        guard let first = members.first, let start = starts.first else { return LineEdge(starts, shape: .straight) }
        var segments: [LineEdge.Segment] = []
        for (place, category) in members.enumerated().dropLast() {
            let side = isAbove(category)
            let index = category - categories.lowerBound
            if side == isAbove(category + 1), above.indices.contains(index) {
                let piece = (side ? above : below)[index]
                if shape == .smooth, piece.isRaised, piece.segments.count == 1 {
                    let start = place == 0 ? line.start : line.segments[place - 1].end
                    segments += Self.limited(piece, to: Piece(start: start, segments: [line.segments[place]]), side)
                } else {
                    segments += piece.segments
                }
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
                raise(index, side, by: ends[place].y - starts[place].y, 0, shape)
                raise(index, !side, by: 0, ends[place + 1].y - starts[place + 1].y, shape)
                continue
            }
            let segments = edge.segments[(place * length)..<(place * length + length)]
            set(Piece(start: ends[place], segments: Array(segments)), at: index, side)
        }
        // The next layer stands beside the ends of the run, too.
        raise(first - 1 - categories.lowerBound, isAbove(first), by: 0, ends[0].y - starts[0].y, shape)
        let height = ends[ends.count - 1].y - starts[starts.count - 1].y
        raise(last - categories.lowerBound, isAbove(last), by: height, 0, shape)
    }

    private mutating func set(_ piece: Piece, at index: Int, _ isAbove: Bool) {
        if isAbove { above[index] = piece } else { below[index] = piece }
    }

    /// Moves a piece, evenly from its start to its end, or at once at its end where it or what lies on it is a step.
    private mutating func raise(
        _ index: Int, _ isAbove: Bool, by start: CGFloat, _ end: CGFloat, _ shape: ChartLineShape
    ) {
        guard above.indices.contains(index) else { return }
        var piece = isAbove ? above[index] : below[index]
        let (first, last) = (piece.start.x, piece.end)
        let isStep = shape == .step || piece.segments.dropLast().last.map { $0.end.x == last.x } == true
        func moved(_ point: CGPoint) -> CGPoint {
            let part = isStep ? 0 : last.x == first ? 1 : (point.x - first) / (last.x - first)
            return CGPoint(x: point.x, y: point.y + start + (end - start) * part)
        }
        piece.segments = piece.segments.map { segment in
            LineEdge.Segment(
                controls: segment.controls.map { (moved($0.0), moved($0.1)) }, end: moved(segment.end))
        }
        if isStep { piece.segments.append(.init(end: CGPoint(x: last.x, y: last.y + end))) }
        piece.start.y += start
        piece.isRaised = true
        set(piece, at: index, isAbove)
    }

    /// A piece of one part that does not cross a line of one part.
    private static func limited(_ piece: Piece, to line: Piece, _ isAbove: Bool) -> [LineEdge.Segment] {
        var isCrossed = false
        let parts = (1...partsOfLimitedEdge).map { part in
            let place = CGFloat(part) / CGFloat(partsOfLimitedEdge)
            let (floor, line) = (point(of: piece, at: place), point(of: line, at: place))
            isCrossed = isCrossed || (isAbove ? floor.y < line.y : floor.y > line.y)
            return LineEdge.Segment(
                end: CGPoint(x: floor.x, y: isAbove ? max(floor.y, line.y) : min(floor.y, line.y)))
        }
        return isCrossed ? parts : piece.segments
    }

    /// A point of a piece of one part, whose places across are even.
    private static func point(of piece: Piece, at place: CGFloat) -> CGPoint {
        let (start, end, rest) = (piece.start, piece.end, 1 - place)
        let x = start.x * rest + end.x * place
        guard let controls = piece.segments[0].controls else { return CGPoint(x: x, y: start.y * rest + end.y * place) }
        let outer = start.y * rest * rest * rest + end.y * place * place * place
        let inner = 3 * rest * place * (controls.0.y * rest + controls.1.y * place)
        return CGPoint(x: x, y: outer + inner)
    }
}
