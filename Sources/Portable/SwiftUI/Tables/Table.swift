import Foundation

/// Values in rows, with a column for each thing to know of them. Where room is short only the first column is shown.
nonisolated public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    let selection: ListSelection?
    let sort: TableSort?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableStyle) private var style

    init(rows: Rows, columns: Columns, selection: ListSelection?, sort: TableSort?) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
    }

    @MainActor public var body: some View {
        let all = Columns._columns(columns)
        let shown = sizeClass == .compact ? Array(all.prefix(1)) : all
        let layout = TableColumnLayout(columns: sizeClass == .compact ? [TableColumnWidth()] : shown.map(\.width))
        let rows = Rows._rows(rows, _TableColumns(columns: shown, layout: layout))
        let hasHeader = headers == .automatic ? sizeClass != .compact : headers == .visible
        style.makeBody(
            TableStyleConfiguration(
                content: AnyView(
                    VStack(spacing: 0) {
                        if hasHeader { TableHeader(columns: shown, layout: layout, sort: sort) }
                        List<Value.ID, AnyView>(selection, content: rows)
                    })))
    }
}

/// The cells of one value.
nonisolated struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let columns: _TableColumns<Value>

    @MainActor var body: some View {
        columns.layout {
            ForEach(columns.columns.indices, id: \.self) { index in
                TableCell { columns.columns[index].cell(value) }
            }
        }
        .tag(value.id)
    }
}

/// One view in a column, whatever its content consists of.
private struct TableCell<Content: View>: View {
    @ViewBuilder let content: Content

    @MainActor var body: some View { HStack { content } }
}

/// The titles of the columns; those that can be sorted by are buttons.
private struct TableHeader<Value>: View {
    let columns: [_TableColumn<Value>]
    let layout: TableColumnLayout
    let sort: TableSort?

    @MainActor var body: some View {
        VStack(spacing: 0) {
            layout {
                ForEach(columns.indices, id: \.self) { index in
                    TableCell { title(columns[index]).accessibilityAddTraits(.isHeader) }
                }
            }
            .font(.subheadline.weight(.medium))
            .lineLimit(1)
            .padding(.vertical, 8)
            .padding(.horizontal, 20)
            Divider()
        }
        .accessibilityElement(children: .contain)
    }

    @ViewBuilder private func title(_ column: _TableColumn<Value>) -> some View {
        if let sort, let comparator = column.sort {
            let order = sort.order(comparator)
            Button {
                sort.tap(comparator)
            } label: {
                HStack(spacing: 4) {
                    column.label
                    if let order {
                        Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                            .font(.caption.weight(.semibold))
                            .accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(order == nil ? [] : .isSelected)
        } else {
            column.label.foregroundStyle(.secondary)
        }
    }
}
