import FioriThemeManager
import SwiftUI

/// A row of a table: the leading views that do not scroll, the visible cells, and the trailing accessory.
struct TableRow: View {
    @ObservedObject var model: TableModel
    let metrics: TableMetrics
    /// The columns that are in sight.
    let columns: Range<Int>
    let item: TableRowItem
    /// The number of the row; nil for the header.
    let index: Int?

    var body: some View {
        if let index {
            row
                .contentShape(Rectangle())
                .onTapGesture { model.tap(row: index) }
        } else {
            row
        }
    }

    private var row: some View {
        TableRowLayout(
            width: metrics.width, minHeight: index == nil ? metrics.headerHeight : metrics.minRowHeight,
            zoom: metrics.zoom
        ) {
            if model.editMode == .select {
                TableCheckmark(model: model, item: item, index: index)
                    .stickySlot(metrics.checkSlot, metrics, background: background)
            }
            if metrics.leadingSlot.width > 0 {
                TableAccessories(accessories: item.leadingAccessories)
                    .stickySlot(metrics.leadingSlot, metrics, background: background)
            }
            if metrics.firstMovingColumn == 1 {
                cell(0).stickySlot(metrics.slot(of: 0), metrics, background: background)
            }
            ForEach(metrics.columns(of: item, inSight: columns), id: \.self) { column in
                cell(column).slot(metrics.slot(of: column), zoom: metrics.zoom)
            }
            if metrics.trailingWidth > 0 {
                TableAccessories(accessories: item.trailingAccessory.map { [$0] } ?? [])
                    .slot(metrics.trailingSlot, zoom: metrics.zoom)
            }
        }
        .background { background }
        .overlay(alignment: .bottom) { TableRowDivider(model: model, isLast: isLast) }
        .accessibilityElement(children: .contain)
    }

    private var isSelected: Bool { index.map(model.isSelected(row:)) ?? false }
    private var isLast: Bool { index == metrics.rowCount - 1 }

    private var background: TableRowBackground { TableRowBackground(isHeader: index == nil, isSelected: isSelected) }

    private func cell(_ column: Int) -> some View {
        let attribute = model.attribute(of: column)
        return TableCell(
            model: model, item: column < item.data.count ? item.data[column] : nil, row: index, column: column,
            title: column == 0 || index == nil ? nil : model.title(of: column)
        )
        .multilineTextAlignment(attribute.textAlignment)
        .modifier(
            RowActivation(isActive: column == 0 && model.hasActiveRows, row: index, model: model)
        )
        .frame(
            maxWidth: .infinity, maxHeight: .infinity,
            alignment: Alignment(
                horizontal: attribute.horizontalAlignment,
                vertical: index == nil ? .center : model.rowAlignment.verticalAlignment)
        )
        .overlay(alignment: .trailing) {
            if model.showColumnDivider, column < metrics.columnCount - 1 {
                (model.columnDividerColor ?? .preferredColor(.separator)).frame(width: model.columnDividerWidth ?? 1)
            }
        }
    }
}

/// The first cell of a row that can be tapped is a button for those who do not see the row.
nonisolated private struct RowActivation: ViewModifier {
    let isActive: Bool
    let row: Int?
    let model: TableModel

    @MainActor func body(content: Content) -> some View {
        if isActive, let row {
            content
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { model.tap(row: row) }
        } else {
            content
        }
    }
}

struct TableRowBackground: View {
    let isHeader: Bool
    let isSelected: Bool

    var body: some View {
        Rectangle()
            .fill(.preferredColor(isHeader ? .secondaryBackground : .primaryBackground))
            .overlay {
                if isSelected { Rectangle().fill(.preferredColor(.tertiaryFill)) }
            }
    }
}

/// The line below a row; the last row has none.
struct TableRowDivider: View {
    @ObservedObject var model: TableModel
    let isLast: Bool

    var body: some View {
        if model.showRowDivider, !isLast {
            (model.rowDividerColor ?? .preferredColor(.separator)).frame(height: model.rowDividerHeight ?? 1)
        }
    }
}
