import SwiftUI

/// The titles of the columns, for whose lines columns are wide enough.
nonisolated struct TableHeaderRow: View {
    let look: TableRowLook

    @MainActor var body: some View {
        look.layout {
            ForEach(look.choice.inline, id: \.self) { index in
                let column = look.columns[index]
                CardText(column.title)
                    .multilineTextAlignment(column.alignment.textAlignment)
                    .modifier(TableCardParts.columnTitle)
                    .frame(maxWidth: .infinity, alignment: column.alignment.frameAlignment)
                    .accessibilityAddTraits(.isHeader)
            }
        }
        .lineLimit(TableColumnNeed.titleLines)
        .padding(.vertical, 8)
        .padding(.leading, CardMetrics.padding)
        .padding(.trailing, look.trailingPadding(hasArrow: false))
        .frame(minHeight: CardMetrics.rowHeight)
        .modifier(TableCardParts.header)
    }
}

/// A row of a table, with the cells that have moved below it.
nonisolated struct TableRowView: View {
    let row: ResolvedTable.Row
    let look: TableRowLook

    @MainActor var body: some View {
        let trailing = look.trailingPadding(hasArrow: row.action?.hasVisibleArrow == true)
        cells
            .padding(EdgeInsets(top: 8, leading: CardMetrics.padding, bottom: 8, trailing: trailing))
            .frame(maxWidth: .infinity, minHeight: CardMetrics.rowHeight, alignment: .leading)
            .overlay(alignment: .leading) {
                if row.highlight != .none { CardHighlight(row.highlight, text: row.highlightText) }
            }
            .modifier(TableCardParts.row)
            .accessibilityElement(children: .contain)
            .cardTap(row.action, isPadded: true, placesArrow: !hasArrowInCells)
    }

    /// True for an arrow in the first line of cells that all stand below each other and need the room beside it.
    private var hasArrowInCells: Bool { look.choice.inline.isEmpty && row.action?.hasVisibleArrow == true }

    @ViewBuilder @MainActor private var cells: some View {
        if look.choice.below.isEmpty {
            line
        } else {
            VStack(alignment: .leading, spacing: 8) {
                if !look.choice.inline.isEmpty { line }
                TablePopinCells(
                    cells: look.choice.below.map { ($0, look.columns[$0].title, cell($0)) },
                    needs: look.needs, layout: look.popinLayout, hasArrow: hasArrowInCells)
            }
        }
    }

    @MainActor private var line: some View {
        look.layout {
            ForEach(look.choice.inline, id: \.self) { index in
                let column = look.columns[index]
                TableCellView(cell: cell(index), title: column.title)
                    .multilineTextAlignment(column.alignment.textAlignment)
                    .frame(maxWidth: .infinity, alignment: column.alignment.frameAlignment)
            }
        }
    }

    private func cell(_ index: Int) -> ResolvedTable.Cell {
        row.cells.indices.contains(index) ? row.cells[index] : .empty
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
