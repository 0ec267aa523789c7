import FioriCharts
import SwiftUI

extension ComponentEntry {
    static let scatterChart = ComponentEntry(
        chart: .scatter, "Scatter Chart", "A point for each pair of x and y.",
        examples: [
            GalleryExample("two series with a legend", height: 260) {
                let model = ChartModel(
                    chartType: .scatter,
                    data3d: [
                        [[1.2, 24], [2.1, 30], [2.9, 27], [3.6, 41], [4.8, 44]],
                        [[1.5, 12], [2.4, 15], [3.1, 21], [4.1, 19], [5.2, 28]],
                    ], titlesForAxis: [.x: "Age in years", .y: "Repairs"])
                let _ = model.titlesForSeries = ["Pumps", "Valves"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("both signs", height: 220) {
                ChartView(
                    ChartModel(
                        chartType: .scatter,
                        data3d: [[[-2, -3], [-1, 2], [0.5, -1], [1.5, 3], [2.5, 1]]]))
            },
        ])

    static let bubbleChart = ComponentEntry(
        chart: .bubble, "Bubble Chart", "Circles at x and y whose area is proportional to a third value.",
        examples: [
            GalleryExample("two series with a legend", height: 280) {
                let model = ChartModel(
                    chartType: .bubble,
                    data3d: [
                        [[1, 24, 10], [2, 30, 45], [3, 27, 20]], [[1.5, 12, 30], [2.5, 18, 8], [3.4, 15, 60]],
                    ], titlesForAxis: [.x: "Lead time", .y: "Orders"])
                let _ = model.titlesForSeries = ["Europe", "Asia"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            }
        ])
}
