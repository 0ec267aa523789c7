import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Words that stay whole in tables, lists and facts within columns.
///
/// Numbers: a padding of 16 (Docs/Facts/CardLook.md) in the widths that the tests name; a line of text is less than 20 high,
/// and pictures of the size large are 160 wide in UI5's host configuration.
@MainActor
struct AdaptiveNestedWordTests {
    private func show(
        _ element: JSONValue, width: CGFloat, size: DynamicTypeSize = .large
    ) -> ViewTest<AnyView> {
        AdaptiveTest.show(
            AdaptiveTest.card([element]), markdown: true,
            DisplayConfiguration(width: width, height: 800, dynamicTypeSize: size)
        ).test
    }

    private func columns(_ columns: [(JSONValue, JSONValue)]) -> JSONValue {
        ["type": "ColumnSet", "columns": .array(columns.map { ["width": $0.0, "items": [$0.1]] })]
    }

    private func table(_ rows: [[String]], grid: Bool = true) -> JSONValue {
        [
            "type": "Table", "showGridLines": .bool(grid), "firstRowAsHeaders": false,
            "columns": .array((rows.first ?? []).map { _ in ["width": 1] }),
            "rows": .array(
                rows.map { row in
                    [
                        "type": "TableRow",
                        "cells": .array(
                            row.map { ["type": "TableCell", "items": [AdaptiveTest.text($0, ["wrap": true])]] }),
                    ]
                }),
        ]
    }

    @Test(arguments: [280.0, 312, 368, 420]) func `tables in columns keep the words of their cells`(
        width: CGFloat
    ) throws {
        for grid in [true, false] {
            for first in [1, "auto", "stretch"] as [JSONValue] {
                let test = show(
                    columns([
                        (first, table([["Total"], ["Entertainment"]], grid: grid)),
                        (3, AdaptiveTest.text("Orders of the last month", ["wrap": true])),
                    ]), width: width)
                #expect(try test.text("Entertainment").frame.height < 20, "\(width), \(first)")
                let two = show(
                    columns([
                        (1, AdaptiveTest.text("Responsibility", ["wrap": true])),
                        (first, table([["Entertainment", "Orders"]], grid: grid)),
                    ]), width: width)
                #expect(try two.text("Entertainment").frame.height < 20, "\(width), \(first)")
                #expect(try two.text("Responsibility").frame.height < 20, "\(width), \(first)")
            }
        }
    }

    @Test(arguments: [[["Transportation"], ["Ab"]], [["Transportation", "Ab"], ["Transportation", "Cd"]]])
    func `cells have less padding where a word needs the room`(rows: [[String]]) throws {
        let word = AdaptiveTest.text("Transportation", ["wrap": true])
        let needed = try show(word, width: 400).text("Transportation").frame.width
        // The padding of the card and two points on both sides of the word, and more of them.
        for more in [CGFloat(5), 8, 12, 15, 17, 20] {
            let test = show(table(rows), width: (needed + 32 + more).rounded(.up))
            let words = test.texts.filter { $0.string == "Transportation" }
            #expect(words.count == (rows[1][0] == "Ab" ? 1 : 2))
            for text in words {
                #expect(text.frame.height < 20, "\(more)")
                #expect(text.frame.minX >= 17.5 && text.frame.maxX <= needed + 32 + more - 17)
            }
        }
        let wide = try show(table([["Transportation"], ["Ab"]]), width: needed + 32 + 40)
        #expect(try wide.text("Ab").frame.minX == 24)
    }

    @Test func `the widths of a table are those of its columns, their padding and their distances`() {
        func least(_ element: JSONValue, within width: CGFloat = 400) -> CGFloat {
            let card = AdaptiveReader().read(AdaptiveTest.card([element])).card
            let context = AdaptiveContext(ResolvedAdaptiveCard(card: card, rendersMarkdown: false))
            return card.body.wordWidths(context, scale: 1).least(within: width)
        }
        let words = ["Entertainment", "Orders"].map { least(AdaptiveTest.text($0)) }
        #expect(least(table([["Entertainment", "Orders"]])) == words[0] + words[1] + 32)
        #expect(least(table([["Entertainment", "Orders"]], grid: false)) == words[0] + words[1] + 8)
        // Cells that have no room beside each other stand below each other.
        #expect(least(table([["Entertainment", "Orders"]], grid: false), within: 120) == words[0])
    }

    @Test func `signs of lists count with the words behind them`() throws {
        let list = "- Transportation\n- Configuration\n\n1. Preparation\n2. Delivery"
        let set = columns([
            (3, AdaptiveTest.text("Orders", ["wrap": true])), (1, AdaptiveTest.text(list, ["wrap": true])),
        ])
        for width in [240.0, 300, 368, 400] {
            let cells = table([["Task", "Steps", "Owner"], ["Preparation of it", list, "Representative"]])
            for element in [set, cells] {
                let test = show(element, width: width)
                for word in ["Transportation", "Configuration", "Preparation", "Delivery"] {
                    #expect(try test.text(word).frame.height < 20, "\(word) in \(width)")
                }
            }
        }
    }

    @Test func `facts in an automatic column keep their names whole`() throws {
        for (title, value) in [("Internationalization of the card", "to"), ("Rechtsschutzversicherungen", "Ja")] {
            let facts: JSONValue = ["type": "FactSet", "facts": [["title": .string(title), "value": .string(value)]]]
            let test = show(columns([("auto", facts)]), width: 368)
            let (name, text) = (try test.text(title).frame, try test.text(value).frame)
            let lines: CGFloat = title.contains(" ") ? 2 : 1
            #expect(name.height < 20 * lines && text.minX > name.minX + 100)
            #expect(!(try lineBreaks(in: title, test)))
        }
    }

    /// True if a line of a text begins or ends within a word.
    private func lineBreaks(in text: String, _ test: ViewTest<AnyView>) throws -> Bool {
        let words = Set(text.split(separator: " ").map(String.init))
        let svg = test.svg()
        let shown = svg.components(separatedBy: "<text").dropFirst().flatMap { element -> [String] in
            let content = element.components(separatedBy: "</text>")[0]
            let plain = content.replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
            return plain.components(separatedBy: ">").last?.split(separator: " ").map(String.init) ?? []
        }
        return shown.contains { part in
            !words.contains(part) && words.contains { $0.hasPrefix(part) || $0.hasSuffix(part) }
        }
    }

    @Test func `automatic columns leave others what is not needed for their words`() {
        func widths(_ least: [CGFloat], _ ideals: [CGFloat]) -> [CGFloat] {
            ColumnWidths.resolve([.auto, .stretch], available: 164, least: least) { ideals[$0] }
        }
        #expect(widths([141, 14], [150, 14]) == [141, 23])
        #expect(widths([50, 14], [300, 14])[1] > 32)
        // Words that have no room beside each other leave a fifth.
        #expect(widths([160, 40], [160, 40])[1] > 32)
    }

    @Test func `a word that is wider than the card stands below a picture`() throws {
        let word = "Donaudampfschifffahrtsgesellschaft"
        let set = columns([
            ("auto", AdaptiveTest.box("Picture", ["size": "large"])),
            ("stretch", AdaptiveTest.text(word, ["wrap": true])),
        ])
        let test = show(set, width: 240)
        let (picture, text) = (try test.frame(of: "Picture"), try test.text(word).frame)
        #expect(text.minY >= picture.maxY && text.minX == 16)
        #expect(text.height < 40)
    }
}
