import ValueReflection

/// The node of a value that its parent replaces: a view, or a modifier.
@MainActor
@_spi(Floors) open class ValueNode<Value>: ViewNode, ValuedNode {
    private(set) final var value: Value

    public init(value: _GraphValue<Value>, inputs: _ViewInputs) {
        self.value = value.value
        super.init(inputs: inputs)
    }

    package final class var valueType: Any.Type { Value.self }

    /// Replaces the value; does nothing if neither it nor the environment has changed.
    package final func update(_ newValue: Value, environment passedEnvironment: EnvironmentValues) {
        let newEnvironment = placeEnvironment ?? passedEnvironment
        var change: NodeChange = []
        if !newEnvironment.isIdentical(to: environment) { change.insert(.environment) }
        if !ValueComparison.areEqual(value, newValue) { change.insert(.view) }
        if clearDirty() { change.insert(.state) }
        let old = value
        value = newValue
        guard !change.isEmpty else { return }
        environment = newEnvironment
        withOwnTransaction {
            if change.contains(.view), graph.animates { didReplace(old) }
            apply(change)
        }
    }

    override func adopt(_ address: UnsafeRawPointer, environment: EnvironmentValues) {
        update(address.assumingMemoryBound(to: Value.self).pointee, environment: environment)
    }

    package final override func update(environment passedEnvironment: EnvironmentValues) {
        let newEnvironment = placeEnvironment ?? passedEnvironment
        guard !newEnvironment.isIdentical(to: environment) else { return }
        environment = newEnvironment
        withOwnTransaction { apply(clearDirty() ? [.environment, .state] : .environment) }
    }

    final override func reevaluate() {
        if clearDirty() { apply(.state) }
    }

    /// Handles a new value before ``apply(_:)``, where changes may animate.
    func didReplace(_ old: Value) {}

    /// Updates the node's contents to ``value`` and ``environment``.
    open func apply(_ change: NodeChange) {}
}

extension ValueNode where Value: View {
    package final var view: Value { value }
}

extension ValueNode where Value: ViewModifier {
    package final var modifier: Value { value }
}
