import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Micro charts as they are shown and spoken.
///
/// Numbers: heights of 16, 32 and 48 (Docs/Facts/CardLook.md) and the width of 300. Two labels have halves of 298, 2
/// apart; a text stands 8 beside the ball, a legend's text 16 beside the card's padding, as drawn today.
@MainActor
struct MicrochartTests {
    private func chart(_ parts: JSONObject) async throws -> ResolvedMicrochart {
        let card = await CardTest.resolve(
            CardTest.manifest(
                "List", ["header": ["type": "Numeric", "title": "T", "chart": .object(parts)]]))
        return try #require(card.header?.value?.figures?.chart)
    }

    private func view(
        _ chart: ResolvedMicrochart, width: CGFloat = 300, size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight, locale: String = "en_US"
    ) -> ViewTest<Microchart> {
        ViewTest(
            Microchart(chart),
            DisplayConfiguration(
                width: width, dynamicTypeSize: size, layoutDirection: direction,
                locale: Locale(identifier: locale)))
    }

    private let bullet: JSONObject = [
        "type": "Bullet", "value": 65, "target": 80, "maxValue": 100, "scale": "M", "color": "Good",
        "displayValue": "65M",
    ]
    private let column: JSONObject = [
        "type": "Column", "allowColumnLabels": true, "leftTopLabel": "0M", "rightTopLabel": "80M",
        "columns": [
            ["value": 10, "label": "Jan", "color": "Good"], ["value": 20, "label": "Feb", "color": "Error"],
        ],
    ]
    private let line: JSONObject = [
        "type": "Line", "leftBottomLabel": "Start", "rightBottomLabel": "End",
        "points": [["x": 0, "y": 10], ["x": 50, "y": 5], ["x": 100, "y": 40]],
    ]

    @Test func `bars are 16 high, radial charts 32, others 48`() async throws {
        #expect(view(try await chart(bullet)).size.height == 16)
        let bar = try await chart(["type": "StackedBar", "bars": [["value": 1], ["value": 2]]])
        #expect(view(bar).size.height == 16)
        #expect(view(try await chart(["type": "Radial", "percentage": 50])).size.height == 32)
        let ball = try await chart(["type": "HarveyBall", "total": 100, "fraction": 32])
        #expect(view(ball).size.height == 48)
        var plain = line
        plain["leftBottomLabel"] = nil
        plain["rightBottomLabel"] = nil
        #expect(view(try await chart(plain)).size.height == 48)
    }

    @Test func `labels are at the corners`() async throws {
        let test = view(try await chart(column))
        let (left, right) = (try test.text("0M").frame, try test.text("80M").frame)
        #expect(left.minX == 0 && left.minY == 0)
        #expect(abs(right.maxX - 300) < 0.5 && right.minY == 0)
        let (first, second) = (try test.text("Jan").frame, try test.text("Feb").frame)
        #expect(abs(first.midX - 74.5) < 1 && abs(second.midX - 225.5) < 1)
        #expect(first.minY > left.maxY + 20)
        let below = view(try await chart(line))
        #expect(try below.text("Start").frame.maxY == below.size.height)
        let mirrored = view(try await chart(line), direction: .rightToLeft)
        #expect(abs(try mirrored.text("Start").frame.maxX - 300) < 0.5)
        #expect(try mirrored.text("End").frame.minX == 0)
    }

    @Test func `the display value is at the trailing end and beside no radial percentage`() async throws {
        let test = view(try await chart(bullet))
        #expect(abs(try test.text("65M").frame.maxX - 300) < 0.5)
        let mirrored = view(try await chart(bullet), direction: .rightToLeft)
        #expect(abs(try mirrored.text("65M").frame.minX) < 0.5)
        let radial = view(try await chart(["type": "Radial", "percentage": 65, "displayValue": "two thirds"]))
        #expect(radial.texts.map(\.string) == ["two thirds"])
        #expect(view(try await chart(["type": "Radial", "percentage": 65])).texts.map(\.string) == ["65%"])
        let number = try await chart(["type": "Radial", "percentage": 65, "showPercentageSymbol": false])
        #expect(view(number).texts.map(\.string) == ["65"])
    }

    @Test func `texts of narrow parts are left out`() async throws {
        let bar = try await chart([
            "type": "StackedBar",
            "bars": [["value": 1, "displayValue": "tiny"], ["value": 99, "displayValue": "wide"]],
        ])
        #expect(view(bar).texts.map(\.string) == ["wide"])
    }

