import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Words that stay whole in columns, tables and facts.
///
/// Numbers: a padding of 16 (Docs/Facts/CardLook.md); a line of text is less than 20 high, one of capitals or signs, too.
/// The greatest width of facts' names is 150 in UI5's host configuration.
@MainActor
struct AdaptiveWordTests {
    private func columns(_ texts: [String], width: JSONValue, _ members: JSONObject = [:]) -> JSONValue {
        var all: JSONObject = ["wrap": true]
        for member in members { all[member.name] = member.value }
        return [
            "type": "ColumnSet",
            "columns": .array(texts.map { ["width": width, "items": [AdaptiveTest.text($0, all)]] }),
        ]
    }

    private func show(_ element: JSONValue, width: CGFloat, markdown: Bool = false) -> ViewTest<AnyView> {
        AdaptiveTest.show(
            AdaptiveTest.card([element]), markdown: markdown, DisplayConfiguration(width: width, height: 800)
        ).test
    }

    @Test(
        arguments: [
            "Geschwindigkeitsbegrenzung", "WAREHOUSEMANAGEMENT", "Wimmelwimmelwimmel", "Internationalization",
            "0123456789012345",
        ])
    func `long words are whole in columns`(word: String) throws {
        for width in [1, "auto", "stretch"] as [JSONValue] {
            for bold in [[:], ["weight": "bolder"]] as [JSONObject] {
                let test = show(columns([word, "1", "2"], width: width, bold), width: 300)
                #expect(try test.text(word).frame.height < 20, "\(width) \(bold)")
                #expect(try test.text(word).frame.maxX <= 284.5)
            }
        }
    }

    @Test(
        arguments: [
            "Dienstreiseabrechnung", "Rechnungsprüfung", "Согласование", "Ответственный", "Illinitiative", "WAREHOUSE",
            "완료되었습니다",
        ])
    func `a word beside a picture is whole where a line of its own has room for it`(word: String) {
        var looked = 0
        for look in [[:], ["size": "large"], ["size": "extraLarge"], ["size": "extraLarge", "weight": "bolder"]]
            as [JSONObject]
        {
            var members: JSONObject = ["wrap": true]
            for member in look { members[member.name] = member.value }
            let text = AdaptiveTest.text(word, members)
            let set: JSONValue = [
                "type": "ColumnSet",
                "columns": [
                    ["width": "auto", "items": [AdaptiveTest.box("Picture", ["size": "small"])]],
                    ["width": "stretch", "items": [text]],
                ],
            ]
            for width in stride(from: CGFloat(120), through: 330, by: 7) {
                let test = AdaptiveTest.show(
                    AdaptiveTest.card([text, set]), DisplayConfiguration(width: width, height: 800)
                ).test
                let heights = test.texts.filter { $0.string == word }.map(\.frame.height)
                #expect(heights.count == 2)
                // A word of several lines has no more beside the picture, and one of one line has one.
                #expect(heights.last ?? 0 <= (heights.first ?? 0) + 0.5, "\(word), \(look), \(width)")
                looked += 1
            }
        }
        #expect(looked == 4 * 31)
    }

    @Test func `a word that no line could hold does not part the columns`() throws {
        let word = String(repeating: "abcdefghij", count: 12)
        let test = show(columns([word, "beside"], width: 1), width: 300)
        #expect(try test.text("beside").frame.minY == test.text(word).frame.minY)
        #expect(try test.text(word).frame.height > 20 && test.text("beside").frame.height < 20)
    }

    @Test func `addresses break behind their signs, and scripts without spaces anywhere`() {
        func least(_ text: String) -> CGFloat {
            AdaptiveWordWidths(text, look: AdaptiveTextLook(), scale: 1).least(within: 1000)
        }
        #expect(least("https://example.com/path") < 0.8 * least("abcdefghijkl"))
        #expect(least("laurel.osborn@example.com") < least("laurelosbornexample"))
        #expect(least("東京都千代田区丸の内一丁目") < 16)
        #expect(least("완료되었습니다") > 6 * 14 && least("출고 완료") < 3 * 14)
        #expect(least("well-known") < least("wellknown"))
        #expect(least("WWW") > least("iii") * 2)
        #expect(least("") == 0)
    }

