import Foundation
import LocalServer
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Forms that are sent to a server: what arrives there, and what the card shows meanwhile and afterwards.
@MainActor
struct CardSubmissionTests {
    private func form(_ server: LocalServer) -> JSONValue {
        CardTest.manifest(
            "AdaptiveCard",
            [
                "configuration": ["actionHandlers": ["submit": ["url": .string(server.url("/send"))]]],
                "content": [
                    "type": "AdaptiveCard", "version": "1.3",
                    "body": [["type": "Input.Text", "id": "comment", "label": "Comment"]],
                    "actions": [["type": "Action.Submit", "title": "Send", "data": ["kind": "note"]]],
                ],
            ])
    }

    @Test func `an Adaptive Card sends its inputs, and tells that they were sent until the message is closed`()
        async throws
    {
        let server = try LocalServer { _ in
            LocalServer.answer("200 OK", ["Content-Type: application/json"], Data(#"{"ok": true}"#.utf8))
        }
        let test = CardTest.live(form(server), server)
        try await test.wait(for: "Send")
        try test.tap("Comment")
        try test.type("Fine")
        try test.tap("Send")
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "Data Successfully Sent" } }
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /send"))
        // Parameters of a POST without a content type are those of a form, as UI5 sends them.
        #expect(Set(LocalServer.body(of: request).split(separator: "&")) == ["comment=Fine", "kind=note"])
        try test.tap("Close")
        #expect(!test.texts.contains { $0.string == "Data Successfully Sent" })
    }

    @Test func `a failure is told, and sending again works`() async throws {
        let count = Counter()
        let server = try LocalServer { _ in
            count.next() == 0
                ? LocalServer.answer("500 Internal Server Error")
                : LocalServer.answer("200 OK", ["Content-Type: application/json"], Data("{}".utf8))
        }
        let test = CardTest.live(form(server), server)
        try await test.wait(for: "Send")
        try test.tap("Send")
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "Error Sending Data" } }
        try test.tap("Send")
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "Data Successfully Sent" } }
        #expect(!test.texts.contains { $0.string == "Error Sending Data" })
        #expect(server.requests.count == 2)
    }

    @Test func `a form takes no input while it is sent`() async throws {
        let answer = DispatchSemaphore(value: 0)
        let server = try LocalServer { _ in
            answer.wait()
            return LocalServer.answer("200 OK", ["Content-Type: application/json"], Data("{}".utf8))
        }
        defer { answer.signal() }
        let test = CardTest.live(form(server), server)
        try await test.wait(for: "Send")
        try test.tap("Send")
        try await test.wait(for: "the indicator") { test.has("Sending") }
        #expect(try test.element("Send").isEnabled == false)
        answer.signal()
        try await test.wait(for: "the message") { test.texts.contains { $0.string == "Data Successfully Sent" } }
        #expect(try test.element("Send").isEnabled)
    }

    @Test func `another manifest in the same place is another card`() async throws {
        struct Page: View {
            @State private var isSecond = false

            var body: some View {
                VStack {
                    Button("Next") { isSecond = true }
                    CardView(Manifest(CardSource(manifest: manifest(isSecond ? "Second" : "First"))))
                }
            }

            private func manifest(_ title: String) -> JSONValue {
                CardTest.manifest("List", ["header": ["title": .string(title)]])
            }
        }
        let test = ViewTest(Page(), DisplayConfiguration(width: 400))
        try await test.wait(for: "the first card") { test.texts.contains { $0.string == "First" } }
        try test.tap("Next")
        try await test.wait(for: "the second card") { test.texts.contains { $0.string == "Second" } }
        #expect(!test.texts.contains { $0.string == "First" })
    }
}
