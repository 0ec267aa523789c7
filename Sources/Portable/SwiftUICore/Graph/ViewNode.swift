/// The changes in an update of a node.
@_spi(Floors) public struct NodeChange: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view value differs from the previous one.
    package static let view = NodeChange(rawValue: 1)
    /// The node's environment differs from the previous one.
    package static let environment = NodeChange(rawValue: 2)
    /// State that the node depends on was written.
    static let state = NodeChange(rawValue: 4)
    /// The node was just made.
    package static let initial = NodeChange(rawValue: 8)
}

/// A node of the view tree, with the identity, environment and state of successive view values.
///
/// A node contributes boxes, which are laid out and drawn, to the nearest container above it: a leaf one box, a group
/// those of its members, an environment modifier those of its content.
@MainActor
@_spi(Floors) open class ViewNode {
    package let graph: ViewGraph
    package unowned(unsafe) let parent: ViewNode?
    package let depth: Int
    /// A number in creation order, which is the order of the views unless some were inserted later.
    package let number: Int
    @exclusivity(unchecked) package final var environment: EnvironmentValues

    /// True if state that the node depends on was written since its last evaluation.
    @exclusivity(unchecked) private(set) final var isDirty = false
    /// The number of times that the node was marked.
    private(set) final var markCount = 0
    @exclusivity(unchecked) package private(set) final var isAlive = true
    /// True if the graph is going to update the boxes of the node, which is a container.
    final var isStale = false

    /// The transaction of the changes that have marked the node.
    @exclusivity(unchecked) private(set) final var pendingTransaction = Transaction()

    /// True if the node is the content of a modifier.
    final let isModified: Bool
    /// True if the node's views are lines of a lazy container, which asks for those in view.
    final let isInLines: Bool
    /// The source of the values of a modifier's content; nil for content that a modifier inserts once.
    final var contentSource: (any ContentSource)?
    /// The address of a modified view's new value, until the node of its modifier has updated the content.
    private final var newContent: UnsafeRawPointer?

    /// The environment of the place at which a container shows the node's views, for content that it takes apart; nil
    /// for the environment that the parent passes on.
    final var placeEnvironment: EnvironmentValues?

    /// The observed dependencies of the node's own evaluation.
    final var reads: ObservedReads?
    /// The observed dependencies of the closure that made the node's value, if that belongs to the parent.
    final var makerReads: ObservedReads?

    /// The keys of preferences that the node and its descendants may set.
    @exclusivity(unchecked) final var preferenceKeys = PreferenceKeySet.none

    @exclusivity(unchecked) private final var ownReference: NodeReference?

    @exclusivity(unchecked) private final var cachedBoxes: [LayoutBox]?
    @exclusivity(unchecked) private final var cachedRuns: [LazyRun]?

    public init(inputs: _ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        number = inputs.graph.nextNodeNumber()
        environment = inputs.environment
        isModified = inputs.isModified
        isInLines = inputs.isInLines
    }

    deinit { ownReference?.clear() }

    /// The reference to the node for what follows it.
    final var reference: NodeReference {
        if let ownReference { return ownReference }
        let reference = NodeReference(self)
        if isAlive { ownReference = reference } else { reference.clear() }
        return reference
    }

    /// True if the node is updated before another one: smaller depths first, then in the order of the views.
    final func precedes(_ other: ViewNode) -> Bool { (depth, number) < (other.depth, other.number) }

    /// The view type, for log lines and tree dumps.
    final var typeName: String { type(of: self).viewName }

    /// The view type of nodes of this type.
    static var viewName: String { String(describing: (self as? any ValuedNode.Type)?.valueType ?? self) }

    /// Calls a closure with each child node, in the order of the views. Nodes with children override it.
    open func forEachChild(_ body: (ViewNode) -> Void) {}

    /// The child nodes.
    package final var children: [ViewNode] {
        var result: [ViewNode] = []
        forEachChild { result.append($0) }
        return result
    }

