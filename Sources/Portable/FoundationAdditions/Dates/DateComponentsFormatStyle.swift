import Foundation

// The toolchain's Foundation declares `Date.ComponentsFormatStyle` with its `Field`, but without any functions or
// storage. So the style has another name here; apps make it with `.components(style:fields:)` and `.timeDuration` and
// do not spell it.

extension Date.ComponentsFormatStyle {
    /// The length of unit names.
    public struct Style: Codable, Hashable, Sendable {
        enum Kind: Codable { case abbreviated, condensedAbbreviated, narrow, spellOut, wide }
        let kind: Kind

        /// `2 hr, 5 min`
        public static let abbreviated = Style(kind: .abbreviated)
        /// `2hr 5min`
        public static let condensedAbbreviated = Style(kind: .condensedAbbreviated)
        /// `2h 5m`
        public static let narrow = Style(kind: .narrow)
        /// `two hours, five minutes`
        public static let spellOut = Style(kind: .spellOut)
        /// `2 hours, 5 minutes`
        public static let wide = Style(kind: .wide)

        var width: ICUDurationFormat.Width {
            switch kind {
            case .abbreviated: .short
            case .condensedAbbreviated: .shorter
            case .narrow: .narrow
            case .spellOut, .wide: .wide
            }
        }
    }
}

/// Formats the time between two dates: `2 hours, 5 minutes`.
public struct _DateComponentsFormatStyle: FormatStyle, Sendable {
    /// The calendar that determines the length of months.
    public var calendar: Calendar = .autoupdatingCurrent
    /// The allowed units; nil for all.
    public var fields: Set<Date.ComponentsFormatStyle.Field>?
    /// False to negate the time.
    public var isPositive: Bool = true
    /// The locale of the text.
    public var locale: Locale = .autoupdatingCurrent
    /// The length of unit names.
    public var style: Date.ComponentsFormatStyle.Style

    /// True for hours, minutes and seconds separated by colons.
    var isPositional = false

    init(style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>?) {
        self.style = style
        self.fields = fields
    }

    private static let units: [Date.ComponentsFormatStyle.Field: ICUDurationFormat.Unit] = [
        .year: .year, .month: .month, .week: .week, .day: .day, .hour: .hour, .minute: .minute, .second: .second,
    ]

    public func format(_ value: Range<Date>) -> String {
        let units = fields.map { $0.compactMap { Self.units[$0] } } ?? Array(Self.units.values)
        let (start, end) = isPositive ? (value.lowerBound, value.upperBound) : (value.upperBound, value.lowerBound)
        var calendar = calendar
        calendar.locale = locale
        let parts = DurationParts(from: start, to: end, units: units, calendar: calendar, fractional: false)
        var amounts = parts.amounts
        if isPositional { return positional(amounts) }
        DurationParts.dropZeros(&amounts, behavior: .dropAll)
        let format = ICUDurationFormat(width: style.width, spellsOut: style.kind == .spellOut, locale: locale)
        return (try? format.string(amounts)) ?? ""
    }

    private func positional(_ amounts: [DurationParts.Amount]) -> String {
        var amounts = amounts
        DurationParts.dropZeros(&amounts, behavior: .dropLeading)
        if amounts.count < 2 { amounts = [(.minute, 0)] + amounts }
        let number = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
        return amounts.enumerated().map { index, amount in
            number.precision(.integerLength((index == 0 ? 1 : 2)...)).format(Int(amount.value))
        }.joined(separator: ":")
    }

    /// The style with another locale.
    public func locale(_ locale: Locale) -> Self {
        var style = self
        style.locale = locale
        return style
    }

    /// The style with another calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var style = self
        style.calendar = calendar
        return style
    }
}

extension FormatStyle where Self == _DateComponentsFormatStyle {
    /// The time between two dates in named units.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self {
        .init(style: style, fields: fields)
    }

    /// The time between two dates as hours, minutes and seconds: `2:05:00`.
    public static var timeDuration: Self {
        var style = Self(style: .narrow, fields: [.hour, .minute, .second])
        style.isPositional = true
        return style
    }
}
