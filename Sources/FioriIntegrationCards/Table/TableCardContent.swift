import FioriSwiftUICore
import SwiftUI

/// The content of a table card: column headers above rows, in groups where the manifest has them.
nonisolated struct TableCardContent: View {
    private let table: ResolvedTable
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.cardWords) private var words

    init(_ table: ResolvedTable) { self.table = table }

    @MainActor var body: some View {
        let needs = TableColumnNeed.needs(of: table)
        let choices = TablePopin(table, needs: needs, pops: dynamicTypeSize.isAccessibilitySize).choices
        Group {
            if choices.count == 1 {
                TableRows(table: table, columns: choices[0], needs: needs)
            } else {
                // The first choice shows all columns; in each further one another column has moved below its row.
                ViewThatFits(in: .horizontal) {
                    ForEach(choices.indices, id: \.self) { index in
                        TableRows(table: table, columns: choices[index], needs: needs)
                            .frame(
                                minWidth: 0,
                                idealWidth: index == choices.count - 1 ? 1 : choices[index].requiredWidth,
                                maxWidth: .infinity)
                    }
                }
            }
        }
        .frame(minHeight: table.minItems.map { CGFloat($0 + 1) * CardMetrics.rowHeight }, alignment: .top)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(
            Text(
                words.table(
                    rows: table.groups.reduce(0) { $0 + $1.items.count }, columns: table.columns.count)))
    }
}

/// The header and the rows of a table with the same columns in line.
nonisolated private struct TableRows: View {
    let table: ResolvedTable
    let columns: TablePopin.Choice
    let needs: [TableColumnNeed]

    @MainActor var body: some View {
        let widths = columns.inline.map { needs[$0] }
        LazyVStack(alignment: .leading, spacing: 0) {
            if !columns.inline.isEmpty, table.columns.contains(where: { !$0.title.isEmpty }) {
                TableHeaderRow(columns: columns.inline.map { table.columns[$0] }, needs: widths)
                CardSeparator()
            }
            ForEach(table.groups.indices, id: \.self) { index in
                let group = table.groups[index]
                if let title = group.title { CardGroupTitle(title) }
                ForEach(group.items) { row in
                    TableRowView(row: row, columns: table.columns, choice: columns, needs: widths)
                    if row.id != table.groups.last?.items.last?.id || index != table.groups.count - 1 {
                        CardSeparator()
                    }
                }
            }
        }
    }
}

/// The looks of a table card's parts, by their names in style sheets.
nonisolated enum TableCardParts {
    static let header = Themed("TableCard.header", EmptyModifier())
    static let row = Themed("TableCard.row", EmptyModifier(), as: .cell)
    static let progress = Themed("TableCard.progress", EmptyModifier(), as: .progress)
    static let columnTitle = Themed("TableCard.columnTitle", TextStyle(.footnote, weight: .semibold, .secondaryLabel))
    static let identifier = Themed(
        "TableCard.identifier", TextStyle(.subheadline, weight: .semibold, .primaryLabel), as: .cellTitle)
    static let text = Themed("TableCard.text", TextStyle(.subheadline, .primaryLabel), as: .cellDetail)
    static let additionalText = Themed(
        "TableCard.additionalText", TextStyle(.footnote, .secondaryLabel), as: .cellDetail)
    static let progressText = Themed("TableCard.progressText", TextStyle(.caption, .primaryLabel))
}
