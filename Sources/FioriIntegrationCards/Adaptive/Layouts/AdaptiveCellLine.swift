import SwiftUI

/// A line between the cells of a table, by the cell at whose edge it lies.
nonisolated struct AdaptiveCellLine: Sendable, Hashable {
    /// The edges of a cell that have lines.
    enum Edge: Sendable, Hashable, CaseIterable { case trailing, bottom }

    /// The cell, counted row by row.
    var cell: Int
    /// The edge.
    var edge: Edge

    /// The place of the line in a table whose cells have these frames; nil where the table's own edge is.
    func frame(_ cells: [CGRect], columns: Int, isStacked: Bool) -> CGRect? {
        guard cells.indices.contains(cell) else { return nil }
        let frame = cells[cell]
        switch edge {
        case .trailing:
            guard !isStacked, cell % columns != columns - 1 else { return nil }
            return CGRect(x: frame.maxX - 1, y: frame.minY, width: 1, height: frame.height)
        case .bottom:
            guard isStacked ? cell != cells.count - 1 : cell < cells.count - columns else { return nil }
            return CGRect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1)
        }
    }
}

nonisolated private struct AdaptiveCellLineKey: LayoutValueKey {
    static let defaultValue: AdaptiveCellLine? = nil
}

nonisolated extension LayoutSubview {
    /// The line that the view draws; nil for a cell.
    var adaptiveCellLine: AdaptiveCellLine? { self[AdaptiveCellLineKey.self] }
}

nonisolated extension View {
    /// Marks the view as a line between cells.
    func adaptiveCellLine(_ line: AdaptiveCellLine) -> some View {
        layoutValue(key: AdaptiveCellLineKey.self, value: line)
    }
}
