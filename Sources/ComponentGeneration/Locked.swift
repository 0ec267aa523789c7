import Foundation

/// A value that several threads read and change, one at a time.
// Unchecked: the value is reached under the lock only. `Mutex` needs macOS 15.
final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
