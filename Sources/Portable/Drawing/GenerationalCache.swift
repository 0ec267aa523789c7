/// A cache that evicts entries that were not used recently.
///
/// Entries live in two generations. When the young one is full it replaces the old one, which is dropped; a lookup of
/// an old entry moves it to the young generation. This needs no bookkeeping beyond one lookup per access.
package struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    /// - Parameter capacity: the maximum number of entries in one generation, which is half that of the cache.
    package init(capacity: Int) {
        self.capacity = capacity
    }

    package mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old[key] else { return nil }
        insert(value, for: key)
        return value
    }

    package mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }

    package mutating func removeAll() {
        young = [:]
        old = [:]
    }
}