    @Test func `long names of facts are whole`() throws {
        let facts: JSONValue = [
            "type": "FactSet",
            "facts": [["title": "Rechtsschutzversicherung", "value": "Ja"], ["title": "Ort", "value": "Walldorf"]],
        ]
        let test = show(facts, width: 320)
        #expect(try test.text("Rechtsschutzversicherung").frame.height < 20)
        #expect(try test.text("Walldorf").frame.minX == test.text("Ja").frame.minX)
        let narrow = show(facts, width: 226)
        #expect(try narrow.text("Rechtsschutzversicherung").frame.height < 20)
        #expect(try narrow.text("Ja").frame.minY > narrow.text("Rechtsschutzversicherung").frame.minY)
    }

    @Test(arguments: [240.0, 320, 400]) func `titles of buttons, labels and prompts are whole in columns`(
        width: CGFloat
    ) throws {
        func column(_ item: JSONValue, _ width: JSONValue = "auto") -> JSONValue { ["width": width, "items": [item]] }
        func button(_ title: String) -> JSONValue {
            ["type": "ActionSet", "actions": [["type": "Action.Submit", "title": .string(title)]]]
        }
        let rows: [JSONValue] = [
            [
                column(AdaptiveTest.text("Rechnungsprüfung")), column(AdaptiveTest.text("freigegeben")),
                column(button("Ansehen")),
            ],
            [
                column(["type": "Input.Text", "id": "a", "label": "Responsibility", "isRequired": true], "stretch"),
                column(["type": "Input.Number", "id": "b", "label": "Commencement"], "stretch"),
                column(["type": "Input.Text", "id": "c", "placeholder": "Repetition"], "stretch"),
            ],
        ]
        var seen = 0
        for row in rows {
            let test = show(["type": "ColumnSet", "columns": row.arrayValue.map(JSONValue.array) ?? []], width: width)
            for name in ["Ansehen", "Rechnungsprüfung", "Responsibility", "Commencement", "Repetition"] {
                guard let text = test.texts.first(where: { $0.string.hasPrefix(name) }) else { continue }
                #expect(text.frame.height < 22, "\(name) \(width): \(text.frame)")
                seen += 1
            }
        }
        #expect(seen == 5)
    }

    @Test func `buttons in the header of a table stay where its cells stand below each other`() throws {
        let button: JSONValue = ["type": "ActionSet", "actions": [["type": "Action.Submit", "title": "Reservieren"]]]
        func cell(_ item: JSONValue) -> JSONValue { ["type": "TableCell", "items": [item]] }
        let rows: [JSONValue] = [
            ["type": "TableRow", "cells": [cell(AdaptiveTest.text("Besprechungszimmer")), cell(button)]],
            [
                "type": "TableRow",
                "cells": [cell(AdaptiveTest.text("Erdgeschosszimmer")), cell(AdaptiveTest.text("Teilnehmerzahl"))],
            ],
        ]
        let test = show(
            ["type": "Table", "columns": [["width": 1], ["width": 1]], "rows": .array(rows)], width: 220)
        #expect(try test.text("Reservieren").frame.height < 22)
        #expect(try test.text("Besprechungszimmer").frame.height < 22)
    }

    @Test func `links count by their titles`() throws {
        let test = show(
            columns(["[Report](https://example.com/reports/2024/quarter)", "Sum"], width: "auto"), width: 200,
            markdown: true)
        #expect(try test.text("Report").frame.minY == test.text("Sum").frame.minY)
    }

    @Test func `columns of a width in points keep it`() throws {
        let test = show(columns(["Geschwindigkeitsbegrenzung", "1"], width: "60px"), width: 400)
        #expect(try test.text("1").frame.minX == 16 + 60 + 16)
        #expect(try test.text("Geschwindigkeitsbegrenzung").frame.height > 20)
    }

