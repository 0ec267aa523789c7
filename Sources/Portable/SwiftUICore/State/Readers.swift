/// The nodes whose bodies depend on a value.
package struct Readers {
    private var nodes: [ObjectIdentifier: NodeReference] = [:]
    var count: Int { nodes.count }

    /// The number of readers at which those are removed that have left the tree.
    private var sweepCount = 32
    /// The last marked readers, which may not have been evaluated yet.
    private var marked: [NodeReference] = []

    package init() {}

    @MainActor var all: [ViewNode] { nodes.values.compactMap(\.node) }

    /// Registers the node that is being evaluated, if any.
    package mutating func noteRead() {
        guard MainActorCheck.isCurrent, let node = MainActor.assumeIsolated({ ViewGraph.evaluating }) else { return }
        MainActor.assumeIsolated {
            guard nodes[ObjectIdentifier(node)]?.node == nil else { return }
            nodes[ObjectIdentifier(node)] = node.reference
            guard nodes.count >= sweepCount else { return }
            // Otherwise a value that is read but never written would keep all readers of the past.
            nodes = nodes.filter { $0.value.node?.isAlive == true }
            sweepCount = max(32, nodes.count * 2)
        }
    }

    /// Applies earlier changes with another animation than the given one to the trees of the readers.
    func settle(before transaction: Transaction) {
        guard MainActorCheck.isCurrent, !(nodes.isEmpty && marked.isEmpty) else { return }
        nonisolated(unsafe) let transaction = transaction
        let (nodes, marked) = (nodes, marked)
        MainActor.assumeIsolated {
            var last: ViewGraph?
            @MainActor func settle(_ reference: NodeReference) {
                guard let graph = reference.node?.graph, graph !== last else { return }
                last = graph
                graph.settle(before: transaction)
            }
            for reference in nodes.values { settle(reference) }
            for reference in marked { settle(reference) }
        }
    }

    /// Marks all readers as dirty; they register again at their evaluation.
    package mutating func invalidate(transaction: Transaction) { Self.mark(take(), transaction: transaction) }

    /// Removes the readers and returns them.
    mutating func take() -> [NodeReference] {
        guard !nodes.isEmpty else { return [] }
        marked = Array(nodes.values)
        nodes.removeAll()
        return marked
    }

    static func mark(_ nodes: [NodeReference], transaction: Transaction) {
        guard !nodes.isEmpty else { return }
        nonisolated(unsafe) let transaction = transaction
        MainActorCheck.run {
            for reference in nodes { reference.node?.stateDidChange(transaction) }
        }
    }
}
