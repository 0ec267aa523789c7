import Dispatch
import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The HTTP and WebSocket server.
///
/// SwiftNIO's, because its frame decoder refuses a message by its length before it is read, and writes report whether
/// the browser keeps up; both are needed against tabs that misbehave.
final class BrowserServer: Sendable {
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let options: ServerOptions
    private let sessions: SessionStore
    private nonisolated(unsafe) var channel: (any Channel)?
    private nonisolated(unsafe) var signals: [any DispatchSourceSignal] = []

    init(options: ServerOptions, sessions: SessionStore) {
        self.options = options
        self.sessions = sessions
    }

    /// The port that the server listens on.
    var port: Int { channel?.localAddress?.port ?? options.port }

    /// The address to open in a browser.
    var address: String {
        var options = options
        options.port = port
        return options.address
    }

    /// Listens for browsers.
    /// - Throws: ``ServerError`` if the port is in use or the address cannot be used.
    func start() throws(ServerError) {
        let files = try PageFiles()
        let checks = BoundChecks()
        let sessions = sessions
        let limit = options.limits.messageBytes
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 128)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                let upgrader = NIOWebSocketServerUpgrader(
                    maxFrameSize: limit,
                    shouldUpgrade: { channel, head in
                        let isAllowed =
                            head.uri.split(separator: "?").first == "/live"
                            && checks.value.allows(host: head.headers.first(name: "host"))
                            && checks.value.allows(
                                origin: head.headers.first(name: "origin"), host: head.headers.first(name: "host"))
                        return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
                    },
                    upgradePipelineHandler: { channel, _ in
                        channel.eventLoop.makeCompletedFuture {
                            try channel.pipeline.syncOperations.addHandlers([
                                NIOWebSocketFrameAggregator(
                                    minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64,
                                    maxAccumulatedFrameSize: limit),
                                WebSocketConnection(channel: channel, sessions: sessions),
                            ])
                        }
                    })
                return channel.eventLoop.makeCompletedFuture {
                    let pages = PageHandler(files: files, checks: checks)
                    let removal = NIOLoopBound(pages, eventLoop: channel.eventLoop)
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                        withServerUpgrade: (
                            upgraders: [upgrader],
                            completionHandler: { context in
                                context.pipeline.syncOperations.removeHandler(removal.value, promise: nil)
                            }
                        ))
                    try channel.pipeline.syncOperations.addHandler(pages)
                }
            }
        do {
            let channel = try bootstrap.bind(host: options.host, port: options.port).wait()
            self.channel = channel
            checks.set(RequestChecks(host: options.host, port: channel.localAddress?.port ?? options.port))
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw ServerError(
                "port \(options.port) is in use; stop the program that has it, or choose another with --port N")
        } catch {
            throw ServerError("cannot listen on \(options.host), port \(options.port): \(error)")
        }
    }

    /// Ends the program cleanly at Ctrl-C or when it is asked to end.
    func stopOnSignals() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [self] in
                stop()
                exit(0)
            }
            source.resume()
            signals.append(source)
        }
    }

    /// Closes all connections.
    func stop() {
        try? channel?.close().wait()
        try? group.syncShutdownGracefully()
    }
}

/// The checks of requests, which need the port that the system has given.
final class BoundChecks: Sendable {
    private let bound = NIOLockedValueBox<RequestChecks?>(nil)

    /// Refuses everything until the server listens.
    var value: RequestChecks { bound.withLockedValue { $0 } ?? RequestChecks(host: "", port: -1) }

    func set(_ checks: RequestChecks) { bound.withLockedValue { $0 = checks } }
}
