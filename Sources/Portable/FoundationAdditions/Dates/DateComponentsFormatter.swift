import Foundation

/// Makes text of amounts of time: `1 hour, 10 minutes` or `1:10:00`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are named.
    public enum UnitsStyle: Int, Sendable {
        /// Not at all, their places say it: `1:10:00`.
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

    /// What is done with units whose amount is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Positional text drops leading zeros, named units are dropped wherever they are zero.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Zeros before the first other amount are dropped.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Zeros between other amounts are dropped.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Zeros after the last other amount are dropped.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All zeros are dropped.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Positional amounts have two digits at least, the first one too.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are named; positional by default.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be used; when empty, all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []
    /// What is done with zeros.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar that says how long months are; its locale is the locale of the text.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// When the amount of time begins, which decides how long its months are.
    open var referenceDate: Date?
    /// Whether the last amount may have a fraction when the units that may be used cannot express the rest.
    open var allowsFractionalUnits = false
    /// How many units are used at most; 0 means any number.
    open var maximumUnitCount = 0
    /// Whether a largest amount of one is added to the next unit: `63 seconds` instead of `1 minute, 3 seconds`.
    open var collapsesLargestUnit = false
    /// Whether the text says that it is not exact: `About 5 minutes`.
    open var includesApproximationPhrase = false
    /// Whether the text says that the time remains: `5 minutes remaining`.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand.
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

    /// The text of components in a style, in the current locale.
    open class func localizedString(
        from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

    /// The text of components; what is too much for a unit goes to the next larger one.
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

    /// When an amount of time begins that has no dates of its own. Without a reference date its days must not depend on
    /// when clocks are changed where somebody lives.
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
