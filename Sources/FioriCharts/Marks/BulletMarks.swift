import SwiftUI

/// A bar of an actual value, or of several in a row, with a line at the target.
///
/// The values of the first series are the actual value, the target and a forecast, those of the second one thresholds; a
/// stacked bullet has one series, with the target first, then the segments. Each value has the colour of its category. A
/// hidden series leaves its place empty: thresholds stay thresholds.
nonisolated struct BulletMarks: ChartMarks {
    var isStacked = false

    var coordinates: ChartCoordinates { .free }

    var legendEntries: ChartLegendEntries { .none }

    var isMicro: Bool { true }

    var isSingleMark: Bool { true }

    var drawsOneSeries: Bool { isStacked }

    func drawnSeries(of visible: [Int]) -> [Int] {
        isStacked ? Array(visible.prefix(1)) : visible.filter { $0 < 2 }
    }

    /// The actual value, the target and a forecast.
    var mostValues: Int? { isStacked ? nil : 3 }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        guard let series = plot.input.drawnSeries.first else { return [] }
        guard isStacked else { return simpleMarks(in: plot) }
        let values = plot.input.table.valuesOfOneMark(series)
        return values.isEmpty ? [] : stackedMarks(values, series: series, in: plot)
    }

    /// True if there is a value or a threshold, or a part of the series that a stacked bullet draws.
    func hasValues(in table: ChartTable, of model: ChartModel) -> Bool {
        ChartInput(model: model, table: table).drawnSeries.contains(where: table.hasValues)
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        series == plot.input.drawnSeries.first && category == 0 ? plot.frame : nil
    }

    /// The ground of the band.
    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path? { BulletBand([0], in: plot).track.path }

    private func simpleMarks(in plot: ChartPlot) -> [ChartMark] {
        let input = plot.input
        let drawn = input.drawnSeries
        func values(_ series: Int) -> [Double] { drawn.contains(series) ? input.table.valuesOfOneMark(series) : [] }
        let (first, thresholds) = (values(0).prefix(3), values(1))
        func value(_ place: Int) -> Double? {
            first.indices.contains(place) && !first[place].isNaN ? first[place] : nil
        }
        let band = BulletBand(first + thresholds, in: plot)
        let color = input.color(series: 0, category: 0)
        var marks = [band.track]
        if let forecast = value(2) {
            marks.append(
                .fill(
                    band.bar(to: forecast, part: 0.75), input.ownColor(series: 0, category: 2) ?? color.opacity(0.35),
                    style: input.shapeStyles.categories[0]?[2]))
        }
        if let actual = value(0) {
            let style = input.style(series: 0, category: 0)
            marks.append(.fill(band.bar(to: actual, part: 0.4), color, style: style))
        }
        for (place, threshold) in thresholds.enumerated() {
            let own = input.ownColor(series: 1, category: place) ?? .preferredColor(.tertiaryLabel)
            band.line(at: threshold, part: 1).map {
                marks.append(.fill($0, own, style: input.shapeStyles.categories[1]?[place]))
            }
        }
        if let target = value(1), let line = band.line(at: target, part: 0.7) {
            let own = input.ownColor(series: 0, category: 1) ?? .preferredColor(.primaryLabel)
            marks.append(.fill(line, own, style: input.shapeStyles.categories[0]?[1]))
        }
        return marks
    }

    private func stackedMarks(_ values: [Double], series: Int, in plot: ChartPlot) -> [ChartMark] {
        let stacking = Stacking(values.dropFirst().map { [$0] }, categories: 1)
        let band = BulletBand(values + [stacking.range.lower, stacking.range.upper], in: plot)
        var marks = [band.track]
        for index in stacking.starts.indices where !stacking.starts[index][0].isNaN {
            let color =
                plot.input.ownColor(series: series, category: index + 1) ?? ChartInput.defaultColor(index)
            marks.append(
                .fill(
                    band.bar(from: stacking.starts[index][0], to: stacking.ends[index][0], part: 0.5), color,
                    style: plot.input.shapeStyles.categories[series]?[index + 1]))
        }
        if let target = band.line(at: values[0], part: 0.7) {
            marks.append(.fill(target, .preferredColor(.primaryLabel)))
        }
        return marks
    }

    func overflows(_ input: ChartInput) -> Bool {
        guard isStacked, let series = input.visibleSeries.first else { return false }
        let values = input.table.valuesOfOneMark(series).dropFirst()
        return Stacking(values.map { [$0] }, categories: 1).overflows
    }

    func summary(of input: ChartInput, locale: Locale) -> [String]? {
        guard let series = input.drawnSeries.first else { return nil }
        let point = ChartPointIndex(series: series, category: 0)
        let phrases = values(ofPoint: point, in: input.model, locale: locale).map(\.phrase)
        return phrases.isEmpty ? nil : phrases
    }

    /// The actual value, the target, the forecast and the thresholds, or the target and the segments.
    func values(ofPoint point: ChartPointIndex, in model: ChartModel, locale: Locale) -> [ChartPointValue] {
        let words = ChartWords(locale: locale)
        let input = ChartInput(model: model)
        guard !isStacked else {
            return model.namedValues(ofMark: point.series, names: [words.target], locale: locale).map { value in
                var value = value
                let own = input.ownColor(series: point.series, category: value.place)
                value.color =
                    value.place == 0 ? .preferredColor(.primaryLabel) : own ?? ChartInput.defaultColor(value.place - 1)
                return value
            }
        }
        let drawn = input.drawnSeries
        func named(_ series: Int, _ names: [String]) -> [ChartPointValue] {
            drawn.contains(series) ? model.namedValues(ofMark: series, names: names, locale: locale) : []
        }
        return named(0, [words.actual, words.target, words.forecast]).filter { $0.place < 3 }
            + named(1, Array(repeating: words.threshold, count: 100))
    }
}

