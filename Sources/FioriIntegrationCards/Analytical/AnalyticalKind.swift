import FioriCharts

/// The chart that stands for a type of UI5's chart library.
///
/// | Type of the manifest | Chart | Difference |
/// |---|---|---|
/// | line, horizontal_line, radar | line | horizontal lines and radars lie on an axis of categories |
/// | timeseries_line | line | |
/// | column, timeseries_column | column | the columns of a time axis have equal distances |
/// | bar | bar | |
/// | stacked_column, stacked_bar and their timeseries | stacked column, stacked bar | |
/// | 100_stacked_column, 100_stacked_bar | the same, of shares in percent | |
/// | area, 100_area, horizontal_area | area | areas overlap instead of standing on each other |
/// | combination and its timeseries | combo | |
/// | stacked_combination and horizontal ones | combo | columns stand beside each other, upright |
/// | dual_line, dual_combination, dual_column, dual_bar | line, combo with a second axis | bars stand, none stacked |
/// | donut, pie | donut | pies have a hole |
/// | treemap | donut | sectors instead of rectangles |
/// | scatter, bubble, time_bubble | scatter, bubble | |
/// | timeseries_scatter, timeseries_bubble | points on a time axis | circles have one size |
/// | waterfall, horizontal_waterfall and its timeseries | waterfall | columns stand |
/// | bullet, vertical_bullet and its timeseries | combo of columns and target marks | columns stand |
/// | heatmap, tag clouds, maps, networks and unknown types | none | a notice with the name |
nonisolated struct AnalyticalKind: Equatable {
    /// The form into which rows are brought.
    enum Form: Equatable {
        /// A series per measure and member of the colour dimension over categories.
        case series
        /// The same with each category's values as shares in percent of their sum.
        case shares
        /// A series with a sector per row.
        case sectors
        /// Two or three measures per point.
        case points
        /// A series of changes.
        case steps
        /// Values with targets.
        case targets
    }

    var chart: ChartType
    var form = Form.series
    /// True if the categories are times.
    var hasTimeAxis = false
    /// True if the measures of the second value axis have an axis of their own.
    var isDual = false
    /// True if columns and lines are mixed: the first measure is columns, the others lines.
    var isCombination = false
    /// True if lines show their points only.
    var showsPointsOnly = false

    /// The chart for a type; nil when none can stand for it.
    init?(type: String) {
        var name = type.lowercased()
        if name.hasPrefix("info/") { name.removeFirst(5) }
        if name.hasPrefix("viz/") { name.removeFirst(4) }
        var isTime = false
        for prefix in ["timeseries_", "time_"] where name.hasPrefix(prefix) {
            isTime = true
            name.removeFirst(prefix.count)
        }
        var isDual = false
        var isShare = false
        // Prefixes occur in either order, as in "100_dual_stacked_bar" and "dual_timeseries_combination".
        var hasPrefix = true
        while hasPrefix {
            hasPrefix = false
            if name.hasPrefix("100_") {
                isShare = true
                hasPrefix = true
                name.removeFirst(4)
            }
            if name.hasPrefix("dual_") {
                isDual = true
                hasPrefix = true
                name.removeFirst(5)
            }
            if name.hasPrefix("timeseries_") {
                isTime = true
                hasPrefix = true
                name.removeFirst(11)
            }
        }
        guard let kind = Self.kind(named: name, isDual: isDual, isTime: isTime) else { return nil }
        self = kind
        self.isDual = isDual && [.line, .combo, .area].contains(kind.chart)
        hasTimeAxis = isTime
        if isShare, kind.form == .series { form = .shares }
    }

    private init(_ chart: ChartType, _ form: Form = .series, isCombination: Bool = false) {
        self.chart = chart
        self.form = form
        self.isCombination = isCombination
    }

    private static func kind(named name: String, isDual: Bool, isTime: Bool) -> AnalyticalKind? {
        switch name {
        case "line", "lines", "horizontal_line", "radar": return AnalyticalKind(.line)
        case "area", "horizontal_area": return AnalyticalKind(.area)
        // No lying or stacked columns have a second axis.
        case _ where isDual && ["column", "bar", "stacked_column", "stacked_bar"].contains(name):
            return AnalyticalKind(.combo)
        case "column": return AnalyticalKind(.column)
        case "bar": return AnalyticalKind(.bar)
        case "stacked_column": return AnalyticalKind(.stackedColumn)
        case "stacked_bar": return AnalyticalKind(.stackedBar)
        case "combination", "stacked_combination", "horizontal_combination", "horizontal_stacked_combination":
            return AnalyticalKind(.combo, isCombination: true)
        case "donut", "pie", "treemap": return AnalyticalKind(.donut, .sectors)
        case "scatter", "bubble":
            guard isTime else { return AnalyticalKind(name == "bubble" ? .bubble : .scatter, .points) }
            var kind = AnalyticalKind(.line)
            kind.showsPointsOnly = true
            return kind
        case "waterfall", "horizontal_waterfall": return AnalyticalKind(.waterfall, .steps)
        case "bullet", "vertical_bullet": return AnalyticalKind(.combo, .targets)
        default: return nil
        }
    }
}
