import Combine
import SwiftUI

/// The look of the axis of categories, which may be an axis of numbers or times as well.
///
/// Of the properties of numbers, scatter and bubble charts take the ends, the kind of steps and the format for x; without a
/// format of its own, x has that of the values. Lines and areas over numbers (``isNumericAxis``) take the ends and the format.
nonisolated public class ChartCategoryAxisAttributes: ChartNumericAxisAttributes {
    /// The rule by which labels are shown. Until it is set, here or by the initialiser, labels that do not all have room are
    /// thinned: every second one is shown, every third and so on, with the first and the last where that is possible.
    public var labelLayoutStyle: ChartCategoryAxisLabelLayoutStyle {
        willSet { objectWillChange.send() }
        didSet { thinsLabels = false }
    }
    /// True if the titles of categories are ascending dates in ISO 8601 (`2024`, `2024-Q1`, `2024-03`, `2024-03-01`,
    /// `2024-03-01 09:30:00`, `2024-03-01T09:30:00+02:00`) and lines, areas and columns are placed by time, with labels at
    /// round times. Stock charts always are. In scatter and bubble charts, x is seconds since 1970-01-01 00:00 in
    /// Greenwich then. Titles of which one is no date, or before the one that precedes it, are ordinary categories. The titles
    /// of the first series place the points of all; stock charts have those of the series that they show.
    public var isTimeAxis: Bool { willSet { objectWillChange.send() } }
    /// The zone whose clocks show the times of a time axis, and in which times without an offset are meant; nil shows each
    /// time as it is written. Places follow the time that passes, also where clocks are put forward or back.
    public var timeZone: TimeZone? { willSet { objectWillChange.send() } }
    /// True if the titles of categories are ascending numbers with a decimal point (`0.5`, `1e3`) and lines and areas place
    /// them by their values, with labels at round numbers. Titles of which one is no number, or less than the one that
    /// precedes it, are ordinary categories. The titles of the first series place the points of all.
    public var isNumericAxis: Bool { willSet { objectWillChange.send() } }
    /// True while no style is set, so that labels are thinned where all of them have no room.
    package private(set) var thinsLabels: Bool

    /// Creates the look of an axis of categories; its grid lines are hidden by default.
    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes? = nil,
        gridlines: ChartGridlineAttributes? = nil, labels: ChartLabelAttributes? = nil,
        titleLabel: ChartLabelAttributes? = nil, title: String? = nil, isZeroBased: Bool? = nil,
        allowLooseLabels: Bool? = nil, fudgeAxisRange: Bool? = nil, adjustToNiceValues: Bool? = nil,
        abbreviatesLabels: Bool? = nil, isMagnitudedDisplayed: Bool? = nil, explicitMin: Double? = nil,
        explicitMax: Double? = nil, formatter: NumberFormatter? = nil, abbreviatedFormatter: NumberFormatter? = nil,
        labelLayoutStyle: ChartCategoryAxisLabelLayoutStyle? = nil, isTimeAxis: Bool? = nil,
        isLogarithmic: Bool? = nil, isNumericAxis: Bool? = nil, timeZone: TimeZone? = nil
    ) {
        self.labelLayoutStyle = labelLayoutStyle ?? .allOrNothing
        thinsLabels = labelLayoutStyle == nil
        self.isTimeAxis = isTimeAxis ?? false
        self.isNumericAxis = isNumericAxis ?? false
        self.timeZone = timeZone
        super.init(
            axisId: axisId, baseline: baseline, gridlines: gridlines ?? ChartGridlineAttributes(isHidden: true),
            labels: labels, titleLabel: titleLabel, title: title, isZeroBased: isZeroBased,
            allowLooseLabels: allowLooseLabels, fudgeAxisRange: fudgeAxisRange,
            adjustToNiceValues: adjustToNiceValues, abbreviatesLabels: abbreviatesLabels,
            isMagnitudedDisplayed: isMagnitudedDisplayed, explicitMin: explicitMin, explicitMax: explicitMax,
            formatter: formatter, abbreviatedFormatter: abbreviatedFormatter, isLogarithmic: isLogarithmic)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartCategoryAxisAttributes()
        copy.takeLook(of: self)
        return copy
    }

    override func takeLook(of other: ChartAxisAttributes) {
        super.takeLook(of: other)
        guard let other = other as? ChartCategoryAxisAttributes else { return }
        labelLayoutStyle = other.labelLayoutStyle
        isTimeAxis = other.isTimeAxis
        timeZone = other.timeZone
        isNumericAxis = other.isNumericAxis
        // Setting the style ends thinning.
        thinsLabels = other.thinsLabels
    }

    override func hasLook(of other: ChartAxisAttributes) -> Bool {
        guard let other = other as? ChartCategoryAxisAttributes else { return false }
        return super.hasLook(of: other) && labelLayoutStyle == other.labelLayoutStyle
            && isTimeAxis == other.isTimeAxis && timeZone == other.timeZone && isNumericAxis == other.isNumericAxis
            && thinsLabels == other.thinsLabels
    }
}
