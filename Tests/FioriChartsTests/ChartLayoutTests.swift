import CoreGraphics
import Expectations
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Room for labels, grid lines, reference labels and marks within small charts.
///
/// Numbers: labels 4 from the baseline and columns of 16 points when zoomed for legibility, as drawn today, not
/// compared with a device; 8 is 4 of radius, 3 of gap, 1 of half the width. Decimation keeps at most five values for
/// each pixel column, of which a point has two.
struct ChartLayoutTests {
    private func layout(
        _ model: ChartModel, width: CGFloat = 400, height: CGFloat = 240, differentiates: Bool = false
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model, differentiatesWithoutColor: differentiates),
            size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
    }

    private func label(_ text: String, in layout: ChartLayout) throws -> CGRect {
        try #require(layout.labels.first { $0.text == text }).frame
    }

    // MARK: Category labels

    @Test func `dropped labels leave their room to the plot`() {
        let values = (0..<60).map { Double($0) as Double? }
        let titles = values.indices.map { "Category \($0)" as String? }
        let model = ChartModel(chartType: .column, data: [values], titlesForCategory: [titles])
        model.categoryAxis.labelLayoutStyle = .allOrNothing
        let dropped = layout(model)
        let without = layout(ChartModel(chartType: .column, data: [values]))
        #expect(dropped.plot.frame == without.plot.frame)
        let shown = layout(ChartModel(chartType: .column, data: [[1, 2]], titlesForCategory: [["A", "B"]]))
        #expect(shown.plot.frame.maxY < without.plot.frame.maxY)
    }

    @Test func `dynamic labels stand where no column does`() throws {
        let model = ChartModel(
            chartType: .column, data: [[4, -4]], titlesForCategory: [["Up", "Down"]], xAxisLabelsPosition: .dynamic)
        let layout = layout(model)
        let baseline = layout.plot.position(value: 0, on: layout.plot.values)
        let rising = try label("Up", in: layout)
        let falling = try label("Down", in: layout)
        #expect(abs(rising.minY - baseline - 4) < 0.01)
        #expect(abs(falling.maxY - baseline + 4) < 0.01)
        model.xAxisLabelsPosition = .fixedBottom
        let fixed = self.layout(model)
        #expect(try label("Up", in: fixed).minY > fixed.plot.frame.maxY)
        #expect(try label("Down", in: fixed).minY > fixed.plot.frame.maxY)
    }

    @Test func `dynamic labels of negative values stand above the plot`() throws {
        let layout = layout(
            ChartModel(
                chartType: .column, data: [[-1, -4]], titlesForCategory: [["A", "B"]], xAxisLabelsPosition: .dynamic))
        #expect(try label("A", in: layout).maxY <= layout.plot.frame.minY)
        #expect(try label("B", in: layout).minY >= 0)
    }

    @Test func `dynamic labels of mixed categories stay below the plot`() throws {
        let layout = layout(
            ChartModel(
                chartType: .column, data: [[3, 1], [-2, 1]], titlesForCategory: [["Mixed", "Up"]],
                xAxisLabelsPosition: .dynamic))
        #expect(try label("Mixed", in: layout).minY > layout.plot.frame.maxY)
        #expect(try label("Up", in: layout).minY > layout.plot.frame.maxY)
    }

    @Test(arguments: [false, true])
    func `both axes of values have their titles above them`(isRightToLeft: Bool) throws {
        let model = ChartModel(
            chartType: .line, data: [[1, 2], [10, 20]], titlesForAxis: [.y: "Left", .dual: "Right"],
            indexesOfSecondaryValueAxis: [1])
        var layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
        let first = try #require(layout.labels.first { $0.text == "Left" }).frame
        let second = try #require(layout.labels.first { $0.text == "Right" }).frame
        #expect(first.minY == second.minY && first.maxY <= layout.plot.frame.minY)
        let (start, end) = isRightToLeft ? (second, first) : (first, second)
        #expect(start.minX < 10 && start.minX == 400 - end.maxX)
        model.titlesForAxis = [
            .y: String(repeating: "Left ", count: 20), .dual: String(repeating: "Right ", count: 20),
        ]
        layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
        let titles = layout.labels.filter { $0.text.hasPrefix("Left") || $0.text.hasPrefix("Right") }.map(\.frame)
        #expect(titles.count == 2 && !titles[0].intersects(titles[1]) && titles[0].width == titles[1].width)
        model.secondaryNumericAxis.titleLabel.isHidden = true
        layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
        #expect(!layout.labels.contains { $0.text.hasPrefix("Right") })
    }

    @Test(arguments: [ChartType.scatter, .bubble])
    func `x has the ends and the format of the axis of categories`(type: ChartType) throws {
        let model = ChartModel(chartType: type, data3d: [[[100, 2, 1], [500, 4, 1], [900, 9, 1]]])
        model.numericAxis.explicitMin = 0
        model.numericAxis.explicitMax = 10
        let range = try #require(ChartTestLayout.layout(model).plot.horizontalValues).range
        #expect(range.lower <= 100 && range.upper >= 900)
        model.numericAxis.isLogarithmic = true
        #expect(ChartTestLayout.layout(model).plot.horizontalValues?.isLogarithmic == false)
        model.categoryAxis.explicitMin = 50
        model.categoryAxis.explicitMax = 1_000
        let own = try #require(ChartTestLayout.layout(model).plot.horizontalValues).range
        #expect(own.lower == 50 && own.upper == 1_000)
    }

    @MainActor
    @Test(arguments: [ChartType.line, .column, .scatter])
    func `a logarithmic axis without a positive value has no data`(type: ChartType) {
        let model = ChartModel(chartType: type, data: [[0, -4]])
        if type == .scatter { model.data3d = [[[1, 0], [2, -4]]] }
        #expect(!ViewTest(ChartView(model)).svg().contains("No Data"))
        model.numericAxis.isLogarithmic = true
        #expect(ViewTest(ChartView(model)).elements.contains { $0.label == "No Data" })
        model.numericAxis.isLogarithmic = false
        #expect(!ViewTest(ChartView(model)).elements.contains { $0.label == "No Data" })
    }

    @Test func `the baselines gap moves labels`() throws {
        let model = ChartModel(chartType: .column, data: [[1]], titlesForCategory: [["A"]])
        let before = layout(model)
        model.categoryAxis.baseline.gap = 6
        let after = layout(model)
        #expect(try label("A", in: after).minY - after.plot.frame.maxY == 10)
        #expect(before.plot.frame.maxY - after.plot.frame.maxY == 6)
    }

    @Test func `category grid lines are drawn when shown`() {
        let model = ChartModel(chartType: .line, data: [[1, 2, 3]])
        let vertical = { (layout: ChartLayout) in
            layout.rules.map(\.path.boundingRect).filter { $0.width == 0 && $0.height > 0 }.map(\.midX)
        }
        #expect(vertical(layout(model)).isEmpty)
        model.categoryAxis.gridlines.isHidden = false
        let layout = layout(model)
        let places = vertical(layout)
        #expect(places.count == 3)
        for (category, place) in places.enumerated() {
            #expect(abs(place - layout.plot.position(category: category)) <= 0.5)
        }
    }

    // MARK: References

    @Test func `reference labels never overlap`() {
        let model = ChartModel(chartType: .column, data: [[10, 20]])
        model.referenceLines = [
            ChartReferenceLine(value: 15, label: "Target"), ChartReferenceLine(value: 15.2, label: "Average"),
            ChartReferenceLine(value: 15.4, label: "Median"), ChartReferenceLine(value: 20, label: "Limit"),
        ]
        for layout in [layout(model), layout(model, width: 120, height: 80)] {
            let frames = layout.labels.map(\.frame)
            for (index, frame) in frames.enumerated() {
                #expect(CGRect(x: 0, y: 0, width: 400, height: 240).contains(frame))
                for other in frames[..<index] { #expect(!other.intersects(frame)) }
            }
        }
        #expect(layout(model).labels.filter { ["Target", "Average", "Median", "Limit"].contains($0.text) }.count == 4)
    }

    // MARK: Marks within the chart

    private static let sizes = [CGSize(width: 60, height: 20), CGSize(width: 300, height: 200)]

    @Test(arguments: [ChartType.line, .area, .micro_area, .combo, .stock, .scatter], sizes)
    func `widths of strokes and points stay in the chart`(type: ChartType, size: CGSize) {
        for width: CGFloat in [1, 5, 20] {
            for differentiates in [false, true] {
                let values: [Double?] = [0, 10, nil, 10, nil, 3, 0, 10]
                let model =
                    type == .scatter
                    ? ChartModel(chartType: type, data3d: [values.map { [$0, $0] }])
                    : ChartModel(chartType: type, data: [values])
                model.seriesAttributes = [
                    ChartSeriesAttributes(
                        lineWidth: width, point: ChartPointAttributes(diameter: width * 2),
                        firstLineCapDiameter: width * 2, lastLineCapDiameter: width * 2)
                ]
                let layout = layout(
                    model, width: size.width, height: size.height, differentiates: differentiates)
                let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.6, dy: -0.6)
                expectAll(layout.kind.marks(in: layout.plot).filter { !$0.path.isEmpty }, count: 1...) { mark in
                    let reach = mark.stroke == nil ? 0 : mark.lineWidth / 2
                    let frame = mark.path.boundingRect.insetBy(dx: -reach, dy: -reach)
                    #expect(bounds.contains(frame), "\(type) \(size) \(width) \(differentiates) \(frame)")
                }
            }
        }
    }

    @Test func `lines keep away from their points`() throws {
        let model = ChartModel(chartType: .line, data: [[5, 5]])
        model.numericAxis.labels.isHidden = true
        model.seriesAttributes = [ChartSeriesAttributes(lineWidth: 2, point: ChartPointAttributes(diameter: 8, gap: 3))]
        let layout = layout(model)
        let marks = layout.kind.marks(in: layout.plot)
        let line = try #require(marks.first { $0.stroke != nil }).path.boundingRect
        let frame = layout.plot.frame
        // The radius, the gap and half of the line's width.
        #expect(abs(line.minX - frame.minX - 8) < 0.01)
        #expect(abs(frame.maxX - line.maxX - 8) < 0.01)
        #expect(marks.filter { $0.stroke != nil }.count == 1)
        model.seriesAttributes[0].point.strokeColor = .red
        #expect(self.layout(model).kind.marks(in: layout.plot).contains { $0.stroke == .red && $0.lineWidth == 1 })
    }

    @Test func `only visible columns are built`() {
        let model = ChartModel(
            chartType: .column, data: [(0..<10_000).map { Double($0 % 10 + 1) }], userInteractionEnabled: true)
        let layout = layout(model)
        // A column takes 16 points, so 400 points show 25 of them and one at each end.
        #expect(layout.plot.visibleCategories.count <= 28)
        model.readableScaleEnabled = false
        let all = self.layout(model)
        #expect(all.plot.visibleCategories.count == 10_000)
        let values = all.plot.input.table.values(0)
        #expect(Decimation.indices(values, in: 0..<10_000, columns: all.plot.pixelColumns).count <= 4000)
    }

    @Test func `odd data has finite frames`() {
        let rows: [[[Double?]]] = [
            [[1, 2, 3], [4]], [[.nan, .infinity, 5], [-.infinity, 1, nil]], [[7]], [[0, 0, 0]], [[3, 3, 3]],
            [[-1, -1], []],
        ]
        var (frames, marks) = (0, 0)
        for type in ChartType.allCases {
            for data in rows {
                let layout = layout(ChartModel(chartType: type, data: data), width: 60, height: 20)
                for series in data.indices {
                    for category in data[series].indices {
                        guard let frame = layout.frame(series: series, category: category) else { continue }
                        frames += 1
                        #expect(frame.minX.isFinite && frame.maxY.isFinite, "\(type) \(data) \(frame)")
                    }
                }
                for mark in layout.kind.marks(in: layout.plot) where !mark.path.isEmpty {
                    marks += 1
                    #expect(mark.path.boundingRect.width.isFinite && mark.path.boundingRect.height.isFinite)
                }
            }
        }
        #expect(frames >= ChartType.allCases.count && marks >= ChartType.allCases.count)
    }

    // MARK: Results that are computed once

    @Test func `results over all points outlive pans and selections`() {
        let model = ChartModel(chartType: .stackedColumn, data: [[1, 2], [3, 4]])
        let before = model.derived
        model.centerPosition = CGPoint(x: 0.3, y: 0.5)
        model.scaleX = 2
        model.selections = [0: [1]]
        #expect(model.derived === before)
        model.hiddenSeries = [1]
        #expect(model.derived !== before)
        #expect(layout(model).plot.values.range.upper < 4)
    }

    @Test func `selections ask for no picture`() {
        let model = ChartModel(chartType: .line, data: [[1, 2]])
        let revision = model.pictureRevision
        model.selections = [0: [1]]
        #expect(model.pictureRevision == revision)
        model.data = [[2, 1]]
        #expect(model.pictureRevision > revision)
    }
}