/// The band of a bullet: its place and its scale, from zero or the least value to the greatest, or between the explicit ends
/// of the axis.
nonisolated private struct BulletBand {
    private let frame: CGRect
    private let scale: ValueAxisScale
    private let isRightToLeft: Bool

    init(_ values: [Double], in plot: ChartPlot) {
        var range = ValueRange(values)
        range.include(0)
        let axis = plot.input.model.numericAxis
        let options = ValueAxisOptions(
            usesNiceValues: false, explicitMin: axis.explicitMin.map { Double($0) },
            explicitMax: axis.explicitMax.map { Double($0) })
        scale = ValueAxisScale(data: range, options: options)
        let thickness = min(plot.frame.height, 32)
        frame = CGRect(
            x: plot.frame.minX, y: plot.frame.midY - thickness / 2, width: plot.frame.width, height: thickness)
        isRightToLeft = plot.isRightToLeft
    }

    /// The ground under all values.
    var track: ChartMark {
        .fill(bar(from: scale.range.lower, to: scale.range.upper, part: 1), .preferredColor(.secondaryFill))
    }

    /// A bar between two values, or from zero, that takes a part of the height.
    func bar(from start: Double? = nil, to end: Double, part: CGFloat) -> Path {
        let ends = [place(start ?? scale.baseline), place(end)].sorted()
        let height = frame.height * part
        return Path(CGRect(x: ends[0], y: frame.midY - height / 2, width: ends[1] - ends[0], height: height))
    }

    /// A line across at a value that takes a part of the height; nil for gaps and values beyond the ends.
    func line(at value: Double, part: CGFloat) -> Path? {
        let fraction = scale.fraction(value)
        guard fraction >= -1e-9, fraction <= 1 + 1e-9 else { return nil }
        let x = min(max(place(value) - 1, frame.minX), max(frame.maxX - 2, frame.minX))
        let height = frame.height * part
        return Path(CGRect(x: x, y: frame.midY - height / 2, width: 2, height: height))
    }

    private func place(_ value: Double) -> CGFloat {
        let fraction = CGFloat(scale.fraction(value).clamped(to: 0...1))
        return isRightToLeft ? frame.maxX - fraction * frame.width : frame.minX + fraction * frame.width
    }
}
