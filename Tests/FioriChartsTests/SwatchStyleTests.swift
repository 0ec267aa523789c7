import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Gradients and other styles in legends and chips.
///
/// Numbers: an SVG has one gradient for each shape that has one: bars, entries and rows of each test.
@MainActor
struct SwatchStyleTests {
    private let locale = Locale(identifier: "en_US")
    private let style = AnyShapeStyle(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))

    private func model(_ type: ChartType) -> ChartModel {
        ChartModel(
            chartType: type,
            data: [[3, 5], [4, 2]], titlesForCategory: [["a", "b"]], titlesForSeries: ["Plan", "Actual"])
    }

    private func gradients(_ view: some View) -> Int {
        ViewTest(view, DisplayConfiguration(width: 320, height: 240)).svg()
            .components(separatedBy: "<linearGradient").count - 1
    }

    private func styled(_ entries: [ChartLegend.Entry]) -> [Bool] { entries.map { $0.style != nil } }

    @Test(arguments: [ChartType.column, .bar, .stackedColumn, .stackedBar, .area])
    func `gradients of series are in the legend and in chips`(type: ChartType) {
        let model = model(type)
        let plain = ChartLegend.entries(of: model, locale: locale)
        #expect(styled(plain) == [false, false])
        let attributes = ChartSeriesAttributes()
        attributes.gradient = [.red, .yellow]
        model.seriesAttributes = [attributes, ChartSeriesAttributes()]
        #expect(styled(ChartLegend.entries(of: model, locale: locale)) == [true, false])
        let alone = gradients(ChartView(model))
        model.legendPosition = .bottom
        #expect(gradients(ChartView(model)) == alone + 1)
        model.selectionMode = .all
        model.selections = [0: [1]]
        #expect(gradients(ChartView(model)) == alone + 2)
    }

    @Test func `lines keep their colour where gradients are for bars and areas`() {
        let model = model(.line)
        let attributes = ChartSeriesAttributes()
        attributes.gradient = [.red, .yellow]
        model.seriesAttributes = [attributes, ChartSeriesAttributes()]
        #expect(styled(ChartLegend.entries(of: model, locale: locale)) == [false, false])
        // The columns of a combo chart have them, its lines do not.
        model.chartType = .combo
        model.seriesAttributes = [attributes, attributes]
        #expect(styled(ChartLegend.entries(of: model, locale: locale)) == [true, false])
    }

    @Test(arguments: [ChartType.column, .line, .area, .combo])
    func `styles of views are in the legend`(type: ChartType) {
        let styles = ChartShapeStyles(series: [1: style])
        #expect(
            styled(ChartLegend.entries(of: model(type), locale: locale, shapeStyles: styles)) == [false, true])
        let model = model(type)
        let alone = gradients(ChartView(model).chartSeriesShapeStyle([1: style]))
        model.legendPosition = .bottom
        #expect(gradients(ChartView(model).chartSeriesShapeStyle([1: style])) == alone + 1)
    }

    @Test func `parts of a donut have the styles of their categories`() {
        let model = ChartModel(chartType: .donut, data: [[1, 2, 0]], titlesForCategory: [["a", "b", "c"]])
        let styles = ChartShapeStyles(categories: [0: [1: style, 2: style]])
        #expect(
            styled(ChartLegend.entries(of: model, locale: locale, shapeStyles: styles)) == [false, true, true])
    }

    @Test func `the style of a point wins in a chip, and its colour over that of the series`() {
        let model = model(.column)
        model.colorsForCategory = [0: [1: .green]]
        let styles = ChartShapeStyles(series: [0: style], categories: [1: [0: style]])
        let input = ChartInput(model: model, shapeStyles: styles)
        func hasStyle(_ series: Int, _ category: Int?) -> Bool {
            input.swatchStyle(series: series, category: category, isRightToLeft: false) != nil
        }
        #expect(hasStyle(0, nil) && hasStyle(0, 0) && !hasStyle(0, 1))
        #expect(!hasStyle(1, nil) && hasStyle(1, 0) && !hasStyle(1, 1))
    }

    @Test func `a bar that is cut at the end of its axis has a chip`() {
        let cut = ChartModel(chartType: .column, data: [[3, 4, 50]], selections: [0: [2]])
        cut.numericAxis.explicitMax = 10
        let test = ViewTest(ChartView(cut), DisplayConfiguration(width: 320, height: 240))
        #expect(test.writtenTexts.contains(">50<"))
        // One that is wholly beyond has none.
        cut.numericAxis.explicitMin = 5
        cut.selections = [0: [0]]
        let beyond = ViewTest(ChartView(cut), DisplayConfiguration(width: 320, height: 240))
        #expect(!beyond.writtenTexts.contains(">3<"))
    }
}
