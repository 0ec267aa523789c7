import SwiftUI

/// A table.
struct AdaptiveTableView: View {
    let table: AdaptiveTable
    let context: AdaptiveContext
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1
    @State private var measuredWidth: CGFloat?
    @Environment(\.cardWidth) private var cardWidth

    var body: some View {
        let columns = columns
        let hasPadding = table.hasPadding
        let gap = hasPadding ? 0 : AdaptiveTable.cellSpacing
        let words = table.columnWords(context, scale: scale)
        var cells = AdaptiveCells(
            columns: columns, words: words, wordPadding: table.wordPadding,
            columnGap: gap, rowGap: gap, stacksWhenNarrow: true)
        let titles = columns.count > 1 ? table.columnTitles(rendersMarkdown: context.rendersMarkdown) : []
        let layout = cells
        let isStacked = !titles.isEmpty && cells.isStacked(in: measuredWidth ?? cardWidth - 2 * CardMetrics.padding)
        // The titles stand above each cell then, in place of a row of their own.
        let rows = table.rows.indices.dropFirst(isStacked ? 1 : 0)
        cells.isStacked = isStacked
        let paddings = isStacked ? [AdaptiveCellPadding(words)] : words.map { AdaptiveCellPadding([$0]) }
        return cells {
            ForEach(rows, id: \.self) { row in
                ForEach(columns.indices, id: \.self) { column in
                    padded(
                        titled(row, column, title: isStacked && column < titles.count ? titles[column] : ""),
                        paddings[isStacked ? 0 : column]
                    )
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .adaptiveBackground(style(row, column))
                }
            }
            if table.showsGridLines {
                // Lines divide rows, not the cells of one that stand below each other.
                let cells = 0..<rows.count * columns.count
                lines(cells.filter { !isStacked || ($0 + 1).isMultiple(of: columns.count) })
            }
        }
        .background {
            if !titles.isEmpty {
                GeometryReader { Color.clear.preference(key: AdaptiveTableWidth.self, value: $0.size.width) }
                    .onPreferenceChange(AdaptiveTableWidth.self) { width in
                        if let width, layout.isStacked(in: width) != isStacked { measuredWidth = width }
                    }
            }
        }
        .overlay {
            if table.showsGridLines { Rectangle().strokeBorder(lineColor).accessibilityHidden(true) }
        }
        .accessibilityElement(children: .contain)
    }

    /// The widths of the columns; columns that only rows know have an equal share.
    private var columns: [AdaptiveColumnWidth] {
        (0..<table.columnCount).map { $0 < table.columns.count ? table.columns[$0].width : .weight(1) }
    }

    private var lineColor: Color { .preferredColor(table.gridStyle.line) }

    private func style(_ row: Int, _ column: Int) -> AdaptiveContainerStyle? {
        table.style(row, column, in: context)
    }

    /// A cell with its padding, if the table has any.
    @ViewBuilder private func padded(_ cell: some View, _ padding: AdaptiveCellPadding) -> some View {
        if table.hasPadding {
            padding { cell }.padding(.vertical, AdaptiveTable.cellSpacing)
        } else {
            cell
        }
    }

    /// A cell below the title of its column, if that is not empty.
    @ViewBuilder private func titled(_ row: Int, _ column: Int, title: String) -> some View {
        if title.isEmpty || column >= table.rows[row].cells.count {
            cell(row, column)
        } else {
            let context = cellContext(row, column)
            VStack(alignment: .leading, spacing: 2) {
                CardText(title)
                    .modifier(AdaptiveParts.tableColumnTitle)
                    .multilineTextAlignment(context.alignment.text)
                    .frame(maxWidth: .infinity, alignment: context.alignment.frame)
                    // The height of the row is divided between both; the cell could be lower, too.
                    .fixedSize(horizontal: false, vertical: true)
                cell(row, column)
            }
        }
    }

    @ViewBuilder private func cell(_ row: Int, _ column: Int) -> some View {
        let cells = table.rows[row].cells
        if column < cells.count {
            AdaptiveContainerView(plain(cells[column]), cellContext(row, column)).modifier(AdaptiveParts.tableCell)
        } else {
            Color.clear.frame(height: 0)
        }
    }

    /// A cell without its style, which fills the padding of the cell as well.
    private func plain(_ cell: AdaptiveContainer) -> AdaptiveContainer {
        var cell = cell
        cell.style = nil
        return cell
    }

    private func cellContext(_ row: Int, _ column: Int) -> AdaptiveContext {
        table.cellContext(row, column, in: context)
    }

    /// The lines at the end and at the bottom of cells, which the layout places between them.
    private func lines(_ cells: [Int]) -> some View {
        ForEach(cells, id: \.self) { cell in
            ForEach(AdaptiveCellLine.Edge.allCases, id: \.self) { edge in
                Rectangle().fill(lineColor)
                    .adaptiveCellLine(AdaptiveCellLine(cell: cell, edge: edge))
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
        }
    }
}

nonisolated extension AdaptiveCellPadding {
    /// The padding of cells beside the words of columns.
    fileprivate init(_ words: [AdaptiveWordWidths]) {
        let widest = words.map(\.widest).max { $0.width < $1.width } ?? (0, 1)
        self.init(padding: AdaptiveTable.cellSpacing, word: widest.width, slack: widest.slack)
    }
}

/// The width that a table has got.
nonisolated private struct AdaptiveTableWidth: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

nonisolated extension AdaptiveTable {
    /// The texts of the first row, if it has the titles of the columns, nothing else, and rows follow it; empty for none.
    fileprivate func columnTitles(rendersMarkdown: Bool) -> [String] {
        guard firstRowIsHeader, rows.count > 1 else { return [] }
        var titles: [String] = []
        for cell in rows[0].cells {
            let texts = cell.items.filter(\.isVisible).map { $0.plainText(rendersMarkdown: rendersMarkdown) }
            // Buttons, pictures and inputs stay in a row of their own.
            guard !texts.contains(nil) else { return [] }
            titles.append(texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " "))
        }
        return titles.contains { !$0.isEmpty } ? titles : []
    }
}

nonisolated extension AdaptiveElement {
    /// The text of a text block; nil for other elements.
    fileprivate func plainText(rendersMarkdown: Bool) -> String? {
        switch content {
        case .textBlock(let text): AdaptiveMarkdown.plainText(text.text, rendersMarkdown: rendersMarkdown)
        case .richTextBlock(let runs, _): runs.map(\.text).joined()
        default: nil
        }
    }
}
