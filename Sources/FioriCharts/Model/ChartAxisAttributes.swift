import Combine
import SwiftUI

/// The look of an axis.
nonisolated public class ChartAxisAttributes: ObservableObject, Identifiable, NSCopying, Equatable {
    public let id = UUID()
    public let objectWillChange = ObservableObjectPublisher()
    public var axisId: ChartAxisId? { willSet { objectWillChange.send() } }
    public var baseline: ChartBaselineAttributes { willSet { objectWillChange.send() } }
    public var gridlines: ChartGridlineAttributes { willSet { objectWillChange.send() } }
    public var labels: ChartLabelAttributes { willSet { objectWillChange.send() } }
    public var titleLabel: ChartLabelAttributes { willSet { objectWillChange.send() } }
    /// nil or empty shows none.
    public var title: String? { willSet { objectWillChange.send() } }

    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes = ChartBaselineAttributes(),
        gridlines: ChartGridlineAttributes = ChartGridlineAttributes(),
        labels: ChartLabelAttributes = ChartLabelAttributes(),
        titleLabel: ChartLabelAttributes = ChartLabelAttributes(), title: String? = nil
    ) {
        self.axisId = axisId
        self.baseline = baseline
        self.gridlines = gridlines
        self.labels = labels
        self.titleLabel = titleLabel
        self.title = title
    }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartAxisAttributes()
        copy.takeLook(of: self)
        return copy
    }

    public static func == (lhs: ChartAxisAttributes, rhs: ChartAxisAttributes) -> Bool { lhs.hasLook(of: rhs) }

    func takeLook(of other: ChartAxisAttributes) {
        axisId = other.axisId
        baseline = other.baseline.copy() as? ChartBaselineAttributes ?? baseline
        gridlines = other.gridlines.copy() as? ChartGridlineAttributes ?? gridlines
        labels = other.labels.copy() as? ChartLabelAttributes ?? labels
        titleLabel = other.titleLabel.copy() as? ChartLabelAttributes ?? titleLabel
        title = other.title
    }

    func hasLook(of other: ChartAxisAttributes) -> Bool {
        axisId == other.axisId && baseline == other.baseline && gridlines == other.gridlines
            && labels == other.labels && titleLabel == other.titleLabel && title == other.title
    }
}

