import Combine
import ValueReflection

/// Calls an action when a value differs from the one before.
nonisolated package struct ChangeModifier<Value: Equatable>: ViewModifier {
    package typealias Body = Never

    let value: Value
    let isInitial: Bool
    /// True if the action of the body before the change is called, so that its captured values are the old ones.
    var usesOldAction = false
    let action: (Value, Value) -> Void

    package init(value: Value, isInitial: Bool, usesOldAction: Bool = false, action: @escaping (Value, Value) -> Void) {
        self.value = value
        self.isInitial = isInitial
        self.usesOldAction = usesOldAction
        self.action = action
    }

    @MainActor package static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ChangeNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ChangeNode<Value: Equatable>: TransparentModifierNode<ChangeModifier<Value>> {
    private var last: Value
    /// The action that came with it.
    private var lastAction: (Value, Value) -> Void

    override init(
        modifier: _GraphValue<ChangeModifier<Value>>, inputs: _ViewInputs,
        content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        last = modifier.value.value
        lastAction = modifier.value.action
        super.init(modifier: modifier, inputs: inputs, content: content)
        if self.modifier.isInitial { graph.afterUpdate { [lastAction, last] in lastAction(last, last) } }
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        let action = modifier.usesOldAction ? lastAction : modifier.action
        lastAction = modifier.action
        guard modifier.value != last else { return }
        let old = last
        last = modifier.value
        let new = modifier.value
        graph.beforeArrivals { action(old, new) }
    }
}

/// Calls an action for each value of a publisher.
nonisolated private struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { ReceiveNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

private final class ReceiveNode<P: Publisher>: TransparentModifierNode<ReceiveModifier<P>> where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var publisher: P

    override init(
        modifier: _GraphValue<ReceiveModifier<P>>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        publisher = modifier.value.publisher
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.afterUpdate { [weak self] in self?.subscribe() }
    }

    override var passesBoxesOn: Bool { true }

    private func subscribe() {
        guard isAlive else { return }
        let receiver = WeakReceiver<P>(self)
        subscription = publisher.sink { receiver.receive($0) }
    }

    /// The newest action takes the value; it may come from any thread.
    fileprivate func receive(_ value: P.Output) {
        guard isAlive else { return }
        modifier.action(value)
    }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        guard change.contains(.view), !ValueComparison.areEqual(publisher, modifier.publisher) else { return }
        publisher = modifier.publisher
        graph.afterUpdate { [weak self] in self?.subscribe() }
    }

    override func willRemove() { subscription?.cancel() }
}

private final class WeakReceiver<P: Publisher> where P.Failure == Never {
    private weak var node: ReceiveNode<P>?

    init(_ node: ReceiveNode<P>) { self.node = node }

    func receive(_ value: P.Output) {
        nonisolated(unsafe) let value = value
        MainActorCheck.run { [weak node] in node?.receive(value) }
    }
}

extension View {
    /// Calls an action with the old and the new value after a value has changed, and at first if wanted.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action after a value has changed, and at first if wanted.
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(ChangeModifier(value: value, isInitial: false, usesOldAction: true) { _, new in action(new) })
    }

    /// Calls an action with each value of a publisher while the view is on screen.
    nonisolated public func onReceive<P>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P: Publisher, P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
