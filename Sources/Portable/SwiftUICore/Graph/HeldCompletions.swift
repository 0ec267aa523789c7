/// The completions of transactions whose animations have not started yet.
struct HeldCompletions {
    private var completions: [AnimationCompletion] = []

    /// Holds the completions of a transaction.
    mutating func hold(_ transaction: Transaction) {
        for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
            completion.hold()
            completions.append(completion)
        }
    }

    /// Removes the completions, to be released because their animations have started.
    mutating func takeAll() -> [AnimationCompletion] {
        defer { completions.removeAll() }
        return completions
    }
}
