import FioriCharts
import SwiftUI

extension ComponentEntry {
    static let columnChart = ComponentEntry(
        chart: .column, "Column Chart", "Vertical columns from the base line, those of several series side by side.",
        examples: [
            GalleryExample("one series", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .column, data: [[12, 18, 15, 22]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]]))
            },
            GalleryExample("several series with a legend", height: 240) {
                let model = ChartModel(
                    chartType: .column, data: [[20, 35, 30, 35], [25, 32, 34, 20], [14, 18, 22, 29]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]], titlesForAxis: [.y: "Tons"])
                let _ = model.titlesForSeries = ["Hamburg", "Lyon", "Turin"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("both signs with data labels", height: 220) {
                let model = ChartModel(
                    chartType: .column, data: [[3, -2, 5, nil, -4, 1]],
                    titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]])
                let _ = model.showsDataLabels = true
                ChartView(model)
            },
            GalleryExample("a colour of its own, and a target", height: 200) {
                let model = ChartModel(
                    chartType: .column, data: [[62, 70, 91, 76]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]],
                    colorsForCategory: [0: [2: .preferredColor(.chartGood)]])
                let _ = model.referenceLines = [ChartReferenceLine(value: 80, label: "Target")]
                ChartView(model)
            },
            GalleryExample("long titles", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .column, data: [[12, 18, 15]],
                        titlesForCategory: [["Manufacturing plant", "Distribution center", "Customer service"]]))
            },
            GalleryExample("forty categories", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .column, data: [(1...40).map { Double(($0 * 7) % 23 + 3) }],
                        titlesForCategory: [(1...40).map { "Week \($0)" }]))
            },
            GalleryExample("a selection", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .column, data: [[12, 18, 15, 22], [8, 11, 14, 9]],
                        titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]], selectionMode: .all,
                        selections: [0: [1], 1: [1]], userInteractionEnabled: true, selectionEnabled: true))
            },
            GalleryExample("right to left", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .column, data: [[12, 18, 15], [7, 9, 12]],
                        titlesForCategory: [["يناير", "فبراير", "مارس"]])
                )
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "ar"))
            },
            GalleryExample("sparkline") {
                ChartView(ChartModel(chartType: .column, data: [[3, 5, 4, 7, 6, 9, 8]])).frame(width: 60, height: 20)
            },
        ])

    static let stackedColumnChart = ComponentEntry(
        chart: .stackedColumn, "Stacked Column Chart",
        "Columns with a segment for each series; negative segments extend below the base line.",
        examples: [
            GalleryExample("three series with a legend", height: 240) {
                let model = ChartModel(
                    chartType: .stackedColumn, data: [[20, 35, 30, 35], [25, 32, 34, 20], [14, 18, 22, 29]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])
                let _ = model.titlesForSeries = ["Hamburg", "Lyon", "Turin"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("both signs and a gap", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .stackedColumn, data: [[4, nil, 6], [-2, -3, 1], [3, 5, -4]],
                        titlesForCategory: [["Jan", "Feb", "Mar"]]))
            },
        ])

    static let waterfallChart = ComponentEntry(
        chart: .waterfall, "Waterfall Chart", "Columns that each start where the previous one ends, and totals.",
        examples: [
            GalleryExample("from revenue to profit", height: 220) {
                let model = ChartModel(
                    chartType: .waterfall, data: [[420, -180, -65, nil, -48, nil]],
                    titlesForCategory: [["Revenue", "Costs", "Wages", "Gross", "Taxes", "Profit"]],
                    indexesOfTotalsCategories: [3, 5])
                let _ = model.showsDataLabels = true
                ChartView(model)
            },
            GalleryExample("below zero", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .waterfall, data: [[12, -20, 5, nil]],
                        titlesForCategory: [["Start", "Loss", "Gain", "End"]], indexesOfTotalsCategories: [3]))
            },
        ])

    static let comboChart = ComponentEntry(
        chart: .combo, "Combo Chart", "Columns and lines over the same categories.",
        examples: [
            GalleryExample("columns and a line", height: 240) {
                let model = ChartModel(
                    chartType: .combo, data: [[120, 150, 135, 180], [60, 80, 70, 110]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])
                let _ = model.titlesForSeries = ["Orders", "Delivered"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("a line on a second axis", height: 240) {
                let model = ChartModel(
                    chartType: .combo, data: [[120, 150, 135, 180], [90, 100, 130, 120], [0.6, 0.71, 0.66, 0.83]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]],
                    seriesAttributes: [
                        ChartSeriesAttributes(), ChartSeriesAttributes(),
                        ChartSeriesAttributes(lineWidth: 2, point: ChartPointAttributes()),
                    ], indexesOfSecondaryValueAxis: [2], indexesOfColumnSeries: [0, 1])
                let _ = model.titlesForSeries = ["Planned", "Done", "Share"]
                let _ = model.legendPosition = .top
                ChartView(model)
            },
        ])
}
