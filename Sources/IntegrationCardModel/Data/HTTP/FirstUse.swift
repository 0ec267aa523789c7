import Foundation

/// A value that is made when it is first used, on whichever thread.
// Unchecked: the lock guards what changes.
final class FirstUse<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let make: @Sendable () -> Value
    private var made: Value?

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value, which is made now if it was not used before.
    var value: Value {
        lock.withLock {
            let value = made ?? make()
            made = value
            return value
        }
    }

    /// The value if it was used before.
    var usedValue: Value? { lock.withLock { made } }
}
