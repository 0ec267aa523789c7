import SwiftUI

/// Views in columns of the same width, from the leading edge; there are no more columns than views.
struct EqualColumnsLayout: Layout {
    /// How many there are at most.
    var columns: Int
    /// Between columns and between rows, in points.
    var spacing: CGFloat

    private func columns(of subviews: Subviews) -> Int { max(min(columns, subviews.count), 1) }

    private func columnWidth(_ subviews: Subviews, in width: CGFloat?) -> CGFloat {
        guard let width, width.isFinite else {
            return subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        }
        let columns = CGFloat(columns(of: subviews))
        return max((width - spacing * (columns - 1)) / columns, 0)
    }

    private func rowHeights(_ subviews: Subviews, columnWidth: CGFloat) -> [CGFloat] {
        let columns = columns(of: subviews)
        var heights: [CGFloat] = []
        for (index, subview) in subviews.enumerated() {
            let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
            if index.isMultiple(of: columns) {
                heights.append(height)
            } else {
                heights[heights.count - 1] = max(heights[heights.count - 1], height)
            }
        }
        return heights
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let width = columnWidth(subviews, in: proposal.width)
        let heights = rowHeights(subviews, columnWidth: width)
        let columns = CGFloat(columns(of: subviews))
        return CGSize(
            width: width * columns + spacing * (columns - 1),
            height: heights.reduce(0, +) + spacing * CGFloat(heights.count - 1))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let columns = columns(of: subviews)
        let width = columnWidth(subviews, in: bounds.width)
        let heights = rowHeights(subviews, columnWidth: width)
        var y = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let column = index % columns
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(column) * (width + spacing), y: y),
                proposal: ProposedViewSize(width: width, height: nil))
            if column == columns - 1 { y += heights[index / columns] + spacing }
        }
    }
}
