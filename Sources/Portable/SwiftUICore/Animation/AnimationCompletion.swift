/// The criterion for an animation's completion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logicallyComplete, removed }

    private let kind: Kind

    /// Complete when the change appears done, though a spring may still oscillate slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

    /// Complete when nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// An action that waits for the animations of a transaction.
///
/// Each animation holds it, as does each view tree from the write until it knows which animations start. The action is
/// called once, when the last holder releases it.
package final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var holders = 0
    private var wasUsed = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func hold() {
        wasUsed = true
        holders += 1
    }

    /// - Parameter schedule: runs the action when it is safe to change state.
    func release(_ schedule: (@escaping () -> Void) -> Void) {
        holders -= 1
        guard holders == 0, let action else { return }
        self.action = nil
        schedule(action)
    }

    /// Schedules the action if no view tree has held the completion.
    func finishIfUnused() {
        guard !wasUsed, let action else { return }
        wasUsed = true
        self.action = nil
        nonisolated(unsafe) let call = action
        Task { @MainActor in call() }
    }
}
