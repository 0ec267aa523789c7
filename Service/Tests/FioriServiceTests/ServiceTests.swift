import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FioriService

/// The service answers by HTTP's rules, with the status that belongs to each outcome.
///
/// Numbers: statuses are those of RFC 9110 and of the table of problems; bounds are set by each test.
@Suite("HTTP", .serialized)
struct ServiceTests {
    @Test func `cards, charts and components are drawn`() async throws {
        try await Fake.withService { _, client in
            let card = try await client.post("/v1/cards", "{}")
            #expect(card.status == .ok && card.headers[.contentType] == "image/png")
            #expect(card.body.readableBytesView.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            let chart = try await client.post(
                "/v1/charts?type=column", "a,b\nx,1", [.accept: "image/svg+xml"], type: "text/csv")
            #expect(chart.headers[.contentType] == "image/svg+xml" && chart.text.hasPrefix("<svg"))
            let component = try await client.post(
                "/v1/components/FioriComponents.ObjectItem?format=pdf", #"{"title": "A"}"#)
            #expect(component.headers[.contentType] == "application/pdf" && component.text.hasPrefix("%PDF"))
            let sample = try await client.executeRequest(
                uri: "/v1/components/ObjectItem", method: .post, headers: [:], body: nil)
            #expect(sample.status == .ok)
        }
    }

    @Test func `a card is resolved to JSON with its options`() async throws {
        try await Fake.withService { _, client in
            let answer = try await client.post(
                "/v1/cards?parameters=country=FR&now=2026-11-23T12:00:00Z", #"{"a": 1.50}"#,
                [.accept: "application/json"])
            #expect(answer.headers[.contentType] == "application/json")
            #expect(answer.json?["resolved"]?["a"] != nil)
            #expect(answer.json?["options"]?["parameters"] == ["country": "FR"])
            let chart = try await client.post("/v1/charts", "{}", [.accept: "application/json"])
            #expect(chart.status == .notAcceptable)
        }
    }

