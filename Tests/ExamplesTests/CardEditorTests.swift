import Expectations
import FioriIntegrationCards
import Foundation
import IntegrationCardModel
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// The editor of manifests, which shows the card and the problems.
///
/// Numbers: line 4 begins 80 points below the editor's upper edge: 8 points, and three lines of which one takes two of 18
/// points each; counts of readings and cards, lines and values are those of the texts in the tests.
@MainActor
@Suite("Card editor of the Examples app")
struct CardEditorTests {
    private let wide = DisplayConfiguration(width: 900, height: 1200, horizontalSizeClass: .regular)

    private func has(_ text: String, _ test: ViewTest<CardEditorPage>) -> Bool {
        test.texts.contains { $0.string == text }
    }

    @Test func `while the text is broken, its fault stands at its line and the last card stays`() async throws {
        let test = ViewTest(CardEditorPage(), wide)
        try await test.wait(for: "the card") { has("Best Run", test) }
        #expect(has("Suppliers in Europe", test))
        try await test.wait(for: "the end") { has("No problems", test) }
        try test.type("x", into: "Manifest")
        #expect(!has("No problems", test))
        #expect(has("Best Run", test) && has("The card is that of the last text without this fault.", test))
        #expect(test.texts.count { $0.string.hasPrefix("Line ") } == 1)
        #expect(test.elements.count { $0.label.hasPrefix("Line ") && $0.value?.hasPrefix("expected ") == true } == 1)
        test.press(.delete)
        try await test.wait(for: "the card again") { has("No problems", test) }
        #expect(has("Best Run", test) && !has("The card is that of the last text without this fault.", test))
    }

