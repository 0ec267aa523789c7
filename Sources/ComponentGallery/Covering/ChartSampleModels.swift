import FioriCharts
import Foundation

/// Models of each kind of chart with a number of series or parts.
@MainActor
enum ChartSampleModels {
    /// The numbers of series or parts that a kind can have: one for kinds of two values.
    static func counts(of kind: ChartType) -> [Int] {
        switch kind {
        case .micro_harvey_ball, .micro_radial: [2]
        case .stock: [1, 3]
        default: [1, 3, 12, 40]
        }
    }

    /// - Parameter count: the number of series; of parts, columns, steps, thresholds or points where a kind has one series.
    static func model(_ kind: ChartType, count: Int, texts: ChartTexts) -> ChartModel {
        let model = model(kind, count, texts)
        if model.titlesForSeries.count > 0 || kind == .donut { model.legendPosition = .bottom }
        return model
    }

    private static func model(_ kind: ChartType, _ count: Int, _ texts: ChartTexts) -> ChartModel {
        switch kind {
        case .line, .area, .stock, .column, .bar, .combo, .stackedColumn, .stackedBar:
            return seriesModel(kind, count, texts)
        case .scatter, .bubble:
            let data = (0..<count).map { series in
                (0..<8).map { [Double($0) + value(series, $0) / 80, value(series, $0), value($0, series)] }
            }
            let model = ChartModel(
                chartType: kind, data3d: kind == .bubble ? data : data.map { $0.map { Array($0.prefix(2)) } },
                titlesForAxis: [.y: texts.numericTitle])
            model.titlesForSeries = (0..<count).map(texts.series)
            return model
        case .donut:
            return ChartModel(
                chartType: kind, data: [(0..<count).map { value(0, $0) }],
                titlesForCategory: [(0..<count).map(texts.part)])
        case .waterfall:
            let steps = (0..<count).map { value(1, $0) - ($0 == 0 ? 0 : 50) }
            return ChartModel(
                chartType: kind, data: [steps + [nil]], titlesForCategory: [(0...count).map(texts.part)],
                indexesOfTotalsCategories: [count])
        case .micro_area, .micro_column:
            return ChartModel(
                chartType: kind, data: [(0..<count).map { value(0, $0) }],
                titlesForCategory: [(0..<count).map(texts.part)])
        case .micro_bullet:
            return ChartModel(
                chartType: kind, data: [[62, 80, 71], (1...count).map { 100 * Double($0) / Double(count) }])
        case .micro_stacked_bullet:
            return ChartModel(chartType: kind, data: [[40 * Double(count)] + (0..<count).map { value(0, $0) }])
        case .micro_harvey_ball, .micro_radial:
            return ChartModel(chartType: kind, data: [[100, 45]])
        }
    }

    private static func seriesModel(_ kind: ChartType, _ count: Int, _ texts: ChartTexts) -> ChartModel {
        let model = ChartModel(
            chartType: kind, data: (0..<count).map { series in (0..<12).map { value(series, $0) } },
            titlesForCategory: [texts.months], titlesForAxis: [.y: texts.numericTitle])
        model.titlesForSeries = (0..<count).map(texts.series)
        return model
    }

    /// A value of 3 to 97, different for each series and category.
    private static func value(_ series: Int, _ category: Int) -> Double {
        let wave = sin(Double(series) * 1.7 + Double(category) * 0.6) + cos(Double(category) * 1.1 + Double(series))
        return (50 + 23.5 * wave).rounded()
    }
}
