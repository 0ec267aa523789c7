/// Shows its content as a transition says, and lets the containers above start that.
nonisolated struct TransitionModifier: ViewModifier {
    let transition: AnyTransition
    @State private var control = TransitionControl()

    init(transition: AnyTransition) { self.transition = transition }

    @MainActor func body(content: Content) -> some View {
        transition.body(AnyView(content), control.phase.get())
            .layoutValue(key: TransitionKey.self, value: control)
    }
}

/// What a view tells those above it that have it come and go.
enum TransitionKey: LayoutValueKey {
    static var defaultValue: TransitionControl? { nil }
}

/// Takes a view with a transition through its phases.
final class TransitionControl: @unchecked Sendable {
    let phase = StateLocation<TransitionPhase>(.identity)

    /// The view has been made just now: shows how it comes in.
    @MainActor func insert(with transaction: Transaction, in graph: ViewGraph) {
        graph.within(Transaction()) { phase.setAtOnce(.willAppear) }
        phase.set(.identity, transaction: transaction)
    }

    /// The view is back before it was gone.
    @MainActor func restore(with transaction: Transaction) { phase.set(.identity, transaction: transaction) }

    /// The view leaves.
    @MainActor func remove(with transaction: Transaction) { phase.set(.didDisappear, transaction: transaction) }
}

extension ViewNode {
    /// The transition that a modifier around the node's view asks for, as long as that is a single view.
    final var transitionAround: AnyTransition? {
        var child = self
        while let node = child.parent {
            if let modifier = node as? BodyModifierNode<TransitionModifier> { return modifier.modifier.transition }
            // Containers end it, unless they are modifiers and the node is what these are applied to.
            if node is any ContainerNode, !child.isModified { return nil }
            child = node
        }
        return nil
    }
}

extension View {
    /// Says how the view comes into the tree and leaves it, where that is animated. Without it views fade.
    @_disfavoredOverload
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Says how the view comes into the tree and leaves it, where that is animated. Without it views fade.
    nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
