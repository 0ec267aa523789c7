import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Arrangements that are measured and placed alike, whatever the size of a pixel.
///
/// Numbers: pixels of 1/1.1 to a half of a point, cards of 240 and of widths with parts of a point; lines of texts share at
/// most 1.5 points, the rounding of two edges.
@MainActor
struct RoundedWidthTests {
    private static let scales: [CGFloat] = [1, 1.1, 1.25, 1.3, 1.75, 2]
    private static let widths: [CGFloat] = [240, 263.3, 281.7, 320]

    /// The pairs of texts that lie over each other.
    private func overlaps(_ test: ViewTest<CardView>) -> [String] {
        let texts = test.texts.filter { !$0.string.isEmpty }
        return texts.indices.flatMap { first in
            texts[(first + 1)...].compactMap { second in
                let common = texts[first].frame.intersection(second.frame)
                guard !common.isNull, common.width > 1.5, common.height > 1.5 else { return nil }
                return "\(texts[first].string) | \(second.string)"
            }
        }
    }

    private func expectApart(_ manifest: JSONValue, texts: Int) async {
        let card = await CardTest.resolve(manifest)
        var looked = 0
        for scale in Self.scales {
            for width in Self.widths {
                let test = ViewTest(
                    CardView(resolved: card), DisplayConfiguration(width: width, displayScale: scale))
                #expect(test.texts.count >= texts)
                #expect(overlaps(test).isEmpty, "\(scale), \(width): \(overlaps(test))")
                looked += 1
            }
        }
        #expect(looked == 24)
    }

    @Test func `texts of numeric headers are apart`() async {
        await expectApart(
            CardTest.manifest(
                "List",
                [
                    "data": ["json": [["a": "row"]]],
                    "header": [
                        "type": "Numeric", "title": "Revenue", "details": "Including intercompany",
                        "mainIndicator": ["number": "128.4", "unit": "M"],
                        "sideIndicators": [
                            ["title": "Target", "number": "150", "unit": "M"],
                            ["title": "Deviation", "number": "-14.4", "unit": "%"],
                        ],
                    ], "content": ["item": ["title": "{a}"]],
                ]), texts: 7)
    }

    @Test func `infos of headers, and status texts in lines, are apart`() async {
        let states: [JSONValue] = ["In process", "Delivered", "Open", "Approved"].map {
            ["type": "Status", "value": .string($0), "inverted": true]
        }
        await expectApart(
            CardTest.manifest(
                "List",
                [
                    "header": [
                        "title": "Orders", "status": ["text": "4 of 10"],
                        "infoSection": ["rows": [["items": .array(states)]]],
                    ], "content": ["data": ["json": [["a": 1]]], "item": ["title": "{a}"]],
                ]), texts: 6)
    }

    @Test func `buttons, fields and columns of Adaptive Cards are apart`() async {
        let buttons: [JSONValue] = ["Approve", "Reject", "Forward"].map {
            ["type": "Action.Submit", "title": .string($0)]
        }
        let columns: [JSONValue] = ["Approved", "Representative", "Total"].map { ["items": [AdaptiveTest.text($0)]] }
        let body: [JSONValue] = [
            ["type": "ActionSet", "actions": .array(buttons)], ["type": "ColumnSet", "columns": .array(columns)],
            [
                "type": "Input.Text", "id": "a", "label": "Name", "labelPosition": "inline", "placeholder": "Full name",
                "inlineAction": ["type": "Action.Submit", "title": "Search"],
            ],
            ["type": "FactSet", "facts": [["title": "Responsible", "value": "Donna Moore"]]],
        ]
        await expectApart(
            CardTest.manifest("AdaptiveCard", ["content": AdaptiveTest.card(body)]), texts: 9)
    }
}
