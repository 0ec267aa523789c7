import Foundation

/// Formats amounts of time: `1 hour, 10 minutes` or `1:10:00`.
// Unchecked: `Formatter` is, whose users see to it that one thread at a time changes one.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of units.
    public enum UnitsStyle: Int, Sendable {
        /// Without names, by position: `1:10:00`.
        case positional = 0
        /// `1h 10m`
        case abbreviated = 1
        /// `1 hr, 10 min`
        case short = 2
        /// `1 hour, 10 minutes`
        case full = 3
        /// `one hour, ten minutes`
        case spellOut = 4
        /// `1hr 10min`
        case brief = 5
    }

    /// The handling of units whose amount is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops leading zeros in the positional style, and all zeros in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Drops zeros before the first other amount.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Drops zeros between other amounts.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Drops zeros after the last other amount.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// Drops all zeros.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Pads positional amounts to at least two digits, including the first one.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The style of units; positional by default.
    open var unitsStyle: UnitsStyle = .positional
    /// The allowed units; if empty, all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// The handling of zeros.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that determines the length of months; its locale is that of the text.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The start of the amount of time, which determines the length of its months.
    open var referenceDate: Date?
    /// True to allow a fraction in the last amount for the rest that the allowed units cannot express.
    open var allowsFractionalUnits = false
    /// The maximum number of units; 0 for any.
    open var maximumUnitCount = 0
    /// True to add a largest amount of one to the next unit: `63 seconds` instead of `1 minute, 3 seconds`.
    open var collapsesLargestUnit = false
    /// True to mark the text as approximate: `About 5 minutes`.
    open var includesApproximationPhrase = false
    /// True to mark the time as remaining: `5 minutes remaining`.
    open var includesTimeRemainingPhrase = false
    /// The context of the text.
    open var formattingContext: Formatter.Context = .unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        unitsStyle = UnitsStyle(rawValue: coder.decodeInteger(forKey: "NS.unitsStyle")) ?? .positional
        allowedUnits = NSCalendar.Unit(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.allowedUnits")))
        maximumUnitCount = coder.decodeInteger(forKey: "NS.maximumUnitCount")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(unitsStyle.rawValue, forKey: "NS.unitsStyle")
        coder.encode(Int(bitPattern: allowedUnits.rawValue), forKey: "NS.allowedUnits")
        coder.encode(maximumUnitCount, forKey: "NS.maximumUnitCount")
    }

    /// The text of components with a units style, in the current locale.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

    /// The text of components; amounts that exceed a unit are carried to the next larger one.
    open func string(from components: DateComponents) -> String? {
        let (start, calendar) = reference
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return text(from: start, to: end, calendar: calendar)
    }

    /// The text of a time interval.
    ///
    /// - Parameter ti: In seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let (start, calendar) = reference
        return text(from: start, to: start.addingTimeInterval(ti), calendar: calendar)
    }

    /// The text of the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate, calendar: resolvedCalendar)
    }

    private func text(from startDate: Date, to endDate: Date, calendar: Calendar) -> String? {
        let span = DurationParts(
            from: startDate, to: endDate, units: units, calendar: calendar, fractional: allowsFractionalUnits)
        var amounts = span.amounts
        if collapsesLargestUnit { DurationParts.collapseLargest(&amounts) }
        let isPositional = unitsStyle == .positional
        DurationParts.dropZeros(&amounts, behavior: effectiveZeroBehavior)
        if maximumUnitCount > 0 { amounts = Array(amounts.prefix(maximumUnitCount)) }
        guard !amounts.isEmpty else { return nil }
        let text = isPositional ? positional(amounts) : named(amounts)
        return text.map {
            DurationPhrases(locale: locale).phrase(
                $0, about: includesApproximationPhrase, remaining: includesTimeRemainingPhrase)
        }
    }

    private var resolvedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
    private var locale: Locale { resolvedCalendar.locale ?? .autoupdatingCurrent }

    /// The start and the calendar for amounts of time without dates. Without a reference date the calendar is in GMT,
    /// so that the length of days does not depend on the local changes of clocks.
    private var reference: (Date, Calendar) {
        var calendar = resolvedCalendar
        if let referenceDate { return (referenceDate, calendar) }
        calendar.timeZone = .gmt
        return (Date(timeIntervalSinceReferenceDate: 0), calendar)
    }

    private var units: [ICUDurationFormat.Unit] {
        let all: [(NSCalendar.Unit, ICUDurationFormat.Unit)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        return all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.0) }.map(\.1)
    }

    private var effectiveZeroBehavior: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func positional(_ amounts: [DurationParts.Amount]) -> String? {
        let pads = zeroFormattingBehavior.contains(.pad)
        let style = FloatingPointFormatStyle<Double>(locale: locale).grouping(.never)
            .precision(
                .integerAndFractionLength(integerLimits: 1..., fractionLimits: 0...(allowsFractionalUnits ? 3 : 0))
            )
            .rounded(rule: .towardZero)
        let padded = style.precision(
            .integerAndFractionLength(integerLimits: 2..., fractionLimits: 0...(allowsFractionalUnits ? 3 : 0)))
        return amounts.enumerated().map { index, amount in
            (index > 0 || pads ? padded : style).format(amount.value)
        }.joined(separator: ":")
    }

    private func named(_ amounts: [DurationParts.Amount]) -> String? {
        let width: ICUDurationFormat.Width =
            switch unitsStyle {
            case .positional, .full, .spellOut: .wide
            case .abbreviated: .narrow
            case .short: .short
            case .brief: .shorter
            }
        let format = ICUDurationFormat(
            width: width, spellsOut: unitsStyle == .spellOut, fractionDigits: allowsFractionalUnits ? 3 : 0,
            locale: locale)
        return try? format.string(amounts)
    }
}
