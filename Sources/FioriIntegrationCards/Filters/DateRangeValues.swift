import Foundation

/// The option of a range of dates with its values, as data and bindings know them.
nonisolated struct DateRangeValues {
    /// The kinds of an option's values.
    enum Kind: Equatable {
        case none
        /// Days, written as yyyy-MM-dd.
        case days(Int)
        /// Moments, written as yyyy-MM-ddTHH:mm:ss in the local time zone.
        case moments(Int)
        /// A number of units.
        case count
        /// The numbers of days before and after today.
        case daysAround
        /// A month from 0, and a year when the option has one.
        case month(hasYear: Bool)
    }

    let option: String
    let kind: Kind
    private(set) var values: [JSONValue]
    private let now: Date
    private let timeZone: TimeZone

    /// - Parameter values: the values; those that are missing are present days, the present month, or 1.
    init(option: String, values: [JSONValue] = [], now: Date, timeZone: TimeZone) {
        self.option = option
        self.now = now
        self.timeZone = timeZone
        self.values = values
        kind = Self.kind(of: option)
        let initial = initialValues
        if values.count > initial.count { self.values = Array(values.prefix(initial.count)) }
        if values.count < initial.count { self.values += initial.dropFirst(values.count) }
    }

    private static func kind(of option: String) -> Kind {
        switch option {
        case "date", "from", "to": .days(1)
        case "dateRange": .days(2)
        case "dateTime", "fromDateTime", "toDateTime": .moments(1)
        case "dateTimeRange": .moments(2)
        case "todayFromTo": .daysAround
        case "specificMonth": .month(hasYear: false)
        case "specificMonthInYear": .month(hasYear: true)
        default: (option.hasPrefix("last") || option.hasPrefix("next")) && option.hasSuffix("s") ? .count : .none
        }
    }

    private var initialValues: [JSONValue] {
        let today = calendar.dateComponents([.year, .month], from: now)
        switch kind {
        case .none: return []
        case .days(let count), .moments(let count): return Array(repeating: .string(text(of: now)), count: count)
        case .count: return [1]
        case .daysAround: return [1, 1]
        case .month(let hasYear):
            let month = JSONValue.number(Double((today.month ?? 1) - 1))
            return hasYear ? [month, .number(Double(today.year ?? 1))] : [month]
        }
    }

    // MARK: Values by position

    /// The date at a position; the present for a value that is none.
    subscript(date index: Int) -> Date {
        get { Self.date(values[index], calendar) ?? now }
        set { values[index] = .string(text(of: newValue)) }
    }

    /// The number at a position, within bounds.
    subscript(number index: Int, bounds: ClosedRange<Int>) -> Int {
        get {
            guard let number = values[index].numberValue, number.isFinite else { return bounds.lowerBound }
            return Int(min(max(number, Double(bounds.lowerBound)), Double(bounds.upperBound)))
        }
        set { values[index] = .number(Double(newValue)) }
    }

    // MARK: Texts

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    private func text(of date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func padded(_ number: Int?, _ count: Int = 2) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        let day = "\(padded(parts.year, 4))-\(padded(parts.month))-\(padded(parts.day))"
        guard case .moments = kind else { return day }
        return "\(day)T\(padded(parts.hour)):\(padded(parts.minute)):00"
    }

    /// The date of milliseconds, or of a text in the form of ISO 8601, which is local when it names no time zone; nil for one
    /// that is further from 1970 than a date of JavaScript can be (ECMA-262, time values).
    private static func date(_ value: JSONValue, _ calendar: Calendar) -> Date? {
        if let number = value.numberValue {
            return abs(number) <= JavaScriptDate.maximum ? Date(timeIntervalSince1970: number / 1000) : nil
        }
        guard let text = value.stringValue else { return nil }
        if let date = try? Date(text, strategy: .iso8601) { return date }
        if let date = try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)) {
            return date
        }
        let parts = text.split(whereSeparator: { !$0.isASCII || !$0.isNumber }).prefix(5).map { Int($0) }
        guard parts.count >= 3, parts.allSatisfy({ ($0 ?? .max) <= 275_760 }) else { return nil }
        func part(_ index: Int) -> Int { index < parts.count ? parts[index] ?? 0 : 0 }
        return calendar.date(
            from: DateComponents(year: part(0), month: part(1), day: part(2), hour: part(3), minute: part(4)))
    }
}
