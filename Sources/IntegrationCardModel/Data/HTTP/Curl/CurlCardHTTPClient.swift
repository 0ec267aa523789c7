#if os(Linux)
    import Foundation

    /// The client that sends requests by libcurl.
    ///
    /// Foundation's own session on Linux cannot end a transfer: cancelling stops the process now and then, a fast sender
    /// keeps the session's queue busy for good, and the bodies of redirects pile up in memory. This client ends a transfer
    /// the moment nobody waits for it, and it checks the address to which a connection really goes.
    final class CurlCardHTTPClient: CardHTTPClient {
        private let threads: CurlThreads

        /// Creates a client with cookies of its own; nil where there is no libcurl.
        init?() {
            guard let curl = CurlLibrary.shared else { return nil }
            threads = CurlThreads(curl)
        }

        /// The number of transfers that are under way or wait for a thread.
        var openTransferCount: Int { threads.count }

        func send(_ request: CardHTTPRequest) async throws(CardDataError) -> CardHTTPResponse {
            guard !Task.isCancelled else { throw .cancelled }
            let transfer = CurlTransfer(request, threads.curl)
            let timer = Task {
                do { try await Task.sleep(for: .seconds(request.timeout)) } catch { return }
                transfer.finish(.failure(.timedOut))
            }
            defer { timer.cancel() }
            let outcome = await withTaskCancellationHandler {
                threads.start(transfer)
                return await transfer.outcome()
            } onCancel: {
                transfer.finish(.failure(.cancelled))
            }
            return try outcome.get()
        }
    }

    /// The threads on which transfers run, with the library's handles, which keep connections open for the next request.
    // Unchecked: the locks guard what changes.
    final class CurlThreads: @unchecked Sendable {
        /// The kind of a handle: connections and cookies are not shared between kinds.
        private struct Kind: Hashable {
            let sendsCookies: Bool
            let requiresPublicAddress: Bool
        }

        /// The greatest number of transfers at the same time; further ones wait for their turn.
        private static let maximumThreads = 16
        /// The greatest number of idle handles of a kind.
        private static let maximumIdleHandles = 4

        let curl: CurlLibrary
        private let lock = NSLock()
        private let cookieLock = NSLock()
        private let share: OpaquePointer?
        private var active = 0
        private var waiting: [CurlTransfer] = []
        private var idle: [Kind: [CurlLibrary.Handle]] = [:]

        var count: Int { lock.withLock { active + waiting.count } }

        init(_ curl: CurlLibrary) {
            self.curl = curl
            share = curl.makeShare()
            if let share {
                curl.setUpCookies(
                    of: share,
                    lock: { _, _, _, data in Unmanaged<NSLock>.fromOpaque(data!).takeUnretainedValue().lock() },
                    unlock: { _, _, data in Unmanaged<NSLock>.fromOpaque(data!).takeUnretainedValue().unlock() },
                    data: Unmanaged.passUnretained(cookieLock).toOpaque())
            }
        }

        deinit {
            // No thread is left: each of them keeps this alive.
            for handle in idle.values.joined() { curl.closeHandle(handle) }
            if let share { _ = curl.closeShare(share) }
        }

        /// Runs a transfer on a thread, as soon as one is free.
        func start(_ transfer: CurlTransfer) {
            let isNew = lock.withLock {
                guard active < Self.maximumThreads else {
                    waiting.append(transfer)
                    return false
                }
                active += 1
                return true
            }
            if isNew { Thread.detachNewThread { self.run(transfer) } }
        }

        private func run(_ first: CurlTransfer) {
            var next: CurlTransfer? = first
            while let transfer = next {
                perform(transfer)
                next = lock.withLock {
                    guard !waiting.isEmpty else {
                        active -= 1
                        return nil
                    }
                    return waiting.removeFirst()
                }
            }
        }

        private func perform(_ transfer: CurlTransfer) {
            let kind = Kind(
                sendsCookies: transfer.request.sendsCookies,
                requiresPublicAddress: transfer.request.requiresPublicAddress)
            guard let handle = lock.withLock({ idle[kind]?.popLast() }) ?? curl.makeHandle() else {
                transfer.finish(.failure(.connectionFailed("there is no memory for a connection")))
                return
            }
            transfer.run(on: handle, share: kind.sendsCookies ? share : nil)
            curl.resetHandle(handle)
            let isKept = lock.withLock {
                guard idle[kind, default: []].count < Self.maximumIdleHandles else { return false }
                idle[kind, default: []].append(handle)
                return true
            }
            if !isKept { curl.closeHandle(handle) }
        }
    }
#endif
