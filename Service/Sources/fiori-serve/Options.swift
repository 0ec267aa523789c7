import ArgumentParser
import FioriService
import Foundation
import Logging

/// The address that requests come to.
struct AddressOptions: ParsableArguments {
    @Option(help: "The address to listen at; 0.0.0.0 for all.")
    var host = "127.0.0.1"

    @Option(help: "The port; 0 takes a free one, which the log tells.")
    var port = 8090

    func apply(to configuration: inout ServiceConfiguration) {
        configuration.host = host
        configuration.port = port
    }
}

/// The processes that draw.
struct DrawingOptions: ParsableArguments {
    @Option(help: "The fiori program that draws; the one beside this program, or that of PATH.")
    var fiori: String?

    @Option(help: "The number of drawing processes; one for each processor.")
    var workers: Int?

    @Option(name: .customLong("time-limit"), help: "Seconds that a picture may take.")
    var timeLimit = 30.0

    @Option(name: .customLong("memory-limit"), help: "Memory that a drawing process may take, such as 1GiB.")
    var memoryLimit = ByteCount(1 << 30)

    @Option(name: .customLong("max-pixels"), help: "Pixels that a picture may have.")
    var maximumPixels = 50_000_000

    @Option(
        name: .customLong("data-host"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "A server that cards may load data from; may be repeated. Without it, cards load nothing.",
            valueName: "name:port"))
    var dataHosts: [String] = []

    @Option(help: "The folder for files of the pictures that are being drawn.")
    var scratch: String?

    /// The path of the program that draws.
    func program() throws -> String {
        if let fiori { return fiori }
        var folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        if let own = Foundation.Bundle.main.executableURL?.resolvingSymlinksInPath() {
            folders.insert(own.deletingLastPathComponent().path, at: 0)
        }
        let candidates = folders.map { $0 + "/fiori" }
        guard let program = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw ValidationError("there is no program 'fiori' beside this one and in PATH; --fiori names it")
        }
        return program
    }

    func apply(to configuration: inout ServiceConfiguration) {
        if let workers { configuration.workers = workers }
        configuration.timeLimit = .seconds(timeLimit)
        configuration.memoryLimit = memoryLimit.bytes
        configuration.maximumPixels = maximumPixels
        configuration.dataHosts = dataHosts
        if let scratch { configuration.scratch = scratch }
    }

    func validate() throws {
        guard timeLimit > 0, timeLimit <= 86_400 else {
            throw ValidationError("--time-limit is above 0, not \(timeLimit)")
        }
    }
}

/// The bounds of requests.
struct RequestOptions: ParsableArguments {
    @Option(help: "Requests that wait for a drawing process; more are answered with status 429.")
    var queue = 256

    @Option(name: .customLong("queue-seconds"), help: "Seconds that a request waits at most.")
    var queueSeconds = 10.0

    @Option(name: .customLong("max-body"), help: "Bytes of a body.")
    var maximumBody = ByteCount(8 << 20)

    @Option(name: .customLong("max-bodies"), help: "Bytes of all bodies that are being read or drawn.")
    var maximumBodies = ByteCount(256 << 20)

    @Option(name: .customLong("max-header"), help: "Bytes of the header.")
    var maximumHeader = ByteCount(64 << 10)

    @Option(help: "Connections at the same time; others wait.")
    var connections = 4_096

    @Option(name: .customLong("read-seconds"), help: "Seconds in which a body arrives.")
    var readSeconds = 10.0

    @Option(name: .customLong("write-seconds"), help: "Seconds in which a client takes a part of its answer.")
    var writeSeconds = 20.0

    @Option(name: .customLong("idle-seconds"), help: "Seconds in which a header arrives, and between two requests.")
    var idleSeconds = 30.0

    @Option(help: "A file of bearer tokens with their limits; without it everybody is answered.")
    var tokens: String?

