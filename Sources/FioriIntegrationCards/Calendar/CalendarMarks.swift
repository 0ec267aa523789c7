import Foundation

/// The marks of days and their meanings: special dates, appointments and the legend.
nonisolated struct CalendarMarks {
    let legend: [ResolvedCalendar.LegendItem]
    let maxLegendItems: Int?
    private var types: [Date: [ResolvedCalendar.DayType]] = [:]
    /// The special days without a type.
    private var plainDays: Set<Date> = []
    private let calendar: ResolvedCalendar
    private let days: Calendar

    /// The greatest number of days that a special date covers, against ranges of many years.
    private static let longestRange = 3_660

    init(_ calendar: ResolvedCalendar, calendar days: Calendar) {
        self.calendar = calendar
        self.days = days
        legend = calendar.legend
        maxLegendItems = calendar.maxLegendItems
        for date in calendar.specialDates {
            var day = days.startOfDay(for: date.start)
            let last = max(day, days.startOfDay(for: date.end))
            for _ in 0..<Self.longestRange where day <= last {
                if let type = date.type {
                    if types[day, default: []].contains(type) == false { types[day, default: []].append(type) }
                } else {
                    plainDays.insert(day)
                }
                guard let next = days.date(byAdding: .day, value: 1, to: day) else { break }
                day = days.startOfDay(for: next)
            }
        }
    }

    /// The types of a day's dots in the order of the data, as many as there is room for.
    func dots(on day: Date) -> [ResolvedCalendar.DayType] {
        Array((types[day] ?? []).prefix(CalendarCardMetrics.mostDots))
    }

    /// The meanings of a day in words: the texts of the legend for its types, and the number of its appointments.
    func meanings(of day: Date, words: CalendarWords) -> [String] {
        var texts = (types[day] ?? []).map { type in
            legend.first { !$0.isAppointment && $0.type == type && !$0.text.isEmpty }?.text ?? words.specialDay
        }
        if texts.isEmpty, plainDays.contains(day) { texts.append(words.specialDay) }
        let count = calendar.appointments(on: day, timeZone: days.timeZone).count
        if count > 0 { texts.append(words.appointments(count)) }
        return texts
    }
}
