/// A view for each element of a collection, kept by the element's identity.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    let identity: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { ForEachNode(view: view.value, inputs: inputs) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identity: { $0.id })
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }

    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
            content: { content(data[$0.0]) }, identity: { $0.1 })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identity: { $0 })
    }
}

/// Keeps one node for each identity, in the order of the data.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>
{
    private var nodes: [(id: ID, node: TypedNode<Content>)] = []

    override init(view: ForEach<Data, ID, Content>, inputs: _ViewInputs) {
        super.init(view: view, inputs: inputs)
        apply(.initial)
    }

    override var children: [ViewNode] { nodes.map(\.node) }

    override func apply(_ change: NodeChange) {
        if change == .environment {
            for (_, node) in nodes { node.update(environment: environment) }
            return
        }
        var known = Dictionary(nodes.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
        var newNodes: [(id: ID, node: TypedNode<Content>)] = []
        newNodes.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.identity(element)
            let content = view.content(element)
            if let node = known.removeValue(forKey: id) {
                node.update(content, environment: environment)
                newNodes.append((id, node))
            } else {
                let node = Content._makeView(view: _GraphValue(content), inputs: inputs()).typed(Content.self)
                newNodes.append((id, node))
            }
        }
        for node in known.values { node.remove() }
        let isSame = newNodes.count == nodes.count && zip(newNodes, nodes).allSatisfy { $0.node === $1.node }
        nodes = newNodes
        if !isSame { boxesDidChange() }
    }
}
