/// The nodes that follow preferences, and whether any may have changed.
@MainActor
struct PreferenceObservers {
    private struct WeakObserver {
        weak var node: (any PreferenceObserver)?
    }

    private var observers: [ObjectIdentifier: WeakObserver] = [:]
    /// True if preferences may have changed since the observers were notified.
    private(set) var hasNews = false
    /// The transaction of the changes, in which the observers are updated.
    private var transaction = Transaction()

    nonisolated init() {}

    /// Adds an observer, which is notified in the current update.
    mutating func add(_ node: any PreferenceObserver) {
        observers[ObjectIdentifier(node)] = WeakObserver(node: node)
        hasNews = true
    }

    /// Records that preferences may have changed.
    /// - Parameter transaction: the transaction of an animated change; nil for a change without an animation.
    mutating func didChange(with transaction: Transaction?) {
        guard !observers.isEmpty else { return }
        hasNews = true
        if let transaction { self.transaction = transaction }
    }

    /// Discards the news.
    mutating func discardNews() { hasNews = false }

    /// Returns the observers to notify with their transaction, the deepest first, because values propagate upwards and
    /// observers may set preferences themselves; nil without news.
    mutating func takeNews() -> (observers: [any PreferenceObserver], transaction: Transaction)? {
        guard hasNews else { return nil }
        hasNews = false
        defer { transaction = Transaction() }
        observers = observers.filter { $0.value.node?.isAlive == true }
        let nodes = observers.values.compactMap(\.node)
        return (nodes.sorted { ($1.depth, $0.number) < ($0.depth, $1.number) }, transaction)
    }
}
