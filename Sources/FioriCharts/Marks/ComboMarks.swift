import SwiftUI

/// Columns and lines over the same categories: the first series are columns unless the model names others.
nonisolated struct ComboMarks: ChartMarks {
    var coordinates: ChartCoordinates { .categoriesAcross(isBanded: true) }

    var hasSecondaryAxis: Bool { true }

    func isContinuous(_ series: Int, of input: ChartInput) -> Bool { !Self.columns(of: input).contains(series) }

    func margin(of input: ChartInput) -> CGFloat { LineMarks().margin(of: input) }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let columns = Self.columns(of: plot.input)
        let bars = columns.enumerated().flatMap { place, series in
            ColumnMarks.bars(ofSeries: series, place: place, among: columns.count, in: plot)
        }
        let lines = plot.input.visibleSeries.filter { !columns.contains($0) }
        return bars + lines.flatMap { LineMarks.line(ofSeries: $0, in: plot) }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        let columns = Self.columns(of: plot.input)
        guard let place = columns.firstIndex(of: series) else {
            return LineMarks().frame(series: series, category: category, in: plot)
        }
        return ColumnMarks.frame(series: series, category: category, place: place, among: columns.count, in: plot)
    }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool {
        if linesReach(into: rect, in: plot) { return true }
        let columns = Self.columns(of: plot.input)
        return plot.input.visibleSeries.contains { series in
            columns.contains(series)
                && plot.categories(around: rect).contains { category in
                    frame(series: series, category: category, in: plot)?.intersects(rect) ?? false
                }
        }
    }

    func linesReach(into rect: CGRect, in plot: ChartPlot) -> Bool {
        let columns = Self.columns(of: plot.input)
        return plot.input.visibleSeries.contains { series in
            !columns.contains(series) && LineMarks.line(ofSeries: series, reachesInto: rect, in: plot)
        }
    }

    private static func columns(of input: ChartInput) -> [Int] {
        let named = input.model.indexesOfColumnSeries
        return named.isEmpty ? Array(input.visibleSeries.prefix(1)) : input.visibleSeries.filter(named.contains)
    }
}
