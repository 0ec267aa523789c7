import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Forms that a card sends to a server: the sign of activity, the outcome, and another attempt.
@MainActor
struct SubmissionTests {
    private func view(
        _ manifest: JSONValue, _ server: LocalServer, locale: Locale = Locale(identifier: "en_US")
    ) -> ViewTest<AnyView> {
        ViewTest(
            AnyView(
                CardView(Manifest(CardSource(manifest: manifest)))
                    .cardHost(StandardCardHost(locale: locale, addresses: server.policy))),
            DisplayConfiguration(width: 400, locale: locale))
    }

    private func handler(_ server: LocalServer) -> JSONValue {
        [
            "actionHandlers": [
                "submit": [
                    "url": .string(server.url("/orders")), "headers": ["Content-Type": "application/json"],
                ]
            ]
        ]
    }

    private func adaptive(_ server: LocalServer) -> JSONValue {
        CardTest.manifest(
            "AdaptiveCard",
            [
                "configuration": handler(server), "header": ["title": "Order"],
                "content": [
                    "type": "AdaptiveCard", "version": "1.2",
                    "body": [["type": "Input.Text", "id": "name", "label": "Name"]],
                    "actions": [["type": "Action.Submit", "title": "Send", "data": ["kind": "book"]]],
                ],
            ])
    }

    private func json(_ request: String) throws -> JSONValue {
        try JSONParser().parse(Data(LocalServer.body(of: request).utf8))
    }

    @Test func `an adaptive form is busy while it is sent, and then tells that it was`() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try LocalServer { _ in
            gate.wait()
            return LocalServer.answer(json: #"{"ok": true}"#)
        }
        let test = view(adaptive(server), server)
        try await test.wait(for: "Send")
        try test.type("Laurel", into: "Name")
        try test.tap("Send")
        try await test.wait(for: "Sending Data")
        #expect(try !test.element("Send").isEnabled)
        #expect(!test.has("Data Successfully Sent"))
        gate.signal()
        try await test.wait(for: "Data Successfully Sent")
        #expect(!test.has("Sending Data"))
        #expect(try test.element("Send").isEnabled)
        #expect(try test.element("Name").value == "Laurel")
        #expect(try test.frame(of: "Data Successfully Sent").maxY < test.frame(of: "Name").minY)
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.hasPrefix("POST /orders ") == true)
        #expect(try server.requests.first.map(json) == ["kind": "book", "name": "Laurel"])
        try test.tap("Close")
        #expect(!test.has("Data Successfully Sent"))
    }

    @Test func `a form that the server refuses shows the error, and can be sent again`() async throws {
        let count = Counter()
        let server = try LocalServer { _ in
            count.next() == 0
                ? LocalServer.answer("500 Internal Server Error") : LocalServer.answer(json: #"{"ok": true}"#)
        }
        let test = view(adaptive(server), server)
        try await test.wait(for: "Send")
        try test.type("Laurel", into: "Name")
        try test.tap("Send")
        try await test.wait(for: "Error Sending Data")
        #expect(try test.element("Name").value == "Laurel")
        try test.type("!", into: "Name")
        try test.tap("Send")
        try await test.wait(for: "Data Successfully Sent")
        #expect(!test.has("Error Sending Data"))
        #expect(try server.requests.map(json).map { $0["name"] } == ["Laurel", "Laurel!"])
    }

    @Test func `an object form is sent from the footer, when its values are valid`() async throws {
        let server = try LocalServer { _ in LocalServer.answer(json: "{}") }
        let field: JSONValue = [
            "type": "Input", "id": "name", "label": "Name", "validations": [["required": true]],
        ]
        let manifest = CardTest.manifest(
            "Object",
            [
                "configuration": handler(server),
                "content": ["groups": [["title": "Order", "items": [field]]]],
                "footer": ["actionsStrip": [["text": "Senden", "actions": [["type": "Submit"]]]]],
            ])
        let test = view(manifest, server, locale: Locale(identifier: "de_DE"))
        try await test.wait(for: "Senden")
        try test.tap("Senden")
        try await test.wait(for: "Geben Sie einen Wert ein.")
        #expect(server.requests.isEmpty)
        try test.type("Laurel", into: "Name")
        try await test.wait(for: "the valid value") { !test.has("Geben Sie einen Wert ein.") }
        try test.tap("Senden")
        try await test.wait(for: "Daten erfolgreich gesendet")
        #expect(try server.requests.map(json) == [["name": "Laurel"]])
    }
}
