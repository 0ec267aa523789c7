import SwiftUI

/// The plot of a chart: its frame and its scales in the chart's coordinates.
nonisolated struct ChartPlot {
    var input: ChartInput
    let frame: CGRect
    private(set) var categories: CategoryScale
    var values: ValueAxisScale
    var secondaryValues: ValueAxisScale?
    /// The scale across of charts with two numeric axes.
    var horizontalValues: ValueAxisScale?
    var isRightToLeft = false
    /// Categories run down.
    var isLying = false
    /// The visible part of the values: 1 shows all.
    var valueZoom: Double = 1
    var valueCenter: Double = 0.5
    var displayScale: CGFloat = 2
    /// The size of the whole chart, with the room for labels.
    var chartSize: CGSize = .zero
    /// True if bars end where the axis does.
    private(set) var cutsBars = true

    /// The edges beyond which values are, because an axis has explicit ends. Right-to-left charts are mirrored already:
    /// the leading edge is the left one.
    var clippedEdges: Edge.Set = []

    /// The part of the chart in which marks are drawn; nil for all of it.
    /// - Parameter margin: The distance that marks reach beyond the places of their values, in points.
    func clip(margin: CGFloat) -> CGRect? {
        guard categories.zoom > 1 || valueZoom > 1 || !clippedEdges.isEmpty else { return nil }
        let room = { (edge: Edge.Set) in clippedEdges.contains(edge) ? 0 : margin }
        return CGRect(
            x: frame.minX - room(.leading), y: frame.minY - room(.top),
            width: frame.width + room(.leading) + room(.trailing), height: frame.height + room(.top) + room(.bottom))
    }

    /// The plot with all its categories and values in view.
    var withoutZoom: ChartPlot {
        var plot = self
        plot.categories = CategoryScale(
            count: categories.count, zoom: 1, center: 0, isBanded: categories.isBanded, places: categories.places,
            band: categories.band)
        plot.valueZoom = 1
        return plot
    }

    /// The plot with bars that are as long as their values, also beyond the ends of the axis.
    var withWholeBars: ChartPlot {
        var plot = self
        plot.cutsBars = false
        return plot
    }

    /// The largest width of lines and points, in points: half of it is the margin that small charts leave.
    var largestMark: CGFloat { min(chartSize.width, chartSize.height) / 2 }

    func scale(ofSeries index: Int) -> ValueAxisScale {
        input.axis(ofSeries: index) == .dual ? secondaryValues ?? values : values
    }

    /// The place of a category along the axis of categories.
    func position(category: Int) -> CGFloat { position(categoryFraction: categories.fraction(category)) }

    /// The place along the axis of categories of a place among all, in 0…1.
    func position(categoryPlace place: Double) -> CGFloat {
        position(categoryFraction: (place - categories.start) * categories.zoom)
    }

    private func position(categoryFraction: Double) -> CGFloat {
        let fraction = Self.clamped(categoryFraction)
        if isLying { return frame.minY + fraction * frame.height }
        return isRightToLeft ? frame.maxX - fraction * frame.width : frame.minX + fraction * frame.width
    }

    /// The nearest place that can be drawn: far outside the plot paths and frames lose their numbers.
    private static func clamped(_ fraction: Double) -> CGFloat { CGFloat(fraction.clamped(to: -1e6...1e6)) }

    /// The length of a category's band.
    func bandwidth(category: Int) -> CGFloat {
        CGFloat(categories.bandwidth(of: category)) * (isLying ? frame.height : frame.width)
    }

    /// The place of a value along the axis of values.
    func position(value: Double, on scale: ValueAxisScale) -> CGFloat {
        let center = min(max(valueCenter, 0.5 / valueZoom), 1 - 0.5 / valueZoom)
        let fraction = Self.clamped((scale.fraction(value) - center) * valueZoom + 0.5)
        if isLying { return isRightToLeft ? frame.maxX - fraction * frame.width : frame.minX + fraction * frame.width }
        return frame.maxY - fraction * frame.height
    }

    func position(value: Double, series: Int) -> CGFloat { position(value: value, on: scale(ofSeries: series)) }

    /// The place of a value across charts with two numeric axes.
    func position(horizontal value: Double) -> CGFloat {
        let fraction = (horizontalValues ?? values).fraction(value)
        let visible = Self.clamped((fraction - categories.start) * categories.zoom)
        return isRightToLeft ? frame.maxX - visible * frame.width : frame.minX + visible * frame.width
    }

    /// The point of a value over a category; nil for gaps.
    func point(series: Int, category: Int) -> CGPoint? {
        let value = input.table.value(series, category)
        guard !value.isNaN else { return nil }
        let along = position(category: category)
        let across = position(value: value, series: series)
        return isLying ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    /// A rectangle between two values over a part of a category's band, within the ends of the axis.
    /// - Parameters:
    ///   - start: Offset of the part in the band, in points.
    ///   - length: The part's length, in points.
    func bar(from lower: CGFloat, to upper: CGFloat, start: CGFloat, length: CGFloat) -> CGRect {
        var (low, high) = (min(lower, upper), max(lower, upper))
        if cutsBars {
            let ends = isLying ? frame.minX...max(frame.minX, frame.maxX) : frame.minY...max(frame.minY, frame.maxY)
            (low, high) = (low.clamped(to: ends), high.clamped(to: ends))
        }
        let size = high - low
        return isLying
            ? CGRect(x: low, y: start, width: size, height: length)
            : CGRect(x: start, y: low, width: length, height: size)
    }

    /// Number of pixels along the axis of categories.
    var pixelColumns: Int { max(1, Int((isLying ? frame.height : frame.width) * displayScale)) }

    /// The categories that are visible, at most as many as there are.
    var visibleCategories: Range<Int> { categories.visible }

    /// The visible categories at a rectangle, with a neighbour on each side.
    func categories(around rect: CGRect) -> Range<Int> {
        let ends = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)].map { category(at: $0) }
        let (first, last) = (ends.min() ?? 0, ends.max() ?? 0)
        return (max(0, first - 1)..<max(0, last) + 2).clamped(to: visibleCategories)
    }

    /// The category at a place in the chart.
    func category(at point: CGPoint) -> Int {
        let fraction: CGFloat
        if isLying {
            fraction = (point.y - frame.minY) / max(frame.height, 1)
        } else {
            let left = (point.x - frame.minX) / max(frame.width, 1)
            fraction = isRightToLeft ? 1 - left : left
        }
        return categories.nearest(Double(fraction))
    }
}

nonisolated extension ChartPlot {
    /// The centre of the visible part, in 0…1 of all categories and of all values, after a drag.
    /// - Parameters:
    ///   - start: The centre at the start of the drag.
    ///   - translation: The distance of the drag in points.
    func center(_ start: CGPoint, draggedBy translation: CGSize) -> CGPoint {
        // Categories run right or down, values run up or right; right-to-left layout mirrors what runs across.
        let across = translation.width / max(frame.width, 1) * (isRightToLeft ? -1 : 1)
        let down = translation.height / max(frame.height, 1)
        let along = isLying ? down : across
        let values = isLying ? across : -down
        return CGPoint(
            x: Self.center(start.x - along / CGFloat(categories.zoom), zoom: CGFloat(categories.zoom)),
            y: Self.center(start.y - values / CGFloat(valueZoom), zoom: CGFloat(valueZoom)))
    }

    private static func center(_ center: CGFloat, zoom: CGFloat) -> CGFloat {
        let half = 0.5 / max(zoom, 1)
        return center.clamped(to: half...max(1 - half, half))
    }
}
