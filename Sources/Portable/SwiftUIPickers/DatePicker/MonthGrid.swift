import Foundation
import SwiftUICore

/// The days of a month in weeks, as the calendar and its locale order them.
struct MonthGrid: Equatable {
    /// The first moment of the month.
    let start: Date
    /// Row by row; nil before the first and after the last day.
    let days: [Date?]
    private let calendar: Calendar

    /// - Parameter date: any moment of the month.
    init(of date: Date, in calendar: Calendar) {
        let month = calendar.dateInterval(of: .month, for: date) ?? DateInterval(start: date, duration: 1)
        start = month.start
        let first = calendar.component(.weekday, from: month.start)
        let lead = (first - calendar.firstWeekday + 7) % 7
        let count = calendar.range(of: .day, in: .month, for: month.start)?.count ?? 0
        let rows = (lead + count + 6) / 7
        days = (0..<rows * 7).map { index in
            let day = index - lead
            return (0..<count).contains(day) ? calendar.date(byAdding: .day, value: day, to: month.start) : nil
        }
        self.calendar = calendar
    }

    /// The short names of the week's days, in the calendar's order.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let locale = calendar.locale ?? .autoupdatingCurrent
        return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased(with: locale) }
    }

    /// Month and year in words.
    var title: String { Self.format("MMMMy", calendar).string(from: start) }

    /// In points.
    var height: CGFloat { CalendarDay.height * CGFloat(days.count / 7) }

    /// A formatter for a set of fields, in the order of the calendar's locale.
    static func format(_ template: String, _ calendar: Calendar) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }
}
