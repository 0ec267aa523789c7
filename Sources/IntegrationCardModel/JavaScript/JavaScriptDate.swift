import Foundation

/// Dates as JavaScript has them: milliseconds since 1970 in UTC.
package enum JavaScriptDate {
    /// The greatest distance from 1970 that a date can have.
    package static let maximum = 8.64e15
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The fields of a date in the proleptic Gregorian calendar.
    struct Fields {
        var year: Int
        /// The month, from 0.
        var month: Int
        var day: Int
        var hour: Int
        var minute: Int
        var second: Int
        var millisecond: Int
        /// The day of the week, from Sunday as 0.
        var weekday: Int

        /// - Parameter milliseconds: An instant; one that no date can have counts as the nearest, and NaN as 1970.
        init(_ milliseconds: Double) {
            let end = JavaScriptDate.maximum + 86_400_000
            let milliseconds = milliseconds.isNaN ? 0 : max(-end, min(milliseconds, end))
            let days = (milliseconds / 86_400_000).rounded(.down)
            var rest = Int(milliseconds - days * 86_400_000)
            let dayNumber = Int(days)
            weekday = ((dayNumber % 7) + 11) % 7
            // Days are counted from 0000-03-01 in eras of 400 years.
            let shifted = dayNumber + 719_468
            let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
            let dayOfEra = shifted - era * 146_097
            let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
            let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
            let monthIndex = (5 * dayOfYear + 2) / 153
            day = dayOfYear - (153 * monthIndex + 2) / 5 + 1
            month = monthIndex < 10 ? monthIndex + 2 : monthIndex - 10
            year = yearOfEra + era * 400 + (month <= 1 ? 1 : 0)
            millisecond = rest % 1000
            rest /= 1000
            second = rest % 60
            rest /= 60
            minute = rest % 60
            hour = rest / 60
        }
    }

    /// The number of days from 1970 to a day; months outside of 0 to 11 roll over.
    static func days(year: Int, month: Int, day: Int) -> Int {
        var year = year + (month >= 0 ? month / 12 : (month - 11) / 12)
        let month = ((month % 12) + 12) % 12
        if month <= 1 { year -= 1 }
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The instant of fields in UTC, or NaN when it is out of range.
    static func milliseconds(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0
    ) -> Double {
        guard abs(year) < 300_000, abs(month) < 4_000_000, abs(day) < 200_000_000 else { return .nan }
        let value =
            Double(days(year: year, month: month, day: day)) * 86_400_000 + Double(hour) * 3_600_000
            + Double(minute) * 60_000 + Double(second) * 1000 + Double(millisecond)
        return abs(value) <= maximum ? value : .nan
    }

    /// The difference between local time and UTC at an instant, in milliseconds.
    static func offset(_ milliseconds: Double, timeZone: TimeZone) -> Double {
        guard milliseconds.isFinite else { return 0 }
        return Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: milliseconds / 1000))) * 1000
    }

    /// The instant at which clocks of a time zone show the given local time: the earlier one of two, and for a time that
    /// clocks skip the one that they would show without the change (ECMAScript, UTC(t)).
    static func instant(ofLocal local: Double, timeZone: TimeZone) -> Double {
        let before = offset(local - 86_400_000, timeZone: timeZone)
        let after = offset(local - before, timeZone: timeZone)
        guard after != before else { return local - before }
        let later = local - after
        return offset(later, timeZone: timeZone) == after ? later : local - before
    }

    static func localFields(_ milliseconds: Double, timeZone: TimeZone) -> Fields {
        Fields(milliseconds + offset(milliseconds, timeZone: timeZone))
    }

    static func utc(_ fields: [Double]) -> Double {
        guard let year = fields.first, !fields.contains(where: { !$0.isFinite || abs($0) > 1e9 }) else { return .nan }
        func field(_ index: Int, _ fallback: Int) -> Int { index < fields.count ? Int(fields[index]) : fallback }
        let fullYear = (0...99).contains(Int(year)) ? 1900 + Int(year) : Int(year)
        return milliseconds(
            year: fullYear, month: field(1, 0), day: field(2, 1), hour: field(3, 0), minute: field(4, 0),
            second: field(5, 0), millisecond: field(6, 0))
    }

    private static func padded(_ value: Int, _ length: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// The text of `toISOString`; nil when the date is invalid.
    static func isoText(_ milliseconds: Double) -> String? {
        guard milliseconds.isFinite, abs(milliseconds) <= maximum else { return nil }
        let fields = Fields(milliseconds)
        let year =
            (0...9999).contains(fields.year)
            ? padded(fields.year, 4) : (fields.year < 0 ? "-" : "+") + padded(abs(fields.year), 6)
        return "\(year)-\(padded(fields.month + 1, 2))-\(padded(fields.day, 2))T\(padded(fields.hour, 2)):"
            + "\(padded(fields.minute, 2)):\(padded(fields.second, 2)).\(padded(fields.millisecond, 3))Z"
    }

    /// The text of `toString`, such as "Fri Nov 01 2019 10:30:00 GMT+0000 (UTC)".
    static func text(_ milliseconds: Double, timeZone: TimeZone) -> String {
        guard milliseconds.isFinite, abs(milliseconds) <= maximum else { return "Invalid Date" }
        let fields = localFields(milliseconds, timeZone: timeZone)
        let minutes = Int(offset(milliseconds, timeZone: timeZone) / 60_000)
        let zone = (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60, 2) + padded(abs(minutes) % 60, 2)
        return dayText(fields) + " \(padded(fields.hour, 2)):\(padded(fields.minute, 2)):\(padded(fields.second, 2))"
            + " GMT\(zone) (\(timeZone.identifier))"
    }

    private static func dayText(_ fields: Fields) -> String {
        "\(weekdays[fields.weekday]) \(months[fields.month]) \(padded(fields.day, 2)) \(padded(fields.year, 4))"
    }

    /// The functions of a date.
    struct Method {
        let milliseconds: Double
        let timeZone: TimeZone

        func call(_ name: String) -> JavaScriptValue? {
            switch name {
            case "getTime", "valueOf": return .number(milliseconds)
            case "toISOString", "toJSON": return isoText(milliseconds).map { .string($0) } ?? .null
            case "toString": return .string(text(milliseconds, timeZone: timeZone))
            case "getTimezoneOffset": return .number(-offset(milliseconds, timeZone: timeZone) / 60_000)
            default: break
            }
            guard milliseconds.isFinite, abs(milliseconds) <= maximum else { return .number(.nan) }
            let isUTC = name.hasPrefix("getUTC")
            let fields = isUTC ? Fields(milliseconds) : localFields(milliseconds, timeZone: timeZone)
            if name == "toDateString" { return .string(dayText(fields)) }
            let value: Int? =
                switch isUTC ? "get" + name.dropFirst(6) : name {
                case "getFullYear": fields.year
                case "getMonth": fields.month
                case "getDate": fields.day
                case "getDay": fields.weekday
                case "getHours": fields.hour
                case "getMinutes": fields.minute
                case "getSeconds": fields.second
                case "getMilliseconds": fields.millisecond
                default: nil
                }
            return value.map { .number(Double($0)) }
        }
    }
}
