import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Answers bytes that are no request, or one whose header is too large, and closes the connection.
///
/// It stands behind the parser, which goes on with no connection after a fault. Requests before the fault get their answers
/// first. A fault within a body is that of a request which is being answered, and left to it.
final class UnreadRequestHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    /// The time in which a client takes the answer, while the rest of what it sends is thrown away: a connection that is
    /// closed with unread bytes takes the answer with it.
    private static let closingTime = TimeAmount.seconds(1)

    /// Makes the answer to a fault of the parser.
    private let answer: @Sendable (any Error) -> (head: HTTPResponse, body: ByteBuffer)
    /// True between the head of a request and its end.
    private var isReading = false
    private var unansweredCount = 0
    private var fault: (any Error)?

    init(answer: @escaping @Sendable (any Error) -> (head: HTTPResponse, body: ByteBuffer)) { self.answer = answer }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard fault == nil else { return }
        switch unwrapInboundIn(data) {
        case .head:
            isReading = true
            unansweredCount += 1
        case .body: break
        case .end: isReading = false
        }
        context.fireChannelRead(data)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard fault == nil else { return }
        // The connection itself is lost, or a request is in hand that learns of the fault as it reads its body.
        guard !(error is IOError), !(error is ChannelError), !isReading || unansweredCount == 0 else {
            context.fireErrorCaught(error)
            return
        }
        fault = error
        if unansweredCount == 0 { refuse(error, context) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        context.write(data, promise: promise)
        guard case .end = part else { return }
        unansweredCount -= 1
        if unansweredCount == 0, let fault { refuse(fault, context) }
    }

    private func refuse(_ fault: any Error, _ context: ChannelHandlerContext) {
        let channel = context.channel
        guard channel.isActive else { return }
        try? channel.pipeline.syncOperations.addHandler(DiscardingHandler(), position: .first)
        let (head, body) = answer(fault)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(body)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        channel.close(mode: .output, promise: nil)
        _ = context.eventLoop.scheduleTask(in: Self.closingTime) { channel.close(promise: nil) }
    }
}

/// Throws away all that a connection still receives, and closes it when the client has ended.
private final class DiscardingHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed? = event as? ChannelEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
