import FioriCharts
import Foundation
import SwiftUI

/// The chart of a card with its legend, and the rows behind its points.
nonisolated final class AnalyticalFigure {
    let chart: ResolvedChart
    let kind: AnalyticalKind
    let data: AnalyticalData
    let model: ChartModel
    /// The entries of the legend; empty when there is none.
    let legend: [LegendEntry]

    /// The names of the categories that the model has got; nil before a view has given it some.
    private(set) var names: [String]?

    /// Gives the names of categories to the model.
    func show(_ names: [String]) {
        let shown = self.names ?? data.categories
        self.names = names
        guard names != shown else { return }
        model.titlesForCategory = data.series.isEmpty ? [] : [names.map { Optional($0) }]
    }

    /// A title of the legend.
    struct LegendEntry: Equatable {
        var title: String
        var color: Color
        /// The series that the entry switches; nil for sectors and rules.
        var series: Int?
    }

    init?(_ chart: ResolvedChart, locale: Locale, timeZone: TimeZone) {
        guard let kind = AnalyticalKind(type: chart.type) else { return nil }
        var chart = chart
        // Each row has a place for each measure and dimension, whatever the data leaves out.
        let counts = (measures: chart.measures.count, dimensions: chart.dimensions.count)
        chart.rows = chart.rows.map { $0.filled(measures: counts.measures, dimensions: counts.dimensions) }
        self.chart = chart
        self.kind = kind
        data = AnalyticalData(chart, kind: kind, locale: locale, timeZone: timeZone)
        model = AnalyticalModel(chart, kind: kind, data: data, locale: locale).model
        legend = Self.legend(of: chart, kind: kind, data: data)
    }

    private static func number(_ locale: Locale) -> FloatingPointFormatStyle<Double> {
        .number.precision(.fractionLength(0...2)).locale(locale)
    }

    private static func legend(of chart: ResolvedChart, kind: AnalyticalKind, data: AnalyticalData) -> [LegendEntry] {
        guard chart.legend != nil else { return [] }
        let colors = AnalyticalColors(chart)
        let rules = chart.colorRules.indices.compactMap { index -> LegendEntry? in
            guard let name = chart.colorRules[index].displayName, let color = colors.color(ofRule: index) else {
                return nil
            }
            return LegendEntry(title: name, color: color)
        }
        switch kind.form {
        case .sectors:
            return data.categories.enumerated().compactMap { index, title in
                let value = data.series.first?.values[index].first.flatMap { $0 } ?? 0
                return value > 0 ? LegendEntry(title: title, color: ChartModel.defaultColor(index)) : nil
            }
        case .steps: return rules
        default:
            // Rules with names explain the colours of one series better than its name.
            if data.series.count == 1, !rules.isEmpty { return rules }
            return data.series.enumerated().map { index, series in
                LegendEntry(title: series.name, color: ChartModel.defaultColor(index), series: index)
            } + rules
        }
    }

    /// The values of a point with their names, for a popover.
    func values(series index: Int, category: Int, locale: Locale) -> [(name: String, value: String)] {
        let series = data.series[index]
        guard series.rows.indices.contains(category), let row = series.rows[category] else { return [] }
        let roles = AnalyticalRoles(chart, kind: kind)
        var values: [(name: String, value: String)] = (roles.categories + roles.colors).map { dimension in
            (chart.dimensions[dimension].name, chart.rows[row].labels[dimension])
        }
        let measures =
            kind.form == .points ? Array((roles.values.prefix(2) + (roles.size.map { [$0] } ?? []))) : [series.measure]
        for measure in measures {
            guard let value = chart.rows[row].measures[measure] else { continue }
            values.append((chart.measures[measure].name, value.formatted(Self.number(locale))))
        }
        return values
    }
}

nonisolated extension ResolvedChart.Row {
    /// The row with gaps for the measures and dimensions that it lacks.
    fileprivate func filled(measures measureCount: Int, dimensions dimensionCount: Int) -> ResolvedChart.Row {
        var row = self
        row.measures += Array(repeating: nil, count: max(0, measureCount - measures.count))
        row.dimensions += Array(repeating: .null, count: max(0, dimensionCount - dimensions.count))
        row.labels += Array(repeating: "", count: max(0, dimensionCount - labels.count))
        return row
    }
}

/// The figure of the last chart, kept while the chart stays the same: its model holds the selection and the series that
/// are switched off.
@MainActor final class AnalyticalFigureCache {
    private var key: Key?
    private var figure: AnalyticalFigure?

    nonisolated init() {}

    private struct Key: Hashable {
        var chart: ResolvedChart
        var locale: Locale
        var timeZone: TimeZone
    }

    func figure(for chart: ResolvedChart, locale: Locale, timeZone: TimeZone) -> AnalyticalFigure? {
        let key = Key(chart: chart, locale: locale, timeZone: timeZone)
        if key != self.key {
            self.key = key
            figure = AnalyticalFigure(chart, locale: locale, timeZone: timeZone)
        }
        return figure
    }
}
