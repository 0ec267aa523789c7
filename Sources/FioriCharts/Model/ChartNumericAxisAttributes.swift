import Combine
import SwiftUI

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
    /// True if abbreviated values name their magnitude. Without, all numbers of an axis are of one magnitude, which its title
    /// can name: its labels, and those of points. On a logarithmic axis they name it in any case.
    public var isMagnitudedDisplayed: Bool { willSet { objectWillChange.send() } }
    /// The lower end of the axis; nil, or a value that is not finite, derives it from the data.
    public var explicitMin: CGFloat? {
        willSet { objectWillChange.send() }
        didSet { if let explicitMin, !explicitMin.isFinite { self.explicitMin = nil } }
    }
    /// The upper end of the axis; nil, or a value that is not finite, derives it from the data.
    public var explicitMax: CGFloat? {
        willSet { objectWillChange.send() }
        didSet { if let explicitMax, !explicitMax.isFinite { self.explicitMax = nil } }
    }
    /// True if equal distances on the axis are equal ratios of values. Values that are not positive have no place on such
    /// an axis and are gaps; it begins below the least value, never at zero.
    public var isLogarithmic: Bool { willSet { objectWillChange.send() } }
    /// The formatter of labels.
    ///
    /// The default one chooses the digits by the distance of the ticks, until one of its properties is set. A formatter
    /// whose locale is that of the system follows the locale of the environment.
    public var formatter: NumberFormatter {
        get { labelFormatter.formatter }
        set {
            objectWillChange.send()
            labelFormatter = AxisFormatter(newValue)
        }
    }
    /// The formatter of the numbers of labels that are abbreviated, as of the 1.23 of "1.23m". The default one writes three
    /// digits, with what ``formatter`` has before and behind numbers.
    public var abbreviatedFormatter: NumberFormatter {
        get { shortLabelFormatter.formatter }
        set {
            objectWillChange.send()
            shortLabelFormatter = AxisFormatter(newValue)
        }
    }
    private var labelFormatter: AxisFormatter
    private var shortLabelFormatter: AxisFormatter

    public init(
        axisId: ChartAxisId? = nil, baseline: ChartBaselineAttributes? = nil,
        gridlines: ChartGridlineAttributes? = nil, labels: ChartLabelAttributes? = nil,
        titleLabel: ChartLabelAttributes? = nil, title: String? = nil, isZeroBased: Bool? = nil,
        allowLooseLabels: Bool? = nil, fudgeAxisRange: Bool? = nil, adjustToNiceValues: Bool? = nil,
        abbreviatesLabels: Bool? = nil, isMagnitudedDisplayed: Bool? = nil, explicitMin: Double? = nil,
        explicitMax: Double? = nil, formatter: NumberFormatter? = nil, abbreviatedFormatter: NumberFormatter? = nil,
        isLogarithmic: Bool? = nil
    ) {
        self.isZeroBased = isZeroBased ?? true
        self.allowLooseLabels = allowLooseLabels ?? false
        self.fudgeAxisRange = fudgeAxisRange ?? false
        self.adjustToNiceValues = adjustToNiceValues ?? true
        self.abbreviatesLabels = abbreviatesLabels ?? false
        self.isMagnitudedDisplayed = isMagnitudedDisplayed ?? true
        self.explicitMin = explicitMin.flatMap { $0.isFinite ? CGFloat($0) : nil }
        self.explicitMax = explicitMax.flatMap { $0.isFinite ? CGFloat($0) : nil }
        self.isLogarithmic = isLogarithmic ?? false
        labelFormatter = AxisFormatter(formatter)
        shortLabelFormatter = AxisFormatter(abbreviatedFormatter)
        super.init(
            axisId: axisId, baseline: baseline, gridlines: gridlines, labels: labels, titleLabel: titleLabel,
            title: title)
    }

    override public func copy(with zone: NSZone? = nil) -> Any {
        let copy = ChartNumericAxisAttributes()
        copy.takeLook(of: self)
        return copy
    }

    override func takeLook(of other: ChartAxisAttributes) {
        super.takeLook(of: other)
        guard let other = other as? ChartNumericAxisAttributes else { return }
        isZeroBased = other.isZeroBased
        allowLooseLabels = other.allowLooseLabels
        fudgeAxisRange = other.fudgeAxisRange
        adjustToNiceValues = other.adjustToNiceValues
        takeRange(of: other)
        takeNumberFormat(of: other)
    }

    override func hasLook(of other: ChartAxisAttributes) -> Bool {
        guard let other = other as? ChartNumericAxisAttributes else { return false }
        return super.hasLook(of: other) && isZeroBased == other.isZeroBased
            && allowLooseLabels == other.allowLooseLabels && fudgeAxisRange == other.fudgeAxisRange
            && adjustToNiceValues == other.adjustToNiceValues && abbreviatesLabels == other.abbreviatesLabels
            && isMagnitudedDisplayed == other.isMagnitudedDisplayed && explicitMin == other.explicitMin
            && explicitMax == other.explicitMax && isLogarithmic == other.isLogarithmic
            && labelFormatter.isSame(as: other.labelFormatter)
            && shortLabelFormatter.isSame(as: other.shortLabelFormatter)
    }

    /// Takes the ends and the kind of steps.
    func takeRange(of other: ChartNumericAxisAttributes) {
        explicitMin = other.explicitMin
        explicitMax = other.explicitMax
        isLogarithmic = other.isLogarithmic
    }

    func takeNumberFormat(of other: ChartNumericAxisAttributes) {
        abbreviatesLabels = other.abbreviatesLabels
        isMagnitudedDisplayed = other.isMagnitudedDisplayed
        labelFormatter = other.labelFormatter.copy()
        shortLabelFormatter = other.shortLabelFormatter.copy()
    }

    func options(tickCount: Int) -> ValueAxisOptions {
        ValueAxisOptions(
            isZeroBased: isZeroBased, allowsLooseLabels: allowLooseLabels, fudgesRange: fudgeAxisRange,
            usesNiceValues: adjustToNiceValues, explicitMin: explicitMin.map { Double($0) },
            explicitMax: explicitMax.map { Double($0) }, tickCount: tickCount, isLogarithmic: isLogarithmic)
    }

    /// True if the axis has both ends without any data: explicit ones, or zero.
    var hasOwnEnds: Bool { explicitMax != nil && (explicitMin != nil || isZeroBased && !isLogarithmic) }

    /// True if the axis says itself in which format numbers are written.
    var hasFormat: Bool { abbreviatesLabels && shortLabelFormatter.isOwn || labelFormatter.isOwn }

    /// True if abbreviated numbers name their magnitude. Those of a logarithmic axis do, of which each tick has its own.
    var namesMagnitude: Bool { isMagnitudedDisplayed || isLogarithmic || !abbreviatesLabels }

    /// The text for a value.
    /// - Parameters:
    ///   - step: The distance of ticks; nil for single values.
    ///   - peak: The largest magnitude of the ticks. Without one a number names its magnitude in any case.
    func label(_ value: Double, step: Double?, peak: Double = 0, locale: Locale) -> String {
        let format = ValueFormat(
            locale: locale, abbreviates: abbreviatesLabels, showsMagnitude: namesMagnitude || peak == 0)
        if abbreviatesLabels, let unit = format.unit(of: value, peak: peak) {
            if let text = shortLabelFormatter.string(value, step: step, in: unit, locale: locale) { return text }
            // Texts before and behind numbers stay there: "1.23m kg".
            if let text = labelFormatter.string(value, step: step, in: unit, isShort: true, locale: locale) {
                return text
            }
        } else {
            let own = abbreviatesLabels && shortLabelFormatter.isOwn ? shortLabelFormatter : labelFormatter
            if let text = own.string(value, step: step, locale: locale) { return text }
        }
        return format.string(value, step: step, peak: peak)
    }
}
