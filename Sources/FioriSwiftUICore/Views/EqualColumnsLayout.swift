import SwiftUI

/// Views in columns of the same width, from the leading edge; there are no more columns than views.
struct EqualColumnsLayout: Layout {
    /// Maximum number of columns.
    var columns: Int
    /// Spacing between columns and between rows, in points.
    var spacing: CGFloat
    /// Alignment of the views in a row.
    var alignment = VerticalAlignment.top

    private func columns(of subviews: Subviews) -> Int { max(min(columns, subviews.count), 1) }

    private func columnWidth(_ subviews: Subviews, in width: CGFloat?) -> CGFloat {
        guard let width, width.isFinite else {
            return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        }
        let columns = CGFloat(columns(of: subviews))
        return max((width - spacing * (columns - 1)) / columns, 0)
    }

    /// Extent of a row above and below its alignment line.
    private struct Row {
        var ascent: CGFloat = 0
        var descent: CGFloat = 0

        var height: CGFloat { ascent + descent }
    }

    private func rows(_ subviews: Subviews, columnWidth: CGFloat) -> [Row] {
        let columns = columns(of: subviews)
        var rows: [Row] = []
        for (index, subview) in subviews.enumerated() {
            let size = subview.dimensions(in: ProposedViewSize(width: columnWidth, height: nil))
            if index.isMultiple(of: columns) { rows.append(Row()) }
            let level = size[alignment]
            rows[rows.count - 1].ascent = max(rows[rows.count - 1].ascent, level)
            rows[rows.count - 1].descent = max(rows[rows.count - 1].descent, size.height - level)
        }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let width = columnWidth(subviews, in: proposal.width)
        let rows = rows(subviews, columnWidth: width)
        let columns = CGFloat(columns(of: subviews))
        return CGSize(
            width: width * columns + spacing * (columns - 1),
            height: rows.reduce(0) { $0 + $1.height } + spacing * CGFloat(rows.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(of: subviews)
        let width = columnWidth(subviews, in: bounds.width)
        let rows = rows(subviews, columnWidth: width)
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let (column, row) = (index % columns, rows[index / columns])
            let proposal = ProposedViewSize(width: width, height: nil)
            let level = subview.dimensions(in: proposal)[alignment]
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * (width + spacing), y: y + row.ascent - level),
                proposal: proposal)
            if column == columns - 1 { y += row.height + spacing }
        }
    }
}
