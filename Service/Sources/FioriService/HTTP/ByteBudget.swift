import Synchronization

/// The bytes that all requests together may hold.
final class ByteBudget: Sendable {
    let capacity: Int
    private let used = Mutex(0)

    init(capacity: Int) { self.capacity = capacity }

    var usedBytes: Int { used.withLock { $0 } }

    /// Takes bytes; false if there are not as many.
    func take(_ count: Int) -> Bool {
        used.withLock { used in
            guard used + count <= capacity else { return false }
            used += count
            return true
        }
    }

    func giveBack(_ count: Int) { used.withLock { $0 -= count } }
}
