import Foundation

/// The names of months, days, quarters, eras and halves of the day in a language's calendar.
struct DateNames: Sendable {
    struct Key: Hashable, Sendable {
        var locale: String
        var calendar: Calendar.Identifier
    }

    /// Names in three widths.
    struct Widths: Sendable {
        var wide: [String] = []
        var abbreviated: [String] = []
        var narrow: [String] = []

        /// The name at a place for a number of pattern letters: three and fewer are abbreviated, four wide, more
        /// narrow.
        func name(_ index: Int, letters: Int) -> String {
            let names = letters < 4 ? abbreviated : letters == 4 ? wide : narrow
            return names.indices.contains(index) ? names[index] : ""
        }
    }

    /// Names within dates.
    var months: Widths
    /// Names that stand alone.
    var standaloneMonths: Widths
    /// From Sunday on.
    var days: Widths
    var standaloneDays: Widths
    var quarters: Widths
    var standaloneQuarters: Widths
    var eras: Widths
    var dayPeriods: Widths

    init(_ locale: CardLocale, _ identifier: Calendar.Identifier) {
        let formatter = DateFormatter()
        formatter.locale = locale.locale
        var calendar = Calendar(identifier: identifier)
        calendar.locale = locale.locale
        formatter.calendar = calendar
        let fallback = (1...13).map(String.init)
        months = Widths(
            wide: formatter.monthSymbols ?? fallback, abbreviated: formatter.shortMonthSymbols ?? fallback,
            narrow: formatter.veryShortMonthSymbols ?? fallback)
        standaloneMonths = Widths(
            wide: formatter.standaloneMonthSymbols ?? fallback,
            abbreviated: formatter.shortStandaloneMonthSymbols ?? fallback,
            narrow: formatter.veryShortStandaloneMonthSymbols ?? fallback)
        days = Widths(
            wide: formatter.weekdaySymbols ?? fallback, abbreviated: formatter.shortWeekdaySymbols ?? fallback,
            narrow: formatter.veryShortWeekdaySymbols ?? fallback)
        standaloneDays = Widths(
            wide: formatter.standaloneWeekdaySymbols ?? fallback,
            abbreviated: formatter.shortStandaloneWeekdaySymbols ?? fallback,
            narrow: formatter.veryShortStandaloneWeekdaySymbols ?? fallback)
        quarters = Widths(
            wide: formatter.quarterSymbols ?? fallback, abbreviated: formatter.shortQuarterSymbols ?? fallback,
            narrow: fallback)
        standaloneQuarters = Widths(
            wide: formatter.standaloneQuarterSymbols ?? fallback,
            abbreviated: formatter.shortStandaloneQuarterSymbols ?? fallback, narrow: fallback)
        eras = Widths(
            wide: formatter.longEraSymbols ?? [], abbreviated: formatter.eraSymbols ?? [],
            narrow: Self.narrowEras(formatter, identifier) ?? formatter.eraSymbols ?? [])
        let halves = [formatter.amSymbol ?? "AM", formatter.pmSymbol ?? "PM"]
        dayPeriods = Widths(wide: halves, abbreviated: halves, narrow: halves)
        if identifier == .gregorian { UI5Differences.change(&self, locale) }
        if let halves = UI5Differences.dayPeriods(locale) { dayPeriods = halves }
    }

    /// The narrow names of the two eras of the Gregorian calendar, which Foundation writes but does not list.
    private static func narrowEras(_ formatter: DateFormatter, _ identifier: Calendar.Identifier) -> [String]? {
        guard identifier == .gregorian else { return nil }
        let pattern = formatter.dateFormat
        defer { formatter.dateFormat = pattern }
        formatter.dateFormat = "GGGGG"
        // Days of the years 1000 before and 1970 after.
        return [-93_692_592_000, 0].map { formatter.string(from: Date(timeIntervalSince1970: $0)) }
    }
}
