import Foundation

/// A view tree with its state, as shown by a window, an image renderer or a test host.
///
/// A state write marks the nodes that depend on the value as dirty. ``flush()`` re-evaluates those from the root down
/// and skips what did not change. Layout is invalidated along the way and computed on demand.
@MainActor
final class ViewGraph {
    /// The node whose body is being evaluated; reads of state register with it.
    static var evaluating: ViewNode?

    /// The view whose body is being evaluated, for messages.
    nonisolated static var reader: String {
        guard MainActorCheck.isCurrent else { return "" }
        return MainActor.assumeIsolated { evaluating.map { " for \($0.typeName)" } ?? "" }
    }

    private var dirty: [ViewNode] = []
    /// The transactions of the changes since the marked nodes were last evaluated.
    private var pending: [Transaction] = []
    private var staleContainers: [any ContainerNode] = []
    private var actions = UpdateActions()
    private var preferences = PreferenceObservers()
    private var completions = HeldCompletions()
    /// The sources without notifications that views of the tree have read.
    var polledSources = PolledSources()
    /// The callbacks to the host that shows the tree.
    var host = GraphHost()
    private(set) var isUpdating = false
    /// True while the actions after an update run.
    private var isRunningActions = false
    /// The objects that upper floors keep for the tree.
    let attachments = Attachments()

    private var lastNodeNumber = 0

    /// The next number for a new node.
    func nextNodeNumber() -> Int {
        lastNodeNumber += 1
        return lastNodeNumber
    }

    /// The number of evaluated bodies since the graph was made; tests compare differences.
    var bodyEvaluations = 0

    /// The root box, which holds the layers.
    weak var screen: RootBox?

    /// The running animations, and the clock.
    let frames = FrameScheduler()

    /// True if changes are animated; otherwise the tree always shows its final state.
    var animates = false

    /// The date at which the clock was 0.
    let startDate = Date()

    /// The current date by the clock.
    var date: Date { startDate.addingTimeInterval(frames.time) }

    /// The transaction of the changes in progress.
    var transaction = Transaction()

    /// The animation of the changes in progress; nil for none.
    var animation: Animation? { animates ? transaction.animation : nil }

    /// True if any view changes transactions on their way down.
    var hasTransactionChanges = false

    init() {
        frames.run = { [weak self] action in
            nonisolated(unsafe) let action = action
            MainActor.assumeIsolated { self?.complete(action) }
        }
    }

    /// Runs an action of a finished animation, after the current or next update.
    private func complete(_ action: @escaping () -> Void) {
        let wasSettled = !needsUpdate
        afterUpdate(action)
        if wasSettled, !isUpdating { host.onInvalidate?() }
    }

    /// True if any view has a preferred colour scheme; the host then observes the preference.
    var hasPreferredColorScheme = false { didSet { if !oldValue { host.observePreferences?() } } }

    /// The nodes that were marked in the current update because a body wrote state.
    private var followersOfBodies: Set<ObjectIdentifier> = []

    /// The nodes that were marked before in this update, and are marked again in the next one.
    private var late: [WeakNode] = []

    /// True if a node may be marked in the current update because a body wrote state; else it is marked in the next
    /// one.
    func followsBodyWrite(_ node: ViewNode) -> Bool {
        if followersOfBodies.insert(ObjectIdentifier(node)).inserted { return true }
        late.append(WeakNode(node))
        return false
    }

    /// The maximum number of rounds of one flush, for bodies that never settle.
    static let updateBound = 100

    /// The maximum number of consecutive rounds in which only preferences change. Values that pass through views that
    /// observers show need a round each; after that all observers are up to date. Views that may have changed, as those
    /// with closures do at each update, would never settle.
    static let preferenceBound = 8

    func markDirty(_ node: ViewNode) {
        let wasSettled = dirty.isEmpty
        dirty.append(node)
        if wasSettled, !isUpdating { host.onInvalidate?() }
    }

