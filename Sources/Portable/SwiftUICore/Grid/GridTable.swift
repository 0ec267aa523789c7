import Foundation

/// The row and the columns of each view, and the lengths of rows and columns.
struct GridTable {
    struct Cell {
        /// The index among the layout's views.
        let index: Int
        let row: Int
        let columns: Range<Int>
        let unsizedAxes: Axis.Set
    }

    private(set) var cells: [Cell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// The alignments by column, where a cell sets one.
    private(set) var alignments: [Int: HorizontalAlignment] = [:]
    private let subviews: LayoutSubviews

    init(_ subviews: LayoutSubviews) {
        self.subviews = subviews
        var current: ObjectIdentifier?
        var column = 0
        var wholeRows: [Int] = []
        for (index, subview) in subviews.enumerated() {
            let membership = subview[GridRowKey.self]
            if membership == nil || membership?.row != current {
                rowCount += 1
                column = 0
            }
            current = membership?.row
            let span = membership == nil ? 1 : max(1, min(subview[GridColumnsKey.self], 10_000))
            if membership == nil { wholeRows.append(cells.count) }
            if span == 1, let alignment = subview[GridColumnAlignmentKey.self] { alignments[column] = alignment }
            cells.append(
                Cell(
                    index: index, row: rowCount - 1, columns: column..<(column + span),
                    unsizedAxes: subview[GridUnsizedAxesKey.self]))
            column += span
            columnCount = max(columnCount, column)
        }
        for position in wholeRows {
            let cell = cells[position]
            cells[position] = Cell(
                index: cell.index, row: cell.row, columns: 0..<columnCount, unsizedAxes: cell.unsizedAxes)
        }
    }

    // MARK: Columns

    func columns(in width: CGFloat?, gap: CGFloat, _ subviews: LayoutSubviews) -> [CGFloat] {
        func needed(_ column: Int, _ offered: CGFloat?) -> CGFloat {
            cells.reduce(0) { widest, cell in
                guard cell.columns == column..<(column + 1), !cell.unsizedAxes.contains(.horizontal) else {
                    return widest
                }
                let offer = ProposedViewSize(width: offered, height: nil)
                return max(widest, subviews[cell.index].sizeThatFits(offer).width)
            }
        }
        var widths = divide(width, into: columnCount, gap: gap, needed: needed)
        widen(&widths, for: width, gap: gap, subviews)
        return widths
    }

    /// Widens the columns of a cell that spans several and needs more width, in equal parts.
    private func widen(_ widths: inout [CGFloat], for width: CGFloat?, gap: CGFloat, _ subviews: LayoutSubviews) {
        for cell in cells where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
            let own = self.width(of: cell.columns, widths, gap: gap)
            let rest = widths.reduce(0, +) + gap * CGFloat(widths.count - 1) - own
            let offered = width.map { max(own, $0 - rest) }
            let needed = subviews[cell.index].sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
            guard needed > own, needed.isFinite else { continue }
            for column in cell.columns { widths[column] += (needed - own) / CGFloat(cell.columns.count) }
        }
    }

    func width(of columns: Range<Int>, _ widths: [CGFloat], gap: CGFloat) -> CGFloat {
        columns.reduce(0) { $0 + widths[$1] } + gap * CGFloat(max(0, columns.count - 1))
    }

    func start(of column: Int, _ widths: [CGFloat], gap: CGFloat) -> CGFloat {
        widths[..<column].reduce(0, +) + gap * CGFloat(column)
    }

    // MARK: Rows

    func rows(in height: CGFloat?, columns: [CGFloat], gaps: CGSize, _ subviews: LayoutSubviews) -> [CGFloat] {
        func needed(_ row: Int, _ offered: CGFloat?) -> CGFloat {
            var (before, after, tallest) = (CGFloat(0), CGFloat(0), CGFloat(0))
            for cell in cells where cell.row == row && !cell.unsizedAxes.contains(.vertical) {
                let offer = ProposedViewSize(width: width(of: cell.columns, columns, gap: gaps.width), height: offered)
                let dimensions = subviews[cell.index].dimensions(in: offer)
                tallest = max(tallest, dimensions.height)
                // Cells aligned at a baseline may need more height than the tallest of them.
                if let guide = subviews[cell.index][GridRowKey.self]?.alignment, line(of: row, guide) {
                    before = max(before, dimensions[guide])
                    after = max(after, dimensions.height - dimensions[guide])
                }
            }
            return max(tallest, before + after)
        }
        return divide(height, into: rowCount, gap: gaps.height, needed: needed)
    }

    /// True if a guide is none of top, centre and bottom, so that the row's views are aligned at a common line.
    func line(of row: Int, _ guide: VerticalAlignment) -> Bool {
        guide != .top && guide != .center && guide != .bottom
    }

    /// The position of the common line in a row, from its top.
    func baseline(in row: Int, _ guide: VerticalAlignment, frame: CGRect) -> CGFloat? {
        cells.filter { $0.row == row }
            .map { cell in
                let offer = ProposedViewSize(width: cell.columns.count == 1 ? frame.width : nil, height: frame.height)
                return subviews[cell.index].dimensions(in: offer)[guide]
            }
            .max()
    }

    // MARK: Dividing

    /// Divides a length: the least flexible chooses first, each from an equal share of the rest.
    private func divide(
        _ length: CGFloat?, into count: Int, gap: CGFloat, needed: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let length else { return (0..<count).map { needed($0, nil) } }
        let flexibilities = (0..<count).map { needed($0, .infinity) - needed($0, 0) }
        var result = [CGFloat](repeating: 0, count: count)
        var remaining = max(0, length - gap * CGFloat(max(0, count - 1)))
        var left = count
        for index in (0..<count).sorted(by: { (flexibilities[$0], $0) < (flexibilities[$1], $1) }) {
            result[index] = needed(index, max(0, remaining) / CGFloat(left))
            remaining -= result[index]
            left -= 1
        }
        return result
    }
}