    @Test func `a bundle is drawn`() async throws {
        try await Fake.withService { _, client in
            let zip = ZipWriter.zip([
                .file("card/manifest.json", #"{"fake": "notices"}"#), .file("card/data.json", "[]"),
            ])
            let answer = try await client.executeRequest(
                uri: "/v1/cards", method: .post, headers: [.contentType: "application/zip"], body: zip)
            #expect(answer.status == .ok && answer.headers[.fioriNotices] == "2")
            let evil = try await client.executeRequest(
                uri: "/v1/cards", method: .post, headers: [.contentType: "application/zip"],
                body: ZipWriter.zip([.file("../x", "y")]))
            #expect(evil.status == .badRequest)
            #expect(evil.json?["detail"]?.string == "the path '../x' in the zip leads out of the bundle")
        }
    }

    @Test func `a fault of the input has its words, its pointer and its place`() async throws {
        try await Fake.withService { _, client in
            let answer = try await client.post("/v1/cards", #"{"fake": "invalid"}"#, [.accept: "image/png"])
            #expect(answer.status == .badRequest)
            #expect(answer.headers[.contentType] == "application/problem+json")
            #expect(answer.json?["type"] == "urn:fiori:problem:invalid-input")
            #expect(answer.json?["detail"] == "the type 'Lst' is unknown; did you mean 'List'?")
            #expect(answer.json?["pointer"] == "/sap.card/type")
            #expect(answer.json?["line"] == 3 && answer.json?["column"] == 17)
            let broken = try await client.post("/v1/cards", #"{"a": }"#)
            #expect(broken.status == .badRequest && broken.json?["line"] == 1)
            // Where the service keeps what it is sent is nobody's business.
            #expect(broken.json?["detail"]?.string?.hasPrefix("manifest.json is no JSON") == true)
        }
    }

    @Test func `a notice is told by a field, or refused where that is asked for`() async throws {
        try await Fake.withService { _, client in
            let answer = try await client.post("/v1/cards", #"{"fake": "notices"}"#)
            #expect(answer.status == .ok && answer.headers[.fioriNotices] == "2")
            for _ in 0..<2 {
                let strict = try await client.post("/v1/cards?strict=true", #"{"fake": "notices"}"#)
                #expect(strict.status.code == 422)
                #expect(strict.json?["diagnostics"]?.elements?.count == 2)
            }
            #expect(try await client.post("/v1/cards", "{}").headers[.fioriNotices] == nil)
        }
    }

    @Test func `a failure that is not the input's is no 500 either`() async throws {
        try await Fake.withService { _, client in
            let answer = try await client.post("/v1/cards", #"{"fake": "failed"}"#)
            #expect(answer.status == .badGateway && answer.json?["detail"] == "a face is missing")
        }
    }

    @Test(arguments: [
        ("GET", "/v1/cards", 405, "POST"), ("DELETE", "/healthz", 405, "GET, HEAD"), ("POST", "/", 405, "GET, HEAD"),
        ("OPTIONS", "/v1/charts", 405, "POST"), ("GET", "/nothing", 404, nil), ("POST", "/v1/cards/", 404, nil),
        ("GET", "//", 404, nil), ("POST", "/v1/components/", 404, nil), ("GET", "/v1/../healthz", 404, nil),
    ])
    func `other addresses and methods are refused`(
        _ method: String, _ path: String, _ status: Int, _ allow: String?
    ) async throws {
        let method = try #require(HTTPRequest.Method(method))
        try await Fake.withService { _, client in
            let answer = try await client.executeRequest(uri: path, method: method, headers: [:], body: nil)
            #expect(answer.status.code == status)
            #expect(answer.headers[.allow] == allow)
            #expect(answer.headers[.contentType] == "application/problem+json")
        }
    }

    @Test func `types, formats and sizes are refused with their status`() async throws {
        try await Fake.withService(Fake.configuration { $0.maximumBody = 1_000 }) { _, client in
            #expect(try await client.post("/v1/cards", "{}", type: "text/html").status == .unsupportedMediaType)
            #expect(try await client.post("/v1/cards", "{}", type: nil).status == .unsupportedMediaType)
            #expect(
                try await client.post("/v1/cards", "{}", [.contentEncoding: "gzip"]).status == .unsupportedMediaType)
            #expect(try await client.post("/v1/cards", "{}", [.accept: "text/html"]).status == .notAcceptable)
            #expect(try await client.post("/v1/cards?format=gif", "{}").status == .badRequest)
            #expect(try await client.post("/v1/cards?bogus=1", "{}").status == .badRequest)
            #expect(try await client.post("/v1/cards", "").status == .badRequest)
            let large = try await client.post("/v1/cards", String(repeating: " ", count: 1_001))
            #expect(large.status == .contentTooLarge)
            #expect(try await client.post("/v1/cards", "{}").status == .ok)
        }
    }

    @Test func `an answer has a tag by which it is not sent again`() async throws {
        try await Fake.withService { service, client in
            let first = try await client.post("/v1/charts", "{}")
            let tag = try #require(first.headers[.eTag])
            #expect(first.headers[.cacheControl] == "public, max-age=86400")
            let second = try await client.post("/v1/charts", "{}", [.ifNoneMatch: "\"other\", W/\(tag)"])
            #expect(second.status == .notModified && second.body.readableBytes == 0)
            #expect(second.headers[.eTag] == tag)
            let other = try await client.post("/v1/charts", "{ }")
            #expect(other.headers[.eTag] != tag)
            let card = try await client.post("/v1/cards", "{}")
            #expect(card.headers[.cacheControl] == "public, max-age=60")
            let metrics = try await client.get("/metrics").text
            #expect(metrics.contains("fiori_cache_lookups_total{result=\"memory\"} 1\n"))
            #expect(metrics.contains("fiori_cache_lookups_total{result=\"miss\"} 3\n"))
            let fresh = try await client.post("/v1/charts", "{}", [.cacheControl: "no-cache"])
            #expect(fresh.headers[.eTag] == tag)
            let after = try await client.get("/metrics").text
            #expect(after.contains("fiori_cache_lookups_total{result=\"memory\"} 1\n"))
        }
    }

    @Test func `a card with data of servers needs the operator's leave, and is not kept`() async throws {
        try await Fake.withService { _, client in
            let answer = try await client.post("/v1/cards?dataMode=live", "{}")
            #expect(answer.status == .badRequest && answer.json?["pointer"] == "/options/dataMode")
        }
        try await Fake.withService(Fake.configuration { $0.dataHosts = ["example.com"] }) { service, client in
            let answer = try await client.post("/v1/cards?dataMode=live", "{}")
            #expect(answer.status == .ok && answer.headers[.cacheControl] == "no-store")
            #expect(service.cache.memory.bytes == 0)
        }
    }

    @Test func `a full queue is answered with 429, and the rest is drawn`() async throws {
        let configuration = Fake.configuration {
            $0.queueCapacity = 2
            $0.cacheMemory = 0
        }
        try await Fake.withService(configuration) { _, client in
            let answers = try await withThrowingTaskGroup(of: TestResponse.self) { group in
                for _ in 0..<12 { group.addTask { try await client.post("/v1/cards", #"{"fake": "sleep:0.3"}"#) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let refused = answers.filter { $0.status.code == 429 }
            #expect(Set(answers.map(\.status.code)) == [200, 429])
            #expect((1...11).contains(refused.count))
            #expect(refused.allSatisfy { Int($0.headers[.retryAfter] ?? "").map { $0 >= 1 } == true })
            #expect(try await client.post("/v1/cards", "{}").status == .ok)
        }
    }

    @Test func `a service that drains finishes what it has and refuses the rest`() async throws {
        try await Fake.withService { service, client in
            async let slow = client.post("/v1/cards", #"{"fake": "sleep:0.5"}"#)
            try await Fake.eventually { service.pool.queue.runningCount == 1 }
            #expect(try await client.get("/readyz").status == .ok)
            service.drain.enter(.leaving)
            #expect(try await client.get("/readyz").status == .serviceUnavailable)
            let taken = try await client.post("/v1/charts", "{}")
            #expect(taken.status == .ok && taken.headers[.connection] == "close")
            service.drain.enter(.draining)
            let refused = try await client.post("/v1/cards", "{}")
            #expect(refused.status == .serviceUnavailable && refused.headers[.retryAfter] == "1")
            #expect(try await slow.status == .ok)
            #expect(try await client.get("/healthz").status == .ok)
        }
    }

    @Test func `tokens are asked for, and have their limits`() async throws {
        try await Fake.withFolder { folder in
            let file = folder + "/tokens.json"
            let hash = Tokens.hash("another-token-of-24-bytes")
            try #"""
            {"tokens": [{"name": "few", "token": "a-token-of-17-byte", "requestsPerMinute": 2},
                        {"name": "many", "sha256": "\#(hash)"}]}
            """#.write(toFile: file, atomically: true, encoding: .utf8)
            try await Fake.withService(Fake.configuration { $0.tokens = file }) { _, client in
                let nobody = try await client.post("/v1/cards", "{}")
                #expect(nobody.status == .unauthorized)
                #expect(nobody.headers[.wwwAuthenticate] == "Bearer realm=\"fiori\"")
                let wrong = try await client.post("/v1/cards", "{}", [.authorization: "Bearer wrong"])
                #expect(wrong.status == .unauthorized)
                var codes: [Int] = []
                for _ in 0..<3 {
                    codes.append(
                        try await client.post("/v1/cards", "{}", [.authorization: "Bearer a-token-of-17-byte"]).status
                            .code)
                }
                #expect(codes == [200, 200, 429])
                let many = try await client.post(
                    "/v1/cards", "{}", [.authorization: "bearer another-token-of-24-bytes"])
                #expect(many.status == .ok && many.headers[.cacheControl] == "private, max-age=60")
                #expect(try await client.get("/healthz").status == .ok)
            }
        }
    }

    @Test func `a trace goes on, and a broken one begins anew`() async throws {
        try await Fake.withService { _, client in
            let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
            let answer = try await client.post("/v1/cards", "{}", [.traceParent: parent])
            let own = try #require(answer.headers[.traceResponse].flatMap(TraceParent.init))
            #expect(own.trace == "4bf92f3577b34da6a3ce929d0e0e4736" && own.span != "00f067aa0ba902b7" && own.isSampled)
            let problem = try await client.post("/v1/cards", "", [.traceParent: "00-zz"])
            let other = try #require(problem.headers[.traceResponse].flatMap(TraceParent.init))
            #expect(problem.json?["trace"]?.string == other.trace)
        }
    }

    @Test func `HEAD has the fields of GET`() async throws {
        try await Fake.withService { _, client in
            let page = try await client.get("/")
            let head = try await client.executeRequest(uri: "/", method: .head, headers: [:], body: nil)
            #expect(head.status == .ok && head.body.readableBytes == 0)
            #expect(head.headers[.contentLength] == page.headers[.contentLength])
            #expect(page.headers[.contentSecurityPolicy]?.contains("script-src 'sha256-") == true)
        }
    }
}
