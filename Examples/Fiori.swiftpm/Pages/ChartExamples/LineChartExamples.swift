import FioriCharts
import SwiftUI

extension ComponentEntry {
    static let lineChart = ComponentEntry(
        chart: .line, "Line Chart", "A line for each series; a missing value breaks the line.",
        examples: [
            GalleryExample("one series", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .line, data: [[12, 18, 15, 22, 30, 27]],
                        titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]]))
            },
            GalleryExample("several series with a legend", height: 240) {
                let model = ChartModel(
                    chartType: .line,
                    data: [[200, 170, 165, 143, 166, 112, 110], [150, 120, 130, 135, 120, 138, 137]],
                    titlesForCategory: [["2019", "2020", "2021", "2022", "2023", "2024", "2025"]],
                    titlesForAxis: [.y: "Orders in thousands"])
                let _ = model.titlesForSeries = ["Online", "Stores"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("gaps, points and data labels", height: 200) {
                let model = ChartModel(
                    chartType: .line, data: [[4, 7, nil, 5, nil, 9, 8]],
                    titlesForCategory: [["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]],
                    seriesAttributes: [ChartSeriesAttributes(lineWidth: 2, point: ChartPointAttributes())])
                let _ = model.showsDataLabels = true
                ChartView(model)
            },
            GalleryExample("two axes of values", height: 220) {
                let model = ChartModel(
                    chartType: .line, data: [[1_200, 1_900, 1_500, 2_400], [0.12, 0.18, 0.15, 0.21]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]], indexesOfSecondaryValueAxis: [1])
                let _ = model.titlesForSeries = ["Revenue", "Margin"]
                let _ = model.legendPosition = .top
                ChartView(model)
            },
            GalleryExample("a target and a range", height: 200) {
                let model = ChartModel(
                    chartType: .line, data: [[62, 70, 81, 76, 88, 84]],
                    titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]])
                let _ = model.referenceLines = [ChartReferenceLine(value: 80, label: "Target")]
                let _ = model.referenceBands = [ChartReferenceBand(range: 60...75)]
                ChartView(model)
            },
            GalleryExample("values of both signs", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .line, data: [[-3, 2, 5, -1, -4, 1.5]],
                        titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]]))
            },
            GalleryExample("large numbers, first and last label", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .line, data: [[1_250_000, 1_900_000, 2_450_000, 2_300_000, 3_100_000]],
                        titlesForCategory: [["January 2026", "February", "March", "April", "May 2026"]],
                        categoryAxis: ChartCategoryAxisAttributes(labelLayoutStyle: .range),
                        numericAxis: ChartNumericAxisAttributes(abbreviatesLabels: true)))
            },
            GalleryExample("a selection", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .line, data: [[12, 18, 15, 22, 30, 27]],
                        titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]], selections: [0: [3]],
                        userInteractionEnabled: true, selectionEnabled: true))
            },
            GalleryExample("right to left", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .line, data: [[12, 18, 15, 22]],
                        titlesForCategory: [["يناير", "فبراير", "مارس", "أبريل"]])
                )
                .environment(\.layoutDirection, .rightToLeft)
                .environment(\.locale, Locale(identifier: "ar"))
            },
            GalleryExample("told apart without colour", height: 220) {
                let model = ChartModel(
                    chartType: .line, data: [[4, 6, 5, 8], [3, 3, 6, 5], [7, 5, 4, 3]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])
                let _ = model.titlesForSeries = ["North", "South", "West"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            }
            .differentiatingWithoutColor(),
            GalleryExample("one point", height: 140) {
                ChartView(ChartModel(chartType: .line, data: [[42]], titlesForCategory: [["Today"]]))
            },
            GalleryExample("all zero", height: 140) {
                ChartView(
                    ChartModel(chartType: .line, data: [[0, 0, 0]], titlesForCategory: [["Jan", "Feb", "Mar"]]))
            },
            GalleryExample("no data", height: 140) {
                ChartView(ChartModel(chartType: .line, data: [[nil, nil]]))
            },
            GalleryExample("sparkline") {
                ChartView(ChartModel(chartType: .line, data: [[3, 5, 4, 7, 6, 9, 8]])).frame(width: 60, height: 20)
            },
        ])

    static let areaChart = ComponentEntry(
        chart: .area, "Area Chart", "Lines with filled areas down to the base line.",
        examples: [
            GalleryExample("one series", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .area, data: [[12, 18, 15, 22, 30, 27]],
                        titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]]))
            },
            GalleryExample("two series with a legend", height: 240) {
                let model = ChartModel(
                    chartType: .area, data: [[30, 42, 38, 51], [18, 25, 31, 28]],
                    titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]])
                let _ = model.titlesForSeries = ["Planned", "Done"]
                let _ = model.legendPosition = .bottom
                ChartView(model)
            },
            GalleryExample("gaps and both signs", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .area, data: [[-3, 2, nil, 4, -1, -4]],
                        titlesForCategory: [["Jan", "Feb", "Mar", "Apr", "May", "Jun"]]))
            },
            GalleryExample("right to left", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .area, data: [[12, 18, 15, 22]], titlesForCategory: [["א", "ב", "ג", "ד"]])
                )
                .environment(\.layoutDirection, .rightToLeft)
            },
        ])

    static let stockChart = ComponentEntry(
        chart: .stock, "Stock Chart", "A line over time that shows one series at a time.",
        examples: [
            GalleryExample("closing prices", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .stock, data: [[121.4, 122.9, 120.2, 124.8, 126.1, 125.3, 128.7]],
                        titlesForCategory: [
                            [
                                "2026-03-02 17:30:00", "2026-03-03 17:30:00", "2026-03-04 17:30:00",
                                "2026-03-05 17:30:00", "2026-03-06 17:30:00", "2026-03-09 17:30:00",
                                "2026-03-10 17:30:00",
                            ]
                        ], numericAxis: ChartNumericAxisAttributes(isZeroBased: false)))
            },
            GalleryExample("two sessions", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .stock, data: [prices], titlesForCategory: [times],
                        numericAxis: ChartNumericAxisAttributes(isZeroBased: false)))
            },
        ])

    /// Every ten minutes from nine to five, on two days.
    private static var times: [String] {
        var times: [String] = []
        for day in ["2026-03-03", "2026-03-04"] {
            for hour in 9..<17 {
                for minute in ["00", "10", "20", "30", "40", "50"] {
                    times.append("\(day) \(hour < 10 ? "0" : "")\(hour):\(minute):00")
                }
            }
        }
        return times
    }

    private static var prices: [Double] {
        (0..<96).map { step -> Double in
            let wave: Double = 6 * sin(Double(step) / 11)
            return 100 + wave + Double(step % 7) / 4
        }
    }
}
