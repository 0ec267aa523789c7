import Foundation

/// Ranges of dates by name, such as "lastWeeks" or "currentQuarter", around the present time.
///
/// Ranges of days start at 00:00:00.000 and end at 23:59:59.999 in the environment's time zone. Those named last and
/// next exclude the present unit. Weeks start on the customary day of the language's region.
public struct DateRanges: Sendable {
    private let now: Double
    private let timeZone: TimeZone
    private let firstWeekday: Int

    /// Creates the ranges around the environment's time.
    public init(environment: BindingEnvironment) {
        now = environment.nowMilliseconds
        timeZone = environment.timeZone
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = environment.locale
        firstWeekday = calendar.firstWeekday - 1
    }

    /// The names of all ranges.
    public static let names = [
        "lastDays", "yesterday", "today", "tomorrow", "nextDays", "lastMinutes", "nextMinutes", "lastHours",
        "nextHours",
        "lastWeeks", "lastWeek", "currentWeek", "nextWeek", "nextWeeks", "firstDayOfWeek", "lastDayOfWeek",
        "lastMonths",
        "lastMonth", "currentMonth", "nextMonth", "nextMonths", "firstDayOfMonth", "lastDayOfMonth", "lastQuarters",
        "lastQuarter", "currentQuarter", "nextQuarter", "nextQuarters", "quarter", "firstDayOfQuarter",
        "lastDayOfQuarter", "lastYears", "lastYear", "currentYear", "nextYear", "nextYears", "firstDayOfYear",
        "lastDayOfYear", "yearToDate", "dateToYear",
    ]

    /// The first and last millisecond of a range since 1970; nil for an unknown name.
    ///
    /// - Parameters:
    ///   - name: one of `names`. "thisWeek" and its like mean the same as "currentWeek".
    ///   - count: the number of units for names such as "lastDays", or of the quarter. 1 by default.
    public func range(_ name: String, count: Int = 1) -> (start: Double, end: Double)? {
        guard abs(count) <= 10_000_000 else { return nil }
        let today = JavaScriptDate.localFields(now, timeZone: timeZone)
        let day = JavaScriptDate.days(year: today.year, month: today.month, day: today.day)
        switch name {
        case "today": return days(day, day)
        case "yesterday": return days(day - 1, day - 1)
        case "tomorrow": return days(day + 1, day + 1)
        case "lastDays": return days(day - count, day - 1)
        case "nextDays": return days(day + 1, day + count)
        case "lastMinutes": return (now - Double(count) * 60_000, now)
        case "nextMinutes": return (now, now + Double(count) * 60_000)
        case "lastHours": return (now - Double(count) * 3_600_000, now)
        case "nextHours": return (now, now + Double(count) * 3_600_000)
        default: break
        }
        let weekStart = day - ((today.weekday - firstWeekday) + 7) % 7
        if let unit = Self.unit(in: name, "Week") {
            return span(unit, count) { offset in weekStart + offset * 7 } ?? edge(unit, weekStart, weekStart + 6)
        }
        for (label, months) in [("Month", 1), ("Quarter", 3), ("Year", 12)] {
            guard let unit = Self.unit(in: name, label) else { continue }
            let first = today.month / months * months
            let start = { (offset: Int) in
                JavaScriptDate.days(year: today.year, month: first + offset * months, day: 1)
            }
            return span(unit, count, start) ?? edge(unit, start(0), start(1) - 1)
        }
        let yearStart = JavaScriptDate.days(year: today.year, month: 0, day: 1)
        let yearEnd = JavaScriptDate.days(year: today.year, month: 11, day: 31)
        switch name {
        case "quarter":
            guard (1...4).contains(count) else { return nil }
            let start = JavaScriptDate.days(year: today.year, month: (count - 1) * 3, day: 1)
            return days(start, JavaScriptDate.days(year: today.year, month: count * 3, day: 1) - 1)
        case "yearToDate": return days(yearStart, day)
        case "dateToYear": return days(day, yearEnd)
        default: return nil
        }
    }

    private enum Position {
        case last, lastMany, current, next, nextMany, firstDay, lastDay
    }

    private static func unit(in name: String, _ label: String) -> Position? {
        switch name {
        case "last" + label: .last
        case "last" + label + "s": .lastMany
        case "current" + label, "this" + label: .current
        case "next" + label: .next
        case "next" + label + "s": .nextMany
        case "firstDayOf" + label: .firstDay
        case "lastDayOf" + label: .lastDay
        default: nil
        }
    }

    private func span(_ position: Position, _ count: Int, _ start: (Int) -> Int) -> (start: Double, end: Double)? {
        switch position {
        case .last: days(start(-1), start(0) - 1)
        case .lastMany: days(start(-count), start(0) - 1)
        case .current: days(start(0), start(1) - 1)
        case .next: days(start(1), start(2) - 1)
        case .nextMany: days(start(1), start(count + 1) - 1)
        case .firstDay, .lastDay: nil
        }
    }

    private func edge(_ position: Position, _ first: Int, _ last: Int) -> (start: Double, end: Double) {
        position == .firstDay ? days(first, first) : days(last, last)
    }

    private func days(_ first: Int, _ last: Int) -> (start: Double, end: Double) {
        (
            JavaScriptDate.instant(ofLocal: Double(first) * 86_400_000, timeZone: timeZone),
            JavaScriptDate.instant(ofLocal: Double(last + 1) * 86_400_000 - 1, timeZone: timeZone)
        )
    }
}
