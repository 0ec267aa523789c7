import Foundation

/// Texts of calendars in the languages that cards speak, and dates and times in all.
nonisolated struct CalendarWords {
    private let calendar: Calendar
    private let locale: Locale
    private let timeLocale: Locale

    /// - Parameter uses12Hours: the clock; nil is that of the locale.
    init(calendar: Calendar, locale: Locale, uses12Hours: Bool? = nil) {
        self.calendar = calendar
        self.locale = locale
        if let uses12Hours {
            var components = Locale.Components(locale: locale)
            components.hourCycle = uses12Hours ? .oneToTwelve : .zeroToTwentyThree
            timeLocale = Locale(components: components)
        } else {
            timeLocale = locale
        }
    }

    // MARK: Dates

    private func format(_ locale: Locale) -> Date.FormatStyle {
        Date.FormatStyle(
            locale: locale, calendar: calendar.withYears(of: locale), timeZone: calendar.timeZone)
    }

    /// The month with its year.
    func month(_ date: Date) -> String { date.formatted(format(locale).month(.wide).year()) }

    /// The number of a day.
    func number(of day: Date) -> String {
        calendar.component(.day, from: day).formatted(.number.locale(locale))
    }

    /// The number of a week in its year.
    func weekNumber(of day: Date) -> String {
        calendar.component(.weekOfYear, from: day).formatted(.number.locale(locale))
    }

    /// A day with its weekday, month and year.
    func fullDate(_ day: Date) -> String {
        day.formatted(format(locale).weekday(.wide).month(.wide).day().year())
    }

    /// A time of a day; of another day than the shown one, its date.
    func time(_ date: Date, on day: Date) -> String {
        if calendar.isDate(date, inSameDayAs: day) { return date.formatted(format(timeLocale).hour().minute()) }
        return date.formatted(format(locale).month(.abbreviated).day())
    }

    /// The short names of the weekdays, from the first of the week.
    var weekdays: [String] { fromFirst(calendar.shortStandaloneWeekdaySymbols) }

    /// The names of the weekdays in a letter or few, from the first of the week.
    var narrowWeekdays: [String] { fromFirst(calendar.veryShortStandaloneWeekdaySymbols) }

    private func fromFirst(_ names: [String]) -> [String] {
        guard names.count == 7 else { return names }
        return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7] }
    }

    /// A day in the form of manifests, which is that of the Gregorian calendar.
    func parameter(_ day: Date) -> String {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: day)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    }

    // MARK: Words

    private func words(_ words: String.LocalizationValue) -> String { CardWords(locale: locale).words(words) }

    var previousMonth: String { words("Previous Month") }
    var nextMonth: String { words("Next Month") }
    var today: String { words("Today") }
    var specialDay: String { words("special day") }
    var noAppointments: String { words("No appointments") }

    func appointments(_ count: Int) -> String { words("\(count) appointments") }

    func week(_ number: String) -> String { words("Week \(number)") }

    func moreAppointments(_ count: Int) -> String { words("\(count) more appointments") }

    func more(_ count: Int) -> String { words("\(count) more") }
}
