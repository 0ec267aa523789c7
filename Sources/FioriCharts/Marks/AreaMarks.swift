import SwiftUI

/// Areas between the values of each series and the baseline, under a line.
nonisolated struct AreaMarks: ChartMarks {
    var isMicro = false

    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: false) }

    var legendEntries: ChartLegendEntries { isMicro ? .none : .series(hasPointShapes: true) }

    var hasSecondaryAxis: Bool { !isMicro }

    func margin(of input: ChartInput) -> CGFloat { LineMarks().margin(of: input) }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let areas = plot.input.visibleSeries.map { Self.area(ofSeries: $0, in: plot) }
        return areas + LineMarks().marks(in: plot)
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        LineMarks().frame(series: series, category: category, in: plot)
    }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool { LineMarks().reach(into: rect, in: plot) }

    static func area(ofSeries series: Int, in plot: ChartPlot) -> ChartMark {
        let scale = plot.scale(ofSeries: series)
        let baseline = plot.position(value: scale.baseline, on: scale)
        var path = Path()
        for run in LineRuns(series: series, in: plot).runs where run.count > 1 {
            path.move(to: CGPoint(x: run[0].x, y: baseline))
            for point in run { path.addLine(to: point) }
            path.addLine(to: CGPoint(x: run[run.count - 1].x, y: baseline))
            path.closeSubpath()
        }
        return .fill(path, plot.input.fillColor(ofSeries: series).opacity(0.25))
    }
}
