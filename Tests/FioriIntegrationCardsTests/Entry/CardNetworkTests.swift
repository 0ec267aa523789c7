import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Cards whose data come from a server: errors, retries, forms.
@MainActor
struct CardNetworkTests {
    private func list(_ server: LocalServer) -> JSONValue {
        CardTest.manifest(
            "List",
            [
                "header": ["title": "Orders"],
                "content": [
                    "data": ["request": ["url": .string(server.url("/orders"))]], "item": ["title": "{name}"],
                ],
            ])
    }

    @Test func `an error is shown, and trying again brings the data`() async throws {
        let count = Counter()
        let server = try LocalServer { _ in
            count.next() == 0
                ? LocalServer.answer("503 Service Unavailable")
                : LocalServer.answer(
                    "200 OK", ["Content-Type: application/json"], Data(#"[{"name": "First order"}]"#.utf8))
        }
        let test = CardTest.live(list(server), server)
        try await test.wait(for: "Try Again")
        #expect(test.texts.contains { $0.string == "503 Service Unavailable" })
        try test.tap("Try Again")
        try await test.wait(for: "the order") { test.texts.contains { $0.string == "First order" } }
        #expect(!test.has("Try Again"))
        #expect(server.requests.count == 2)
    }

    @Test func `an empty answer shows the message of no data`() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: application/json"], Data("[]".utf8))
        }
        let test = CardTest.live(list(server), server)
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "No items available" } }
        #expect(!test.has("Try Again"))
    }

    @Test func `a server that is not permitted is not asked`() async throws {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: application/json"], Data("[]".utf8))
        }
        let test = ViewTest(
            CardView(Manifest(CardSource(manifest: list(server)))), DisplayConfiguration(width: 400))
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "An error occurred" } }
        #expect(server.requests.isEmpty)
        #expect(!test.has("Try Again"))
    }

    @Test func `the server makes the pages, one request each`() async throws {
        let server = try LocalServer { request in
            // The first line ends with the address, such as “GET /orders?skip=2&top=2 HTTP/1.1”.
            let skip = request.split(separator: "skip=").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
            let items: JSONValue = .array((1...2).map { ["name": .string("Order \($0 + (skip ?? 90))")] })
            return LocalServer.answer(json: (["items": items] as JSONValue).jsonText())
        }
        let manifest = CardTest.manifest(
            "List",
            [
                "header": ["title": "Orders"],
                "content": [
                    "data": [
                        "request": [
                            "url": .string(server.url("/orders")),
                            "parameters": ["skip": "{paginator>/skip}", "top": "{paginator>/size}"],
                        ], "path": "/items",
                    ], "item": ["title": "{name}"],
                ], "footer": ["paginator": ["pageSize": 2, "totalCount": 5]],
            ])
        let test = CardTest.live(manifest, server)
        try await test.wait(for: "the first page") { test.texts.contains { $0.string == "Order 1" } }
        #expect(test.has("Page 1 of 3"))
        try test.tap("Next Page")
        try await test.wait(for: "the second page") { test.texts.contains { $0.string == "Order 3" } }
        #expect(test.has("Page 2 of 3"))
        #expect(!test.texts.contains { $0.string == "Order 1" })
        try test.tap("Previous Page")
        try await test.wait(for: "the first page again") { test.texts.contains { $0.string == "Order 1" } }
        let pages = server.requests.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
        #expect(pages == ["/orders?skip=0&top=2", "/orders?skip=2&top=2", "/orders?skip=0&top=2"])
    }
}
