import SwiftUICore

/// A tree of data: elements with others below them are groups that open and close.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    /// The roots of the tree.
    package enum Roots {
        case one(Data.Element)
        case several(Data)
    }

    package let roots: Roots
    package let identity: (Data.Element) -> ID
    package let children: (Data.Element) -> Data?
    package let leaf: (Data.Element) -> Leaf
    /// Makes an element's group from what it holds.
    let subgroup: (Data.Element, OutlineGroup) -> Subgroup

    package init(
        roots: Roots, identity: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        leaf: @escaping (Data.Element) -> Leaf, subgroup: @escaping (Data.Element, OutlineGroup) -> Subgroup
    ) {
        self.roots = roots
        self.identity = identity
        self.children = children
        self.leaf = leaf
        self.subgroup = subgroup
    }

    package func outline(of children: Data) -> OutlineGroup {
        OutlineGroup(
            roots: .several(children), identity: identity, children: self.children, leaf: leaf, subgroup: subgroup)
    }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    @MainActor public var body: some View {
        switch roots {
        case .one(let element): OutlineElement(element: element, outline: self)
        case .several(let data):
            ForEach<Data, ID, OutlineElement<Data, ID, Parent, Leaf, Subgroup>>(
                data: data, content: { OutlineElement(element: $0, outline: self) }, identity: identity)
        }
    }
}

/// An element of a tree: a group when it may have others below it.
private struct OutlineElement<Data, ID, Parent, Leaf, Subgroup>: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
    let element: Data.Element
    let outline: OutlineGroup<Data, ID, Parent, Leaf, Subgroup>

    var body: some View {
        if let children = outline.children(element) {
            outline.subgroup(element, outline.outline(of: children))
        } else {
            outline.leaf(element)
        }
    }
}

/// The content below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
    fileprivate let content: AnyView

    @MainActor public var body: some View { content }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    private init(
        _ roots: Roots, identity: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(
            roots: roots, identity: identity, children: children, leaf: content,
            subgroup: { element, outline in
                DisclosureGroup(
                    isExpanded: nil, content: { OutlineSubgroupChildren(content: AnyView(outline)) },
                    label: content(element))
            })
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            .one(root), identity: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            .several(data), identity: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    nonisolated public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(
            .one(root), identity: { $0.wrappedValue[keyPath: id] },
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }

    nonisolated public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element {
        self.init(
            .several(data), identity: { $0.wrappedValue[keyPath: id] },
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }
}

extension OutlineGroup
where
    ID == Data.Element.ID, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
    nonisolated public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }

    nonisolated public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    nonisolated public init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(root, id: \.id, children: children, content: content)
    }

    nonisolated public init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element
    {
        self.init(data, id: \.id, children: children, content: content)
    }
}

@available(*, unavailable)
extension OutlineSubgroupChildren: Sendable {}
