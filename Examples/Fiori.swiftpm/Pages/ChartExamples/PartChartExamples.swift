import FioriCharts
import SwiftUI

extension ComponentEntry {
    static let donutChart = ComponentEntry(
        chart: .donut, "Donut Chart", "A ring of sectors whose angles are proportional to the values.",
        examples: [
            GalleryExample("parts with a legend", height: 220) {
                let model = ChartModel(
                    chartType: .donut, data: [[45, 25, 18, 12]],
                    titlesForCategory: [["Hardware", "Software", "Service", "Training"]])
                let _ = model.legendPosition = .trailing
                ChartView(model)
            },
            GalleryExample("data labels", height: 220) {
                let model = ChartModel(
                    chartType: .donut, data: [[45, 25, 18, 12]],
                    titlesForCategory: [["Hardware", "Software", "Service", "Training"]])
                let _ = model.showsDataLabels = true
                ChartView(model)
            },
            GalleryExample("a selection", height: 200) {
                ChartView(
                    ChartModel(
                        chartType: .donut, data: [[45, 25, 18, 12]], selectionMode: .multiple, selections: [0: [1]],
                        userInteractionEnabled: true, selectionEnabled: true))
            },
            GalleryExample("one part", height: 160) {
                ChartView(ChartModel(chartType: .donut, data: [[1]]))
            },
        ])

    static let harveyBall = ComponentEntry(
        chart: .micro_harvey_ball, "Harvey Ball", "A circle filled in proportion to a share of the total.",
        examples: [
            GalleryExample("a part") {
                HStack(spacing: 16) {
                    ForEach([0, 25, 50, 75, 100], id: \.self) { value in
                        ChartView(ChartModel(chartType: .micro_harvey_ball, data: [[100, Double(value)]]))
                            .frame(width: 48, height: 48)
                    }
                }
            },
            GalleryExample("labels beside the ball", height: 48) {
                ChartView(
                    ChartModel(
                        chartType: .micro_harvey_ball, data: [[100, 32]],
                        colorsForCategory: [0: [1: .preferredColor(.chartCritical)]],
                        labelsForDimension: [["100M", "32M"]]))
            },
        ])

    static let radialChart = ComponentEntry(
        chart: .micro_radial, "Radial Chart", "A ring filled in proportion to a share of the total.",
        examples: [
            GalleryExample("a part") {
                HStack(spacing: 16) {
                    ForEach([0, 37, 70, 100], id: \.self) { value in
                        ChartView(ChartModel(chartType: .micro_radial, data: [[100, Double(value)]]))
                            .frame(width: 64, height: 64)
                    }
                }
            }
        ])

    static let bulletChart = ComponentEntry(
        chart: .micro_bullet, "Bullet Chart",
        "A bar for an actual value, compared with a target, a forecast and thresholds.",
        examples: [
            GalleryExample("actual and target", height: 40) {
                ChartView(ChartModel(chartType: .micro_bullet, data: [[68, 85]]))
            },
            GalleryExample("forecast and thresholds", height: 40) {
                ChartView(
                    ChartModel(
                        chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]],
                        colorsForCategory: [1: [0: .preferredColor(.chartBad), 1: .preferredColor(.chartGood)]]))
            },
        ])

    static let stackedBulletChart = ComponentEntry(
        chart: .micro_stacked_bullet, "Stacked Bullet Chart", "Several values in one bar, compared with a target.",
        examples: [
            GalleryExample("target and segments", height: 40) {
                ChartView(ChartModel(chartType: .micro_stacked_bullet, data3d: [[[85, 30, 25, 15]]]))
            }
        ])

    static let microArea = ComponentEntry(
        chart: .micro_area, "Micro Area Chart", "A small area chart without axes, for rows and cells.",
        examples: [
            GalleryExample("in a cell") {
                ChartView(ChartModel(chartType: .micro_area, data: [[3, 5, 4, 7, 6, 9, 8]]))
                    .frame(width: 120, height: 44)
            }
        ])

    static let microColumn = ComponentEntry(
        chart: .micro_column, "Micro Column Chart", "A small column chart without axes, for rows and cells.",
        examples: [
            GalleryExample("in a cell") {
                ChartView(ChartModel(chartType: .micro_column, data: [[3, -2, 4, 7, 6, -1, 8]]))
                    .frame(width: 120, height: 44)
            }
        ])
}
