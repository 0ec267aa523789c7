import CoreGraphics
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Points and caps of lines that are larger than the marker of a selection.
///
/// Numbers: a marker has a diameter of 8 points; diameters and values are those of each test. The ring of a selection is a
/// point beyond the mark. Numbers stand 8 points from the plot, and 4 from points larger than 10.
@MainActor
struct LinePointSizeTests {
    private func model(_ type: ChartType, diameter: CGFloat) -> ChartModel {
        let model = ChartModel(
            chartType: type, data: type == .combo ? [[1, 1, 1, 1, 1], [1, 2, 3, 9, 4]] : [[1, 2, 3, 9, 4]],
            titlesForCategory: [["a", "b", "c", "d", "e"]])
        let attributes = ChartSeriesAttributes(point: ChartPointAttributes(diameter: diameter))
        model.seriesAttributes = type == .combo ? [ChartSeriesAttributes(), attributes] : [attributes]
        return model
    }

    @Test(arguments: [ChartType.line, .area, .combo])
    func `the frame of a point is as large as the point`(type: ChartType) throws {
        let series = type == .combo ? 1 : 0
        var count = 0
        for (diameter, expected) in [(4.0, 8.0), (8, 8), (14, 14), (24, 24)] {
            let layout = ChartTestLayout.layout(model(type, diameter: diameter))
            let frame = try #require(layout.frame(series: series, category: 1))
            #expect(abs(frame.width - expected) < 1e-9 && abs(frame.height - expected) < 1e-9)
            let point = try #require(layout.plot.point(series: series, category: 1))
            #expect(abs(frame.midX - point.x) < 1e-9 && abs(frame.midY - point.y) < 1e-9)
            count += 1
        }
        #expect(count == 4)
        let hidden = model(type, diameter: 24)
        hidden.seriesAttributes[series].point.isHidden = true
        #expect(ChartTestLayout.layout(hidden).frame(series: series, category: 1)?.width == 8)
    }

    @Test(arguments: [ChartType.line, .area, .combo])
    func `data labels lie on no point`(type: ChartType) {
        let series = type == .combo ? 1 : 0
        var count = 0
        for diameter in [10.0, 14, 18, 24] {
            let model = model(type, diameter: diameter)
            model.showsDataLabels = true
            let layout = ChartTestLayout.layout(model)
            let points = (0..<5).compactMap { layout.frame(series: series, category: $0) }
            let labels = layout.dataLabels.filter { ["2", "3", "9", "4"].contains($0.text) }
            #expect(points.count == 5 && labels.count >= 2, "\(diameter)")
            for label in labels {
                for point in points {
                    let distance = hypot(
                        max(label.frame.minX - point.midX, 0, point.midX - label.frame.maxX),
                        max(label.frame.minY - point.midY, 0, point.midY - label.frame.maxY))
                    #expect(distance >= diameter / 2, "\(diameter) \(label.text)")
                    count += 1
                }
            }
        }
        #expect(count >= 40)
    }

    @Test(arguments: [ChartType.line, .area, .combo], [false, true])
    func `numbers beside the plot stand apart from points`(type: ChartType, isRightToLeft: Bool) throws {
        let series = type == .combo ? 1 : 0
        var count = 0
        for diameter in [8.0, 10, 12, 16, 20, 28, 60] {
            let model = model(type, diameter: diameter)
            let layout = ChartTestLayout.layout(model, isRightToLeft: isRightToLeft)
            let point = try #require(layout.frame(series: series, category: 0))
            let plot = layout.plot.frame
            let numbers = layout.labels.filter { Int($0.text) != nil }.map(\.frame)
            #expect(numbers.count >= 2)
            for number in numbers {
                let fromPlot = isRightToLeft ? number.minX - plot.maxX : plot.minX - number.maxX
                let fromPoint = isRightToLeft ? number.minX - point.maxX : point.minX - number.maxX
                // Points of the usual sizes, and those in the middle of their columns, leave the axis as it is.
                let isUsual = type == .combo || diameter <= 10
                #expect(abs((isUsual ? fromPlot : fromPoint) - (isUsual ? 8 : 4)) < 0.01, "\(diameter) \(number)")
                #expect(number.minX >= 0 && number.maxX <= 400, "\(diameter) \(number)")
                count += 1
            }
        }
        #expect(count >= 14)
    }

