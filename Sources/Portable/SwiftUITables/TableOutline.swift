import SwiftUIControls
import SwiftUICore

/// A row of a table that opens and shows others below.
public struct DisclosureTableRow<Label, Content>: TableRowContent
where Label: TableRowContent, Content: TableRowContent, Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue

    private let label: Label
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// - Parameters:
    ///   - value: what the columns show in the row.
    ///   - isExpanded: whether the row is open; nil for one that is closed at first and remembers by itself.
    ///   - content: the rows below.
    @_documentation(visibility: internal)
    public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.isExpanded = isExpanded
        self.content = content
    }

    public var tableRowBody: some TableRowContent {
        DisclosureRows<Label.TableRowValue>(isExpanded: isExpanded) {
            Label._rows(label, $0)
        } content: {
            Content._rows(content(), $0)
        }
    }
}

/// A row that opens, without the types of what it shows.
private struct DisclosureRows<Value: Identifiable>: TableRowContent {
    typealias TableRowValue = Value
    typealias TableRowBody = Never

    var isExpanded: Binding<Bool>?
    let label: (_TableColumns<Value>) -> AnyView
    let content: (_TableColumns<Value>) -> AnyView

    static func _opens(_ content: Self) -> Bool { true }

    static func _rows(_ content: Self, _ columns: _TableColumns<Value>) -> AnyView {
        AnyView(DisclosureRowsView(rows: content, columns: columns))
    }
}

nonisolated private struct DisclosureRowsView<Value: Identifiable>: View {
    let rows: DisclosureRows<Value>
    let columns: _TableColumns<Value>
    @State private var isOpen = false

    @MainActor var body: some View {
        let isExpanded = rows.isExpanded ?? $isOpen
        rows.label(columns.opening(isExpanded))
        if isExpanded.wrappedValue { rows.content(columns.below) }
    }
}

extension OutlineGroup: TableRowContent
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{
    public typealias TableRowValue = Leaf.TableRowValue

    public var tableRowBody: some TableRowContent { OutlineRows(outline: self) }

    nonisolated public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
    {
        self.init(.one(root), id: \.id, children: children, rows: { TableRow(described: $0) })
    }

    nonisolated public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element
    {
        self.init(.several(data), id: \.id, children: children, rows: { TableRow(described: $0) })
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(.one(root), id: \.id, children: children, rows: content)
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(.one(root), id: id, children: children, rows: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(.several(data), id: \.id, children: children, rows: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(.several(data), id: id, children: children, rows: content)
    }

    private init(
        _ roots: Roots, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        rows: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            roots: roots, identity: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: rows,
            subgroup: { element, _ in rows(element) })
    }
}

/// The rows of a tree: those of elements that may have others below them open.
private struct OutlineRows<Data, Leaf>: TableRowContent
where Data: RandomAccessCollection, Leaf: TableRowContent, Data.Element == Leaf.TableRowValue {
    typealias TableRowValue = Data.Element
    typealias TableRowBody = Never

    let outline: OutlineGroup<Data, Data.Element.ID, Leaf, Leaf, Leaf>

    static func _opens(_ content: Self) -> Bool { true }

    static func _rows(_ content: Self, _ columns: _TableColumns<Data.Element>) -> AnyView {
        let outline = content.outline
        switch outline.roots {
        case .one(let element):
            return AnyView(OutlineRow<Data, Leaf>(element: element, outline: outline, columns: columns))
        case .several(let data):
            return AnyView(
                ForEach<Data, Data.Element.ID, OutlineRow<Data, Leaf>>(
                    data: data, content: { OutlineRow(element: $0, outline: outline, columns: columns) },
                    identity: outline.identity))
        }
    }
}

nonisolated private struct OutlineRow<Data, Leaf>: View
where Data: RandomAccessCollection, Leaf: TableRowContent, Data.Element == Leaf.TableRowValue {
    let element: Data.Element
    let outline: OutlineGroup<Data, Data.Element.ID, Leaf, Leaf, Leaf>
    let columns: _TableColumns<Data.Element>

    @MainActor var body: some View {
        if let children = outline.children(element) {
            DisclosureRowsView(
                rows: DisclosureRows {
                    Leaf._rows(outline.leaf(element), $0)
                } content: {
                    OutlineRows._rows(OutlineRows(outline: outline.outline(of: children)), $0)
                }, columns: columns)
        } else {
            Leaf._rows(outline.leaf(element), columns)
        }
    }
}

/// The rows of a tree of values.
public struct TableOutlineGroupContent<Data>: TableRowContent
where Data: RandomAccessCollection, Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public var tableRowBody: some TableRowContent {
        OutlineGroup<
            Data, Data.Element.ID, TableRow<Data.Element>, TableRow<Data.Element>, TableRow<Data.Element>
        >(data, children: children)
    }
}

/// Place of a row in a table with expandable rows.
struct TableOutlinePlace {
    /// The nesting depth of the row.
    var depth = 0
    /// The binding that expands the row; nil for a row that has none below.
    var isExpanded: Binding<Bool>?
}

extension _TableColumns {
    fileprivate func opening(_ isExpanded: Binding<Bool>) -> Self {
        var result = self
        result.outline?.isExpanded = isExpanded
        return result
    }

    fileprivate var below: Self {
        var result = self
        result.outline = TableOutlinePlace(depth: (outline?.depth ?? 0) + 1)
        return result
    }
}

/// Before the first cell of a row: the room that it is moved in by, and the arrow that opens it.
struct TableDisclosure: View {
    let place: TableOutlinePlace

    /// Indentation of each level in points: the arrow and the space after it.
    static let step: CGFloat = 24

    var body: some View {
        if let isExpanded = place.isExpanded {
            Button {
                withAnimation { isExpanded.wrappedValue.toggle() }
            } label: {
                Image(systemName: "chevron.forward")
                    .font(.footnote.weight(.semibold))
                    .foregroundStyle(.tint)
                    .modifier(DisclosureArrowRotation(isExpanded: isExpanded.wrappedValue))
                    .frame(width: Self.step, alignment: .leading)
                    .frame(minHeight: 22)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(system: isExpanded.wrappedValue ? .collapse : .expand))
            .semantics(state: SemanticsState(isExpanded: isExpanded.wrappedValue))
            .padding(.leading, CGFloat(place.depth) * Self.step)
        } else {
            Color.clear.frame(width: CGFloat(place.depth + 1) * Self.step, height: 0)
        }
    }
}

@available(*, unavailable)
extension DisclosureTableRow: Sendable {}

@available(*, unavailable)
extension TableOutlineGroupContent: Sendable {}
