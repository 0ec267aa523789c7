import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// The words for assistive technology: the summary, an element for each point, the selection and the data.
///
/// Numbers: values are those of the data, written for the locale; the ends of axes are the nice numbers around them.
@MainActor
struct ChartSpokenWordsTests {
    private func test(_ model: ChartModel, _ locale: String = "en_US") -> ViewTest<some View> {
        ViewTest(
            ChartView(model).environment(\.locale, Locale(identifier: locale)),
            DisplayConfiguration(width: 300, height: 200))
    }

    private func summary(_ model: ChartModel, _ locale: String = "en_US") -> String {
        ChartSummary(model: model, locale: Locale(identifier: locale)).sentence
    }

    // MARK: Summary

    @Test func `a single point is said with category, series and value`() {
        let model = ChartModel(
            chartType: .column, data: [[68]], titlesForCategory: [["Jan"]], titlesForSeries: ["Plan"])
        #expect(summary(model) == "Column chart, Plan, Jan, 68")
        #expect(summary(ChartModel(chartType: .scatter, data3d: [[[68, 3]]])) == "Scatter chart, Point 1, x 68, y 3")
    }

    @Test func `equal values are one`() {
        #expect(
            summary(ChartModel(chartType: .line, data: [[68, 68]]))
                == "Line chart, 1 series, 2 points, all values 68, steady")
    }

    @Test func `the extremes of several series name theirs`() {
        let model = ChartModel(
            chartType: .line, data: [[1, 9], [4, 5]], titlesForCategory: [["Jan", "Feb"]], titlesForSeries: ["A", "B"])
        #expect(
            summary(model)
                == "Line chart, 2 series, 2 points, Values from 1 to 9, highest 9 at A, Feb, lowest 1 at A, Jan")
    }

    @Test func `points of numbers are said by their ranges`() {
        let model = ChartModel(
            chartType: .bubble, data3d: [[[1, 5, 9], [2, 6, 4]]], titlesForAxis: [.x: "Weight"])
        #expect(
            summary(model)
                == "Bubble chart, 1 series, 2 points, Weight from 1 to 2, y from 5 to 6, size from 4 to 9")
        #expect(
            summary(model, "de_DE")
                == "Blasendiagramm, 1 Reihe, 2 Punkte, Weight von 1 bis 2, y von 5 bis 6, Größe von 4 bis 9")
    }

    @Test func `bullets of several values name them`() {
        let model = ChartModel(
            chartType: .micro_stacked_bullet, data: [[90, 20, 30]], titlesForCategory: [["Goal", "North", "South"]])
        #expect(summary(model) == "Stacked bullet chart, target 90, North 20, South 30")
        #expect(
            summary(ChartModel(chartType: .micro_bullet, data: [[70, 90], [30]]))
                == "Bullet chart, actual 70, target 90, threshold 30")
    }

    // MARK: Elements

    @Test func `elements of points say all values`() throws {
        let bubble = test(
            ChartModel(chartType: .bubble, data3d: [[[1, 5, 9], [2, 6, 4]]], titlesForCategory: [["Ann", "Ben"]]))
        #expect(try bubble.element("Series 1, Ben").value == "x 2, y 6, size 4")
        let radial = test(ChartModel(chartType: .micro_radial, data: [[200, 90]], titlesForSeries: ["Done"]))
        #expect(try radial.element("Done").value == "value 90, total 200, share 45.0%")
        let bullet = test(ChartModel(chartType: .micro_bullet, data: [[70, 90]]))
        #expect(try bullet.element("Series 1").value == "actual 70, target 90")
        let scatter = test(ChartModel(chartType: .scatter, data3d: [[[1, 5]]]))
        #expect(try scatter.element("Series 1, Point 1").value == "x 1, y 5")
    }

    @Test func `the selection is said`() throws {
        let model = ChartModel(
            chartType: .column, data: [[12, 15], [14, 9]], titlesForCategory: [["Jan", "Feb"]],
            userInteractionEnabled: true, selectionEnabled: true, titlesForSeries: ["Plan", "Actual"])
        let test = test(model)
        func selection() -> String? {
            test.elements.first { $0.label.hasPrefix("Column chart") }?.customContent.first?.value
        }
        #expect(selection() == nil)
        #expect(!(try test.element("Plan, Feb").isSelected))
        model.selections = [0: [1], 1: [1]]
        test.advance(by: 0.1)
        #expect(selection() == "Plan, Feb, 15; Actual, Feb, 9")
        #expect(try test.element("Plan, Feb").isSelected)
        #expect(!(try test.element("Plan, Jan").isSelected))
        model.selections = nil
        test.advance(by: 0.1)
        #expect(selection() == nil)
    }

    // MARK: Data

    private func chart(_ model: ChartModel) throws -> ViewElement.Chart {
        try #require(test(model).elements.compactMap { $0.chart }.first)
    }

    @Test func `the data of lines can be explored`() throws {
        let chart = try chart(
            ChartModel(
                chartType: .line, data: [[200, nil, 143], [150, 120, 130]], titlesForCategory: [["Jan", "Feb", "Mar"]],
                titlesForAxis: [.category: "Month", .y: "Amount"], titlesForSeries: ["Plan", "Actual"]))
        #expect(chart.title == "Amount")
        #expect(chart.summary?.hasPrefix("Line chart, Amount, 2 series") == true)
        #expect(chart.x == .categories(title: "Month", ["Jan", "Feb", "Mar"]))
        guard case .numbers("Amount", let range, let gridlines)? = chart.y else { throw NotNumeric() }
        #expect(range == 0...200 && gridlines.first == 0 && gridlines.last == 200)
        #expect(chart.series.map(\.name) == ["Plan", "Actual"] && chart.series.allSatisfy(\.isContinuous))
        #expect(chart.series[0].points.map(\.y) == [200, nil, 143])
        #expect(chart.series[1].points.map(\.category) == ["Jan", "Feb", "Mar"])
        #expect(chart.series[1].points[0].label == "Actual, Jan, 150")
    }

    @Test func `the data of points have their axes`() throws {
        let chart = try chart(ChartModel(chartType: .bubble, data3d: [[[1, 5, 9], [2, 6, 4]]]))
        guard case .numbers("x", let across, _) = chart.x, case .numbers("y", _, _)? = chart.y else {
            throw NotNumeric()
        }
        #expect(across.lowerBound <= 1 && across.upperBound >= 2)
        #expect(chart.others.count == 1 && !chart.series[0].isContinuous)
        #expect(chart.series[0].points.map(\.x) == [1, 2] && chart.series[0].points.map(\.others) == [[9], [4]])
    }

    @Test(arguments: ChartType.allCases)
    func `every kind offers its data`(kind: ChartType) throws {
        let model =
            [.scatter, .bubble].contains(kind)
            ? ChartModel(chartType: kind, data3d: [[[1, 5, 9], [2, 6, 4]]])
            : ChartModel(
                chartType: kind, data: [[100, 45, 30]],
                titlesForCategory: [["2024-03-01 09:30:00", "2024-03-01 09:31:00", "2024-03-01 09:32:00"]])
        let chart = try chart(model)
        #expect(chart.series.count == 1 && !chart.series[0].points.isEmpty)
        #expect(chart.series[0].points.allSatisfy { $0.label?.isEmpty == false && $0.y != nil })
    }

    @Test func `many points are thinned, with their extremes`() throws {
        var values = (0..<100_000).map { Double($0 % 10) as Double? }
        values[77_777] = 500
        let chart = try chart(ChartModel(chartType: .line, data: [values]))
        #expect(chart.series[0].points.count <= 1_000)
        #expect(chart.series[0].points.contains { $0.y == 500 })
    }
}

/// An axis that should have had numbers.
private struct NotNumeric: Error {}
