/// The kinds of charts.
nonisolated public enum ChartType: String, CaseIterable, Codable, Sendable {
    case line
    case column
    /// Columns and lines over the same categories.
    case combo
    /// Columns that lie: categories run down.
    case bar
    case stackedColumn
    /// Columns that continue where the one before ends.
    case waterfall
    case area
    /// Points at x and y.
    case scatter
    /// Circles at x and y whose area is proportional to a third value.
    case bubble
    case micro_area
    /// A bar of an actual value against a target. The first series is [actual, target, forecast], of which the last may be
    /// left out, the second one the thresholds.
    case micro_bullet
    case micro_column
    /// A circle filled by the part of a total. A series is [total, part]; labels of both stand beside the circle.
    case micro_harvey_ball
    /// A ring filled by the part of a total, with its percentage in the middle. A series is [total, part].
    case micro_radial
    /// A line over time.
    case stock
    /// Sectors of a ring.
    case donut
    case stackedBar
    /// A bar of several values in a row against a target. A series is the target, then the values.
    case micro_stacked_bullet
}

/// The axes of a chart.
nonisolated public enum ChartAxisId: Int, CaseIterable, Codable, Sendable {
    /// The horizontal axis of values of scatter and bubble charts.
    case x
    /// The axis of values.
    case y
    /// The axis of circles' sizes.
    case radius
    /// The second axis of values.
    case dual
    /// The axis of categories.
    case category
}

/// The points that a touch selects.
nonisolated public enum ChartSelectionMode: String, CaseIterable, Codable, Sendable {
    /// A contiguous range in one series.
    case single
    /// A category in every series.
    case all
    /// Any combination of points.
    case multiple
}

/// The place of the category labels.
nonisolated public enum XAxisLabelsPosition: String, CaseIterable, Codable, Sendable {
    /// Next to the baseline, on the side without columns.
    case dynamic
    /// Below the plot.
    case fixedBottom
}

/// The rule by which category labels are shown, where an app sets one. Without one, labels that do not all have room are
/// thinned (``ChartCategoryAxisAttributes/labelLayoutStyle``).
nonisolated public enum ChartCategoryAxisLabelLayoutStyle: String, CaseIterable, Codable, Sendable {
    /// All labels, each centred under its point, or none when they would overlap; labels may be truncated.
    case allOrNothing
    /// The first and the last label, aligned to the edges.
    case range
}

/// The text for a value on an axis; nil leaves it to the axis's formatters.
public typealias NumericAxisLabelFormatHandler = (Double, ChartAxisId) -> String?
