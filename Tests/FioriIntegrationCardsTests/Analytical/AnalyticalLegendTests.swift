import FioriCharts
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Legends of analytical cards with many entries.
///
/// Numbers: a chart of 224 (Docs/Facts/CardLook.md); a legend is no higher than half of it, and 12 points from it (the
/// spacing of `AnalyticalLayout`).
@MainActor
struct AnalyticalLegendTests {
    private func manifest(_ count: Int, _ position: String) -> JSONValue {
        let rows = (0..<count).map { index -> JSONValue in
            ["n": .string("Part \(index)"), "v": .number(Double(index % 3 + 1))]
        }
        return CardTest.manifest(
            "Analytical",
            [
                "content": [
                    "chartType": "donut", "data": ["json": .array(rows)],
                    "dimensions": [["name": "Part", "value": "{n}"]], "measures": [["name": "Value", "value": "{v}"]],
                    "feeds": [
                        ["uid": "color", "type": "Dimension", "values": ["Part"]],
                        ["uid": "size", "type": "Measure", "values": ["Value"]],
                    ],
                    "chartProperties": ["legendGroup": ["layout": ["position": .string(position)]]],
                ]
            ])
    }

    @Test(arguments: [3, 8, 12, 20, 40], ["top", "bottom", "left", "right"])
    func `the chart is two thirds of a card with many parts`(count: Int, position: String) async throws {
        for width: CGFloat in [320, 390, 800] {
            for isPicture in [false, true] {
                let card = await CardTest.resolve(manifest(count, position))
                let test = ViewTest(
                    CardView(resolved: card).environment(\.chartIsPicture, isPicture),
                    DisplayConfiguration(width: width))
                let chart = try #require(test.elements.first { $0.label.hasPrefix("Donut chart") }).frame
                #expect(abs(chart.height - 224) < 0.5)
                #expect(test.size.height <= 224 + 112 + 12 + 32 + 0.5, "\(width) \(test.size)")
                let bounds = CGRect(origin: .zero, size: test.size)
                let seen = test.texts.filter { bounds.contains($0.frame) }
                let parts = seen.filter { $0.string.hasPrefix("Part ") }
                let number = seen.first { $0.string.hasPrefix("+ ") }.flatMap { Int($0.string.dropFirst(2)) }
                if isPicture { #expect(parts.count + (number ?? 0) == count, "\(width) \(parts.count) \(number ?? 0)") }
                // Entries that are scrolled out of a legend above the chart are clipped.
                for part in parts where isPicture || position != "top" {
                    #expect(!part.frame.intersects(chart), "\(width) \(part.string)")
                }
                let text = test.svg().replacing(/<[^>]*>/, with: "")
                for index in 0..<count { #expect(text.contains("Part \(index)\n"), "\(index)") }
            }
        }
    }

    private func hex(ofSeries index: Int) -> String {
        let color = ChartModel.defaultColor(index).resolve(in: EnvironmentValues())
        return "#"
            + [color.red, color.green, color.blue].map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
    }

    @Test(arguments: [
        DynamicTypeSize.large, .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ])
    func `entries keep their colours and leave the number room`(textSize: DynamicTypeSize) async throws {
        var checked = 0
        for names in [
            (1...12).map { "Organisation unit \($0)" },
            ["Umsatzerlöse gesamt", "Materialaufwand", "Abschreibungen", "Zinsen"],
            ["Organisationseinheit Nord", "Organisationseinheit Süd", "Organisationseinheit West"],
        ] {
            let measures = names.indices.map { index -> JSONValue in
                ["name": .string(names[index]), "value": .string("{v\(index)}")]
            }
            let rows = (0..<3).map { row -> JSONValue in
                .object(
                    JSONObject(
                        [("n", .string("M\(row)"))] + names.indices.map { ("v\($0)", .number(Double(row + $0 + 1))) }))
            }
            let card = await CardTest.resolve(
                CardTest.manifest(
                    "Analytical",
                    [
                        "content": [
                            "chartType": "stacked_column", "data": ["json": .array(rows)],
                            "dimensions": [["name": "Month", "value": "{n}"]], "measures": .array(measures),
                            "feeds": [
                                ["uid": "categoryAxis", "type": "Dimension", "values": ["Month"]],
                                ["uid": "valueAxis", "type": "Measure", "values": .array(names.map { .string($0) })],
                            ],
                        ]
                    ]))
            for width: CGFloat in [288, 320, 360, 390, 400] {
                let test = ViewTest(
                    CardView(resolved: card).environment(\.chartIsPicture, true),
                    DisplayConfiguration(width: width, dynamicTypeSize: textSize))
                let chart = try #require(test.elements.first { $0.label.hasPrefix("Stacked column") }).frame
                let seen = test.texts.filter {
                    CGRect(origin: .zero, size: test.size).contains($0.frame) && $0.frame.minY >= chart.maxY
                }
                let number = seen.first { $0.string.hasPrefix("+ ") }
                let leftOut = number.flatMap { Int($0.string.dropFirst(2)) } ?? 0
                let entries = seen.filter { $0.string != number?.string }
                let context: Comment = "\(width) \(textSize) \(seen.map(\.string))"
                #expect(entries.count + leftOut == names.count, context)
                for entry in entries { #expect(number.map { !$0.frame.intersects(entry.frame) } ?? true, context) }
                let svg = test.svg()
                // A mark and an entry of each series that is shown.
                for index in 0..<min(names.count - leftOut, 11) {
                    #expect(svg.components(separatedBy: hex(ofSeries: index)).count - 1 >= 2, "\(index) \(context)")
                }
                checked += 1
            }
        }
        #expect(checked == 15)
    }

    @Test func `entries have the colours of their marks after the eleventh, too`() async throws {
        let card = await CardTest.resolve(manifest(14, "right"))
        let svg = ViewTest(CardView(resolved: card), DisplayConfiguration(width: 800)).svg()
        for index in [0, 10, 11, 12, 13] {
            let hex = hex(ofSeries: index)
            #expect(svg.components(separatedBy: hex).count - 1 >= 2, "\(index) \(hex)")
        }
    }
}
