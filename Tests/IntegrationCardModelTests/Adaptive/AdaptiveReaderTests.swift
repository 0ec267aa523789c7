import Foundation
import Testing

@testable import IntegrationCardModel

/// Reading of Adaptive Cards: elements, fallbacks, inputs, dates and bounds.
///
/// Numbers: values and counts of the elements in each test's card. 2,000 elements are a bound of this implementation
/// (`CardLimits.Adaptive`).
@Suite struct AdaptiveReaderTests {
    private func read(_ text: String) throws -> (card: AdaptiveCard, diagnostics: [String]) {
        let result = AdaptiveReader().read(try JSONParser().parse(text))
        return (result.card, result.diagnostics.map { "\($0.pointer): \($0.message)" })
    }

    @Test func `elements of each kind`() throws {
        let (card, diagnostics) = try read(
            """
            {"type": "AdaptiveCard", "version": "1.6", "lang": "de", "rtl": true, "minHeight": "100px",
             "backgroundImage": {"url": "b.png", "fillMode": "Repeat"}, "body": [
              {"type": "TextBlock", "text": "**T**", "size": "ExtraLarge", "wrap": true, "maxLines": 2, "spacing": "none"},
              {"type": "RichTextBlock", "inlines": ["plain", {"type": "TextRun", "text": "b", "weight": "bolder"}]},
              {"type": "Image", "url": "https://x/y.png", "width": "50px", "style": "person", "altText": "A"},
              {"type": "ColumnSet", "columns": [{"width": "auto"}, {"type": "Column", "width": 2}, {"width": "50px",
                "items": [{"type": "Input.Text", "id": "t", "regex": "^a+$", "isRequired": true, "errorMessage": "E"}]}]},
              {"type": "FactSet", "facts": [{"title": "a", "value": 1}]},
              {"type": "Table", "columns": [{"width": 1}], "rows": [{"type": "TableRow", "cells": [{"type": "TableCell",
                "items": [{"type": "Input.Toggle", "id": "g", "title": "G"}]}]}]},
              {"type": "Carousel", "pages": [{"type": "CarouselPage", "items": []}], "timer": 5000},
              {"type": "ActionSet", "actions": [{"type": "Action.OpenUrl", "url": "mailto:a@b", "title": "M"}]},
              {"type": "Input.ChoiceSet", "id": "c", "choices": [{"title": "One", "value": "1"}], "isMultiSelect": true},
              {"type": "Media", "sources": [{"url": "m.mp4", "mimeType": "video/mp4"}], "poster": "p.png"}],
             "actions": [{"type": "Action.Submit", "title": "S", "data": {"x": 1}, "style": "positive"},
              {"type": "Action.ShowCard", "card": {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "in"}]}},
              {"type": "Action.ToggleVisibility", "targetElements": ["a", {"elementId": "b", "isVisible": false}]}]}
            """)
        #expect(diagnostics == [])
        #expect(card.body.count == 10)
        #expect(card.isRightToLeft == true)
        #expect(card.minimumHeight == 100)
        #expect(card.backgroundImage?.fillMode == .repeat)
        guard case .textBlock(let text) = card.body[0].content, case .richTextBlock(let runs, _) = card.body[1].content,
            case .image(let image) = card.body[2].content, case .columnSet(let columns) = card.body[3].content,
            case .factSet(let facts) = card.body[4].content
        else {
            Issue.record("the kinds are wrong")
            return
        }
        #expect(text.size == .extraLarge && text.wraps && text.maximumLines == 2)
        #expect(card.body[0].spacing == AdaptiveSpacing.none)
        #expect(runs.map(\.text) == ["plain", "b"] && runs[1].weight == .bolder)
        #expect(image.width == 50 && image.style == .person)
        #expect(columns.columns.map(\.width) == [.auto, .weight(2), .points(50)])
        #expect(facts == [AdaptiveFact(title: "a", value: "1")])
        #expect(card.inputs.map(\.id) == ["t", "g", "c"])
        #expect(card.actions[0].submittedData(inputs: ["t": "aa"]) == ["x": 1, "t": "aa"])
        guard case .showCard(let inner) = card.actions[1].kind else {
            Issue.record("no card is shown")
            return
        }
        #expect(inner.body.count == 1)
        #expect(
            card.actions[2].kind
                == .toggleVisibility([.init(elementID: "a", isVisible: nil), .init(elementID: "b", isVisible: false)]))
    }

    @Test func `unknown elements use their fallback`() throws {
        let (card, diagnostics) = try read(
            """
            {"body": [{"type": "Graph", "fallback": {"type": "Chart", "fallback": {"type": "TextBlock", "text": "f"}}},
              {"type": "Nope"}, {"type": "Nope", "fallback": "drop"},
              {"type": "TextBlock", "text": "r", "requires": {"acme": "1.0"}, "fallback": {"type": "TextBlock", "text": "s"}},
              {"type": "TextBlock", "text": "ok", "requires": {"adaptiveCards": "1.5"}}, 7, {"text": "x"}]}
            """)
        let bubbled = try read(
            """
            {"body": [{"type": "Container", "items": [{"type": "Nope"}], "fallback": {"type": "TextBlock", "text": "c"}}]}
            """)
        #expect(bubbled.diagnostics == [])
        #expect(bubbled.card.body.map(\.content) == [.textBlock(Self.plain("c"))])
        let texts = card.body.map { element in
            if case .textBlock(let block) = element.content { block.text } else { "?" }
        }
        #expect(texts == ["f", "s", "ok"])
        #expect(
            diagnostics == [
                "/body/1: the element type “Nope” is not known", "/body/5: an object is expected, not number",
                "/body/6: the element has no type",
            ])
    }

    private static func plain(_ text: String) -> AdaptiveTextBlock {
        AdaptiveTextBlock(
            text: text, style: .default, size: .default, weight: .default, color: .default, fontType: .default,
            isSubtle: false, wraps: false, maximumLines: nil, alignment: nil)
    }

    @Test(
        arguments: [
            ("javascript:alert(1)", nil), ("java\nscript:alert(1)", nil), ("file:///etc/passwd", nil),
            ("  HTTPS://x ", "HTTPS://x"),
            ("data:text/html,x", nil), ("a/b:c", "a/b:c"), ("tel:123", "tel:123"), ("", nil), ("vbscript:x", nil),
        ] as [(String, String?)])
    func `links are of allowed schemes`(text: String, address: String?) {
        #expect(SafeLink.link(text) == address)
    }

    @Test func `pictures are of allowed schemes`() {
        #expect(SafeLink.media("data:image/png;base64,AA") == "data:image/png;base64,AA")
        #expect(SafeLink.media(" Data:Image/png;base64,AA\n") == "Data:Image/png;base64,AA")
        #expect(SafeLink.media("data:image") == nil)
        #expect(SafeLink.media("da\nta:text/html,x") == nil)
        #expect(SafeLink.media("data:text/html,x") == nil)
        #expect(SafeLink.media("mailto:x") == nil)
    }

    @Test func `wrong properties are reported`() throws {
        let (card, diagnostics) = try read(
            """
            {"version": "2.0", "body": [{"type": "TextBlock", "text": 5, "size": "huge"},
              {"type": "Image", "url": "file:///x"}, {"type": "Input.Text", "regex": "("}],
             "actions": [{"type": "Action.OpenUrl", "url": "javascript:x"}], "selectAction": {"type": "Action.ShowCard",
             "card": {}}}
            """)
        #expect(card.body.count == 3)
        #expect(card.actions.isEmpty)
        #expect(card.selectAction == nil)
        #expect(
            diagnostics.map { $0.prefix { $0 != ":" } } == [
                "/version", "/body/0/size", "/body/1/url", "/body/2/regex", "/body/2", "/actions/0/url", "/actions/0",
                "/selectAction",
            ])
    }

    @Test func `inputs check their values`() throws {
        let (card, _) = try read(
            """
            {"body": [{"type": "Input.Text", "id": "t", "regex": "^a+$", "maxLength": 3, "isRequired": true,
              "errorMessage": "E"}, {"type": "Input.Number", "id": "n", "min": 1, "max": 5, "errorMessage": "N"},
              {"type": "Input.Date", "id": "d", "min": "2020-01-01"},
              {"type": "Input.Toggle", "id": "g", "isRequired": true, "valueOn": "yes", "errorMessage": "G"}]}
            """)
        let problems = { (index: Int, value: String) in card.inputs[index].problem(with: value) }
        #expect([problems(0, "aa"), problems(0, ""), problems(0, "b"), problems(0, "aaaa")] == [nil, "E", "E", "E"])
        #expect([problems(1, "3"), problems(1, "9"), problems(1, "x"), problems(1, "")] == [nil, "N", "N", nil])
        #expect([problems(2, "2019-12-31"), problems(2, "2020-01-01")] == ["", nil])
        #expect([problems(3, "yes"), problems(3, "false")] == [nil, "G"])
    }

    @Test func `sizes are bounded`() throws {
        let many = "[" + Array(repeating: "{\"type\":\"TextBlock\"}", count: 6000).joined(separator: ",") + "]"
        let (card, diagnostics) = try read("{\"body\": \(many)}")
        #expect(card.body.count == 2000)
        #expect(diagnostics.count == 1)
        var limits = CardLimits.Adaptive()
        limits.maximumDepth = 3
        var nested = "{\"type\":\"TextBlock\"}"
        for _ in 0..<10 { nested = "{\"type\":\"Container\",\"items\":[\(nested)]}" }
        let deep = AdaptiveReader(limits: limits).read(try JSONParser().parse("{\"body\":[\(nested)]}"))
        #expect(deep.diagnostics.map(\.message) == ["the card is nested too deeply"])
    }

    @Test func `dates in texts are written`() {
        let text = "{{DATE(2017-02-14T06:08:39Z, SHORT)}} at {{TIME(2017-02-14T06:08:39Z)}}, {{DATE(2017-02-14)}} {{x}}"
        #expect(
            AdaptiveDateText.replace(in: text, environment: .fixed(locale: "en_US")).withPlainSpaces
                == "Tue, Feb 14, 2017 at 6:08 AM, {{DATE(2017-02-14)}} {{x}}")
    }

    @Test func `dates in cards are in the language of the card`() throws {
        let date = "{{DATE(2017-02-14T06:08:39Z, LONG)}}"
        func texts(_ language: String) throws -> [String] {
            let value = try JSONParser().parse(
                """
                {"type": "AdaptiveCard", \(language) "body": [{"type": "TextBlock", "text": "\(date)"},
                 {"type": "RichTextBlock", "inlines": ["\(date)"]},
                 {"type": "FactSet", "facts": [{"title": "On", "value": "\(date)"}]}]}
                """)
            return AdaptiveReader(environment: .fixed(locale: "en_US")).read(value).card.body.flatMap { element in
                switch element.content {
                case .textBlock(let text): [text.text]
                case .richTextBlock(let runs, _): runs.map(\.text)
                case .factSet(let facts): facts.map(\.value)
                default: [String]()
                }
            }
        }
        #expect(try texts("") == Array(repeating: "Tuesday, February 14, 2017", count: 3))
        #expect(try texts("\"lang\": \"de\",") == Array(repeating: "Dienstag, 14. Februar 2017", count: 3))
    }

    @Test(arguments: [("1.0", true), ("1.6", true), ("1.7", false), ("2.0", false)])
    func `newer versions are not supported`(version: String, isSupported: Bool) throws {
        #expect(try read("{\"version\": \"\(version)\"}").card.isVersionSupported == isSupported)
    }

    @Test(
        arguments: [
            ("sap-icon://add", ResolvedImage.icon(collection: nil, name: "add")),
            ("sap-icon://SAP-icons-TNT/actor", .icon(collection: "SAP-icons-TNT", name: "actor")),
            ("plus.png", .image(address: "plus.png")), ("javascript:alert(1)", nil), ("sap-icon://", nil),
        ] as [(String, ResolvedImage?)])
    func `actions have icons of UI5 and pictures`(address: String, icon: ResolvedImage?) throws {
        let card: JSONValue = [
            "type": "AdaptiveCard", "actions": [["type": "Action.Submit", "iconUrl": .string(address)]],
        ]
        let read = AdaptiveReader().read(card)
        #expect(try #require(read.card.actions.first).icon == icon)
        #expect(read.diagnostics.isEmpty == (icon != nil))
    }
}
