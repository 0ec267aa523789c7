import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Transfers: their ends, cookies, requests and answers as they are.
///
/// Numbers: bounds that each test sets, status codes that its server sends, and the count of requests that are started
/// at once. A head that announces 100,001 bytes exceeds 100,000.
@Suite struct CardHTTPClientTests {
    static func request(_ server: LocalServer, _ path: String = "/", timeout: Double = 10, bytes: Int = 100_000)
        throws -> CardHTTPRequest
    {
        var limits = CardDataLimits()
        limits.maximumSeconds = timeout
        limits.maximumResponseBytes = bytes
        return CardHTTPRequest(url: try #require(URL(string: server.url(path))), limits: limits)
    }

    /// Waits for a condition that another thread fulfils.
    static func eventually(_ condition: () -> Bool) async throws -> Bool {
        for _ in 0..<500 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        return condition()
    }

    // MARK: Transfers that nobody waits for

    /// A server whose answers never end; it counts those that the client has ended.
    static func endless(_ head: String, piece: Data, pause: Double = 0) throws -> (server: LocalServer, ended: Counter)
    {
        let ended = Counter()
        let server = try LocalServer(writer: { _, write in
            var isOpen = write(Data("HTTP/1.1 \(head)\r\n\r\n".utf8))
            while isOpen {
                isOpen = write(piece)
                if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            }
            ended.next()
        })
        return (server, ended)
    }

    @Test func `endless answers are cut off`() async throws {
        let (server, ended) = try Self.endless("200 OK\r\nContent-Type: text/plain", piece: Data(count: 65_536))
        let client = SystemCardHTTPClient()
        await #expect(throws: CardDataError.tooLarge(100_000)) { try await client.send(try Self.request(server)) }
        #expect(try await Self.eventually { ended.value == 1 && client.openTransferCount == 0 })
    }

    @Test func `announced sizes are believed`() async throws {
        // Only the head is sent, so that the announced length must be the reason.
        let server = try LocalServer(writer: { _, write in
            _ = write(Data("HTTP/1.1 200 OK\r\nContent-Length: 100001\r\n\r\n".utf8))
            Thread.sleep(forTimeInterval: 5)
        })
        let client = SystemCardHTTPClient()
        await #expect(throws: CardDataError.tooLarge(100_000)) { try await client.send(try Self.request(server)) }
    }

    @Test func `answers that drip are cut off`() async throws {
        let (server, ended) = try Self.endless("200 OK\r\nContent-Type: text/plain", piece: Data([65]), pause: 0.02)
        let client = SystemCardHTTPClient()
        await #expect(throws: CardDataError.timedOut) { try await client.send(try Self.request(server, timeout: 0.3)) }
        #expect(try await Self.eventually { ended.value == 1 && client.openTransferCount == 0 })
    }

    @Test func `endless redirects are cut off`() async throws {
        let (server, ended) = try Self.endless("302 Found\r\nLocation: /a", piece: Data(count: 65_536))
        let client = SystemCardHTTPClient()
        let response = try await client.send(try Self.request(server))
        #expect(response.status == 302)
        #expect(response.headers["location"] == "/a")
        #expect(try await Self.eventually { ended.value == 1 && client.openTransferCount == 0 })
    }

    @Test func `cancelled transfers are cut off`() async throws {
        let (server, ended) = try Self.endless("200 OK\r\nContent-Type: text/plain", piece: Data([65]), pause: 0.02)
        let client = SystemCardHTTPClient()
        let request = try Self.request(server)
        let task = Task { () -> CardDataError? in
            do throws(CardDataError) {
                _ = try await client.send(request)
                return nil
            } catch { return error }
        }
        #expect(try await Self.eventually { server.requests.count == 1 })
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(try await Self.eventually { ended.value == 1 && client.openTransferCount == 0 })
    }

    @Test(arguments: ["HTTP/1.1 200 OK\r\n", ""]) func `endless headers are errors`(_ start: String) async throws {
        let server = try LocalServer(writer: { _, write in
            var isOpen = write(Data(start.utf8))
            while isOpen { isOpen = write(Data(("X-A: " + String(repeating: "a", count: 10_000) + "\r\n").utf8)) }
        })
        let client = SystemCardHTTPClient()
        await #expect(throws: CardDataError.self) { try await client.send(try Self.request(server, timeout: 3)) }
        #expect(try await Self.eventually { client.openTransferCount == 0 })
    }

    /// Cancellations in all moments of a transfer, many of them in the one in which it ends. `FUZZ_SECONDS` goes on for
    /// that long.
    @Test func `cancellation never stops the process`() async throws {
        let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
        let long =
            Data("HTTP/1.1 200 OK\r\nContent-Length: 60000\r\nConnection: close\r\n\r\n".utf8) + Data(count: 60_000)
        let server = try LocalServer { text in
            if text.hasPrefix("GET /cut") { return Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx".utf8) }
            if text.hasPrefix("GET /redirect") { return LocalServer.answer("302 Found", ["Location: /"]) }
            return text.hasPrefix("GET /long") ? long : LocalServer.answer(body: "1")
        }
        let client = SystemCardHTTPClient()
        let start = ContinuousClock.now
        var round = 0
        while seconds.map({ (ContinuousClock.now - start) / .seconds(1) < $0 / 10 }) ?? (round < 40) {
            round += 1
            await withTaskGroup(of: Void.self) { group in
                for path in ["/", "/cut", "/redirect", "/long", "/", "/redirect", "/long", "/"] {
                    guard let request = try? Self.request(server, path) else { continue }
                    let delay = Int.random(in: 0..<4000)
                    group.addTask {
                        let task = Task { try? await client.send(request) }
                        try? await Task.sleep(for: .microseconds(delay))
                        task.cancel()
                        _ = await task.value
                    }
                }
            }
        }
        #expect(try await Self.eventually { client.openTransferCount == 0 })
    }

    // MARK: Cookies

    @Test func `cookies go along only with credentials`() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: application/json", "Set-Cookie: s=1; Path=/"], Data("1".utf8))
        }
        let client = SystemCardHTTPClient()
        for withCredentials in [false, false, true, true, false] {
            let loader = CardDataLoader(client: client, policy: server.policy)
            _ = try await loader.load(
                CardRequest(["url": .string(server.url("/")), "withCredentials": .bool(withCredentials)]))
        }
        #expect(server.requests.map { LocalServer.field("Cookie", in: $0) } == [nil, nil, nil, "s=1", nil])
    }

