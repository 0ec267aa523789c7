// Columns that are there or not, one or the other, grouped, or one for each element of a collection.

import SwiftUICore

extension TableColumnBuilder {
    public static func buildIf<C>(_ content: C?) -> C?
    where RowValue == C.TableRowValue, Sort == C.TableColumnSortComparator, C: TableColumnContent { content }

    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
        T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
    { _ConditionalContent(storage: .trueContent(first)) }

    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
    where
        RowValue == T.TableRowValue, Sort == T.TableColumnSortComparator, T: TableColumnContent, F: TableColumnContent,
        T.TableColumnSortComparator == F.TableColumnSortComparator, T.TableRowValue == F.TableRowValue
    { _ConditionalContent(storage: .falseContent(second)) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never

    public static func _columns(_ content: Self) -> [_TableColumn<Wrapped.TableRowValue>] {
        content.map { Wrapped._columns($0) } ?? []
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never

    public static func _columns(_ content: Self) -> [_TableColumn<TrueContent.TableRowValue>] {
        switch content.storage {
        case .trueContent(let content): _TableColumn.nested(TrueContent._columns(content), in: true)
        case .falseContent(let content): _TableColumn.nested(FalseContent._columns(content), in: false)
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never

    nonisolated public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
        self.init(described: content())
    }

    public static func _columns(_ content: Self) -> [_TableColumn<Content.TableRowValue>] {
        Content._columns(content.content)
    }
}

/// A column, or several, for each element of a collection.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>: TableColumnContent
where
    Data: RandomAccessCollection, ID: Hashable, RowValue == Content.TableRowValue,
    Sort == Content.TableColumnSortComparator, Content: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    /// The elements.
    public var data: Data
    /// Makes the columns of one element.
    public var content: (Data.Element) -> Content
    private let identity: (Data.Element) -> ID

    @_documentation(visibility: internal)
    public init(
        _ data: Data,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        self.content = content
        identity = { $0.id }
    }

    @_documentation(visibility: internal)
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identity = { $0[keyPath: id] }
    }

    @_documentation(visibility: internal)
    public init(
        _ data: Range<Int>,
        @TableColumnBuilder<TableRowValue, TableColumnSortComparator> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        identity = { $0 }
    }

    public static func _columns(_ content: Self) -> [_TableColumn<RowValue>] {
        content.data.flatMap { element in
            _TableColumn.nested(Content._columns(content.content(element)), in: content.identity(element))
        }
    }
}

@available(*, unavailable)
extension TableColumnForEach: Sendable {}
