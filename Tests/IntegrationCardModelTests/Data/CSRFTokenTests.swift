import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Tokens against forged requests: where they come from, where they go, and when they are fetched again.
///
/// Numbers: 403 is the answer of the server; a refused request has four exchanges (token, refusal, token, answer), as
/// it is repeated once (Docs/Facts/Cards.md, "Data"). The bound of the store is our own.
@Suite struct CSRFTokenTests {
    /// A server whose data require the newest of its tokens, which it issues at `/token`.
    struct TokenServer {
        let server: LocalServer
        let fetches = Counter()
        let expirations: Int
        private let refusals = Counter()

        init(expirations: Int = 0) throws {
            let (fetches, refusals) = (fetches, refusals)
            self.expirations = expirations
            server = try LocalServer { text in
                if text.contains(" /token") {
                    let number = fetches.next()
                    let isFetch = LocalServer.field("X-CSRF-Token", in: text) == "Fetch"
                    return LocalServer.answer(
                        "200 OK", ["Content-Type: text/plain"] + (isFetch ? ["X-CSRF-Token: t\(number)"] : []))
                }
                if text.contains(" /body") {
                    fetches.next()
                    return LocalServer.answer(body: "{\"d\": {\"token\": \"b\"}}")
                }
                let token = LocalServer.field("X-CSRF-Token", in: text) ?? "none"
                if refusals.value < expirations {
                    refusals.next()
                    return LocalServer.answer("403 Forbidden", ["X-CSRF-Token: Required"])
                }
                return LocalServer.answer(body: "\"\(token)\"")
            }
        }

        func tokens(_ path: String = "/token", at place: String? = nil) -> CSRFTokens {
            var data: JSONValue = [
                "request": [
                    "url": .string(server.url(path)), "method": path == "/token" ? "HEAD" : "GET",
                    "headers": ["X-CSRF-Token": "Fetch"],
                ]
            ]
            if let place, case .object(var object) = data {
                object["path"] = .string(place)
                data = .object(object)
            }
            return CSRFTokens(configuration: ["a": ["data": data]])
        }

        func section(_ token: JSONValue = "{csrfTokens>/a/value}") -> CardDataSection {
            CardDataSection([
                "request": ["url": .string(server.url("/data")), "headers": ["X-CSRF-Token": token]]
            ])
        }

        func loader(_ store: CSRFTokenStore = CSRFTokenStore()) -> CardDataLoader {
            CardDataLoader(policy: server.policy, tokenStore: store)
        }
    }

    @Test(arguments: ["{csrfTokens>/a/value}", "{{csrfTokens.a}}", "{= ${csrfTokens>/a/value} }"])
    func `are fetched once and sent`(_ binding: String) async throws {
        let server = try TokenServer()
        let loader = server.loader()
        let section = server.section(.string(binding))
        #expect(section.tokenNames == ["a"])
        for _ in 0..<3 {
            let data = try await loader.load(section, in: BindingScope(), tokens: server.tokens())
            #expect(data.root == "t0")
        }
        #expect(server.fetches.value == 1)
        #expect(server.server.requests.first?.hasPrefix("HEAD /token") == true)
    }

    @Test func `come from a body by path`() async throws {
        let server = try TokenServer()
        let data = try await server.loader().load(
            server.section(), in: BindingScope(), tokens: server.tokens("/body", at: "/d/token"))
        #expect(data.root == "b")
    }

    @Test func `are part of URL and parameters too`() async throws {
        let server = try TokenServer()
        let section = CardDataSection([
            "request": [
                "url": .string(server.server.url("/data?t={{csrfTokens.a}}-{{csrfTokens.a}}")),
                "parameters": ["u": "x{csrfTokens>/a/value}"],
            ]
        ])
        _ = try await server.loader().load(section, in: BindingScope(), tokens: server.tokens())
        #expect(server.server.requests.last?.hasPrefix("GET /data?t=t0-t0&u=xt0 ") == true)
    }

