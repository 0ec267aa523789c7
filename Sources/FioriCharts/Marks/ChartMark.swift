import SwiftUI

/// A path to draw: all that has one look is in one path.
nonisolated struct ChartMark {
    var path: Path
    var fill: Color?
    var stroke: Color?
    var lineWidth: CGFloat = 1
    var dash: [CGFloat] = []

    /// A filled path.
    static func fill(_ path: Path, _ color: Color) -> ChartMark { ChartMark(path: path, fill: color) }

    /// A stroked path with round joins.
    static func stroke(_ path: Path, _ color: Color, width: CGFloat, dash: [CGFloat] = []) -> ChartMark {
        ChartMark(path: path, stroke: color, lineWidth: width, dash: dash)
    }
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
}

nonisolated extension ChartMarks {
    func margin(of input: ChartInput) -> CGFloat { 0 }

    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path? { nil }

    /// The extremes of the first values of the series on an axis.
    func valueRange(of input: ChartInput, axis: ChartAxisId) -> ValueRange {
        var range = ValueRange.empty
        for series in input.visibleSeries where input.axis(ofSeries: series) == axis {
            range.formUnion(ValueRange(input.table.values(series)))
        }
        return range
    }
}
