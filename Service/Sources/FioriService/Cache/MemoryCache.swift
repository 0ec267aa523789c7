import Foundation
import Synchronization

/// Pictures in memory, of a bounded number of bytes; those that were used longest ago leave first.
final class MemoryCache: Sendable {
    /// The bytes that an entry takes beside its picture.
    private static let overhead = 512

    private struct Entry {
        let picture: KeptPicture
        let cost: Int
        /// The neighbours by the time of use.
        var newer: String?
        var older: String?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var newest: String?
        var oldest: String?
        var bytes = 0

        mutating func unlink(_ key: String) -> Entry? {
            guard let entry = entries.removeValue(forKey: key) else { return nil }
            if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
            if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
            bytes -= entry.cost
            return entry
        }

        mutating func insert(_ key: String, _ picture: KeptPicture, cost: Int) {
            if let newest { entries[newest]?.newer = key }
            entries[key] = Entry(picture: picture, cost: cost, newer: nil, older: newest)
            newest = key
            if oldest == nil { oldest = key }
            bytes += cost
        }
    }

    let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) { self.capacity = capacity }

    /// The bytes of all entries.
    var bytes: Int { state.withLock { $0.bytes } }

    func picture(_ key: String, now: Date = Date()) -> KeptPicture? {
        state.withLock { state in
            guard let entry = state.unlink(key), entry.picture.expires > now else { return nil }
            state.insert(key, entry.picture, cost: entry.cost)
            return entry.picture
        }
    }

    func keep(_ picture: KeptPicture, _ key: String) {
        let cost = picture.drawn.bytes.readableBytes + Self.overhead
        // A picture that is a large part of the cache would drive out many.
        guard cost <= capacity / 4 else { return }
        state.withLock { state in
            _ = state.unlink(key)
            state.insert(key, picture, cost: cost)
            while state.bytes > capacity, let oldest = state.oldest { _ = state.unlink(oldest) }
        }
    }
}
