import Foundation
import SwiftUICore
import ValueReflection

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the columns' sort comparators.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent

    /// The columns that these consist of.
    var tableColumnBody: Self.TableColumnBody { get }

    static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>]
}

extension TableColumnContent {
    public static func _columns(_ content: Self) -> [_TableColumn<TableRowValue>] {
        guard TableColumnBody.self != Never.self else { return [] }
        return TableColumnBody._columns(content.tableColumnBody) as? [_TableColumn<TableRowValue>] ?? []
    }
}

extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public var tableColumnBody: Never { fatalError("Never has no columns") }
}

/// A column as the table sees it.
public struct _TableColumn<RowValue> {
    let label: AnyView
    let sort: (any SortComparator)?
    var metrics: TableColumnMetrics
    let cell: (RowValue) -> AnyView
    /// Position of the column in the source, which identifies it in any arrangement.
    var path: [AnyHashable] = []
    /// The name that people's changes to the column are kept by.
    var customizationID: String?
    var defaultVisibility = Visibility.automatic
    var fixed: TableColumnCustomizationBehavior = []

    /// The columns as parts of another content.
    static func nested(_ columns: [Self], in step: AnyHashable) -> [Self] {
        columns.map { column in
            var column = column
            column.path.insert(step, at: 0)
            return column
        }
    }
}

/// A column of a table: a title, and a view for each row.
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    let label: Label
    let sort: Sort?
    let cell: (RowValue) -> Content
    var metrics = TableColumnMetrics()

    init(_ label: Label, sort: Sort?, cell: @escaping (RowValue) -> Content) {
        self.label = label
        self.sort = sort
        self.cell = cell
    }

    /// The column with one width, in points; nil for that of the table.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        self.width(min: width, ideal: width, max: width)
    }

    /// The column with bounds for its width, in points.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var result = self
        result.metrics = TableColumnMetrics(minimum: min, ideal: ideal, maximum: max)
        return result
    }

    /// The column as it is.
    @available(*, deprecated, message: "Give width(min:ideal:max:) or width(_:) at least one length.")
    nonisolated public func width() -> TableColumn<RowValue, Sort, Content, Label> { self }

    public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        let cell = content.cell
        return [
            _TableColumn(label: AnyView(content.label), sort: content.sort, metrics: content.metrics) {
                AnyView(cell($0))
            }
        ]
    }
}

/// Several columns, one after the other.
nonisolated public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var value: T

    @MainActor public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        func columns<C: TableColumnContent>(_ pointer: UnsafeRawPointer, _: C.Type) -> [_TableColumn<RowValue>] {
            C._columns(pointer.assumingMemoryBound(to: C.self).pointee) as? [_TableColumn<RowValue>] ?? []
        }
        let members = FieldLayout(of: T.self).fields.compactMap { field in
            (field.type as? any TableColumnContent.Type).map { (offset: field.offset, type: $0) }
        }
        return withUnsafePointer(to: content.value) { tuple in
            members.enumerated().flatMap { index, member in
                _TableColumn.nested(columns(UnsafeRawPointer(tuple) + member.offset, member.type), in: index)
            }
        }
    }
}

@available(*, unavailable)
extension TableColumn: Sendable {}
