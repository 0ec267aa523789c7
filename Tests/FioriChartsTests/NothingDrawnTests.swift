import CoreGraphics
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Charts whose values belong to no mark.
///
/// Numbers: none but the data of each test.
@MainActor
struct NothingDrawnTests {
    private func saysNoData(_ model: ChartModel) -> Bool {
        ViewTest(ChartView(model)).elements.contains { $0.label == "No Data" }
    }

    @Test func `thresholds are drawn without an actual value`() {
        let data: [[[Double?]]] = [[[], [50, 100]], [[nil], [50, 100]], [[], [100], [4]], [[nil, nil], [50]]]
        for data in data {
            let model = ChartModel(chartType: .micro_bullet, data: data)
            let layout = ChartTestLayout.layout(model, width: 240, height: 60)
            // The ground and a line for each threshold.
            #expect(layout.kind.marks(in: layout.plot).count == 1 + data[1].count, "\(data)")
            #expect(!saysNoData(model), "\(data)")
        }
        #expect(data.count == 4)
    }

    @Test func `bullets without a value that they draw have no data`() {
        for data in [[[], []], [[nil], [nil]], [[], [], [4]]] as [[[Double?]]] {
            #expect(saysNoData(ChartModel(chartType: .micro_bullet, data: data)), "\(data)")
        }
        for data in [[[], [85, 30]], [[nil], [85]]] as [[[Double?]]] {
            #expect(saysNoData(ChartModel(chartType: .micro_stacked_bullet, data: data)), "\(data)")
        }
        #expect(!saysNoData(ChartModel(chartType: .micro_stacked_bullet, data: [[nil, 30]])))
        let model = ChartModel(chartType: .micro_bullet, data: [[68], [50]])
        model.hiddenSeries = [0, 1]
        #expect(saysNoData(model))
    }

    @Test(arguments: [ChartType.waterfall, .stock])
    func `kinds of one series have no data where that has none`(type: ChartType) {
        let titles = [["2024-01-02", "2024-01-03"]]
        #expect(saysNoData(ChartModel(chartType: type, data: [[nil], [1, 2]], titlesForCategory: titles)))
        #expect(!saysNoData(ChartModel(chartType: type, data: [[1, 2], [nil]], titlesForCategory: titles)))
    }

    @Test(arguments: [ChartType.scatter, .bubble])
    func `points without x or y are no data`(type: ChartType) {
        #expect(saysNoData(ChartModel(chartType: type, data3d: [[[nil, 4, 1], [4, nil, 1]]])))
        #expect(saysNoData(ChartModel(chartType: type, data: [[4, 5]])))
        #expect(!saysNoData(ChartModel(chartType: type, data3d: [[[nil, 4, 1], [4, 2, 1]]])))
        // Circles need a size.
        #expect(
            saysNoData(ChartModel(chartType: type, data3d: [[[1, 2, 0], [4, 2, -1]]])) == (type == .bubble))
        let hidden = ChartModel(chartType: type, data3d: [[[1, 2, 3]]])
        hidden.hiddenSeries = [0]
        #expect(!saysNoData(hidden))
    }

    @Test func `points with a place on a logarithmic axis count together`() {
        let model = ChartModel(chartType: .scatter, data3d: [[[1, -2], [nil, 3]]])
        #expect(!saysNoData(model))
        model.numericAxis.isLogarithmic = true
        #expect(saysNoData(model))
    }

    @Test func `the label of a part stands once beside its ball`() {
        var count = 0
        for (width, height, scale) in [(390.0, 390.0, 1.0), (200, 390, 1), (390, 390, 3), (390, 200, 1)] {
            let model = ChartModel(
                chartType: .micro_harvey_ball, data: [[100, 45]], labelsForDimension: [["100 GB", "45 GB"]],
                showsDataLabels: true)
            let layout = ChartTestLayout.layout(model, width: width, height: height, textScale: scale)
            let texts = (layout.labels + layout.dataLabels).map(\.text)
            #expect(texts == ["45 GB", "100 GB"], "\(width)")
            count += 1
        }
        #expect(count == 4)
    }

    @Test func `a donut of zeros has its legend`() {
        let locale = Locale(identifier: "en_US")
        func titles(_ data: [Double?]) -> [String] {
            let model = ChartModel(chartType: .donut, data: [data], titlesForCategory: [["A", "B", "C"]])
            return ChartLegend.entries(of: model, locale: locale).map(\.title)
        }
        #expect(titles([0, 0, 0]) == ["A", "B", "C"] && titles([0, 0, 2]) == ["A", "B", "C"])
        #expect(titles([0, nil, -2]) == ["A"] && titles([-1, -2, nil]).isEmpty)
        let model = ChartModel(
            chartType: .donut, data: [[0, 0, 0]], titlesForCategory: [["Alpha", "Beta", "Gamma"]],
            legendPosition: .bottom)
        let texts = ViewTest(ChartView(model), DisplayConfiguration(width: 320, height: 240)).writtenTexts
        for text in ["No Data", "Alpha", "Beta", "Gamma"] { #expect(texts.contains(text), "\(text)") }
    }
}
