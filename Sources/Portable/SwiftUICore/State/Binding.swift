/// A connection that reads and writes a value with another owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction of writes through this binding.
    public var transaction: Transaction
    let location: AnyLocation<Value>

    package init(location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        self.transaction = transaction
    }

    /// A binding to what two functions read and write. They run where the binding is used: on the main actor, as a rule.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A binding is read at once, while a function of any isolation would have to be waited for.
        self.init(
            reading: unsafeBitCast(get, to: (@Sendable () -> Value).self),
            writing: unsafeBitCast(set, to: (@Sendable (Value) -> Void).self))
    }

    /// A binding to what two functions read and write; the second one gets the transaction of the change as well.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(
            location: FunctionLocation(
                getValue: unsafeBitCast(get, to: (@Sendable () -> Value).self),
                setValue: unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)))
    }

    /// A binding of this module, whose functions are known to run where the binding is used.
    package init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(getValue: get, setValue: { value, _ in set(value) }))
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a constant, which ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: transaction.within(.current)) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath), transaction: transaction)
    }

    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: location, transaction: transaction)
    }

    /// A binding whose writes animate; nil for writes without an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }
}

extension Binding {
    /// A binding to an optional that always holds the base's value.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(reading: { base.wrappedValue }, writing: { if let value = $0 { base.wrappedValue = value } })
    }

    /// A binding to the wrapped value of an optional, or nil if that is nil at present.
    public init?(_ base: Binding<Value?>) {
        guard let current = base.wrappedValue else { return nil }
        self.init(reading: { base.wrappedValue ?? current }, writing: { base.wrappedValue = $0 })
    }

    /// A binding to a type-erased hashable value. Writing a value of another type has no effect.
    public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
        self.init(
            reading: { AnyHashable(base.wrappedValue) },
            writing: { if let value = $0.base as? V { base.wrappedValue = value } })
    }
}

extension Binding: DynamicProperty {
    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {}
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

// Unchecked: as Apple's; locations guard their values, or are used where the binding was made.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }

    public subscript(position: Index) -> Element {
        // A binding may outlive its element, as in a row that is being removed; it then keeps the last known value.
        let known = wrappedValue[position]
        return Binding<Value.Element>(
            reading: {
                let elements = wrappedValue
                return elements.startIndex <= position && position < elements.endIndex ? elements[position] : known
            },
            writing: { value in
                var elements = wrappedValue
                guard elements.startIndex <= position, position < elements.endIndex else { return }
                elements[position] = value
                wrappedValue = elements
            })
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// A location that calls two functions.
package final class FunctionLocation<Value>: AnyLocation<Value> {
    let getValue: () -> Value
    let setValue: (Value, Transaction) -> Void

    package init(getValue: @escaping () -> Value, setValue: @escaping (Value, Transaction) -> Void) {
        self.getValue = getValue
        self.setValue = setValue
    }

    package override func get() -> Value { getValue() }
    package override func set(_ value: Value, transaction: Transaction) {
        transaction.isPlain
            ? setValue(value, transaction) : withTransaction(transaction) { setValue(value, transaction) }
    }
}

private final class ConstantLocation<Value>: AnyLocation<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, transaction: Transaction) {}
}

/// A location for a key path of another location's value.
private final class KeyPathLocation<Base, Value>: AnyLocation<Value> {
    let base: AnyLocation<Base>
    let keyPath: WritableKeyPath<Base, Value>

    init(base: AnyLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    override func get() -> Value { base.get()[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction: transaction)
    }
}
