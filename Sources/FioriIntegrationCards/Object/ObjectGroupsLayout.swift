import SwiftUI

/// True for a group that takes the full width instead of a column.
nonisolated struct ObjectGroupIsStretched: LayoutValueKey {
    static let defaultValue = false
}

/// Places groups in columns of equal width, as many as fit; each goes to the shortest column, and stretched groups take
/// the full width below those before them.
nonisolated struct ObjectGroupsLayout: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns, in points.
    var columnSpacing: CGFloat = 32
    /// The distance between groups below each other, in points.
    var rowSpacing: CGFloat = 16

    private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let wanted = subviews.filter { !$0[ObjectGroupIsStretched.self] }.count
        let fitting = Int((width + columnSpacing) / (minimumWidth + columnSpacing))
        let columns = max(1, min(fitting, max(wanted, 1)))
        let columnWidth = max(0, (width - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns))
        var heights = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        var next = 0
        for subview in subviews {
            if subview[ObjectGroupIsStretched.self] {
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
                proposal: ProposedViewSize(frame.size))
        }
    }
}
