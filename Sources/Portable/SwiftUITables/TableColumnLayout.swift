import SwiftUICore

/// The bounds of a column's width, in points, nil where the table decides; and where its cells stand in it.
struct TableColumnMetrics: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    var alignment = TableColumnAlignment.automatic
}

/// Places the cells of a row, or the titles, in the columns of the table: the same for every row of a width.
struct TableColumnLayout: Layout {
    let columns: [TableColumnMetrics]
    /// Numbers stand at the same side in either direction.
    var direction = LayoutDirection.leftToRight
    /// Spacing between two columns, in points.
    static let spacing: CGFloat = 16
    /// Minimum width of a column of text, in points.
    static let minimum: CGFloat = 40

    /// The columns' widths in a row: ideal widths are kept where there is room, and the others share the rest within their
    /// bounds.
    func widths(in width: CGFloat) -> [CGFloat] {
        let room = max(0, width - Self.spacing * CGFloat(max(0, columns.count - 1)))
        var result = columns.map { column in column.ideal.map { clamp($0, column) } }
        var open = columns.indices.filter { result[$0] == nil }
        // Columns with an ideal width shrink in proportion to their slack, down to their minimum, if the width is
        // short.
        let excess = result.reduce(0) { $0 + ($1 ?? 0) } + open.reduce(0) { $0 + clamp(0, columns[$1]) } - room
        let spare = zip(result, columns).map { width, column in width.map { $0 - clamp(0, column) } ?? 0 }
        let total = spare.reduce(0, +)
        if excess > 0, total > 0 {
            for (index, spare) in spare.enumerated() { result[index]? -= spare * min(1, excess / total) }
        }
        var left = room - result.reduce(0) { $0 + ($1 ?? 0) }
        while !open.isEmpty {
            let share = left / CGFloat(open.count)
            // Columns whose bounds are hit on the side that matters are settled first; the rest shares again.
            let excess = open.reduce(0) { $0 + clamp(share, columns[$1]) - share }
            let settled = open.filter { index in
                let width = clamp(share, columns[index])
                return excess == 0 || (excess > 0 ? width > share : width < share)
            }
            for index in settled {
                let width = clamp(share, columns[index])
                result[index] = width
                left -= width
            }
            open.removeAll { result[$0] != nil }
        }
        return result.map { $0 ?? 0 }
    }

    private func clamp(_ width: CGFloat, _ column: TableColumnMetrics) -> CGFloat {
        max(column.minimum ?? min(Self.minimum, column.maximum ?? .infinity), min(width, column.maximum ?? .infinity))
    }

    /// Returns the extents of the columns in a row, in points from its leading edge.
    func spans(in width: CGFloat) -> [ClosedRange<CGFloat>] {
        var x: CGFloat = 0
        return widths(in: width).map { width in
            defer { x += width + Self.spacing }
            return x...(x + width)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let proposed = proposal.replacingUnspecifiedDimensions().width
        // A row has no width of its own; without bounds it asks for the least.
        let width = proposed.isFinite ? proposed : widths(in: 0).reduce(0, +)
        let height = zip(subviews, widths(in: width)).reduce(0) { height, cell in
            max(height, cell.0.sizeThatFits(ProposedViewSize(width: cell.1, height: nil)).height)
        }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for ((cell, width), column) in zip(zip(subviews, widths(in: bounds.width)), columns) {
            let anchor = UnitPoint(x: column.alignment.fraction(in: direction), y: 0.5)
            cell.place(
                at: CGPoint(x: x + width * anchor.x, y: bounds.midY), anchor: anchor,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width + Self.spacing
        }
    }
}
