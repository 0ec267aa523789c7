import Foundation
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// The editor of manifests, which shows the card and the problems.
@MainActor
@Suite("Card editor of the Examples app")
struct CardEditorTests {
    private let wide = DisplayConfiguration(width: 900, height: 1200, horizontalSizeClass: .regular)

    @Test
    func `a good manifest has a card and no problems; a broken one has its problem in place of the card`() async throws
    {
        let test = ViewTest(CardEditorPage(), wide)
        try await test.wait(for: "the card") { test.texts.contains { $0.string == "Best Run" } }
        #expect(test.texts.contains { $0.string == "Suppliers" })
        #expect(test.texts.contains { $0.string == "No problems" })
        try test.type("x", into: "Manifest")
        #expect(!test.texts.contains { $0.string == "No problems" })
        #expect(!test.texts.contains { $0.string == "Best Run" })
        #expect(test.texts.contains { $0.string.hasPrefix("Line ") })
        test.press(.delete)
        try await test.wait(for: "the card again") { test.texts.contains { $0.string == "Best Run" } }
        #expect(test.texts.contains { $0.string == "No problems" })
    }

    @Test func `a manifest with an unknown value is drawn, and its problem has the line`() async throws {
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
        #expect(test.texts.contains { $0.string.hasPrefix("Line 4: ") })
        #expect(!test.texts.contains { $0.string == "No problems" })
    }

    @Test func `faults that the card meets while it loads are shown with their lines`() async throws {
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
        #expect(test.texts.contains { $0.string == "While the card loads" })
        #expect(!test.texts.contains { $0.string == "Loaded without problems" })
        let good = ViewTest(CardEditorPage(), wide)
        try await good.wait(for: "the end") { good.texts.contains { $0.string == "Loaded without problems" } }
    }

    @Test func `every type of card shows its samples with their manifests`() throws {
        for kind in CardCatalog.kinds {
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
