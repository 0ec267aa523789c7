import Foundation
import Testing
import os.lock

/// Locks under threads that want them at the same time.
///
/// Numbers: 8 threads times 5,000 additions.
@Suite("os: locks")
struct LockTests {
    private final class Count {
        var value = 0
        var lock = os_unfair_lock()
    }

    @Test func `additions of many threads are all counted`() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 40000)
    }

    @Test func `the lock of C guards a variable`() {
        let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        nonisolated(unsafe) let (shared, count) = (lock, UnsafeMutablePointer<Int>.allocate(capacity: 1))
        count.initialize(to: 0)
        defer { count.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<5000 {
                os_unfair_lock_lock(shared)
                count.pointee += 1
                os_unfair_lock_unlock(shared)
            }
        }
        #expect(count.pointee == 40000)
    }

    @Test func `a held lock is not taken again`() {
        var lock = os_unfair_lock_s()
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_assert_owner(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        os_unfair_lock_assert_not_owner(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
    }

    @Test func `a lock without a state has functions of its own`() {
        let lock = OSAllocatedUnfairLock()
        #expect(lock.withLock { 3 } == 3)
        lock.lock()
        lock.precondition(.owner)
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        lock.precondition(.notOwner)
        #expect(lock.withLockIfAvailable { 1 } == 1)
    }

    @Test func `the state goes with the last copy of the lock`() {
        final class Guarded {}
        weak var watched: Guarded?
        do {
            let guarded = Guarded()
            watched = guarded
            let lock = OSAllocatedUnfairLock(uncheckedState: guarded)
            let copy = lock
            #expect(copy.withLockUnchecked { $0 === guarded })
        }
        #expect(watched == nil)
    }
}
