import Foundation

/// The days of a month in weeks, with those of its neighbours that fill the first and the last weeks.
nonisolated struct CalendarMonth: Equatable {
    /// The first day of the month, at its start.
    let firstDay: Date
    /// The last day of the month, at its start.
    let lastDay: Date
    /// Six weeks of seven days, each at its start.
    let weeks: [[Date]]

    init(containing date: Date, calendar: Calendar) {
        let month = calendar.dateInterval(of: .month, for: date)
        firstDay = month?.start ?? calendar.startOfDay(for: date)
        lastDay = calendar.startOfDay(for: month?.end.addingTimeInterval(-1) ?? date)
        let offset = (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
        let first = firstDay
        // Six weeks for every month, so that the card keeps its height from month to month.
        weeks = (0..<6).map { week in
            (0..<7).map { weekday in
                let day = calendar.date(byAdding: .day, value: week * 7 + weekday - offset, to: first) ?? first
                // A day may start later than the others where clocks change at midnight.
                return calendar.startOfDay(for: day)
            }
        }
    }

    /// True for days of the month itself.
    func contains(_ day: Date) -> Bool { day >= firstDay && day <= lastDay }
}

/// The calendar by which a card counts days and weeks.
nonisolated enum CardCalendar {
    /// The calendar of a locale, as texts of cards write dates in it, with the weeks of the locale or of a rule. The Buddhist
    /// one has the months and days of the Gregorian one.
    static func calendar(
        numbering: ResolvedCalendar.WeekNumbering, locale: Locale, timeZone: TimeZone
    ) -> Calendar {
        let own = locale.calendarOfCards
        var calendar = Calendar(identifier: own == .buddhist ? .gregorian : own)
        calendar.locale = locale
        calendar.timeZone = timeZone
        switch numbering {
        case .standard:
            let own = locale.calendar
            calendar.firstWeekday = own.firstWeekday
            calendar.minimumDaysInFirstWeek = own.minimumDaysInFirstWeek
        case .iso8601:
            calendar.firstWeekday = 2
            calendar.minimumDaysInFirstWeek = 4
        case .middleEastern:
            calendar.firstWeekday = 7
            calendar.minimumDaysInFirstWeek = 1
        case .westernTraditional:
            calendar.firstWeekday = 1
            calendar.minimumDaysInFirstWeek = 1
        }
        return calendar
    }
}
