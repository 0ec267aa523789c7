import Foundation

/// A view tree with its state, as shown by a window, an image renderer or a test host.
///
/// A state write marks the nodes that depend on the value as dirty. ``flush()`` re-evaluates those from the root down
/// and skips what did not change. Layout is invalidated along the way and computed on demand.
@MainActor
package final class ViewGraph {
    /// The node whose body is being evaluated; reads of state register with it.
    static var evaluating: ViewNode?

    /// The view whose body is being evaluated, for messages.
    nonisolated static var reader: String {
        guard MainActorCheck.isCurrent else { return "" }
        return MainActor.assumeIsolated { evaluating.map { " for \($0.typeName)" } ?? "" }
    }

    /// The part of an update that runs.
    private enum Phase {
        case settled, evaluating, runningActions
    }

    private var phase = Phase.settled
    private var queue = UpdateQueue()
    private var transactions = TransactionScope()
    private var preferences = PreferenceObservers()
    /// The sources without notifications that views of the tree have read.
    package var polledSources = PolledSources()
    /// The callbacks to the host that shows the tree.
    @exclusivity(unchecked) package var host = GraphHost()
    /// The objects that upper floors keep for the tree.
    package let attachments = Attachments()

    /// The root box, which holds the layers.
    package weak var screen: RootBox?

    /// The running animations, and the clock.
    package let frames = FrameScheduler()
    /// The date at which the clock was 0.
    let startDate = Date()
    /// True if changes are animated; otherwise the tree always shows its final state.
    package var animates = false

    private var lastNodeNumber = 0
    /// The number of evaluated bodies since the graph was made; tests compare differences.
    @exclusivity(unchecked) package var bodyEvaluations = 0

    package init() {
        frames.run = { [weak self] action in
            nonisolated(unsafe) let action = action
            MainActor.assumeIsolated { self?.complete(action) }
        }
    }

    /// The next number for a new node.
    func nextNodeNumber() -> Int {
        lastNodeNumber += 1
        return lastNodeNumber
    }

    /// The current date by the clock.
    var date: Date { startDate.addingTimeInterval(frames.time) }

    package var isUpdating: Bool { phase != .settled }

    /// The view that was changed last, for the log.
    package var updateOrigin: String { queue.origin }

    package var needsUpdate: Bool { preferences.hasNews || !queue.isEmpty }

    // MARK: Marking

    func markDirty(_ node: ViewNode) {
        let wasSettled = queue.hasNoDirtyNodes
        queue.add(node)
        if wasSettled, !isUpdating { host.onInvalidate?() }
    }

    /// True if a node may be marked in the current update because a body wrote state; else it is marked in the next
    /// one.
    func followsBodyWrite(_ node: ViewNode) -> Bool { queue.followsBodyWrite(node) }

    /// Requests an update although no node is dirty.
    package func invalidate() {
        if queue.hasNoDirtyNodes, !isUpdating { host.onInvalidate?() }
    }

    /// Marks a container whose content has other boxes than before.
    package func markStale(_ container: any ContainerNode) {
        guard !container.isStale else { return }
        container.isStale = true
        queue.add(container)
    }

    // MARK: Actions after an update

    /// Runs an action once the current update has settled (appearance, change and preference callbacks).
    /// - Parameter node: the node to name in the log if the tree never settles.
    package func afterUpdate(from node: ViewNode? = nil, _ action: @escaping () -> Void) {
        queue.addAppearance(of: node.map { type(of: $0) }, action)
    }

    /// Runs a change action before the appearance actions of the current update.
    func beforeArrivals(_ action: @escaping () -> Void) { queue.addChange(action) }

    /// Runs an action after the appearance actions of the current update.
    package func afterArrivals(_ action: @escaping () -> Void) { queue.addDeparture(action) }

    /// Runs an action of a finished animation, after the current or next update.
    private func complete(_ action: @escaping () -> Void) {
        let wasSettled = !needsUpdate
        afterUpdate(action)
        if wasSettled, !isUpdating { host.onInvalidate?() }
    }

    // MARK: Preferences

    /// Marks preferences as possibly changed.
    package func preferencesDidChange() {
        preferences.didChange(with: animation == nil ? nil : transaction)
    }

    /// Registers an observer of preferences, and notifies it in the current update.
    package func observePreferences(_ node: any PreferenceObserver) { preferences.add(node) }

    /// Makes the host observe the colour scheme that its views prefer.
    func observePreferredColorScheme() {
        guard !host.showsPreferredColorScheme else { return }
        host.showsPreferredColorScheme = true
        host.observePreferences?()
    }

    private func notifyPreferenceObservers() {
        guard let (observers, transaction) = preferences.takeNews() else { return }
        within(transaction) {
            for node in observers { node.preferencesMayHaveChanged() }
        }
    }

    // MARK: Transactions

    /// The transaction of the changes in progress.
    package var transaction: Transaction {
        get { transactions.current }
        set { transactions.current = newValue }
    }

    /// The animation of the changes in progress; nil for none.
    package var animation: Animation? { animates ? transaction.animation : nil }

    /// True if any view changes transactions on their way down.
    var hasTransactionChanges: Bool {
        get { transactions.isChangedByViews }
        set { transactions.isChangedByViews = newValue }
    }

    /// Runs changes within a transaction.
    func within<R>(_ transaction: Transaction, _ body: () -> R) -> R {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// Applies external changes within a transaction, as one update.
    package func update(with transaction: Transaction, _ change: () -> Void) {
        hold(transaction)
        noteForLayout(transaction)
        if isUpdating {
            within(transaction, change)
        } else {
            phase = .evaluating
            within(transaction, change)
            phase = .settled
            flush()
        }
    }

    /// Animates the layout after changes with their animation.
    func noteForLayout(_ transaction: Transaction) {
        guard animates, transaction.animation != nil else { return }
        frames.layoutTransaction = transaction
        frames.layoutMayAnimate = true
    }

    /// Holds the completions of a transaction until its animations have started.
    package func hold(_ transaction: Transaction) { transactions.hold(transaction) }

    /// Releases the completions of all transactions whose animations have started.
    package func animationsDidStart() {
        frames.layoutDidEnd()
        for completion in transactions.takeCompletions() { completion.release(frames.schedule) }
    }

    /// Records the transaction of changes that have marked a node.
    func note(_ transaction: Transaction) { transactions.note(transaction) }

    /// Finishes earlier changes with another animation before those of a transaction, so that each of several changes
    /// in one action has its own animation.
    func settle(before transaction: Transaction) {
        guard transactions.conflicts(with: transaction) else { return }
        switch phase {
        case .settled: flush()
        case .runningActions: evaluateMarked()
        case .evaluating: return
        }
        if animates { host.layOut?() }
    }

    // MARK: Updates

    /// The maximum number of rounds of one flush, for bodies that never settle.
    static let updateBound = 100

    /// The maximum number of consecutive rounds in which only preferences change. Values that pass through views that
    /// observers show need a round each; after that all observers are up to date. Views that may have changed, as those
    /// with closures do at each update, would never settle.
    static let preferenceBound = 8

    /// Re-evaluates all dirty nodes until the tree has settled.
    package func flush() {
        guard !isUpdating else {
            if let body = Self.evaluating, body.graph === self {
                Log.warning(
                    "An update was asked for while the body of \(body.typeName) was evaluated; it comes after that")
            }
            return
        }
        phase = .evaluating
        defer { phase = .settled }
        host.upstream?()
        for node in queue.begin() { node.markDirty() }
        var rounds = 0
        var quietRounds = 0
        while needsUpdate {
            rounds += 1
            quietRounds = queue.isEmpty ? quietRounds + 1 : 0
            if quietRounds > Self.preferenceBound {
                preferences.discardNews()
                break
            }
            if rounds > Self.updateBound {
                Log.warning(
                    "The view tree did not settle after \(Self.updateBound) rounds; last changed by \(queue.origin)")
                queue.discard()
                transactions.clearPending()
                preferences.discardNews()
                break
            }
            evaluateMarked()
            notifyPreferenceObservers()
            phase = .runningActions
            for action in queue.takeActions() { action() }
            phase = .evaluating
            host.upstream?()
        }
    }

    /// Evaluates the dirty nodes, from the root down.
    private func evaluateMarked() {
        let outer = phase
        phase = .evaluating
        defer { phase = outer }
        let nodes = queue.takeDirtyNodes()
        transactions.clearPending()
        for node in nodes where node.isAlive && node.isDirty {
            noteForLayout(node.pendingTransaction)
            transaction = node.incomingTransaction()
            if animation != nil { frames.layoutMayAnimate = true }
            node.reevaluate()
        }
        transaction = Transaction()
        syncContainers()
    }

    /// Updates containers to the current boxes of their content.
    func syncContainers() {
        while let container = queue.takeStaleContainer() {
            container.isStale = false
            container.syncContainer()
        }
    }
}

/// A node that collects the boxes of its content in a box of its own.
@MainActor
package protocol ContainerNode: ViewNode {
    /// Adopts the current boxes of its content. Called once after any number of ``ViewGraph/markStale(_:)``.
    func syncContainer()
}
