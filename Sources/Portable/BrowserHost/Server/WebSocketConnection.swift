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

    init(channel: any Channel, sessions: SessionStore) {
        self.channel = channel
        self.sessions = sessions
        link = SessionLink { message in
            switch message {
            case .text(let bytes):
                let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: bytes))
                channel.writeAndFlush(frame, promise: nil)
            case .close(let code, let reason):
                var data = ByteBuffer()
                data.write(webSocketErrorCode: .init(codeNumber: code))
                data.writeString(String(reason.prefix(100)))
                let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
                channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            }
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
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
