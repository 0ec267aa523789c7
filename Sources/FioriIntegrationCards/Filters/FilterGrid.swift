import SwiftUI

/// Places views in columns of equal width, as many as fit.
nonisolated struct FilterGrid: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns and rows, in points.
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, count: subviews.count)
        let rows = rows(subviews, width: width)
        return CGSize(
            width: width,
            height: rows.reduce(0) { $0 + $1.above + $1.below } + spacing * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columnWidth = columnWidth(of: bounds.width, count: subviews.count)
        let proposal = ProposedViewSize(width: columnWidth, height: nil)
        var y = bounds.minY
        for row in rows(subviews, width: bounds.width) {
            for (column, index) in row.subviews.enumerated() {
                let line = subviews[index].dimensions(in: proposal)[.filterLine]
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + CGFloat(column) * (columnWidth + spacing), y: y + row.above - line),
                    proposal: proposal)
            }
            y += row.above + row.below + spacing
        }
    }

    /// The subviews beside each other, with the room that they need above and below their common line.
    private struct Row {
        var subviews: Range<Int>
        var above: CGFloat = 0
        var below: CGFloat = 0
    }

    private func rows(_ subviews: Subviews, width: CGFloat) -> [Row] {
        let columns = columns(of: width, count: subviews.count)
        let proposal = ProposedViewSize(width: columnWidth(of: width, count: subviews.count), height: nil)
        return stride(from: 0, to: subviews.count, by: columns).map { start in
            var row = Row(subviews: start..<min(start + columns, subviews.count))
            for index in row.subviews {
                let size = subviews[index].dimensions(in: proposal)
                let line = size[.filterLine]
                row.above = max(row.above, line)
                row.below = max(row.below, size.height - line)
            }
            return row
        }
    }

    private func width(_ proposal: ProposedViewSize, count: Int) -> CGFloat {
        let ideal = CGFloat(count) * minimumWidth + CGFloat(max(count - 1, 0)) * spacing
        guard let width = proposal.width, width.isFinite else { return ideal }
        return max(width, 0)
    }

    private func columns(of width: CGFloat, count: Int) -> Int {
        max(1, min(count, Int((width + CardMetrics.rounding + spacing) / (minimumWidth + spacing))))
    }

    private func columnWidth(of width: CGFloat, count: Int) -> CGFloat {
        let columns = CGFloat(columns(of: width, count: count))
        return max(0, (width - (columns - 1) * spacing) / columns)
    }
}

nonisolated extension VerticalAlignment {
    private enum FilterLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    /// The line on which filters beside each other stand: the middle of a control, of the first one where there are
    /// several below each other.
    static let filterLine = VerticalAlignment(FilterLine.self)
}
