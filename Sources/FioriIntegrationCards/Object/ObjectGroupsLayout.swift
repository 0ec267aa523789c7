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

/// Places groups in columns, as many as fit; each goes to the next column, and stretched groups take the full width below
/// those before them, as do groups of texts that would stand beside an empty place.
///
/// Columns have equal widths, unless a word or a title has no room in one and the others can spare it. Where they cannot, there
/// are fewer columns.
nonisolated struct ObjectGroupsLayout: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns, in points.
    var columnSpacing: CGFloat = 32
    /// The distance between groups below each other, in points.
    var rowSpacing: CGFloat = 16

    private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
        let wanted = subviews.filter { $0[ObjectGroupWidth.self] != .row }.count
        let fitting = Int((width + CardMetrics.rounding + columnSpacing) / (minimumWidth + columnSpacing))
        let widths = columnWidths(subviews, width: width, most: max(1, min(fitting, max(wanted, 1))))
        let columns = widths.count
        var heights = [CGFloat](repeating: 0, count: columns)
        var frames: [CGRect] = []
        var next = 0
        for index in subviews.indices {
            let subview = subviews[index]
            if takesRow(index, in: next, subviews) {
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
                let height = subview.sizeThatFits(ProposedViewSize(width: widths[next], height: nil)).height
                let x = widths[..<next].reduce(CGFloat(next) * columnSpacing, +)
                frames.append(CGRect(x: x, y: y, width: widths[next], height: height))
                heights[next] = y + height
                next = (next + 1) % columns
            }
        }
        return (frames, heights.max() ?? 0)
    }

    /// True for a group that takes the full width, where the next group would go to a column.
    private func takesRow(_ index: Int, in column: Int, _ subviews: Subviews) -> Bool {
        switch subviews[index][ObjectGroupWidth.self] {
        case .row: true
        case .column: false
        case .columnOrRow:
            column == 0 && (index + 1 == subviews.count || subviews[index + 1][ObjectGroupWidth.self] == .row)
        }
    }

    /// The share of the least width that a column keeps where another one needs room.
    private static let keptShare: CGFloat = 0.7

    /// The widths of the columns, of which there are at most a number. Where a word or a title has no room beside others, there
    /// are fewer.
    private func columnWidths(_ subviews: Subviews, width: CGFloat, most: Int) -> [CGFloat] {
        for columns in stride(from: most, through: 2, by: -1) {
            let room = max(0, width - CGFloat(columns - 1) * columnSpacing)
            var (least, hasLongTitle) = leastWidths(subviews, width: width, columns: columns)
            guard least.reduce(0, +) <= room + CardMetrics.rounding else { continue }
            if hasLongTitle.contains(true) {
                // Titles that no card of this width shows whole get what the others spare, which keep a column's width.
                let equal = room / CGFloat(columns)
                for index in least.indices {
                    least[index] = max(least[index], hasLongTitle[index] ? equal : min(equal, minimumWidth))
                }
                let excess = least.reduce(0, +) - room
                let long = hasLongTitle.count { $0 }
                if excess < 0 {
                    for index in least.indices where hasLongTitle[index] { least[index] -= excess / CGFloat(long) }
                } else {
                    // Words and whole titles come first.
                    least = leastWidths(subviews, width: width, columns: columns).least
                }
            }
            return ColumnWidths.resolve(least.map { _ in .weight(1) }, available: room, least: least) { _ in 0 }
        }
        return [width]
    }

    /// The widths that the columns need at least, and true for those with a title that has no room in a width.
    private func leastWidths(
        _ subviews: Subviews, width: CGFloat, columns: Int
    ) -> (least: [CGFloat], hasLongTitle: [Bool]) {
        let equal = max(0, width - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns)
        var least = [CGFloat](repeating: min(equal, minimumWidth * Self.keptShare), count: columns)
        var hasLongTitle = [Bool](repeating: false, count: columns)
        var next = 0
        for index in subviews.indices {
            guard !takesRow(index, in: next, subviews) else {
                next = 0
                continue
            }
            let need = subviews[index][ObjectGroupLeastWidth.self]
            let hasRoom = need.title <= width
            least[next] = max(least[next], need.word(in: width), hasRoom ? need.title : 0)
            if !hasRoom { hasLongTitle[next] = true }
            next = (next + 1) % columns
        }
        return (least, hasLongTitle)
    }

    private func below(_ height: CGFloat) -> CGFloat { height == 0 ? 0 : height + rowSpacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth ?? minimumWidth
        return CGSize(width: width, height: frames(subviews, width: width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(at: frames(subviews, width: bounds.width).frames, in: bounds)
    }
}
