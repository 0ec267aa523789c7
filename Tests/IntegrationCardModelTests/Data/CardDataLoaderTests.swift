import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Loading of data: requests, redirects, bad servers and malicious contents.
///
/// Numbers: status codes and sizes that each test's server sends; a timeout of 15 s (card schema) that manifests may
/// shorten, five redirects (six exchanges) and a wait of at most 30 s are bounds of this implementation
/// (`CardDataLimits`).
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

    @Test func `parameters of get are the query`() async throws {
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

    @Test func `parameters of post are a form or JSON`() async throws {
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
        ] as [JSONValue]) func `broken requests are refused`(_ value: JSONValue)
    {
        #expect {
            try CardRequest(value)
        } throws: { error in
            if case .invalidRequest? = error as? CardDataError { true } else { false }
        }
    }

    // MARK: Redirects

    @Test func `redirects are followed up to the bound`() async throws {
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
    func `redirects are checked`(_ target: String) async throws {
        let server = try LocalServer { _ in LocalServer.answer("307 Temporary Redirect", ["Location: \(target)"]) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect {
            try await Self.loader(server).load(request)
        } throws: { error in
            if case .addressRefused? = error as? CardDataError { true } else { false }
        }
        #expect(server.requests.count == 1)
    }

    @Test func `another origin gets no tokens`() throws {
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

    @Test func `loopback is refused unless allowed`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.addressRefused("127.0.0.1 is not a public address")) {
            try await CardDataLoader().load(request)
        }
        #expect(server.requests.isEmpty)
    }

    @Test func `slow servers time out`() async throws {
        let server = try LocalServer { _ in nil }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.timedOut) {
            try await Self.loader(server) { $0.maximumSeconds = 0.2 }.load(request)
        }
    }

    @Test func `huge answers are refused`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: String(repeating: " ", count: 300_000) + "1") }
        let request = try CardRequest(["url": .string(server.url("/"))])
        #expect(try await Self.loader(server).load(request) == 1)
        await #expect(throws: CardDataError.tooLarge(200_000)) {
            try await Self.loader(server) { $0.maximumResponseBytes = 200_000 }.load(request)
        }
    }

    @Test func `compressed answers are bounded by their real size`() async throws {
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
    func `broken answers are errors`(_ answer: String) async throws {
        let server = try LocalServer { _ in Data(answer.utf8) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.self) { try await Self.loader(server).load(request) }
    }

    @Test func `status and broken JSON are errors`() async throws {
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

    @Test func `busy servers are asked once more`() async throws {
        let server = try LocalServer { _ in LocalServer.answer("503 Service Unavailable", ["Retry-After: 0"]) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.status(503, "Service Unavailable")) {
            try await Self.loader(server).load(request)
        }
        #expect(server.requests.count == 2)
    }

    @Test func `the manifest may name the time of the repetition`() async throws {
        let count = Counter()
        let server = try LocalServer { text in
            guard count.next() == 0 else { return LocalServer.answer(body: "1") }
            // A date is not a number of seconds, so the manifest's delay is used.
            return LocalServer.answer("429 Too Many Requests", ["Retry-After: Fri, 31 Dec 1999 23:59:59 GMT"])
        }
        let request = try CardRequest(["url": .string(server.url("/")), "retryAfter": "0"])
        #expect(try await Self.loader(server).load(request) == 1)
    }

    @Test(arguments: ["31", "-1", "nan", "inf", "x"]) func `other times are not waited for`(_ time: String) async throws
    {
        let server = try LocalServer { _ in
            LocalServer.answer("503 Service Unavailable", ["Retry-After: \(time)"])
        }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.status(503, "Service Unavailable")) {
            try await Self.loader(server).load(request)
        }
        #expect(server.requests.count == 1)
    }

    @Test func `other failures are not repeated`() async throws {
        let server = try LocalServer { _ in LocalServer.answer("500 Internal Server Error", ["Retry-After: 0"]) }
        let request = try CardRequest(["url": .string(server.url("/")), "retryAfter": 0])
        await #expect(throws: CardDataError.status(500, "Internal Server Error")) {
            try await Self.loader(server).load(request)
        }
        #expect(server.requests.count == 1)
    }

    @Test func `the manifest may shorten the time only`() async throws {
        let server = try LocalServer { _ in nil }
        let request = try CardRequest(["url": .string(server.url("/")), "timeout": 100])
        await #expect(throws: CardDataError.timedOut) { try await Self.loader(server).load(request) }
        let url = try #require(URL(string: request.url))
        let long = try CardRequest(["url": "a", "timeout": 1e9])
        #expect(try long.httpRequest(to: url).timeout == 15)
        #expect(try CardRequest(["url": "a", "timeout": "250"]).httpRequest(to: url).timeout == 0.25)
        #expect(try CardRequest(["url": "a", "timeout": -5]).httpRequest(to: url).timeout == 15)
    }

    @Test func `bytes in all are bounded`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: String(repeating: " ", count: 600) + "1") }
        let loader = Self.loader(server) { $0.maximumBytesPerPeriod = 1000 }
        let request = try CardRequest(["url": .string(server.url("/"))])
        #expect(try await loader.load(request) == 1)
        #expect(try await loader.load(request) == 1)
        await #expect(throws: CardDataError.tooManyBytes(1000)) { try await loader.load(request) }
    }

    @Test func `bounds are of a period`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "1") }
        let loader = Self.loader(server) {
            $0.maximumExchanges = 1
            $0.period = 0
        }
        let request = try CardRequest(["url": .string(server.url("/"))])
        for _ in 0..<3 { #expect(try await loader.load(request) == 1) }
    }

    // MARK: Malicious contents

    @Test(arguments: [
        (String(repeating: "[", count: 100_000), JSONParseError.Reason.tooDeep),
        ("[" + String(repeating: "0,", count: 2000) + "0]", .tooLarge),
        ("\"" + String(repeating: "a", count: 5000) + "\"", .tooLarge),
    ]) func `JSON is bounded`(_ body: String, _ reason: JSONParseError.Reason) async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: body) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        let loader = Self.loader(server) {
            $0.json.maximumValues = 1000
            $0.json.maximumStringBytes = 4000
        }
        await #expect {
            try await loader.load(request)
        } throws: { error in
            if case .invalidJSON(let failure)? = error as? CardDataError { failure.reason == reason } else { false }
        }
    }

    @Test(
        arguments: [
            ("text/html", "<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("application/octet-stream", "{\"a\": 1}", "{\"a\": 1}"), ("application/JSON;charset=utf-8", "[1]", [1]),
            ("application/json", "\u{FEFF}[1]", [1]), ("application/json", "\"\\ud800\"", "\u{FFFD}"),
            ("application/json", "{\"a\": 1, \"a\": 2}", ["a": 2]),
        ] as [(String, String, JSONValue)]) func `types decide about contents`(
            _ type: String, _ body: String, _ value: JSONValue
        ) async throws
    {
        let server = try LocalServer { _ in LocalServer.answer("200 OK", ["Content-Type: \(type)"], Data(body.utf8)) }
        #expect(try await Self.loader(server).load(CardRequest(["url": .string(server.url("/"))])) == value)
    }

    @Test func `empty answers of head are null`() async throws {
        let server = try LocalServer { _ in Data("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n".utf8) }
        let head = try CardRequest(["url": .string(server.url("/")), "method": "HEAD"])
        #expect(try await Self.loader(server).load(head) == nil)
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nabcd",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nabc",
        "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n", "HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n",
        "HTTP/1.1 -1 X\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "HTTP/1.1 302 Found\r\nLocation: http://\r\n\r\n",
        "HTTP/1.1 302 Found\r\nLocation: \u{1}\r\nContent-Length: 0\r\n\r\n", "\0\0\0\0",
    ]) func `broken protocols are errors`(_ answer: String) async throws {
        let server = try LocalServer { _ in Data(answer.utf8) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.self) { try await Self.loader(server).load(request) }
    }

    @Test func `redirects to themselves end`() async throws {
        let server = try LocalServer { _ in LocalServer.answer("301 Moved Permanently", ["Location: /"]) }
        let request = try CardRequest(["url": .string(server.url("/"))])
        await #expect(throws: CardDataError.tooManyRedirects(5)) { try await Self.loader(server).load(request) }
        #expect(server.requests.count == 6)
    }

    @Test func `waits end when their task is cancelled`() async throws {
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

    @Test func `relative addresses are files of the bundle`() async throws {
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
