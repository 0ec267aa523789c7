import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Makes the handlers of new connections, and refuses connections that are too many or take too long.
struct ConnectionSetup: Sendable {
    let files: PageFiles
    let checks: BoundChecks
    let sessions: SessionStore
    let addresses: ClientAddresses

    /// Adds the handlers of a connection.
    func prepare(_ channel: any Channel) -> EventLoopFuture<Void> {
        let address = channel.remoteAddress?.client ?? ""
        guard addresses.open(address) else { return channel.close() }
        let milliseconds = Int64(sessions.limits.waiting.request * 1000)
        let deadline = channel.eventLoop.scheduleTask(in: .milliseconds(milliseconds)) { channel.close(promise: nil) }
        channel.closeFuture.whenComplete { [addresses] _ in
            addresses.close(address)
            deadline.cancel()
        }
        let upgrader = upgrader(address: address, deadline: deadline)
        return channel.eventLoop.makeCompletedFuture {
            let pages = PageHandler(files: files, checks: checks, printed: printed(for: address))
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

    /// Makes a function that draws the content of a session for paper, and calls back with it when the client's address
    /// may have it.
    private func printed(for address: String) -> PageHandler.Printed {
        { [sessions, addresses] id, answer in
            let pause = addresses.take(sessions.limits.messagesPerConnection, of: address)
            Task { @MainActor in
                if pause > .zero { try? await Task.sleep(for: pause) }
                answer(sessions.printed(id))
            }
        }
    }

    /// - Parameter deadline: closes a connection that loads files for too long; a WebSocket cancels it.
    private func upgrader(address: String, deadline: Scheduled<Void>) -> NIOWebSocketServerUpgrader {
        let limit = sessions.limits.messageBytes
        return NIOWebSocketServerUpgrader(
            maxFrameSize: limit,
            shouldUpgrade: { [checks] channel, head in
                let isAllowed =
                    head.uri.split(separator: "?").first == "/live"
                    && checks.value.allows(host: head.headers["host"], origin: head.headers["origin"])
                return channel.eventLoop.makeSucceededFuture(isAllowed ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { [sessions, addresses] channel, _ in
                deadline.cancel()
                return channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandlers([
                        NIOWebSocketFrameAggregator(
                            minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: limit),
                        WebSocketConnection(
                            channel: channel, sessions: sessions, address: address, addresses: addresses),
                    ])
                }
            })
    }
}
