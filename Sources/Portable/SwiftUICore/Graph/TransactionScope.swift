/// The transaction of the changes in progress, and those of changes that wait for their evaluation.
struct TransactionScope {
    /// The transaction of the changes in progress.
    var current = Transaction()
    /// The transactions of the changes since the dirty nodes were last evaluated; at most two.
    private var pending: [Transaction] = []
    private var completions = HeldCompletions()
    /// True if any view changes transactions on their way down.
    var isChangedByViews = false

    /// Records the transaction of changes that have marked a node.
    mutating func note(_ transaction: Transaction) {
        // Two different transactions are sufficient for `conflicts(with:)`.
        if pending.count < 2, pending.last?.asksTheSame(as: transaction) != true { pending.append(transaction) }
    }

    /// Returns true if changes with another animation than the transaction's wait for their evaluation.
    func conflicts(with transaction: Transaction) -> Bool {
        pending.contains { !$0.asksTheSame(as: transaction) }
    }

    /// Forgets the transactions of changes, which are evaluated now or discarded.
    mutating func clearPending() { pending.removeAll(keepingCapacity: true) }

    /// Holds the completions of a transaction until its animations have started.
    mutating func hold(_ transaction: Transaction) { completions.hold(transaction) }

    /// Removes the held completions, whose animations have started.
    mutating func takeCompletions() -> [AnimationCompletion] { completions.takeAll() }
}
