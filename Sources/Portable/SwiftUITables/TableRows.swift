import SwiftUICore
import ValueReflection

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of a row's value.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent

    /// The rows that these consist of.
    var tableRowBody: Self.TableRowBody { get }

    /// True if the content is one row, whatever its value.
    static var _isOneRow: Bool { get }
    static func _rows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView
    /// True if any of the rows opens and shows others below.
    static func _opens(_ content: Self) -> Bool
}

/// The columns that rows are made for.
public struct _TableColumns<RowValue> {
    let columns: [_TableColumn<RowValue>]
    let layout: TableColumnLayout
    /// Place of the rows in a table with expandable rows; nil in other tables.
    var outline: TableOutlinePlace?
}

extension TableRowContent {
    public static var _isOneRow: Bool { false }
    public static func _rows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        guard TableRowBody.self != Never.self, let columns = columns as? _TableColumns<TableRowBody.TableRowValue>
        else {
            return AnyView(EmptyView())
        }
        return TableRowBody._rows(content.tableRowBody, columns)
    }

    public static func _opens(_ content: Self) -> Bool {
        TableRowBody.self != Never.self && TableRowBody._opens(content.tableRowBody)
    }
}

extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("Never has no rows") }
}

/// A row of a table.
nonisolated public struct TableRow<Value>: TableRowContent where Value: Identifiable {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    let value: Value

    /// - Parameter value: what the columns show in the row.
    @MainActor @preconcurrency public init(_ value: Value) { self.init(described: value) }

    init(described value: Value) { self.value = value }

    @MainActor public static var _isOneRow: Bool { true }
    @MainActor public static func _rows(_ content: Self, _ columns: _TableColumns<Value>) -> AnyView {
        AnyView(TableRowView(value: content.value, columns: columns))
    }
}

/// Several rows, one after the other.
nonisolated public struct TupleTableRowContent<Value, T>: TableRowContent where Value: Identifiable {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public var value: T

    @MainActor public static func _opens(_ content: Self) -> Bool {
        func opens<C: TableRowContent>(_ pointer: UnsafeRawPointer, _: C.Type) -> Bool {
            C._opens(pointer.assumingMemoryBound(to: C.self).pointee)
        }
        return members(of: content) { opens($0, $1) }.contains(true)
    }

    @MainActor public static func _rows(_ content: Self, _ columns: _TableColumns<Value>) -> AnyView {
        func rows<C: TableRowContent>(_ pointer: UnsafeRawPointer, _: C.Type) -> AnyView {
            guard let columns = columns as? _TableColumns<C.TableRowValue> else { return AnyView(EmptyView()) }
            return C._rows(pointer.assumingMemoryBound(to: C.self).pointee, columns)
        }
        let rows = members(of: content) { rows($0, $1) }
        return AnyView(ForEach(rows.indices, id: \.self) { rows[$0] })
    }

    /// Results for each member of the tuple, given its place in memory and its type.
    @MainActor private static func members<Result>(
        of content: Self, _ read: (UnsafeRawPointer, any TableRowContent.Type) -> Result
    ) -> [Result] {
        withUnsafePointer(to: content.value) { tuple in
            FieldLayout(of: T.self).fields.compactMap { field in
                (field.type as? any TableRowContent.Type).map { read(UnsafeRawPointer(tuple) + field.offset, $0) }
            }
        }
    }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data

    public var tableRowBody: some TableRowContent { ForEach<Data, Data.Element.ID, TableRow<Data.Element>>(data) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    nonisolated public init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
        self.init(data: data, content: content, identity: { $0.id })
    }

    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }

    nonisolated public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
        self.init(data: data, content: { TableRow(described: $0) }, identity: { $0.id })
    }

    nonisolated public init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
        self.init(data: data, content: content, identity: { $0 })
    }

    public static func _rows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        let make = content.content
        // A row that is one view is made only when it comes into view.
        if Content._isOneRow {
            return AnyView(
                ForEach<Data, ID, OneTableRow>(
                    data: content.data, content: { OneTableRow(content: Content._rows(make($0), columns)) },
                    identity: content.identity))
        }
        return AnyView(
            ForEach<Data, ID, AnyView>(
                data: content.data, content: { Content._rows(make($0), columns) }, identity: content.identity))
    }

    /// Rows made alike open alike, so the first tells for all.
    public static func _opens(_ content: Self) -> Bool {
        content.data.first.map { Content._opens(content.content($0)) } ?? false
    }
}

/// A content that is known to be one row.
nonisolated private struct OneTableRow: View {
    let content: AnyView

    static func _viewListCount(inputs: _ViewListCountInputs) -> Int? { 1 }

    @MainActor var body: some View { content }
}

/// Rows that are made from a collection.
nonisolated public protocol DynamicTableRowContent: TableRowContent {
    associatedtype Data: Collection

    /// The data that the rows are made from.
    @MainActor @preconcurrency var data: Self.Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never

    public static func _rows(_ content: Self, _ columns: _TableColumns<Wrapped.TableRowValue>) -> AnyView {
        content.map { Wrapped._rows($0, columns) } ?? AnyView(EmptyView())
    }

    public static func _opens(_ content: Self) -> Bool { content.map { Wrapped._opens($0) } ?? false }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never

    public static func _rows(_ content: Self, _ columns: _TableColumns<TrueContent.TableRowValue>) -> AnyView {
        switch content.storage {
        case .trueContent(let content): TrueContent._rows(content, columns)
        case .falseContent(let content): FalseContent._rows(content, columns)
        }
    }

    public static func _opens(_ content: Self) -> Bool {
        switch content.storage {
        case .trueContent(let content): TrueContent._opens(content)
        case .falseContent(let content): FalseContent._opens(content)
        }
    }
}

@available(*, unavailable)
extension TableForEachContent: Sendable {}
