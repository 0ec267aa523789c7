import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// Tests the server over sockets, byte by byte, as browsers and others may use it.
///
/// Numbers: status codes of HTTP (RFC 9110) and WebSocket (RFC 6455). Floods wait for their limits (Docs/LiveHost.md):
/// 300 messages at 100 a second for 2 s, 4 connections of 40 messages at 60 a second for 1.7 s; 1.5 s leaves room for a
/// part that has not arrived. 5 s and 500 frames are generous bounds.
@Suite("The server by its bytes")
struct ServerTests {
    private static func withServer(
        _ change: (inout SessionLimits) -> Void = { _ in }, _ use: (BrowserServer) async throws -> Void
    ) async throws {
        var options = ServerOptions()
        options.port = 0
        // The tests run beside many others, on the main actor of one process.
        options.limits.waiting.hello = 600
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

    @Test func `pages are served with a strict policy`() async throws {
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

    @Test func `other requests are refused`() async throws {
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

    @Test func `foreign pages may not connect`() async throws {
        try await Self.withServer { server in
            let own = try #require(HTTPClient(port: server.port))
            upgrade(own, server, origin: "http://localhost:\(server.port)")
            #expect(String(decoding: own.read(until: "\r\n\r\n"), as: UTF8.self).hasPrefix("HTTP/1.1 101"))
            let foreign = try #require(HTTPClient(port: server.port))
            upgrade(foreign, server, origin: "http://example.com")
            let answer = String(decoding: foreign.read(until: "this server's page"), as: UTF8.self)
            #expect(answer.hasPrefix("HTTP/1.1 403"))
        }
    }

    @Test func `a WebSocket that is refused gets an answer that says why`() async throws {
        try await Self.withServer { server in
            let own = "http://localhost:\(server.port)"
            func answer(_ path: String, _ headers: String) throws -> String {
                let client = try #require(HTTPClient(port: server.port))
                client.send(
                    "GET \(path) HTTP/1.1\r\n\(headers)Connection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
                return String(decoding: client.read(until: "\n"), as: UTF8.self)
            }
            let host = "Host: localhost:\(server.port)\r\n"
            let version = "Sec-WebSocket-Version: 13\r\n"
            let old = host + "Origin: \(own)\r\nSec-WebSocket-Version: 8\r\n"
            for (path, headers, status) in [
                ("/live", host + version + "Origin: null\r\n", 403), ("/live", "Host: example.com\r\n" + version, 421),
                ("/other", host + version, 404), ("/live", old, 426),
            ] {
                let line = try answer(path, headers)
                #expect(line.hasPrefix("HTTP/1.1 \(status)"), "\(path) \(headers)")
            }
        }
    }

    @Test func `two Host or Origin headers are refused`() async throws {
        try await Self.withServer { server in
            let name = "localhost:\(server.port)"
            let upgrade =
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + "Sec-WebSocket-Version: 13\r\n"
            for (line, headers) in [
                ("GET /", "Host: \(name)\r\nHost: \(name)\r\n"),
                ("GET /", "Host: \(name)\r\nHost: example.com\r\n"),
                ("GET /", "Host: \(name)\r\nOrigin: http://\(name)\r\nOrigin: http://example.com\r\n"),
                ("GET /live", "Host: \(name)\r\nhost: \(name)\r\n" + upgrade),
                ("GET /live", "Host: \(name)\r\nOrigin: http://\(name)\r\nORIGIN: http://\(name)\r\n" + upgrade),
            ] {
                let client = try #require(HTTPClient(port: server.port))
                client.send("\(line) HTTP/1.1\r\n\(headers)\r\n")
                let answer = String(decoding: client.read(until: "\n"), as: UTF8.self)
                #expect(answer.hasPrefix("HTTP/1.1 400"), "\(line) \(headers)")
            }
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

    @Test func `long messages end the connection`() async throws {
        try await Self.withServer { server in
            let answer = try exchange(server, [String(repeating: "x", count: 300 * 1024)])
            #expect(!answer.contains("hello"))
        }
    }

    private static let hello = #"{"t":"hello","width":390,"height":844,"reducedMotion":true}"#

    private func connect(_ server: BrowserServer, receiveBuffer: Int32? = nil) throws -> HTTPClient {
        let client = try #require(HTTPClient(port: server.port, receiveBuffer: receiveBuffer))
        upgrade(client, server, origin: "http://localhost:\(server.port)")
        _ = client.read(until: "\r\n\r\n")
        return client
    }

    @Test func `floods are read slowly`() async throws {
        try await Self.withServer({ $0.messagesPerSecond = 100 }) { server in
            let client = try connect(server)
            client.sendFrame(Self.hello)
            _ = client.read(until: #""t":"frame""#)
            let start = ContinuousClock.now
            for _ in 0..<300 { client.sendFrame(#"{"t":"left"}"#) }
            // A read takes many messages at once; the next ones have to wait for them.
            try await Task.sleep(for: .milliseconds(200))
            client.sendFrame("{")
            let page = try request(server, "GET /")
            #expect(page.hasPrefix("HTTP/1.1 200"))
            let answer = String(decoding: client.read(), as: UTF8.self)
            #expect(answer.contains("the message is not JSON of the protocol"))
            #expect(ContinuousClock.now - start > .seconds(1.5))
        }
    }

    @Test func `floods of many connections are read slowly`() async throws {
        try await Self.withServer({ $0.messagesPerSecond = 20 }) { server in
            let start = ContinuousClock.now
            for _ in 0..<3 {
                let client = try connect(server)
                client.sendFrame(Self.hello)
                _ = client.read(until: #""t":"frame""#)
                for _ in 0..<200 { client.sendFrame(#"{"t":"left"}"#) }
            }
            let client = try connect(server)
            client.sendFrame(Self.hello)
            #expect(String(decoding: client.read(until: "greeting"), as: UTF8.self).contains("greeting"))
            // An address may send 60 messages in a second; connections count as 40.
            #expect(ContinuousClock.now - start > .seconds(1.5))
        }
    }

    @Test func `silent connections are closed`() async throws {
        try await Self.withServer({ ($0.waiting.hello, $0.waiting.request) = (0.3, 0.6) }) { server in
            let start = ContinuousClock.now
            let socket = try connect(server)
            #expect(String(decoding: socket.read(), as: UTF8.self).contains("the first message did not come in time"))
            let file = try #require(HTTPClient(port: server.port))
            file.send("GET / HTTP/1.1\r\nHost:")
            #expect(file.read().isEmpty)
            #expect(ContinuousClock.now - start < .seconds(5))
            // A tab that has said hello stays.
            let tab = try connect(server)
            tab.sendFrame(Self.hello)
            _ = tab.read(until: #""t":"frame""#)
            try await Task.sleep(for: .seconds(1))
            tab.sendFrame("{")
            #expect(String(decoding: tab.read(), as: UTF8.self).contains("not JSON of the protocol"))
        }
    }

    @Test func `a tab that reads nothing gets no more frames`() async throws {
        try await Self.withServer({ $0.messagesPerSecond = 1_000_000 }) { server in
            let client = try connect(server, receiveBuffer: 4096)
            client.sendFrame(Self.hello)
            for number in 1..<1500 {
                client.sendFrame(#"{"t":"display","width":\#(300 + number % 2 * 500),"height":844}"#)
                client.sendFrame(#"{"t":"shown","n":\#(number)}"#)
                if number % 20 == 0 { try await Task.sleep(for: .milliseconds(2)) }
            }
            client.sendFrame("{")
            let other = try connect(server)
            other.sendFrame(Self.hello)
            #expect(String(decoding: other.read(until: "greeting"), as: UTF8.self).contains("greeting"))
            // The last message ends the connection, which is cut after a while because the tab does not take the rest.
            for _ in 0..<1000 where await server.sessions.connectionCount > 1 {
                try await Task.sleep(for: .milliseconds(100))
            }
            let received = client.read()
            let frames = String(decoding: received, as: UTF8.self).split(separator: #""t":"frame""#).count - 1
            // The system's buffers take some hundred.
            #expect((2..<500).contains(frames), "\(frames) frames, \(received.count) bytes were queued")
        }
    }

    @Test func `malformed messages end the connection with a reason`() async throws {
        try await Self.withServer { server in
            let answer = try exchange(server, ["{"])
            #expect(answer.contains("the message is not JSON of the protocol"))
        }
    }

    @Test func `an error names the port in use and the fix`() async throws {
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
