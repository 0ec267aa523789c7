import Foundation

/// An expression of time as TIMEX 3 writes it: "2020-12-20T14:30", "XXXX-WXX-3", "PT30M", "TMO".
struct Timex: Sendable, Hashable {
    var year: Int?
    var month: Int?
    var day: Int?
    /// The day of the week, from Monday as 1.
    var weekday: Int?
    var week: Int?
    var season: String?
    var hour: Int?
    var minute: Int?
    var second: Int?
    var partOfDay: String?
    var hasDateDuration = false
    var hasTimeDuration = false
    var isPresent = false
    /// True for an interval: "(2020-01-01,2020-01-05,P4D)".
    var isInterval = false

    var isDuration: Bool { hasDateDuration || hasTimeDuration }
    var isDefinite: Bool { year != nil && month != nil && day != nil }
    var isDate: Bool { month != nil && day != nil || weekday != nil || isPresent }
    var isTime: Bool { hour != nil && minute != nil && second != nil || isPresent }
    var isTimeRange: Bool { partOfDay != nil || isInterval && hour != nil && hasTimeDuration }
    var isDateRange: Bool {
        season != nil || week != nil || isInterval && isDate && hasDateDuration
            || (year != nil || month != nil) && day == nil && weekday == nil
    }

    /// Reads an expression; nil when it is none.
    init?(_ text: String) {
        guard text.utf8.count <= 100 else { return nil }
        if text == "PRESENT_REF" {
            isPresent = true
        } else if text.hasPrefix("P") {
            guard readDuration(text.dropFirst()) else { return nil }
        } else if text.hasPrefix("("), text.hasSuffix(")") {
            let parts = text.dropFirst().dropLast().split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 3, readDateTime(parts[0]), Timex(String(parts[1])) != nil, parts[2].hasPrefix("P"),
                readDuration(parts[2].dropFirst())
            else { return nil }
            isInterval = true
        } else if !readDateTime(text[...]) {
            return nil
        }
    }

    private mutating func readDateTime(_ text: Substring) -> Bool {
        guard let sign = text.firstIndex(of: "T") else { return readDate(text) }
        return (sign == text.startIndex || readDate(text[..<sign])) && readTime(text[text.index(after: sign)...])
    }

    private mutating func readDate(_ text: Substring) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        var rest = parts[...]
        guard let first = rest.popFirst() else { return false }
        let isAnyYear = first == "XXXX"
        if !isAnyYear {
            if Self.seasons.contains(first), rest.isEmpty {
                season = String(first)
                return true
            }
            guard let value = Self.number(first, 4) else { return false }
            year = value
        }
        guard let second = rest.popFirst() else { return !isAnyYear }
        if Self.seasons.contains(second), !isAnyYear, rest.isEmpty {
            season = String(second)
            return true
        }
        if second.hasPrefix("W") {
            if second == "WXX" {
                guard isAnyYear, rest.count == 1, let value = Self.number(rest[rest.startIndex], 1),
                    (1...7).contains(value)
                else { return false }
                weekday = value
                return true
            }
            guard !isAnyYear, let value = Self.number(second.dropFirst(), 2), (1...53).contains(value) else {
                return false
            }
            week = value
            return rest.isEmpty || rest.count == 1 && rest.last == "WE"
        }
        guard let value = Self.number(second, 2), (1...12).contains(value) else { return false }
        month = value
        guard let third = rest.popFirst() else { return true }
        if third.hasPrefix("W") {
            guard isAnyYear else { return false }
            if third == "WXX" {
                guard let number = rest.popFirst().flatMap({ Self.number($0, 1) }) else { return false }
                week = number
                if let day = rest.popFirst() {
                    guard let value = Self.number(day, 1), (1...7).contains(value) else { return false }
                    weekday = value
                }
                return rest.isEmpty
            }
            week = Self.number(third.dropFirst(), 2)
            return week != nil && rest.isEmpty
        }
        guard rest.isEmpty, let value = Self.number(third, 2) else { return false }
        // February has its 29th in a year that is not known.
        let length =
            JavaScriptDate.days(year: year ?? 2000, month: value > 0 ? (month ?? 1) : 1, day: 1)
            - JavaScriptDate.days(year: year ?? 2000, month: (month ?? 1) - 1, day: 1)
        guard (1...length).contains(value) else { return false }
        day = value
        return true
    }

    private mutating func readTime(_ text: Substring) -> Bool {
        if Self.partsOfDay.contains(text) {
            partOfDay = String(text)
            return true
        }
        let parts = (text.hasSuffix("Z") ? text.dropLast() : text)
            .split(separator: ":", omittingEmptySubsequences: false).map { Self.number($0, 2) }
        guard (1...3).contains(parts.count), !parts.contains(nil), let first = parts[0], first <= 24 else {
            return false
        }
        hour = first
        minute = parts.count > 1 ? parts[1] : 0
        second = parts.count > 2 ? parts[2] : 0
        return (minute ?? 0) < 60 && (second ?? 0) < 60
    }

    private mutating func readDuration(_ text: Substring) -> Bool {
        var rest = text
        var isTime = false
        var count = 0
        while let first = rest.first {
            if first == "T", !isTime {
                isTime = true
                rest = rest.dropFirst()
                continue
            }
            let amount = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            guard Double(amount) != nil, let unit = rest[amount.endIndex...].first,
                isTime ? "HMS".contains(unit) : "YMWD".contains(unit)
            else { return false }
            if isTime { hasTimeDuration = true } else { hasDateDuration = true }
            rest = rest[amount.endIndex...].dropFirst()
            count += 1
        }
        return count > 0
    }

    private static let seasons: Set<Substring> = ["SP", "SU", "FA", "WI"]
    private static let partsOfDay: Set<Substring> = ["DT", "NI", "MO", "AF", "EV"]

    private static func number(_ text: Substring, _ count: Int) -> Int? {
        guard text.utf8.count == count, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return Int(text)
    }
}
