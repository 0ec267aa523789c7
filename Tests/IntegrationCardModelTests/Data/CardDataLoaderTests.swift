import Foundation
import Testing

@testable import IntegrationCardModel

@Suite struct CardDataLoaderTests {
    static func loader(_ server: LocalServer, _ change: (inout CardDataLimits) -> Void = { _ in }) -> CardDataLoader {
        var policy = AddressPolicy()
        policy.allowedHosts = ["127.0.0.1:\(server.port)"]
        var limits = CardDataLimits()
        change(&limits)
        return CardDataLoader(policy: policy, limits: limits)
    }

    static func request(_ value: JSONValue) throws -> CardRequest { try CardRequest(value) }

    // MARK: Requests

    @Test func parametersOfGetAreTheQuery() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "{\"a\": [1]}") }
        let request = try CardRequest([
            "url": .string(server.url("/list?x=1#part")),
            "parameters": ["$filter": "a eq 'ü'", "top": 5, "all": true],
            "headers": ["X-Count": 3],
        ])
        #expect(try await Self.loader(server).load(request) == ["a": [1]])
        let text = try #require(server.requests.first)
        #expect(text.hasPrefix("GET /list?x=1&%24filter=a%20eq%20'%C3%BC'&top=5&all=true HTTP/1.1"))
        #expect(text.contains("X-Count: 3"))
        #expect(text.contains("Accept: application/json, */*"))
    }

    @Test func parametersOfPostAreAFormOrJSON() async throws {
        let server = try LocalServer { _ in LocalServer.answer("200 OK", ["Content-Type: text/plain"], Data("ok".utf8))
        }
        let loader = Self.loader(server)
        let form = try CardRequest([
            "url": .string(server.url("/")), "method": "post", "mode": "cors", "parameters": ["a b": "c&d"],
        ])
        #expect(try await loader.load(form) == "ok")
        let json = try CardRequest([
            "url": .string(server.url("/")), "method": "POST", "parameters": ["a": [1, "b"]],
            "headers": ["content-type": "application/json"],
        ])
        let message = try json.httpRequest(to: try #require(URL(string: json.url)))
        #expect(message.body.map { String(decoding: $0, as: UTF8.self) } == "{\"a\":[1,\"b\"]}")
        let sent = try form.httpRequest(to: try #require(URL(string: form.url)))
        #expect(sent.body == Data("a%20b=c%26d".utf8))
        #expect(sent.header("content-type") == "application/x-www-form-urlencoded")
        #expect(server.requests.first?.hasPrefix("POST / HTTP/1.1") == true)
    }

    @Test(
        arguments: [
            [:], ["url": ""], ["url": "a", "method": "BREW"], ["url": "a", "mode": "wild"],
            ["url": "a", "headers": ["X": "a\r\nY: b"]], ["url": "a", "headers": ["X: Y": "a"]], [1], nil,
        ] as [JSONValue]) func brokenRequestsAreRefused(_ value: JSONValue)
    {
        #expect {
            try CardRequest(value)
        } throws: { error in
            if case .invalidRequest? = error as? CardDataError { true } else { false }
        }
    }

    // MARK: Redirects

    @Test func redirectsAreFollowedUpToTheBound() async throws {
        let server = try LocalServer { text in
            if text.hasPrefix("GET /3") { return LocalServer.answer(body: "3") }
            let number = text.dropFirst(5).first?.wholeNumberValue ?? 0
            return LocalServer.answer("302 Found", ["Location: /\(number + 1)"])
        }
        let request = try CardRequest(["url": .string(server.url("/0"))])
        #expect(try await Self.loader(server).load(request) == 3)
        await #expect(throws: CardDataError.tooManyRedirects(2)) {
            try await Self.loader(server) { $0.maximumRedirects = 2 }.load(request)
        }
        await #expect(throws: CardDataError.tooManyExchanges(2)) {
            try await Self.loader(server) { $0.maximumExchanges = 2 }.load(request)
        }
    }

    @Test(arguments: ["file:///etc/passwd", "http://169.254.169.254/", "http://localhost/", "http://[::1]:1/"])
    func redirectsAreChecked(_ target: String) async throws {
        let server = try LocalServer { _ in LocalServer.answer("307 Temporary Redirect", ["Location: \(target)"]) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect {
            try await Self.loader(server).load(request)
        } throws: { error in
            if case .addressRefused? = error as? CardDataError { true } else { false }
        }
        #expect(server.requests.count == 1)
    }

    @Test func anotherOriginGetsNoTokens() throws {
        let url = try #require(URL(string: "https://a.example/x"))
        var request = CardHTTPRequest(
            url: url, method: "POST", headers: ["Authorization": "secret", "Accept": "*/*"], body: Data([1]),
            sendsCookies: true)
        request.redirect(to: try #require(URL(string: "https://a.example/y")), status: 307)
        #expect(request.headers["Authorization"] == "secret")
        #expect(request.method == "POST")
        #expect(request.body == Data([1]))
        request.redirect(to: try #require(URL(string: "https://b.example/y")), status: 302)
        #expect(request.headers == ["Accept": "*/*"])
        #expect(request.method == "GET")
        #expect(request.body == nil)
        #expect(!request.sendsCookies)
    }

    // MARK: Bad servers

    @Test func loopbackIsRefusedUnlessAllowed() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.addressRefused("127.0.0.1 is not a public address")) {
            try await CardDataLoader().load(request)
        }
        #expect(server.requests.isEmpty)
    }

    @Test func slowServersTimeOut() async throws {
        let server = try LocalServer { _ in nil }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.timedOut) {
            try await Self.loader(server) { $0.maximumSeconds = 0.2 }.load(request)
        }
    }

    @Test func hugeAnswersAreRefused() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: String(repeating: " ", count: 300_000) + "1") }
        let request = try CardRequest(["url": .string(server.url("/"))])
        #expect(try await Self.loader(server).load(request) == 1)
        await #expect(throws: CardDataError.tooLarge(200_000)) {
            try await Self.loader(server) { $0.maximumResponseBytes = 200_000 }.load(request)
        }
    }

    @Test func compressedAnswersAreBoundedByTheirRealSize() async throws {
        let bomb = Self.compressedZeros(repetitions: 20_000)
        #expect(bomb.count < 40_000)
        let headers = ["Content-Type: application/json", "Content-Encoding: gzip"]
        let server = try LocalServer { _ in LocalServer.answer("200 OK", headers, bomb) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.tooLarge(1_000_000)) {
            try await Self.loader(server) { $0.maximumResponseBytes = 1_000_000 }.load(request)
        }
    }

    @Test(arguments: ["garbage\r\n\r\n", "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func brokenAnswersAreErrors(_ answer: String) async throws {
        let server = try LocalServer { _ in Data(answer.utf8) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.self) { try await Self.loader(server).load(request) }
    }

    @Test func statusAndBrokenJSONAreErrors() async throws {
        let server = try LocalServer { text in
            text.hasPrefix("GET /json") ? LocalServer.answer(body: "{\"a\": ") : LocalServer.answer("404 Not Found")
        }
        let loader = Self.loader(server)
        let missing = try CardRequest(["url": .string(server.url("/no"))])
        await #expect(throws: CardDataError.status(404, "Not Found")) { try await loader.load(missing) }
        #expect(CardDataError.status(404, "Not Found").title == "404 Not Found")
        let broken = try CardRequest(["url": .string(server.url("/json"))])
        await #expect {
            try await loader.load(broken)
        } throws: { error in
            if case .invalidJSON? = error as? CardDataError { true } else { false }
        }
    }

    @Test func busyServersAreAskedOnceMore() async throws {
        let server = try LocalServer { _ in LocalServer.answer("503 Service Unavailable", ["Retry-After: 0"]) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.status(503, "Service Unavailable")) {
            try await Self.loader(server).load(request)
        }
        #expect(server.requests.count == 2)
    }

    @Test func waitsEndWhenTheirTaskIsCancelled() async throws {
        let server = try LocalServer { _ in nil }
        let request = try CardRequest(["url": .string(server.url("/"))])
        let loader = Self.loader(server)
        let task = Task { () -> CardDataError? in
            do throws(CardDataError) {
                _ = try await loader.load(request)
                return nil
            } catch { return error }
        }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    // MARK: Files

    @Test func relativeAddressesAreFilesOfTheBundle() async throws {
        let loader = CardDataLoader(bundle: try CardBundleTests.bundle())
        #expect(try await loader.load(CardRequest(["url": "./data/a.json"])) == [1])
        let outside = try CardRequest(["url": "../secret.txt"])
        await #expect(throws: CardDataError.pathRefused("it leads out of the bundle")) {
            try await loader.load(outside)
        }
    }

    /// A gzip stream of zeros: repetitions of 258 bytes in the fixed code of RFC 1951, thirteen bits each.
    static func compressedZeros(repetitions: Int) -> Data {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var current: UInt8 = 0
        var count = 0
        func put(_ bits: String) {
            for bit in bits.utf8 where bit != 32 {
                if bit == 49 { current |= 1 << UInt8(count) }
                count += 1
                if count == 8 {
                    bytes.append(current)
                    current = 0
                    count = 0
                }
            }
        }
        put("1 10 00110000")
        for _ in 0..<repetitions { put("11000101 00000") }
        put("0000000 0000000")
        return Data(bytes + [0, 0, 0, 0, 0, 0, 0, 0])
    }
}

extension LocalServer {
    static func answer(body: String) -> Data { answer(body: Data(body.utf8)) }

    private static func answer(body: Data) -> Data { answer("200 OK", ["Content-Type: application/json"], body) }
}