    @Test func `expired ones are fetched once more`() async throws {
        let server = try TokenServer(expirations: 1)
        let data = try await server.loader().load(server.section(), in: BindingScope(), tokens: server.tokens())
        #expect(data.root == "t1")
        #expect(server.fetches.value == 2)
        #expect(server.server.requests.count == 4)
    }

    @Test func `requests are repeated only once`() async throws {
        let server = try TokenServer(expirations: 9)
        await #expect(throws: CardDataError.status(403, "Forbidden")) {
            try await server.loader().load(server.section(), in: BindingScope(), tokens: server.tokens())
        }
        #expect(server.fetches.value == 2)
    }

    @Test func `requests without a token are not repeated`() async throws {
        let server = try TokenServer(expirations: 9)
        await #expect(throws: CardDataError.status(403, "Forbidden")) {
            try await server.loader().load(server.section("none"), in: BindingScope(), tokens: server.tokens())
        }
        #expect(server.server.requests.count == 1)
    }

    @Test func `loads at the same time share one exchange`() async throws {
        let server = try TokenServer()
        let store = CSRFTokenStore()
        await withTaskGroup(of: JSONValue?.self) { group in
            for _ in 0..<5 {
                group.addTask {
                    try? await server.loader(store).load(
                        server.section(), in: BindingScope(), tokens: server.tokens()
                    ).root
                }
            }
            for await root in group { #expect(root == "t0") }
        }
        #expect(server.fetches.value == 1)
    }

    @Test func `the host may supply them`() async throws {
        let server = try TokenServer()
        let store = CSRFTokenStore { name, address in name == "a" && address.hasSuffix("/token") ? "own" : nil }
        let data = try await server.loader(store).load(server.section(), in: BindingScope(), tokens: server.tokens())
        #expect(data.root == "own")
        #expect(server.fetches.value == 0)
        let failing = CSRFTokenStore { _, _ in throw CardDataError.timedOut }
        let other = try await server.loader(failing).load(server.section(), in: BindingScope(), tokens: server.tokens())
        #expect(other.root == "t0")
    }

    @Test func `failures name their reason and are not kept`() async throws {
        let server = try TokenServer()
        let loader = server.loader()
        let undeclared = CardDataError.token("a", "the manifest declares none of this name")
        await #expect(throws: undeclared) { try await loader.load(server.section(), in: BindingScope()) }
        let nothing = CSRFTokens(configuration: [
            "a": ["data": ["request": ["url": .string(server.server.url("/token"))]]]
        ])
        for _ in 0..<2 {
            await #expect(throws: CardDataError.token("a", "the answer has no header field X-CSRF-Token")) {
                try await loader.load(server.section(), in: BindingScope(), tokens: nothing)
            }
        }
        #expect(server.fetches.value == 2)
        let elsewhere = server.tokens("/body", at: "/no")
        await #expect(
            throws: CardDataError.token("a", "the answer has it neither in X-CSRF-Token nor at the path /no")
        ) {
            try await loader.load(server.section(), in: BindingScope(), tokens: elsewhere)
        }
    }

    @Test func `tokens that would break a header are refused`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(body: "{\"t\": \"a\\r\\nX-Other: b\"}") }
        let tokens = CSRFTokens(configuration: [
            "a": ["data": ["request": ["url": .string(server.url("/t"))], "path": "/t"]]
        ])
        let section = CardDataSection([
            "request": ["url": .string(server.url("/d")), "headers": ["T": "{{csrfTokens.a}}"]]
        ])
        await #expect(throws: CardDataError.token("a", "it is empty or contains control characters")) {
            try await CardDataLoader(policy: server.policy).load(section, in: BindingScope(), tokens: tokens)
        }
        #expect(server.requests.count == 1)
    }

    @Test func `stores forget the oldest`() async throws {
        let store = CSRFTokenStore()
        let fetches = Counter()
        for index in 0...CSRFTokenStore.maximumTokens {
            _ = try await store.token(of: "\(index)") {
                fetches.next()
                return .success("x")
            }
        }
        _ = try await store.token(of: "0") {
            fetches.next()
            return .success("y")
        }
        #expect(fetches.value == CSRFTokenStore.maximumTokens + 2)
    }
}
