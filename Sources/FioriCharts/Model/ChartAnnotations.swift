import SwiftUI

/// The place of a chart's legend.
nonisolated public enum ChartLegendPosition: String, CaseIterable, Codable, Sendable {
    case top, bottom, leading, trailing
}

/// A line at a value, such as a target or an average.
nonisolated public struct ChartReferenceLine: Equatable, Sendable {
    public var value: Double
    /// nil or empty writes none.
    public var label: String?
    public var color: Color
    /// True if the value is one of the second axis.
    public var isOnSecondaryAxis: Bool

    public init(
        value: Double, label: String? = nil, color: Color = .preferredColor(.secondaryLabel),
        isOnSecondaryAxis: Bool = false
    ) {
        self.value = value
        self.label = label
        self.color = color
        self.isOnSecondaryAxis = isOnSecondaryAxis
    }
}

/// A range of values with a colour of its own, behind the marks.
nonisolated public struct ChartReferenceBand: Equatable, Sendable {
    public var range: ClosedRange<Double>
    public var color: Color

    public init(range: ClosedRange<Double>, color: Color = .preferredColor(.secondaryFill)) {
        self.range = range
        self.color = color
    }
}