/// The look and the range of an axis of values.
nonisolated public class ChartNumericAxisAttributes: ChartAxisAttributes {
    /// True if the axis includes zero.
    public var isZeroBased: Bool { willSet { objectWillChange.send() } }
    /// True if the data may reach beyond the outermost labels.
    public var allowLooseLabels: Bool { willSet { objectWillChange.send() } }
    /// True if the range is a little wider than the data.
    public var fudgeAxisRange: Bool { willSet { objectWillChange.send() } }
    /// True if ticks fall on nice numbers. Explicit ends win.
    public var adjustToNiceValues: Bool { willSet { objectWillChange.send() } }
    /// True if "1,234,567.89" is written as "1.23m".
    public var abbreviatesLabels: Bool { willSet { objectWillChange.send() } }
    /// True if abbreviated values name their magnitude.
    public var isMagnitudedDisplayed: Bool { willSet { objectWillChange.send() } }
    /// The lower end of the axis; nil, or a value that is not finite, derives it from the data.
    public var explicitMin: Double? {
        willSet { objectWillChange.send() }
        didSet { if let explicitMin, !explicitMin.isFinite { self.explicitMin = nil } }
    }
    /// The upper end of the axis; nil, or a value that is not finite, derives it from the data.
    public var explicitMax: Double? {
        willSet { objectWillChange.send() }
        didSet { if let explicitMax, !explicitMax.isFinite { self.explicitMax = nil } }
    }
    /// The formatter of labels; nil formats for the locale of the environment.
    public var formatter: NumberFormatter? { willSet { objectWillChange.send() } }
    /// The formatter of labels that are abbreviated.
    public var abbreviatedFormatter: NumberFormatter? { willSet { objectWillChange.send() } }

    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes = ChartBaselineAttributes(),
        gridlines: ChartGridlineAttributes = ChartGridlineAttributes(),
        labels: ChartLabelAttributes = ChartLabelAttributes(),
        titleLabel: ChartLabelAttributes = ChartLabelAttributes(), title: String? = nil, isZeroBased: Bool = true,
        allowLooseLabels: Bool = false, fudgeAxisRange: Bool = false, adjustToNiceValues: Bool = true,
        abbreviatesLabels: Bool = false, isMagnitudedDisplayed: Bool = true, explicitMin: Double? = nil,
        explicitMax: Double? = nil, formatter: NumberFormatter? = nil, abbreviatedFormatter: NumberFormatter? = nil
    ) {
        self.isZeroBased = isZeroBased
        self.allowLooseLabels = allowLooseLabels
        self.fudgeAxisRange = fudgeAxisRange
        self.adjustToNiceValues = adjustToNiceValues
        self.abbreviatesLabels = abbreviatesLabels
        self.isMagnitudedDisplayed = isMagnitudedDisplayed
        self.explicitMin = explicitMin.flatMap { $0.isFinite ? $0 : nil }
        self.explicitMax = explicitMax.flatMap { $0.isFinite ? $0 : nil }
        self.formatter = formatter
        self.abbreviatedFormatter = abbreviatedFormatter
        super.init(
            axisId: axisId, baseline: baseline, gridlines: gridlines, labels: labels, titleLabel: titleLabel,
            title: title)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartNumericAxisAttributes(
            isZeroBased: isZeroBased, allowLooseLabels: allowLooseLabels, fudgeAxisRange: fudgeAxisRange,
            adjustToNiceValues: adjustToNiceValues, abbreviatesLabels: abbreviatesLabels,
            isMagnitudedDisplayed: isMagnitudedDisplayed, explicitMin: explicitMin, explicitMax: explicitMax,
            formatter: formatter, abbreviatedFormatter: abbreviatedFormatter)
        copy.takeLook(of: self)
        return copy
    }

    public static func == (lhs: ChartNumericAxisAttributes, rhs: ChartNumericAxisAttributes) -> Bool {
        lhs.hasLook(of: rhs) && lhs.isZeroBased == rhs.isZeroBased && lhs.allowLooseLabels == rhs.allowLooseLabels
            && lhs.fudgeAxisRange == rhs.fudgeAxisRange && lhs.adjustToNiceValues == rhs.adjustToNiceValues
            && lhs.abbreviatesLabels == rhs.abbreviatesLabels
            && lhs.isMagnitudedDisplayed == rhs.isMagnitudedDisplayed && lhs.explicitMin == rhs.explicitMin
            && lhs.explicitMax == rhs.explicitMax && lhs.formatter == rhs.formatter
            && lhs.abbreviatedFormatter == rhs.abbreviatedFormatter
    }

    func takeNumberFormat(of other: ChartNumericAxisAttributes) {
        abbreviatesLabels = other.abbreviatesLabels
        isMagnitudedDisplayed = other.isMagnitudedDisplayed
        formatter = other.formatter
        abbreviatedFormatter = other.abbreviatedFormatter
    }

    func options(tickCount: Int) -> ValueAxisOptions {
        ValueAxisOptions(
            isZeroBased: isZeroBased, allowsLooseLabels: allowLooseLabels, fudgesRange: fudgeAxisRange,
            usesNiceValues: adjustToNiceValues, explicitMin: explicitMin, explicitMax: explicitMax,
            tickCount: tickCount)
    }

    /// True if the axis says itself in which format numbers are written.
    var hasFormat: Bool { abbreviatesLabels ? abbreviatedFormatter != nil : formatter != nil }

    /// The text for a value.
    func label(_ value: Double, step: Double?, locale: Locale) -> String {
        if abbreviatesLabels, let abbreviatedFormatter {
            return abbreviatedFormatter.string(from: NSNumber(value: value)) ?? ""
        }
        if !abbreviatesLabels, let formatter { return formatter.string(from: NSNumber(value: value)) ?? "" }
        return ValueFormat(locale: locale, abbreviates: abbreviatesLabels, showsMagnitude: isMagnitudedDisplayed)
            .string(value, step: step)
    }
}

/// The look of the axis of categories.
nonisolated public class ChartCategoryAxisAttributes: ChartAxisAttributes {
    /// The rule by which labels are shown. Until it is set, here or by the initialiser, labels that do not all have room are
    /// thinned: every second one is shown, every third and so on, with the first and the last where that is possible.
    public var labelLayoutStyle: ChartCategoryAxisLabelLayoutStyle {
        willSet { objectWillChange.send() }
        didSet { thinsLabels = false }
    }
    /// True if the titles of categories are ascending dates (`2024-03-01`, `2024-03-01 09:30:00` or ISO 8601) and lines
    /// and areas place them by time, with labels at round times. Stock charts always do.
    public var isTimeAxis = false { willSet { objectWillChange.send() } }
    /// True while no style is set, so that labels are thinned where all of them have no room.
    package private(set) var thinsLabels: Bool

    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes = ChartBaselineAttributes(),
        gridlines: ChartGridlineAttributes = ChartGridlineAttributes(isHidden: true),
        labels: ChartLabelAttributes = ChartLabelAttributes(),
        titleLabel: ChartLabelAttributes = ChartLabelAttributes(), title: String? = nil,
        labelLayoutStyle: ChartCategoryAxisLabelLayoutStyle? = nil
    ) {
        self.labelLayoutStyle = labelLayoutStyle ?? .allOrNothing
        thinsLabels = labelLayoutStyle == nil
        super.init(
            axisId: axisId, baseline: baseline, gridlines: gridlines, labels: labels, titleLabel: titleLabel,
            title: title)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartCategoryAxisAttributes(labelLayoutStyle: thinsLabels ? nil : labelLayoutStyle)
        copy.isTimeAxis = isTimeAxis
        copy.takeLook(of: self)
        return copy
    }

    public static func == (lhs: ChartCategoryAxisAttributes, rhs: ChartCategoryAxisAttributes) -> Bool {
        lhs.hasLook(of: rhs) && lhs.labelLayoutStyle == rhs.labelLayoutStyle && lhs.isTimeAxis == rhs.isTimeAxis
            && lhs.thinsLabels == rhs.thinsLabels
    }
}