    @Test func `a Harvey ball shows its share above the total`() async throws {
        let ball = try await chart([
            "type": "HarveyBall", "total": 100, "totalScale": "M", "fraction": 32, "fractionScale": "K",
        ])
        let test = view(ball)
        #expect(try test.text("32K").frame.maxY <= test.text("100M").frame.minY)
        #expect(try test.text("32K").frame.minX == 56)
        var alone = ball
        if case .harveyBall(var parts) = alone.kind {
            parts.showsTotal = false
            alone.kind = .harveyBall(parts)
        }
        #expect(view(alone).texts.map(\.string) == ["32K"])
    }

    @Test func `a hidden chart takes no room`() async throws {
        var hidden = try await chart(bullet)
        hidden.isVisible = false
        #expect(view(hidden).size.height == 0)
        #expect(view(hidden).elements.isEmpty)
    }

    @Test(arguments: [
        ("en_US", "Bullet chart, 65M, value 65M, target 80M, good"),
        ("de_DE", "Bullet-Diagramm, 65M, Wert 65M, Ziel 80M, gut"),
    ])
    func `a bullet is one sentence`(locale: String, sentence: String) async throws {
        let elements = view(try await chart(bullet), locale: locale).elements
        #expect(elements.map(\.label) == [sentence])
    }

    @Test func `the other kinds speak their values`() async throws {
        #expect(
            view(try await chart(column)).elements.map(\.label) == ["Column chart, 0M, 80M, Jan 10 good, Feb 20 bad"])
        #expect(
            view(try await chart(line)).elements.map(\.label)
                == ["Line chart, Start, End, from 10 to 40, lowest 5, highest 40"])
        let ball = try await chart(["type": "HarveyBall", "total": 100, "fraction": 32, "color": "Critical"])
        #expect(view(ball).elements.map(\.label) == ["Harvey Ball, 32 of 100, critical"])
        let bar = try await chart([
            "type": "StackedBar", "bars": [["value": 1, "legendTitle": "Open"], ["value": 2, "legendTitle": "Done"]],
        ])
        #expect(view(bar).elements.map(\.label) == ["Stacked bar chart, Open 1, Done 2"])
        #expect(
            view(try await chart(["type": "Radial", "percentage": 65])).elements.map(\.label) == ["Radial chart, 65%"])
    }

    @Test func `nothing is wider than 260 points at the greatest text size`() async throws {
        for parts in [bullet, column, line] {
            let test = view(try await chart(parts), width: 228, size: .accessibility5)
            for text in test.texts { #expect(text.frame.minX >= -0.5 && text.frame.maxX <= 228.5) }
        }
        let stacked = view(try await chart(bullet), width: 228, size: .accessibility5)
        #expect(try stacked.text("65M").frame.minY >= 16)
    }

    @Test func `the legend of a list names the parts in their colours' order`() async throws {
        let test = await CardTest.view(
            CardTest.manifest(
                "List",
                [
                    "content": [
                        "data": ["json": [["a": 1, "b": 2]]],
                        "item": [
                            "title": "T",
                            "chart": [
                                "type": "StackedBar",
                                "bars": [
                                    ["value": "{a}", "legendTitle": "First part"],
                                    ["value": "{b}", "legendTitle": "Second part"],
                                ],
                            ],
                        ],
                    ]
                ]))
        let (first, second) = (try test.text("First part").frame, try test.text("Second part").frame)
        #expect(first.minX == 32 && first.minY == second.minY && second.minX > first.maxX + 16)
    }

    @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
    func `texts are whole at the accessibility sizes`(size: DynamicTypeSize) async throws {
        let charts: [JSONObject] = [
            [
                "type": "HarveyBall", "total": 250000, "totalScale": "EUR", "fraction": 120000, "fractionScale": "EUR",
            ],
            [
                "type": "Line", "leftTopLabel": "January 2026", "rightTopLabel": "December 2026",
                "points": [["x": 0, "y": 1], ["x": 1, "y": 2]],
            ],
        ]
        for parts in charts {
            let test = view(try await chart(parts), width: 256, size: size)
            #expect(test.texts.count == 2)
            for text in test.texts {
                #expect(!text.isTruncated && text.frame.minX >= -0.5 && text.frame.maxX <= 256.5, "\(text.string)")
            }
        }
        let entry = ResolvedMicrochart.LegendEntry(
            title: "Repair and maintenance of all plants in Europe", index: 0)
        let legend = ViewTest(MicrochartLegend([entry]), DisplayConfiguration(width: 256, dynamicTypeSize: size))
        #expect(legend.texts.count == 1 && !legend.texts[0].isTruncated)
    }
}
