import SwiftUI

/// Points at x and y; with a third value circles whose area is proportional to it.
nonisolated struct ScatterMarks: ChartMarks {
    var hasSizes = false

    private static let largestRadius: CGFloat = 22

    var coordinates: ChartCoordinates { .numeric }

    var legendEntries: ChartLegendEntries { .series(hasPointShapes: true) }

    func margin(of input: ChartInput) -> CGFloat {
        if hasSizes { return Self.largestRadius + (input.selectionMargin > 0 ? 1 : 0) }
        let largest = input.visibleSeries.reduce(8) { max($0, input.attributes(ofSeries: $1)?.ownPoint?.diameter ?? 8) }
        return max(largest / 2 * (input.differentiatesWithoutColor ? 1.2 : 1) + 1, input.selectionMargin)
    }

    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange {
        let dimension = axis == .x ? 0 : 1
        return input.visibleSeries.reduce(.empty) { range, series in
            range.union(ValueRange(input.table.values(series, dimension: dimension)))
        }
    }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let largest = Self.largestSize(of: plot.input)
        return plot.input.visibleSeries.flatMap { series in
            var shared = Path()
            var own: [ChartMark] = []
            for category in 0..<plot.input.table.series[series].count {
                guard let frame = frame(series: series, category: category, largest: largest, in: plot) else {
                    continue
                }
                var path = Path()
                if hasSizes || !plot.input.differentiatesWithoutColor {
                    path.addEllipse(in: frame)
                } else {
                    path.addPointShape(
                        series, at: CGPoint(x: frame.midX, y: frame.midY), diameter: frame.width)
                }
                let style = plot.input.style(series: series, category: category)
                if hasSizes || style != nil || plot.input.ownColor(series: series, category: category) != nil {
                    own.append(.fill(path, color(series: series, category: category, in: plot), style: style))
                } else {
                    shared.addPath(path)
                }
            }
            return shared.isEmpty ? own : [.fill(shared, plot.input.color(ofSeries: series))] + own
        }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        frame(series: series, category: category, largest: Self.largestSize(of: plot.input), in: plot)
    }

    private func frame(series: Int, category: Int, largest: Double, in plot: ChartPlot) -> CGRect? {
        let table = plot.input.table
        let x = table.value(series, category, dimension: 0)
        let y = table.value(series, category, dimension: 1)
        guard !x.isNaN, !y.isNaN else { return nil }
        let growth: CGFloat = plot.input.differentiatesWithoutColor ? 1.2 : 1
        let diameter = plot.input.attributes(ofSeries: series)?.ownPoint?.diameter ?? 8
        var radius = min(diameter, plot.largestMark / growth) / 2
        if hasSizes {
            let size = table.value(series, category, dimension: 2)
            guard size > 0, largest > 0 else { return nil }
            // The plot of a small chart leaves a quarter of the chart on each side.
            let limit = min(Self.largestRadius, plot.chartSize.width / 4, plot.chartSize.height / 4)
            // The smallest circles can be seen beside the largest.
            radius = max(limit * CGFloat((size / largest).squareRoot()), 1.5)
        }
        return CGRect(
            x: plot.position(horizontal: x) - radius, y: plot.position(value: y, on: plot.values) - radius,
            width: radius * 2, height: radius * 2)
    }

    /// True if there is a point of x and y, with a positive size where points are circles.
    func hasValues(in table: ChartTable, of model: ChartModel) -> Bool {
        table.series.contains { columns in
            (0..<columns.count).contains { point in
                !columns.value(point).isNaN && !columns.value(point, dimension: 1).isNaN
                    && (!hasSizes || columns.value(point, dimension: 2) > 0)
            }
        }
    }

    func valueDimension(series: Int, of table: ChartTable) -> Int { 1 }

    /// True if the label stands in the middle of a circle; nil for points and small circles, which have it beside them.
    func holdsLabel(of size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> Bool? {
        guard hasSizes, let frame = frame(series: series, category: category, in: plot),
            hypot(size.width, size.height) + 4 <= frame.width
        else { return nil }
        return true
    }

    /// Circles that overlap stay visible in each other.
    func color(series: Int, category: Int, in plot: ChartPlot) -> Color {
        plot.input.color(series: series, category: category).opacity(hasSizes ? Self.opacity : 1)
    }

    private static let opacity = 0.6

    /// The values on both axes, and the size.
    func values(ofPoint point: ChartPointIndex, in model: ChartModel, locale: Locale) -> [ChartPointValue] {
        let words = ChartWords(locale: locale)
        let axes: [(ChartAxisId, String)] = [(.x, "x"), (.y, "y")] + (hasSizes ? [(.radius, words.size)] : [])
        return axes.enumerated().compactMap { dimension, axis in
            model.namedValue(
                model.valueName(axis.0, axis.1), series: point.series, category: point.category, dimension: dimension,
                axis: axis.0, locale: locale)
        }
    }

    private static func largestSize(of input: ChartInput) -> Double {
        input.derived.largestSize {
            input.visibleSeries.reduce(0) { largest, series in
                max(largest, ValueRange(input.table.values(series, dimension: 2)).upper)
            }
        }
    }
}
