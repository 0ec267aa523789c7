import Foundation
import ValueReflection

/// A value that is stored in the view's node, not in the view value.
@propertyWrapper
public struct State<Value>: DynamicProperty, IgnoredByComparison {
    private let initialValue: Value
    fileprivate var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initialValue = value }

    public init(initialValue value: Value) { initialValue = value }

    /// The current value. Outside a view on screen it is the initial value, and writing has no effect.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initialValue) }
        return Binding(location: location)
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(StateSlot<Value>(), at: fieldOffset)
    }

    fileprivate func makeLocation() -> StateLocation<Value> { StateLocation(initialValue) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

private final class StateSlot<Value>: PropertySlot {
    private var location: StateLocation<Value>?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: State<Value>.self)
        let location = location ?? property.pointee.makeLocation()
        self.location = location
        property.pointee.location = location
    }

    /// An unwritten initial value can be made again from the view; an object may have changed without a write.
    override var holdsState: Bool { location.map { $0.isWritten || Value.self is AnyObject.Type } ?? false }
}

/// The storage of a binding's value.
@_spi(Floors) open class AnyLocation<Value> {
    public init() {}

    open func get() -> Value { fatalError("AnyLocation is abstract") }
    open func set(_ value: Value, transaction: Transaction) { fatalError("AnyLocation is abstract") }
}

/// A value in a node. Bodies that depend on it are evaluated again after a write.
// Unchecked: `StateLock` guards what changes.
package final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private var value: Value
    fileprivate var readers = Readers()
    /// True if the value was written.
    private(set) var isWritten = false

    package init(_ value: Value) { self.value = value }

    /// The number of bodies that depend on the value.
    var readerCount: Int { readers.count }

    package override func get() -> Value {
        StateLock.of(self).withLock {
            readers.noteRead()
            return value
        }
    }

    package override func set(_ newValue: Value, transaction: Transaction) {
        // Comparing and releasing values may run foreign code, which must not happen under the lock.
        var old = StateLock.of(self).withLock { value }
        guard !ValueComparison.areEqual(old, newValue) else { return }
        let known = StateLock.of(self).withLock { readers }
        known.settle(before: transaction)
        let followers = StateLock.of(self).withLock {
            old = value
            value = newValue
            isWritten = true
            return readers.take()
        }
        Readers.mark(followers, transaction: transaction)
    }
}

extension StateLocation {
    /// Sets the value and evaluates the dependent nodes synchronously, in the current update.
    @MainActor func setAtOnce(_ newValue: Value) {
        let nodes = readers.all
        set(newValue, transaction: Transaction())
        for node in nodes where node.isAlive { node.reevaluate() }
    }
}
