/// A small chart within a list item or a header.
public struct ResolvedMicrochart: Sendable, Hashable {
    /// The chart.
    public var kind: Kind
    /// The size; nil leaves it to the place of the chart.
    public var size: String?
    /// The text beside the chart; empty when there is none.
    public var displayValue = ""
    /// True if the chart is shown.
    public var isVisible = true

    /// The kinds of charts.
    public enum Kind: Sendable, Hashable {
        case bullet(Bullet)
        case stackedBar(StackedBar)
        case column(Columns)
        case line(Lines)
        case harveyBall(HarveyBall)
        case radial(Radial)
    }

    /// A value against a target and thresholds.
    public struct Bullet: Sendable, Hashable {
        /// The value; nil when it is no number.
        public var value: Double?
        /// The least value of the scale; nil for 0.
        public var minValue: Double?
        /// The greatest value of the scale; nil for the greatest of the chart.
        public var maxValue: Double?
        /// The target; nil has no marker.
        public var target: Double?
        /// The unit behind numbers; empty when there is none.
        public var scale = ""
        /// The colour.
        public var color: ChartColor = .value(.neutral)
        /// The thresholds.
        public var thresholds: [Threshold] = []

        /// A value at which something changes.
        public struct Threshold: Sendable, Hashable {
            /// The value.
            public var value: Double
            /// The colour.
            public var color: ChartColor
        }
    }

    /// Parts of a whole.
    public struct StackedBar: Sendable, Hashable {
        /// The parts from the leading edge.
        public var bars: [Bar]
        /// The value of the full width; nil for the sum of the parts.
        public var maxValue: Double?
        /// True if parts of zero show their text. True by default.
        public var showsZero = true

        /// A part.
        public struct Bar: Sendable, Hashable {
            /// The value.
            public var value: Double
            /// The text; empty shows the value.
            public var displayValue = ""
            /// The title in the legend; empty when there is none.
            public var legendTitle = ""
            /// The colour; nil is the next of the chart palette.
            public var color: ChartColor?
        }
    }

    /// Values beside each other.
    public struct Columns: Sendable, Hashable {
        /// The columns from the leading edge.
        public var columns: [Column]
        /// True if columns have labels.
        public var showsColumnLabels = false
        /// The texts at the corners.
        public var corners = CornerLabels()

        /// A column.
        public struct Column: Sendable, Hashable {
            /// The value.
            public var value: Double
            /// The colour.
            public var color: ChartColor = .value(.neutral)
            /// The label; empty when there is none.
            public var label = ""
            /// The text of the value; empty shows the value.
            public var displayValue = ""
        }
    }

    /// Courses of values.
    public struct Lines: Sendable, Hashable {
        /// The lines.
        public var lines: [Line]
        /// The bounds of the area; nil follow the points.
        public var minX: Double?
        /// The greatest horizontal value.
        public var maxX: Double?
        /// The least vertical value.
        public var minY: Double?
        /// The greatest vertical value.
        public var maxY: Double?
        /// The value at which a line crosses the area; nil has none.
        public var threshold: Double?
        /// The texts at the corners.
        public var corners = CornerLabels()

        /// A line.
        public struct Line: Sendable, Hashable {
            /// The points in order.
            public var points: [Point]
            /// The colour.
            public var color: ChartColor = .value(.neutral)
            /// True if points are marked.
            public var showsPoints = false
            /// The stroke.
            public var stroke: Stroke = .solid

            /// The strokes.
            public enum Stroke: String, Sendable, Hashable, CaseIterable {
                case solid = "Solid"
                case dashed = "Dashed"
                case dotted = "Dotted"
            }
        }

        /// A point.
        public struct Point: Sendable, Hashable {
            /// The horizontal value.
            public var x: Double
            /// The vertical value.
            public var y: Double
        }
    }

    /// A share of a total as a filled circle.
    public struct HarveyBall: Sendable, Hashable {
        /// The total.
        public var total: Double
        /// The unit of the total.
        public var totalScale = ""
        /// The share.
        public var fraction: Double
        /// The unit of the share.
        public var fractionScale = ""
        /// The text of the share; empty shows the value.
        public var fractionLabel = ""
        /// The colour.
        public var color: ChartColor = .value(.neutral)
        /// True if the total is shown. True by default.
        public var showsTotal = true
    }

    /// A share as an arc.
    public struct Radial: Sendable, Hashable {
        /// The share in percent.
        public var percentage: Double
        /// The total; nil when only the share is known.
        public var total: Double?
        /// The part of the total.
        public var fraction: Double?
        /// True if the percent sign is shown. True by default.
        public var showsPercentageSymbol = true
        /// The colour.
        public var color: ChartColor = .value(.neutral)
    }

    /// The texts at the corners of a chart; empty where there are none.
    public struct CornerLabels: Sendable, Hashable {
        /// The text above the leading edge.
        public var leftTop = ""
        /// The text above the trailing edge.
        public var rightTop = ""
        /// The text below the leading edge.
        public var leftBottom = ""
        /// The text below the trailing edge.
        public var rightBottom = ""
    }

    /// The colour of a part: a meaning, or CSS.
    public enum ChartColor: Sendable, Hashable {
        /// A colour by its meaning.
        case value(ValueColor)
        /// A colour in CSS, such as "#1c74d1", or the name of a theme parameter.
        case css(String)
    }

    /// A title of the legend with its colour.
    public struct LegendEntry: Sendable, Hashable {
        /// The title.
        public var title: String
        /// The place of the part among the parts of its chart, by which the palette gives a colour.
        public var index: Int
        /// The colour; nil is that of the palette.
        public var color: ChartColor?
    }
}
