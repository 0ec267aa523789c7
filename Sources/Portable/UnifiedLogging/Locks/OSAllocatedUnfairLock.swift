internal import CUnfairLock

/// A lock in memory of its own, with the state that it guards. Copies share both.
///
///     let count = OSAllocatedUnfairLock(initialState: 0)
///     count.withLock { $0 += 1 }
// Unchecked, because the state is reached under the lock only, which the compiler does not see.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The header is the state, which goes with the buffer.
    private let memory: ManagedBuffer<State, os_unfair_lock>

    /// The relation of a thread to the lock.
    public enum Ownership: Hashable, Sendable {
        case owner
        case notOwner
    }

    /// Makes a lock for a state that need not be sendable.
    public init(uncheckedState initialState: State) {
        memory = ManagedBuffer.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { $0.initialize(to: os_unfair_lock()) }
            return initialState
        }
    }

    /// Calls a function with the state while the lock is held; the function and its result need not be sendable.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        try memory.withUnsafeMutablePointers { state, lock in
            os_unfair_lock_lock(lock)
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    /// Calls a function with the state while the lock is held.
    public func withLock<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked(body)
    }

    /// Calls a function if the lock is free, or returns nil; the function and its result need not be sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        try memory.withUnsafeMutablePointers { state, lock in
            guard os_unfair_lock_trylock(lock) else { return nil }
            defer { os_unfair_lock_unlock(lock) }
            return try body(&state.pointee)
        }
    }

    /// Calls a function with the state if the lock is free, or returns nil.
    public func withLockIfAvailable<R>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? where R: Sendable {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the process unless the thread has a relation to the lock.
    public func precondition(_ condition: Ownership) {
        memory.withUnsafeMutablePointerToElements { lock in
            switch condition {
            case .owner: os_unfair_lock_assert_owner(lock)
            case .notOwner: os_unfair_lock_assert_not_owner(lock)
            }
        }
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Makes a lock for a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == () {
    /// Makes a lock that guards what the app has in mind.
    public init() { self.init(uncheckedState: ()) }

    /// Calls a function while the lock is held; the function and its result need not be sendable.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    /// Calls a function while the lock is held.
    public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R where R: Sendable {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    /// Calls a function if the lock is free, or returns nil; the function and its result need not be sendable.
    public func withLockIfAvailableUnchecked<R>(_ body: () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
    }

    /// Calls a function if the lock is free, or returns nil.
    public func withLockIfAvailable<R>(_ body: @Sendable () throws -> R) rethrows -> R? where R: Sendable {
        try withLockIfAvailableUnchecked { (_: inout Void) in try body() }
    }

    /// Waits until the lock is free, and takes it.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lock() { memory.withUnsafeMutablePointerToElements { os_unfair_lock_lock($0) } }

    /// Takes the lock if it is free.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func lockIfAvailable() -> Bool { memory.withUnsafeMutablePointerToElements { os_unfair_lock_trylock($0) } }

    /// Releases the lock, on the thread that has taken it.
    @available(*, noasync, message: "Use async-safe scoped locking instead")
    public func unlock() { memory.withUnsafeMutablePointerToElements { os_unfair_lock_unlock($0) } }
}
