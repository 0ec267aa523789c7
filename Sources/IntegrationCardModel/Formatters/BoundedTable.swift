import Foundation

/// A table of derived values for several threads, which starts anew when it is full: its keys come from cards, and must
/// not add up.
// Unchecked: the lock guards the values, which are read only once they are in the table.
final class BoundedTable<Key: Hashable, Value>: @unchecked Sendable {
    private let lock = NSLock()
    private let maximumCount: Int
    private var values: [Key: Value] = [:]

    /// Creates an empty table.
    init(maximumCount: Int = 256) {
        self.maximumCount = maximumCount
    }

    /// The value of a key, made when it is not known. Two threads may make the same value at the same time.
    func value(of key: Key, _ make: () -> Value) -> Value {
        lock.lock()
        if let known = values[key] {
            lock.unlock()
            return known
        }
        lock.unlock()
        let value = make()
        lock.withLock {
            if values.count >= maximumCount { values.removeAll() }
            values[key] = value
        }
        return value
    }
}
