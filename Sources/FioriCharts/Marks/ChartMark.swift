import SwiftUI

/// A path to draw: all that has one look is in one path.
nonisolated struct ChartMark {
    var path: Path
    var fill: Color?
    var stroke: Color?
    /// The style in place of the colour of fill or stroke; nil for none.
    var style: AnyShapeStyle?
    var lineWidth: CGFloat = 1
    var dash: [CGFloat] = []
    /// The areas that lie over this one, where it is not painted: those of one path have one direction where they overlap, so
    /// that none is taken out of another.
    var covers: [Path] = []
    /// False if no two parts of the areas over this one overlap.
    var coversMayOverlap = true

    /// A filled path.
    static func fill(_ path: Path, _ color: Color, style: AnyShapeStyle? = nil) -> ChartMark {
        ChartMark(path: path, fill: color, style: style)
    }

    /// A stroked path with round joins.
    static func stroke(
        _ path: Path, _ color: Color, width: CGFloat, dash: [CGFloat] = [], style: AnyShapeStyle? = nil
    ) -> ChartMark {
        ChartMark(path: path, stroke: color, style: style, lineWidth: width, dash: dash)
    }

    /// The area that is painted, without the gaps of dashes.
    var area: Path { stroke == nil ? path : path.strokedPath(StrokeStyle(lineWidth: lineWidth)) }
}

/// The arrangement of a chart's axes.
nonisolated enum ChartCoordinates {
    /// Categories across, values up. Points sit in the middle of bands, or at the ends of the axis.
    case categoriesAcross(isBanded: Bool)
    /// Categories down, values across.
    case categoriesDown
    /// Values across and up.
    case numeric
    /// No axes.
    case free
}

