import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Texts of Adaptive Cards: sizes, lines, Markdown, headings and very large text.
///
/// Numbers: sizes of UI5's host configuration and padding of 16 (Docs/Facts/CardLook.md), on a page of 400. Growth of
/// 2.5 and five lines are lower limits; a line of 14 points is less than 20 high. 4.5 is the least contrast of text (WCAG 2.1, success criterion 1.4.3), whose
/// weights of colours and bend at 0.04045 are those of its relative luminance.
@MainActor
struct AdaptiveTextTests {
    private func text(_ text: String, _ others: JSONObject = [:]) -> JSONValue { AdaptiveTest.text(text, others) }

    @Test func `sizes are those of the host configuration, and grow with the text size`() {
        #expect(
            [AdaptiveTextSize.small, .default, .medium, .large, .extraLarge].map(\.points) == [12, 14, 14, 16, 20])
        let block = text("Text", [:])
        let (usual, _) = AdaptiveTest.show(AdaptiveTest.card([block]))
        let (large, _) = AdaptiveTest.show(
            AdaptiveTest.card([block]),
            DisplayConfiguration(width: 400, height: 800, dynamicTypeSize: .accessibility5))
        #expect(large.texts[0].frame.height > 2.5 * usual.texts[0].frame.height)
    }

    @Test func `texts have one line unless they wrap`() throws {
        let long = String(repeating: "Words and ", count: 30)
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([
                text(long, [:]), text(long + "1", ["wrap": true, "maxLines": 2]), text(long + "2", ["wrap": true]),
            ]))
        let heights = test.elements.filter { $0.label.hasPrefix("Words") }.map(\.frame.height)
        let line = heights[0]
        #expect(line < 20)
        #expect(abs(heights[1] - 2 * line) < 2)
        #expect(heights[2] > 5 * line)
    }

    @Test func `Markdown is drawn only where it is switched on`() throws {
        let card = AdaptiveTest.card([text("**Bold** and [a link](https://sap.com)"), text("- one\n- two")])
        let (plain, _) = AdaptiveTest.show(card)
        #expect(plain.has("**Bold** and [a link](https://sap.com)"))
        let (marked, calls) = AdaptiveTest.show(card, markdown: true)
        try marked.tap("a link")
        #expect(calls.performed.map(\.url) == ["https://sap.com"])
        #expect(marked.texts.contains { $0.string == "•" } && marked.texts.contains { $0.string == "two" })
    }

    @Test func `headings and header cells are headings`() throws {
        let row: JSONValue = ["cells": [["items": [text("Column")]]]]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([
                text("Title", ["style": "heading"]), text("Body"),
                ["type": "Table", "columns": [["width": 1]], "rows": [row, ["cells": [["items": [text("Cell")]]]]]],
            ]))
        #expect(try test.element("Title").isHeader && test.element("Column").isHeader)
        #expect(try !test.element("Body").isHeader && !test.element("Cell").isHeader)
    }

    @Test func `alignment places texts, mirrored from right to left`() throws {
        let blocks = ["left", "center", "right"].map { text($0, ["horizontalAlignment": .string($0)]) }
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card(blocks))
        #expect(try test.text("left").frame.minX == 16)
        #expect(abs(try test.text("center").frame.midX - 200) < 1)
        #expect(abs(try test.text("right").frame.maxX - 384) < 1)
        let (mirrored, _) = AdaptiveTest.show(
            AdaptiveTest.card(blocks),
            DisplayConfiguration(width: 400, height: 800, layoutDirection: .rightToLeft))
        #expect(abs(try mirrored.text("left").frame.maxX - 384) < 1)
        #expect(abs(try mirrored.text("right").frame.minX - 16) < 1)
    }

    @Test func `a card of a later version shows its fallback text`() {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([text("Body")], ["version": "2.0", "fallbackText": "Please update"]))
        #expect(test.has("Please update") && !test.has("Body"))
        let (tried, _) = AdaptiveTest.show(AdaptiveTest.card([text("Body")], ["version": "2.0"]))
        #expect(tried.has("Body"))
    }

    @Test func `very large text in a narrow card stays within it`() {
        let columns: [JSONValue] = [
            ["width": "stretch", "items": [text("Departure", ["wrap": true])]],
            ["width": "auto", "items": [text("Frankfurt", ["size": "extraLarge"])]],
        ]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    ["type": "ColumnSet", "columns": .array(columns)],
                    ["type": "FactSet", "facts": [["title": "Status", "value": "On time"]]],
                    ["type": "Input.Text", "id": "a", "label": "Seat"],
                ], actions: [["type": "Action.Submit", "title": "Check in"]]),
            DisplayConfiguration(width: 260, height: 2000, dynamicTypeSize: .accessibility5))
        #expect(test.texts.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 260 })
        #expect(test.has("Frankfurt") && test.has("Check in"))
    }

    @Test func `colours of backgrounds have their opacity in front`() {
        #expect(AdaptiveColor.background("#80FF0000") == CSSColor.color("#FF000080"))
        #expect(AdaptiveColor.background("#FF0000") == CSSColor.color("#FF0000"))
        #expect(AdaptiveColor.background(nil) == nil)
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `highlighted texts have a contrast of 4_5`(scheme: ColorScheme) throws {
        let run: JSONValue = ["type": "TextRun", "text": "Marked", "highlight": true, "color": "Attention"]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "RichTextBlock", "inlines": [run]]]),
            DisplayConfiguration(width: 400, height: 800, colorScheme: scheme))
        let label = AdaptiveTest.show(
            AdaptiveTest.card([text("Label")]), DisplayConfiguration(width: 400, height: 800, colorScheme: scheme)
        ).test
        #expect(try fill(of: "Marked", in: test.svg()) == fill(of: "Label", in: label.svg()))
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        func luminance(_ style: ColorStyle) -> Double {
            let color = Color.preferredColor(style).resolve(in: environment)
            let linear = [color.red, color.green, color.blue].map(Double.init)
                .map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
        }
        let pair = [luminance(.mango3), luminance(.primaryLabel)].sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5)
    }

    /// The colour of the element of a text.
    private func fill(of text: String, in svg: String) throws -> String {
        let element = try #require(svg.components(separatedBy: "<text").dropFirst().first { $0.contains(text) })
        let range = try #require(element.range(of: "fill=\"[^\"]*\"", options: .regularExpression))
        return String(element[range])
    }
}
