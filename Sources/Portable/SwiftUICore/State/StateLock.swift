import Foundation

/// Serialises access to state, which any thread may read and write (documented for `State`).
///
/// One of several locks by address: locations have no lock of their own, and those of different trees rarely share one.
/// The holder of a lock takes no other.
enum StateLock {
    private static let locks = (0..<64).map { _ in NSLock() }

    static func of(_ object: AnyObject) -> NSLock {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return locks[Int((address >> 4 ^ address >> 10) % 64)]
    }
}
