import Combine
import SwiftUI
import SwiftUITestHost
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

    // MARK: Values that are made when they are read

    /// A line of numbered categories, whose titles and values are made when they are read.
    private func deferred(_ count: Int) -> ChartModel {
        let model = ChartModel(chartType: .line, data: [])
        let numbers = (0..<count).map(Double.init)
        model.takeValues([numbers])
        model.takeTitles(ofSeries: 1, values: .numbers(numbers)) { numbers.map { "\($0)" } }
        model.categoryAxis.isNumericAxis = true
        return model
    }

    @MainActor
    @Test func `a large chart of numbers is drawn and described without its titles and its values as optionals`() {
        let model = deferred(6_000)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 400, height: 200))
        #expect(test.svg().contains("<path"))
        #expect(!test.elements.isEmpty)
        #expect(model.defersData)
        #expect(model.data.first?.count == 6_000 && model.data[0][5_999] == 5_999)
        #expect(model.titlesForCategory?.count == 1 && model.titlesForCategory?[0][5_999] == "5999.0")
        #expect(!model.defersData)
    }

    @Test func `values that are set take the place of those that would be made`() {
        let model = deferred(3)
        model.data = [[7, nil]]
        model.titlesForCategory = nil
        #expect(model.data == [[7, nil]] && model.titlesForCategory == nil && !model.hasTitles)
        #expect(model.numOfCategories() == 2 && model.numbers == nil)
        model.data[0][1] = 8
        #expect(model.plotItemValue(at: 0, category: 1, dimension: 0) == 8)
    }

    @Test func `changes of data and titles are published`() {
        let model = ChartModel(chartType: .line, data: [[1]])
        var (changes, data, titles) = (0, [[[Double?]]](), [[[String?]]?]())
        let observers = [
            model.objectWillChange.sink { changes += 1 }, model.$data.sink { data.append($0) },
            model.$titlesForCategory.sink { titles.append($0) },
        ]
        model.data = [[2]]
        model.takeValues([[3, .nan]])
        model.titlesForCategory = [["a"]]
        model.takeTitles(ofSeries: 1, values: nil) { ["b"] }
        #expect(changes == 4 && observers.count == 3)
        #expect(data == [[[1]], [[2]], [[3, nil]]])
        #expect(titles == [nil, [["a"]], [["b"]]])
    }
}
