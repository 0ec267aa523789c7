import Foundation

/// The weeks of a region: the day on which they start, and the first week of a year.
struct WeekNumbering: Sendable {
    /// The first day of the week, from Sunday as 0.
    let firstDay: Int
    private let minimalDays: Int
    /// True if each year starts with a first week on 1 January, as UI5 counts in the English of the United States.
    private let startsWithYear: Bool

    init(_ locale: CardLocale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale.locale
        firstDay = calendar.firstWeekday - 1
        minimalDays = calendar.minimumDaysInFirstWeek
        startsWithYear = locale.identifier == "en_US"
    }

    /// The weeks of ISO 8601, for the option `calendarWeekNumbering`.
    init(firstDay: Int, minimalDays: Int) {
        self.firstDay = firstDay
        self.minimalDays = minimalDays
        startsWithYear = false
    }

    /// The weeks that the options of a formatter ask for.
    init(_ options: JavaScriptValue, _ locale: CardLocale, _ formatting: CardFormatting) {
        switch options.textOption("calendarWeekNumbering") {
        case "ISO_8601": self.init(firstDay: 1, minimalDays: 4)
        case "MiddleEastern": self.init(firstDay: 6, minimalDays: 1)
        case "WesternTraditional": self.init(firstDay: 0, minimalDays: 1)
        default:
            if let day = options.integerOption("firstDayOfWeek"), (0...6).contains(day),
                let days = options.integerOption("minimalDaysInFirstWeek"), (1...7).contains(days)
            {
                self.init(firstDay: day, minimalDays: days)
            } else {
                self = formatting.weeks(locale)
            }
        }
    }

    /// The number of a weekday within its week, from 1.
    func dayNumber(ofWeekday weekday: Int) -> Int { (weekday - firstDay + 7) % 7 + 1 }

    /// The week of a day and the year that it belongs to.
    func week(year: Int, month: Int, day: Int) -> (year: Int, week: Int) {
        let days = JavaScriptDate.days(year: year, month: month, day: day)
        let start = firstWeek(of: year)
        if startsWithYear { return (year, (days - start) / 7 + 1) }
        if days < start { return (year - 1, (days - firstWeek(of: year - 1)) / 7 + 1) }
        if days >= firstWeek(of: year + 1) { return (year + 1, 1) }
        return (year, (days - start) / 7 + 1)
    }

    /// The day number of the first day of a year's first week.
    private func firstWeek(of year: Int) -> Int {
        let first = JavaScriptDate.days(year: year, month: 0, day: 1)
        let weekday = ((first + 4) % 7 + 7) % 7
        let before = (weekday - firstDay + 7) % 7
        return first - before + (7 - before < minimalDays ? 7 : 0)
    }
}
