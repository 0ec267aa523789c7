import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Numbers that are none, infinite or far out of their range.
///
/// Numbers: the documented ranges of the properties. NaN counts as 0, or as the default where 0 is none; a band without an
/// end reaches the edge of the plot.
@MainActor
struct ChartExtremeValueTests {
    private func layout(_ model: ChartModel) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: 300, height: 200),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
    }

    private func draw(_ model: ChartModel) -> String {
        ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200)).svg()
    }

    @Test func `scales that are no zoom show all`() {
        for wrong in [CGFloat.nan, -CGFloat.infinity, -3, 0] {
            let model = ChartModel(chartType: .line, data: [[1, 2, 3]], scaleX: wrong, scaleY: wrong)
            #expect(model.scaleX == 1 && model.scaleY == 1)
            model.scaleX = 2
            model.scaleY = 2
            model.scaleX = wrong
            model.scaleY = wrong
            #expect(model.scaleX == 1 && model.scaleY == 1)
            let plot = layout(model).plot
            #expect(plot.categories.zoom == 1 && plot.valueZoom == 1)
        }
        let model = ChartModel(chartType: .line, data3d: [[[1], [2]]], scaleX: .infinity, scaleY: 1e308)
        #expect(model.scaleX == 1_000_000 && model.scaleY == 1_000_000)
        #expect(draw(model).contains("<svg"))
    }

    @Test(arguments: [ChartType.line, .column, .bar, .scatter, .stock, .waterfall])
    func `centres that are no place are the default`(kind: ChartType) {
        let data: [[[Double?]]] = [[[1, 2], [2, 4], [3, 1]]]
        let model = ChartModel(
            chartType: kind, data3d: data, userInteractionEnabled: true,
            centerPosition: CGPoint(x: CGFloat.nan, y: .nan),
            scaleX: 3, scaleY: 3)
        #expect(model.centerPosition == CGPoint(x: 0, y: 0.5))
        #expect(draw(model).contains("<svg"))
        model.centerPosition = CGPoint(x: CGFloat.infinity, y: -CGFloat.infinity)
        #expect(model.centerPosition == CGPoint(x: 1, y: 0))
        #expect(draw(model).contains("<svg"))
    }

    @Test func `a zoomed chart keeps its look when its centre becomes no number`() {
        let model = ChartModel(
            chartType: .column, data: [(0..<40).map { Double($0) }], userInteractionEnabled: true,
            centerPosition: CGPoint(x: 0.5, y: 0.5), scaleX: 4, scaleXEnabled: true)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 300, height: 200))
        _ = test.svg()
        model.centerPosition = CGPoint(x: CGFloat.nan, y: .nan)
        _ = test.svg()
        model.scaleX = .nan
        _ = test.svg()
        #expect(test.pinch(at: CGPoint(x: 160, y: 100), scale: 3))
        test.advance(by: 1)
        #expect(model.scaleX > 1)
    }

    @Test(arguments: [ChartType.column, .bar])
    func `a band without an end reaches the edge of the plot`(kind: ChartType) {
        for range in [2...Double.infinity, -Double.infinity...2, -Double.infinity...Double.infinity, 2...1e308] {
            let model = ChartModel(chartType: kind, data: [[1, 4]])
            model.referenceBands = [ChartReferenceBand(range: range, color: .red)]
            let plot = layout(model).plot
            let band = ChartDrawing.frame(of: model.referenceBands[0], in: plot)
            let two = plot.position(value: 2, on: plot.values)
            let (start, end) =
                kind == .bar ? (band.minX, band.maxX) : (plot.frame.maxY - band.maxY, plot.frame.maxY - band.minY)
            let ends =
                kind == .bar
                ? (plot.frame.minX, two, plot.frame.maxX) : (0, plot.frame.maxY - two, plot.frame.height)
            #expect(abs(start - (range.lowerBound == 2 ? ends.1 : ends.0)) < 1e-6)
            #expect(abs(end - (range.upperBound == 2 ? ends.1 : ends.2)) < 1e-6)
            #expect(draw(model).contains("<svg"))
        }
    }

    @Test func `widths, sizes and distances that are no numbers are 0`() {
        let lines = ChartGridlineAttributes(width: .nan, dashPatternLength: .nan, dashPatternGap: .infinity)
        #expect(lines.width == 0 && lines.dashPatternLength == 0 && lines.dashPatternGap == 20)
        lines.width = .infinity
        lines.dashPatternLength = -CGFloat.infinity
        lines.dashPatternGap = .nan
        #expect(lines.width == 20 && lines.dashPatternLength == 0 && lines.dashPatternGap == 0)
        let label = ChartLabelAttributes(fontSize: .nan, offset: .nan)
        #expect(label.fontSize == 0 && label.offset == 0)
        label.fontSize = .infinity
        label.offset = -CGFloat.infinity
        #expect(label.fontSize == 100 && label.offset == -10)
        let point = ChartPointAttributes(diameter: .nan, gap: .nan)
        #expect(point.diameter == 0 && point.gap == 0)
        point.diameter = -4
        point.gap = .infinity
        #expect(point.diameter == 0 && point.gap == 10_000)
        let series = ChartSeriesAttributes(lineWidth: .nan, firstLineCapDiameter: .nan, lastLineCapDiameter: .infinity)
        #expect(series.lineWidth == 0 && series.firstLineCapDiameter == 0 && series.lastLineCapDiameter == 10_000)
        series.lineWidth = .nan
        series.firstLineCapDiameter = -1
        series.lastLineCapDiameter = .nan
        #expect(series.lineWidth == 0 && series.firstLineCapDiameter == 0 && series.lastLineCapDiameter == 0)
        let baseline = ChartBaselineAttributes(value: .nan, position: .nan, gap: .nan)
        #expect(baseline.value == nil && baseline.position == nil && baseline.gap == 0)
        baseline.value = .infinity
        baseline.position = 7
        baseline.gap = -CGFloat.infinity
        #expect(baseline.value == nil && baseline.position == 1 && baseline.gap == -10_000)
    }

    @Test func `ends of an axis that are no numbers are left to the data`() {
        let axis = ChartNumericAxisAttributes(explicitMin: .nan, explicitMax: .infinity)
        #expect(axis.explicitMin == nil && axis.explicitMax == nil)
        axis.explicitMin = -Double.infinity
        axis.explicitMax = .nan
        #expect(axis.explicitMin == nil && axis.explicitMax == nil)
    }

    @Test func `points outside the data have no value`() {
        let model = ChartModel(chartType: .scatter, data3d: [[[1, 2]]])
        for wrong in [-1, 2, Int.min, Int.max] {
            #expect(model.plotItemValue(at: 0, category: 0, dimension: wrong) == nil)
            #expect(model.plotItemValue(at: 0, category: wrong, dimension: 0) == nil)
            #expect(model.plotItemValue(at: wrong, category: 0, dimension: 0) == nil)
            #expect(model.categoryTitles(at: wrong, category: wrong) == nil)
            #expect(model.numOfCategories(in: wrong) == 0)
        }
    }

    @Test func `keys move on from a selection outside the data`() {
        for wrong in [[0: [Int.max]], [0: [Int.min]], [Int.min: [0]], [7: [1]]] {
            for (step, expected) in [(1, 0), (-1, 2)] {
                let model = ChartModel(chartType: .column, data: [[1, 2, 3]], selections: wrong)
                model.moveSelection(by: step)
                #expect(model.selections == [0: [expected]])
            }
        }
    }

    @Test func `values next to the largest number are on the axis`() {
        for data in [[1e308, 1e308], [-1.7e308, 1.7e308], [1e308, 9e307], [-1e308, -1e308]] {
            for isZeroBased in [true, false] {
                let model = ChartModel(
                    chartType: .column, data: [data], numericAxis: ChartNumericAxisAttributes(isZeroBased: isZeroBased))
                let plot = layout(model).plot
                #expect(plot.values.range.lower < plot.values.range.upper)
                for value in data { #expect((-1e-6...1.000_001).contains(plot.values.fraction(value))) }
                for tick in plot.values.ticks { #expect(tick.isFinite) }
            }
        }
    }
}