    package final func inputs(environment: EnvironmentValues? = nil) -> _ViewInputs {
        var inputs = _ViewInputs(graph: graph, parent: self, environment: environment ?? self.environment)
        inputs.isInLines = isInLines && passesLinesOn
        return inputs
    }

    /// True if the views of children are those of the node.
    open var passesLinesOn: Bool { false }

    /// The nodes whose views are the node's own, in order; none for a node that makes views itself.
    var listedNodes: [ViewNode] { passesLinesOn ? children : [] }

    // MARK: Boxes

    /// The boxes that the node contributes to the container above it.
    package final var boxes: [LayoutBox] {
        if let cachedBoxes { return cachedBoxes }
        let boxes = DeepStack.isLow ? DeepStack.extended { makeBoxes() } : makeBoxes()
        cachedBoxes = boxes
        return boxes
    }

    /// True if a container has requested all boxes, which lazy ones do not.
    package final var isShownAtOnce: Bool { cachedBoxes != nil }

    open func makeBoxes() -> [LayoutBox] { children.flatMap(\.boxes) }

    /// The runs that the node contributes to a lazy container, which makes boxes only when they become visible.
    package final var lazyRuns: [LazyRun] {
        if let cachedRuns { return cachedRuns }
        let runs = DeepStack.isLow ? DeepStack.extended { makeLazyRuns() } : makeLazyRuns()
        cachedRuns = runs
        return runs
    }

    open func makeLazyRuns() -> [LazyRun] {
        let count = boxes.count { !$0.isLeaving }
        return count == 0 ? [] : [LazyRun(source: MadeBoxes(of: self), count: count)]
    }

    /// Invalidates the cached boxes. Costs nothing until they were requested.
    package final func boxesDidChange() {
        graph.preferencesDidChange()
        guard cachedBoxes != nil || cachedRuns != nil else { return }
        cachedBoxes = nil
        cachedRuns = nil
        parent?.childBoxesDidChange(self)
    }

    /// Handles a change of a child's boxes. Containers override this and do not propagate it.
    open func childBoxesDidChange(_ child: ViewNode) { boxesDidChange() }

