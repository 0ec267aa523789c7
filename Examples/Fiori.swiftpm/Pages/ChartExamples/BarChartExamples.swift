import FioriCharts
import SwiftUI

extension ComponentEntry {
    static let barChart = ComponentEntry(
        chart: .bar, "Bar Chart", "Horizontal bars, for categories with longer names.",
        examples: [
            GalleryExample("one series", height: 220) {
                let model = ChartModel(
                    chartType: .bar, data: [[42, 35, 28, 19, 12]],
                    titlesForCategory: [["Germany", "United States", "France", "Italy", "Japan"]])
                let _ = model.showsDataLabels = true
                ChartView(model)
            },
            GalleryExample("two series with a legend", height: 280) {
                let model = ChartModel(
                    chartType: .bar, data: [[42, 35, 28], [38, 31, 33]],
                    titlesForCategory: [["Germany", "United States", "France"]])
                let _ = model.titlesForSeries = ["This year", "Last year"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("both signs and a target", height: 200) {
                let model = ChartModel(
                    chartType: .bar, data: [[4, -2, nil, 3]],
                    titlesForCategory: [["North", "South", "East", "West"]])
                let _ = model.referenceLines = [ChartReferenceLine(value: 2, label: "Target")]
                ChartView(model)
            },
            GalleryExample("right to left", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .bar, data: [[12, 18, 15]], titlesForCategory: [["القاهرة", "الرياض", "دبي"]])
                )
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "ar"))
            },
        ])

    static let stackedBarChart = ComponentEntry(
        chart: .stackedBar, "Stacked Bar Chart",
        "Horizontal bars with a segment for each series; negative segments extend to the other side.",
        examples: [
            GalleryExample("three series with a legend", height: 240) {
                let model = ChartModel(
                    chartType: .stackedBar, data: [[20, 35, 30], [25, 32, 34], [14, 18, 22]],
                    titlesForCategory: [["Germany", "France", "Italy"]])
                let _ = model.titlesForSeries = ["Open", "In process", "Closed"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("both signs", height: 180) {
                ChartView(
                    ChartModel(
                        chartType: .stackedBar, data: [[4, 2, 6], [-2, -3, -1]],
                        titlesForCategory: [["North", "South", "West"]]))
            },
        ])
}