/// A kind of chart: from data and scales to paths and frames.
///
/// A kind is a value without state in a file of its own, and a line in ``ChartKinds``.
nonisolated protocol ChartMarks: Sendable {
    var coordinates: ChartCoordinates { get }

    /// The values that an axis has to span.
    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange

    /// The distance that marks reach beyond the places of their values, in points: half of lines' widths, radii of points.
    func margin(of input: ChartInput) -> CGFloat

    /// The paths to draw, back to front.
    func marks(in plot: ChartPlot) -> [ChartMark]

    /// The frame of a point's mark, for touches, labels and accessibility; nil for gaps.
    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect?

    /// The outline of a point's mark, to emphasise it; nil where it is the frame, or a dot for small frames.
    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path?

    // MARK: Answers with a default

    /// The entries of the legend.
    var legendEntries: ChartLegendEntries { get }

    /// The colour of a series in the legend.
    func legendColor(ofSeries series: Int, of input: ChartInput) -> Color

    /// True for kinds that show the series at `indexOfStockSeries` alone, over time.
    var showsOneSeries: Bool { get }

    /// True for kinds that draw one series and leave out the others.
    var drawsOneSeries: Bool { get }

    /// The series of which something is drawn.
    /// - Parameter visible: The series that are not hidden.
    func drawnSeries(of visible: [Int]) -> [Int]

    /// True if a table has a value of which the kind draws a mark. Hidden series count, as they can be shown again, but for
    /// kinds that draw the first of the others alone.
    func hasValues(in table: ChartTable, of model: ChartModel) -> Bool

    /// The number of values that kinds of one mark draw of their first series; nil for all.
    var mostValues: Int? { get }

    /// True if areas under lines have the styles of their series.
    var drawsAreas: Bool { get }

    /// True if series may be measured on the secondary value axis.
    var hasSecondaryAxis: Bool { get }

    /// True for charts of cells, which have neither labels nor grid lines.
    var isMicro: Bool { get }

    /// True if category labels may stand at the baseline within the plot, on the side without marks.
    var keepsSideOfBaselineFree: Bool { get }

    /// The value of a point that has none in the data but is computed from others; nil where there is none.
    func computedValue(series: Int, category: Int, of model: ChartModel) -> Double?

    /// The texts of a chart without axes.
    func valueTexts(of input: ChartInput, locale: Locale) -> ChartValueTexts

    /// The parts of the sentence that describes the values; nil for their range and their extremes.
    func summary(of input: ChartInput, locale: Locale) -> [String]?

    /// The values of a point with their names, such as x, y and size.
    func values(ofPoint point: ChartPointIndex, in model: ChartModel, locale: Locale) -> [ChartPointValue]

    /// The dimension of a point that is its value in labels and in speech.
    func valueDimension(series: Int, of table: ChartTable) -> Int

    /// True for kinds that read a total and a part of it.
    var showsPartOfTotal: Bool { get }

    /// True if the values between the points of a series mean something, as on lines.
    func isContinuous(_ series: Int, of input: ChartInput) -> Bool

    /// True for kinds that draw all values of a series as one mark.
    var isSingleMark: Bool { get }

    /// The point for which a chart of a single mark stands; nil without one.
    func pointOfSingleMark(of input: ChartInput) -> ChartPointIndex?

    /// The colour of a point's mark.
    func color(series: Int, category: Int, in plot: ChartPlot) -> Color

    /// True if a point's mark has room for a data label in its middle; nil for kinds whose labels stand beside the marks.
    func holdsLabel(of size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> Bool?

    /// The middle of a label in a mark that has room for it; nil for that of the mark.
    func placeOfLabel(_ size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> CGPoint?

    /// The part of the plot between the lower and the upper edge of a point's layer; nil for kinds without layers.
    func layer(series: Int, category: Int, in plot: ChartPlot) -> (upper: CGFloat, lower: CGFloat)?

    /// True if the axis of values has shares of 1, which its labels write as percentages.
    var showsShares: Bool { get }

    /// The part of 1 that a point has of its stack or ring; nil for marks that are no part of a whole.
    func share(series: Int, category: Int, of input: ChartInput) -> Double?

    /// The sum of a category's stack; nil where nothing is stacked.
    func total(category: Int, of input: ChartInput) -> Double?

    /// The angle of a point's sector around the middle of a ring, in radians clockwise from the top; nil for kinds without
    /// sectors.
    func angle(series: Int, category: Int, of input: ChartInput) -> Double?

    /// True if sums of the values are larger than numbers can be, so that their marks are not where they belong.
    func overflows(_ input: ChartInput) -> Bool

    /// True if marks reach into a rectangle, so that a label there would cover them. Charts of two numbers and charts
    /// without axes are not asked.
    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool

    /// True if lines over the bars of a chart reach into a rectangle.
    func linesReach(into rect: CGRect, in plot: ChartPlot) -> Bool

    /// The point at a place of a chart without axes.
    func point(at location: CGPoint, in plot: ChartPlot) -> ChartPointIndex?
}

/// The entries of a chart's legend.
nonisolated enum ChartLegendEntries {
    /// The chart says everything by itself.
    case none
    /// The series, which a tap switches off and on.
    /// - Parameter hasPointShapes: True if the points of series differ by shape where colours alone must not tell.
    case series(hasPointShapes: Bool = false)
    /// The categories of a single series; the series where there are several.
    case categories
}

nonisolated extension ChartMarks {
    func margin(of input: ChartInput) -> CGFloat { 0 }

    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path? { nil }

    func layer(series: Int, category: Int, in plot: ChartPlot) -> (upper: CGFloat, lower: CGFloat)? { nil }

    var legendEntries: ChartLegendEntries { .series() }

    func legendColor(ofSeries series: Int, of input: ChartInput) -> Color { input.color(ofSeries: series) }

    var showsOneSeries: Bool { false }

    var drawsOneSeries: Bool { showsOneSeries }

    func drawnSeries(of visible: [Int]) -> [Int] { drawsOneSeries ? Array(visible.prefix(1)) : visible }

    func hasValues(in table: ChartTable, of model: ChartModel) -> Bool {
        guard drawsOneSeries, !showsPartOfTotal else { return table.hasValues }
        let input = ChartInput(model: model, table: table)
        return input.drawnSeries.first.map { table.hasValues(ofSeries: $0) } ?? table.hasValues
    }

    var mostValues: Int? { nil }

    var drawsAreas: Bool { false }

    var hasSecondaryAxis: Bool { false }

    var isMicro: Bool { false }

    var keepsSideOfBaselineFree: Bool { false }

    func computedValue(series: Int, category: Int, of model: ChartModel) -> Double? { nil }

    func valueTexts(of input: ChartInput, locale: Locale) -> ChartValueTexts { .none }

    func summary(of input: ChartInput, locale: Locale) -> [String]? { nil }

    func valueDimension(series: Int, of table: ChartTable) -> Int { 0 }

    var showsPartOfTotal: Bool { false }

    var isSingleMark: Bool { false }

    func isContinuous(_ series: Int, of input: ChartInput) -> Bool { false }

    func pointOfSingleMark(of input: ChartInput) -> ChartPointIndex? {
        input.drawnSeries.first.map { ChartPointIndex(series: $0, category: 0) }
    }

    func color(series: Int, category: Int, in plot: ChartPlot) -> Color {
        plot.input.color(series: series, category: category)
    }

    func holdsLabel(of size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> Bool? { nil }

    func placeOfLabel(_ size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> CGPoint? { nil }

    var showsShares: Bool { false }

    func share(series: Int, category: Int, of input: ChartInput) -> Double? { nil }

    func total(category: Int, of input: ChartInput) -> Double? { nil }

    func angle(series: Int, category: Int, of input: ChartInput) -> Double? { nil }

    func overflows(_ input: ChartInput) -> Bool { false }

    func reach(into rect: CGRect, in plot: ChartPlot) -> Bool {
        plot.input.visibleSeries.contains { series in
            plot.categories(around: rect).contains { category in
                frame(series: series, category: category, in: plot)?.intersects(rect) ?? false
            }
        }
    }

    func linesReach(into rect: CGRect, in plot: ChartPlot) -> Bool { false }

    /// The first point of the first series, wherever the place is: small charts of one mark.
    func point(at location: CGPoint, in plot: ChartPlot) -> ChartPointIndex? { pointOfSingleMark(of: plot.input) }

    /// The extremes of the first values of the series on an axis.
    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange {
        var range = ValueRange.empty
        for series in input.visibleSeries where input.axis(ofSeries: series) == axis {
            range.formUnion(ValueRange(input.table.values(series)))
        }
        return range
    }
}
