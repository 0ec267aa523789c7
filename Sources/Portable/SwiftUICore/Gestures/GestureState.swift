import ValueReflection

/// A value that is reset when its gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, IgnoredByComparison {
    private let initialValue: Value
    private let resetAction: (Value, inout Transaction) -> Void
    fileprivate var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: receives the last value and the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetAction = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.get() ?? initialValue }

    public var projectedValue: GestureState<Value> { self }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(GestureStateSlot<Value>(), at: fieldOffset)
    }

    fileprivate func makeLocation() -> StateLocation<Value> { StateLocation(initialValue) }

    func change(_ body: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.current
        body(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    func reset() {
        guard let location else { return }
        var transaction = Transaction.current
        resetAction(location.get(), &transaction)
        location.set(initialValue, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

private final class GestureStateSlot<Value>: PropertySlot {
    private var location: StateLocation<Value>?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: GestureState<Value>.self)
        let location = location ?? property.pointee.makeLocation()
        self.location = location
        property.pointee.location = location
    }
}