    /// The combined preference of the node and its descendants for a key; nil if none sets it.
    open func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        preferenceKeys.isSuperset(of: PreferenceKeySet(key)) ? reduced(key, of: children) : nil
    }

    /// True for an ``ElementsNode``.
    final var hasElements = false

    /// The visibility of the lines of a lazy container that contain the node's boxes; nil outside lazy containers.
    final var lineVisibility: BranchVisibility?

    /// The visibility of the line of a lazy container that contains the node; nil outside lazy containers.
    final var elementVisibility: BranchVisibility? {
        var child = self
        while true {
            if let own = child.lineVisibility { return own }
            guard let parent = child.parent else { return nil }
            if parent.hasElements, let node = parent as? any ElementsNode,
                let visibility = node.visibility(ofElement: child)
            {
                return visibility
            }
            child = parent
        }
    }

    // MARK: Updates

    /// Marks the node because state that it depends on was written.
    ///
    /// A body must not write state: a node that depends on it is marked once in an update, and then only in the next
    /// one, which prevents endless updates.
    final func stateDidChange(_ transaction: Transaction = .current) {
        if let body = ViewGraph.evaluating {
            Log.warning("State of \(typeName) was written while the body of \(body.typeName) was evaluated")
            guard graph.followsBodyWrite(self) else { return }
        }
        markDirty(transaction)
    }

    /// Handles a change of an object that the node depends on.
    final func objectChanges() {
        if ViewGraph.evaluating == nil { graph.settle(before: .current) }
        stateDidChange()
    }

    package final func markDirty(_ transaction: Transaction = .current) {
        guard isAlive else { return }
        graph.note(transaction)
        if !transaction.isPlain {
            pendingTransaction = transaction.within(pendingTransaction)
            graph.hold(transaction)
        }
        guard !isDirty else { return }
        isDirty = true
        markCount += 1
        graph.markDirty(self)
    }

    /// The transaction of the changes that have marked the node, as modified by the views above.
    final func incomingTransaction() -> Transaction {
        var transaction = pendingTransaction
        pendingTransaction = Transaction()
        guard graph.hasTransactionChanges else { return transaction }
        passDown(&transaction)
        return transaction
    }

    /// The current transaction, as modified by the nodes between an ancestor and this one; nil for all above.
    final func transaction(below owner: ViewNode?) -> Transaction {
        var transaction = graph.transaction
        passDown(&transaction, from: owner)
        return transaction
    }

    private func passDown(_ transaction: inout Transaction, from owner: ViewNode? = nil) {
        var path: [ViewNode] = []
        var node = parent
        while let current = node, current !== owner {
            if current.changesTransactions { path.append(current) }
            node = current.parent
        }
        for node in path.reversed() { (node as? any TransactionChangingNode)?.change(&transaction) }
    }

    /// True while the node is a ``TransactionChangingNode`` that changes transactions.
    final var changesTransactions = false

    /// Clears the dirty state; returns true if it was set.
    final func clearDirty() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    /// Runs the changes of a node that is updated from above, combined with the transaction of its own changes.
    final func withOwnTransaction(_ body: () -> Void) {
        guard !pendingTransaction.isPlain else { return body() }
        let own = pendingTransaction
        pendingTransaction = Transaction()
        graph.noteForLayout(own)
        graph.within(own.within(graph.transaction), body)
    }

    /// Re-evaluates the node after state has changed.
    func reevaluate() { _ = clearDirty() }

    /// Updates the node to the value at an address, which has the type of view that made the node. A node without a
    /// value takes the environment alone.
    func adopt(_ address: UnsafeRawPointer, environment: EnvironmentValues) { update(environment: environment) }

    /// Runs an update of a modifier's node, and then updates the content that it has not reached to its new value.
    final func withNewContent(at address: UnsafeRawPointer, of content: ViewNode, _ update: () -> Void) {
        newContent = address
        update()
        guard let address = takeNewContent() else { return }
        if graph.hasTransactionChanges {
            graph.within(content.transaction(below: parent)) {
                content.adopt(address, environment: content.environment)
            }
        } else {
            content.adopt(address, environment: content.environment)
        }
    }

    /// The address of the new content, for its update.
    final func takeNewContent() -> UnsafeRawPointer? {
        defer { newContent = nil }
        return newContent
    }

    /// Updates the environment without a new view value.
    func update(environment: EnvironmentValues) { self.environment = environment }

    /// Removes the node from the tree permanently.
    package final func remove() {
        guard isAlive else { return }
        if DeepStack.isLow { return DeepStack.extended { remove() } }
        isAlive = false
        willRemove()
        contentSource?.remove(self)
        ownReference?.clear()
        forEachChild { $0.remove() }
    }

    /// True if the subtree holds state that would be lost with it: written state, or an owned object.
    final var holdsState: Bool {
        if DeepStack.isLow { return DeepStack.extended { self.holdsState } }
        return ownsState || children.contains { $0.holdsState }
    }

    /// True if the node itself holds state that cannot be made again from the view's value.
    var ownsState: Bool { false }

    /// Ends tasks, subscriptions and appearance of the node.
    open func willRemove() {}
}

/// A node of values of one type, for log lines and tree dumps.
@MainActor
protocol ValuedNode: ViewNode {
    static var valueType: Any.Type { get }
}

/// A node whose elements a lazy container may show one by one.
@MainActor
protocol ElementsNode: ViewNode {
    /// Observes the visibility of an element of the node; nil unless a lazy container shows the elements.
    func visibility(ofElement child: ViewNode) -> BranchVisibility?
}

/// A node that modifies transactions on their way to its descendants.
@MainActor
protocol TransactionChangingNode: ViewNode {
    func change(_ transaction: inout Transaction)
}
