import Foundation
import NIOCore
import NIOWebSocket

/// The connection of a browser tab: passes its messages to its session, and the session's to the tab.
final class WebSocketConnection: ChannelInboundHandler, @unchecked Sendable {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let channel: any Channel
    private let sessions: SessionStore
    private let link: SessionLink
    /// Counted here, so that a flood of messages is refused before it takes the time of other tabs.
    private var rate: MessageRate
    private var isRefused = false

    init(channel: any Channel, sessions: SessionStore) {
        self.channel = channel
        self.sessions = sessions
        rate = MessageRate(limit: sessions.limits.messagesPerSecond)
        link = SessionLink { message in
            // Nobody reads what comes too late, and nothing completes the writes of a server that has stopped.
            guard channel.isActive else { return }
            switch message {
            case .text(let bytes):
                let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
                channel.writeAndFlush(frame, promise: nil)
            case .close(let code, let reason):
                // Nothing more is read from a tab that is refused.
                channel.setOption(.autoRead, value: false).whenComplete { _ in }
                var data = ByteBuffer()
                data.write(webSocketErrorCode: .init(codeNumber: code))
                data.writeString(String(reason.prefix(100)))
                let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
                channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            }
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        guard rate.take() else {
            isRefused = true
            return link.close(1008, "too many messages in a second")
        }
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            let bytes = Data(frame.unmaskedData.readableBytesView)
            let link = link
            let sessions = sessions
            Task { @MainActor in sessions.receive(bytes, on: link) }
        case .ping:
            let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
            context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
        case .connectionClose: context.close(promise: nil)
        case .pong: break
        default: link.close(1003, "only text messages are understood")
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        let (link, sessions) = (link, sessions)
        Task { @MainActor in sessions.disconnected(link) }
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        link.close(1009, "the message is malformed or too long")
    }
}
