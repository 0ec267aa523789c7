import CoreGraphics
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Chips in little room, and the points that have one.
///
/// Numbers: values of each test's data, and counts of those that a chip leaves out.
@MainActor
struct ChartChipRoomTests {
    private func written(
        _ model: ChartModel, _ width: CGFloat, _ height: CGFloat, _ locale: String = "en_US",
        _ textSize: DynamicTypeSize = .large
    ) -> String {
        model.userInteractionEnabled = true
        model.selectionEnabled = true
        var configuration = DisplayConfiguration(width: width, height: height)
        configuration.locale = Locale(identifier: locale)
        configuration.dynamicTypeSize = textSize
        return ViewTest(ChartView(model), configuration).writtenTexts
    }

    // MARK: Several points

    @Test(arguments: [ChartType.column, .line, .bar, .area, .stackedColumn, .combo])
    func `the ends of a range have one chip where its values have no room in one row`(kind: ChartType) {
        let model = ChartModel(
            chartType: kind, data: [[312_345_678, 523_456_789, 434_567_890]], titlesForCategory: [["C0", "C1", "C2"]],
            selections: [0: [0, 2]], titlesForSeries: ["A"])
        var count = 0
        for (width, height) in [(160.0, 120.0), (200, 200), (130, 90)] {
            let texts = written(model, width, height)
            #expect(texts.contains("312,345,678") && texts.contains("434,567,890"), "\(width)")
            count += 1
        }
        #expect(count == 3)
        // The first value, and that there is another.
        // Of bars, which are zoomed until they are legible, the other one is out of sight.
        if kind != .bar { #expect(written(model, 110, 30).contains("312,345,678 + 1")) }
        #expect(written(model, 60, 40).contains("312m"))
    }

    @Test func `the ends of ranges in several series have rows of their own`() {
        let model = ChartModel(
            chartType: .column, data: [[3_000_000_000, 5e9, 4e9], [2e9, 1e9, 6e9]],
            titlesForCategory: [["C0", "C1", "C2"]], selectionMode: .all, selections: [0: [0, 2], 1: [0, 2]],
            titlesForSeries: ["A", "B"])
        let texts = written(model, 170, 200)
        var count = 0
        for value in [3, 4, 2, 6] {
            #expect(texts.contains(">\(value),000,000,000<"), "\(value)")
            count += 1
        }
        #expect(count == 4 && texts.contains(">C0<") && texts.contains(">C2<"))
    }

    @Test func `points of two numbers have a chip at every size`() {
        let points: [[[Double?]]] = (0..<4).map { series in
            [[Double(series) + 0.123_456, Double(series) * 1e13 + 5e13], [7.5, 8e13]]
        }
        let model = ChartModel(
            chartType: .scatter, data3d: points,
            titlesForCategory: [["Very long name of a product line 0", "Other 1"]],
            selectionMode: .multiple, selections: [0: [0], 1: [0], 2: [1], 3: [0]],
            titlesForSeries: ["Operating margin", "Region North-West", "Revenue", "Overview"])
        var count = 0
        for (width, height) in [(400.0, 300.0), (240, 240), (200, 240), (140, 120)] {
            let texts = written(model, width, height)
            #expect(texts.contains("0.12346"), "\(width)")
            count += 1
        }
        #expect(count == 4)
        #expect(written(model, 140, 60).contains("0.12346, 50t"))
        #expect(written(model, 100, 60).contains("0.12346, 50t + 3"))
    }

    @Test func `points of two numbers that have no names have their values`() {
        let model = ChartModel(
            chartType: .scatter, data3d: [[[52_075_043_679_628, 61_439_721_396_621], [-6e12, 7e12], [9e13, 1e12]]],
            selectionMode: .multiple, selections: [0: [0, 1]])
        let texts = written(model, 320, 200, "en_US", .xLarge)
        for text in ["52,075,043,679,628", "61,439,721,396,621", "-6,000,000,000,000", "7,000,000,000,000"] {
            #expect(texts.contains(text), "\(text)")
        }
        #expect(!texts.contains("Point 1 + 1"))
    }

    // MARK: One mark

    @Test func `marks of several values say the first and count the others`() {
        let bullet = ChartModel(chartType: .micro_bullet, data: [[68, 85, 79], [50, 100]], selections: [0: [0]])
        #expect(written(bullet, 60, 60).contains(">68 + 4<"))
        let great = ChartModel(
            chartType: .micro_bullet, data: [[1e14, 9e13, 1.2e14], [5e13, 1e14]], selections: [0: [0]])
        #expect(written(great, 160, 60).contains("100,000,000,000,000 + 4"))
        let stack = ChartModel(
            chartType: .micro_stacked_bullet, data: [[1e14, 3e13, 2e13]], selections: [0: [0]],
            titlesForSeries: ["Revenue"])
        #expect(written(stack, 160, 60).contains("100,000,000,000,000 + 2"))
        let radial = ChartModel(chartType: .micro_radial, data: [[100, 45]], selections: [0: [1]])
        #expect(written(radial, 50, 50).contains(">45 + 2<"))
    }

    @Test(arguments: [ChartType.micro_radial, .micro_harvey_ball])
    func `a part without a total is said, and a total without a part`(kind: ChartType) {
        let locale = Locale(identifier: "en_US")
        func values(_ data: [Double?]) -> [String] {
            let model = ChartModel(chartType: kind, data: [data], titlesForSeries: ["Budget"])
            let point = ChartPointIndex(series: 0, category: data.count - 1)
            return model.marks.values(ofPoint: point, in: model, locale: locale).map(\.phrase)
        }
        #expect(values([nil, 45]) == ["value 45"])
        #expect(values([100, nil]) == ["total 100"])
        #expect(values([100]) == ["total 100"] && values([nil]).isEmpty)
        #expect(values([100, 45]) == ["value 45", "total 100", "share 45.0%"])
        let model = ChartModel(
            chartType: kind, data: [[nil, 45]], selections: [0: [1]], titlesForSeries: ["Budget"])
        #expect(written(model, 160, 100).contains(">45<"))
    }

    // MARK: Points that are drawn

    @Test(arguments: [ChartType.stock, .waterfall])
    func `series that are not drawn have no chip`(kind: ChartType) {
        let model = ChartModel(
            chartType: kind, data: [[101, 105, 103], [204, 202, 206]],
            titlesForCategory: [["2024-01-02", "2024-01-03", "2024-01-04"]], selections: [1: [1]],
            titlesForSeries: ["Alpha", "Beta"])
        #expect(model.selectedPoints.isEmpty)
        #expect(!written(model, 320, 200).contains("Beta"))
        model.selections = [0: [1]]
        #expect(model.selectedPoints == [ChartPointIndex(series: 0, category: 1)])
        #expect(written(model, 320, 200).contains("105"))
        // Keys and gestures select what is drawn.
        model.selectionMode = .all
        model.selections = nil
        model.moveSelection(by: 1)
        #expect(model.selections == [0: [0]])
    }

    @Test func `a selection of one series lists every series in mode all`() {
        let model = ChartModel(
            chartType: .line, data: [[-20, 60, 91, 10], [-400, 300, 107, nil], [1, 2, 3, 4]],
            titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]], selectionMode: .all, selections: [0: [2]],
            titlesForSeries: ["Alpha", "Beta", "Gamma"])
        model.hiddenSeries = [2]
        let texts = written(model, 320, 240)
        for text in ["Q3", ">91<", ">107<"] { #expect(texts.contains(text), "\(text)") }
        #expect(model.selectedPoints.map(\.series) == [0, 1])
        #expect(SelectionWords(model: model, locale: Locale(identifier: "en_US")).sentence?.contains("107") == true)
        model.selections = [0: [3]]
        #expect(model.selectedPoints.map(\.series) == [0])
        model.selectionMode = .single
        model.selections = [0: [2]]
        #expect(model.selectedPoints.map(\.series) == [0])
    }
}
