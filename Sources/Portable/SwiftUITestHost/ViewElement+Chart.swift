import SwiftUI

extension ViewElement {
    /// The data of a chart, as assistive technology explores them: titles, axes and series.
    public struct Chart: Equatable, Sendable {
        /// An axis: its numbers with the places of its grid lines, or its categories in order.
        public enum Axis: Equatable, Sendable {
            case numbers(title: String, range: ClosedRange<Double>, gridlines: [Double])
            case categories(title: String, [String])
        }

        public struct Point: Equatable, Sendable {
            /// The place on a first axis of numbers; nil on one of categories.
            public let x: Double?
            /// The place on a first axis of categories; nil on one of numbers.
            public let category: String?
            /// nil for a gap.
            public let y: Double?
            /// The values on further axes.
            public let others: [Double]
            /// The name and the values of the point in words.
            public let label: String?
        }

        public struct Series: Equatable, Sendable {
            public let name: String
            /// True for lines, whose values between the points mean something.
            public let isContinuous: Bool
            public let points: [Point]
        }

        public let title: String?
        public let summary: String?
        public let x: Axis
        public let y: Axis?
        /// Further axes, such as that of sizes.
        public let others: [Axis]
        public let series: [Series]
    }

    /// The data of the chart that the element is, made when they are read; nil for all other elements.
    @MainActor public var chart: Chart? { details.chart.map { Chart($0()) } }
}

extension ViewElement.Chart {
    fileprivate init(_ chart: SemanticsChart) {
        title = chart.title
        summary = chart.summary
        x = Axis(chart.x)
        y = chart.y.map { Axis($0) }
        others = chart.others.map { Axis($0) }
        series = chart.series.map { series in
            Series(name: series.name, isContinuous: series.isContinuous, points: series.points.map { Point($0) })
        }
    }
}

extension ViewElement.Chart.Axis {
    fileprivate init(_ axis: SemanticsChart.Axis) {
        self =
            switch axis {
            case .numbers(let title, let range, let gridlines):
                .numbers(title: title, range: range, gridlines: gridlines)
            case .categories(let title, let names): .categories(title: title, names)
            }
    }
}

extension ViewElement.Chart.Point {
    fileprivate init(_ point: SemanticsChart.Point) {
        switch point.x {
        case .number(let number):
            x = number
            category = nil
        case .category(let name):
            x = nil
            category = name
        }
        y = point.y
        others = point.others
        label = point.label
    }
}
