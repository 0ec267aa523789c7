import SwiftUI

/// Columns that continue where the one before ends, with totals from zero and lines between neighbours.
nonisolated struct WaterfallMarks: ChartMarks {
    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: true) }

    var legendEntries: ChartLegendEntries { .none }

    var drawsOneSeries: Bool { true }

    var keepsSideOfBaselineFree: Bool { true }

    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange {
        guard let steps = Self.steps(of: input) else { return .empty }
        return input.model.numericAxis.isZeroBased ? steps.range : steps.levels
    }

    func overflows(_ input: ChartInput) -> Bool { Self.steps(of: input)?.overflows ?? false }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        guard let series = plot.input.visibleSeries.first, let steps = Self.steps(of: plot.input) else { return [] }
        let totals = plot.input.model.indexesOfTotalsCategories
        var rising = Path()
        var falling = Path()
        var sums = Path()
        var own: [ChartMark] = []
        var links = Path()
        var previous: (edge: CGFloat, end: Double)?
        for category in plot.visibleCategories {
            guard let frame = Self.frame(category: category, steps: steps, in: plot) else { continue }
            if let style = plot.input.barStyle(series: series, category: category, in: plot) {
                own.append(.fill(Path(frame), plot.input.color(series: series, category: category), style: style))
            } else if let color = plot.input.ownColor(series: series, category: category) {
                own.append(.fill(Path(frame), color))
            } else if totals.contains(category) {
                sums.addRect(frame)
            } else if steps.ends[category] >= steps.starts[category] {
                rising.addRect(frame)
            } else {
                falling.addRect(frame)
            }
            if let previous {
                let y = plot.position(value: previous.end, on: plot.values)
                links.move(to: CGPoint(x: previous.edge, y: y))
                links.addLine(to: CGPoint(x: plot.isRightToLeft ? frame.maxX : frame.minX, y: y))
            }
            if steps.ends[category] == steps.starts[category] {
                // A step of zero has no column.
                let y = plot.position(value: steps.ends[category], on: plot.values)
                links.move(to: CGPoint(x: frame.minX, y: y))
                links.addLine(to: CGPoint(x: frame.maxX, y: y))
            }
            previous = (plot.isRightToLeft ? frame.minX : frame.maxX, steps.ends[category])
        }
        let colors = Self.colors(series, of: plot.input)
        return [.fill(sums, colors.sum), .fill(rising, colors.rising), .fill(falling, colors.falling)]
            + own + [.stroke(links, .preferredColor(.tertiaryLabel), width: 1)]
    }

    private static func colors(
        _ series: Int, of input: ChartInput
    ) -> (sum: Color, rising: Color, falling: Color) {
        let palette = input.attributes(ofSeries: series)?.ownPalette
        return (
            palette?.colors.first ?? .preferredColor(.chart1), palette?.positiveMaxColor ?? .preferredColor(.chartGood),
            palette?.negativeMaxColor ?? .preferredColor(.chartBad)
        )
    }

    func color(series: Int, category: Int, in plot: ChartPlot) -> Color {
        if let own = plot.input.ownColor(series: series, category: category) { return own }
        let colors = Self.colors(series, of: plot.input)
        if plot.input.model.indexesOfTotalsCategories.contains(category) { return colors.sum }
        guard let steps = Self.steps(of: plot.input), steps.starts.indices.contains(category) else { return colors.sum }
        return steps.ends[category] >= steps.starts[category] ? colors.rising : colors.falling
    }

    /// Steps have the colours of their direction: that of the first one stands for all.
    func legendColor(ofSeries series: Int, of input: ChartInput) -> Color {
        if let own = input.ownColor(series: series, category: 0) { return own }
        let colors = Self.colors(series, of: input)
        if input.model.indexesOfTotalsCategories.contains(0) { return colors.sum }
        return input.table.value(series, 0) < 0 ? colors.falling : colors.rising
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard series == plot.input.visibleSeries.first, let steps = Self.steps(of: plot.input) else { return nil }
        return Self.frame(category: category, steps: steps, in: plot)
    }

    /// The total of a category that has none in the data: the sum of what precedes it.
    func computedValue(series: Int, category: Int, of model: ChartModel) -> Double? {
        let values = model.table.values(series)
        guard model.indexesOfTotalsCategories.contains(category), values.indices.contains(category) else { return nil }
        let steps = WaterfallSteps(
            Array(values.prefix(category + 1)), totals: model.indexesOfTotalsCategories)
        return steps.ends.count > category ? steps.ends[category] : nil
    }

    private static func steps(of input: ChartInput) -> WaterfallSteps? {
        guard let series = input.visibleSeries.first else { return nil }
        return input.derived.waterfallSteps {
            WaterfallSteps(input.table.values(series), totals: input.model.indexesOfTotalsCategories)
        }
    }

    private static func frame(category: Int, steps: WaterfallSteps, in plot: ChartPlot) -> CGRect? {
        guard steps.starts.indices.contains(category), !steps.starts[category].isNaN else { return nil }
        let band = BarBand(category: category, place: 0, among: 1, in: plot)
        return plot.bar(
            from: plot.position(value: steps.starts[category], on: plot.values),
            to: plot.position(value: steps.ends[category], on: plot.values), start: band.start, length: band.length)
    }
}
