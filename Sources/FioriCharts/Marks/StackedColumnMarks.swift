import SwiftUI

/// Columns of segments on one another, positive and negative ones apart, or bars where categories run down.
nonisolated struct StackedColumnMarks: ChartMarks {
    var isLying = false

    var coordinates: ChartCoordinates { isLying ? .categoriesDown : .categoriesAcross(isBanded: true) }

    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange { Self.stacking(of: input).range }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let stacking = Self.stacking(of: plot.input)
        let visible = plot.visibleCategories
        // Thinner than a pixel, one column per pixel shows the same.
        let stride = max(1, visible.count / plot.pixelColumns)
        return plot.input.visibleSeries.enumerated().flatMap { place, series in
            var path = BarPath(series: series, input: plot.input)
            for category in Swift.stride(from: visible.lowerBound, to: visible.upperBound, by: stride) {
                if let frame = Self.frame(place: place, category: category, stacking: stacking, in: plot) {
                    path.add(frame, category: category)
                }
            }
            return path.marks
        }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard let place = plot.input.visibleSeries.firstIndex(of: series) else { return nil }
        let rows = plot.input.visibleSeries.map { [plot.input.table.value($0, category)] }
        let band = BarBand(category: category, place: 0, among: 1, in: plot)
        let stacking = Stacking(rows, categories: 1)
        return Self.frame(start: stacking.starts[place][0], end: stacking.ends[place][0], band: band, in: plot)
    }

    private static func stacking(of input: ChartInput) -> Stacking {
        Stacking(input.visibleSeries.map { input.table.values($0) }, categories: input.categoryCount)
    }

    private static func frame(place: Int, category: Int, stacking: Stacking, in plot: ChartPlot) -> CGRect? {
        frame(
            start: stacking.starts[place][category], end: stacking.ends[place][category],
            band: BarBand(category: category, place: 0, among: 1, in: plot), in: plot)
    }

    private static func frame(start: Double, end: Double, band: BarBand, in plot: ChartPlot) -> CGRect? {
        guard !start.isNaN, !end.isNaN else { return nil }
        return plot.bar(
            from: plot.position(value: start, on: plot.values), to: plot.position(value: end, on: plot.values),
            start: band.start, length: band.length)
    }
}
