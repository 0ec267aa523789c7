import Foundation

/// A value that is stored in the view's node, not in the view value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
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

    /// Later initial values are ignored.
    public static var _ignoresChanges: Bool { true }

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
class AnyLocation<Value>: @unchecked Sendable {
    func get() -> Value { fatalError("AnyLocation is abstract") }
    func set(_ value: Value, transaction: Transaction) { fatalError("AnyLocation is abstract") }
}

/// A value in a node. Bodies that depend on it are evaluated again after a write.
final class StateLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
    private var value: Value
    fileprivate var readers = Readers()
    /// True if the value was written.
    private(set) var isWritten = false

    init(_ value: Value) { self.value = value }

    /// The number of bodies that depend on the value.
    var readerCount: Int { readers.count }

    override func get() -> Value {
        StateLock.of(self).withLock {
            readers.noteRead()
            return value
        }
    }

    override func set(_ newValue: Value, transaction: Transaction) {
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

/// Serialises access to state, which any thread may read and write (documented for `State`).
///
/// One of several locks by address: locations have no lock of their own, and those of different trees rarely share one.
/// The holder of a lock takes no other.
enum StateLock {
    private static let locks = (0..<64).map { _ in NSLock() }

    static func of(_ object: AnyObject) -> NSLock {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return locks[Int((address >> 4 ^ address >> 10) % 64)]
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

/// The nodes whose bodies depend on a value.
struct Readers {
    private var nodes: [ObjectIdentifier: WeakNode] = [:]
    var count: Int { nodes.count }

    /// The number of readers at which those are removed that have left the tree.
    private var sweepCount = 32
    /// The last marked readers, which may not have been evaluated yet.
    private var marked: [WeakNode] = []

    @MainActor var all: [ViewNode] { nodes.values.compactMap(\.node) }

    /// Registers the node that is being evaluated, if any.
    mutating func noteRead() {
        guard MainActorCheck.isCurrent, let node = MainActor.assumeIsolated({ ViewGraph.evaluating }) else { return }
        MainActor.assumeIsolated {
            guard nodes[ObjectIdentifier(node)]?.node == nil else { return }
            nodes[ObjectIdentifier(node)] = WeakNode(node)
            guard nodes.count >= sweepCount else { return }
            // Otherwise a value that is read but never written would keep all readers of the past.
            nodes = nodes.filter { $0.value.node?.isAlive == true }
            sweepCount = max(32, nodes.count * 2)
        }
    }

    /// Applies earlier changes with another animation than the given one to the trees of the readers.
    func settle(before transaction: Transaction) {
        guard MainActorCheck.isCurrent, !(nodes.isEmpty && marked.isEmpty) else { return }
        nonisolated(unsafe) let transaction = transaction
        let (nodes, marked) = (nodes, marked)
        MainActor.assumeIsolated {
            var last: ViewGraph?
            @MainActor func settle(_ reference: WeakNode) {
                guard let graph = reference.node?.graph, graph !== last else { return }
                last = graph
                graph.settle(before: transaction)
            }
            for reference in nodes.values { settle(reference) }
            for reference in marked { settle(reference) }
        }
    }

    /// Marks all readers as dirty; they register again at their evaluation.
    mutating func invalidate(transaction: Transaction) { Self.mark(take(), transaction: transaction) }

    /// Removes the readers and returns them.
    mutating func take() -> [WeakNode] {
        guard !nodes.isEmpty else { return [] }
        marked = Array(nodes.values)
        nodes.removeAll()
        return marked
    }

    static func mark(_ nodes: [WeakNode], transaction: Transaction) {
        guard !nodes.isEmpty else { return }
        nonisolated(unsafe) let transaction = transaction
        MainActorCheck.run {
            for reference in nodes { reference.node?.stateDidChange(transaction) }
        }
    }
}
