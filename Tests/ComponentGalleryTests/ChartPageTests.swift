import FioriCharts
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import ComponentGallery

/// Numbers: a chart keeps half of its picture's height below a title and above a line of its legend (the share is ours).
@MainActor
struct ChartPageTests {
    @Test func `charts keep half of low pictures with titles and legends`() throws {
        var checked = 0
        for height: CGFloat in [90, 100, 119, 120, 135, 149, 150, 165, 180, 199, 200, 220, 239, 240, 300, 400] {
            for width: CGFloat in [160, 240, 400] {
                for textSize in [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5] {
                    for title in ["Sales", "Sales of all regions in the first three quarters of the year"] {
                        let model = ChartModel(
                            chartType: .column, data: [[4, 6, 8], [5, 3, 4]], titlesForCategory: [["Q1", "Q2", "Q3"]])
                        model.titlesForSeries = ["North", "South"]
                        model.legendPosition = .bottom
                        let test = ViewTest(
                            ChartPage(model: model, title: title).environment(\.chartIsPicture, true),
                            DisplayConfiguration(width: width, height: height, dynamicTypeSize: textSize))
                        let chart = try #require(test.elements.first { $0.label.hasPrefix("Column") }).frame
                        let context: Comment = "\(width) × \(height) \(textSize) \(title.count): \(chart)"
                        #expect(chart.height >= height / 2, context)
                        #expect(test.texts.contains { $0.string == "North" || $0.string == "+ 2" }, context)
                        #expect(test.texts.contains { $0.string.hasPrefix("Sal") }, context)
                        checked += 1
                    }
                }
            }
        }
        #expect(checked == 16 * 3 * 4 * 2)
    }
}
