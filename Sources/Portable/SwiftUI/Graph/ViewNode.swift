/// What changed when a node is updated.
struct NodeChange: OptionSet {
    let rawValue: Int

    /// The view value differs from the previous one.
    static let view = NodeChange(rawValue: 1)
    /// The node's environment is another one.
    static let environment = NodeChange(rawValue: 2)
    /// State that the node read was written.
    static let state = NodeChange(rawValue: 4)
    /// The node was just made.
    static let initial = NodeChange(rawValue: 8)
}

/// A place in the tree of views: identity, environment and state of one view value after another.
///
/// A node contributes boxes (what is laid out and drawn) to the nearest container above it: a leaf one, a group as many
/// as its members, an environment modifier those of its content.
@MainActor
class ViewNode {
    let graph: ViewGraph
    unowned(unsafe) let parent: ViewNode?
    let depth: Int
    /// Nodes that were made earlier come first, which is the order of the views unless some came later.
    let number: Int
    var environment: EnvironmentValues

    /// Whether state that this node read has been written since its last evaluation.
    private(set) final var isDirty = false
    /// How often that has happened.
    private(set) final var markCount = 0
    private(set) final var isAlive = true
    /// Whether the graph is going to hand the node the boxes of its content, of nodes that are containers.
    final var isStale = false

    /// What accompanies the changes that have marked the node.
    private(set) final var pendingTransaction = Transaction()

    /// Whether the node is what a modifier is applied to.
    final let isModified: Bool
    /// What makes and updates this node's value then.
    final var contentSource: AnyContentSource?

    /// What the node's own evaluation has read of objects.
    final var reads: ObservedReads?
    /// What the closure has read that made the node's value, where that belongs to the node above.
    final var makerReads: ObservedReads?

    private final var cachedBoxes: [LayoutBox]?
    private final var cachedRuns: [LazyRun]?

    init(inputs: _ViewInputs) {
        graph = inputs.graph
        parent = inputs.parent
        depth = (inputs.parent?.depth ?? -1) + 1
        number = inputs.graph.nextNodeNumber()
        environment = inputs.environment
        isModified = inputs.isModified
    }

    /// Whether the node comes before another one in an update: those above first, then in the order of the views.
    final func precedes(_ other: ViewNode) -> Bool { (depth, number) < (other.depth, other.number) }

    /// What the node shows, in log lines and tree dumps.
    var typeName: String { String(describing: type(of: self)) }

    /// The nodes below, for tree dumps and tear-down.
    var children: [ViewNode] { [] }

    func inputs(environment: EnvironmentValues? = nil) -> _ViewInputs {
        _ViewInputs(graph: graph, parent: self, environment: environment ?? self.environment)
    }

    // MARK: Boxes

    /// What this node contributes to the container above it.
    final var boxes: [LayoutBox] {
        if let cachedBoxes { return cachedBoxes }
        let boxes = DeepStack.isLow ? DeepStack.extended { makeBoxes() } : makeBoxes()
        cachedBoxes = boxes
        return boxes
    }

    /// Whether a container has asked for all boxes, which lazy ones do not.
    final var isShownAtOnce: Bool { cachedBoxes != nil }

    func makeBoxes() -> [LayoutBox] { children.flatMap(\.boxes) }

    /// What this node contributes to a lazy container, which makes boxes only when they come into view.
    final var lazyRuns: [LazyRun] {
        if let cachedRuns { return cachedRuns }
        let runs = DeepStack.isLow ? DeepStack.extended { makeLazyRuns() } : makeLazyRuns()
        cachedRuns = runs
        return runs
    }

    func makeLazyRuns() -> [LazyRun] {
        let count = boxes.count { !$0.isLeaving }
        return count == 0 ? [] : [LazyRun(source: MadeBoxes(of: self), count: count)]
    }

    /// Says that ``boxes`` are others than before. Costs nothing until somebody has asked for them.
    final func boxesDidChange() {
        graph.preferencesDidChange()
        guard cachedBoxes != nil || cachedRuns != nil else { return }
        cachedBoxes = nil
        cachedRuns = nil
        parent?.childBoxesDidChange(self)
    }

    /// A child's boxes are others than before. Containers override this and stop the news there.
    func childBoxesDidChange(_ child: ViewNode) { boxesDidChange() }

    /// What the views at and below this node hand up for a key; nil where none sets it.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { reduced(key, of: children) }

    /// Begins to follow whether an element of this node is in view; nil where no lazy container shows its elements.
    func visibility(ofElement child: ViewNode) -> PageVisibility? { nil }

    /// Whether the lines are in view that the node's boxes are in a lazy container; nil where they are in none.
    final var lineVisibility: PageVisibility?

