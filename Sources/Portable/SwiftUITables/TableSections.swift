import SwiftUICore
import SwiftUILists

/// No rows.
public struct EmptyTableRowContent<Value> where Value: Identifiable {
    init() {}
}

extension EmptyTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public static func _rows(_ content: Self, _ columns: _TableColumns<Value>) -> AnyView { AnyView(EmptyView()) }
}

/// The header above the rows of a section, from edge to edge.
nonisolated public struct TableHeaderRowContent<Value, Content>: TableRowContent
where Value: Identifiable, Content: View {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    let content: Content

    @MainActor public static func _rows(_ content: Self, _ columns: _TableColumns<Value>) -> AnyView {
        AnyView(content.content)
    }
}

extension Section: TableRowContent
where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public static func _rows(_ content: Self, _ columns: _TableColumns<TableRowValue>) -> AnyView {
        func views<Rows: TableRowContent>(_ rows: Rows) -> AnyView {
            (columns as? _TableColumns<Rows.TableRowValue>).map { Rows._rows(rows, $0) } ?? AnyView(EmptyView())
        }
        return AnyView(
            Section<AnyView, AnyView, AnyView>(
                header: views(content.header), content: Content._rows(content.content, columns),
                footer: views(content.footer), isExpanded: content.isExpanded))
    }

    public static func _opens(_ content: Self) -> Bool { Content._opens(content.content) }

    /// Rows with something above them.
    nonisolated public init<V, H>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
    }

    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<V, S>(
        _ title: S, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    {
        self.init(content: content) { Text(title) }
    }

    nonisolated public init<V>(
        @TableRowBuilder<V> content: () -> Content
    )
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
    }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
    /// Rows that sidebars fold and unfold.
    nonisolated public init<V, H>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: isExpanded)
    }

    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<V, S>(
        _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    )
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public static func _rows(_ content: Self, _ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
        Content._rows(content.content, columns)
    }

    public static func _opens(_ content: Self) -> Bool { Content._opens(content.content) }

    nonisolated public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
        self.init(described: content())
    }
}
