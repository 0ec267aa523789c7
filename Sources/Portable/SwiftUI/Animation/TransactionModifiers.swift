/// Changes the transaction of what happens in its content.
nonisolated private struct TransactionModifier: TransactionChange {
    typealias Body = Never

    let transform: (inout Transaction) -> Void

    func isActive(after previous: Self) -> Bool { true }
}

/// Changes the transaction of what happens in its content together with a change of a value.
nonisolated private struct ValueTransactionModifier<Value: Equatable>: TransactionChange {
    typealias Body = Never

    let value: Value
    let transform: (inout Transaction) -> Void

    func isActive(after previous: Self) -> Bool { value != previous.value }

    static var isConditional: Bool { true }
}

/// A modifier that changes transactions on their way to its content.
protocol TransactionChange: BoxModifier where Box == TransactionBox {
    var transform: (inout Transaction) -> Void { get }

    /// Whether the change applies when the modifier takes the place of another one.
    func isActive(after previous: Self) -> Bool

    /// Whether the change applies only at times.
    static var isConditional: Bool { get }
}

extension TransactionChange {
    static var isConditional: Bool { false }

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { TransactionNode(modifier: modifier.value, inputs: inputs, content: body) }
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

private final class TransactionNode<Modifier: TransactionChange>: BoxModifierNode<Modifier> {
    private var isActive = false
    private var last: Modifier

    override init(modifier: Modifier, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs) {
        last = modifier
        super.init(modifier: modifier, inputs: inputs, content: content)
        graph.hasTransactionChanges = true
    }

    override var changesTransactions: Bool { isActive || !Modifier.isConditional }

    override func change(_ transaction: inout Transaction) {
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
    /// Changes the transaction of every change in this view.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of what changes in this view together with a value.
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    /// Shows what changes in this view together with a value with an animation; nil shows it at once.
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        transaction(value: value) { $0.declare(animation) }
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { $0.declare(animation) }
    }

    /// Changes the transaction of the changes that a part of the modifiers makes.
    nonisolated public func transaction<V>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        modifier(
            ScopedTransactionModifier(
                transform: transform, scope: body(PlaceholderContentView<Self>()), value: Self.self))
    }

    /// Shows the changes that a part of the modifiers makes with an animation.
    nonisolated public func animation<V>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View where V: View {
        transaction({ $0.declare(animation) }, body: body)
    }
}

extension View where Self: Equatable {
    /// Shows what changes when the view's value changes with an animation; nil shows it at once.
    nonisolated public func animation(_ animation: Animation?) -> some View { self.animation(animation, value: self) }
}

extension ViewModifier {
    /// Changes the transaction of every change that the modifier makes.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(TransactionModifier(transform: transform))
    }

    /// Shows every change that the modifier makes with an animation.
    nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { $0.declare(animation) }
    }
}

extension Transaction {
    /// Sets an animation that a view declares.
    fileprivate mutating func declare(_ animation: Animation?) {
        if !disablesAnimations { self.animation = animation }
    }
}
