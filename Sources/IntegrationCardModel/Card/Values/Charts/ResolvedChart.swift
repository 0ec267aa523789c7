/// The content of an analytical card: a chart.
public struct ResolvedChart: Sendable, Hashable {
    /// The type in the spelling of the chart library, such as "line", "stacked_column" or "donut".
    public var type: String
    /// The measures with their names.
    public var measures: [Measure]
    /// The dimensions with their names.
    public var dimensions: [Dimension]
    /// The roles of measures and dimensions.
    public var feeds: [Feed]
    /// The rows of data.
    public var rows: [Row]
    /// All properties of the chart, the deprecated ones merged in and all bindings evaluated.
    public var properties: JSONValue = .object([:])
    /// The title; nil when there is none or it is hidden.
    public var title: Title?
    /// The legend; nil when it is hidden.
    public var legend: Legend? = Legend()
    /// True if points show their values.
    public var showsDataLabels = false
    /// True if parts of a donut and of stacks show their shares in the place of their values.
    public var dataLabelsAreShares = false
    /// True if the middle of a donut shows the total, and labelled stacks have theirs at their end.
    public var showsTotal = false
    /// True if the axes have titles and texts.
    public var axes = Axes()
    /// The lines across the chart.
    public var referenceLines: [ReferenceLine] = []
    /// The colours of points by rule.
    public var colorRules: [ColorRule] = []
    /// The least height as CSS length. "14rem" by default.
    public var minHeight = "14rem"
    /// The action of a tap.
    public var action: ResolvedAction?
    /// True if only the chart and not all of the content can be tapped.
    public var actionsOnChartOnly = false
    /// The items of the popover of a point; nil when there is no popover.
    public var popover: [ResolvedStripItem]?
    /// True if points show tooltips.
    public var showsTooltips = false

    /// A series of numbers.
    public struct Measure: Sendable, Hashable {
        /// The name.
        public var name: String
    }

    /// A category.
    public struct Dimension: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The kind of its values: "string", "number" or "date"; nil when the manifest does not tell.
        public var dataType: String?
    }

    /// The measures or dimensions of a role, such as "valueAxis", "categoryAxis", "color" or "size".
    public struct Feed: Sendable, Hashable {
        /// The role.
        public var role: String
        /// True if these are measures; else they are dimensions.
        public var isMeasure: Bool
        /// The names.
        public var names: [String]
    }

    /// The values of one element of the data.
    public struct Row: Sendable, Hashable, Identifiable {
        /// The index or name of the element within its data.
        public var id: String
        /// The values of the measures; nil where the data has no number.
        public var measures: [Double?]
        /// The values of the dimensions.
        public var dimensions: [JSONValue]
        /// The texts of the dimensions: `displayValue`, else the value as text.
        public var labels: [String]
    }

    /// A title above the chart.
    public struct Title: Sendable, Hashable {
        /// The text.
        public var text: String
        /// The horizontal place: "left", "center" or "right".
        public var alignment = "center"
    }

    /// The legend's place.
    public struct Legend: Sendable, Hashable {
        /// The side: "top", "bottom", "left" or "right".
        public var position = "right"
        /// The place along the side: "topLeft" or "center".
        public var alignment = "topLeft"
    }

    /// The parts of axes that are shown.
    public struct Axes: Sendable, Hashable {
        /// True if the category axis has a title.
        public var showsCategoryTitle = true
        /// True if the value axis has a title.
        public var showsValueTitle = true
        /// True if the time axis has a title.
        public var showsTimeTitle = true
        /// True if the category axis has texts.
        public var showsCategoryTexts = true
        /// True if the value axis has texts.
        public var showsValueTexts = true
    }

    /// A line across the chart at a value.
    public struct ReferenceLine: Sendable, Hashable {
        /// The value on the value axis.
        public var value: Double
        /// The text; empty when there is none or it is hidden.
        public var label = ""
        /// The colour: CSS, or the name of a theme parameter; nil for the usual one.
        public var color: String?
        /// The colour behind the text.
        public var labelBackground: String?
    }

    /// A colour for the points whose values lie within bounds.
    public struct ColorRule: Sendable, Hashable {
        /// The bounds of measures and the values of dimensions that a point must meet, by name.
        public var conditions: [Condition]
        /// The colour: CSS, or the name of a theme parameter.
        public var color: String?
        /// The name in the legend.
        public var displayName: String?
        /// True if the rule applies to all points that match no other rule.
        public var isForOthers = false

        /// A condition on a measure or dimension.
        public struct Condition: Sendable, Hashable {
            /// The name of the measure or dimension.
            public var name: String
            /// The least value; nil for any.
            public var minimum: Double?
            /// The greatest value; nil for any.
            public var maximum: Double?
            /// The value that must be met; nil when bounds are given.
            public var equals: JSONValue?
        }
    }
}