    @Test func `a manifest with an unknown value is drawn, and its problem has the line, once`() async throws {
        let text = """
            {
              "sap.app": { "type": "card", "id": "example" },
              "sap.card": {
                "type": "Nonsense",
                "header": { "title": "Title" }
              }
            }
            """
        let test = ViewTest(CardEditorPage(text: text), wide)
        try await test.wait(for: "the card") { has("Title", test) }
        #expect(test.texts.count { $0.string.hasPrefix("Line 4: ") } == 1)
        let mark = try #require(test.elements.first { $0.label == "Line 4" })
        let editor = try test.frame(of: "Manifest")
        #expect(
            mark.frame.minY - editor.minY == 80 && mark.frame.maxX <= editor.minX + 8, "\(mark.frame)")
        #expect(!has("No problems", test))
    }

    @Test func `faults that the card meets while it loads stand at their lines`() async throws {
        let text = """
            {
              "sap.app": { "type": "card", "id": "example" },
              "sap.card": {
                "type": "List",
                "header": { "title": "Title" },
                "content": {
                  "data": { "request": { "url": "./missing.json" } },
                  "item": { "title": "{name}" }
                }
              }
            }
            """
        let test = ViewTest(CardEditorPage(text: text), wide)
        let line = /Line [67]: .+/
        try await test.wait(for: "the fault") { test.texts.contains { $0.string.contains(line) } }
        #expect(test.texts.count { $0.string.contains(line) } == 1)
    }

    private func list(_ content: String) -> String {
        """
        {
          "sap.app": { "type": "card", "id": "example" },
          "sap.card": {
            "type": "List",
            "header": { "title": "Title" },
            "content": {
              \(content)
            }
          }
        }
        """
    }

    /// Contents of cards, with the lines and the beginnings of their faults.
    private nonisolated static let contents: [(content: String, faults: [String])] = [
        // One fault, which the validator finds in the request and the card at the data.
        (
            """
            "data": {
              "request": { "method": "GET" } },
              "item": { "title": "x" }
            """, ["8 missing property “url”"]
        ),
        // The graver one of the address; that there is none then follows.
        (
            """
            "data": {
              "request": {
                "url": "{{destinations.q}}/x" } },
              "item": { "title": "x" }
            """, ["9 the destination “q” cannot be resolved"]
        ),
        // Faults beside each other in one object.
        (
            """
            "data": {
              "request": { "url": "./missing.json", "method": 5 } },
              "item": { "title": "x" }
            """, ["7 ", "8 "]
        ),
        (
            """
            "data": { "json": [ { "n": 1 } ] },
              "item": { "title": "{n}",
                "description": "{= extension.formatters.a(${n}) }",
                "titel": "y" }
            """, ["9 ", "10 unknown property “titel”"]
        ),
        // A service, and a method, at the value that keeps the data from being loaded.
        (
            """
            "data": {
              "service": { "name": "orders" } },
              "item": { "title": "{x}" }
            """, ["8 “service” is written in JavaScript"]
        ),
        (
            """
            "data": {
              "request": {
                "url": "https://example.com/a",
                "method": "PUTT" } },
              "item": { "title": "{x}" }
            """, ["10 unknown value “PUTT” of “method”"]
        ),
        (
            """
            "data": {
              "request": { "url": "https://example.com/$batch", "batch": {
                "a": { "url": "b",
                  "method": "BREW" } } } },
              "item": { "title": "{x}" }
            """, ["10 unknown value “BREW” of “method”"]
        ),
        (
            """
            "data": {
              "request": {
                "url": "https://example.com/a",
                "mode": "nearby" } },
              "item": { "title": "{x}" }
            """, ["10 unknown value “nearby” of “mode”"]
        ),
    ]

    @Test(arguments: contents)
    func `each fault stands once, at the line that its author must change`(
        content: String, faults: [String]
    ) async throws {
        let model = CardEditorModel(text: list(content))
        let card = await CardSession(manifest: try #require(model.reading.document).value).resolve()
        let found = model.faults(of: card).map { "\($0.line) \($0.message)" }
        #expect(found.count == faults.count && zip(found, faults).allSatisfy { $0.hasPrefix($1) }, "\(found)")
    }

    /// Members of manifests, with the line and the beginning of their fault, which is an error.
    private nonisolated static let members: [(members: String, fault: String)] = [
        (#""sap.card": { "header": {},\n"type": "Lst" }"#, "4 unknown value “Lst” of “type” (one of AdaptiveCard"),
        (#""sap.card": { "header": {},\n"type": 5 }"#, "4 expected a word, found number"),
        (#""sap.card": { "header": {},\n"content": {} }"#, "3 missing property “type”"),
        (#""sap.card": []"#, "3 expected an object, found array"), (#""sap.ui": {}"#, "1 missing property “sap.card”"),
    ]

    @Test(arguments: members)
    func `a manifest that is no card has one error, at the value that is wrong`(
        members: String, fault: String
    ) async throws {
        let text =
            #"{\n"sap.app": { "type": "card", "id": "example" },\n"#.replacing(#"\n"#, with: "\n")
            + members.replacing(#"\n"#, with: "\n") + "\n}"
        let model = CardEditorModel(text: text)
        let card = await CardSession(manifest: try #require(model.reading.document).value).resolve()
        let found = model.faults(of: card)
        #expect(found.count == 1 && found.first?.isError == true, "\(found)")
        #expect(found.first.map { "\($0.line) \($0.message)" }?.hasPrefix(fault) == true, "\(found)")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `lines end as the places of faults count them`(_ end: String) throws {
        let text = ["{", "  \"a\": 1,", "", "  \"b\": \"\u{2028}\"", "}"].joined(separator: end)
        #expect(ManifestEditor.lines(of: text) == ["{", "  \"a\": 1,", "", "  \"b\": \"\u{2028}\"", "}"])
        let document = try JSONDocument(text)
        #expect(document.position(of: JSONPointer(["b"]))?.line == 4)
        // The rows of the gutter, in a text with a fault in its fourth line.
        let test = ViewTest(CardEditorPage(text: text.replacing("\"b\":", with: "\"b\"")), wide)
        let rows = (1...6).filter { row in test.texts.contains { $0.string == "\(row)" } }
        #expect(rows == [1, 2, 3, 5])
        #expect(test.elements.contains { $0.label == "Line 4" })
    }

    @Test func `the fields of parameters stay with the card while the text is broken`() {
        let model = CardEditorModel(
            text:
                #"{ "sap.card": { "configuration": { "parameters": { "a": { "value": 1 }, "b": { "value": 2 } } } } }"#)
        #expect(model.parameters.map(\.name) == ["a", "b"])
        model.values = ["a": 5, "b": 6]
        let text = model.text
        model.edit(text + "}")
        #expect(model.reading.manifest == nil)
        #expect(model.parameters.map(\.name) == ["a", "b"] && model.values == ["a": 5, "b": 6])
        model.edit(text.replacing("\"b\"", with: "\"c\""))
        #expect(model.parameters.map(\.name) == ["a", "c"] && model.values == ["a": 5])
        // A parameter of a name that had a value once begins with its default.
        model.edit(text)
        #expect(model.parameters.map(\.name) == ["a", "b"] && model.values == ["a": 5])
    }

    @Test func `parameters have fields, whose values the card shows`() async throws {
        let test = ViewTest(CardEditorPage(), wide)
        try await test.wait(for: "the card") { has("Suppliers in Europe", test) && has("Titanium", test) }
        // Where a field is tapped, before its text, it is typed into.
        try test.type("Central ", into: "Region")
        try await test.wait(for: "the title") { has("Suppliers in Central Europe", test) }
        try test.tap("Number of suppliers")
        test.press(.deleteForward)
        try test.type("1", into: "Number of suppliers")
        try await test.wait(for: "one row") { !has("Titanium", test) }
        #expect(has("Best Run", test))
    }

    @Test func `a text is read once for each change, and its card is made once`() async throws {
        let model = CardEditorModel(text: "{}")
        var cards = 0
        let test = ViewTest(
            CardEditorPage(model: model).onCardEvent { event, _ in if event == .manifestReady { cards += 1 } }, wide)
        #expect(model.readCount == 1)
        model.edit(#"{ "sap.app": { "id": "a" }, "sap.card": { "type": "List", "header": { "title": "A" } } }"#)
        try await test.wait(for: "the card") { test.texts.contains { $0.string == "A" } }
        #expect(model.readCount == 2)
        model.edit(model.text.replacing("\"A\"", with: "\"B\""))
        try await test.wait(for: "the other card") { test.texts.contains { $0.string == "B" } }
        #expect(model.readCount == 3)
        #expect(cards == 2)
    }

    @Test func `every type of card shows its samples with their manifests`() throws {
        try expectAll(CardCatalog.kinds, count: 8...) { kind in
            let test = ViewTest(NavigationStack { CardKindPage(kind: kind) }, wide)
            let sample = try #require(kind.samples.first)
            #expect(
                test.texts.contains { $0.string.caseInsensitiveCompare(sample.name) == .orderedSame }, "\(kind.name)")
            #expect(!test.texts.contains { $0.string == "The sample is missing." }, "\(kind.name)")
            #expect(sample.manifestText.contains("sap.card"), "\(kind.name)")
        }
    }

    @Test func `the sample that loads shows how it loads, and the others their states`() async throws {
        let kind = try #require(CardCatalog.kinds.first { $0.name == "Card States" })
        let test = ViewTest(NavigationStack { CardKindPage(kind: kind) }, wide)
        try await test.wait(for: "the cards") { test.texts.contains { $0.string == "No open orders" } }
        // A card that is refused its data needs far less than this.
        for _ in 0..<20 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(test.elements.contains { $0.label == "Loading" })
        #expect(test.texts.count { $0.string == "An error occurred" } <= 1)
    }
}
