/// A cache that evicts entries that were not used recently.
///
/// Entries live in two generations. When the young one is full it replaces the old one, which is dropped; a lookup of
/// an old entry moves it to the young generation. This needs no bookkeeping beyond one lookup per access.
package struct GenerationalCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        let cost: Int
    }

    private var young: [Key: Entry] = [:]
    private var old: [Key: Entry] = [:]
    /// The sum of the costs of the young generation.
    private var youngCost = 0
    private let capacity: Int

    /// - Parameter capacity: the maximum cost of one generation, which is half that of the cache. Without other costs it
    ///   is the number of entries.
    package init(capacity: Int) {
        self.capacity = capacity
    }

    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    /// - Parameter cost: the entry's share of the capacity. An entry that exceeds the capacity replaces the young
    ///   generation alone.
    package mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        if let known = young.removeValue(forKey: key) { youngCost -= known.cost }
        if !young.isEmpty, youngCost + cost > capacity {
            old = young
            young = [:]
            youngCost = 0
        }
        young[key] = Entry(value: value, cost: cost)
        youngCost += cost
    }

    /// Begins a new generation if the young one has grown beyond a cost, as if that were the capacity: what is not looked up
    /// until the next call is dropped by it. For the time between two pieces of work, each of which needs more at once than is
    /// worth keeping.
    package mutating func age(beyond cost: Int) {
        guard youngCost > cost else { return }
        old = young
        young = [:]
        youngCost = 0
    }

    package mutating func removeAll() {
        young = [:]
        old = [:]
        youngCost = 0
    }
}
