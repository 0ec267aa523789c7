/// The transition of a view, which containers run when they insert and remove it.
@MainActor
package protocol InsertionRemovalTransition: AnyObject, Sendable {
    /// Starts the insertion of a new view.
    func insert(with transaction: Transaction, in graph: ViewGraph)

    /// Reverses a removal that has not ended.
    func restore(with transaction: Transaction)

    /// Starts the removal.
    func remove(with transaction: Transaction)
}

/// Passes a view's transition to the containers that insert and remove it.
package enum TransitionKey: LayoutValueKey {
    package static var defaultValue: (any InsertionRemovalTransition)? { nil }
}
