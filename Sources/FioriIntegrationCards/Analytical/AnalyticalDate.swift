import Foundation

/// Dates in the data of charts.
nonisolated enum AnalyticalDate {
    /// The date of a value; nil when it is none.
    ///
    /// - Parameter value: milliseconds since 1970, `/Date(milliseconds)/`, `2012-12-09` with or without a time and zone,
    ///   `20121209`, or `12/9/2012` with the month first, as JavaScript reads it. Without a zone a date is local.
    static func date(_ value: JSONValue, timeZone: TimeZone) -> Date? {
        if case .number(let milliseconds) = value, milliseconds.isFinite, abs(milliseconds) <= JavaScriptDate.maximum {
            return Date(timeIntervalSince1970: milliseconds / 1000)
        }
        guard case .string(let given)? = Optional(value) else { return nil }
        let text = given.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("/Date("), let milliseconds = Double(text.dropFirst(6).prefix { "-0123456789".contains($0) })
        {
            guard abs(milliseconds) <= JavaScriptDate.maximum else { return nil }
            return Date(timeIntervalSince1970: milliseconds / 1000)
        }
        return civil(text, timeZone: timeZone)
    }

    private static func civil(_ text: String, timeZone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let halves = text.split(maxSplits: 1) { $0 == "T" || $0 == " " }
        guard let first = halves.first, let (year, month, day) = day(first) else { return nil }
        var parts = DateComponents(year: year, month: month, day: day)
        if halves.count == 2 {
            let (time, zone) = zone(halves[1])
            if let zone { calendar.timeZone = zone }
            let numbers = time.split(separator: ":").map { Double($0) }
            guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1], (0...24).contains(hour),
                (0..<60).contains(minute)
            else { return nil }
            parts.hour = Int(hour)
            parts.minute = Int(minute)
            if numbers.count > 2, let second = numbers[2], (0..<61).contains(second) { parts.second = Int(second) }
        }
        return calendar.date(from: parts)
    }

    private static func day(_ text: Substring) -> (Int, Int, Int)? {
        let numbers = text.split { "-/.".contains($0) }.map { Int($0) }
        if numbers.count == 1, text.count == 8, let all = numbers[0] {
            return checked(all / 10_000, all / 100 % 100, all % 100)
        }
        guard numbers.count >= 2, let first = numbers[0], let second = numbers[1] else { return nil }
        let third = numbers.count > 2 ? numbers[2] : nil
        if text.prefix(4).allSatisfy(\.isNumber) { return checked(first, second, third ?? 1) }
        guard text.contains("/"), let third else { return nil }
        return checked(third, first, second)
    }

    private static func checked(_ year: Int, _ month: Int, _ day: Int) -> (Int, Int, Int)? {
        (1...9_999).contains(year) && (1...12).contains(month) && (1...31).contains(day) ? (year, month, day) : nil
    }

    private static func zone(_ text: Substring) -> (time: Substring, zone: TimeZone?) {
        if text.hasSuffix("Z") { return (text.dropLast(), TimeZone(secondsFromGMT: 0)) }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (text, nil) }
        let digits = text[text.index(after: sign)...].filter(\.isNumber)
        guard digits.count == 4, let number = Int(digits) else { return (text[..<sign], nil) }
        let seconds = (number / 100 * 60 + number % 100) * 60
        return (text[..<sign], TimeZone(secondsFromGMT: text[sign] == "-" ? -seconds : seconds))
    }
}
