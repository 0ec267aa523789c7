import SwiftUI

/// Places views in columns of equal width, as many as fit.
nonisolated struct FilterGrid: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns and rows, in points.
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = width(proposal, count: subviews.count)
        let heights = rowHeights(subviews, columnWidth: columnWidth(of: width, count: subviews.count), width: width)
        return CGSize(
            width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(of: bounds.width, count: subviews.count)
        let columnWidth = columnWidth(of: bounds.width, count: subviews.count)
        var y = bounds.minY
        for (row, height) in rowHeights(subviews, columnWidth: columnWidth, width: bounds.width).enumerated() {
            for column in 0..<columns where row * columns + column < subviews.count {
                subviews[row * columns + column].place(
                    at: CGPoint(x: bounds.minX + CGFloat(column) * (columnWidth + spacing), y: y),
                    proposal: ProposedViewSize(width: columnWidth, height: height))
            }
            y += height + spacing
        }
    }

    private func width(_ proposal: ProposedViewSize, count: Int) -> CGFloat {
        let ideal = CGFloat(count) * minimumWidth + CGFloat(max(count - 1, 0)) * spacing
        guard let width = proposal.width, width.isFinite else { return ideal }
        return max(width, 0)
    }

    private func columns(of width: CGFloat, count: Int) -> Int {
        max(1, min(count, Int((width + spacing) / (minimumWidth + spacing))))
    }

    private func columnWidth(of width: CGFloat, count: Int) -> CGFloat {
        let columns = CGFloat(columns(of: width, count: count))
        return max(0, (width - (columns - 1) * spacing) / columns)
    }

    private func rowHeights(_ subviews: Subviews, columnWidth: CGFloat, width: CGFloat) -> [CGFloat] {
        let columns = columns(of: width, count: subviews.count)
        return stride(from: 0, to: subviews.count, by: columns).map { start in
            subviews[start..<min(start + columns, subviews.count)]
                .map { $0.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height }
                .max() ?? 0
        }
    }
}
