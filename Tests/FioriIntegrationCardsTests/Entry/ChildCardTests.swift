import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Cards that another card opens in a sheet: their manifests, their places, and the ways to close them.
///
/// Numbers: 20 rem of 16 points are 320 (Docs/Facts/CardLook.md), less the padding of 16 at both sides.
@MainActor
struct ChildCardTests {
    private func child(_ others: JSONObject = [:]) -> JSONValue {
        var parts: JSONObject = [
            "header": ["title": "Child"],
            "content": [
                "data": ["request": ["url": "./items.json"]], "item": ["title": "{name}"],
            ],
        ]
        for other in others { parts[other.name] = other.value }
        return CardTest.manifest("List", parts)
    }

    private func parent(_ parameters: JSONObject) -> JSONValue {
        CardTest.manifest(
            "List",
            [
                "header": [
                    "title": "Parent", "actions": [["type": "ShowCard", "parameters": .object(parameters)]],
                ], "content": ["data": ["json": [["name": "Outer"]]], "item": ["title": "{name}"]],
            ])
    }

    private func open(
        _ parameters: JSONObject, policy: AddressPolicy, baseURL: URL? = nil, bundle: CardBundle? = nil,
        size: CGSize = CGSize(width: 400, height: 700)
    ) async throws -> ViewTest<AnyView> {
        let source = CardSource(manifest: parent(parameters), bundle: bundle, baseURL: baseURL)
        let test = ViewTest(
            AnyView(
                CardView(Manifest(source)).cardHost(
                    StandardCardHost(locale: .init(identifier: "en"), addresses: policy))),
            DisplayConfiguration(width: size.width, height: size.height))
        try await test.wait(for: "the parent") { test.texts.contains { $0.string == "Parent" } }
        let title = try test.text("Parent").frame
        #expect(test.tap(at: CGPoint(x: title.midX, y: title.midY)))
        return test
    }

    private func paths(_ server: LocalServer) -> [String] {
        server.requests.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }

    private func server(_ child: JSONValue) throws -> LocalServer {
        try LocalServer { request in
            LocalServer.answer(json: request.contains("items.json") ? #"[{"name": "Inner"}]"# : child.jsonText())
        }
    }

    @Test func `a manifest at an address is loaded, its own addresses are relative to it, and it can be closed`()
        async throws
    {
        let server = try server(child())
        let test = try await open(
            ["manifest": .string(server.url("/child/manifest.json"))], policy: server.policy)
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
        #expect(paths(server) == ["/child/manifest.json", "/child/items.json"])
        try test.tap("Close")
        try await test.wait(for: "the parent again") { !test.texts.contains { $0.string == "Inner" } }
    }

    @Test func `a manifest is relative to the address of its parent, and takes parameters`() async throws {
        let server = try server(
            child([
                "header": ["title": "Child {parameters>/number/value}"],
                "configuration": ["parameters": ["number": ["value": 1]]],
            ]))
        let test = try await open(
            ["manifest": "child/manifest.json", "parameters": ["number": 7]], policy: server.policy,
            baseURL: URL(string: server.url("/parent/manifest.json")))
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
        #expect(test.texts.contains { $0.string == "Child 7" })
        #expect(paths(server) == ["/parent/child/manifest.json", "/parent/child/items.json"])
    }

    @Test func `a manifest in place is relative to its base address`() async throws {
        let server = try server(.null)
        let test = try await open(
            ["manifest": child(), "baseUrl": .string(server.url("/base"))], policy: server.policy)
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
        #expect(paths(server) == ["/base/items.json"])
    }

    @Test func `a manifest that is not there is an error, and trying again may help`() async throws {
        let count = Counter()
        let child = child()
        let server = try LocalServer { request in
            if count.next() == 0 { return LocalServer.answer("404 Not Found") }
            return LocalServer.answer(json: request.contains("items.json") ? #"[{"name": "Inner"}]"# : child.jsonText())
        }
        let test = try await open(["manifest": .string(server.url("/c.json"))], policy: server.policy)
        try await test.wait(for: "Try Again")
        #expect(test.texts.contains { $0.string == "404 Not Found" })
        #expect(test.has("Close"))
        try test.tap("Try Again")
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
    }

    @Test func `an address that is not permitted is not asked`() async throws {
        let server = try server(child())
        let test = try await open(["manifest": .string(server.url("/c.json"))], policy: AddressPolicy())
        try await test.wait(for: "the error") { test.texts.contains { $0.string == "An error occurred" } }
        #expect(server.requests.isEmpty)
        #expect(!test.has("Try Again"))
        try test.tap("Close")
        try await test.wait(for: "the parent again") { !test.has("Close") }
    }

    @Test func `a child card of an unknown key is an error`() async throws {
        let test = try await open(["childCardKey": "nothing"], policy: AddressPolicy())
        try await test.wait(for: "the error") { test.texts.contains { $0.string == "An error occurred" } }
    }

    @Test func `a child with a button of its own gets no other, and one without a header has it in its footer`()
        async throws
    {
        let data: JSONValue = ["data": ["json": [["name": "Inner"]]], "item": ["title": "{name}"]]
        for (others, isInFooter) in [
            (["footer": ["closeButton": ["visible": true]]], true),
            (["header": ["title": "Child", "closeButton": ["visible": true]]], false),
            (["header": ["title": "Child", "visible": false]], true),
        ] as [(JSONObject, Bool)] {
            var parts = others
            parts["content"] = data
            let test = try await open(["manifest": child(parts)], policy: AddressPolicy())
            try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
            #expect(test.elements.filter { $0.label == "Close" }.count == 1)
            #expect(try (test.frame(of: "Close").minY > test.text("Inner").frame.maxY) == isInFooter)
        }
    }

    @Test func `a child is as wide as its action says`() async throws {
        let manifest = child(["content": ["data": ["json": [["name": "Inner"]]], "item": ["title": "{name}"]]])
        let test = try await open(
            ["manifest": manifest, "width": "20rem"], policy: AddressPolicy(), size: CGSize(width: 800, height: 700))
        try await test.wait(for: "the child") { test.texts.contains { $0.string == "Inner" } }
        // The button ends 16 points before the trailing edge of a card that is 320 points wide.
        #expect(try test.frame(of: "Close").maxX - test.text("Child").frame.minX == 320 - 32)
    }
}
