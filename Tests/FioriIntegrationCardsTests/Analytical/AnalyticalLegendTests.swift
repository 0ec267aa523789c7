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

    @Test func `entries have the colours of their marks after the eleventh, too`() async throws {
        let card = await CardTest.resolve(manifest(14, "right"))
        let svg = ViewTest(CardView(resolved: card), DisplayConfiguration(width: 800)).svg()
        for index in [0, 10, 11, 12, 13] {
            let colour = ChartModel.defaultColor(index).resolve(in: EnvironmentValues())
            let hex = [colour.red, colour.green, colour.blue]
                .map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
            #expect(svg.components(separatedBy: "#" + hex).count - 1 >= 2, "\(index) \(hex)")
        }
    }
}
