import SwiftUI

/// A model's data and look at one moment, with the answers that marks need.
nonisolated struct ChartInput {
    let model: ChartModel
    let type: ChartType
    let kind: any ChartMarks
    let table: ChartTable
    /// Results over all points that several questions need; computed at the first.
    let derived: ChartDerivedValues
    let visibleSeries: [Int]
    /// The categories as times; nil for categories without an order of their own.
    let time: TimeScale?
    /// The categories as numbers; nil for others, and for times.
    let numbers: NumberScale?
    let differentiatesWithoutColor: Bool
    /// The styles that views give series and points in place of their colours.
    let shapeStyles: ChartShapeStyles

    init(
        model: ChartModel, table: ChartTable? = nil, differentiatesWithoutColor: Bool = false,
        shapeStyles: ChartShapeStyles = .none
    ) {
        self.shapeStyles = shapeStyles
        let isOwn = table == nil
        self.model = model
        type = model.chartType
        kind = model.marks
        time = model.time
        numbers = time == nil ? model.numbers : nil
        let table = table ?? model.tableOfAxes(of: kind)
        self.table = table
        derived = isOwn ? model.derived : ChartDerivedValues()
        self.differentiatesWithoutColor = differentiatesWithoutColor
        if kind.showsOneSeries {
            let index = model.indexOfStockSeries
            visibleSeries = table.series.indices.contains(index) ? [index] : []
        } else {
            visibleSeries = table.series.indices.filter { !model.hiddenSeries.contains($0) }
        }
    }

    /// The visible series of which something is drawn.
    var drawnSeries: [Int] { kind.drawnSeries(of: visibleSeries) }

    var categoryCount: Int { visibleSeries.reduce(0) { max($0, table.series[$1].count) } }

    /// The value axis that a series is measured on: `.y` or `.dual`.
    func axis(ofSeries index: Int) -> ChartAxisId {
        usesSecondaryAxis && model.indexesOfSecondaryValueAxis.contains(index) ? .dual : .y
    }

    var usesSecondaryAxis: Bool {
        kind.hasSecondaryAxis && visibleSeries.contains { model.indexesOfSecondaryValueAxis.contains($0) }
    }

    /// False if all visible series are measured on the second axis.
    var usesPrimaryAxis: Bool {
        !usesSecondaryAxis || visibleSeries.contains { axis(ofSeries: $0) == .y }
    }

    func attributes(ofSeries index: Int) -> ChartSeriesAttributes? {
        let all = model.seriesAttributes
        return all.indices.contains(index) ? all[index] : nil
    }

    /// The default colour at a place among series or sectors.
    static func defaultColor(_ index: Int) -> Color { SeriesColors.color(index) }

    func color(ofSeries index: Int) -> Color {
        attributes(ofSeries: index)?.ownPalette?.colors.first ?? Self.defaultColor(index)
    }

    /// The colour of areas of a series.
    func fillColor(ofSeries index: Int) -> Color {
        attributes(ofSeries: index)?.ownPalette?.fillColor ?? color(ofSeries: index)
    }

    /// The colour that a point has of its own; nil for its series' colour.
    func ownColor(series: Int, category: Int) -> Color? { model.colorsForCategory[series]?[category] }

    func color(series: Int, category: Int) -> Color {
        ownColor(series: series, category: category) ?? color(ofSeries: series)
    }

    /// The width of a series' line in points; 2 by default, as thinner lines are hard to tell apart.
    func lineWidth(ofSeries index: Int) -> CGFloat { attributes(ofSeries: index)?.lineWidth ?? 2 }

    /// The dashes of a series where colours alone must not tell series apart, or where default colours come again.
    func dash(ofSeries index: Int) -> [CGFloat] {
        if differentiatesWithoutColor {
            let patterns: [[CGFloat]] = [[], [8, 4], [2, 3], [8, 3, 2, 3], [14, 4]]
            return patterns[index % patterns.count]
        }
        return attributes(ofSeries: index)?.ownPalette == nil
            ? SeriesColors.dash(index, width: lineWidth(ofSeries: index)) : []
    }

    /// The distance that the marker of a selected point reaches beyond its place, in points; 0 where nothing is selected.
    var selectionMargin: CGFloat { model.showsSelections ? 6 : 0 }

    func lineShape(ofSeries index: Int) -> ChartLineShape { attributes(ofSeries: index)?.lineShape ?? model.lineShape }
}
