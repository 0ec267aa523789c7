import SwiftUI

/// Columns side by side from the baseline, or bars where categories run down.
nonisolated struct ColumnMarks: ChartMarks {
    var isLying = false
    var isMicro = false

    var coordinates: ChartCoordinates { isLying ? .categoriesDown : .categoriesAcross(isBanded: true) }

    var legendEntries: ChartLegendEntries { isMicro ? .none : .series() }

    var keepsSideOfBaselineFree: Bool { !isLying }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let series = plot.input.visibleSeries
        return series.enumerated().flatMap { place, index in
            Self.bars(ofSeries: index, place: place, among: series.count, in: plot)
        }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        let visible = plot.input.visibleSeries
        guard let place = visible.firstIndex(of: series) else { return nil }
        return Self.frame(series: series, category: category, place: place, among: visible.count, in: plot)
    }

    /// The bars of a series, those of one colour in one path.
    static func bars(ofSeries series: Int, place: Int, among count: Int, in plot: ChartPlot) -> [ChartMark] {
        let values = plot.input.table.values(series)
        let range = plot.visibleCategories.clamped(to: 0..<values.count)
        var path = BarPath(series: series, in: plot)
        let shown = Decimation.indices(
            values, in: range, columns: plot.pixelColumns, places: plot.categories.places)
        for category in shown {
            if let frame = frame(series: series, category: category, place: place, among: count, in: plot) {
                path.add(frame, category: category)
            }
        }
        return path.marks
    }

    static func frame(series: Int, category: Int, place: Int, among count: Int, in plot: ChartPlot) -> CGRect? {
        let value = plot.input.table.value(series, category)
        guard !value.isNaN else { return nil }
        let scale = plot.scale(ofSeries: series)
        let band = BarBand(category: category, place: place, among: count, in: plot)
        return plot.bar(
            from: plot.position(value: scale.baseline, on: scale), to: plot.position(value: value, on: scale),
            start: band.start, length: band.length)
    }
}
