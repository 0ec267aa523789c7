import Combine
import SwiftUI

/// Content and layout of a ``DataTable``. The table updates when the model changes.
nonisolated public final class TableModel: ObservableObject {
    /// The cells above the columns; nil for a table without a header.
    @Published public var headerData: TableRowItem? { didSet { knownSamples = nil } }
    /// The rows.
    @Published public var rowData: [TableRowItem] { didSet { knownSamples = nil } }
    /// Layout attributes of the columns, in order; columns without are flexible and leading-aligned.
    @Published public var columnAttributes: [TableColumnAttribute] { didSet { knownSamples = nil } }
    /// True if the header stays visible while rows scroll.
    @Published public var isHeaderSticky: Bool
    /// True if the first column stays visible while columns scroll.
    ///
    /// The column scrolls with the others if it would take more than half of the width, as in very large text.
    @Published public var isFirstColumnSticky: Bool
    /// True if a pinch zooms the table.
    @Published public var isPinchZoomEnable: Bool
    /// True if rows are shown as a list in compact width.
    @Published public var showListView: Bool

    /// Kind of editing.
    nonisolated public enum EditMode: Sendable, CaseIterable {
        /// No editing: a tap on a row calls ``TableModel/didSelectRowAt``.
        case none
        /// Selection of rows: each has a check mark, and a tap toggles it.
        case select
        /// Editing in place: editable texts (``DataTextItem/isEditable``) are fields.
        case inline
    }

    /// Kind of editing in progress.
    @Published public var editMode = EditMode.none
    /// True if the table is being edited. Setting true starts the selection of rows, ``EditMode/select``.
    public var isEditing: Bool {
        get { editMode != .none }
        set {
            if newValue != isEditing { editMode = newValue ? .select : .none }
        }
    }
    /// Indexes of the selected rows, in ascending order.
    @Published public var selectedIndexes: [Int] = []
    /// Called with the row that is tapped while the table is not being edited.
    @Published public var didSelectRowAt: ((Int) -> Void)?
    /// Called with the row, the column and the new text when a cell has been edited, after ``rowData`` is updated.
    @Published public var didEditCellAt: ((_ row: Int, _ column: Int, _ text: String) -> Void)?

    /// Vertical alignment of the content of cells, in rows that are higher than it.
    @Published public var rowAlignment = RowAlignment.center
    /// True if there are lines between rows.
    @Published public var showRowDivider = true
    /// True if there are lines between columns.
    @Published public var showColumnDivider = false
    /// The thickness of lines between rows, in points; nil for the standard of 1.
    @Published public var rowDividerHeight: CGFloat?
    /// The thickness of lines between columns, in points; nil for the standard of 1.
    @Published public var columnDividerWidth: CGFloat?
    /// The colour of lines between rows; nil for that of separators.
    @Published public var rowDividerColor: Color?
    /// The colour of lines between columns; nil for that of separators.
    @Published public var columnDividerColor: Color?
    /// Padding of header cells.
    @Published public var headerCellPadding = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Padding of the other cells.
    @Published public var dataCellPadding = EdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8)
    /// Minimum height of a row, in points; nil for the standard of 44, a touch target (Human Interface Guidelines).
    @Published public var minRowHeight: CGFloat?
    /// Minimum width of a column without a fixed width, in points; nil for the standard of 48.
    @Published public var minColumnWidth: CGFloat?

    private var knownSamples: [TableSample]?

    /// - Parameters:
    ///   - headerData: The cells above the columns; nil for a table without a header.
    ///   - rowData: The rows.
    ///   - isHeaderSticky: True if the header stays visible while rows scroll.
    ///   - isFirstColumnSticky: True if the first column stays visible while columns scroll.
    ///   - columnAttributes: Layout attributes of the columns, in order.
    ///   - isPinchZoomEnable: True if a pinch zooms the table.
    ///   - showListView: True if rows are shown as a list in compact width.
    public init(
        headerData: TableRowItem? = nil, rowData: [TableRowItem] = [], isHeaderSticky: Bool = false,
        isFirstColumnSticky: Bool = false, columnAttributes: [TableColumnAttribute] = [],
        isPinchZoomEnable: Bool = false, showListView: Bool = true
    ) {
        self.headerData = headerData
        self.rowData = rowData
        self.isHeaderSticky = isHeaderSticky
        self.isFirstColumnSticky = isFirstColumnSticky
        self.columnAttributes = columnAttributes
        self.isPinchZoomEnable = isPinchZoomEnable
        self.showListView = showListView
    }

    /// Samples that determine the sizes of rows and columns.
    var samples: [TableSample] {
        if let knownSamples { return knownSamples }
        let samples = TableSample.all(header: headerData, rows: rowData)
        knownSamples = samples
        return samples
    }

    func attribute(of column: Int) -> TableColumnAttribute {
        columnAttributes.indices.contains(column) ? columnAttributes[column] : TableColumnAttribute()
    }

    /// Handles a tap on a row: toggles its selection, or calls ``didSelectRowAt``.
    func tap(row: Int) {
        switch editMode {
        case .none: didSelectRowAt?(row)
        case .inline: break
        case .select:
            if let index = selectedIndexes.firstIndex(of: row) {
                selectedIndexes.remove(at: index)
            } else {
                selectedIndexes.insert(row, at: selectedIndexes.firstIndex { $0 > row } ?? selectedIndexes.endIndex)
            }
        }
    }

    /// Stores the edited text of a cell and calls ``didEditCellAt``.
    func setText(_ text: String, row: Int, column: Int) {
        guard rowData.indices.contains(row), rowData[row].data.indices.contains(column),
            var item = rowData[row].data[column] as? DataTextItem, item.text != text
        else { return }
        item.text = text
        rowData[row].data[column] = item
        didEditCellAt?(row, column, text)
    }

    /// True if rows act as buttons: a tap calls ``didSelectRowAt``.
    var hasActiveRows: Bool { editMode == .none && didSelectRowAt != nil }

    func isSelected(row: Int) -> Bool { editMode == .select && selectedIndexes.contains(row) }

    /// Returns the header text of a column; nil if there is none.
    func title(of column: Int) -> String? {
        guard let header = headerData, column < header.data.count else { return nil }
        return (header.data[column] as? DataTextItem)?.text
    }
}
