import FioriCharts
import Foundation
import SwiftUI
import Testing

/// Charts that are one expression: each property of axes and series is an argument.
///
/// Numbers: the arguments of each test.
struct ChartExpressionTests {
    @Test func `properties of axes and series are arguments`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let model = ChartModel(
            chartType: .line, data: [[1, 10]], titlesForCategory: [["0.5", "2"]],
            seriesAttributes: [
                ChartSeriesAttributes(lineWidth: 3, lineShape: .smooth, gradient: [.red, .blue])
            ],
            categoryAxis: ChartCategoryAxisAttributes(isLogarithmic: true, isNumericAxis: true, timeZone: zone),
            numericAxis: ChartNumericAxisAttributes(isZeroBased: false, isLogarithmic: true))
        #expect(model.numericAxis.isLogarithmic && !model.secondaryNumericAxis.isLogarithmic)
        #expect(model.categoryAxis.isNumericAxis && !model.categoryAxis.isTimeAxis && model.categoryAxis.isLogarithmic)
        #expect(model.categoryAxis.timeZone == zone)
        #expect(model.seriesAttributes[0].lineShape == .smooth && model.seriesAttributes[0].gradient == [.red, .blue])
        let copy = try #require(model.copy() as? ChartModel)
        #expect(copy.categoryAxis == model.categoryAxis && copy.seriesAttributes == model.seriesAttributes)
        #expect(copy.numericAxis == model.numericAxis)
    }

    @Test func `arguments that are nil stand for defaults`() {
        let axis = ChartCategoryAxisAttributes(isTimeAxis: nil, isLogarithmic: nil, isNumericAxis: nil, timeZone: nil)
        #expect(axis == ChartCategoryAxisAttributes())
        #expect(ChartNumericAxisAttributes(isLogarithmic: nil) == ChartNumericAxisAttributes())
        #expect(ChartSeriesAttributes(lineShape: nil, gradient: nil) == ChartSeriesAttributes())
    }
}
