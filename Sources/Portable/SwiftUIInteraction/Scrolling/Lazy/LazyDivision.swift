import Foundation
import ScrollMechanics
@_spi(Floors) import SwiftUICore

/// The division of a lazy container's views into lines for one cross-axis length, with the measured line lengths.
struct LazyDivision {
    /// The proposed cross-axis length in points; nil for an unspecified one.
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

    /// The number of items in a line.
    var perLine: Int { max(tracks.count, 1) }

    /// Divides new runs into lines; keeps the measured lengths of lines that remain.
    mutating func divide(_ runs: [LazyRun]) {
        lines = LazyLines(runs, perLine: perLine)
        extents.resize(to: lines.count)
    }

    /// The total length of all lines, measured or estimated.
    var total: CGFloat { lines.count == 0 ? 0 : extents.position(of: lines.count, gap: gap) - gap }

    /// The track that is proposed to a view in a line.
    func track(_ index: Int, in line: Int) -> GridTrack {
        guard tracks.indices.contains(index), lines.stretch(of: line)?.run.role == .item else {
            return GridTrack(start: 0, length: across, alignment: nil)
        }
        return tracks[index]
    }

    /// The line that represents lines that do not exist yet: the first with items.
    var firstItem: Int { lines.stretches.first { $0.run.role == .item }?.first ?? 0 }
}
