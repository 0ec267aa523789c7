import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Stored answers: their age, their keys and the bounds of the store.
///
/// Numbers: the server counts its answers from 0, and ages are seconds of the test's clock. A store of 1,000 bytes
/// holds five answers of 200, none above a quarter of it (a bound of our own), and 800 are left without one.
@Suite struct CardCacheTests {
    /// A clock that a test sets.
    final class Time: @unchecked Sendable {
        private let lock = NSLock()
        private var seconds = 0.0
        var now: Double {
            get { lock.withLock { seconds } }
            set { lock.withLock { seconds = newValue } }
        }
    }

    struct Setup {
        let server: LocalServer
        let cache: CardCache
        let time = Time()

        init(headers: [String] = [], maximumBytes: Int = 1_000_000, maximumEntries: Int = 100) throws {
            let count = Counter()
            server = try LocalServer { _ in
                LocalServer.answer(
                    "200 OK", ["Content-Type: application/json"] + headers, Data("\(count.next())".utf8))
            }
            let time = time
            cache = CardCache(maximumBytes: maximumBytes, maximumEntries: maximumEntries) { time.now }
        }

        func loader(_ mode: CardDataMode = .live) -> CardDataLoader {
            CardDataLoader(policy: server.policy, mode: mode, cache: cache)
        }

        func load(
            _ cache: JSONValue?, path: String = "/", extra: [(String, JSONValue)] = [],
            refresh: CardRefresh = .whenOld, mode: CardDataMode = .live
        ) async throws -> CardData {
            var request = JSONObject([("url", .string(server.url(path)))] + extra)
            request["cache"] = cache
            return try await loader(mode).load(
                CardDataSection(["request": .object(request)]), in: BindingScope(), refresh: refresh)
        }
    }

    @Test func `answers are used while they are young`() async throws {
        let setup = try Setup()
        #expect(try await setup.load(["maxAge": 10]).root == 0)
        setup.time.now = 9.9
        let data = try await setup.load(["maxAge": "10"])
        #expect(data.root == 0)
        #expect(!data.isStale)
        #expect(data.update == nil)
        #expect(setup.server.requests.count == 1)
    }

    @Test func `old answers are used while newer ones are on their way`() async throws {
        let setup = try Setup()
        _ = try await setup.load(["maxAge": 10])
        setup.time.now = 10
        let data = try await setup.load(["maxAge": 10])
        #expect(data.root == 0)
        #expect(data.isStale)
        #expect(try await data.update?.value.get() == 1)
        #expect(try await setup.load(["maxAge": 10]).root == 1)
        #expect(setup.server.requests.count == 2)
    }

    @Test func `old answers are not used without permission`() async throws {
        let setup = try Setup()
        let policy: JSONValue = ["maxAge": 10, "staleWhileRevalidate": false]
        _ = try await setup.load(policy)
        setup.time.now = 11
        let data = try await setup.load(policy)
        #expect(data.root == 1)
        #expect(data.update == nil)
    }

    @Test func `refreshing asks the server and stores its answer`() async throws {
        let setup = try Setup()
        _ = try await setup.load(["maxAge": 10])
        #expect(try await setup.load(["maxAge": 10], refresh: .always).root == 1)
        #expect(try await setup.load(["maxAge": 10]).root == 1)
    }

    @Test(
        arguments: [nil, ["enabled": false, "maxAge": 10], ["enabled": "false", "maxAge": 10], ["noStore": true]]
            as [JSONValue?]) func `nothing is stored without a policy`(_ policy: JSONValue?) async throws
    {
        let setup = try Setup()
        for expected in 0..<3 { #expect(try await setup.load(policy).root == .number(Double(expected))) }
        #expect(await setup.cache.count == 0)
    }

    @Test func `the server may forbid storing`() async throws {
        let setup = try Setup(headers: ["Cache-Control: private, No-Store"])
        for expected in 0..<2 { #expect(try await setup.load(["maxAge": 10]).root == .number(Double(expected))) }
    }

    @Test func `requests are told apart`() async throws {
        let setup = try Setup()
        let policy: JSONValue = ["maxAge": 10]
        #expect(try await setup.load(policy, path: "/a").root == 0)
        #expect(try await setup.load(policy, path: "/b").root == 1)
        #expect(try await setup.load(policy, path: "/a", extra: [("headers", ["X": "1"])]).root == 2)
        #expect(try await setup.load(policy, path: "/a", extra: [("parameters", ["q": 1])]).root == 3)
        #expect(try await setup.load(policy, path: "/a", extra: [("withCredentials", true)]).root == 4)
        #expect(try await setup.load(policy, path: "/a", extra: [("method", "POST")]).root == 5)
        #expect(try await setup.load(policy, path: "/a", extra: [("method", "POST")]).root == 6)
        #expect(try await setup.load(policy, path: "/a?q=1").root == 3)
        #expect(try await setup.load(policy, path: "/a", extra: [("headers", ["x": "1"])]).root == 2)
        #expect(try await setup.load(policy, path: "/a").root == 0)
    }

    @Test func `offline every age will do`() async throws {
        let setup = try Setup()
        _ = try await setup.load(["maxAge": 10])
        setup.time.now = 1e6
        let data = try await setup.load(["maxAge": 10], mode: .offline)
        #expect(data.root == 0)
        #expect(data.update == nil)
    }

    @Test func `what was used longest ago goes first`() async throws {
        let setup = try Setup(maximumEntries: 2)
        let policy: JSONValue = ["maxAge": 10]
        _ = try await setup.load(policy, path: "/a")
        _ = try await setup.load(policy, path: "/b")
        _ = try await setup.load(policy, path: "/a")
        _ = try await setup.load(policy, path: "/c")
        #expect(await setup.cache.count == 2)
        #expect(try await setup.load(policy, path: "/a").root == 0)
        #expect(try await setup.load(policy, path: "/b").root == 3)
    }

    @Test func `bytes are bounded`() async throws {
        let cache = CardCache(maximumBytes: 1000, maximumEntries: 100) { 0 }
        func key(_ number: Int) throws -> CardCache.Key {
            let url = try #require(URL(string: "https://a.example/\(number)"))
            return try #require(CardCache.Key(CardHTTPRequest(url: url)))
        }
        for number in 0..<20 {
            await cache.store(CardHTTPResponse(status: 200, body: Data(count: 200)), for: try key(number))
        }
        #expect(await cache.count == 5)
        #expect(await cache.bytes == 1000)
        await cache.store(CardHTTPResponse(status: 200, body: Data(count: 251)), for: try key(99))
        #expect(await cache.count == 5)
        await cache.store(CardHTTPResponse(status: 404), for: try key(19))
        #expect(await cache.bytes == 800)
        await cache.removeAll()
        #expect(await cache.bytes == 0)
    }
}
