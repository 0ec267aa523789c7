import SwiftUI

/// Places cells in rows and columns, row by row, all cells of a row as high as the highest.
nonisolated struct AdaptiveCells: Layout {
    /// The columns' widths.
    var columns: [AdaptiveColumnWidth]
    /// The widths of the words of the columns; empty for none.
    var words: [AdaptiveWordWidths] = []
    /// The padding on both sides of the words of a column, in points.
    var wordPadding: CGFloat = 0
    /// The distance between columns, in points.
    var columnGap: CGFloat = 0
    /// The distance between rows, in points.
    var rowGap: CGFloat = 0
    /// The greatest width of automatic columns, in points; nil for any.
    var automaticLimit: CGFloat?
    /// Tells whether the cells of a row go below each other.
    var isStacked = false
    /// Tells whether the cells of a row go below each other when words would break beside each other.
    var stacksWhenNarrow = false

    /// True if the cells of a row go below each other in a width.
    func isStacked(in width: CGFloat?) -> Bool {
        guard !isStacked, stacksWhenNarrow, columns.count > 1, let width, width.isFinite else { return isStacked }
        let gaps = CGFloat(columns.count - 1) * columnGap
        // A word that breaks in any case breaks least often in the whole width.
        return least(within: width).reduce(gaps, +) > width + CardMetrics.rounding
            || words.contains { $0.exceeds(room(within: width)) }
    }

    /// The widths of the columns below which words would break.
    private func least(within width: CGFloat?) -> [CGFloat] {
        // The ideal width keeps all words whole.
        let width = width.flatMap { $0.isFinite ? $0 : nil } ?? .greatestFiniteMagnitude
        return words.map { min($0.least(within: room(within: width)) + wordPadding, width) }
    }

    /// The room of words in a width: cells below each other have less padding where a word needs it.
    private func room(within width: CGFloat) -> CGFloat {
        width - (wordPadding > 0 ? 2 * AdaptiveCellPadding.least : 0)
    }

    /// The views of cells, without those of lines.
    private func cells(_ subviews: Subviews) -> [LayoutSubview] { subviews.filter { $0.adaptiveCellLine == nil } }

    private func widths(_ proposed: CGFloat?, _ subviews: [LayoutSubview]) -> [CGFloat] {
        let width = proposed.flatMap { $0.isFinite ? max($0, 0) : nil }
        if isStacked(in: width) {
            return [width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0]
        }
        let gaps = CGFloat(max(0, columns.count - 1)) * columnGap
        let least = least(within: width)
        return ColumnWidths.resolve(columns, available: width.map { $0 - gaps }, least: least) { column in
            var ideal: CGFloat = 0
            for index in stride(from: column, to: subviews.count, by: columns.count) {
                ideal = max(ideal, subviews[index].sizeThatFits(.unspecified).width)
            }
            let words = column < least.count ? least[column] : 0
            if columns[column] == .auto, let automaticLimit { ideal = min(ideal, max(automaticLimit, words)) }
            // Words are estimated too great rather than too small: the ideal width is one in which cells are not stacked.
            return width == nil ? max(ideal, words) : ideal
        }
    }

    private func rowHeights(_ widths: [CGFloat], _ subviews: [LayoutSubview]) -> [CGFloat] {
        stride(from: 0, to: subviews.count, by: widths.count).map { start in
            (start..<min(start + widths.count, subviews.count))
                .map {
                    subviews[$0].sizeThatFits(ProposedViewSize(width: widths[$0 - start], height: nil)).height
                }
                .max() ?? 0
        }
    }

    /// The distance above a row. A value below its title is as close as half the distance between rows.
    private func gap(above row: Int, isStacked: Bool) -> CGFloat {
        if row == 0 { return 0 }
        return isStacked && row % columns.count != 0 ? 0 : rowGap
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !columns.isEmpty else { return .zero }
        let cells = cells(subviews)
        let widths = widths(proposal.width, cells)
        let heights = rowHeights(widths, cells)
        let isStacked = isStacked(in: proposal.width)
        let height = heights.indices.reduce(CGFloat(0)) { $0 + heights[$1] + gap(above: $1, isStacked: isStacked) }
        let gaps = CGFloat(widths.count - 1) * columnGap
        let width = proposal.finiteWidth ?? widths.reduce(gaps, +)
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !columns.isEmpty else { return }
        let cells = cells(subviews)
        let widths = widths(bounds.width, cells)
        let isStacked = isStacked(in: bounds.width)
        var frames: [CGRect] = []
        var y = bounds.minY
        for (row, height) in rowHeights(widths, cells).enumerated() {
            y += gap(above: row, isStacked: isStacked)
            var x = bounds.minX
            for column in widths.indices where row * widths.count + column < cells.count {
                frames.append(CGRect(x: x, y: y, width: widths[column], height: height))
                x += widths[column] + columnGap
            }
            y += height
        }
        for (cell, frame) in zip(cells, frames) { cell.place(at: frame.origin, proposal: ProposedViewSize(frame.size)) }
        for subview in subviews {
            guard let line = subview.adaptiveCellLine else { continue }
            let frame =
                line.frame(frames, columns: columns.count, isStacked: isStacked)
                ?? CGRect(origin: bounds.origin, size: .zero)
            subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
        }
    }
}
