import SwiftUI

/// Areas on one another, under lines at their ends.
nonisolated struct StackedAreaMarks: ChartMarks {
    /// True if the areas are shares of the whole plot.
    var isPercent = false

    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: false) }

    var drawsAreas: Bool { true }

    var legendEntries: ChartLegendEntries { .series(hasPointShapes: true) }

    var showsShares: Bool { isPercent }

    func margin(of input: ChartInput) -> CGFloat { LineMarks().margin(of: input) }

    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange {
        Stacking.of(input, isPercent: isPercent).range(of: input)
    }

    func overflows(_ input: ChartInput) -> Bool { Stacking.of(input, isPercent: isPercent).overflows }

    func share(series: Int, category: Int, of input: ChartInput) -> Double? {
        StackedColumnMarks(isPercent: isPercent).share(series: series, category: category, of: input)
    }

    func total(category: Int, of input: ChartInput) -> Double? {
        StackedColumnMarks(isPercent: isPercent).total(category: category, of: input)
    }

    func layer(series: Int, category: Int, in plot: ChartPlot) -> (upper: CGFloat, lower: CGFloat)? {
        let stacking = Stacking.of(plot.input, isPercent: isPercent)
        guard let place = plot.input.visibleSeries.firstIndex(of: series),
            stacking.starts[place].indices.contains(category), stacking.ends[place].indices.contains(category),
            !plot.input.table.value(series, category).isNaN
        else { return nil }
        let edges = [stacking.starts[place][category], stacking.ends[place][category]]
            .map { plot.position(value: $0, on: plot.values) }
        return (min(edges[0], edges[1]), max(edges[0], edges[1]))
    }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let ends = ends(of: plot)
        let starts = plot.replacing(table: Self.table(Stacking.of(plot.input, isPercent: isPercent).starts, plot.input))
        let areas = areas(from: starts, to: ends, of: plot.input.table)
        // Areas below zero may lie over others, and lines of several shapes cross.
        let count = areas.count * areas.count * min(plot.visibleCategories.count, plot.pixelColumns * 4)
        let hangs = Stacking.of(plot.input, isPercent: isPercent).range.lower < 0
        let shapes = Set(plot.input.visibleSeries.map { plot.input.lineShape(ofSeries: $0) })
        let mayCover = (hangs || shapes.count > 1) && count <= Self.mostCoveredPoints
        return (mayCover ? areas.leavingOutCovered(mayTurn: true) : areas)
            + plot.input.visibleSeries.flatMap { LineMarks.line(ofSeries: $0, in: ends, keepsColor: true) }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        LineMarks().frame(series: series, category: category, in: ends(of: plot))
    }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool { LineMarks().reach(into: rect, in: ends(of: plot)) }

    /// The number of points beyond which areas are not cut out of each other.
    private static let mostCoveredPoints = 200_000

    /// The areas of the visible series, each from the line of the one below it.
    private func areas(from starts: ChartPlot, to ends: ChartPlot, of values: ChartTable) -> [ChartMark] {
        let series = ends.input.visibleSeries
        let runs = series.map { LineRuns(series: $0, in: ends) }
        // Points that are a part of a pixel apart have no shape between them.
        guard !runs.contains(where: \.isDecimated) else {
            return zip(series, runs).map { series, upper in
                let shape = ends.input.lineShape(ofSeries: series)
                var path = Path()
                for (run, lower) in zip(upper.runs, Self.lowerRuns(under: upper, series: series, in: starts))
                where run.count > 1 {
                    path.addBand(from: LineEdge(run, shape: shape), to: LineEdge(lower, shape: shape))
                }
                return Self.area(path, ofSeries: series, in: ends)
            }
        }
        let scale = starts.values
        let zero = starts.clippedEdges.isEmpty ? 0.clamped(to: scale.range.lower...scale.range.upper) : 0
        var floor = StackFloor(starts, baseline: starts.position(value: zero, on: scale))
        return zip(series, runs).map { series, upper in
            let shape = ends.input.lineShape(ofSeries: series)
            let lower = Self.lowerRuns(under: upper, series: series, in: starts)
            let isAbove = { (category: Int) in values.value(series, category) >= 0 }
            var path = Path()
            for (place, run) in upper.runs.enumerated() {
                let edge = LineEdge(run, shape: shape)
                let members = upper.categories[place]
                if run.count > 1 {
                    path.addBand(
                        from: edge,
                        to: floor.edge(
                            under: edge, shape: shape, over: members, from: lower[place], isAbove: isAbove))
                }
                floor.add(edge, over: members, from: lower[place], to: run, shape: shape, isAbove: isAbove)
            }
            return Self.area(path, ofSeries: series, in: ends)
        }
    }

    private static func area(_ path: Path, ofSeries series: Int, in ends: ChartPlot) -> ChartMark {
        .fill(
            path, ends.input.fillColor(ofSeries: series).opacity(0.4),
            style: ends.input.areaStyle(series: series, in: ends))
    }

    /// The lower edges under the runs of points of an upper one.
    private static func lowerRuns(under upper: LineRuns, series: Int, in starts: ChartPlot) -> [[CGPoint]] {
        let scale = starts.values
        return upper.categories.map { categories in
            categories.map { category in
                var value = starts.input.table.value(series, category)
                // An axis without zero ends above the start of the first area.
                if starts.clippedEdges.isEmpty { value = value.clamped(to: scale.range.lower...scale.range.upper) }
                return CGPoint(
                    x: starts.position(category: category), y: starts.position(value: value, on: scale))
            }
        }
    }

    /// The plot with the ends of the segments in place of the values.
    private func ends(of plot: ChartPlot) -> ChartPlot {
        let input = plot.input
        let table = input.derived.endsOfStacks {
            Self.table(Stacking.of(input, isPercent: isPercent).ends, input)
        }
        return plot.replacing(table: table)
    }

    /// Rows of the visible series as a table of all series.
    private static func table(_ rows: [[Double]], _ input: ChartInput) -> ChartTable {
        var table = ChartTable(
            series: [ChartColumns](repeating: ChartColumns([[]]), count: input.table.series.count))
        for (place, series) in input.visibleSeries.enumerated() {
            // No longer than the series itself, so that its line ends where it does.
            table.series[series] = ChartColumns([Array(rows[place].prefix(input.table.series[series].count))])
        }
        return table
    }
}

nonisolated extension ChartPlot {
    /// The plot with another table, whose results are computed anew.
    fileprivate func replacing(table: ChartTable) -> ChartPlot {
        var plot = self
        plot.input = ChartInput(
            model: input.model, table: table, differentiatesWithoutColor: input.differentiatesWithoutColor,
            shapeStyles: input.shapeStyles)
        return plot
    }
}
