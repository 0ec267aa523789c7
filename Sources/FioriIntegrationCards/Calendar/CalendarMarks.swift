import Foundation

/// The marks of days and their meanings: special dates, appointments and the legend.
nonisolated struct CalendarMarks {
    let legend: [ResolvedCalendar.LegendItem]
    let maxLegendItems: Int?
    private let calendar: ResolvedCalendar
    private let days: Calendar

    init(_ calendar: ResolvedCalendar, calendar days: Calendar) {
        self.calendar = calendar
        self.days = days
        legend = calendar.legend
        maxLegendItems = calendar.maxLegendItems
    }

    private func specialDates(on day: Date) -> [ResolvedCalendar.SpecialDate] {
        calendar.specialDates.filter { $0.start <= day && day <= max($0.start, $0.end) }
    }

    /// The types of a day without repetitions, in the order of the data.
    private func types(on day: Date) -> [ResolvedCalendar.DayType] {
        var known: Set<ResolvedCalendar.DayType> = []
        return specialDates(on: day).compactMap(\.type).filter { known.insert($0).inserted }
    }

    /// The types of a day's dots in the order of the data, as many as there is room for.
    func dots(on day: Date) -> [ResolvedCalendar.DayType] {
        Array(types(on: day).prefix(CalendarCardMetrics.mostDots))
    }

    /// True for a day on which nobody works.
    func isNonWorking(_ day: Date) -> Bool { specialDates(on: day).contains(where: \.isNonWorking) }

    /// The meanings of a day in words: the texts of the legend for its types, and the number of its appointments.
    func meanings(of day: Date, words: CalendarWords) -> [String] {
        var texts = types(on: day).map { type in
            legend.first { !$0.isAppointment && $0.type == type && !$0.text.isEmpty }?.text ?? words.specialDay
        }
        if texts.isEmpty, !specialDates(on: day).isEmpty { texts.append(words.specialDay) }
        let count = calendar.appointments(on: day, timeZone: days.timeZone).count
        if count > 0 { texts.append(words.appointments(count)) }
        return texts
    }
}