    @Test func `columns of a width in points hold large words, and those on lines of their own`() throws {
        func heights(_ text: String) throws -> (CGFloat, CGFloat) {
            let (test, _) = AdaptiveTest.show(
                AdaptiveTest.card([columns([text, "One", "A text of some words"], width: "60px")]),
                DisplayConfiguration(width: 320, height: 800, dynamicTypeSize: .accessibility3))
            return (try test.text(text).frame.height, try test.text("One").frame.height)
        }
        let (word, line) = try heights("Weekdays")
        #expect(abs(word - line) < 1)
        let (beside, _) = AdaptiveTest.show(
            AdaptiveTest.card([columns(["Weekdays", "One"], width: "60px")]),
            DisplayConfiguration(width: 320, height: 800, dynamicTypeSize: .accessibility3))
        #expect(try beside.text("One").frame.minX > beside.text("Weekdays").frame.maxX)
        #expect(try abs(beside.text("Weekdays").frame.height - line) < 1)
        // By their letters they could be wider than the card, whose content is 288 wide; they have room.
        for word in ["Rechnungsprüfung", "Willkommensmail", "Illiliquiditätsfall"] {
            let (height, line) = try heights(word)
            #expect(abs(height - line) < 1, "\(word)")
        }
    }

    private func styled(_ texts: [String], width: JSONValue) -> JSONValue {
        [
            "type": "ColumnSet",
            "columns": .array(
                texts.map {
                    ["width": width, "style": "good", "items": [AdaptiveTest.text($0, ["wrap": true])]]
                }),
        ]
    }

    @Test func `columns keep their words whole within the padding of their colours`() throws {
        let words = ["Open", "Delivered", "Canceled"]
        var looked = 0
        for width in stride(from: CGFloat(240), through: 400, by: 20) {
            for column in [1, "auto", "stretch"] as [JSONValue] {
                let container: JSONValue = [
                    "type": "Container", "style": "emphasis", "items": [styled(words, width: column)],
                ]
                for element in [styled(words, width: column), container] {
                    let test = show(element, width: width)
                    for word in words {
                        looked += 1
                        #expect(try test.text(word).frame.height < 20, "\(word) at \(width), \(column)")
                    }
                }
            }
        }
        #expect(looked == 9 * 3 * 2 * 3)
    }

    @Test func `columns whose words fill the width to the point keep them`() {
        let widths = ColumnWidths.resolve([.weight(1), .weight(1)], available: 160, least: [67.5, 92.5]) { _ in
            0
        }
        #expect(widths == [67.5, 92.5])
    }

    @Test func `the padding of colours counts, less what extends into the padding around`() {
        func least(_ members: JSONObject) -> CGFloat {
            var container: JSONObject = ["type": "Container", "items": [AdaptiveTest.text("Delivered")]]
            for member in members { container[member.name] = member.value }
            let card = AdaptiveReader().read(AdaptiveTest.card([.object(container)])).card
            var context = AdaptiveContext(ResolvedAdaptiveCard(card: card, rendersMarkdown: false))
            context.bleed = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
            return card.body.wordWidths(context, scale: 1).least(within: 400)
        }
        #expect(least(["style": "good"]) == least([:]) + 32)
        #expect(least(["style": "good", "bleed": true]) == least([:]))
    }

    @Test func `lines of a table lie between its cells, below each other too`() {
        func lines(_ columns: Int, _ cells: Int, isStacked: Bool) -> [CGRect] {
            let frames = (0..<cells).map { index in
                isStacked
                    ? CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20)
                    : CGRect(x: CGFloat(index % columns) * 50, y: CGFloat(index / columns) * 20, width: 50, height: 20)
            }
            return (0..<cells).flatMap { cell in
                AdaptiveCellLine.Edge.allCases.compactMap {
                    AdaptiveCellLine(cell: cell, edge: $0).frame(frames, columns: columns, isStacked: isStacked)
                }
            }
        }
        let grid = lines(2, 4, isStacked: false)
        #expect(grid.filter { $0.width == 1 }.map(\.minX) == [49, 49])
        #expect(grid.filter { $0.height == 1 }.map(\.minY) == [19, 19])
        #expect(lines(2, 4, isStacked: true).map(\.minY) == [19, 39, 59])
        #expect(lines(2, 4, isStacked: true).allSatisfy { $0.width == 100 && $0.height == 1 })
    }
}
