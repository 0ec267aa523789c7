/// Applies a transition to its content, and lets enclosing containers start it.
nonisolated struct TransitionModifier: ViewModifier {
    let transition: AnyTransition
    @State private var control = TransitionControl()

    init(transition: AnyTransition) { self.transition = transition }

    @MainActor func body(content: Content) -> some View {
        transition.body(AnyView(content), control.phase.get())
            .layoutValue(key: TransitionKey.self, value: control)
    }
}

/// Runs a view's transition through its phases.
final class TransitionControl: InsertionRemovalTransition {
    let phase = StateLocation<TransitionPhase>(.identity)

    /// Starts the insertion of a new view.
    @MainActor func insert(with transaction: Transaction, in graph: ViewGraph) {
        graph.within(Transaction()) { phase.setAtOnce(.willAppear) }
        phase.set(.identity, transaction: transaction)
    }

    /// Reverses a removal that has not ended.
    @MainActor func restore(with transaction: Transaction) { phase.set(.identity, transaction: transaction) }

    /// Starts the removal.
    @MainActor func remove(with transaction: Transaction) { phase.set(.didDisappear, transaction: transaction) }
}

extension ViewNode {
    /// The transition of a modifier around the node's view, if that is a single view.
    final var transitionAround: AnyTransition? {
        var child = self
        while let node = child.parent {
            if let modifier = node as? BodyModifierNode<TransitionModifier> { return modifier.modifier.transition }
            // Containers end the search, unless they are modifiers applied to the node.
            if node is any ContainerNode, !child.isModified { return nil }
            child = node
        }
        return nil
    }
}

extension View {
    /// Sets the transition for animated insertion and removal of the view. The default is a fade.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets the transition for animated insertion and removal of the view. The default is a fade.
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
