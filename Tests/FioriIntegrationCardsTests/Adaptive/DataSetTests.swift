import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Choices of an Adaptive Card's input that the host offers as a person types.
@MainActor
struct DataSetTests {
    /// A host with a data set of people.
    private final class Host: CardHost, @unchecked Sendable {
        private let lock = NSLock()
        private var asked: [String] = []

        var questions: [String] { lock.withLock { asked } }
        var locale: Locale { Locale(identifier: "en_US") }

        func choices(
            in dataset: String, matching text: String, maximumCount count: Int, of card: String
        ) async -> [ResolvedOption]? {
            lock.withLock { asked.append("\(card) \(dataset) \(text.count) \(count)") }
            guard dataset == "people" else { return nil }
            return (0..<20).map { ResolvedOption(key: "\($0)", title: "\(text.prefix(3)) person \($0)") }
        }
    }

    private func card(_ dataset: String) -> JSONValue {
        CardTest.manifest(
            "AdaptiveCard",
            [
                "content": AdaptiveTest.card([
                    [
                        "type": "Input.ChoiceSet", "id": "who", "label": "Who", "style": "filtered",
                        "choices": [["title": "Laurel herself", "value": "me"]],
                        "choices.data": ["type": "Data.Query", "dataset": .string(dataset)],
                    ]
                ])
            ])
    }

    private func view(_ dataset: String, _ host: Host) async throws -> ViewTest<AnyView> {
        let test = ViewTest(
            AnyView(CardView(Manifest(CardSource(manifest: card(dataset)))).cardHost(host)),
            DisplayConfiguration(width: 400, height: 800))
        try await test.wait(for: "Who")
        return test
    }

    @Test func `the host is asked once typing pauses, and at most eight choices are offered`() async throws {
        let host = Host()
        let test = try await view("people", host)
        try test.type("Lau", into: "Who")
        try await test.wait(for: "Lau person 0")
        #expect(host.questions == ["test.card people 3 8"])
        #expect(test.has("Laurel herself"))
        #expect(test.has("Lau person 6") && !test.has("Lau person 7"))
        try test.tap("Lau person 2")
        #expect(try test.element("Who").value == "Lau person 2")
        #expect(!test.has("Lau person 0"))
    }

    @Test func `a long text is cut before the host gets it`() async throws {
        let host = Host()
        let test = try await view("people", host)
        try test.type(String(repeating: "x", count: 1000), into: "Who")
        try await test.wait(for: "xxx person 0")
        #expect(host.questions == ["test.card people 256 8"])
    }

    @Test func `a data set that the host does not know leaves the card's own choices`() async throws {
        let host = Host()
        let test = try await view("others", host)
        try test.type("Lau", into: "Who")
        try await test.wait(for: "the question") { !host.questions.isEmpty }
        #expect(test.has("Laurel herself"))
        try test.tap("Laurel herself")
        #expect(try test.element("Who").value == "Laurel herself")
    }
}