    // MARK: Requests and answers as they are

    @Test func `bodies and fields go out as they are`() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("201 Created", ["Content-Type: text/plain", "X-A: 1", "x-a: 2"], Data("ok".utf8))
        }
        let client = SystemCardHTTPClient()
        for method in ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
            var request = try Self.request(server, "/a%20b?c=%24d")
            request.method = method
            request.headers = ["Accept": "text/plain", "X-Empty": "", "Content-Type": "a/b"]
            request.body = Data("bödy\0".utf8)
            let response = try await client.send(request)
            #expect(response == CardHTTPResponse(status: 201, headers: response.headers, body: Data("ok".utf8)))
            #expect(response.headers["x-a"]?.hasPrefix("1") == true)
            let text = try #require(server.requests.last)
            #expect(text.hasPrefix("\(method) /a%20b?c=%24d HTTP/1.1\r\n"))
            #expect(LocalServer.field("Content-Type", in: text) == "a/b")
            #expect(LocalServer.field("Accept", in: text) == "text/plain")
            #expect(LocalServer.field("Content-Length", in: text) == "6")
            #expect(LocalServer.field("Expect", in: text) == nil)
            #expect(LocalServer.body(of: text) == "bödy\0")
        }
    }

    @Test func `requests without a body have none`() async throws {
        let server = try LocalServer { text in
            LocalServer.answer(
                "200 OK", ["Content-Type: text/plain"], text.hasPrefix("HEAD") ? Data() : Data("x".utf8))
        }
        let client = SystemCardHTTPClient()
        for method in ["GET", "HEAD", "POST", "DELETE", "GET"] {
            var request = try Self.request(server)
            request.method = method
            #expect(try await client.send(request).body.count == (method == "HEAD" ? 0 : 1))
            let text = try #require(server.requests.last)
            #expect(text.hasPrefix("\(method) / "))
            #expect(LocalServer.body(of: text).isEmpty)
            #expect((LocalServer.field("Content-Length", in: text) ?? "0") == "0")
            #expect(LocalServer.field("Content-Type", in: text) == nil)
        }
    }

    @Test func `heads announce sizes that never come`() async throws {
        let server = try LocalServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Length: 999999999\r\n\r\n".utf8) }
        var request = try Self.request(server)
        request.method = "HEAD"
        #expect(try await SystemCardHTTPClient().send(request).headers["content-length"] == "999999999")
    }

    @Test func `many transfers wait for their turn`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let client = SystemCardHTTPClient()
        let request = try Self.request(server)
        let count = await withTaskGroup(of: Int.self) { group in
            for _ in 0..<100 { group.addTask { (try? await client.send(request))?.status ?? 0 } }
            return await group.reduce(into: 0) { $0 += $1 == 200 ? 1 : 0 }
        }
        #expect(count == 100)
    }

    @Test func `unreachable servers are errors`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect {
            try await SystemCardHTTPClient().send(CardHTTPRequest(url: url))
        } throws: { error in
            if case .connectionFailed? = error as? CardDataError { true } else { false }
        }
    }

    #if os(Linux)
        /// A resolver that returns a public address for every host.
        struct LyingResolver: HostResolver {
            func addresses(of host: String) async -> [IPAddress] { IPAddress("8.8.8.8").map { [$0] } ?? [] }
        }

        @Test func `the address of the connection is checked too`() async throws {
            // A name server that returns different addresses to the policy and to the client.
            let server = try LocalServer { _ in LocalServer.answer(body: "1") }
            var request = try Self.request(server)
            request.requiresPublicAddress = true
            await #expect(throws: CardDataError.addressRefused("127.0.0.1 leads to an address that is not public")) {
                try await SystemCardHTTPClient().send(request)
            }
            #expect(server.requests.isEmpty)
            // The name of this machine is found in its own list of hosts.
            let loader = CardDataLoader(policy: AddressPolicy(resolver: LyingResolver()))
            let name = ProcessInfo.processInfo.hostName
            await #expect(throws: CardDataError.self) {
                try await loader.load(CardRequest(["url": .string("http://\(name):\(server.port)/")]))
            }
            #expect(server.requests.isEmpty)
        }
    #endif
}
