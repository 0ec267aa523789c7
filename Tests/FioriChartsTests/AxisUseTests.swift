import CoreGraphics
import Foundation
import Testing

@testable import FioriCharts

/// Axes that are drawn, their reference lines, and the ends of numeric axes of categories.
///
/// Numbers: places are parts of the plot's width by the distances of the numbers from the ends of the axis.
@MainActor
struct AxisUseTests {
    @Test(arguments: [true, false], [[0, 1], [0], []])
    func `a reference line extends the axis on which it is drawn`(isOnSecond: Bool, second: [Int]) {
        let model = ChartModel(chartType: .line, data: [[3, 4], [5, 6]])
        model.indexesOfSecondaryValueAxis = IndexSet(second)
        model.referenceLines = [ChartReferenceLine(value: 90, label: "Goal", isOnSecondaryAxis: isOnSecond)]
        let layout = ChartTestLayout.layout(model)
        #expect(layout.references.count == 1)
        #expect(layout.labels.contains { $0.text == "Goal" })
        let isSecond = isOnSecond && !second.isEmpty || second.count == 2
        let scales = (first: layout.plot.values, second: layout.plot.secondaryValues)
        #expect((isSecond ? scales.second?.range.upper : scales.first.range.upper) ?? 0 >= 90)
        if second.count == 1 {
            #expect((isSecond ? scales.first.range.upper : scales.second?.range.upper) ?? 99 < 90)
        }
        #expect(model.undrawnReferenceLines.isEmpty)
    }

    @Test(arguments: [[nil, nil], []] as [[Double?]], [0, 1])
    func `an axis of gaps is not drawn unless its ends are given`(gaps: [Double?], second: Int) {
        let model = ChartModel(chartType: .line, data: [gaps, [30, 40]])
        model.indexesOfSecondaryValueAxis = [second]
        let layout = ChartTestLayout.layout(model)
        #expect(!layout.labels.isEmpty)
        #expect(!layout.labels.contains { $0.text == "1" || $0.text == "0.5" }, "\(layout.labels.map(\.text))")
        let empty = second == 0 ? model.secondaryNumericAxis : model.numericAxis
        empty.explicitMax = 1
        #expect(ChartTestLayout.layout(model).labels.contains { $0.text == "1" })
    }

    private func numeric() -> ChartModel {
        let model = ChartModel(
            chartType: .line, data: [[1, 100, 5, 7]], titlesForCategory: [["0.5", "2", "3.75", "12"]])
        model.categoryAxis.isNumericAxis = true
        return model
    }

    @Test func `explicit ends are the ends of a numeric axis`() throws {
        let model = numeric()
        model.categoryAxis.explicitMin = 0
        model.categoryAxis.explicitMax = 20
        let layout = ChartTestLayout.layout(model)
        let frame = layout.plot.frame
        for (category, number) in [0.5, 2, 3.75, 12].enumerated() {
            let place = layout.plot.position(category: category)
            #expect(abs(place - (frame.minX + frame.width * number / 20)) < 0.01)
        }
        let texts = layout.labels.map(\.text)
        #expect(texts.contains("0") && texts.contains("20"))
        #expect(layout.plot.clippedEdges.isEmpty && layout.plot.visibleCategories == 0..<4)
    }

    @Test func `lines are cut at explicit ends within the numbers`() {
        let model = numeric()
        model.categoryAxis.explicitMin = 1
        model.categoryAxis.explicitMax = 2.5
        model.showsDataLabels = true
        let layout = ChartTestLayout.layout(model)
        let plot = layout.plot
        #expect(plot.clippedEdges == [.leading, .trailing])
        #expect(plot.clip(margin: 4)?.minX == plot.frame.minX && plot.clip(margin: 4)?.maxX == plot.frame.maxX)
        // One neighbour on each side leads out of the plot, and touches meet the point in it.
        #expect(plot.visibleCategories == 0..<3)
        for x in [plot.frame.minX, plot.frame.midX, plot.frame.maxX] {
            #expect(plot.category(at: CGPoint(x: x, y: plot.frame.midY)) == 1)
        }
        #expect(layout.dataLabels.map(\.text) == ["100"])
        let texts = layout.labels.map(\.text)
        #expect(texts.contains("1") && texts.contains("2.5"), "\(texts)")
        model.categoryAxis.explicitMin = 2.5
        model.categoryAxis.explicitMax = 1
        #expect(ChartTestLayout.layout(model).plot.clippedEdges == [.leading, .trailing])
        model.categoryAxis.explicitMin = 1
        #expect(ChartTestLayout.layout(model).plot.clippedEdges.isEmpty)
    }

    @Test func `a numeric axis has its own format, in words as well`() {
        let model = numeric()
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        model.categoryAxis.formatter = formatter
        let across = ChartTestLayout.layout(model).labels.filter { $0.text.contains("€") }
        #expect(across.count >= 2)
        #expect(model.categoryName(1, locale: Locale(identifier: "en_US")) == "€2.00")
    }

    @Test func `many numbers between explicit ends keep their extremes`() {
        let count = 40_000
        let model = ChartModel(
            chartType: .line, data: [(0..<count).map { $0 == 20_000 ? 9 : Double($0 % 2) }],
            titlesForCategory: [(0..<count).map { "\($0 == 0 ? -1_000_000 : $0)" }])
        model.categoryAxis.isNumericAxis = true
        model.categoryAxis.explicitMin = 1
        let runs = LineRuns(series: 0, in: ChartTestLayout.layout(model).plot)
        #expect(runs.isDecimated && runs.categories.first?.contains(20_000) == true)
        #expect((runs.runs.first?.count ?? 0) > 800)
    }
}
