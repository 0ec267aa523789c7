import Foundation
import NIOCore
import NIOWebSocket

/// The connection of a browser tab: passes its messages to its session, and the session's to the tab.
///
/// All handlers are called on the channel's event loop. A connection that sends more than it may, or more than the app
/// handles, is read more slowly; then its browser cannot send more.
// Unchecked: the channel's event loop calls all of it.
final class WebSocketConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let channel: any Channel
    private let sessions: SessionStore
    private let addresses: ClientAddresses
    private let link: SessionLink
    private let output: WebSocketOutput
    private var queue: MessageQueue!
    private var budget: MessageBudget
    private var helloDeadline: Scheduled<Void>?
    private var isQueueFull = false
    /// True if the page has closed the connection.
    private var isLeft = false
    /// The time until which nothing is read, because the budget is overdrawn.
    private var pause: (end: NIODeadline, task: Scheduled<Void>)?

    /// - Parameters:
    ///   - address: the client's address.
    ///   - addresses: counts the messages of all connections of the address.
    init(channel: any Channel, sessions: SessionStore, address: String, addresses: ClientAddresses) {
        self.channel = channel
        self.sessions = sessions
        self.addresses = addresses
        let limits = sessions.limits
        budget = MessageBudget(perSecond: limits.messagesPerSecond)
        let output = WebSocketOutput(channel: channel, limits: limits)
        let link = SessionLink(address: address, hasRoom: { output.hasRoom() }) { output.send($0) }
        (self.output, self.link) = (output, link)
        output.whenRoom { [weak link] in
            Task { @MainActor in if let link { sessions.hasRoom(link) } }
        }
        queue = MessageQueue(handle: { sessions.receive($0, on: link) }) { [weak self] in
            guard let self else { return }
            channel.eventLoop.execute { self.queueHasRoom() }
        }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let limits = sessions.limits
        helloDeadline = channel.eventLoop.scheduleTask(in: .milliseconds(Int64(limits.waiting.hello * 1000))) {
            [link] in
            link.close(1008, "the first message did not come in time")
        }
        rest(addresses.take(limits.messagesPerConnection, of: link.address))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !output.isClosing else { return }
        rest(max(budget.take(), addresses.take(1, of: link.address)))
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            helloDeadline?.cancel()
            if !queue.append(Data(frame.unmaskedData.readableBytesView)) {
                isQueueFull = true
                updateReading()
            }
        case .ping: output.pong(frame.unmaskedData)
        case .connectionClose:
            isLeft = true
            context.close(promise: nil)
        case .pong: break
        default: link.close(1003, "only text messages are understood")
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        helloDeadline?.cancel()
        pause?.task.cancel()
        queue.close()
        let (link, sessions, isLeft) = (link, sessions, isLeft)
        Task { @MainActor in sessions.disconnected(link, isLeft: isLeft) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        link.close(1009, "the message is malformed or too long")
    }

    // MARK: Reading

    private func queueHasRoom() {
        isQueueFull = false
        updateReading()
    }

    /// Reads nothing for a while.
    private func rest(_ duration: Duration) {
        guard duration > .zero else { return }
        let end = NIODeadline.now() + .nanoseconds(Int64(duration / .nanoseconds(1)))
        guard let pause else { return startPause(until: end) }
        self.pause = (max(end, pause.end), pause.task)
    }

    private func startPause(until end: NIODeadline) {
        let task = channel.eventLoop.scheduleTask(deadline: end) { [weak self] in
            guard let self, let pause else { return }
            self.pause = nil
            if pause.end > end { startPause(until: pause.end) } else { updateReading() }
        }
        pause = (end, task)
        updateReading()
    }

    private func updateReading() {
        guard !output.isClosing else { return }
        channel.setOption(.autoRead, value: !isQueueFull && pause == nil).whenComplete { _ in }
    }
}
