/// The data of a chart, as assistive technology explores them: read on demand, as a chart may have many points.
package struct SemanticsChart: Equatable, Sendable {
    /// An axis: its numbers with the places of its grid lines, or its categories in order.
    package enum Axis: Equatable, Sendable {
        case numbers(title: String, range: ClosedRange<Double>, gridlines: [Double])
        case categories(title: String, [String])
    }

    /// The place of a point along the first axis.
    package enum Place: Equatable, Sendable {
        case number(Double)
        case category(String)
    }

    package struct Point: Equatable, Sendable {
        package var x: Place
        /// nil for a gap.
        package var y: Double?
        /// The values on further axes.
        package var others: [Double]
        /// The name and the values of the point in words.
        package var label: String?

        package init(x: Place, y: Double?, others: [Double] = [], label: String? = nil) {
            self.x = x
            self.y = y
            self.others = others
            self.label = label
        }
    }

    package struct Series: Equatable, Sendable {
        package var name: String
        /// True for lines, whose values between the points mean something.
        package var isContinuous: Bool
        package var points: [Point]

        package init(name: String, isContinuous: Bool, points: [Point]) {
            self.name = name
            self.isContinuous = isContinuous
            self.points = points
        }
    }

    package var title: String?
    package var summary: String?
    package var x: Axis
    package var y: Axis?
    package var others: [Axis]
    package var series: [Series]

    package init(
        title: String?, summary: String?, x: Axis, y: Axis?, others: [Axis] = [], series: [Series]
    ) {
        self.title = title
        self.summary = summary
        self.x = x
        self.y = y
        self.others = others
        self.series = series
    }
}
