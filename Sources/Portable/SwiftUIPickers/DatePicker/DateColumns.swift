import Foundation
import SwiftUICore

/// The wheels of a date picker: which there are, what is on them, and the dates that they stand for.
struct DateColumns {
    enum Field: Hashable {
        /// A day of the year, where the time is chosen as well.
        case date
        case day, month, year, hour, minute, half

        /// In points: names of days and months need more room than numbers (by eye).
        var maximumWidth: CGFloat {
            switch self {
            case .date: 172
            case .month: 160
            default: 72
            }
        }

        /// Days and numbers end in line, words begin so. Numbers end on the right everywhere.
        func alignment(_ direction: LayoutDirection) -> Alignment {
            switch self {
            case .date: .trailing
            case .month, .half: .leading
            case .day, .year, .hour, .minute: direction == .rightToLeft ? .leading : .trailing
            }
        }

        var word: SystemWord {
            switch self {
            case .date: .date
            case .day: .day
            case .month: .month
            case .year: .year
            case .hour: .hour
            case .minute: .minute
            case .half: .dayHalf
            }
        }
    }

    /// A wheel, the rows of which go on by number in all rounds.
    struct Column {
        let rows: WheelRows
        let index: Int
        let title: (Int) -> String
        let widest: String
        /// True if any date with that row can be selected.
        let allows: (Int) -> Bool
    }

    let fields: [Field]
    private let configuration: DatePickerStyleConfiguration
    private let calendar: Calendar
    private let selection: Date
    private let now: Date
    private let isTwelveHour: Bool

    /// The number of days before and after the chosen one on the wheel of days: a century.
    private static let days = 36_525
    /// All years but those that need more than four digits.
    private static let years = 1..<10_000

    init(_ configuration: DatePickerStyleConfiguration, _ calendar: Calendar, now: Date) {
        self.configuration = configuration
        self.now = now
        self.calendar = calendar
        selection = configuration.selection
        let time = Self.format("jmm", calendar)
        let isTwelveHour = time.contains { "hK".contains($0) }
        self.isTwelveHour = isTwelveHour
        let components = configuration.displayedComponents
        if components == .date {
            fields = Self.sorted([("d", .day), ("ML", .month), ("yUr", .year)], by: Self.format("yMMMMd", calendar))
        } else {
            let parts = Self.sorted([("hHkK", .hour), ("m", .minute), ("abB", .half)], by: time)
            fields = (components.contains(.date) ? [.date] : []) + parts.filter { $0 != .half || isTwelveHour }
        }
    }

    /// Fields in the order in which their letters stand in a format.
    private static func sorted(_ fields: [(letters: String, field: Field)], by format: String) -> [Field] {
        fields
            .map { field in (format.firstIndex { field.letters.contains($0) } ?? format.endIndex, field.field) }
            .sorted { $0.0 < $1.0 }
            .map(\.1)
    }

