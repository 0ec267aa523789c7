/// Makes and updates the nodes of a modifier's content.
///
/// A modifier's body may use its content more than once, so one value may have several nodes.
@MainActor
protocol ContentSource: AnyObject, Sendable {
    /// The nodes in the tree.
    var nodes: ContentNodes { get set }

    /// Makes a node of the value.
    func make(inputs: _ViewInputs) -> ViewNode

    /// Updates a node of the value.
    func replaceValue(of node: ViewNode, environment: EnvironmentValues)
}

/// A source of nodes whose value is replaced by the one at an address.
@MainActor
protocol AddressedContentSource: ContentSource {
    func replace(at address: UnsafeRawPointer)
}

/// The nodes of a modifier's content; ``ContentSource/remove(_:)`` is called when one leaves the tree.
struct ContentNodes {
    fileprivate struct Entry {
        unowned(unsafe) let node: ViewNode
        var isStale = false
    }

    fileprivate var entries: [Entry] = []
}

extension ContentSource {
    func makeNode(inputs: _ViewInputs) -> ViewNode {
        var inputs = inputs
        inputs.isModified = true
        let node = make(inputs: inputs)
        nodes.entries.append(ContentNodes.Entry(node: node))
        node.contentSource = self
        return node
    }

    /// Forgets a node that leaves the tree.
    func remove(_ node: ViewNode) { nodes.entries.removeAll { $0.node === node } }

    /// Marks the nodes as older than the value; ``refresh(below:)`` updates those that the modifier does not reach
    /// itself.
    func valueDidChange() {
        for index in nodes.entries.indices { nodes.entries[index].isStale = true }
    }

    /// Updates a content node to the modifier's new environment, and to the newest value.
    func update(_ node: ViewNode, environment: EnvironmentValues) {
        guard let index = nodes.entries.firstIndex(where: { $0.node === node }) else { return }
        nodes.entries[index].isStale = false
        replaceValue(of: node, environment: environment)
    }

    /// Updates the nodes that are older than the value.
    /// - Parameter owner: the node that has changed; nodes between it and the content may change transactions.
    func refresh(below owner: ViewNode) {
        while let index = nodes.entries.firstIndex(where: \.isStale) {
            nodes.entries[index].isStale = false
            let node = nodes.entries[index].node
            if owner.graph.hasTransactionChanges {
                owner.graph.within(node.transaction(below: owner)) {
                    replaceValue(of: node, environment: node.environment)
                }
            } else {
                replaceValue(of: node, environment: node.environment)
            }
        }
    }
}

/// The source of a modified view's nodes.
@MainActor
final class ViewContentSource<Content: View>: AddressedContentSource {
    var nodes = ContentNodes()
    private var view: Content

    init(_ view: Content) { self.view = view }

    func replace(at address: UnsafeRawPointer) {
        view = address.assumingMemoryBound(to: Content.self).pointee
        valueDidChange()
    }

    func make(inputs: _ViewInputs) -> ViewNode {
        Content.outputs(of: view, inputs: inputs).node
    }

    func replaceValue(of node: ViewNode, environment: EnvironmentValues) {
        ChildNode<Content>(node).update(view, environment: environment)
    }
}

/// The source of the nodes of a modifier that is the content of another one.
@MainActor
final class ModifierContentSource<Modifier: ViewModifier>: ContentSource {
    var nodes = ContentNodes()
    private var modifier: Modifier
    private let content: (_Graph, _ViewInputs) -> _ViewOutputs

    init(_ modifier: Modifier, content: @escaping (_Graph, _ViewInputs) -> _ViewOutputs) {
        self.modifier = modifier
        self.content = content
    }

    func replace(with modifier: Modifier) {
        self.modifier = modifier
        valueDidChange()
    }

    func make(inputs: _ViewInputs) -> ViewNode {
        withAddress(of: modifier) {
            Modifier._makeView(modifier: _GraphValue(at: $0), inputs: inputs, body: content).node
        }
    }

    func replaceValue(of node: ViewNode, environment: EnvironmentValues) {
        unsafeDowncast(node, to: ValueNode<Modifier>.self).update(modifier, environment: environment)
    }
}
