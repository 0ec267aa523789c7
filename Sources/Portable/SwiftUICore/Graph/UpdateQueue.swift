/// The nodes, containers and actions that an update has yet to process.
@MainActor
struct UpdateQueue {
    private var dirty: [ViewNode] = []
    private var staleContainers: [any ContainerNode] = []
    private var actions = UpdateActions()
    /// The nodes that were marked in the current update because a body wrote state.
    private var followersOfBodies: Set<ObjectIdentifier> = []
    /// The nodes that a body has marked twice in the current update, and which the next update evaluates.
    private var postponed: [NodeReference] = []

    nonisolated init() {}

    /// True if no node is dirty; containers and actions may still be pending.
    var hasNoDirtyNodes: Bool { dirty.isEmpty }

    var isEmpty: Bool { dirty.isEmpty && staleContainers.isEmpty && actions.isEmpty }

    /// The view that was marked last, or whose action was added last, for the log.
    var origin: String { dirty.first?.typeName ?? actions.origin?.viewName ?? "an action" }

    mutating func add(_ node: ViewNode) { dirty.append(node) }

    mutating func add(_ container: any ContainerNode) { staleContainers.append(container) }

    // MARK: Actions

    /// Adds an action that runs once the current update has settled, such as `onAppear`.
    mutating func addAppearance(of origin: ViewNode.Type?, _ action: @escaping () -> Void) {
        actions.addAppearance(of: origin, action)
    }

    /// Adds an action that runs before those of views that appear.
    mutating func addChange(_ action: @escaping () -> Void) { actions.addChange(action) }

    /// Adds an action that runs after those of views that appear.
    mutating func addDeparture(_ action: @escaping () -> Void) { actions.addDeparture(action) }

    /// Removes all actions, and returns them in the order in which they run.
    mutating func takeActions() -> [() -> Void] { actions.takeAll() }

    // MARK: Rounds of an update

    /// Begins an update: forgets the writes of bodies in the last one, and returns the nodes that it postponed.
    mutating func begin() -> [ViewNode] {
        followersOfBodies.removeAll()
        defer { postponed = [] }
        return postponed.compactMap(\.node)
    }

    /// Returns true if a node may be marked in the current update because a body wrote state. The second time in an
    /// update it is postponed to the next one.
    mutating func followsBodyWrite(_ node: ViewNode) -> Bool {
        if followersOfBodies.insert(ObjectIdentifier(node)).inserted { return true }
        postponed.append(node.reference)
        return false
    }

    /// Removes the dirty nodes, and returns them from the root down.
    mutating func takeDirtyNodes() -> [ViewNode] {
        let nodes = dirty.sorted { $0.precedes($1) }
        dirty.removeAll(keepingCapacity: true)
        return nodes
    }

    /// Removes the container that became stale last.
    mutating func takeStaleContainer() -> (any ContainerNode)? { staleContainers.popLast() }

    /// Removes dirty nodes and actions; later writes can mark the nodes again.
    mutating func discard() {
        for node in dirty { _ = node.clearDirty() }
        dirty.removeAll()
        actions.removeAll()
    }
}
