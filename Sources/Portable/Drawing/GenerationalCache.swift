/// A dictionary that forgets what was not asked for lately.
///
/// Entries live in two generations. When the young one is full it becomes the old one, and the old one is dropped;
/// asking for an old entry makes it young again. That costs no bookkeeping per access beyond one look-up.
package struct GenerationalCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let capacity: Int

    /// - Parameter capacity: how many entries one generation holds; at most twice as many are kept.
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
