import Foundation

/// The sentence that describes a chart to those who do not see it.
nonisolated struct ChartSummary {
    let sentence: String

    private typealias Point = (index: ChartPointIndex, value: Double)

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
        let ends = Self.ends(of: input)
        guard let low = ends?.low, let high = ends?.high else {
            parts.append(words.size(series: input.visibleSeries.count, points: input.categoryCount))
            sentence = parts.joined(separator: ", ")
            return
        }
        if low.index == high.index, ends?.count == 1 {
            // A single point is said as its element is.
            let values = input.kind.values(ofPoint: low.index, in: model, locale: locale).map(\.phrase)
            sentence = (parts + [model.pointTitle(low.index, locale: locale)] + values).joined(separator: ", ")
            return
        }
        parts.append(words.size(series: input.visibleSeries.count, points: input.categoryCount))
        if case .numeric = input.kind.coordinates {
            sentence = (parts + Self.ranges(of: input, locale: locale)).joined(separator: ", ")
            return
        }
        let text = { (point: Point) in
            model.valueText(series: point.index.series, category: point.index.category, locale: locale) ?? ""
        }
        let place = { (point: Point) in
            let category = model.categoryName(
                point.index.category, inSeries: point.index.series, locale: locale)
            guard input.visibleSeries.count > 1 else { return category }
            return model.title(ofSeries: point.index.series, locale: locale) + ", " + category
        }
        parts.append(
            low.value == high.value ? words.allValues(text(low)) : words.range(text(low), text(high)))
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

    /// The points with the lowest and the highest value, and the number of points.
    private static func ends(of input: ChartInput) -> (low: Point, high: Point, count: Int)? {
        var ends: (low: Point, high: Point, count: Int)?
        for series in input.visibleSeries {
            let dimension = input.kind.valueDimension(series: series, of: input.table)
            for (category, value) in input.table.values(series, dimension: dimension).enumerated() where !value.isNaN {
                guard let known = ends else {
                    let point = (ChartPointIndex(series: series, category: category), value)
                    ends = (point, point, 1)
                    continue
                }
                ends?.count += 1
                if value < known.low.value { ends?.low = (ChartPointIndex(series: series, category: category), value) }
                if value > known.high.value {
                    ends?.high = (ChartPointIndex(series: series, category: category), value)
                }
            }
        }
        return ends
    }

    /// The ranges of all dimensions of points with several values: "x from 1 to 9, y from 2 to 4".
    private static func ranges(of input: ChartInput, locale: Locale) -> [String] {
        var lows: [ChartPointValue] = []
        var highs: [ChartPointValue] = []
        let dimensions = input.visibleSeries.reduce(0) { max($0, input.table.series[$1].dimensions.count) }
        for dimension in 0..<min(dimensions, 3) {
            var low: Point?
            var high: Point?
            for series in input.visibleSeries {
                for (category, value) in input.table.values(series, dimension: dimension).enumerated()
                where !value.isNaN {
                    let point = (ChartPointIndex(series: series, category: category), value)
                    if low == nil || value < low!.value { low = point }
                    if high == nil || value > high!.value { high = point }
                }
            }
            guard let low, let high,
                let lowest = named(low.index, dimension: dimension, in: input, locale: locale),
                let highest = named(high.index, dimension: dimension, in: input, locale: locale)
            else { continue }
            lows.append(lowest)
            highs.append(highest)
        }
        let words = ChartWords(locale: locale)
        return zip(lows, highs).map { words.range(of: $0.name ?? words.value, $0.text, $1.text) }
    }

    /// One dimension of a point, with its name.
    private static func named(
        _ point: ChartPointIndex, dimension: Int, in input: ChartInput, locale: Locale
    ) -> ChartPointValue? {
        let names = ["x", "y", ChartWords(locale: locale).size]
        let axes: [ChartAxisId] = [.x, .y, .radius]
        return input.model.namedValue(
            input.model.valueName(axes[dimension], names[dimension]), series: point.series, category: point.category,
            dimension: dimension, axis: axes[dimension], locale: locale)
    }
}
