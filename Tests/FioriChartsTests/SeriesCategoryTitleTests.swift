import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Titles of categories that differ between series.
///
/// Numbers: values are those of the data.
@MainActor
struct SeriesCategoryTitleTests {
    private let locale = Locale(identifier: "en_US")

    private func model(_ type: ChartType) -> ChartModel {
        let titles = [["Oslo", "Bergen"], ["Rome", nil]]
        switch type {
        case .scatter, .bubble:
            return ChartModel(
                chartType: type, data3d: [[[1, 2, 3], [3, 4, 2]], [[4, 3, 5], [2, 1, 1]]], titlesForCategory: titles,
                titlesForSeries: ["A", "B"])
        default:
            return ChartModel(
                chartType: type, data: [[1, 2], [2, 3]], titlesForCategory: titles, titlesForSeries: ["A", "B"])
        }
    }

    private func chip(_ model: ChartModel, _ points: [(series: Int, category: Int)]) -> SelectionChip {
        let groups = points.map { point in
            let index = ChartPointIndex(series: point.series, category: point.category)
            return (first: index, last: index)
        }
        return SelectionChip(groups, in: ChartTestLayout.layout(model).plot, locale: locale)
    }

    @Test(arguments: [ChartType.scatter, .bubble, .donut, .column, .line])
    func `a point has the title of its own series`(type: ChartType) throws {
        let model = model(type)
        #expect(chip(model, [(1, 0)]).heading == "Rome" && chip(model, [(0, 0)]).heading == "Oslo")
        // Without a title of its own it has that of another series.
        #expect(chip(model, [(1, 1)]).heading == "Bergen")
        model.selections = [1: [0]]
        #expect(SelectionWords(model: model, locale: locale).sentence?.hasPrefix("B, Rome, ") == true)
        let labels = ViewTest(ChartView(model)).elements.map(\.label)
        #expect(labels.contains("B, Rome") && labels.contains("A, Oslo") && !labels.contains("B, Oslo"))
        let descriptor = ChartDescriptor(model: model, locale: locale)
        let point = try #require(descriptor.series.last?.points.first)
        #expect(point.label.hasPrefix("B, Rome, "))
        // Places on an axis of categories have the names of the axis.
        #expect(point.category == "Oslo")
    }

    @Test func `the extremes of a summary are named by their series`() {
        let model = ChartModel(
            chartType: .column, data: [[1, 2], [2, 3]], titlesForCategory: [["Oslo", "Bergen"], ["Rome", "Pisa"]],
            titlesForSeries: ["A", "B"])
        let sentence = ChartSummary(model: model, locale: locale).sentence
        #expect(sentence.contains("B, Pisa") && sentence.contains("A, Oslo") && !sentence.contains("B, Bergen"))
    }

    @Test func `several series with their own titles have them in their rows`() {
        let different = chip(model(.scatter), [(0, 0), (1, 0)])
        #expect(different.heading == nil)
        #expect(different.rows.compactMap(\.name) == ["A, Oslo", "x", "y", "B, Rome", "x", "y"])
        let shared = chip(model(.scatter), [(0, 1), (1, 1)])
        #expect(shared.heading == "Bergen" && shared.rows.first?.name == "A")
    }
}
