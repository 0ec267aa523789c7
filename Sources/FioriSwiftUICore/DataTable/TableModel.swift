import Combine
import SwiftUI

/// What a ``DataTable`` shows, and how. Change it at any time; the table follows.
nonisolated public final class TableModel: ObservableObject {
    /// The cells above the columns; nil for a table without.
    @Published public var headerData: TableRowItem? { didSet { knownSamples = nil } }
    /// The rows.
    @Published public var rowData: [TableRowItem] { didSet { knownSamples = nil } }
    /// How the columns are laid out, in their order; a column that has none is flexible, with content at the leading
    /// side.
    @Published public var columnAttributes: [TableColumnAttribute] { didSet { knownSamples = nil } }
    /// Whether the header stays in sight when rows move.
    @Published public var isHeaderSticky: Bool
    /// Whether the first column stays in sight when columns move.
    ///
    /// It moves with the others where it would take more than half of the width, as in very large text.
    @Published public var isFirstColumnSticky: Bool
    /// Whether two fingers make the table larger and smaller.
    @Published public var isPinchZoomEnable: Bool
    /// Whether rows are shown as a list in compact width.
    @Published public var showListView: Bool

    /// What the table is being edited for.
    nonisolated public enum EditMode: Sendable, CaseIterable {
        /// It is not being edited: a tap on a row tells the app.
        case none
        /// To choose rows: each has a check mark, and a tap chooses it or not.
        case select
        /// To change texts where they stand: those that can be edited (``DataTextItem/isEditable``) are fields.
        case inline
    }

    /// What the table is being edited for.
    @Published public var editMode = EditMode.none
    /// Whether the table is being edited. True begins to choose rows, ``EditMode/select``.
    public var isEditing: Bool {
        get { editMode != .none }
        set {
            if newValue != isEditing { editMode = newValue ? .select : .none }
        }
    }
    /// The rows that are chosen, in ascending order.
    @Published public var selectedIndexes: [Int] = []
    /// Called with the row that is tapped while the table is not being edited.
    @Published public var didSelectRowAt: ((Int) -> Void)?
    /// Called with the row, the column and the new text when a cell has been edited. ``rowData`` has the text already.
    @Published public var didEditCellAt: ((_ row: Int, _ column: Int, _ text: String) -> Void)?

    /// Where the content of cells stands in rows that are higher than it.
    @Published public var rowAlignment = RowAlignment.center
    /// Whether there are lines between rows.
    @Published public var showRowDivider = true
    /// Whether there are lines between columns.
    @Published public var showColumnDivider = false
    /// The thickness of lines between rows, in points; nil for the standard of 1.
    @Published public var rowDividerHeight: CGFloat?
    /// The thickness of lines between columns, in points; nil for the standard of 1.
    @Published public var columnDividerWidth: CGFloat?
    /// The colour of lines between rows; nil for that of separators.
    @Published public var rowDividerColor: Color?
    /// The colour of lines between columns; nil for that of separators.
    @Published public var columnDividerColor: Color?
    /// The room around the content of header cells.
    @Published public var headerCellPadding = EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// The room around the content of the other cells.
    @Published public var dataCellPadding = EdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8)
    /// The least height of a row, in points; nil for the standard of 44, what a finger hits (Human Interface Guidelines).
    @Published public var minRowHeight: CGFloat?
    /// The least width of a column that is not of fixed width, in points; nil for the standard of 48.
    @Published public var minColumnWidth: CGFloat?

    private var knownSamples: [TableSample]?

    /// - Parameters:
    ///   - headerData: The cells above the columns; nil for a table without.
    ///   - rowData: The rows.
    ///   - isHeaderSticky: Whether the header stays in sight when rows move.
    ///   - isFirstColumnSticky: Whether the first column stays in sight when columns move.
    ///   - columnAttributes: How the columns are laid out, in their order.
    ///   - isPinchZoomEnable: Whether two fingers make the table larger and smaller.
    ///   - showListView: Whether rows are shown as a list in compact width.
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

    /// The contents that decide how large rows and columns are.
    var samples: [TableSample] {
        if let knownSamples { return knownSamples }
        let samples = TableSample.all(header: headerData, rows: rowData)
        knownSamples = samples
        return samples
    }

    func attribute(of column: Int) -> TableColumnAttribute {
        columnAttributes.indices.contains(column) ? columnAttributes[column] : TableColumnAttribute()
    }

    /// A tap on a row: chooses it, or tells the app.
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

    /// A cell has been edited.
    func setText(_ text: String, row: Int, column: Int) {
        guard rowData.indices.contains(row), rowData[row].data.indices.contains(column),
            var item = rowData[row].data[column] as? DataTextItem, item.text != text
        else { return }
        item.text = text
        rowData[row].data[column] = item
        didEditCellAt?(row, column, text)
    }

    /// Whether a tap on a row does what a button would.
    var hasActiveRows: Bool { editMode == .none && didSelectRowAt != nil }

    func isSelected(row: Int) -> Bool { editMode == .select && selectedIndexes.contains(row) }

    /// The text above a column.
    func title(of column: Int) -> String? {
        guard let header = headerData, column < header.data.count else { return nil }
        return (header.data[column] as? DataTextItem)?.text
    }
}
