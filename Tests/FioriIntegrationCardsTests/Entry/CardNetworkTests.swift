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
}