    private static func format(_ template: String, _ calendar: Calendar) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: calendar.locale) ?? template
    }

    private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: selection) }

    func column(_ field: Field) -> Column {
        switch field {
        case .date:
            let titles = MonthGrid.format("EEEMMMd", calendar)
            let today = SystemWord.today.string(in: calendar.locale ?? .autoupdatingCurrent)
            let index = dayNumber
            return column(field, .range(index - Self.days..<index + Self.days), index, widest: widest(titles)) { row in
                let day = date(setting: .date, to: row)
                return calendar.isDate(day, inSameDayAs: now) ? today : titles.string(from: day)
            }
        case .day:
            let titles = MonthGrid.format("d", calendar)
            let period = dayPeriod
            let month = longMonth
            return column(field, .round(period: period), part(.day) - 1, widest: widest(titles)) { row in
                let day = row.wrapped(period)
                return titles.string(from: calendar.date(byAdding: .day, value: day, to: month) ?? month)
            }
        case .month:
            let names = calendar.standaloneMonthSymbols
            let index = min(part(.month), names.count) - 1
            let widest = names.max { $0.count < $1.count } ?? ""
            return column(field, .round(period: names.count), index, widest: widest) { names[$0.wrapped(names.count)] }
        case .year:
            let titles = MonthGrid.format("y", calendar)
            let year = part(.year)
            let rows = min(Self.years.lowerBound, year)..<max(Self.years.upperBound, year + 1)
            return column(field, .range(rows), year, widest: widest(titles)) { row in
                titles.string(from: date(setting: .year, to: row))
            }
        case .hour:
            let period = isTwelveHour ? 12 : 24
            return column(field, .round(period: period), part(.hour), widest: number(20, 2)) { row in
                let hour = row.wrapped(period)
                return isTwelveHour ? number(hour == 0 ? 12 : hour, 1) : number(hour, 2)
            }
        case .minute:
            return column(field, .round(period: 60), part(.minute), widest: number(40, 2)) { row in
                number(row.wrapped(60), 2)
            }
        case .half:
            let names = [calendar.amSymbol, calendar.pmSymbol]
            let widest = names.max { $0.count < $1.count } ?? ""
            return column(field, .range(0..<2), part(.hour) < 12 ? 0 : 1, widest: widest) { names[$0] }
        }
    }

    private func column(
        _ field: Field, _ rows: WheelRows, _ index: Int, widest: String, title: @escaping (Int) -> String
    ) -> Column {
        Column(rows: rows, index: index, title: title, widest: widest) { row in
            span(of: field, at: row).map(configuration.allows) ?? false
        }
    }

    /// Number of days of the longest months: all of them are on the wheel, so that those of shorter months keep their
    /// places.
    private var dayPeriod: Int { calendar.maximumRange(of: .day)?.count ?? 31 }

    private func number(_ value: Int, _ digits: Int) -> String {
        value.formatted(
            .number.grouping(.never).precision(.integerLength(digits...))
                .locale(calendar.locale ?? .autoupdatingCurrent))
    }

    /// A date with a wide description: the 27th of a September, a Wednesday.
    private func widest(_ titles: DateFormatter) -> String {
        titles.string(from: Date(timeIntervalSince1970: 970_056_000))
    }

    /// The first day of a month of the chosen year's calendar that has as many days as any.
    private var longMonth: Date {
        let year = calendar.dateInterval(of: .year, for: selection)?.start ?? selection
        let count = dayPeriod
        let months = (0..<12).lazy.compactMap { calendar.date(byAdding: .month, value: $0, to: year) }
        return months.first { calendar.range(of: .day, in: .month, for: $0)?.count == count } ?? year
    }

    /// The chosen day, counted from one that is the same for all.
    private var dayNumber: Int {
        let first = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
        return calendar.dateComponents([.day], from: first, to: calendar.startOfDay(for: selection)).day ?? 0
    }

    /// All moments that a row may stand for while the other wheels stay as they are; nil where there are none.
    private func span(of field: Field, at row: Int) -> DateInterval? {
        let date = date(setting: field, to: row)
        switch field {
        case .date: return calendar.dateInterval(of: .day, for: date)
        case .day:
            let count = calendar.range(of: .day, in: .month, for: selection)?.count ?? 0
            return row.wrapped(dayPeriod) < count ? calendar.dateInterval(of: .day, for: date) : nil
        case .month: return calendar.dateInterval(of: .month, for: date)
        case .year: return calendar.dateInterval(of: .year, for: date)
        case .hour: return calendar.dateInterval(of: .hour, for: date)
        case .minute: return calendar.dateInterval(of: .minute, for: date)
        case .half:
            guard let day = calendar.dateInterval(of: .day, for: date),
                let noon = calendar.date(bySettingHour: 12, minute: 0, second: 0, of: date)
            else { return nil }
            return row == 0 ? DateInterval(start: day.start, end: noon) : DateInterval(start: noon, end: day.end)
        }
    }

    /// The chosen date with one of its parts at another row of the part's wheel.
    func date(setting field: Field, to row: Int) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: selection)
        switch field {
        case .date: return calendar.date(byAdding: .day, value: row - dayNumber, to: selection) ?? selection
        case .day: parts.day = row.wrapped(dayPeriod) + 1
        case .month: parts.month = row.wrapped(calendar.standaloneMonthSymbols.count) + 1
        case .year: parts.year = row
        // Beyond noon the other half of the day follows.
        case .hour: parts.hour = row.wrapped(24)
        case .minute: parts.minute = row.wrapped(60)
        case .half: parts.hour = part(.hour) % 12 + row * 12
        }
        // A day that the month does not have becomes its last one.
        if field == .day || field == .month || field == .year {
            let day = parts.day ?? 1
            parts.day = 1
            guard let first = calendar.date(from: parts) else { return selection }
            let count = calendar.range(of: .day, in: .month, for: first)?.count ?? day
            parts.day = min(day, count)
        }
        return calendar.date(from: parts) ?? selection
    }
}
