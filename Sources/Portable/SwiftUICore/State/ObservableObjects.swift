import Combine
import ValueReflection

/// An observable object with another owner: the body is evaluated again when the object announces a change.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// A proxy that makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let root = root
            return Binding(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
        }
    }

    private var object: ObjectType
    /// The identity of the object, which anyone may compare.
    private nonisolated var identity: ObjectIdentifier

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set {
            object = newValue
            identity = ObjectIdentifier(newValue)
        }
    }

    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: ObjectType) {
        object = wrappedValue
        identity = ObjectIdentifier(wrappedValue)
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    nonisolated public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(ObservedObjectSlot<ObjectType>(), at: fieldOffset)
    }
}

/// Two objects are the same to a view if they are one, also where a type says that two of them are equal: the view has to
/// follow the changes of the latest.
extension ObservedObject: ComparedByContent {
    package nonisolated func isSame(as other: ObservedObject) -> Bool { identity == other.identity }
}

private final class ObservedObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private let subscription = ObjectSubscription<ObjectType>()

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
        subscription.observe(property.pointee.wrappedValue, for: node)
    }

    override nonisolated var isSubscribed: Bool { true }

    override func detach() { subscription.cancel() }
}

/// An observable object that is made once and has the lifetime of the view's node.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, IgnoredByComparison {
    private enum Storage {
        case initially(() -> ObjectType)
        case object(ObjectType)
    }

    private var storage: Storage

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { storage = .initially(thunk) }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        switch storage {
        case .object(let object): object
        case .initially(let make): make()
        }
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(root: wrappedValue)
    }

    nonisolated public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(StateObjectSlot<ObjectType>(), at: fieldOffset)
    }

    fileprivate mutating func fill(_ object: ObjectType) { storage = .object(object) }
}

private final class StateObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private var object: ObjectType?
    private let subscription = ObjectSubscription<ObjectType>()

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: StateObject<ObjectType>.self)
        let object = object ?? property.pointee.wrappedValue
        self.object = object
        subscription.observe(object, for: node)
        property.pointee.fill(object)
    }

    override var holdsState: Bool { object != nil }

    override nonisolated var isSubscribed: Bool { true }

    override func detach() { subscription.cancel() }
}

/// An observable object that an ancestor has set in the environment.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, IgnoredByComparison {
    @dynamicMemberLookup
    public struct Wrapper {
        let root: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let root = root
            return Binding(reading: { root[keyPath: keyPath] }, writing: { root[keyPath: keyPath] = $0 })
        }
    }

    fileprivate var object: ObjectType?

    public init() { object = nil }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found\(ViewGraph.reader). "
                    + "Set one with environmentObject(_:) on a view above."
            )
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

    nonisolated public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(EnvironmentObjectSlot<ObjectType>(), at: fieldOffset)
    }
}

private final class EnvironmentObjectSlot<ObjectType: ObservableObject>: PropertySlot {
    private let subscription = ObjectSubscription<ObjectType>()

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
        let object = environment[EnvironmentObjectKey<ObjectType>.self]
        property.pointee.object = object
        if let object { subscription.observe(object, for: node) }
    }

    override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
        environment[EnvironmentObjectKey<ObjectType>.self] !== subscription.object
    }

    override nonisolated var isSubscribed: Bool { true }

    override func detach() { subscription.cancel() }
}

package enum EnvironmentObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    package static var defaultValue: ObjectType? { nil }
}

extension View {
    /// Sets an observable object in the environment, for `@EnvironmentObject`.
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
    }
}

/// Marks a node as dirty whenever an object announces a change.
@MainActor
package final class ObjectSubscription<ObjectType: ObservableObject> {
    private(set) var object: ObjectType?
    private var cancellable: AnyCancellable?

    nonisolated package init() {}

    package func observe(_ newObject: ObjectType, for node: ViewNode) {
        guard newObject !== object else { return }
        object = newObject
        let reference = node.reference
        cancellable = newObject.objectWillChange.sink { _ in
            let isForeign = !MainActorCheck.isCurrent
            MainActorCheck.run {
                guard let node = reference.node else { return }
                if isForeign {
                    Log.warning(
                        "\(ObjectType.self) has announced a change to \(node.typeName) from a thread other than the main "
                            + "one; views may see it before it is complete")
                }
                node.objectChanges()
            }
        }
    }

    package func cancel() {
        cancellable?.cancel()
        cancellable = nil
        object = nil
    }
}

@available(*, unavailable)
extension EnvironmentObject: Sendable {}

@available(*, unavailable)
extension EnvironmentObject.Wrapper: Sendable {}

@available(*, unavailable)
extension ObservedObject: Sendable {}

@available(*, unavailable)
extension ObservedObject.Wrapper: Sendable {}

@available(*, unavailable)
extension StateObject: Sendable {}
