import Foundation
import Synchronization

/// Values by type, computed once and read without a lock.
///
/// An open-addressing hash table that only grows. A reader loads the address of the current slots and probes them; a
/// writer, under the lock, fills a free slot or publishes a table of twice the size. Replaced tables are never freed,
/// because a reader may still probe them; together they are smaller than the current one.
// Unchecked: slots are published atomically, and written under the lock.
package final class TypeTable<Value: AnyObject & Sendable>: @unchecked Sendable {
    @usableFromInline
    struct Slot: ~Copyable {
        @usableFromInline let key: Atomic<UInt>
        @usableFromInline var value: Unmanaged<Value>?

        @inlinable
        init() {
            key = Atomic(0)
            value = nil
        }
    }

    @usableFromInline
    struct Slots {
        @usableFromInline let base: UnsafeMutablePointer<Slot>
        @usableFromInline let mask: UInt

        @inlinable
        init(capacity: Int) {
            base = .allocate(capacity: capacity)
            mask = UInt(capacity - 1)
            for index in 0..<capacity { (base + index).initialize(to: Slot()) }
        }

        /// The upper bits of the product with 2⁶⁴ / φ, because addresses of metadata end in zeros.
        @inlinable
        func first(_ key: UInt) -> UInt { (key &* 0x9E37_79B9_7F4A_7C15) >> 32 }

        @inlinable
        func value(for key: UInt) -> Value? {
            var index = first(key) & mask
            while true {
                let known = base[Int(index)].key.load(ordering: .acquiring)
                if known == key { return base[Int(index)].value?.takeUnretainedValue() }
                if known == 0 { return nil }
                index = (index + 1) & mask
            }
        }

        @inlinable
        func insert(_ value: Unmanaged<Value>, for key: UInt) {
            var index = first(key) & mask
            while base[Int(index)].key.load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
            base[Int(index)].value = value
            base[Int(index)].key.store(key, ordering: .releasing)
        }

        @inlinable
        func copy(into other: Slots) {
            for index in 0...Int(mask) {
                let key = base[index].key.load(ordering: .relaxed)
                if key != 0, let value = base[index].value { other.insert(value, for: key) }
            }
        }
    }

    @usableFromInline let current: Atomic<UnsafeMutablePointer<Slots>>
    @usableFromInline let lock = NSLock()
    @usableFromInline var count = 0

    @inlinable
    package init() {
        let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
        slots.initialize(to: Slots(capacity: 256))
        current = Atomic(slots)
    }

    /// True if the table has a value of a type.
    @inlinable
    package func contains(_ type: Any.Type) -> Bool {
        current.load(ordering: .acquiring).pointee.value(for: UInt(bitPattern: ObjectIdentifier(type))) != nil
    }

    /// The value of a type.
    /// - Parameter make: Computes the value, without the lock; of two threads that compute it, the first one's counts.
    @inlinable
    package func value(for type: Any.Type, make: () -> Value) -> Value {
        let key = UInt(bitPattern: ObjectIdentifier(type))
        if let known = current.load(ordering: .acquiring).pointee.value(for: key) { return known }
        let made = make()
        return lock.withLock {
            var slots = current.load(ordering: .relaxed)
            if let known = slots.pointee.value(for: key) { return known }
            if count * 2 > Int(slots.pointee.mask) {
                let larger = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
                larger.initialize(to: Slots(capacity: (Int(slots.pointee.mask) + 1) * 2))
                slots.pointee.copy(into: larger.pointee)
                current.store(larger, ordering: .releasing)
                slots = larger
            }
            slots.pointee.insert(.passRetained(made), for: key)
            count += 1
            return made
        }
    }
}
