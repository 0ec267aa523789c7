import FioriCharts
import IntegrationCardModel
import SwiftUI

/// Brings a chart's data and properties into a chart model.
nonisolated struct AnalyticalModel {
    let model: ChartModel

    /// The value from which axes abbreviate their numbers.
    private static let longNumber = 10_000.0

    init(_ chart: ResolvedChart, kind: AnalyticalKind, data: AnalyticalData, locale: Locale) {
        let titles = data.series.isEmpty ? [] : [data.categories.map { Optional($0) }]
        if kind.form == .points {
            model = ChartModel(chartType: kind.chart, data3d: data.series.map(\.values), titlesForCategory: titles)
        } else {
            model = ChartModel(
                chartType: kind.chart, data: data.series.map { $0.values.map { $0.first.flatMap { $0 } } },
                titlesForCategory: titles)
        }
        model.titlesForSeries = data.series.map(\.name)
        model.colorsForCategory = Self.colors(chart, kind, data)
        model.indexesOfTotalsCategories = IndexSet(data.totals)
        // A card shows all categories at once.
        model.readableScaleEnabled = false
        setSeries(kind, data)
        setAxes(chart, kind, data)
        if data.hasValues(from: Self.longNumber) {
            model.numericAxisLabelFormatHandler = { value, _ in
                ShortNumber.text(value, fractionDigits: 3, locale: locale)
            }
        }
        if kind.form == .shares {
            model.numericAxis.explicitMax = 100
            model.numericAxisLabelFormatHandler = { value, _ in
                (value / 100).formatted(.percent.precision(.fractionLength(0...1)).locale(locale))
            }
        }
        model.referenceLines = chart.referenceLines.map { line in
            ChartReferenceLine(
                value: line.value, label: line.label,
                color: CSSColor.color(line.color) ?? .preferredColor(.secondaryLabel))
        }
        model.showsDataLabels = chart.showsDataLabels
        model.showsTotal = chart.showsTotal
        model.showsStackTotals = chart.showsTotal
        if chart.dataLabelsAreShares { model.dataLabelContent = .share }
        let hasOwnAction = chart.action?.isEnabled == true && !chart.actionsOnChartOnly
        model.userInteractionEnabled = chart.popover != nil || !hasOwnAction
        // The chip of a selection is the tooltip of a point.
        model.selectionEnabled = chart.popover != nil || chart.action?.isEnabled == true || chart.showsTooltips
    }

    private static func colors(
        _ chart: ResolvedChart, _ kind: AnalyticalKind, _ data: AnalyticalData
    ) -> [Int: [Int: Color]] {
        guard !chart.colorRules.isEmpty else { return [:] }
        let rules = AnalyticalColors(chart)
        let roles = AnalyticalRoles(chart, kind: kind)
        var result: [Int: [Int: Color]] = [:]
        for (index, series) in data.series.enumerated() {
            let measures = kind.form == .points ? roles.values + (roles.size.map { [$0] } ?? []) : [series.measure]
            for (category, row) in series.rows.enumerated() {
                guard let row, let rule = rules.rule(for: row, measures: measures),
                    let color = rules.color(ofRule: rule)
                else { continue }
                result[index, default: [:]][category] = color
            }
        }
        return result
    }

    private func setSeries(_ kind: AnalyticalKind, _ data: AnalyticalData) {
        if kind.showsPointsOnly {
            model.seriesAttributes = data.series.map { _ in
                ChartSeriesAttributes(lineWidth: 0, point: ChartPointAttributes(diameter: 8))
            }
        }
        switch kind.form {
        case .targets:
            model.indexesOfColumnSeries = IndexSet(data.series.indices.filter { !data.series[$0].isTarget })
            model.seriesAttributes = data.series.map { series in
                series.isTarget
                    ? ChartSeriesAttributes(lineWidth: 0, point: ChartPointAttributes(diameter: 9))
                    : ChartSeriesAttributes(lineWidth: 2)
            }
        case .series where kind.chart == .combo:
            // Columns are the first measure, or those of the first axis where there are two; without lines, all.
            let first = data.series.first?.measure
            model.indexesOfColumnSeries = IndexSet(
                data.series.indices.filter { index in
                    let series = data.series[index]
                    return !kind.isCombination || (kind.isDual ? !series.isSecond : series.measure == first)
                })
        default: break
        }
        guard kind.isDual else { return }
        let second = IndexSet(data.series.indices.filter { data.series[$0].isSecond })
        // An axis without series of its own would be empty.
        if second.count < data.series.count { model.indexesOfSecondaryValueAxis = second }
    }

    private func setAxes(_ chart: ResolvedChart, _ kind: AnalyticalKind, _ data: AnalyticalData) {
        let roles = AnalyticalRoles(chart, kind: kind)
        func names(_ measures: [Int]) -> String { measures.map { chart.measures[$0].name }.joined(separator: " & ") }
        let isTime = kind.hasTimeAxis
        let categories = roles.categories.map { chart.dimensions[$0].name }.joined(separator: " / ")
        let showsCategoryTitle = isTime ? chart.axes.showsTimeTitle : chart.axes.showsCategoryTitle
        var titles: [ChartAxisId: String] = [:]
        if kind.form == .points {
            if chart.axes.showsValueTitle {
                titles[.x] = names(Array(roles.values.prefix(1)))
                titles[.y] = names(Array(roles.values.dropFirst().prefix(1)))
            }
        } else if kind.form != .sectors {
            if showsCategoryTitle { titles[.category] = categories }
            if chart.axes.showsValueTitle {
                let second = model.indexesOfSecondaryValueAxis.isEmpty ? [] : roles.secondValues
                titles[.y] = names(roles.values.filter { !second.contains($0) })
                if !second.isEmpty { titles[.dual] = names(roles.values.filter(second.contains)) }
            }
        }
        model.titlesForAxis = titles.filter { !$0.value.isEmpty }
        model.categoryAxis.isTimeAxis = isTime && kind.chart == .line
        model.categoryAxis.labels.isHidden = !chart.axes.showsCategoryTexts
        for axis in [model.numericAxis, model.secondaryNumericAxis] {
            axis.labels.isHidden = !chart.axes.showsValueTexts
        }
        if kind.form == .points { model.numericAxis.isZeroBased = false }
    }
}