    /// Runs changes within a transaction.
    func within<R>(_ transaction: Transaction, _ body: () -> R) -> R {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// Applies external changes within a transaction, as one update.
    func update(with transaction: Transaction, _ change: () -> Void) {
        hold(transaction)
        noteForLayout(transaction)
        if isUpdating {
            within(transaction, change)
        } else {
            isUpdating = true
            within(transaction, change)
            isUpdating = false
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
    func hold(_ transaction: Transaction) {
        completions.hold(transaction)
    }

    /// Releases the completions of all transactions whose animations have started.
    func animationsDidStart() {
        frames.layoutDidEnd()
        for completion in completions.takeAll() { completion.release(frames.schedule) }
    }

    /// Records the transaction of changes that have marked a node.
    func note(_ transaction: Transaction) {
        // Two different transactions are sufficient.
        if pending.count < 2, pending.last?.asksTheSame(as: transaction) != true { pending.append(transaction) }
    }

    /// Finishes earlier changes with another animation before those of a transaction, so that each of several changes
    /// in one action has its own animation.
    func settle(before transaction: Transaction) {
        guard pending.contains(where: { !$0.asksTheSame(as: transaction) }) else { return }
        if !isUpdating {
            flush()
        } else if isRunningActions {
            evaluateMarked()
        } else {
            return
        }
        if animates { host.layOut?() }
    }

    /// Requests an update although no node is dirty.
    func invalidate() {
        if dirty.isEmpty, !isUpdating { host.onInvalidate?() }
    }

    /// Marks a container whose content has other boxes than before.
    func markStale(_ container: any ContainerNode) {
        guard !container.isStale else { return }
        container.isStale = true
        staleContainers.append(container)
    }

    /// Runs an action once the current update has settled (appearance, change and preference callbacks).
    /// - Parameter node: the node to name in the log if the tree never settles.
    func afterUpdate(from node: ViewNode? = nil, _ action: @escaping () -> Void) {
        actions.addAppearance(of: node?.typeName, action)
    }

    /// Runs a change action before the appearance actions of the current update.
    func beforeArrivals(_ action: @escaping () -> Void) { actions.addChange(action) }

    /// Runs an action after the appearance actions of the current update.
    func afterArrivals(_ action: @escaping () -> Void) { actions.addDeparture(action) }

    /// Marks preferences as possibly changed.
    func preferencesDidChange() {
        preferences.didChange(with: animation == nil ? nil : transaction)
    }

    /// Registers an observer of preferences, and notifies it in the current update.
    func observePreferences(_ node: any PreferenceObserver) { preferences.add(node) }

    private func notifyPreferenceObservers() {
        guard let (observers, transaction) = preferences.takeNews() else { return }
        within(transaction) {
            for node in observers { node.preferencesMayHaveChanged() }
        }
    }

    var needsUpdate: Bool { preferences.hasNews || !hasPreferenceNewsOnly }

    private var hasPreferenceNewsOnly: Bool { dirty.isEmpty && staleContainers.isEmpty && actions.isEmpty }

    /// Re-evaluates all dirty nodes until the tree has settled.
    func flush() {
        guard !isUpdating else {
            if let body = Self.evaluating, body.graph === self {
                Log.warning(
                    "An update was asked for while the body of \(body.typeName) was evaluated; it comes after that")
            }
            return
        }
        isUpdating = true
        defer { isUpdating = false }
        host.upstream?()
        followersOfBodies.removeAll()
        let late = late
        self.late = []
        for reference in late { reference.node?.markDirty() }
        var rounds = 0
        var quietRounds = 0
        while needsUpdate {
            rounds += 1
            quietRounds = hasPreferenceNewsOnly ? quietRounds + 1 : 0
            if quietRounds > Self.preferenceBound {
                preferences.discardNews()
                break
            }
            if rounds > Self.updateBound {
                Log.warning(
                    "The view tree did not settle after \(Self.updateBound) rounds; last changed by \(restless)")
                // Clears the dirty state, so that later writes can mark the nodes again.
                for node in dirty { _ = node.clearDirty() }
                dirty.removeAll()
                pending.removeAll()
                actions.removeAll()
                preferences.discardNews()
                break
            }
            evaluateMarked()
            notifyPreferenceObservers()
            isRunningActions = true
            for action in actions.takeAll() { action() }
            isRunningActions = false
            host.upstream?()
        }
    }

    /// Evaluates the dirty nodes, from the root down.
    private func evaluateMarked() {
        let wasRunningActions = isRunningActions
        isRunningActions = false
        defer { isRunningActions = wasRunningActions }
        let nodes = dirty.sorted { $0.precedes($1) }
        dirty.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        for node in nodes where node.isAlive && node.isDirty {
            noteForLayout(node.pendingTransaction)
            transaction = node.incomingTransaction()
            if animation != nil { frames.layoutMayAnimate = true }
            node.reevaluate()
        }
        transaction = Transaction()
        syncContainers()
    }

    /// The view that never settles, for the log.
    var restless: String { dirty.first?.typeName ?? actions.origin ?? "an action" }

    /// Updates containers to the current boxes of their content.
    func syncContainers() {
        while let container = staleContainers.popLast() {
            container.isStale = false
            container.syncContainer()
        }
    }
}

/// A node that collects the boxes of its content in a box of its own.
@MainActor
protocol ContainerNode: ViewNode {
    /// Adopts the current boxes of its content. Called once after any number of ``ViewGraph/markStale(_:)``.
    func syncContainer()
}
