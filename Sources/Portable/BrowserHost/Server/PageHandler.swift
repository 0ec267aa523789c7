import Foundation
import NIOCore
import NIOHTTP1

/// Answers requests for the page's files.
final class PageHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let files: PageFiles
    private let checks: BoundChecks
    private var head: HTTPRequestHead?
    private var bodyBytes = 0

    init(files: PageFiles, checks: BoundChecks) {
        self.files = files
        self.checks = checks
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

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard checks.value.allows(host: head.headers.first(name: "host")) else {
            return send(.misdirectedRequest, "This server is not known by that name.", to: head, context)
        }
        guard head.method == .GET || head.method == .HEAD else {
            return send(.methodNotAllowed, "Only GET and HEAD are answered.", to: head, context)
        }
        let path = head.uri.split(separator: "?", maxSplits: 1).first.map { String($0) } ?? "/"
        if path == "/live" {
            return send(.forbidden, "Only this server's page may connect, by WebSocket.", to: head, context)
        }
        guard let file = files.file(at: path) else { return send(.notFound, "Not found.", to: head, context) }
        send(.ok, file, to: head, context)
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
