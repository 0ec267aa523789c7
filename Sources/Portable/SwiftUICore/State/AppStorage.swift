import Foundation
import ValueReflection

/// A value in the user defaults; views that depend on it are updated at every change.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, IgnoredByComparison {
    fileprivate var location: StoredLocation<Value>
    /// True if the environment determines the store.
    fileprivate let usesDefaultStore: Bool

    package init(
        _ key: String, store: UserDefaults?, initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        usesDefaultStore = store == nil
        location = StoredLocation(
            store: DefaultsStore.shared(store ?? .standard), key: key, initial: initial, read: read, write: write)
    }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> { Binding(location: location) }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(AppStorageSlot<Value>(), at: fieldOffset)
    }
}

// Unchecked: the store guards its values.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

private final class AppStorageSlot<Value>: PropertySlot {
    private var location: StoredLocation<Value>?
    private var store: UserDefaults?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: AppStorage<Value>.self)
        let own = property.pointee.location
        store = environment.defaultAppStorage
        let target = property.pointee.usesDefaultStore ? store.map { DefaultsStore.shared($0) } : nil
        if let location, location.isSame(as: own, in: target) {
            property.pointee.location = location
        } else {
            property.pointee.location = target.map { own.moved(to: $0) } ?? own
            location = property.pointee.location
        }
    }

    override func environmentDidChange(_ environment: EnvironmentValues) -> Bool {
        environment.defaultAppStorage !== store
    }
}

private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
    /// The store of `@AppStorage` without an explicit one; nil for the standard user defaults.
    package var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of `@AppStorage` without an explicit one, in this view and its descendants.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

/// A value of a scene, which is restored with the scene; each scene has its own.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, IgnoredByComparison {
    private let key: String
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    fileprivate var location: StoredLocation<Value>?

    package init(
        _ key: String, initial: Value, read: @escaping (Any) -> Value?, write: @escaping (Value) -> Any?
    ) {
        self.key = key
        self.initial = initial
        self.read = read
        self.write = write
    }

    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, transaction: .current) }
    }

    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

    public static func _makeProperty<V>(
        in buffer: inout _DynamicPropertyBuffer, container: _GraphValue<V>.Type, fieldOffset: Int
    ) {
        buffer.append(SceneStorageSlot<Value>(), at: fieldOffset)
    }

    fileprivate func makeLocation(in store: KeyedStore) -> StoredLocation<Value> {
        StoredLocation(store: store, key: key, initial: initial, read: read, write: write)
    }
}

// Unchecked: the store guards its values.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}

private final class SceneStorageSlot<Value>: PropertySlot {
    private var location: StoredLocation<Value>?

    override func update(at pointer: UnsafeMutableRawPointer, environment: EnvironmentValues) {
        let property = pointer.assumingMemoryBound(to: SceneStorage<Value>.self)
        let location = location ?? property.pointee.makeLocation(in: environment.sceneStore ?? KeyedStore())
        self.location = location
        property.pointee.location = location
    }
}

private struct SceneStoreKey: EnvironmentKey {
    static var defaultValue: KeyedStore? { nil }
}

extension EnvironmentValues {
    /// The store of the scene; nil outside scenes.
    package var sceneStore: KeyedStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}

/// A value in a store, identified by its key.
final class StoredLocation<Value>: AnyLocation<Value> {
    fileprivate let store: KeyedStore
    fileprivate let key: String
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?

    init(
        store: KeyedStore, key: String, initial: Value, read: @escaping (Any) -> Value?,
        write: @escaping (Value) -> Any?
    ) {
        self.store = store
        self.key = key
        self.initial = initial
        self.read = read
        self.write = write
    }

    /// True if another location moved to a store would equal this one; a nil store is that location's own.
    func isSame(as other: StoredLocation, in store: KeyedStore?) -> Bool {
        key == other.key && self.store === store ?? other.store
    }

    /// A location for the same key in another store.
    func moved(to store: KeyedStore) -> StoredLocation {
        StoredLocation(store: store, key: key, initial: initial, read: read, write: write)
    }

    override func get() -> Value { store.value(for: key).flatMap(read) ?? initial }

    override func set(_ value: Value, transaction: Transaction) {
        store.set(write(value), for: key, transaction: transaction)
    }
}

/// Values by key, with the nodes that depend on them.
package class KeyedStore {
    init() {}

    private var values: [String: Any] = [:]
    private var readers: [String: Readers] = [:]

    final func value(for key: String) -> Any? {
        StateLock.of(self).withLock {
            readers[key, default: Readers()].noteRead()
            return stored(key)
        }
    }

    final func set(_ value: Any?, for key: String, transaction: Transaction) {
        StateLock.of(self).withLock { readers[key] }?.settle(before: transaction)
        let followers = StateLock.of(self).withLock {
            store(value, key)
            return readers[key]?.take() ?? []
        }
        Readers.mark(followers, transaction: transaction)
    }

    final func invalidate(_ key: String) {
        Readers.mark(StateLock.of(self).withLock { readers[key]?.take() ?? [] }, transaction: Transaction())
    }

    /// Called with the lock held, as is ``store(_:_:)``.
    fileprivate func stored(_ key: String) -> Any? { values[key] }
    fileprivate func store(_ value: Any?, _ key: String) { values[key] = value }
}

/// The values that one scene keeps, by key.
package final class SceneValues: KeyedStore {
    package override init() {}
}

/// The user defaults as a store, which also observes external changes.
///
/// Foundation on Linux sends no notifications of changes, so a host polls the stores that its views have read whenever it
/// updates them.
// Unchecked: `StateLock` guards what changes.
final class DefaultsStore: KeyedStore, PolledSource, @unchecked Sendable {
    private let defaults: UserDefaults
    /// The values that were read and may be on screen, by key.
    private var seen: [String: AnyHashable?] = [:]
    nonisolated(unsafe) private static var stores: [ObjectIdentifier: DefaultsStore] = [:]
    private static let lock = NSLock()

    static func shared(_ defaults: UserDefaults) -> DefaultsStore {
        lock.lock()
        defer { lock.unlock() }
        if let known = stores[ObjectIdentifier(defaults)] { return known }
        let store = DefaultsStore(defaults)
        stores[ObjectIdentifier(defaults)] = store
        return store
    }

    private init(_ defaults: UserDefaults) {
        self.defaults = defaults
        DefaultsWriter.shared.follow(defaults)
    }

    override func stored(_ key: String) -> Any? {
        if MainActorCheck.isCurrent { MainActor.assumeIsolated { ViewGraph.evaluating?.graph.polledSources.add(self) } }
        let value = defaults.object(forKey: key)
        seen[key] = .some(value as? AnyHashable)
        return value
    }

    override func store(_ value: Any?, _ key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        seen[key] = nil
        DefaultsWriter.shared.note(value, for: key, in: defaults)
    }

    /// Marks the readers of values that were changed in the user defaults directly.
    func followChanges() {
        let changed = StateLock.of(self).withLock {
            let keys = seen.filter { $0.value != defaults.object(forKey: $0.key) as? AnyHashable }.map(\.key)
            for key in keys { seen[key] = nil }
            return keys
        }
        for key in changed.sorted() { invalidate(key) }
    }
}
