import Foundation
import Logging
import Synchronization

/// The pictures that need not be drawn again: in memory, then in the places that outlive the process.
final class PictureCache: Sendable {
    /// The most pictures that are on their way to a place at the same time; others are not kept there.
    private static let maximumWrites = 16
    /// The time for which a place that does not answer is left alone.
    private static let pause = Duration.seconds(5)

    private struct State {
        var writes = 0
        /// The times from which places are asked again.
        var pauses: [String: ContinuousClock.Instant] = [:]
    }

    let memory: MemoryCache
    let stores: [any PictureStore]
    private let metrics: ServiceMetrics
    private let logger: Logger
    private let state = Mutex(State())

    init(_ configuration: ServiceConfiguration, metrics: ServiceMetrics, logger: Logger) throws {
        memory = MemoryCache(capacity: configuration.cacheMemory)
        var stores: [any PictureStore] = []
        if let folder = configuration.cacheFolder {
            stores.append(try FolderCache(folder: folder, capacity: configuration.cacheFolderSize))
        }
        if let store = configuration.cacheStore { stores.append(ObjectStore(store)) }
        self.stores = stores
        self.metrics = metrics
        self.logger = logger
    }

    /// The picture of a key.
    func picture(_ key: String) async -> KeptPicture? {
        if let picture = memory.picture(key) {
            metrics.cacheLookups["memory"].increment()
            return picture
        }
        for (index, store) in stores.enumerated() where isAvailable(store) {
            do {
                guard let picture = try await store.picture(key) else { continue }
                metrics.cacheLookups[store.tier].increment()
                memory.keep(picture, key)
                keep(picture, key, in: stores[..<index])
                return picture
            } catch {
                note(error, store)
            }
        }
        metrics.cacheLookups["miss"].increment()
        return nil
    }

    /// Keeps a picture; the places that take time get it after the answer.
    func keep(_ picture: KeptPicture, _ key: String) {
        memory.keep(picture, key)
        keep(picture, key, in: stores[...])
    }

    private func keep(_ picture: KeptPicture, _ key: String, in stores: ArraySlice<any PictureStore>) {
        for store in stores where isAvailable(store) {
            let hasRoom = state.withLock { state in
                guard state.writes < Self.maximumWrites else { return false }
                state.writes += 1
                return true
            }
            guard hasRoom else { return }
            Task {
                do { try await store.keep(picture, key) } catch { note(error, store) }
                state.withLock { $0.writes -= 1 }
            }
        }
    }

    private func isAvailable(_ store: any PictureStore) -> Bool {
        state.withLock { $0.pauses[store.tier].map { $0 < .now } ?? true }
    }

    private func note(_ error: any Error, _ store: any PictureStore) {
        metrics.cacheFailures[store.tier].increment()
        state.withLock { $0.pauses[store.tier] = .now + Self.pause }
        logger.warning("the cache does without its \(store.tier) for a while: \(error)")
    }
}
