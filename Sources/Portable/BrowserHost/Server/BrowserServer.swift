import Foundation
import NIOCore
import NIOPosix

/// The HTTP and WebSocket server.
///
/// SwiftNIO's, because its frame decoder refuses a message by its length before it is read, and writes report whether
/// the browser keeps up; both are needed against tabs that misbehave.
final class BrowserServer: Sendable {
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    private let options: ServerOptions
    let sessions: SessionStore
    private nonisolated(unsafe) var channel: (any Channel)?

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
        let checks = BoundChecks()
        let setup = ConnectionSetup(
            files: try PageFiles(), checks: checks, sessions: sessions,
            addresses: ClientAddresses(limits: options.limits))
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 128)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // The system would take megabytes of frames for a tab that reads none.
            .childChannelOption(.socketOption(.so_sndbuf), value: 256 * 1024)
            .childChannelInitializer { channel in setup.prepare(channel) }
        do {
            let channel = try bootstrap.bind(host: options.host, port: options.port).wait()
            self.channel = channel
            checks.set(
                RequestChecks(
                    host: options.host, port: channel.localAddress?.port ?? options.port,
                    allowed: options.allowedHosts))
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw ServerError(
                "port \(options.port) is in use; stop the program that has it, or choose another with --port N")
        } catch {
            throw ServerError("cannot listen on \(options.host), port \(options.port): \(error)")
        }
    }

    /// Closes all connections.
    func stop() {
        try? channel?.close().wait()
        try? group.syncShutdownGracefully()
    }
}
