import FioriCharts
import Foundation

/// The numbers and words of a written date.
struct DatePattern {
    private enum Token: Equatable {
        /// A number and the number of its digits.
        case number(Int, Int)
        /// Letters, in lower case.
        case word(String)
    }

    private var tokens: [Token] = []
    private var separators: Set<Unicode.Scalar> = []
    private var clock: ClockTime?

    private static let ignoredWords: Set<String> = ["de", "of", "del", "th", "st", "nd", "rd"]
    private static let signs = Set(" .,/-'’\u{A0}\u{202F}\u{200F}年月日년월일".unicodeScalars)

    /// - Returns: nil for text that cannot be a date.
    init?(_ label: String) {
        guard label.utf8.count <= 64 else { return nil }
        var date = Array(label.unicodeScalars)[...]
        if let colon = date.firstIndex(of: ":") {
            guard let start = Self.startOfClock(date, colon: colon) else { return nil }
            var text = String(String.UnicodeScalarView(date[start...]))
            guard let time = text.withUTF8({ ClockTime($0) }) else { return nil }
            clock = time
            date = date[..<start]
            if date.last == "T" || date.last == "t" { date.removeLast() }
        }
        var index = date.startIndex
        while index < date.endIndex {
            let start = index
            if Self.isDigit(date[index]) {
                var number = 0
                while index < date.endIndex, Self.isDigit(date[index]) {
                    number = number * 10 + Int(date[index].value - 48)
                    index += 1
                    guard index - start <= 4 else { return nil }
                }
                tokens.append(.number(number, index - start))
            } else if Self.signs.contains(date[index]) {
                separators.insert(date[index])
                index += 1
            } else {
                while index < date.endIndex, Self.isLetter(date[index]) { index += 1 }
                guard index > start else { return nil }
                let word = String(String.UnicodeScalarView(date[start..<index])).lowercased()
                if !Self.ignoredWords.contains(word) { tokens.append(.word(word)) }
            }
        }
        // The name of a weekday says nothing new.
        if tokens.count > 3, case .word = tokens[0] { tokens.removeFirst() }
        guard (2...3).contains(tokens.count) else { return nil }
        if let last = date.last(where: { $0 != " " }), last == "/" || last == "-" { return nil }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 48 < 10 }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (scalar.value | 0x20) &- 97 < 26 }
        // Marks such as the dot below of Devanagari belong to their letters.
        let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
        return !signs.contains(scalar) && (scalar.properties.isAlphabetic || isMark)
    }

    /// The place at which the hour begins.
    private static func startOfClock(_ label: ArraySlice<Unicode.Scalar>, colon: Int) -> Int? {
        var start = colon
        while start > label.startIndex, isDigit(label[start - 1]) { start -= 1 }
        guard start < colon, start > label.startIndex else { return nil }
        let before = label[start - 1]
        return before.properties.isWhitespace || before == "T" || before == "t" || before == "," ? start : nil
    }

    /// True if day and month are both numbers, and either may be first.
    var dependsOnOrder: Bool {
        guard tokens.count == 3, case .number(_, let first) = tokens[0], case .number = tokens[1],
            case .number = tokens[2]
        else { return false }
        return first <= 2 && !separators.contains(".")
    }

    /// True for days, not for months, quarters, halves of years and weeks.
    var hasDay: Bool {
        guard tokens.count == 3 else { return false }
        return !tokens.contains { token in
            if case .word(let word) = token { Self.periods.contains(word) } else { false }
        }
    }

    private static let quarters: Set<String> = ["q", "quarter", "quartal", "qtr"]
    private static let halves: Set<String> = ["h", "hj"]
    private static let weeks: Set<String> = ["w", "kw", "wk", "week", "woche"]
    /// The words before the numbers of months, as Vietnamese writes them.
    private static let months: Set<String> = ["tháng", "thg"]
    static let periods = quarters.union(halves).union(weeks).union(months)

    /// The time; nil where there is no such date.
    func time(_ names: MonthNames, isMonthFirst: Bool) -> WrittenTime? {
        guard let date = date(names, isMonthFirst: isMonthFirst) else { return nil }
        guard let clock else { return date }
        return hasDay ? WrittenTime(local: date.local + clock.seconds, offset: clock.offset) : nil
    }

    private func date(_ names: MonthNames, isMonthFirst: Bool) -> WrittenTime? {
        let third = tokens.count > 2 ? tokens[2] : nil
        switch (tokens[0], tokens[1], third) {
        case (.number(let year, 4), .number(let month, let digits), nil):
            // 2020.5 is the middle of a year.
            return digits == 2 || !isFraction ? monthOfYear(year, month) : nil
        case (.number(let month, 1...2), .number(let year, 4), nil): return monthOfYear(year, month)
        case (.number(let year, 4), .word(let name), nil):
            return names.month(name).flatMap { WrittenTime.start(year, $0, 1) }
        case (.word(let name), .number(let number, let digits), nil):
            guard let month = names.month(name) else { return nil }
            // "Jan 24" and "Jan. 24" may be days, as "24-Jan" is one; "Jan-24" and "Jan '24" are years.
            let isYear = !separators.isDisjoint(with: ["-", "/", "'", "’"])
            guard digits == 4 || (digits == 2 && isYear) else { return nil }
            return WrittenTime.start(Self.year(number, digits), month, 1)
        case (.number(let year, 4), .number(let month, 1...2), .number(let day, 1...2)?):
            return WrittenTime.start(year, month, day)
        case (.number(let first, 1...2), .number(let second, 1...2), .number(let year, let digits)?):
            guard digits == 4 || (digits == 2 && !separators.contains("-")), hasOneSeparator else { return nil }
            let isMonthFirst = isMonthFirst && dependsOnOrder
            return WrittenTime.start(
                Self.year(year, digits), isMonthFirst ? first : second, isMonthFirst ? second : first)
        case (.number(let day, 1...2), .word(let name), .number(let year, let digits)?) where digits % 2 == 0:
            guard let month = names.month(name) else { return period(name, day, year, digits) }
            return WrittenTime.start(Self.year(year, digits), month, day)
        case (.word(let name), .number(let day, 1...2), .number(let year, let digits)?) where digits % 2 == 0:
            guard let month = names.month(name) else { return period(name, day, year, digits) }
            return WrittenTime.start(Self.year(year, digits), month, day)
        case (.number(let year, 4), .word(let name), .number(let number, 1...2)?):
            guard let month = names.month(name) else { return period(name, number, year, 4) }
            return WrittenTime.start(year, month, number)
        default: return nil
        }
    }

    /// True for two numbers with a point or a comma between, which may be one number.
    private var isFraction: Bool { separators == ["."] || separators == [","] }

    /// The start of a month that is written in digits; nil for years that tables do not have, and for fractions of numbers.
    private func monthOfYear(_ year: Int, _ month: Int) -> WrittenTime? {
        guard (isFraction ? 1_900..<2_200 : 1_500..<2_200).contains(year), !separators.contains(",") else { return nil }
        return WrittenTime.start(year, month, 1)
    }

    private var hasOneSeparator: Bool { separators.subtracting([" "]).count == 1 }

    /// The start of a quarter, a half, a month or a week of a year.
    private func period(_ name: String, _ number: Int, _ year: Int, _ digits: Int) -> WrittenTime? {
        guard clock == nil else { return nil }
        let year = Self.year(year, digits)
        if Self.quarters.contains(name), (1...4).contains(number) { return WrittenTime.start(year, number * 3 - 2, 1) }
        if Self.halves.contains(name), (1...2).contains(number) { return WrittenTime.start(year, number * 6 - 5, 1) }
        if Self.months.contains(name), digits == 4 { return WrittenTime.start(year, number, 1) }
        guard Self.weeks.contains(name), digits == 4 else { return nil }
        return WrittenTime(iso: "\(year)-W" + (number < 10 ? "0" : "") + "\(number)")
    }

    /// A year of two digits is one from 1969 to 2068.
    private static func year(_ number: Int, _ digits: Int) -> Int {
        digits == 4 ? number : number < 69 ? 2_000 + number : 1_900 + number
    }
}
