import SwiftUI

/// The titles of the columns.
nonisolated struct TableHeaderRow: View {
    let columns: [ResolvedTable.Column]
    let needs: [TableColumnNeed]

    @MainActor var body: some View {
        TableRowLayout(columns, needs: needs) {
            ForEach(columns.indices, id: \.self) { index in
                Text(columns[index].title)
                    .lineLimit(1)
                    .modifier(TableCardParts.columnTitle)
                    .frame(maxWidth: .infinity, alignment: columns[index].alignment.frameAlignment)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .padding(.horizontal, CardMetrics.padding)
        .frame(minHeight: CardMetrics.rowHeight)
        .modifier(TableCardParts.header)
    }
}

/// A row of a table, with the cells that have moved below it.
nonisolated struct TableRowView: View {
    let row: ResolvedTable.Row
    let columns: [ResolvedTable.Column]
    let choice: TablePopin.Choice
    let needs: [TableColumnNeed]

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if !choice.inline.isEmpty {
                TableRowLayout(choice.inline.map { columns[$0] }, needs: needs) {
                    ForEach(choice.inline, id: \.self) { index in
                        TableCellView(cell: cell(index), title: columns[index].title)
                            .multilineTextAlignment(columns[index].alignment.textAlignment)
                            .frame(maxWidth: .infinity, alignment: columns[index].alignment.frameAlignment)
                    }
                }
            }
            ForEach(choice.below, id: \.self) { index in
                TablePopinLine(cell: cell(index), title: columns[index].title)
            }
        }
        .padding(.horizontal, CardMetrics.padding)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, minHeight: CardMetrics.rowHeight, alignment: .leading)
        .overlay(alignment: .leading) { CardHighlight(row.highlight, text: row.highlightText) }
        .modifier(TableCardParts.row)
        .accessibilityElement(children: .contain)
        .cardTap(row.action)
    }

    private func cell(_ index: Int) -> ResolvedTable.Cell {
        row.cells.indices.contains(index) ? row.cells[index] : .empty
    }
}

/// A cell below its row, behind the title of its column.
nonisolated private struct TablePopinLine: View {
    let cell: ResolvedTable.Cell
    let title: String
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        if cell != .empty {
            let layout =
                dynamicTypeSize.isAccessibilitySize
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
                : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 6))
            layout {
                if !title.isEmpty {
                    Text(verbatim: title + ":").modifier(TableCardParts.columnTitle).accessibilityHidden(true)
                }
                TableCellView(cell: cell, title: title, wraps: true)
            }
        }
    }
}

nonisolated extension ResolvedTable.Column.Alignment {
    /// The horizontal place of a cell. Left and right are those of left-to-right text, as begin and end are of each.
    var frameAlignment: Alignment {
        switch self {
        case .begin, .initial, .left: .leading
        case .center: .center
        case .end, .right: .trailing
        }
    }

    var textAlignment: TextAlignment {
        switch self {
        case .begin, .initial, .left: .leading
        case .center: .center
        case .end, .right: .trailing
        }
    }
}
