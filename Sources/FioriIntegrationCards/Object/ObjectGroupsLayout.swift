import SwiftUI

/// The room that a group takes.
nonisolated struct ObjectGroupWidth: LayoutValueKey {
    enum Width {
        /// A column.
        case column
        /// A column, or the full width where no other group stands beside it.
        case columnOrRow
        /// The full width.
        case row
    }

    static let defaultValue = Width.column
}

/// Places groups in columns of equal width, as many as fit; each goes to the next column, and stretched groups take the
/// full width below those before them, as do groups of texts that would stand beside an empty place.
nonisolated struct ObjectGroupsLayout: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns, in points.
    var columnSpacing: CGFloat = 32
    /// The distance between groups below each other, in points.
    var rowSpacing: CGFloat = 16

    private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let wanted = subviews.filter { $0[ObjectGroupWidth.self] != .row }.count
        let fitting = Int((width + columnSpacing) / (minimumWidth + columnSpacing))
        let columns = max(1, min(fitting, max(wanted, 1)))
        let columnWidth = max(0, (width - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns))
        var heights = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        var next = 0
        for index in subviews.indices {
            let subview = subviews[index]
            let kind = subview[ObjectGroupWidth.self]
            let isAlone =
                next == 0 && (index + 1 == subviews.count || subviews[index + 1][ObjectGroupWidth.self] == .row)
            if kind == .row || kind == .columnOrRow && isAlone {
                let y = below(heights.max() ?? 0)
                let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
                frames.append(CGRect(x: 0, y: y, width: width, height: height))
                heights = heights.map { _ in y + height }
                next = 0
            } else {
                // Rows are read across: the next column of the row takes the group.
                if next == 0 {
                    let y = heights.max() ?? 0
                    heights = heights.map { _ in y }
                }
                let y = below(heights[next])
                let height = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil)).height
                frames.append(
                    CGRect(x: CGFloat(next) * (columnWidth + columnSpacing), y: y, width: columnWidth, height: height))
                heights[next] = y + height
                next = (next + 1) % columns
            }
        }
        return (frames, heights.max() ?? 0)
    }

    private func below(_ height: CGFloat) -> CGFloat { height == 0 ? 0 : height + rowSpacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? minimumWidth
        return CGSize(width: width, height: frames(subviews, width: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width).frames) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                // A height would be divided among the items, and cut texts of those that can be lower.
                proposal: ProposedViewSize(width: frame.width, height: nil))
        }
    }
}
