import Foundation

/// One tree of views with its state: what a window, an image renderer or a test host shows.
///
/// A state write marks the nodes that read the value. ``flush()`` re-evaluates those from the root down; what did not
/// change is skipped. Geometry is invalidated along the way and computed when somebody asks for it.
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
    /// What accompanies the changes that have marked nodes since these were last evaluated.
    private var pending: [Transaction] = []
    private var staleContainers: [any ContainerNode] = []
    private var actionsAfterUpdate: [() -> Void] = []
    private var changeActions: [() -> Void] = []
    private var departures: [() -> Void] = []
    private var actionOrigin: String?
    private var preferenceObservers: [ObjectIdentifier: WeakObserver] = [:]
    private var preferencesChanged = false
    /// What accompanies the changes of what views hand up: who reads it follows in the same way.
    private var preferenceTransaction = Transaction()
    private(set) var isUpdating = false
    /// Whether the actions that follow an update are being run.
    private var isRunningActions = false
    /// The nodes that take URLs, in the order in which they were made.
    var urlReceivers: [any URLReceiver] = []
    /// Which view has the focus.
    private(set) lazy var focus = FocusSystem(graph: self)

    /// The views that exist for assistive technology only.
    let semanticsContents = SemanticsContents()

    private var lastNodeNumber = 0

    /// A number for a node that is made.
    func nextNodeNumber() -> Int {
        lastNodeNumber += 1
        return lastNodeNumber
    }

    /// How many bodies have been evaluated since the graph was made; tests assert on differences.
    var bodyEvaluations = 0

    /// The box of the whole, which layers are put on.
    weak var screen: RootBox?

    /// What animates, and the time.
    let frames = FrameScheduler()

    /// Whether changes are shown gradually; otherwise the tree always shows the settled state.
    var animates = false

    /// The date at which the clock stood at 0.
    let startDate = Date()

    /// The date by the clock.
    var date: Date { startDate.addingTimeInterval(frames.time) }

    /// What accompanies the changes that are being made.
    var transaction = Transaction()

    /// How the changes that are being made are to be shown; nil at once.
    var animation: Animation? { animates ? transaction.animation : nil }

    /// Whether any view changes transactions on their way down.
    var hasTransactionChanges = false

    /// Who waits for animations of transactions that have come in since the last layout.
    private var completions: [AnimationCompletion] = []

    init() {
        frames.run = { [weak self] action in
            nonisolated(unsafe) let action = action
            MainActor.assumeIsolated { self?.complete(action) }
        }
    }

    /// Runs an action of an animation that is over, after the update that is under way or comes next.
    private func complete(_ action: @escaping () -> Void) {
        let wasSettled = !needsUpdate
        afterUpdate(action)
        if wasSettled, !isUpdating { onInvalidate?() }
    }

    /// Brings a tree in line that this one's root comes from, such as that of an app's scenes.
    var upstream: (() -> Void)?

    /// Lays out what is on screen, where that has been done before.
    var layOut: (() -> Void)?

    /// Whether any view has wanted a colour scheme for the whole; the host then looks for it.
    var hasPreferredColorScheme = false { didSet { if !oldValue { observeColorScheme?() } } }
    var observeColorScheme: (() -> Void)?
    /// Has the host look whether the keyboard's bar covers the root view.
    var observeKeyboardBar: (() -> Void)?

    /// Called when the first change arrives after everything was settled, so that a host can schedule an update.
    var onInvalidate: (() -> Void)?

    /// The nodes that follow in the current update what bodies have written.
    private var followersOfBodies: Set<ObjectIdentifier> = []

    /// Those that have done so already and follow with the next one.
    private var late: [WeakNode] = []

    /// Whether a node may still follow what a body has written in the current update; else it does with the next one.
    func followsBodyWrite(_ node: ViewNode) -> Bool {
        if followersOfBodies.insert(ObjectIdentifier(node)).inserted { return true }
        late.append(WeakNode(node))
        return false
    }

    /// How often one flush may find new dirty nodes before it gives up on a body that never settles.
    static let updateBound = 100

    /// How often observers of preferences are told one after the other while nothing else changes. Values that go up
    /// through views that observers show need a round each; after that all have been told what there is. Views that only say
    /// that they may hand up something else, as those with closures do each time they are shown, would go on for ever.
    static let preferenceBound = 8

    func markDirty(_ node: ViewNode) {
        let wasSettled = dirty.isEmpty
        dirty.append(node)
        if wasSettled, !isUpdating { onInvalidate?() }
    }

    /// Runs changes that a transaction accompanies.
    func within<R>(_ transaction: Transaction, _ body: () -> R) -> R {
        let outer = self.transaction
        self.transaction = transaction
        defer { self.transaction = outer }
        return body()
    }

    /// Makes changes from outside that a transaction accompanies, as one update.
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

    /// Layout that follows from changes animates as they do.
    func noteForLayout(_ transaction: Transaction) {
        guard animates, transaction.animation != nil else { return }
        frames.layoutTransaction = transaction
        frames.layoutMayAnimate = true
    }

    /// Keeps who waits for a transaction's animations waiting until it is known which animations start.
    func hold(_ transaction: Transaction) {
        for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
            completion.hold()
            completions.append(completion)
        }
    }

    /// All animations of the transactions so far have started.
    func animationsDidStart() {
        frames.layoutDidEnd()
        guard !completions.isEmpty else { return }
        let held = completions
        completions = []
        for completion in held { completion.release(frames.schedule) }
    }

    /// Notes what accompanies changes that have marked a node.
    func note(_ transaction: Transaction) {
        // Two that differ are enough to know.
        if pending.count < 2, pending.last?.asksTheSame(as: transaction) != true { pending.append(transaction) }
    }

    /// Brings earlier changes to an end that ask for another animation than those to come, so that of several changes in
    /// one action each is shown as it asks for.
    func settle(before transaction: Transaction) {
        guard pending.contains(where: { !$0.asksTheSame(as: transaction) }) else { return }
        if !isUpdating {
            flush()
        } else if isRunningActions {
            evaluateMarked()
        } else {
            return
        }
        if animates { layOut?() }
    }

    /// Says that something is to be done although no node is marked.
    func invalidate() {
        if dirty.isEmpty, !isUpdating { onInvalidate?() }
    }

    /// Remembers that a container's content has other boxes than before.
    func markStale(_ container: any ContainerNode) {
        guard !container.isStale else { return }
        container.isStale = true
        staleContainers.append(container)
    }

    /// Runs an action once the current update has settled (appearance, change and preference callbacks).
    /// - Parameter node: whom to name when the tree never settles.
    func afterUpdate(from node: ViewNode? = nil, _ action: @escaping () -> Void) {
        if let node { actionOrigin = node.typeName }
        actionsAfterUpdate.append(action)
    }

    /// Runs an action that tells of a change, before those that tell views of the current update that they have appeared.
    func beforeArrivals(_ action: @escaping () -> Void) { changeActions.append(action) }

    /// Runs an action after those that tell views of the current update that they have appeared.
    func afterArrivals(_ action: @escaping () -> Void) { departures.append(action) }

    /// Says that some view hands up another value than before, or may do.
    func preferencesDidChange() {
        guard !preferenceObservers.isEmpty else { return }
        preferencesChanged = true
        if animation != nil { preferenceTransaction = transaction }
    }

    /// Tells a node when what is handed up may have changed, the first time in the current update.
    func observePreferences(_ node: any PreferenceObserver) {
        preferenceObservers[ObjectIdentifier(node)] = WeakObserver(node: node)
        preferencesChanged = true
    }

    private struct WeakObserver {
        weak var node: (any PreferenceObserver)?
    }

    /// Values go up, so readers further down, which may hand up what they read, come first.
    private func notifyPreferenceObservers() {
        guard preferencesChanged else { return }
        preferencesChanged = false
        let transaction = preferenceTransaction
        preferenceTransaction = Transaction()
        preferenceObservers = preferenceObservers.filter { $0.value.node?.isAlive == true }
        let observers = preferenceObservers.values.compactMap(\.node)
        within(transaction) {
            for node in observers.sorted(by: { ($1.depth, $0.number) < ($0.depth, $1.number) }) {
                node.preferencesMayHaveChanged()
            }
        }
    }

    var needsUpdate: Bool {
        !dirty.isEmpty || !staleContainers.isEmpty || !changeActions.isEmpty || !actionsAfterUpdate.isEmpty
            || !departures.isEmpty || preferencesChanged
    }

    private var hasPreferenceNewsOnly: Bool {
        dirty.isEmpty && staleContainers.isEmpty && changeActions.isEmpty && actionsAfterUpdate.isEmpty
            && departures.isEmpty
    }

    /// Re-evaluates all that is marked until nothing is left.
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
        upstream?()
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
                preferencesChanged = false
                break
            }
            if rounds > Self.updateBound {
                Log.warning(
                    "The view tree did not settle after \(Self.updateBound) rounds; last changed by \(restless)")
                // What is given up may be written again later, and is followed then.
                for node in dirty { _ = node.clearDirty() }
                dirty.removeAll()
                pending.removeAll()
                actionsAfterUpdate.removeAll()
                changeActions.removeAll()
                departures.removeAll()
                preferencesChanged = false
                break
            }
            evaluateMarked()
            notifyPreferenceObservers()
            let actions = changeActions + actionsAfterUpdate + departures
            changeActions.removeAll()
            actionsAfterUpdate.removeAll()
            departures.removeAll()
            isRunningActions = true
            for action in actions { action() }
            isRunningActions = false
            upstream?()
        }
    }

    /// Evaluates the nodes that are marked, from the root down.
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

    /// Which view changes while the others have settled, for the log.
    var restless: String { dirty.first?.typeName ?? actionOrigin ?? "an action" }

    /// Hands containers the boxes that their content now has.
    func syncContainers() {
        while let container = staleContainers.popLast() {
            container.isStale = false
            container.syncContainer()
        }
    }
}

/// A node that gathers the boxes of its content into one box of its own.
@MainActor
protocol ContainerNode: ViewNode {
    /// Takes the boxes that its content has now. Asked for once after any number of ``ViewGraph/markStale(_:)``.
    func syncContainer()
}
