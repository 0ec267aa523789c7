import Combine
import Observation
@_spi(Floors) import SwiftUICore
import ValueReflection

/// A key for a value that the focused view publishes to the rest of the tree.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values that the focused view and its ancestors publish to the rest of the tree.
public struct FocusedValues: Equatable {
    private var values: [ObjectIdentifier: Entry] = [:]

    private struct Entry: Equatable {
        let value: Any
        let equals: (Any) -> Bool

        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.equals(rhs.value) }
    }

    init() {}

    public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
        get { values[ObjectIdentifier(key)]?.value as? Key.Value }
        set {
            values[ObjectIdentifier(key)] = newValue.map { value in
                Entry(value: value) { other in
                    (other as? Key.Value).map { ValueComparison.areEqual(value, $0) } ?? false
                }
            }
        }
    }
}

enum FocusedObjectKey<T: AnyObject>: FocusedValueKey { typealias Value = T }

// MARK: Publishing values

nonisolated struct FocusedValueModifier: ViewModifier {
    typealias Body = Never

    let write: (inout FocusedValues) -> Void

    @MainActor static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { FocusedValueNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

final class FocusedValueNode: TransparentModifierNode<FocusedValueModifier> {
    private var last = FocusedValues()

    override init(
        modifier: _GraphValue<FocusedValueModifier>, inputs: _ViewInputs, content: (_Graph, _ViewInputs) -> _ViewOutputs
    ) {
        super.init(modifier: modifier, inputs: inputs, content: content)
        modifier.value.write(&last)
    }

    override var passesBoxesOn: Bool { true }

    override func apply(_ change: NodeChange) {
        super.apply(change)
        var values = FocusedValues()
        modifier.write(&values)
        guard values != last else { return }
        last = values
        graph.focus.valueDidChange(at: self)
    }
}

extension View {
    /// Publishes a value to the rest of the tree while the focus is on this view or in it.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View {
        modifier(FocusedValueModifier { $0[keyPath: keyPath] = value })
    }

    /// Publishes a value, if there is one, to the rest of the tree while the focus is on this view or in it.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier { if let value { $0[keyPath: keyPath] = value } })
    }

    /// Publishes an observable object to the rest of the tree while the focus is on this view or in it.
    nonisolated public func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        modifier(FocusedValueModifier { if let object { $0[FocusedObjectKey<T>.self] = object } })
    }

    /// Publishes an observable object to the rest of the tree while the focus is on this view or in it.
    nonisolated public func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier { $0[FocusedObjectKey<T>.self] = object })
    }

    /// Publishes an observable object, if there is one, to the rest of the tree while the focus is on this view or in
    /// it.
    nonisolated public func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier { if let object { $0[FocusedObjectKey<T>.self] = object } })
    }
}

// MARK: Reading values

/// A value that the focused view publishes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, IgnoredByComparison {
    fileprivate let read: (FocusedValues) -> Value?
    fileprivate var value: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0[FocusedObjectKey<Value>.self] }
    }

    public var wrappedValue: Value? { value }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(FocusedValueSlot<Value>(), at: fieldOffset)
    }
}

private final class FocusedValueSlot<Value>: PropertySlot {
    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: FocusedValue<Value>.self)
        property.pointee.value = property.pointee.read(node.graph.focus.readValues())
    }
}

/// A value behind a binding that the focused view publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, IgnoredByComparison {
    fileprivate let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    fileprivate var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// Nil while no focused view publishes a binding; writing has no effect then.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding<Value?>(
            reading: { binding?.wrappedValue }, writing: { if let value = $0 { binding?.wrappedValue = value } })
    }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(FocusedBindingSlot<Value>(), at: fieldOffset)
    }
}

private final class FocusedBindingSlot<Value>: PropertySlot {
    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: FocusedBinding<Value>.self)
        property.pointee.binding = node.graph.focus.readValues()[keyPath: property.pointee.keyPath]
    }
}

/// An observable object that the focused view publishes.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, IgnoredByComparison {
    /// A proxy that makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let root = root
            return Binding(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
        }
    }

    fileprivate var object: ObjectType?

    public init() { object = nil }

    @MainActor @preconcurrency public var wrappedValue: ObjectType? { object }

    @MainActor @preconcurrency public var projectedValue: FocusedObject<ObjectType>.Wrapper? {
        object.map { Wrapper(root: $0) }
    }

    nonisolated public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(FocusedObjectSlot<ObjectType>(), at: fieldOffset)
    }
}

private final class FocusedObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private let subscription = ObjectSubscription<ObjectType>()

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: FocusedObject<ObjectType>.self)
        let object = node.graph.focus.readValues()[FocusedObjectKey<ObjectType>.self]
        property.pointee.object = object
        if let object { subscription.observe(object, for: node) } else { subscription.cancel() }
    }

    override nonisolated var isSubscribed: Bool { true }

    override func detach() { subscription.cancel() }
}

@available(*, unavailable)
extension FocusedObject: Sendable {}

@available(*, unavailable)
extension FocusedObject.Wrapper: Sendable {}
