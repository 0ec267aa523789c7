import Foundation

/// How a lazy container divides its views into lines for one length across, and what is known of their lengths.
struct LazyDivision {
    /// What is offered across, in points; nil when the container chooses.
    let across: CGFloat?
    /// The columns or rows of a grid; empty for a stack.
    let tracks: [GridTrack]
    private let gap: CGFloat
    private(set) var lines: LazyLines
    var extents: LazyExtents

    init(of runs: [LazyRun], across: CGFloat?, layout: LazyLayout) {
        self.across = across
        gap = layout.gap
        tracks = layout.tracks.map { GridTrack.resolve($0, in: across) } ?? []
        lines = LazyLines(runs, perLine: max(tracks.count, 1))
        extents = LazyExtents(count: lines.count)
    }

    /// How many items share a line.
    var perLine: Int { max(tracks.count, 1) }

    /// Other views take the place of those before; what is known of the lines that stay is kept.
    mutating func divide(_ runs: [LazyRun]) {
        lines = LazyLines(runs, perLine: perLine)
        extents.resize(to: lines.count)
    }

    /// How long all lines are, as far as that is known.
    var total: CGFloat { lines.count == 0 ? 0 : extents.position(of: lines.count, gap: gap) - gap }

    /// What is offered to a view in a line.
    func track(_ index: Int, in line: Int) -> GridTrack {
        guard tracks.indices.contains(index), lines.stretch(of: line)?.run.role == .item else {
            return GridTrack(start: 0, length: across, alignment: nil)
        }
        return tracks[index]
    }

    /// The line that stands for those that have not been made.
    var firstItem: Int { lines.stretches.first { $0.run.role == .item }?.first ?? 0 }
}
