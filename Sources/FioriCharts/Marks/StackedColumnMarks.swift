import SwiftUI

/// Columns of segments on one another, positive and negative ones apart, or bars where categories run down.
nonisolated struct StackedColumnMarks: ChartMarks {
    var isLying = false
    /// True if the segments are shares of equally long stacks.
    var isPercent = false

    var coordinates: ChartCoordinates { isLying ? .categoriesDown : .categoriesAcross(isBanded: true) }

    var keepsSideOfBaselineFree: Bool { !isLying }

    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange { stacking(of: input).range(of: input) }

    var showsShares: Bool { isPercent }

    func overflows(_ input: ChartInput) -> Bool { stacking(of: input).overflows }

    func share(series: Int, category: Int, of input: ChartInput) -> Double? {
        let value = input.table.value(series, category)
        guard !value.isNaN else { return nil }
        return Stacking.Whole(input.visibleSeries.lazy.map { input.table.value($0, category) }).share(of: value)
    }

    /// Segments of several series have their labels in them; a single one has it at its end.
    func holdsLabel(of size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> Bool? {
        guard plot.input.visibleSeries.count > 1 else { return nil }
        guard let frame = frame(series: series, category: category, in: plot)?.intersection(plot.frame) else {
            return false
        }
        return frame.width >= size.width + 2 && frame.height >= size.height
    }

    func total(category: Int, of input: ChartInput) -> Double? {
        let values = input.visibleSeries.map { input.table.value($0, category) }.filter { !$0.isNaN }
        return input.visibleSeries.count > 1 && !values.isEmpty ? values.reduce(0, +) : nil
    }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let stacking = stacking(of: plot.input)
        let visible = plot.visibleCategories
        let shown = Self.shownCategories(
            of: stacking, in: visible, columns: plot.pixelColumns, places: plot.categories.places)
        return plot.input.visibleSeries.enumerated().flatMap { place, series in
            var path = BarPath(series: series, in: plot)
            for category in shown {
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
        let stacking = Stacking(rows, categories: 1, isPercent: isPercent)
        return Self.frame(start: stacking.starts[place][0], end: stacking.ends[place][0], band: band, in: plot)
    }

    /// The categories to draw: where columns are thinner than a pixel, the highest and the lowest stack of each pixel.
    /// - Parameter places: Ascending places of the categories; nil for evenly spaced ones.
    static func shownCategories(
        of stacking: Stacking, in visible: Range<Int>, columns: Int, places: CategoryPlaces? = nil
    ) -> [Int] {
        guard columns > 0, visible.count > columns * 2 else { return Array(visible) }
        var result: [Int] = []
        result.reserveCapacity(columns * 2)
        var next = visible.lowerBound
        for column in 0..<columns {
            let start = next
            var end = visible.lowerBound + visible.count * (column + 1) / columns
            if column < columns - 1, let places, places.count >= visible.upperBound {
                let (low, high) = (places[visible.lowerBound], places[visible.upperBound - 1])
                let limit = low + (high - low) * Double(column + 1) / Double(columns)
                end = places.firstIndex(notBelow: limit, in: start..<visible.upperBound)
            }
            next = end
            guard start < end else { continue }
            var highest = start
            var lowest = start
            for category in start..<end {
                if stacking.tops[category] > stacking.tops[highest] { highest = category }
                if stacking.bottoms[category] < stacking.bottoms[lowest] { lowest = category }
            }
            result.append(min(highest, lowest))
            if highest != lowest { result.append(max(highest, lowest)) }
        }
        return result
    }

    private func stacking(of input: ChartInput) -> Stacking { Stacking.of(input, isPercent: isPercent) }

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