    /// Whether the line of a lazy container that the node belongs to is in view; nil outside of one.
    final var elementVisibility: PageVisibility? {
        var child = self
        while true {
            if let own = child.lineVisibility { return own }
            guard let parent = child.parent else { return nil }
            if let visibility = parent.visibility(ofElement: child) { return visibility }
            child = parent
        }
    }

    // MARK: Updates

    /// State that the node has read was written.
    ///
    /// A body must not write state: a reader of what it writes follows once in an update, and then not before the next one,
    /// so that nothing goes on for ever.
    final func stateDidChange(_ transaction: Transaction = .current) {
        if let body = ViewGraph.evaluating {
            Log.warning("State of \(typeName) was written while the body of \(body.typeName) was evaluated")
            guard graph.followsBodyWrite(self) else { return }
        }
        markDirty(transaction)
    }

    /// An object that the node has read changes.
    final func objectChanges() {
        if ViewGraph.evaluating == nil { graph.settle(before: .current) }
        stateDidChange()
    }

    final func markDirty(_ transaction: Transaction = .current) {
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

    /// What accompanies the changes that have marked the node, as the views above let it through.
    final func incomingTransaction() -> Transaction {
        var transaction = pendingTransaction
        pendingTransaction = Transaction()
        guard graph.hasTransactionChanges else { return transaction }
        passDown(&transaction)
        return transaction
    }

    /// The current transaction as the nodes between this one and one above let it through.
    final func transaction(below owner: ViewNode) -> Transaction {
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
        for node in path.reversed() { node.change(&transaction) }
    }

    /// Whether the node changes transactions on their way to what is below it.
    var changesTransactions: Bool { false }

    /// Changes a transaction on its way to what is below the node.
    func change(_ transaction: inout Transaction) {}

    /// Takes the mark off; returns whether it was set.
    final func clearDirty() -> Bool {
        defer { isDirty = false }
        return isDirty
    }

    /// Runs the changes of a node that is updated from above, with what accompanies its own changes as well.
    final func withOwnTransaction(_ body: () -> Void) {
        guard !pendingTransaction.isPlain else { return body() }
        let own = pendingTransaction
        pendingTransaction = Transaction()
        graph.noteForLayout(own)
        graph.within(own.within(graph.transaction), body)
    }

    /// Re-evaluates the node because state changed.
    func reevaluate() { _ = clearDirty() }

    /// Passes a new environment down without a new view value.
    func update(environment: EnvironmentValues) { self.environment = environment }

    /// The node leaves the tree for good.
    final func remove() {
        guard isAlive else { return }
        if DeepStack.isLow { return DeepStack.extended { remove() } }
        isAlive = false
        willRemove()
        for child in children { child.remove() }
    }

    /// Whether something at or below the node would be lost with it: state that was written, an object that it owns.
    final var holdsState: Bool {
        if DeepStack.isLow { return DeepStack.extended { holdsState } }
        return ownsState || children.contains { $0.holdsState }
    }

    /// Whether the node itself keeps what could not be made again from the view's value.
    var ownsState: Bool { false }

    /// Ends what the node started: tasks, subscriptions, appearance.
    func willRemove() {}
}

/// The node of a view type: gets one value of it after another.
@MainActor
class TypedNode<V: View>: ViewNode {
    private(set) final var view: V

    init(view: V, inputs: _ViewInputs) {
        self.view = view
        super.init(inputs: inputs)
    }

    override var typeName: String { String(describing: V.self) }

    /// Replaces the view value; does nothing when neither it nor the environment changed.
    final func update(_ newView: V, environment newEnvironment: EnvironmentValues) {
        var change: NodeChange = []
        if !newEnvironment.isIdentical(to: environment) { change.insert(.environment) }
        if !ValueComparison.areEqual(view, newView) { change.insert(.view) }
        if clearDirty() { change.insert(.state) }
        let old = view
        view = newView
        guard !change.isEmpty else { return }
        environment = newEnvironment
        withOwnTransaction {
            if change.contains(.view), graph.animates { didReplace(old) }
            apply(change)
        }
    }

    final override func update(environment newEnvironment: EnvironmentValues) {
        guard !newEnvironment.isIdentical(to: environment) else { return }
        environment = newEnvironment
        withOwnTransaction { apply(clearDirty() ? [.environment, .state] : .environment) }
    }

    final override func reevaluate() {
        if clearDirty() { apply(.state) }
    }

    /// The value is another one than before; called before ``apply(_:)`` where changes may animate.
    func didReplace(_ old: V) {}

    /// Brings what the node keeps in line with ``view`` and ``environment``.
    func apply(_ change: NodeChange) {}
}
