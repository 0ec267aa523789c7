import CoreGraphics
import Testing

@testable import FioriCharts

/// Zero among the ticks of axes whose values have both signs.
///
/// Numbers: values and explicit ends of each test; lengths of letters of `ChartTestLayout`.
@MainActor
struct ZeroTickTests {
    private func combined(_ first: (Double, Double), _ second: (Double, Double)) -> ChartModel {
        ChartModel(
            chartType: .line, data: [[first.0, first.1], [second.0, second.1]], indexesOfSecondaryValueAxis: [1])
    }

    /// The ticks of both axes of a chart.
    private func ticks(_ model: ChartModel) throws -> (first: [Double], second: [Double]) {
        let plot = ChartTestLayout.layout(model).plot
        return (plot.values.ticks, try #require(plot.secondaryValues).ticks)
    }

    @Test func `a second axis with an explicit end has zero`() throws {
        for end in [1_000.0, 700, 450, 910] {
            let model = combined((-20, 90), (-400, 450))
            model.secondaryNumericAxis.explicitMax = end
            let (first, second) = try ticks(model)
            #expect(first.contains(0) && second.contains(0) && first.count == second.count, "\(end) \(second)")
            #expect(second.last == end)
            #expect(second[0] <= -400)
        }
        let model = combined((-20, 90), (-400, 450))
        model.secondaryNumericAxis.explicitMin = -600
        let (first, second) = try ticks(model)
        #expect(second.first == -600 && second.contains(0) && first.count == second.count, "\(second)")
        #expect(try #require(second.last) >= 450)
    }

    @Test func `two axes with explicit ends have as many intervals as leave both zero`() throws {
        let model = combined((-20, 90), (-400, 450))
        (model.numericAxis.explicitMin, model.numericAxis.explicitMax) = (-50, 100)
        (model.secondaryNumericAxis.explicitMin, model.secondaryNumericAxis.explicitMax) = (-500, 500)
        let (first, second) = try ticks(model)
        #expect(first == [-50, -25, 0, 25, 50, 75, 100], "\(first)")
        #expect(second.count == 7 && second[3] == 0, "\(second)")
    }

    @Test func `zero divides an axis without round values`() {
        let model = ChartModel(chartType: .line, data: [[-400, 300, 100, 450]])
        model.numericAxis.adjustToNiceValues = false
        #expect(ChartTestLayout.layout(model).plot.values.ticks == [-400, 0, 225, 450])
        #expect(EvenTicks.divided(from: 3, to: 9, intervals: 3) == [3, 5, 7, 9])
        #expect(EvenTicks.divided(from: -1, to: 1_000, intervals: 2) == [-1, 0, 1_000])
    }

    @Test func `zero beside an explicit end is a tick`() {
        let model = ChartModel(chartType: .line, data: [[3, 50, 96]])
        model.numericAxis.explicitMin = -1
        let ticks = ChartTestLayout.layout(model).plot.values.ticks
        #expect(ticks.first == -1 && ticks.contains(0), "\(ticks)")
    }

    /// The labels of the axes of values, from the lowest.
    private func texts(_ model: ChartModel) -> (first: [String], second: [String]) {
        let layout = ChartTestLayout.layout(model)
        let labels = layout.labels.sorted { $0.frame.minY > $1.frame.minY }
        return (
            labels.filter { $0.frame.maxX <= layout.plot.frame.minX }.map(\.text),
            labels.filter { $0.frame.minX >= layout.plot.frame.maxX }.map(\.text)
        )
    }

    @Test func `ticks on a side of zero without values have no labels beside another axis`() throws {
        let model = combined((-2.3, 27.3), (1.6, 4.6))
        model.secondaryNumericAxis.explicitMax = 5
        #expect(try ticks(model).second == [-1, 0, 1, 2, 3, 4, 5])
        #expect(texts(model).second == ["0", "1", "2", "3", "4", "5"])
        #expect(texts(model).first.first == "-6")
        model.secondaryNumericAxis.explicitMin = -1
        #expect(texts(model).second.first == "-1", "an explicit end has its label")
        let negative = combined((-27.3, 2.3), (-4.6, -1.6))
        negative.secondaryNumericAxis.explicitMin = -5
        #expect(try #require(ticks(negative).second.last) > 0)
        #expect(texts(negative).second.last == "0", "\(texts(negative))")
        let own = combined((-2.3, 27.3), (-0.5, 4.6))
        own.secondaryNumericAxis.explicitMax = 5
        #expect(texts(own).second.first?.hasPrefix("-") == true, "\(texts(own))")
    }

    @Test func `zero is a tick of any two axes with both signs`() throws {
        var numbers = TestNumbers(state: 71)
        var seen = 0
        for round in 0..<400 {
            func value(_ sign: Double) -> Double { sign * Double(Int.random(in: 1...2_000, using: &numbers)) }
            let model = combined((value(-1), value(1)), (value(-1), value(1)))
            model.numericAxis.adjustToNiceValues = Bool.random(using: &numbers)
            model.secondaryNumericAxis.adjustToNiceValues = Bool.random(using: &numbers)
            if Bool.random(using: &numbers) { model.numericAxis.explicitMax = value(1) }
            if Bool.random(using: &numbers) { model.secondaryNumericAxis.explicitMin = value(-1) }
            if Bool.random(using: &numbers) { model.secondaryNumericAxis.explicitMax = value(1) }
            let (first, second) = try ticks(model)
            for ticks in [first, second] {
                #expect(ticks.contains(0), "\(round) \(ticks)")
                #expect(zip(ticks.dropFirst(), ticks).allSatisfy { $0 > $1 }, "\(round) \(ticks)")
                seen += 1
            }
        }
        #expect(seen == 800)
    }
}
