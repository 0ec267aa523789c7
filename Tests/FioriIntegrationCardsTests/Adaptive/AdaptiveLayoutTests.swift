import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// The places of elements, columns and cells.
///
/// Numbers: spacing of 0, 8, 16, 32, 48, 48 and padding of 16 (Docs/Facts/CardLook.md), on a page of 400. Pictures of
/// 40, 80 and 160 are the sizes of Adaptive Cards' default host configuration; separators take 1. The padding of 8 in
/// cells is as drawn today, not compared with UI5. Lines of text are less than 20 high.
@MainActor
struct AdaptiveLayoutTests {
    private func box(_ name: String, _ others: JSONObject = [:]) -> JSONValue { AdaptiveTest.box(name, others) }

    @Test func `the content has a padding of 16, and elements their distances`() throws {
        let spacings: [JSONValue] = ["none", "small", "default", "medium", "large", "extraLarge", "padding"]
        let boxes = spacings.enumerated().map { box("box\($0 + 1)", ["spacing": $1, "size": "small"]) }
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card([box("box0", ["size": "small"])] + boxes))
        let frames = try (0...7).map { try test.frame(of: "box\($0)") }
        #expect(frames[0] == CGRect(x: 16, y: 16, width: 40, height: 40))
        #expect((1...7).map { frames[$0].minY - frames[$0 - 1].maxY } == [0, 8, 16, 32, 48, 48, 16])
    }

    @Test func `a separator lies in the middle of the distance`() throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([box("first", ["separator": true]), box("second", ["separator": true])]))
        #expect(try test.frame(of: "first").minY == 16)
        #expect(try test.frame(of: "second").minY == 16 + 80 + 17)
    }

    @Test func `columns have their widths in points, of their content, and by weight`() throws {
        let columns: [JSONValue] = [
            ["width": "100px", "items": [box("points", ["size": "stretch"])]],
            ["width": "auto", "items": [box("auto", [:])]],
            ["width": 1, "items": [box("one", ["size": "stretch"])]],
            ["width": "3", "items": [box("three", ["size": "stretch"])]],
        ]
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]))
        #expect(try test.frame(of: "points").minX == 16 && test.frame(of: "points").width == 100)
        #expect(try test.frame(of: "auto").minX == 132 && test.frame(of: "auto").width == 80)
        #expect(try test.frame(of: "one").minX == 228 && test.frame(of: "one").width == 35)
        #expect(try test.frame(of: "three").minX == 279 && test.frame(of: "three").maxX == 384)
    }

    @Test func `stretched columns share what automatic ones leave`() throws {
        let columns: [JSONValue] = [
            ["width": "stretch", "items": [box("left", ["size": "stretch"])]],
            ["width": "auto", "spacing": "none", "items": [box("middle", ["size": "small"])]],
            ["width": "stretch", "spacing": "none", "items": [box("right", ["size": "stretch"])]],
        ]
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]))
        #expect(try test.frame(of: "left").width == 164 && test.frame(of: "right").width == 164)
        #expect(try test.frame(of: "middle").minX == 180)
    }

    @Test func `automatic columns that do not fit share the width`() throws {
        #expect(ColumnWidths.resolve([.auto, .auto], available: 100) { [20, 400][$0] } == [20, 80])
        #expect(ColumnWidths.resolve([.auto, .stretch], available: 100) { [400, 50][$0] } == [80, 20])
        #expect(ColumnWidths.resolve([.points(300), .points(100)], available: 200) { _ in 0 } == [150, 50])
        #expect(ColumnWidths.resolve([.weight(2), .stretch], available: nil) { [10, 30][$0] } == [10, 30])
        #expect(ColumnWidths.resolve([.weight(50), .stretch], available: 80) { _ in 0 } == [40, 40])
    }

    @Test func `columns that share the width spare others a broken word`() throws {
        #expect(
            ColumnWidths.resolve([.weight(1), .weight(1)], available: 100, least: [70, 10]) { _ in 0 }
                == [70, 30])
        #expect(
            ColumnWidths.resolve([.weight(1), .weight(1)], available: 100, least: [70, 40]) { _ in 0 }
                == [50, 50])
        let words = ["Passengers", "1", "2"].map { word -> JSONValue in
            ["width": 1, "items": [AdaptiveTest.text(word, ["wrap": true, "weight": "bolder"])]]
        }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "ColumnSet", "columns": .array(words)]]),
            DisplayConfiguration(width: 220, height: 300))
        #expect(try test.text("Passengers").frame.height < 20)
    }

    @Test func `columns are as high as the highest, and place their content in it`() throws {
        let columns: [JSONValue] = [
            ["width": "auto", "items": [box("high", ["size": "large"])]],
            ["width": "auto", "verticalContentAlignment": "center", "items": [box("centre", [:])]],
            ["width": "auto", "verticalContentAlignment": "bottom", "items": [box("bottom", [:])]],
        ]
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]))
        #expect(try test.frame(of: "high").height == 160)
        #expect(try test.frame(of: "centre").midY == test.frame(of: "high").midY)
        #expect(try test.frame(of: "bottom").maxY == test.frame(of: "high").maxY)
    }

    @Test func `a styled container has padding, and extends to the edges when it bleeds`() throws {
        func container(_ bleeds: Bool) -> JSONValue {
            [
                "type": "Container", "style": "emphasis", "bleed": .bool(bleeds),
                "items": [box("in", ["size": "stretch"])],
            ]
        }
        let (inside, _) = AdaptiveTest.show(AdaptiveTest.card([container(false)]))
        #expect(try inside.frame(of: "in").minX == 32 && inside.frame(of: "in").maxX == 368)
        #expect(try inside.frame(of: "in").minY == 32)
        let (bleeding, _) = AdaptiveTest.show(AdaptiveTest.card([box("first"), container(true), box("last")]))
        #expect(try bleeding.frame(of: "in").minX == 16 && bleeding.frame(of: "in").maxX == 384)
        #expect(try bleeding.frame(of: "in").minY == 16 + 80 + 16 + 16)
        #expect(try bleeding.frame(of: "last").minY == bleeding.frame(of: "in").maxY + 32)
    }

    @Test func `a container of the style around it has no padding`() throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "Container", "style": "default", "items": [box("in")]]]))
        #expect(try test.frame(of: "in").origin == CGPoint(x: 16, y: 16))
    }

    @Test func `a least height makes room, which goes to elements that stretch`() throws {
        let stretching: JSONValue = ["type": "Container", "height": "stretch", "items": []]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([box("top"), stretching, box("bottom")], ["minHeight": "500px"]))
        #expect(try test.frame(of: "bottom").maxY == 484)
        let (centred, _) = AdaptiveTest.show(
            AdaptiveTest.card([
                [
                    "type": "Container", "minHeight": "200px", "verticalContentAlignment": "center",
                    "items": [box("middle")],
                ]
            ]))
        #expect(try centred.frame(of: "middle").midY == 116)
    }

    @Test func `content from right to left is mirrored, also within one container`() throws {
        let body: [JSONValue] = [
            box("start"), box("end", ["horizontalAlignment": "right"]),
            ["type": "Container", "rtl": true, "items": [box("inner")]],
        ]
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card(body))
        #expect(try test.frame(of: "start").minX == 16)
        #expect(try test.frame(of: "end").maxX == 384)
        #expect(try test.frame(of: "inner").maxX == 384)
        let (mirrored, _) = AdaptiveTest.show(AdaptiveTest.card(body, ["rtl": true]))
        #expect(try mirrored.frame(of: "start").maxX == 384)
        #expect(try mirrored.frame(of: "end").minX == 16)
    }

    @Test func `cells of a table share the width, with padding between grid lines`() throws {
        func row(_ names: [String]) -> JSONValue {
            [
                "type": "TableRow",
                "cells": .array(names.map { ["type": "TableCell", "items": [box($0, ["size": "stretch"])]] }),
            ]
        }
        func table(_ showsLines: Bool) -> JSONValue {
            [
                "type": "Table", "showGridLines": .bool(showsLines), "columns": [["width": 1], ["width": "100px"]],
                "rows": [row(["a", "b"]), row(["c", "d"])],
            ]
        }
        let (lines, _) = AdaptiveTest.show(AdaptiveTest.card([table(true)]))
        #expect(try lines.frame(of: "a").minX == 24 && lines.frame(of: "a").maxX == 276)
        #expect(try lines.frame(of: "b").minX == 292 && lines.frame(of: "b").maxX == 376)
        #expect(try lines.frame(of: "c").minY == lines.frame(of: "a").maxY + 16)
        let (plain, _) = AdaptiveTest.show(AdaptiveTest.card([table(false)]))
        #expect(try plain.frame(of: "a").minX == 16 && plain.frame(of: "b").maxX == 384)
        #expect(try plain.frame(of: "c").minY == plain.frame(of: "a").maxY + 8)
    }

    @Test func `pictures of a set wrap`() throws {
        let images = (0..<5).map { box("image\($0)") }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "ImageSet", "imageSize": "medium", "images": .array(images)]]))
        #expect(try test.frame(of: "image3").minX == 16 + 3 * 88)
        #expect(try test.frame(of: "image4").origin == CGPoint(x: 16, y: 104))
    }

    @Test func `facts have their names in one column`() throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([
                [
                    "type": "FactSet",
                    "facts": [["title": "Due", "value": "Today"], ["title": "Assigned to", "value": "Laurel"]],
                ]
            ]))
        let (short, long) = (try test.text("Due").frame, try test.text("Assigned to").frame)
        #expect(short.minX == 16 && long.minX == 16)
        #expect(try test.text("Today").frame.minX == test.text("Laurel").frame.minX)
        #expect(abs(try test.text("Laurel").frame.minX - long.maxX - 16) < 1)
        #expect(try test.element("Assigned to").value == "Laurel")
    }

    @Test func `automatic and fixed columns leave others the width of their words`() {
        // The first gets its word, the second the rest.
        #expect(
            ColumnWidths.resolve([.auto, .auto], available: 100, least: [65, 16]) { [90, 80][$0] } == [65, 35])
        #expect(
            ColumnWidths.resolve([.auto, .stretch], available: 100, least: [16, 60]) { [80, 200][$0] }
                == [40, 60])
        #expect(
            ColumnWidths.resolve([.points(110), .stretch], available: 150, least: [10, 60]) { _ in 0 }
                == [90, 60])
        #expect(
            ColumnWidths.resolve([.auto, .auto, .auto], available: 90, least: [20, 50, 10]) {
                [30, 80, 60][$0]
            }
                == [20, 50, 20])
    }

    @Test func `columns whose words have no room beside each other continue on further lines`() throws {
        let columns = (1...25).map { number -> JSONValue in
            ["width": "auto", "separator": true, "items": [AdaptiveTest.text("Column\(number)", ["wrap": true])]]
        }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]),
            DisplayConfiguration(width: 260, height: 1600))
        let frames = try (1...25).map { try test.text("Column\($0)").frame }
        #expect(frames.allSatisfy { $0.height < 20 && $0.minX >= 16 && $0.maxX <= 244 }, "\(frames)")
        #expect(Set(frames.map(\.minY)).count > 5)
        #expect(frames[0].minY == frames[1].minY)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY > $0.minY || $1.minX > $0.maxX })
    }

    @Test func `a picture that is not known leaves the text beside it its words`() throws {
        let columns: [JSONValue] = [
            ["width": "auto", "items": [["type": "Image", "url": "https://example.com/a.png"]]],
            ["width": "auto", "items": [AdaptiveTest.text("**Redmond**", ["wrap": true])]],
        ]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "ColumnSet", "columns": .array(columns)]]), markdown: true,
            DisplayConfiguration(width: 140, height: 300))
        #expect(try #require(test.texts.first { $0.string.contains("Redmond") }).frame.height < 20)
    }

    @Test func `cells of a table go below each other where their words have no room`() throws {
        let cells: [JSONValue] = ["Passengers", "Destination"].map { word in
            ["type": "TableCell", "items": [AdaptiveTest.text(word, ["wrap": true, "weight": "bolder"])]]
        }
        let table: JSONValue = [
            "type": "Table", "columns": [["width": 1], ["width": 1]],
            "rows": [["type": "TableRow", "cells": .array(cells)]],
        ]
        let (wide, _) = AdaptiveTest.show(AdaptiveTest.card([table]))
        #expect(try wide.text("Passengers").frame.minY == wide.text("Destination").frame.minY)
        let (narrow, _) = AdaptiveTest.show(
            AdaptiveTest.card([table]), DisplayConfiguration(width: 180, height: 300))
        #expect(try narrow.text("Destination").frame.minY > narrow.text("Passengers").frame.maxY)
        #expect(try narrow.text("Passengers").frame.height < 20)
    }

    @Test func `texts, facts, pictures and actions of which there are none take no room`() throws {
        let empty: [JSONValue] = [
            AdaptiveTest.text(""), ["type": "FactSet", "facts": []], ["type": "ImageSet", "images": []],
            ["type": "RichTextBlock", "inlines": []], ["type": "ActionSet", "actions": []],
        ]
        func places(_ between: [JSONValue]) throws -> [CGRect] {
            let body = between + [AdaptiveTest.box("one")] + between + [AdaptiveTest.box("two")] + between
            let (test, _) = AdaptiveTest.show(AdaptiveTest.card(body))
            return [try test.frame(of: "one"), try test.frame(of: "two")]
        }
        let plain = try places([])
        #expect(plain.map(\.minY) == [16, 16 + 80 + 16])
        #expect(try places(empty) == plain)
        #expect(try empty.map { try places([$0]) } == Array(repeating: plain, count: 5))
    }

    private func stackedTable(_ members: JSONObject = [:]) -> JSONValue {
        let rows = [["Name", "Responsible"], ["Brackets", "Administration"], ["Bolts", "Purchasing"]]
        var table: JSONObject = [
            "type": "Table", "columns": [["width": 1], ["width": 1]],
            "rows": .array(
                rows.map { row in
                    [
                        "type": "TableRow",
                        "cells": .array(
                            row.map { ["type": "TableCell", "items": [AdaptiveTest.text($0, ["wrap": true])]] }),
                    ]
                }),
        ]
        for member in members { table[member.name] = member.value }
        return .object(table)
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3], [true, false])
    func `cells below each other have the titles of their columns above them`(size: DynamicTypeSize, showsLines: Bool)
        throws
    {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([stackedTable(["showGridLines": .bool(showsLines)])]),
            DisplayConfiguration(width: size == .large ? 180 : 320, height: 1200, dynamicTypeSize: size))
        let expected = [
            "Name", "Brackets", "Responsible", "Administration", "Name", "Bolts", "Responsible", "Purchasing",
        ]
        let shown = test.texts.sorted { $0.frame.minY < $1.frame.minY }
        #expect(shown.map(\.string) == expected)
        expectAll(zip(shown, shown.dropFirst()), count: 7) { #expect($0.frame.maxY <= $1.frame.minY + 0.5) }
        #expect(shown[0].fontSize < shown[1].fontSize && shown[0].frame.minX == shown[1].frame.minX)
        #expect(!test.elements.contains { $0.isHeader })
        // One line, which is between the two rows.
        let lines = test.svg().matches(of: /<rect x="0" y="0" width="([^"]*)" height="([^"]*)"/)
            .filter { (Double($0.2) ?? 0) <= 1 && (Double($0.1) ?? 0) > 100 }
        #expect(lines.count == (showsLines ? 1 : 0))
    }

    @Test func `cells beside each other, and those of tables without headers, have no titles of their own`() throws {
        func texts(_ members: JSONObject, width: CGFloat) -> [String] {
            AdaptiveTest.show(
                AdaptiveTest.card([stackedTable(members)]), DisplayConfiguration(width: width, height: 800)
            ).test.texts.map(\.string)
        }
        #expect(texts([:], width: 400).filter { $0 == "Name" }.count == 1)
        #expect(texts(["firstRowAsHeaders": false], width: 180).filter { $0 == "Name" }.count == 1)
    }
}
