import Foundation

/// The stored answers of a host's cards, in memory and within bounds.
///
/// Answers are kept by their whole request: method, address, header fields but the CSRF token, and credentials. When a
/// bound is reached, those that were used longest ago go first.
public actor CardCache {
    /// The identity of a request in the cache.
    struct Key: Sendable, Hashable {
        private let url: URL
        private let method: String
        private let headers: [String: String]
        private let sendsCookies: Bool

        /// The key of a request; nil for one whose answers are never stored, that is all but GET and HEAD.
        init?(_ request: CardHTTPRequest) {
            guard request.method == "GET" || request.method == "HEAD", request.body == nil else { return nil }
            url = request.url
            method = request.method
            sendsCookies = request.sendsCookies
            headers = Dictionary(
                request.headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 }
            ).filter { $0.key != "x-csrf-token" }
        }
    }

    /// A stored answer.
    struct Entry: Sendable {
        let response: CardHTTPResponse
        let age: Double
    }

    private struct Stored {
        let response: CardHTTPResponse
        let time: Double
        let bytes: Int
        var use: Int
    }

    /// The greatest size of all answers in bytes, header fields included.
    public let maximumBytes: Int
    /// The greatest number of answers.
    public let maximumEntries: Int
    private let now: @Sendable () -> Double
    private var entries: [Key: Stored] = [:]
    private var uses = 0
    /// The size of all answers in bytes.
    public private(set) var bytes = 0
    /// The number of answers.
    public var count: Int { entries.count }

    /// Creates an empty cache.
    ///
    /// - Parameters:
    ///   - maximumBytes: 16 MiB by default. An answer of more than a quarter of it is not stored.
    ///   - maximumEntries: 100 by default.
    public init(maximumBytes: Int = 16 * 1024 * 1024, maximumEntries: Int = 100) {
        let start = ContinuousClock.now
        self.init(maximumBytes: maximumBytes, maximumEntries: maximumEntries) {
            (ContinuousClock.now - start) / .seconds(1)
        }
    }

    /// Creates a cache with a clock of its own, in seconds.
    init(maximumBytes: Int, maximumEntries: Int, now: @escaping @Sendable () -> Double) {
        self.maximumBytes = maximumBytes
        self.maximumEntries = maximumEntries
        self.now = now
    }

    func entry(of key: Key) -> Entry? {
        guard var stored = entries[key] else { return nil }
        uses += 1
        stored.use = uses
        entries[key] = stored
        return Entry(response: stored.response, age: now() - stored.time)
    }

    /// Stores a successful answer, unless the server forbids it.
    func store(_ response: CardHTTPResponse, for key: Key) {
        remove(key)
        guard (200..<300).contains(response.status),
            response.headers["cache-control"]?.lowercased().contains("no-store") != true
        else { return }
        let size = response.body.count + response.headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard size <= maximumBytes / 4, maximumEntries > 0 else { return }
        while entries.count >= maximumEntries || bytes + size > maximumBytes,
            let oldest = entries.min(by: { $0.value.use < $1.value.use })?.key
        {
            remove(oldest)
        }
        uses += 1
        entries[key] = Stored(response: response, time: now(), bytes: size, use: uses)
        bytes += size
    }

    private func remove(_ key: Key) {
        if let removed = entries.removeValue(forKey: key) { bytes -= removed.bytes }
    }

    /// Forgets all answers, for instance when the user signs out.
    public func removeAll() {
        entries.removeAll()
        bytes = 0
    }
}
