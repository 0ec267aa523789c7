import Foundation
import os.lock
import os.log

/// Values that many threads share, as packages for all of Apple's systems guard them.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values = OSAllocatedUnfairLock<[Key: Value]>(initialState: [:])

    public init() {}

    public subscript(key: Key) -> Value? {
        get { values.withLock { $0[key] } }
        set { values.withLock { $0[key] = newValue } }
    }
}

/// The older way.
public final class Flag: @unchecked Sendable {
    private var lock = os_unfair_lock_s()
    private var isSet = false

    public init() {}

    /// Sets the flag, and tells whether it was not set before.
    public func set() -> Bool {
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        defer { isSet = true }
        if isSet { os_log("the flag is set already", log: .default, type: .debug) }
        return !isSet
    }
}