    func validate() throws {
        for (name, seconds) in [
            ("queue", queueSeconds), ("read", readSeconds), ("write", writeSeconds), ("idle", idleSeconds),
        ] where !(0.001...86_400).contains(seconds) {
            throw ValidationError("--\(name)-seconds is above 0, not \(seconds)")
        }
    }

    func apply(to configuration: inout ServiceConfiguration) {
        configuration.queueCapacity = queue
        configuration.longestWait = .seconds(queueSeconds)
        configuration.maximumBody = maximumBody.bytes
        configuration.maximumBodies = maximumBodies.bytes
        configuration.maximumHeader = maximumHeader.bytes
        configuration.maximumConnections = connections
        configuration.readLimit = .seconds(readSeconds)
        configuration.writeLimit = .seconds(writeSeconds)
        configuration.idleLimit = .seconds(idleSeconds)
        configuration.tokens = tokens
    }
}

/// The pictures that are kept.
struct CacheOptions: ParsableArguments {
    @Option(name: .customLong("cache-memory"), help: "Bytes of pictures in memory; 0 keeps none.")
    var memory = ByteCount(128 << 20)

    @Option(name: .customLong("cache-folder"), help: "A folder of pictures that outlives the service.")
    var folder: String?

    @Option(name: .customLong("cache-folder-size"), help: "Bytes of that folder.")
    var folderSize = ByteCount(1 << 30)

    @Option(
        name: .customLong("cache-store"),
        help: ArgumentHelp(
            "An object store that speaks S3. The environment has AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.",
            valueName: "https://host/bucket/prefix"))
    var store: String?

    @Option(name: .customLong("fresh-seconds"), help: "Seconds for which a card without the option now is kept.")
    var freshSeconds = 60

    func validate() throws {
        guard freshSeconds >= 0 else { throw ValidationError("--fresh-seconds is 0 or more, not \(freshSeconds)") }
    }

    func apply(to configuration: inout ServiceConfiguration) throws {
        configuration.cacheMemory = memory.bytes
        configuration.cacheFolder = folder
        configuration.cacheFolderSize = folderSize.bytes
        configuration.cacheStore = try store.map {
            try ObjectStoreConfiguration(address: $0, environment: ProcessInfo.processInfo.environment)
        }
        configuration.freshSeconds = freshSeconds
    }
}

/// The log and the end.
struct OperationOptions: ParsableArguments {
    @Option(
        name: .customLong("drain-delay"),
        help: "Seconds after SIGTERM in which requests are still taken, for balancers that learn of the end late.")
    var drainDelay = 0.0

    @Option(name: .customLong("drain-limit"), help: "Seconds that the requests in hand are given to end.")
    var drainLimit = 40.0

    @Option(name: .customLong("log-level"), help: "trace, debug, info, notice, warning, error or critical.")
    var logLevel = Logger.Level.info

    @Option(name: .customLong("log-format"), help: "json, or text; text where the error output is a terminal.")
    var logFormat: LogFormat?

    enum LogFormat: String, ExpressibleByArgument, CaseIterable { case json, text }

    func validate() throws {
        guard (0...3_600).contains(drainDelay), (0...3_600).contains(drainLimit) else {
            throw ValidationError("--drain-delay and --drain-limit are from 0 to 3600")
        }
    }

    func apply(to configuration: inout ServiceConfiguration) {
        configuration.drainDelay = .seconds(drainDelay)
        configuration.drainLimit = .seconds(drainLimit)
    }

    /// Sets the log of the process up.
    func bootstrapLog() -> Logger {
        let level = logLevel
        let isText = (logFormat ?? (isatty(STDERR_FILENO) == 1 ? .text : .json)) == .text
        LoggingSystem.bootstrap { label in
            var handler: any LogHandler =
                isText ? StreamLogHandler.standardError(label: label) : JSONLogHandler(label: label)
            handler.metadataProvider = .trace
            handler.logLevel = level
            return handler
        }
        return Logger(label: "fiori-serve")
    }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
