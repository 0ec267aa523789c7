import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

@Suite("The server by its bytes")
struct ServerTests {
    private static func withServer(
        _ change: (inout SessionLimits) -> Void = { _ in }, _ use: (BrowserServer) async throws -> Void
    ) async throws {
        var options = ServerOptions()
        options.port = 0
        change(&options.limits)
        let sessions = SessionStore(limits: options.limits) { AppHost(SampleApp.self) }
        let server = BrowserServer(options: options, sessions: sessions)
        try server.start()
        defer { server.stop() }
        try await use(server)
    }

    private func request(_ server: BrowserServer, _ line: String, host: String? = nil) throws -> String {
        let client = try #require(HTTPClient(port: server.port))
        client.send("\(line) HTTP/1.1\r\nHost: \(host ?? "localhost:\(server.port)")\r\nConnection: close\r\n\r\n")
        return String(decoding: client.read(), as: UTF8.self)
    }

    private func upgrade(_ client: HTTPClient, _ server: BrowserServer, origin: String) {
        client.send(
            "GET /live HTTP/1.1\r\nHost: localhost:\(server.port)\r\nOrigin: \(origin)\r\nConnection: Upgrade\r\n"
                + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
    }

    @Test func pagesAreServedWithAStrictPolicy() async throws {
        try await Self.withServer { server in
            let page = try request(server, "GET /")
            #expect(page.hasPrefix("HTTP/1.1 200"))
            #expect(page.contains("default-src 'none'; script-src 'self'; style-src 'self'"))
            #expect(page.contains("X-Content-Type-Options: nosniff"))
            #expect(page.contains("<svg id=\"display\""))
            #expect(!page.contains("<script>"))
            let (script, fonts) = (try request(server, "GET /main.js"), try request(server, "GET /fonts.css"))
            #expect(script.contains("text/javascript"))
            #expect(fonts.contains("@font-face"))
        }
    }

    @Test func otherRequestsAreRefused() async throws {
        try await Self.withServer { server in
            let foreign = "example.com:\(server.port)"
            let requests: [(line: String, host: String?, status: Int)] = [
                ("GET /../../etc/passwd", nil, 404), ("GET /fonts/..%2f..%2fpasswd", nil, 404), ("POST /", nil, 405),
                ("GET /live", nil, 403), ("GET /", foreign, 421),
            ]
            for (line, host, status) in requests {
                let answer = try request(server, line, host: host)
                #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(line)")
            }
        }
    }

    @Test func foreignPagesMayNotConnect() async throws {
        try await Self.withServer { server in
            let own = try #require(HTTPClient(port: server.port))
            upgrade(own, server, origin: "http://localhost:\(server.port)")
            #expect(String(decoding: own.read(until: "\r\n\r\n"), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
            let foreign = try #require(HTTPClient(port: server.port))
            upgrade(foreign, server, origin: "http://example.com")
            let answer = String(decoding: foreign.read(until: "\r\n\r\n"), as: UTF8.self)
            #expect(!answer.hasPrefix("HTTP/1.1 101"))
        }
    }

    /// Connects, sends frames, and returns what comes until the server closes.
    private func exchange(_ server: BrowserServer, _ frames: [String]) throws -> String {
        let client = try #require(HTTPClient(port: server.port))
        upgrade(client, server, origin: "http://localhost:\(server.port)")
        _ = client.read(until: "\r\n\r\n")
        for frame in frames { client.sendFrame(frame) }
        return String(decoding: client.read(), as: UTF8.self)
    }

    @Test func longMessagesEndTheConnection() async throws {
        try await Self.withServer { server in
            let answer = try exchange(server, [String(repeating: "x", count: 300 * 1024)])
            #expect(!answer.contains("hello"))
        }
    }

    @Test func floodsEndTheConnection() async throws {
        try await Self.withServer({ $0.messagesPerSecond = 50 }) { server in
            let hello = #"{"t":"hello","width":390,"height":844,"reducedMotion":true}"#
            let answer = try exchange(server, [hello] + Array(repeating: #"{"t":"left"}"#, count: 500))
            #expect(answer.contains("too many messages in a second"))
            let page = try request(server, "GET /")
            #expect(page.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func malformedMessagesEndTheConnectionWithAReason() async throws {
        try await Self.withServer { server in
            let answer = try exchange(server, ["{"])
            #expect(answer.contains("the message is not JSON of the protocol"))
        }
    }

    @Test func portsInUseAreNamedWithTheFix() async throws {
        try await Self.withServer { server in
            var options = ServerOptions()
            options.port = server.port
            let other = BrowserServer(
                options: options, sessions: SessionStore(limits: options.limits) { AppHost(SampleApp.self) })
            defer { other.stop() }
            let error = #expect(throws: ServerError.self) { try other.start() }
            #expect(error?.description.contains("port \(server.port) is in use") == true)
            #expect(error?.description.contains("--port N") == true)
        }
    }
}