    @Test func `a cap at the end moves the numbers there alone`() {
        let model = ChartModel(
            chartType: .line, data: [[600, 400, 200], [10, 20, 30]], indexesOfSecondaryValueAxis: [1])
        model.seriesAttributes = [ChartSeriesAttributes(), ChartSeriesAttributes(lastLineCapDiameter: 24)]
        let layout = ChartTestLayout.layout(model)
        let plot = layout.plot.frame
        let left = layout.labels.map(\.frame).filter { $0.maxX <= plot.minX }
        let right = layout.labels.map(\.frame).filter { $0.minX >= plot.maxX }
        #expect(left.count >= 2 && right.count >= 2)
        for number in left { #expect(abs(plot.minX - number.maxX - 8) < 0.01) }
        // Four points from the edge of the cap.
        for number in right { #expect(abs(number.minX - plot.maxX - 16) < 0.01 && number.maxX <= 400) }
    }

    @Test func `caps count at the ends of the values`() {
        let model = ChartModel(chartType: .line, data: [[nil, 2, 3, 9, nil]])
        model.seriesAttributes = [ChartSeriesAttributes(firstLineCapDiameter: 18, lastLineCapDiameter: 24)]
        let layout = ChartTestLayout.layout(model)
        let widths = (0..<5).map { layout.frame(series: 0, category: $0)?.width }
        #expect(widths == [nil, 18, 8, 24, nil])
    }

    @Test func `points of a zoomed chart keep their diameter, those of too many values have none`() {
        let model = model(.line, diameter: 24)
        (model.scaleX, model.scaleXEnabled) = (2, true)
        #expect(ChartTestLayout.layout(model).frame(series: 0, category: 2)?.width == 24)
        model.scaleX = 1
        model.data = [(0..<5_000).map { Double($0 % 7) }]
        #expect(ChartTestLayout.layout(model).frame(series: 0, category: 2)?.width == 8)
    }

    @Test func `the chip of a large point does not cover it`() throws {
        let model = model(.line, diameter: 24)
        model.selections = [0: [1]]
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 320, height: 240))
        _ = test.svg()
        let point = try #require(
            ChartTestLayout.layout(model, width: 320, height: 240).frame(series: 0, category: 1))
        let heading = try #require(test.texts.filter { $0.string == "b" }.max { $0.frame.minX < $1.frame.minX })
        #expect(!heading.frame.intersects(point.insetBy(dx: 2, dy: 2)))
    }

    @Test func `the line at a selection leaves out labels and large points`() {
        let frames = [CGRect(x: 40, y: 60, width: 24, height: 24), CGRect(x: 45, y: 40, width: 10, height: 12)]
        let parts = ChartSelectionLayer.parts(of: 0...100, at: 52, free: frames)
        #expect(parts == [0...40, 52...60, 84...100])
        #expect(ChartSelectionLayer.parts(of: 0...100, at: 20, free: frames) == [0...100])
    }

    @Test func `small bars are marked as bars`() {
        let model = ChartModel(chartType: .column, data: [[1, 100]])
        let input = ChartInput(model: model)
        #expect(!input.kind.hasRoundMarks(0, of: input))
        var count = 0
        for type in [ChartType.line, .area, .stock, .scatter, .bubble] {
            let model = ChartModel(chartType: type, data: [[1, 100]])
            for stacking in [nil, ChartStacking.values] where stacking == nil || type == .area {
                model.stacking = stacking
                let input = ChartInput(model: model)
                #expect(input.kind.hasRoundMarks(0, of: input), "\(type)")
                count += 1
            }
        }
        #expect(count == 6)
    }
}
