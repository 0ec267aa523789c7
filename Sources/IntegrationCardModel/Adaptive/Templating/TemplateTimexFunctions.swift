import Foundation

extension TemplateEvaluator {
    /// Calls a function of expressions of time, such as `isDefinite`; nil when the name is another.
    mutating func timexFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        let source = text(values.first ?? nil)
        func timex() throws(Failure) -> Timex {
            guard let timex = Timex(source) else {
                throw Failure(message: "“\(source.prefix(100))” is no time expression")
            }
            return timex
        }
        func zone() throws(Failure) -> TimeZone {
            guard let name = values.dropFirst().first.flatMap({ $0?.stringValue }) else { return .gmt }
            return try Self.timeZone(name)
        }
        switch name {
        case "isDefinite": return .bool(Timex(source)?.isDefinite ?? false)
        case "isDate": return .bool(Timex(source)?.isDate ?? false)
        case "isTime": return .bool(Timex(source)?.isTime ?? false)
        case "isDuration": return .bool(Timex(source)?.isDuration ?? false)
        case "isTimeRange": return .bool(Timex(source)?.isTimeRange ?? false)
        case "isDateRange": return .bool(Timex(source)?.isDateRange ?? false)
        case "isPresent": return .bool(Timex(source)?.isPresent ?? false)
        case "resolve": return .string(try resolved(timex()))
        case "getNextViableDate": return .string(try viableDate(timex(), zone(), step: 1))
        case "getPreviousViableDate": return .string(try viableDate(timex(), zone(), step: -1))
        case "getNextViableTime": return .string(try viableTime(source, zone(), step: 1))
        case "getPreviousViableTime": return .string(try viableTime(source, zone(), step: -1))
        default: return nil
        }
    }

    private static func padded(_ value: Int, _ count: Int = 2) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    private func resolved(_ timex: Timex) throws(Failure) -> String {
        guard !timex.isDuration, !timex.isInterval, timex.partOfDay == nil, timex.isDefinite || !timex.isDate,
            timex.isDefinite || timex.hour != nil, !timex.isPresent
        else { throw Failure(message: "only a date, a time, or both can be resolved") }
        var parts: [String] = []
        if let year = timex.year, let month = timex.month, let day = timex.day {
            parts.append(Self.padded(year, 4) + "-" + Self.padded(month) + "-" + Self.padded(day))
        }
        if let hour = timex.hour {
            parts.append(
                Self.padded(hour) + ":" + Self.padded(timex.minute ?? 0) + ":" + Self.padded(timex.second ?? 0))
        }
        return parts.joined(separator: " ")
    }

    /// The next or the last date with a month and a day.
    private func viableDate(_ timex: Timex, _ zone: TimeZone, step: Int) throws(Failure) -> String {
        guard timex.year == nil, let month = timex.month, let day = timex.day else {
            throw Failure(message: "a month and a day such as “XXXX-10-31” are expected")
        }
        let now = JavaScriptDate.localFields(environment.nowMilliseconds, timeZone: zone)
        let place = month * 100 + day - (now.month + 1) * 100 - now.day
        var year = now.year
        if step > 0 ? place < 0 : place >= 0 { year += step }
        // Only leap years have the 29th of February, at most eight years apart.
        while month == 2, day == 29,
            JavaScriptDate.Fields(JavaScriptDate.milliseconds(year: year, month: 1, day: 29)).month != 1
        {
            year += step
        }
        return Self.padded(year, 4) + "-" + Self.padded(month) + "-" + Self.padded(day)
    }

    /// The next or the last time with a minute and a second.
    private func viableTime(_ source: String, _ zone: TimeZone, step: Int) throws(Failure) -> String {
        guard source.hasPrefix("TXX:"), let timex = Timex("T00:" + source.dropFirst(4)), source.utf8.count == 9,
            let minute = timex.minute, let second = timex.second
        else { throw Failure(message: "a minute and a second such as “TXX:15:28” are expected") }
        let now = JavaScriptDate.localFields(environment.nowMilliseconds, timeZone: zone)
        let place = minute * 60 + second - now.minute * 60 - now.second
        var hour = now.hour
        if step > 0 ? place < 0 : place >= 0 { hour += step }
        hour = (hour + 24) % 24
        let full = "T" + Self.padded(hour)
        if minute == 0, second == 0 { return full }
        return full + ":" + Self.padded(minute) + (second == 0 ? "" : ":" + Self.padded(second))
    }
}
