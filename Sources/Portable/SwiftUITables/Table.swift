import Foundation
import SwiftUICore
import SwiftUIInteraction
import SwiftUILists

/// Values in rows, with a column for each thing to know of them. Where room is short only the first column is shown.
public struct Table<Value, Rows, Columns>: View
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    let selection: ListSelection?
    let sort: TableSort?
    let customization: Binding<TableColumnCustomization<Value>>?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableStyle) private var style
    @Environment(\.scrollContentBackground) private var background

    init(
        rows: Rows, columns: Columns, selection: ListSelection?, sort: TableSort?,
        customization: Binding<TableColumnCustomization<Value>>? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
        self.customization = customization
    }

    @MainActor public var body: some View {
        let isCompact = sizeClass == .compact
        let all = (customization?.wrappedValue ?? TableColumnCustomization()).arranged(Columns._columns(columns))
        let visible = all.filter(\.isVisible).map(\.column)
        let shown = isCompact ? Array(visible.prefix(1)) : visible
        let layout = TableColumnLayout(
            columns: isCompact ? [TableColumnMetrics()] : shown.map(\.metrics), direction: direction)
        let outline = Rows._opens(rows) ? TableOutlinePlace() : nil
        let rows = Rows._rows(rows, _TableColumns(columns: shown, layout: layout, outline: outline))
        let hasHeader = headers == .automatic ? !isCompact : headers == .visible
        style.makeBody(
            TableStyleConfiguration(
                content: AnyView(
                    List<Value.ID, AnyView>(selection, content: rows)
                        .safeAreaInset(edge: .top, spacing: 0) {
                            if hasHeader {
                                TableHeader(
                                    columns: shown, all: all, layout: layout, sort: sort, customization: customization,
                                    hasMarks: selection?.allowsMultiple == true)
                            }
                        }
                        .background { if background != .hidden { ListBackground() } })))
    }
}

/// The cells of one value.
nonisolated struct TableRowView<Value: Identifiable>: View {
    let value: Value
    let columns: _TableColumns<Value>

    @MainActor var body: some View {
        let isRow = columns.columns.count == 1
        columns.layout {
            ForEach(Array(columns.columns.enumerated()), id: \.element.path) { index, column in
                TableCell {
                    if index == 0, let outline = columns.outline { TableDisclosure(place: outline) }
                    column.cell(value)
                }
                // A control in one of several columns stands for itself.
                .transformEnvironment(\.isInListRow) { $0 = $0 && isRow }
            }
        }
        .tag(value.id)
        .layoutValue(key: CellsKey.self, value: !isRow)
    }
}

/// Combines the content of a cell into a single view.
struct TableCell<Content: View>: View {
    @ViewBuilder let content: Content

    @MainActor var body: some View { HStack(spacing: 0) { content } }
}

@available(*, unavailable)
extension Table: Sendable {}
