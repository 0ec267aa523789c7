import SwiftUI

/// Areas between the values of each series and the baseline, under a line.
nonisolated struct AreaMarks: ChartMarks {
    var isMicro = false

    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: false) }

    var drawsAreas: Bool { true }

    var legendEntries: ChartLegendEntries { isMicro ? .none : .series(hasPointShapes: true) }

    var hasSecondaryAxis: Bool { !isMicro }

    func isContinuous(_ series: Int, of input: ChartInput) -> Bool { true }

    func margin(of input: ChartInput) -> CGFloat { LineMarks().margin(of: input) }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let lines = plot.input.visibleSeries.flatMap { LineMarks.line(ofSeries: $0, in: plot, keepsColor: true) }
        return areas(in: plot) + lines
    }

    /// The areas from back to front, the largest first. Each is left out where one in front of it is painted, so that no
    /// third colour comes from two.
    private func areas(in plot: ChartPlot) -> [ChartMark] {
        let order = plot.input.visibleSeries.map { ($0, Self.size(ofSeries: $0, of: plot.input)) }
            .sorted { $0.1 > $1.1 }
        let series = order.map(\.0)
        let areas = series.map { Self.area(ofSeries: $0, in: plot) }
        let points = min(plot.visibleCategories.count, plot.pixelColumns * 4)
        guard series.count * series.count * points > Self.mostCoveredPoints else {
            // Areas of two axes have two baselines.
            return areas.leavingOutCovered(mayTurn: Set(series.map { plot.input.axis(ofSeries: $0) }).count > 1)
        }
        return Self.leavingOutSilhouettes(series, areas, in: plot)
    }

    /// The number of points beyond which the areas in front are one outline.
    private static let mostCoveredPoints = 20_000

    /// The areas, each without the outline of those in front of it.
    private static func leavingOutSilhouettes(_ series: [Int], _ areas: [ChartMark], in plot: ChartPlot) -> [ChartMark]
    {
        var result = areas
        var fronts: [ChartAxisId: AreaSilhouette] = [:]
        for place in areas.indices.reversed() {
            var covers = Path()
            for axis in [ChartAxisId.y, .dual] { if let front = fronts[axis] { covers.addPath(front.path) } }
            result[place].covers = covers.isEmpty ? [] : [covers]
            result[place].coversMayOverlap = fronts.count > 1
            let axis = plot.input.axis(ofSeries: series[place])
            let scale = plot.scale(ofSeries: series[place])
            var front =
                fronts[axis] ?? AreaSilhouette(plot, baseline: plot.position(value: scale.baseline, on: scale))
            for run in LineRuns(series: series[place], in: plot).runs {
                front.add(run, shape: plot.input.lineShape(ofSeries: series[place]))
            }
            fronts[axis] = front
        }
        return result
    }

    /// The mean distance of the values from zero, of a thousand of them at most.
    private static func size(ofSeries series: Int, of input: ChartInput) -> Double {
        let values = input.table.values(series)
        var (mean, count) = (0.0, 0.0)
        for index in stride(from: 0, to: values.count, by: max(values.count / 1000, 1)) where !values[index].isNaN {
            count += 1
            // A running mean stays finite.
            mean += (abs(values[index]) - mean) / count
        }
        return mean
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        LineMarks().frame(series: series, category: category, in: plot)
    }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool { LineMarks().reach(into: rect, in: plot) }

    static func area(ofSeries series: Int, in plot: ChartPlot) -> ChartMark {
        let scale = plot.scale(ofSeries: series)
        let baseline = plot.position(value: scale.baseline, on: scale)
        let shape = plot.input.lineShape(ofSeries: series)
        var path = Path()
        for run in LineRuns(series: series, in: plot).runs where run.count > 1 {
            let (first, last) = (run[0], run[run.count - 1])
            path.addBand(
                from: LineEdge(run, shape: shape),
                to: LineEdge([CGPoint(x: first.x, y: baseline), CGPoint(x: last.x, y: baseline)], shape: .straight))
        }
        return .fill(
            path, plot.input.fillColor(ofSeries: series).opacity(0.25),
            style: plot.input.areaStyle(series: series, in: plot))
    }
}

nonisolated extension [ChartMark] {
    /// The greatest number of areas that are cut out one by one.
    private static var mostTurning: Int { 12 }

    /// The marks, back to front, each without what those in front of it cover.
    /// - Parameter mayTurn: True if areas of different directions may overlap, which are cut out one by one then.
    func leavingOutCovered(mayTurn: Bool) -> [ChartMark] {
        let isEach = mayTurn && count <= Self.mostTurning
        var fronts: [Path] = []
        var result = self
        for index in indices.reversed() {
            result[index].covers = fronts
            if isEach || fronts.isEmpty { fronts.append(self[index].path) } else { fronts[0].addPath(self[index].path) }
        }
        return result
    }
}
