import FioriCharts
import Foundation

/// The numbers and words of a written date.
struct DatePattern {
    private enum Token: Equatable {
        /// A number and the number of its digits.
        case number(Int, Int)
        /// Words that follow each other, in lower case.
        case word([String])
    }

    private var tokens: [Token] = []
    /// The signs, with the number of tokens before each.
    private var signs: [(place: Int, sign: Unicode.Scalar)] = []
    /// The signs between the tokens. A comma behind the name of a weekday, or a point at the end, is none of them.
    private var separators: Set<Unicode.Scalar> = []
    private var clock: ClockTime?
    /// True if words say that the first number is the day.
    private var isDayFirst = false
    private var endsWithPoint = false

    static let ignoredWords: Set<String> = ["de", "of", "del", "do", "th", "st", "nd", "rd"]
    /// The words for a year behind its number.
    private static let wordsForYears: Set<String> = ["г", "р", "ж", "թ", "m", "gada", "g", "оны", "ел"]
    /// The endings of ordinal numbers, and words behind a day or the number of a month.
    private static let wordsForDays: Set<String> = ["er", "º", "ª", "d", "e", "ngày", "năm", "р", "сарын", "ta"]
    /// The words between a date and a time of day.
    private static let wordsForTimes: Set<String> = [
        "at", "um", "à", "às", "a", "las", "в", "о", "kl", "klo", "om", "alle", "ore", "lúc", "o", "ee",
    ]
    private static let signs = Set(" .,/-'’\u{A0}\u{202F}\u{200F}年月日년월일".unicodeScalars)

    /// - Parameter periods: The words beside times of twelve hours.
    /// - Returns: nil for text that cannot be a date.
    init?(_ label: String, _ periods: DayPeriods = .usual) {
        guard label.utf8.count <= 128 else { return nil }
        var text = DateText.plain(label)
        if text.first == "[", text.last == "]" { text = Array(text.dropFirst().dropLast()) }
        // A sign before a year is a part of it, and tables have no such years.
        guard let first = text.first(where: { $0 != " " }), first != "+", !Self.isDash(first) else { return nil }
        if text.contains(":") {
            guard let parts = ClockText(colonIn: text, periods) else { return nil }
            self.init(parts.date, parts.clock)
        } else if let parts = ClockText(pointIn: text, periods), let pattern = DatePattern(parts.date, parts.clock),
            pattern.hasDay
        {
            self = pattern
        } else {
            self.init(text, nil)
        }
    }

