import FioriThemeManager
import SwiftUI

/// The header and the rows of a table that are in sight; room stands for the others.
struct TableRows: View {
    @ObservedObject var model: TableModel
    let metrics: TableMetrics
    let window: TableWindow

    var body: some View {
        if metrics.isKnown {
            // The window may have been found for other rows than there are now.
            let rows = window.rows.clamped(to: 0..<metrics.rowCount)
            VStack(spacing: 0) {
                if let header = model.headerData {
                    TableRow(model: model, metrics: metrics, window: window, item: header, index: nil)
                        .modifier(StickyRow(isSticky: metrics.isHeaderSticky))
                        .zIndex(1)
                }
                Color.clear.frame(width: 0, height: CGFloat(rows.lowerBound) * metrics.rowHeight * metrics.zoom)
                ForEach(rows, id: \.self) { index in
                    TableRow(model: model, metrics: metrics, window: window, item: model.rowData[index], index: index)
                }
            }
        }
    }
}

/// A row of a table: what stays at the leading side, the cells that are in sight, and what ends it.
struct TableRow: View {
    @ObservedObject var model: TableModel
    let metrics: TableMetrics
    let window: TableWindow
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
        HStack(spacing: 0) {
            leading
                .modifier(StickyColumn(isSticky: metrics.isFirstColumnSticky))
                .zIndex(1)
            gap(metrics.columnEdges[columns.lowerBound] - metrics.columnEdges[metrics.firstMovingColumn])
            ForEach(columns, id: \.self) { cell($0) }
            gap(metrics.columnEdges[metrics.columnCount] - metrics.columnEdges[columns.upperBound])
            accessories(item.trailingAccessory.map { [$0] } ?? [], width: metrics.trailingWidth)
        }
        .background { TableRowBackground(isHeader: index == nil, isSelected: isSelected) }
        .overlay(alignment: .bottom) { TableRowDivider(model: model, isLast: isLast) }
        .accessibilityElement(children: .contain)
    }

    private var columns: Range<Int> {
        window.columns.clamped(to: min(metrics.firstMovingColumn, metrics.columnCount)..<metrics.columnCount)
    }

    private var height: CGFloat { index == nil ? metrics.headerHeight : metrics.rowHeight }
    private var isSelected: Bool { model.isEditing && index.map(model.selectedIndexes.contains) ?? false }
    private var isLast: Bool { index == metrics.rowCount - 1 }

    /// What moves with the first column: the check mark, accessories, and the column if it stays in sight.
    private var leading: some View {
        HStack(spacing: 0) {
            if model.isEditing {
                TableCheckmark(model: model, item: item, index: index)
                    .modifier(Zoomed(width: metrics.checkWidth, height: height, zoom: metrics.zoom, alignment: .center))
            }
            accessories(item.leadingAccessories, width: metrics.leadingWidth - metrics.checkWidth)
            if metrics.firstMovingColumn == 1 { cell(0) }
        }
        .background { TableRowBackground(isHeader: index == nil, isSelected: isSelected) }
    }

    private func gap(_ width: CGFloat) -> some View {
        Color.clear.frame(width: max(0, width * metrics.zoom), height: 0)
    }

    @ViewBuilder private func accessories(_ accessories: [AccessoryItem], width: CGFloat) -> some View {
        if width > 0 {
            TableAccessories(accessories: accessories)
                .modifier(Zoomed(width: width, height: height, zoom: metrics.zoom, alignment: .center))
        }
    }

    private func cell(_ column: Int) -> some View {
        let padding = index == nil ? model.headerCellPadding : model.dataCellPadding
        let attribute = model.attribute(of: column)
        return TableCell(
            item: column < item.data.count ? item.data[column] : nil, isHeader: index == nil,
            title: column == 0 ? nil : title(of: column)
        )
        .multilineTextAlignment(attribute.textAlignment)
        .padding(padding)
        .modifier(
            Zoomed(
                width: metrics.width(of: column), height: height, zoom: metrics.zoom,
                alignment: Alignment(
                    horizontal: attribute.horizontalAlignment,
                    vertical: index == nil ? .center : model.rowAlignment.verticalAlignment))
        )
        .modifier(
            RowActivation(isActive: column == 0 && !model.isEditing && model.isSelectable, row: index, model: model)
        )
        .overlay(alignment: .trailing) {
            if model.showColumnDivider, column < metrics.columnCount - 1 {
                (model.columnDividerColor ?? .preferredColor(.separator)).frame(width: model.columnDividerWidth)
            }
        }
    }

    private func title(of column: Int) -> String? {
        guard index != nil, let header = model.headerData, column < header.data.count else { return nil }
        return (header.data[column] as? DataTextItem)?.text
    }
}

/// The first cell of a row that can be tapped is a button for those who do not see the row.
private struct RowActivation: ViewModifier {
    let isActive: Bool
    let row: Int?
    let model: TableModel

    func body(content: Content) -> some View {
        if isActive, let row {
            content
                .accessibilityAddTraits(.isButton)
                .accessibilityAction { model.tap(row: row) }
        } else {
            content
        }
    }
}

/// Content laid out as if the table were not zoomed, and drawn larger or smaller.
private struct Zoomed: ViewModifier {
    let width: CGFloat
    let height: CGFloat
    let zoom: CGFloat
    let alignment: Alignment

    func body(content: Content) -> some View {
        content
            .frame(width: width, height: height, alignment: alignment)
            .scaleEffect(zoom)
            .frame(width: width * zoom, height: height * zoom)
    }
}

// MARK: What stays in sight

/// Keeps the header at the top of what is in sight.
private struct StickyRow: ViewModifier {
    let isSticky: Bool

    func body(content: Content) -> some View {
        content.visualEffect { [isSticky] effect, proxy in
            effect.offset(y: isSticky ? max(0, -proxy.frame(in: .scrollView).minY) : 0)
        }
    }
}

/// Keeps the first column at the leading side of what is in sight.
private struct StickyColumn: ViewModifier {
    let isSticky: Bool
    @Environment(\.layoutDirection) private var layoutDirection

    func body(content: Content) -> some View {
        content.visualEffect { [isSticky, layoutDirection] effect, proxy in
            effect.offset(x: isSticky ? Self.shift(proxy, layoutDirection) : 0)
        }
    }

    nonisolated private static func shift(_ proxy: GeometryProxy, _ layoutDirection: LayoutDirection) -> CGFloat {
        guard let visible = proxy.bounds(of: .scrollView) else { return 0 }
        return layoutDirection == .leftToRight ? max(0, visible.minX) : min(0, visible.maxX - proxy.size.width)
    }
}
