import Foundation

/// All that an operator decides. The defaults suit one small machine behind a proxy.
public struct ServiceConfiguration: Sendable {
    /// The path of the `fiori` program that draws.
    public var fiori: String
    /// The version that stands in the answers of `/healthz`, and in the keys of the cache.
    public var version = ServiceVersion.current

    public var host = "127.0.0.1"
    /// The port; 0 takes a free one.
    public var port = 8090

    // MARK: Drawing

    /// The number of drawing processes.
    public var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    /// The greatest time of a picture.
    public var timeLimit = Duration.seconds(30)
    /// The greatest resident memory of a drawing process, in bytes.
    public var memoryLimit = 1 << 30
    /// The greatest number of pixels of a picture.
    public var maximumPixels = 50_000_000
    /// The servers that cards may load data from, `name` or `name:port`.
    public var dataHosts: [String] = []
    public var bundles = BundleLimits()
    /// The folder in which the private folder is made.
    public var scratch = FileManager.default.temporaryDirectory.path

    // MARK: Waiting

    /// The greatest number of requests that wait for a drawing process.
    public var queueCapacity = 256
    /// The greatest time that a request waits.
    public var longestWait = Duration.seconds(10)

    // MARK: Requests

    /// The greatest number of bytes of a body.
    public var maximumBody = 8 << 20
    /// The greatest number of bytes of all bodies that are being read or drawn.
    public var maximumBodies = 256 << 20
    /// The greatest number of bytes of the header.
    public var maximumHeader = 64 << 10
    public var maximumConnections = 4_096
    /// The greatest time until a body has arrived.
    public var readLimit = Duration.seconds(10)
    /// The greatest time in which a client takes nothing of its answer.
    public var writeLimit = Duration.seconds(20)
    /// The greatest time until a header has arrived, and between two requests of a connection.
    public var idleLimit = Duration.seconds(30)
    /// The file of tokens; nil answers everybody.
    public var tokens: String?

    // MARK: Cache

    /// The bytes of the cache in memory; 0 has none.
    public var cacheMemory = 128 << 20
    /// The folder of the cache on disk.
    public var cacheFolder: String?
    /// The bytes of that folder.
    public var cacheFolderSize = 1 << 30
    /// The object store.
    public var cacheStore: ObjectStoreConfiguration?
    /// The time for which a card that knows the present time is kept, in seconds.
    public var freshSeconds = 60
    /// The time for which answers that do not change are kept, in seconds.
    public var constantSeconds = 86_400

    // MARK: Ending

    /// The time after SIGTERM in which requests are still taken, for balancers that learn of the end late.
    public var drainDelay = Duration.zero
    /// The greatest time that requests in hand are given to end.
    public var drainLimit = Duration.seconds(40)

    public init(fiori: String) { self.fiori = fiori }

    /// Refuses what cannot work.
    public func validate() throws {
        guard (0...65_535).contains(port) else { throw ConfigurationFault("--port is from 0 to 65535, not \(port)") }
        guard (1...1_024).contains(workers) else {
            throw ConfigurationFault("--workers is from 1 to 1024, not \(workers)")
        }
        guard queueCapacity >= 0 else { throw ConfigurationFault("--queue is 0 or more, not \(queueCapacity)") }
        guard maximumBody > 0, maximumBodies >= maximumBody else {
            throw ConfigurationFault("--max-bodies is at least --max-body, which is at least a byte")
        }
        guard (1...(1 << 28)).contains(maximumPixels) else {
            throw ConfigurationFault("--max-pixels is from 1 to \(1 << 28), not \(maximumPixels)")
        }
        guard maximumConnections > 0 else { throw ConfigurationFault("--connections is at least 1") }
        guard memoryLimit >= 64 << 20 else { throw ConfigurationFault("--memory-limit is at least 64MiB") }
        guard FileManager.default.isExecutableFile(atPath: fiori) else {
            throw ConfigurationFault("there is no program '\(fiori)'; --fiori names the program that draws")
        }
    }
}
