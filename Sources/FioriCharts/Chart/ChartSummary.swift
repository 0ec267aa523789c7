import Foundation

/// The sentence that describes a chart to those who do not see it.
nonisolated struct ChartSummary {
    let sentence: String

    init(model: ChartModel, locale: Locale) {
        let words = ChartWords(locale: locale)
        let input = ChartInput(model: model)
        var parts = [words.kind(model.chartType)]
        if let title = model.numericAxis.title ?? model.titlesForAxis?[.y], !title.isEmpty { parts.append(title) }
        if let own = input.kind.summary(of: input, locale: locale) {
            sentence = (parts + own).joined(separator: ", ")
            return
        }
        if input.kind.overflows(input) {
            sentence = (parts + [words.sumIsTooLarge]).joined(separator: ", ")
            return
        }
        parts.append(words.size(series: input.visibleSeries.count, points: input.categoryCount))
        var low: (value: Double, series: Int, category: Int)?
        var high: (value: Double, series: Int, category: Int)?
        for series in input.visibleSeries {
            for (category, value) in input.table.values(series).enumerated() where !value.isNaN {
                if low == nil || value < low!.value { low = (value, series, category) }
                if high == nil || value > high!.value { high = (value, series, category) }
            }
        }
        guard let low, let high else {
            sentence = parts.joined(separator: ", ")
            return
        }
        let text = { (point: (value: Double, series: Int, category: Int)) in
            model.valueText(series: point.series, category: point.category, locale: locale) ?? ""
        }
        let place = { (point: (value: Double, series: Int, category: Int)) in
            model.spokenTitle(ofCategory: point.category, locale: locale) ?? words.category(point.category + 1)
        }
        parts.append(words.range(text(low), text(high)))
        if input.visibleSeries.count == 1, input.categoryCount > 1 {
            let values = input.table.values(input.visibleSeries[0])
            if let first = values.first(where: { !$0.isNaN }), let last = values.last(where: { !$0.isNaN }) {
                parts.append(words.trend(last - first))
            }
        }
        if low.value != high.value {
            parts.append(words.highest(text(high), at: place(high)))
            parts.append(words.lowest(text(low), at: place(low)))
        }
        sentence = parts.joined(separator: ", ")
    }
}
