import SwiftUI

/// The data of a chart for those who explore them by ear: axes, series and points, free of any platform's types.
nonisolated struct ChartDescriptor {
    struct Axis {
        var title: String
        var range: ClosedRange<Double>
        var gridlines: [Double]
        /// The words for a value.
        var text: (Double) -> String
    }

    enum FirstAxis {
        case numbers(Axis)
        case categories(title: String, [String])
    }

    struct Point {
        /// The place on a first axis of numbers.
        var x: Double
        /// The place on a first axis of categories.
        var category: String
        var y: Double?
        var others: [Double]
        var label: String
    }

    struct Series {
        var name: String
        var isContinuous: Bool
        var points: [Point]
    }

    var title: String
    var summary: String
    var x: FirstAxis
    var y: Axis
    var others: [Axis] = []
    var series: [Series] = []

    /// More points of a series than a listener can tell apart are thinned, with the extremes kept.
    private static let pointLimit = 1_000

    init(model: ChartModel, locale: Locale) {
        let words = ChartWords(locale: locale)
        let input = ChartInput(model: model)
        let kind = input.kind
        let titles = [model.numericAxis.title, model.titlesForAxis?[.y]].compactMap(\.self).filter { !$0.isEmpty }
        title = titles.first ?? words.kind(model.chartType)
        summary = ChartSummary(model: model, locale: locale).sentence
        if kind.isSingleMark {
            let values = input.drawnSeries.prefix(1).flatMap { series in
                let category = max(model.numOfCategories(in: series) - 1, 0)
                let point = ChartPointIndex(series: series, category: category)
                return kind.values(ofPoint: point, in: model, locale: locale)
            }
            x = .categories(title: "", values.map { $0.name ?? "" })
            y = Axis(ValueRange(values.map(\.number)), words.value, of: model, axis: .y, locale: locale)
            series = input.drawnSeries.prefix(1).map { index in
                Series(
                    name: model.title(ofSeries: index, locale: locale), isContinuous: false,
                    points: values.enumerated().map { place, value in
                        Point(
                            x: Double(place), category: value.name ?? "", y: value.number, others: [],
                            label: value.phrase)
                    })
            }
            return
        }
        var isNumeric = false
        if case .numeric = kind.coordinates { isNumeric = true }
        if isNumeric {
            x = .numbers(
                Axis(
                    kind.valueRange(of: input, axis: .x), model.valueName(.x, "x"), of: model, axis: .x,
                    locale: locale))
        } else {
            let count = min(input.categoryCount, Self.pointLimit * 10)
            let axis = [model.categoryAxis.title, model.titlesForAxis?[.category]].compactMap(\.self)
            x = .categories(
                title: axis.first { !$0.isEmpty } ?? words.categories,
                (0..<count).map { model.categoryName($0, locale: locale) })
        }
        let own = input.visibleSeries.reduce(into: ValueRange.empty) { range, index in
            let dimension = kind.valueDimension(series: index, of: input.table)
            range.formUnion(ValueRange(input.table.values(index, dimension: dimension)))
        }
        y = Axis(own, model.valueName(.y, isNumeric ? "y" : words.value), of: model, axis: .y, locale: locale)
        if isNumeric, input.table.series.contains(where: { $0.dimensions.count > 2 }) {
            let sizes = input.visibleSeries.reduce(into: ValueRange.empty) { range, index in
                range.formUnion(ValueRange(input.table.values(index, dimension: 2)))
            }
            others = [Axis(sizes, model.valueName(.radius, words.size), of: model, axis: .radius, locale: locale)]
        }
        series = input.visibleSeries.map { index in
            Series(
                name: model.title(ofSeries: index, locale: locale), isContinuous: kind.isContinuous(index, of: input),
                points: Self.points(ofSeries: index, input, locale: locale))
        }
    }

    private static func points(ofSeries series: Int, _ input: ChartInput, locale: Locale) -> [Point] {
        let model = input.model
        let kind = input.kind
        let dimension = kind.valueDimension(series: series, of: input.table)
        let values = input.table.values(series, dimension: dimension)
        var isNumeric = false
        if case .numeric = kind.coordinates { isNumeric = true }
        let categories = Decimation.indices(values, in: 0..<values.count, columns: pointLimit / 5)
        return categories.map { category in
            let index = ChartPointIndex(series: series, category: category)
            let phrases = kind.values(ofPoint: index, in: model, locale: locale).map(\.phrase)
            let x = input.table.value(series, category)
            let size = input.table.value(series, category, dimension: 2)
            return Point(
                x: isNumeric && !x.isNaN ? x : Double(category),
                category: model.categoryName(category, locale: locale),
                y: model.valueNumber(series: series, category: category),
                others: isNumeric && !size.isNaN ? [size] : [],
                label: ([model.pointTitle(index, locale: locale)] + phrases).joined(separator: ", "))
        }
    }
}

nonisolated extension ChartDescriptor.Axis {
    fileprivate init(_ data: ValueRange, _ title: String, of model: ChartModel, axis: ChartAxisId, locale: Locale) {
        let attributes = model.numericAxis
        var options = attributes.options(tickCount: model.numberOfGridlines + 1)
        if axis != .y {
            options.isZeroBased = false
            (options.explicitMin, options.explicitMax) = (nil, nil)
        }
        let scale = ValueAxisScale(data: data, options: options)
        let handler = model.numericAxisLabelFormatHandler
        let peak = model.peak(of: axis)
        self.title = title
        range = min(scale.range.lower, scale.range.upper)...max(scale.range.lower, scale.range.upper)
        gridlines = scale.ticks
        text = { value in
            if let text = handler?(value, axis) { return text }
            if axis == .x, let date = model.timeText(value, locale: locale) { return date }
            return model.numberFormat(of: axis).label(value, step: nil, peak: peak, locale: locale)
        }
    }
}
