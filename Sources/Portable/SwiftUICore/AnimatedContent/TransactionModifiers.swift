/// Changes the transaction of all changes in its content.
nonisolated private struct TransactionModifier: TransactionChange {
    typealias Body = Never

    let transform: (inout Transaction) -> Void

    func isActive(after previous: Self) -> Bool { true }
}

/// Changes the transaction of changes in its content that coincide with a change of a value.
nonisolated private struct ValueTransactionModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never

    let value: Value
    let transform: (inout Transaction) -> Void

    func isActive(after previous: Self) -> Bool { value != previous.value }

    static var isConditional: Bool { true }
}

/// A modifier that changes transactions for its content.
protocol TransactionChange: BoxModifier where Box == TransactionBox {
    var transform: (inout Transaction) -> Void { get }

    /// True if the change applies to an update from another value of the modifier.
    func isActive(after previous: Self) -> Bool

    /// True if the change applies only to some updates.
    static var isConditional: Bool { get }
}

extension TransactionChange {
    static var isConditional: Bool { false }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TransactionNode(modifier: modifier, inputs: inputs, content: body) }
    }

    func makeBox(environment: EnvironmentValues) -> TransactionBox {
        let box = TransactionBox()
        if !Self.isConditional { box.transform = transform }
        return box
    }

    func update(_ box: TransactionBox, environment: EnvironmentValues) {
        if !Self.isConditional { box.transform = transform }
    }
}

private final class TransactionNode<Modifier: TransactionChange>: BoxModifierNode<Modifier>, TransactionChangingNode {
    private var isActive = false { didSet { changesTransactions = isActive || !Modifier.isConditional } }
    private var last: Modifier

    override init(modifier: _GraphValue<Modifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs)
    {
        last = modifier.value
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.hasTransactionChanges = true
        changesTransactions = !Modifier.isConditional
    }

    func change(_ transaction: inout Transaction) {
        if isActive || !Modifier.isConditional { modifier.transform(&transaction) }
    }

    override func apply(_ change: NodeChange) {
        isActive = modifier.isActive(after: last)
        last = modifier
        defer { isActive = false }
        let outer = graph.transaction
        self.change(&graph.transaction)
        defer { graph.transaction = outer }
        if isActive, Modifier.isConditional, graph.animates {
            for box in wrappers.boxes { box.apply(graph.transaction, in: graph.frames) }
            if graph.animation != nil { graph.frames.layoutMayAnimate = true }
        }
        super.apply(change)
    }
}

extension View {
    /// Changes the transaction of all changes in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of changes in this view that coincide with a change of a value.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Animates changes in this view that coincide with a change of a value; nil disables their animation.
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        transaction(value: value) { $0.declare(animation) }
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { $0.declare(animation) }
    }

    /// Changes the transaction of changes by some modifiers.
    nonisolated public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        modifier(
            ScopedTransactionModifier(
                transform: transform, scope: body(PlaceholderContentView<Self>()), value: Self.self))
    }

    /// Animates changes by some modifiers.
    nonisolated public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        transaction({ $0.declare(animation) }, body: body)
    }
}

extension View where Self: Equatable {
    /// Animates changes that coincide with a change of the view's value; nil disables their animation.
    nonisolated public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

extension ViewModifier {
    /// Changes the transaction of all changes by the modifier.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(TransactionModifier(transform: transform))
    }

    /// Animates all changes by the modifier.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { $0.declare(animation) }
    }
}

extension Transaction {
    /// Sets an animation that a view declares, unless animations are disabled.
    fileprivate mutating func declare(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
