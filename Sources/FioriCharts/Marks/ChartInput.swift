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
    /// True if a visible series is measured on the second axis of values, or the ends of that axis are given.
    let usesSecondaryAxis: Bool
    /// False if all visible series are measured on the second axis, or those of the first one have no value.
    let usesPrimaryAxis: Bool
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
        (usesPrimaryAxis, usesSecondaryAxis) = Self.usedAxes(kind, visibleSeries, table, of: model)
    }

    /// The axes of values on which something is measured. One of which all series are gaps is used if its ends are given.
    private static func usedAxes(
        _ kind: any ChartMarks, _ visibleSeries: [Int], _ table: ChartTable, of model: ChartModel
    ) -> (primary: Bool, secondary: Bool) {
        let secondary = model.indexesOfSecondaryValueAxis
        guard kind.hasSecondaryAxis, !secondary.isEmpty else { return (true, false) }
        func isUsed(_ series: [Int], _ attributes: ChartNumericAxisAttributes) -> Bool {
            !series.isEmpty
                && (attributes.hasOwnEnds || series.contains { table.values($0).contains { !$0.isNaN } })
        }
        let usesSecondary = isUsed(visibleSeries.filter { secondary.contains($0) }, model.secondaryNumericAxis)
        let usesPrimary = isUsed(visibleSeries.filter { !secondary.contains($0) }, model.numericAxis)
        return (usesPrimary || !usesSecondary, usesSecondary)
    }

    /// The visible series of which something is drawn.
    var drawnSeries: [Int] { kind.drawnSeries(of: visibleSeries) }

    var categoryCount: Int { visibleSeries.reduce(0) { max($0, table.series[$1].count) } }

    /// The value axis that a series is measured on: `.y` or `.dual`.
    func axis(ofSeries index: Int) -> ChartAxisId {
        usesSecondaryAxis && model.indexesOfSecondaryValueAxis.contains(index) ? .dual : .y
    }

    /// The value axis that a reference line lies on: that of the series where there is one alone.
    func axis(of line: ChartReferenceLine) -> ChartAxisId {
        usesSecondaryAxis && (line.isOnSecondaryAxis || !usesPrimaryAxis) ? .dual : .y
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
