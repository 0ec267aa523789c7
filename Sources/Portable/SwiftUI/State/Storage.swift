import Foundation

/// A value of the user's defaults: views that read it follow every change.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    fileprivate var location: StoredLocation<Value>
    /// Whether the store is the one that the views above choose.
    fileprivate let usesDefaultStore: Bool

    init(
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

    /// Values for one place in the tree differ in nothing but their default.
    public static var _ignoresChanges: Bool { true }
}

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
    /// Where `@AppStorage` without a store of its own keeps its values; nil for the user's standard defaults.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Where `@AppStorage` in this view and below keeps its values unless it names a store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}

/// A value that a scene keeps: each scene has its own, and it is there again when the scene is.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let read: (Any) -> Value?
    private let write: (Value) -> Any?
    fileprivate var location: StoredLocation<Value>?

    init(
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

    public static var _ignoresChanges: Bool { true }

    fileprivate func makeLocation(in store: KeyedStore) -> StoredLocation<Value> {
        StoredLocation(store: store, key: key, initial: initial, read: read, write: write)
    }
}

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
    /// Where the scene keeps its values; nil outside of any.
    var sceneStore: KeyedStore? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}

/// A value in a store, found by its key.
final class StoredLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
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

    /// Whether this is what another location would be in a store; nil for its own.
    func isSame(as other: StoredLocation, in store: KeyedStore?) -> Bool {
        key == other.key && self.store === store ?? other.store
    }

    /// The same value in another store.
    func moved(to store: KeyedStore) -> StoredLocation {
        StoredLocation(store: store, key: key, initial: initial, read: read, write: write)
    }

    override func get() -> Value { store.value(for: key).flatMap(read) ?? initial }

    override func set(_ value: Value, transaction: Transaction) {
        store.set(write(value), for: key, transaction: transaction)
    }
}

/// Values by key, with the bodies that read them.
package class KeyedStore: @unchecked Sendable {
    init() {}

    private var values: [String: Any] = [:]
    private var readers: [String: Readers] = [:]

    final func value(for key: String) -> Any? {
        StateLock.shared.withLock {
            readers[key, default: Readers()].noteRead()
            return stored(key)
        }
    }

    final func set(_ value: Any?, for key: String, transaction: Transaction) {
        StateLock.shared.withLock { readers[key] }?.settle(before: transaction)
        let followers = StateLock.shared.withLock {
            store(value, key)
            return readers[key]?.take() ?? []
        }
        Readers.mark(followers, transaction: transaction)
    }

    final func invalidate(_ key: String) {
        Readers.mark(StateLock.shared.withLock { readers[key]?.take() ?? [] }, transaction: Transaction())
    }

    /// Both are called with the lock held.
    fileprivate func stored(_ key: String) -> Any? { values[key] }
    fileprivate func store(_ value: Any?, _ key: String) { values[key] = value }
}

/// The user's defaults as a store; changes from elsewhere are followed as well.
///
/// Foundation on Linux tells nobody of changes, so hosts ask for them whenever they bring their views up to date.
final class DefaultsStore: KeyedStore, @unchecked Sendable {
    private let defaults: UserDefaults
    /// What has been read and may have been shown, by key.
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

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    override func stored(_ key: String) -> Any? {
        let value = defaults.object(forKey: key)
        seen[key] = .some(value as? AnyHashable)
        return value
    }

    override func store(_ value: Any?, _ key: String) {
        if let value { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
        seen[key] = nil
    }

    /// Marks what shows a value that has been changed in the defaults themselves.
    static func followChanges() {
        let known = lock.withLock { Array(stores.values) }
        for store in known { store.followChanges() }
    }

    private func followChanges() {
        let changed = StateLock.shared.withLock {
            let keys = seen.filter { $0.value != defaults.object(forKey: $0.key) as? AnyHashable }.map(\.key)
            for key in keys { seen[key] = nil }
            return keys
        }
        for key in changed.sorted() { invalidate(key) }
    }
}
