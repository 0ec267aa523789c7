import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Words that stay whole in columns, whatever the kind of element that has them.
///
/// Numbers: cards of the widths that the tests name, whose padding of 16 (Docs/Facts/CardLook.md) leaves at least 208; a line of
/// a text of at most 16 is less than 24 high.
@MainActor
struct AdaptiveKindWordTests {
    private static let word = "Reisekostenabrechnung"

    /// The elements with the word, and the names of their kinds.
    private static let elements: [(name: String, element: JSONValue)] = {
        let choices: JSONValue = [["title": .string(word), "value": "1"]]
        func choice(_ members: JSONObject) -> JSONValue {
            var all: JSONObject = ["type": "Input.ChoiceSet", "id": "c", "wrap": true, "choices": choices]
            for member in members { all[member.name] = member.value }
            return .object(all)
        }
        let text = AdaptiveTest.text(word, ["wrap": true])
        let runs: JSONValue = [
            ["type": "TextRun", "text": "Reisekosten", "size": "large"],
            ["type": "TextRun", "text": "abrechnung", "weight": "bolder", "size": "large"],
        ]
        let page: JSONValue = ["type": "CarouselPage", "items": [text]]
        return [
            ("expanded", choice(["style": "expanded"])), ("several", choice(["isMultiSelect": true])),
            ("menu", choice(["value": "1"])),
            ("inline", choice(["style": "expanded", "label": "Art", "labelPosition": "inline"])),
            (
                "media",
                [
                    "type": "Media", "altText": .string(word),
                    "sources": [["mimeType": "video/mp4", "url": "https://example.com/a.mp4"]],
                ]
            ), ("page", ["type": "Carousel", "pages": [page]]),
            ("pages", ["type": "Carousel", "pages": [page, page]]),
            ("runs", ["type": "RichTextBlock", "inlines": runs]),
            ("switch", ["type": "Input.Toggle", "id": "t", "title": "Reisekosten", "wrap": true]),
            (
                "field",
                [
                    "type": "Input.Text", "id": "f", "isMultiline": true, "placeholder": "Reisekosten",
                    "label": .string(word),
                ]
            ),
            (
                "button",
                [
                    "type": "Input.Text", "id": "f",
                    "inlineAction": ["type": "Action.Submit", "title": "Reisekosten"],
                ]
            ), ("container", ["type": "Container", "style": "emphasis", "items": [AdaptiveTest.text("Reisekosten")]]),
            ("facts", ["type": "FactSet", "facts": [["title": .string(word), "value": "1"]]]),
            ("text", text),
        ]
    }()

    private func expectWhole(_ element: JSONValue, _ name: String, width: CGFloat) {
        let test = AdaptiveTest.show(AdaptiveTest.card([element]), DisplayConfiguration(width: width, height: 800)).test
        // The frame of a field of several lines is as high as the field.
        let texts = test.texts.filter { text in
            text.string.hasPrefix("Reisekosten") && (name != "field" || text.string == Self.word)
        }
        #expect(!texts.isEmpty, "\(name)")
        for text in texts { #expect(text.frame.height < 24, "\(name) in \(width): \(text.frame)") }
    }

    @Test(arguments: [CGFloat(240), 280, 320, 360, 400]) func `every kind of element keeps its words in columns`(
        width: CGFloat
    ) {
        var looked = 0
        for (name, element) in Self.elements {
            let columns: [JSONValue] = [
                ["items": [AdaptiveTest.text("Bewilligt durch Vorgesetzte", ["wrap": true])]], ["items": [element]],
            ]
            expectWhole(["type": "ColumnSet", "columns": .array(columns)], name, width: width)
            looked += 1
        }
        #expect(looked == 14)
    }

    @Test(arguments: [CGFloat(240), 280, 320, 360, 400]) func `every kind of element keeps its words in cells`(
        width: CGFloat
    ) {
        var looked = 0
        for (name, element) in Self.elements {
            let cells: [JSONValue] = [
                ["items": [AdaptiveTest.text("Bewilligt durch", ["wrap": true])]], ["items": [element]],
            ]
            expectWhole(
                [
                    "type": "Table", "firstRowAsHeaders": false, "showGridLines": false,
                    "columns": [["width": 1], ["width": 1]], "rows": [["cells": .array(cells)]],
                ], name, width: width)
            looked += 1
        }
        #expect(looked == 14)
    }

    @Test func `runs share words, and spaces end them`() throws {
        func least(_ texts: [String]) -> CGFloat {
            let runs: [JSONValue] = texts.map { ["type": "TextRun", "text": .string($0)] }
            let card = AdaptiveReader().read(
                AdaptiveTest.card([["type": "RichTextBlock", "inlines": .array(runs)]])
            ).card
            let context = AdaptiveContext(ResolvedAdaptiveCard(card: card, rendersMarkdown: false))
            return card.body.wordWidths(context, scale: 1).least(within: 400)
        }
        #expect(abs(least(["Reise", "kosten"]) - least(["Reisekosten"])) <= 1)
        #expect(abs(least(["Re", "ise", "kosten"]) - least(["Reisekosten"])) <= 1)
        for parts in [["Reise ", "kosten"], ["Reise", " kosten"], ["Reise", " ", "kosten"]] {
            #expect(least(parts) == least(["kosten"]))
        }
    }

    @Test func `columns stand below each other where a word breaks less often so`() throws {
        func show(_ texts: [String], width: CGFloat) -> ViewTest<AnyView> {
            let columns: [JSONValue] = texts.map { ["items": [AdaptiveTest.text($0, ["wrap": true])]] }
            return AdaptiveTest.show(
                AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]),
                DisplayConfiguration(width: width, height: 800)
            ).test
        }
        let word = "Rindfleischetikettierungsüberwachung"
        var looked = 0
        for width in [240, 260, 280] as [CGFloat] {
            for texts in [[word, "EUR 1,200.00", "offen"], [word, "EUR 1,200.00"]] {
                let frame = try show(texts, width: width).text(word).frame
                #expect(frame.height < 44, "\(width): \(frame)")
                looked += 1
            }
        }
        #expect(looked == 6)
        // One break beside a short word is none more than alone.
        let short = show([word, "1"], width: 240)
        #expect(try short.text("1").frame.minY == short.text(word).frame.minY)
    }
}
