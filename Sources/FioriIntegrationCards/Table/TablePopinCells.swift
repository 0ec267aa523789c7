import SwiftUI

/// The cells below a row, each with the title of its column: lines in a block, or columns of a grid.
nonisolated struct TablePopinCells: View {
    private let cells: [(index: Int, title: String, cell: ResolvedTable.Cell)]
    private let needs: [TableColumnNeed]
    private let layout: ResolvedTable.PopinLayout
    private let hasArrow: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameters:
    ///   - needs: the widths that the texts of the table's columns need.
    ///   - hasArrow: true for the arrow of a navigation behind the first line.
    init(
        cells: [(index: Int, title: String, cell: ResolvedTable.Cell)], needs: [TableColumnNeed],
        layout: ResolvedTable.PopinLayout, hasArrow: Bool = false
    ) {
        self.cells = cells.filter { $0.cell != .empty }
        self.needs = needs
        self.layout = layout
        self.hasArrow = hasArrow
    }

    @MainActor var body: some View {
        switch dynamicTypeSize.isAccessibilitySize ? .block : layout {
        case .block:
            ForEach(cells, id: \.index) { cell in
                TablePopinLine(
                    cell: cell.cell, title: cell.title, need: need(cell.index),
                    hasArrow: hasArrow && cell.index == cells.first?.index)
            }
        case .gridSmall: grid(TablePopinGrid(minimumWidth: max(120, leastWidth)))
        case .gridLarge: grid(TablePopinGrid(minimumWidth: max(200, leastWidth)))
        }
    }

    private func need(_ index: Int) -> TableColumnNeed {
        needs.indices.contains(index) ? needs[index] : TableColumnNeed()
    }

    /// The width in which no word of the cells and of their titles is broken.
    private var leastWidth: CGFloat { cells.map { need($0.index).least }.max() ?? 0 }

    @MainActor private func grid(_ layout: TablePopinGrid) -> some View {
        layout {
            ForEach(cells, id: \.index) { cell in
                VStack(alignment: .leading, spacing: 2) {
                    TablePopinTitle(text: cell.title)
                    TableCellView(cell: cell.cell, title: cell.title, wraps: true)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

/// A cell below its row, behind the title of its column.
nonisolated private struct TablePopinLine: View {
    let cell: ResolvedTable.Cell
    let title: String
    let need: TableColumnNeed
    /// True for the arrow of a navigation behind the first line.
    let hasArrow: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        if title.isEmpty {
            withArrow { TableCellView(cell: cell, title: title, wraps: true) }
        } else if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 2) {
                withArrow { TablePopinTitle(text: title) }
                TableCellView(cell: cell, title: title, wraps: true)
            }
        } else {
            BesideOrBelow(spacing: 6, lineSpacing: 2, leastWidth: need.least) { parts }
        }
    }

    @ViewBuilder @MainActor private func withArrow(@ViewBuilder _ line: () -> some View) -> some View {
        if hasArrow {
            HStack(spacing: CardMetrics.padding) {
                line().frame(maxWidth: .infinity, alignment: .leading)
                NavigationArrow()
            }
        } else {
            line()
        }
    }

    @ViewBuilder @MainActor private var parts: some View {
        TablePopinTitle(text: title)
        TableCellView(cell: cell, title: title, wraps: true)
    }
}

/// The title of the column of a cell that stands below its row.
nonisolated private struct TablePopinTitle: View {
    let text: String

    @MainActor var body: some View {
        if !text.isEmpty { CardText(text + ":").modifier(TableCardParts.columnTitle).accessibilityHidden(true) }
    }
}

/// Places cells in columns of equal width, as many as fit, in rows as high as their highest cell.
nonisolated struct TablePopinGrid: Layout {
    /// The least width of a column, in points.
    var minimumWidth: CGFloat
    /// The distance between columns, in points.
    var columnSpacing: CGFloat = 16
    /// The distance between rows, in points.
    var rowSpacing: CGFloat = 8

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        let columns = max(1, Int((width + CardMetrics.rounding + columnSpacing) / (minimumWidth + columnSpacing)))
        let columnWidth = max(0, (width - CGFloat(columns - 1) * columnSpacing) / CGFloat(columns))
        var frames: [CGRect] = []
        var (y, height): (CGFloat, CGFloat) = (0, 0)
        for (index, subview) in subviews.enumerated() {
            let column = index % columns
            if column == 0, index > 0 {
                y += height + rowSpacing
                height = 0
            }
            let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
            height = max(height, size.height)
            frames.append(
                CGRect(
                    x: CGFloat(column) * (columnWidth + columnSpacing), y: y, width: columnWidth, height: size.height))
        }
        return frames
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth ?? minimumWidth
        return CGSize(width: width, height: frames(subviews, width: width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(at: frames(subviews, width: bounds.width), in: bounds)
    }
}
