import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers requests for the page's files.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let files: PageFiles
    private let checks: BoundChecks
    private let printed: Printed
    private var head: HTTPRequestHead?
    private var bodyBytes = 0

    /// Draws the content of a session for paper, and calls back with it; with nil for a session that is not there.
    typealias Printed = @Sendable (_ session: String, _ answer: @escaping @Sendable ([UInt8]?) -> Void) -> Void

    init(files: PageFiles, checks: BoundChecks, printed: @escaping Printed) {
        self.files = files
        self.checks = checks
        self.printed = printed
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            // Browsers ask on when they have an answer; others would let answers pile up.
            guard context.channel.isWritable else { return context.close(promise: nil) }
            self.head = head
            bodyBytes = 0
        case .body(let buffer):
            // No request has a body; a long one is not read to its end.
            bodyBytes += buffer.readableBytes
            if bodyBytes > 64 * 1024 { context.close(promise: nil) }
        case .end:
            if let head { answer(head, context) }
            head = nil
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // A WebSocket that is refused comes as a request next, which gets an answer.
        if !(error is NIOWebSocketUpgradeError) { context.close(promise: nil) }
    }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard head.headers["host"].count <= 1, head.headers["origin"].count <= 1 else {
            return send(.badRequest, "Host and Origin may come once.", to: head, context)
        }
        guard checks.value.allows(host: head.headers.first(name: "host")) else {
            return send(.misdirectedRequest, "This server is not known by that name.", to: head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return send(.methodNotAllowed, "Only GET and HEAD are answered.", to: head, context)
        }
        let path = head.uri.split(separator: "?", maxSplits: 1).first.map { String($0) } ?? "/"
        if path == "/live" {
            let isOwn = checks.value.allows(host: head.headers["host"], origin: head.headers["origin"])
            guard isOwn, head.headers.contains(name: "upgrade") else {
                return send(.forbidden, "Only this server's page may connect, by WebSocket.", to: head, context)
            }
            return send(.upgradeRequired, "Only WebSockets of version 13 are understood.", to: head, context)
        }
        if path == "/print" { return sendPrinted(head, context) }
        guard let file = files.file(at: path) else { return send(.notFound, "Not found.", to: head, context) }
        send(.ok, file, to: head, context)
    }

    /// Sends the content of the session that the query names.
    private func sendPrinted(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let id = head.uri.split(separator: "?", maxSplits: 1).dropFirst().first.map { String($0) } ?? ""
        let loop = context.eventLoop
        let place = NIOLoopBound((handler: self, context: context), eventLoop: loop)
        printed(id) { json in
            loop.execute {
                let (handler, context) = place.value
                guard context.channel.isActive else { return }
                guard let json else { return handler.send(.notFound, "No such session.", to: head, context) }
                handler.send(.ok, PageFiles.File(type: "application/json", content: Data(json)), to: head, context)
            }
        }
    }

    private func send(
        _ status: HTTPResponseStatus, _ message: String, to head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
        let file = PageFiles.File(type: "text/plain; charset=utf-8", content: Data((message + "\n").utf8))
        send(status, file, to: head, context)
    }

    private func send(
        _ status: HTTPResponseStatus, _ file: PageFiles.File, to head: HTTPRequestHead,
        _ context: ChannelHandlerContext
    ) {
        var headers = HTTPHeaders()
        headers.add(name: "Content-Type", value: file.type)
        headers.add(name: "Content-Length", value: String(file.content.count))
        headers.add(name: "Content-Security-Policy", value: Self.contentSecurityPolicy)
        headers.add(name: "X-Content-Type-Options", value: "nosniff")
        headers.add(name: "Referrer-Policy", value: "no-referrer")
        headers.add(name: "Cross-Origin-Opener-Policy", value: "same-origin")
        headers.add(
            name: "Cache-Control", value: file.isImmutable ? "public, max-age=31536000, immutable" : "no-store")
        let response = HTTPResponseHead(version: head.version, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(response)), promise: nil)
        if head.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: file.content)))), promise: nil)
        }
        if head.isKeepAlive {
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        } else {
            context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
                context.close(promise: nil)
            }
        }
    }

    /// Scripts, styles and fonts come from this server alone, and no page may embed this one. Pictures of an app are
    /// embedded in its frames.
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "font-src 'self'", "img-src 'self' data:",
        "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
}
