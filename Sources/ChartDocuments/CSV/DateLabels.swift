import Foundation

/// Labels that are ISO dates, such as `2026-03-01`, `2026-03-01T08:30` or `2026-03-01 08:30:00Z`.
struct DateLabels {
    /// The dates in UTC, as they are written.
    let dates: [Date]
    private let haveTimes: Bool

    /// - Parameter labels: All of them must be dates; otherwise there is no result.
    init?(_ labels: [String]) {
        guard !labels.isEmpty else { return nil }
        var dates: [Date] = []
        dates.reserveCapacity(labels.count)
        var haveTimes = false
        for label in labels {
            guard let (date, hasTime) = Self.date(label) else { return nil }
            dates.append(date)
            haveTimes = haveTimes || hasTime
        }
        self.dates = dates
        self.haveTimes = haveTimes
    }

    /// The dates as stock charts take them: `yyyy-MM-dd HH:mm:ss`.
    var timestamps: [String] {
        dates.map { date in
            let seconds = Int(date.timeIntervalSince1970.rounded())
            let days = Int((Double(seconds) / 86_400).rounded(.down))
            let time = seconds - days * 86_400
            let (year, month, day) = Self.civil(days)
            let clock = [time / 3600, time / 60 % 60, time % 60].map { Self.padded($0, 2) }.joined(separator: ":")
            return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2)) \(clock)"
        }
    }

    /// The dates as a language writes them, as short as they can be told apart.
    func texts(locale: Locale) -> [String] {
        let (first, last) = (dates.min() ?? .distantPast, dates.max() ?? .distantPast)
        var style = Date.FormatStyle(locale: locale, timeZone: .gmt)
        style.calendar.timeZone = .gmt
        if last.timeIntervalSince(first) < 86_400, haveTimes {
            style = style.hour().minute()
        } else {
            style = style.day().month(.abbreviated)
            if last.timeIntervalSince(first) > 366 * 86_400 { style = style.year() }
            if haveTimes { style = style.hour().minute() }
        }
        return dates.map { $0.formatted(style) }
    }

    /// Reads a date; zones are applied, and dates without one are taken as UTC.
    static func date(_ text: String) -> (date: Date, hasTime: Bool)? {
        let bytes = Array(text.utf8)
        func number(_ start: Int, _ count: Int) -> Int? {
            guard start + count <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[start..<(start + count)] {
                guard byte &- 0x30 < 10 else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            return value
        }
        func has(_ character: Character, at place: Int) -> Bool {
            place < bytes.count && bytes[place] == character.asciiValue
        }
        guard let year = number(0, 4), has("-", at: 4), let month = number(5, 2), has("-", at: 7),
            let day = number(8, 2), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let days = Self.days(year, month, day)
        guard Self.civil(days) == (year, month, day) else { return nil }
        var seconds = Double(days) * 86_400
        if bytes.count == 10 { return (Date(timeIntervalSince1970: seconds), false) }
        guard has("T", at: 10) || has(" ", at: 10), let hour = number(11, 2), has(":", at: 13),
            let minute = number(14, 2), hour < 25, minute < 60
        else { return nil }
        seconds += Double(hour * 3600 + minute * 60)
        var place = 16
        if has(":", at: place) {
            guard let second = number(17, 2), second < 61 else { return nil }
            seconds += Double(second)
            place = 19
            if has(".", at: place) {
                place += 1
                while place < bytes.count, bytes[place] &- 0x30 < 10 { place += 1 }
            }
        }
        if has("Z", at: place) {
            place += 1
        } else if has("+", at: place) || has("-", at: place) {
            let sign = has("+", at: place) ? 1.0 : -1
            let hasColon = has(":", at: place + 3)
            guard let hours = number(place + 1, 2), let minutes = number(place + (hasColon ? 4 : 3), 2) else {
                return nil
            }
            seconds -= sign * Double(hours * 3600 + minutes * 60)
            place += hasColon ? 6 : 5
        }
        guard place == bytes.count else { return nil }
        return (Date(timeIntervalSince1970: seconds), true)
    }

    private static func padded(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// The days from 1970-01-01 to a date of the Gregorian calendar (H. Hinnant, "chrono-Compatible Low-Level Date
    /// Algorithms").
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }
}
