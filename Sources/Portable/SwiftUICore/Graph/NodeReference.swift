/// A reference to a node that is empty once the node has left the tree. Other threads may hold it, but only the main
/// actor may read it.
///
/// A node has one reference for all that follow it. Weak variables would make each retain of the node slower.
// Unchecked: the node is read and left on the main actor, where nodes live.
final class NodeReference: @unchecked Sendable {
    private unowned(unsafe) var storage: ViewNode?

    init(_ node: ViewNode) { storage = node }

    @MainActor var node: ViewNode? { storage }

    /// Empties the reference, because the node leaves the tree.
    func clear() { storage = nil }
}