    /// - Parameter date: The text without a time of day.
    private init?(_ date: [Unicode.Scalar], _ clock: ClockTime?) {
        self.clock = clock
        endsWithPoint = date.last { $0 != " " } == "."
        var marksYear = false
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
            } else if isSign(date[index]) {
                if date[index] == "年" || date[index] == "년" { marksYear = true }
                if date[index].isASCII || Self.signs.contains(date[index]) {
                    signs.append((tokens.count, date[index]))
                }
                index += 1
            } else {
                while index < date.endIndex, Self.isLetter(date[index]) { index += 1 }
                guard index > start else { return nil }
                let word = String(String.UnicodeScalarView(date[start..<index])).lowercased()
                if case .number(_, let digits)? = tokens.last, digits == 4 || tokens.count == 3,
                    Self.wordsForYears.contains(word)
                {
                    marksYear = true
                } else if !isIgnored(word) {
                    append(word)
                }
            }
        }
        dropWeekday()
        if tokens.count == 4, case .number = tokens[0], case .word(let words) = tokens[1],
            words.count == 1, Self.months.contains(words[0])
        {
            remove(1)
            isDayFirst = true
        }
        guard (2...3).contains(tokens.count) || tokens.count == 1 && marksYear else { return nil }
        for (place, sign) in signs where (1..<tokens.count).contains(place) { separators.insert(sign) }
        if let last = date.last(where: { $0 != " " }), last == "/" || last == "-" { return nil }
    }

    private mutating func append(_ word: String) {
        if case .word(let words)? = tokens.last {
            tokens[tokens.count - 1] = .word(words + [word])
        } else {
            tokens.append(.word([word]))
        }
    }

    private mutating func remove(_ index: Int) {
        tokens.remove(at: index)
        for place in signs.indices where signs[place].place > index { signs[place].place -= 1 }
    }

    /// Leaves out the name of a weekday, which says nothing new.
    private mutating func dropWeekday() {
        guard tokens.count >= 3, case .word(let words)? = tokens.first else {
            guard tokens.count == 4, case .word = tokens[3] else { return }
            for token in [tokens[0], tokens[2]] {
                if case .number(_, 4) = token {
                    remove(3)
                    return
                }
            }
            return
        }
        if tokens.count > 3 {
            remove(0)
        } else if words.count > 1, case .number = tokens[1], case .number = tokens[2] {
            tokens[0] = .word(Array(words.dropFirst()))
        }
    }

    private func isIgnored(_ word: String) -> Bool {
        if Self.ignoredWords.contains(word) || (clock != nil && Self.wordsForTimes.contains(word)) { return true }
        guard Self.wordsForDays.contains(word) else { return false }
        if case .number(_, 1...2)? = tokens.last { return true }
        return tokens.isEmpty && word == "ngày"
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 48 < 10 }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .dashPunctuation || scalar == "\u{2212}"
    }

    /// True for a sign between the parts of a date; weekdays behind one stand in parentheses.
    private func isSign(_ scalar: Unicode.Scalar) -> Bool {
        if Self.signs.contains(scalar) { return true }
        if scalar.isASCII { return tokens.count >= 3 && (scalar == "(" || scalar == ")") }
        switch scalar.properties.generalCategory {
        case .otherPunctuation, .openPunctuation, .closePunctuation: return true
        default: return false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (scalar.value | 0x20) &- 97 < 26 }
        // Marks such as the dot below of Devanagari belong to their letters.
        let isMark = [.nonspacingMark, .spacingMark].contains(scalar.properties.generalCategory)
        return !signs.contains(scalar) && (scalar.properties.isAlphabetic || isMark)
    }

    /// True if day and month are both numbers, and either may be first.
    var dependsOnOrder: Bool {
        guard tokens.count == 3, case .number(_, let first) = tokens[0], case .number = tokens[1],
            case .number = tokens[2]
        else { return false }
        return first <= 2 && !separators.contains(".") && !isDayFirst
    }

    /// The signs between three numbers of which the year is the last, which say their order; nil for other dates.
    var signsOfOrder: Set<Unicode.Scalar>? {
        guard tokens.count == 3, case .number(_, 1...2) = tokens[0], case .number = tokens[1],
            case .number = tokens[2]
        else { return nil }
        return separators.subtracting([" "])
    }

    /// True for days, not for months, quarters, halves of years and weeks.
    var hasDay: Bool {
        guard tokens.count == 3 else { return false }
        return !tokens.contains { token in
            if case .word(let words) = token { words.contains(where: Self.periods.contains) } else { false }
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
        guard tokens.count > 1 else {
            if case .number(let year, 4) = tokens[0] { return monthOfYear(year, 1) }
            return nil
        }
        let third = tokens.count > 2 ? tokens[2] : nil
        if names.hasYearFirst, endsWithPoint, case .number(let year, 2) = tokens[0],
            case .number(let month, 1...2) = tokens[1], case .number(let day, 1...2)? = third,
            let date = WrittenTime.start(Self.year(year, 2), month, day)
        {
            return date
        }
        switch (tokens[0], tokens[1], third) {
        case (.number(let year, 4), .number(let month, let digits), nil) where digits <= 2:
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
        case (.number(let year, 4), .number(let day, 1...2), .word(let name)?):
            return (names.month(name) ?? names.month([name[0]])).flatMap { WrittenTime.start(year, $0, day) }
        case (.number(let year, 4), .number(let month, 1...2), .number(let day, 1...2)?):
            return WrittenTime.start(year, month, day)
        case (.number(let first, 1...2), .number(let second, 1...2), .number(let year, let digits)?):
            guard digits == 4 || (digits == 2 && !separators.contains("-")), isDayFirst || hasOneSeparator
            else { return nil }
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
    private func period(_ words: [String], _ number: Int, _ year: Int, _ digits: Int) -> WrittenTime? {
        guard clock == nil, words.count == 1, let name = words.first else { return nil }
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
