import Foundation

extension TemplateEvaluator {
    static let standardFormat = "yyyy-MM-ddTHH:mm:ss.fffZ"
    /// The functions that read or write dates, which takes longer than others.
    private static let dateFunctions: Set<String> = [
        "utcNow", "formatDateTime", "formatEpoch", "formatTicks", "ticks", "epoch", "addDays", "addHours", "addMinutes",
        "addSeconds", "addToTime", "subtractFromTime", "getFutureTime", "getPastTime", "startOfDay", "startOfHour",
        "startOfMonth", "dayOfMonth", "dayOfWeek", "dayOfYear", "month", "year", "date", "dateTimeDiff",
    ]
    /// The number of ticks of 100 nanoseconds between the year 1 and 1970.
    private static let ticksOfEpoch = 621_355_968_000_000_000.0

    /// Calls a function of dates. Dates without a zone, and all results, are in UTC.
    mutating func dateFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        // A locale is looked up among those of the system.
        if Self.dateFunctions.contains(name) { try spend(values.count > 2 ? 30 : 10) }
        func value(_ index: Int) -> JSONValue? { index < values.count ? values[index] : nil }
        func instant(_ index: Int) throws(Failure) -> Double {
            let instant = JavaScriptDate.parse(text(value(index)), timeZone: .gmt)
            guard !instant.isNaN else { throw Failure(message: "“\(text(value(index)))” is no date") }
            return instant
        }
        func formatted(_ instant: Double, _ format: Int, _ locale: Int) -> JSONValue {
            let tag = value(locale)?.stringValue
            return .string(
                dateText(
                    instant, value(format)?.stringValue ?? Self.standardFormat,
                    tag.map { CardLocale(named: $0) } ?? self.locale))
        }
        switch name {
        case "utcNow": return formatted(environment.nowMilliseconds, 0, 1)
        case "formatDateTime":
            if case .number(let number)? = value(0) { return formatted(number, 1, 2) }
            return formatted(try instant(0), 1, 2)
        case "formatEpoch": return formatted(try number(value(0)) * 1000, 1, 2)
        case "formatTicks": return formatted((try number(value(0)) - Self.ticksOfEpoch) / 10_000, 1, 2)
        case "ticks": return .number(try instant(0) * 10_000 + Self.ticksOfEpoch)
        case "epoch": return .number((try instant(0) / 1000).rounded(.down))
        case "addDays": return formatted(try instant(0) + number(value(1)) * 86_400_000, 2, 3)
        case "addHours": return formatted(try instant(0) + number(value(1)) * 3_600_000, 2, 3)
        case "addMinutes": return formatted(try instant(0) + number(value(1)) * 60_000, 2, 3)
        case "addSeconds": return formatted(try instant(0) + number(value(1)) * 1000, 2, 3)
        case "addToTime", "subtractFromTime":
            let sign: Double = name == "addToTime" ? 1 : -1
            return formatted(try shifted(instant(0), by: sign * number(value(1)), text(value(2))), 3, 4)
        case "getFutureTime", "getPastTime":
            let sign: Double = name == "getFutureTime" ? 1 : -1
            return formatted(
                try shifted(environment.nowMilliseconds, by: sign * number(value(0)), text(value(1))), 2, 3)
        case "startOfDay": return formatted((try instant(0) / 86_400_000).rounded(.down) * 86_400_000, 1, 2)
        case "startOfHour": return formatted((try instant(0) / 3_600_000).rounded(.down) * 3_600_000, 1, 2)
        case "startOfMonth":
            let fields = JavaScriptDate.Fields(try instant(0))
            return formatted(JavaScriptDate.milliseconds(year: fields.year, month: fields.month, day: 1), 1, 2)
        case "dayOfMonth": return .number(Double(JavaScriptDate.Fields(try instant(0)).day))
        case "dayOfWeek": return .number(Double(JavaScriptDate.Fields(try instant(0)).weekday))
        case "dayOfYear":
            let fields = JavaScriptDate.Fields(try instant(0))
            let first = JavaScriptDate.days(year: fields.year, month: 0, day: 1)
            return .number(
                Double(JavaScriptDate.days(year: fields.year, month: fields.month, day: fields.day) - first + 1))
        case "month": return .number(Double(JavaScriptDate.Fields(try instant(0)).month + 1))
        case "year": return .number(Double(JavaScriptDate.Fields(try instant(0)).year))
        case "date":
            let fields = JavaScriptDate.Fields(try instant(0))
            return .string("\(fields.month + 1)/\(fields.day)/\(fields.year)")
        case "dateTimeDiff": return .number((try instant(0) - instant(1)) * 10_000)
        default: return nil
        }
    }

    private func shifted(_ instant: Double, by count: Double, _ unit: String) throws(Failure) -> Double {
        let seconds: [String: Double] = ["Second": 1, "Minute": 60, "Hour": 3600, "Day": 86_400, "Week": 604_800]
        if let length = seconds[unit] { return instant + count * length * 1000 }
        guard unit == "Month" || unit == "Year", abs(count) < 1e6 else {
            throw Failure(message: "“\(unit)” is no unit of time")
        }
        let fields = JavaScriptDate.Fields(instant)
        let month = fields.month + Int(count) * (unit == "Year" ? 12 : 1)
        let first = JavaScriptDate.days(year: fields.year, month: month, day: 1)
        let length = JavaScriptDate.days(year: fields.year, month: month + 1, day: 1) - first
        let time = instant - (instant / 86_400_000).rounded(.down) * 86_400_000
        return Double(first + min(fields.day, length) - 1) * 86_400_000 + time
    }
}
