import SwiftUI
import Testing

@testable import FioriCharts

/// Numbers and times of categories that a model is given beside their titles.
///
/// Numbers: places are shares of the span from the first to the last number: 1 of 0…4 is a quarter.
struct CategoryValuesTests {
    private func model(_ titles: [String?], _ values: CategoryValues) -> ChartModel {
        let model = ChartModel(chartType: .line, data: [])
        model.takeValues([[1, .nan, 3]])
        model.takeTitles([titles], values: values)
        return model
    }

    @Test func `numbers place categories`() {
        let model = model(["0", "1", "4"], .numbers([0, 1, 4]))
        #expect(model.data == [[1, nil, 3]] && model.table.categoryCount == 3)
        #expect(model.numbers == nil)
        model.categoryAxis.isNumericAxis = true
        #expect(model.numbers?.places == [0, 0.25, 1])
        let copy = model.copy() as? ChartModel
        #expect(copy?.numbers?.places == [0, 0.25, 1] && copy == model)
    }

    @Test func `times place categories`() throws {
        let titles = ["2024-03-01", "2024-03-02", "2024-03-05"]
        let model = model(titles, .times(titles.compactMap { WrittenTime(iso: $0) }))
        model.categoryAxis.isTimeAxis = true
        #expect(model.time?.places == [0, 0.25, 1])
        #expect(model.time == TimeScale(titles: titles, closesSessionGaps: false))
    }

    @Test func `numbers that do not ascend place nothing`() {
        let model = model(["0", "4", "1"], .numbers([0, 4, 1]))
        model.categoryAxis.isNumericAxis = true
        #expect(model.numbers == nil)
        #expect(NumberScale(numbers: []) == nil && NumberScale(numbers: [7])?.places == [0.5])
    }

    @Test func `titles that are set later count in place of the numbers`() {
        let model = model(["0", "1", "4"], .numbers([0, 1, 4]))
        model.categoryAxis.isNumericAxis = true
        model.titlesForCategory = [["0", "2", "4"]]
        #expect(model.numbers?.places == [0, 0.5, 1])
        model.takeTitles([["0", "1", "4", "9"]], values: .numbers([0, 1, 4, 9]))
        #expect(model.numbers?.places == [0, 0.25, 1])
    }
}
