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
    /// True if a sign says that the first number is the year: `24年3月1日`.
    private var beginsWithYear = false

    static let ignoredWords: Set<String> = ["de", "of", "del", "do", "th", "st", "nd", "rd"]
    /// The words for a year behind its number.
    private static let wordsForYears: Set<String> = ["г", "р", "r", "ж", "թ", "m", "gada", "g", "оны", "ел"]
    /// The endings of ordinal numbers, and words behind a day or the number of a month.
    private static let wordsForDays: Set<String> = ["er", "º", "ª", "d", "e", "ngày", "năm", "р", "сарын", "ta", "a"]
    /// The words between a date and a time of day.
    private static let wordsForTimes: Set<String> = [
        "at", "um", "à", "às", "a", "las", "в", "во", "о", "kl", "klo", "om", "alle", "ore", "lúc", "o", "ee", "u",
    ]
    private static let signs = Set(" .,/-'’\u{A0}\u{202F}\u{200F}年月日년월일".unicodeScalars)

    /// - Parameters:
    ///   - periods: The words beside times of twelve hours.
    ///   - names: The names of weekdays, which are left out.
    /// - Returns: nil for text that cannot be a date.
    init?(_ label: String, _ periods: DayPeriods = .usual, _ names: MonthNames = .any) {
        guard label.utf8.count <= 128 else { return nil }
        var text = DateText.plain(label)
        if text.first == "[", text.last == "]" { text = Array(text.dropFirst().dropLast()) }
        // A sign before a year is a part of it, and tables have no such years.
        guard let first = text.first(where: { $0 != " " }), first != "+", !Self.isDash(first) else { return nil }
        if text.contains(":") {
            guard let parts = ClockText(colonIn: text, periods) ?? ClockText(pointAndOffsetIn: text, periods) else {
                return nil
            }
            self.init(parts.date, parts.clock, names)
        } else if let parts = ClockText(pointIn: text, periods),
            let pattern = DatePattern(parts.date, parts.clock, names), pattern.hasDay
        {
            self = pattern
        } else {
            self.init(Self.withoutParentheses(text), nil, names)
        }
    }

    /// A text whose year stands in parentheses behind words, such as `Jan (2024)`, without these.
    private static func withoutParentheses(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard text.last == ")", text.count > 6, text[text.count - 6] == "(" else { return text }
        let year = text[(text.count - 5)..<(text.count - 1)]
        let words = text[..<(text.count - 6)]
        guard year.allSatisfy(isDigit), words.contains(where: isLetter) else { return text }
        return words + [" "] + year
    }

    /// - Parameter date: The text without a time of day.
    private init?(_ date: [Unicode.Scalar], _ clock: ClockTime?, _ names: MonthNames) {
        self.clock = clock
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
                if date[index] == "年" || date[index] == "년" {
                    marksYear = true
                    if tokens.count == 1 { beginsWithYear = true }
                }
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
        dropWeekday(names)
        if tokens.count == 4, case .number = tokens[0], case .word(let words) = tokens[1],
            words.count == 1, PeriodWords.months.contains(words[0])
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
    private mutating func dropWeekday(_ names: MonthNames) {
        if tokens.count > 3, case .word(let words)? = tokens.first, names.areWeekday(words) { remove(0) }
        if tokens.count == 4, case .word(let words) = tokens[3], names.areWeekday(words) {
            for token in [tokens[0], tokens[2]] {
                if case .number(_, 4) = token {
                    remove(3)
                    return
                }
            }
        }
        guard tokens.count == 3 else { return }
        for index in tokens.indices {
            // A weekday and a month stand side by side.
            guard case .word(let words) = tokens[index], words.count > 1 else { continue }
            tokens[index] = .word(names.withoutWeekday(words))
        }
    }

    private func isIgnored(_ word: String) -> Bool {
        if Self.ignoredWords.contains(word) || (clock != nil && Self.wordsForTimes.contains(word)) { return true }
        // Basque days have their ending in parentheses: `15(a)`.
        guard Self.wordsForDays.contains(word), word != "a" || signs.last?.sign == "(" else { return false }
        if case .number(_, 1...2)? = tokens.last { return true }
        return tokens.isEmpty && word == "ngày"
    }

    /// The words of a text, in lower case, as those of dates are told apart.
    static func words(of text: String) -> [String] {
        DateText.plain(text.lowercased()).split { !isLetter($0) }.map { String(String.UnicodeScalarView($0)) }
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

    /// The signs of numbers that can part those of a date, of which one date has one.
    private static let signsOfNumbers: Set<Unicode.Scalar> = [".", "/", "-"]

    /// True for a Korean quarter, `2023.1/4`.
    private var isQuarterOfFour: Bool {
        guard tokens.count == 3, case .number(_, 4) = tokens[0], case .number(1...4, 1) = tokens[1],
            tokens[2] == .number(4, 1)
        else { return false }
        return separators.subtracting([" "]) == [".", "/"]
            && signs.contains { $0.place == 1 && $0.sign == "." } && signs.contains { $0.place == 2 && $0.sign == "/" }
    }

    /// Three numbers of which the first has two digits and none has more, so that it may be a year.
    private var partsOfTwoDigits: (Int, Int, Int)? {
        guard tokens.count == 3, !isDayFirst, case .number(let first, 2) = tokens[0],
            case .number(let second, 1...2) = tokens[1], case .number(let third, 1...2) = tokens[2]
        else { return nil }
        return (first, second, third)
    }

    /// True if the first of three numbers may be the year.
    var dependsOnYear: Bool { partsOfTwoDigits != nil && !beginsWithYear }

    /// True if the first of three numbers of two digits each can only be a year.
    var hasYearAboveDays: Bool {
        guard let first = partsOfTwoDigits?.0, case .number(_, 2) = tokens[1], case .number(_, 2) = tokens[2] else {
            return false
        }
        return first > 31
    }

    /// True if the parts of the date have points between them.
    var hasPoints: Bool { separators.contains(".") }

    /// True for a name and two digits with a point between and no space: `jan.24`.
    private var isMonthAndPoint: Bool { tokens.count == 2 && clock == nil && separators == ["."] }

    /// The words and the number of a text such as `jan.24`; nil for others.
    var monthAndPoint: (name: [String], number: Int)? {
        guard isMonthAndPoint, case .word(let name) = tokens[0], case .number(let number, 2) = tokens[1] else {
            return nil
        }
        return (name, number)
    }

    /// The three numbers of a text such as `1.2.10`, without zeros before the first two, as versions of software are written.
    var version: [Int]? {
        guard tokens.count == 3, clock == nil, separators == ["."],
            case .number(let first, let firstDigits) = tokens[0],
            case .number(let second, let secondDigits) = tokens[1], case .number(let third, 2) = tokens[2]
        else { return nil }
        let haveNoZeros = firstDigits == (first < 10 ? 1 : 2) && secondDigits == (second < 10 ? 1 : 2)
        return haveNoZeros ? [first, second, third] : nil
    }

    /// True for days, not for months, quarters, halves of years and weeks.
    var hasDay: Bool {
        guard tokens.count == 3, !isQuarterOfFour else { return false }
        return !tokens.contains { token in
            if case .word(let words) = token { words.contains(where: PeriodWords.all.contains) } else { false }
        }
    }

    /// The time; nil where there is no such date.
    func time(_ names: MonthNames, _ reading: DateReading) -> WrittenTime? {
        guard let date = date(names, reading) else { return nil }
        guard let clock else { return date }
        return hasDay ? WrittenTime(local: date.local + clock.seconds, offset: clock.offset) : nil
    }

    private func date(_ names: MonthNames, _ reading: DateReading) -> WrittenTime? {
        guard tokens.count > 1 else {
            if case .number(let year, 4) = tokens[0] { return monthOfYear(year, 1) }
            return nil
        }
        let third = tokens.count > 2 ? tokens[2] : nil
        if let parts = partsOfTwoDigits, beginsWithYear || reading.order == .yearFirst {
            guard beginsWithYear || hasOneSeparator, names.hasYearFirst || !separators.contains("-") else { return nil }
            return WrittenTime.start(Self.year(parts.0, 2), parts.1, parts.2)
        }
        switch (tokens[0], tokens[1], third) {
        case (.number(let year, 4), .number(let month, let digits), nil) where digits <= 2:
            // 2020.5 is the middle of a year.
            return digits == 2 || !isFraction ? monthOfYear(year, month) : nil
        case (.number(let month, 1...2), .number(let year, 4), nil): return monthOfYear(year, month)
        case (.number(let year, 4), .word(let name), nil):
            guard let month = names.month(name) else { return romanQuarter(name, year, 4, names) }
            return WrittenTime.start(year, month, 1)
        case (.word(let name), .number(let number, let digits), nil):
            guard let month = names.month(name) else { return romanQuarter(name, number, digits, names) }
            // "Jan 24" and "Jan. 24" may be days, as "24-Jan" is one; "Jan-24" and "Jan '24" are years.
            let isYear =
                !separators.isDisjoint(with: ["-", "/", "'", "’"])
                || reading.hasYearsBehindPoints && isMonthAndPoint
            guard digits == 4 || (digits == 2 && isYear) else { return nil }
            return WrittenTime.start(Self.year(number, digits), month, 1)
        case (.number(let year, 4), .number(let day, let digits), .word(let name)?) where digits <= 2:
            guard let month = names.month(name) else { return period(name, (day, digits), year, 4, names) }
            return WrittenTime.start(year, month, day)
        case (.number(let year, 4), .number(let month, 1...2), .number(let day, 1...2)?):
            if isQuarterOfFour { return WrittenTime.start(year, month * 3 - 2, 1) }
            guard separators.intersection(Self.signsOfNumbers).count <= 1 else { return nil }
            return WrittenTime.start(year, month, day)
        case (.number(let first, 1...2), .number(let second, 1...2), .number(let year, let digits)?):
            guard digits == 4 || (digits == 2 && (names.hasDashes || !separators.contains("-"))),
                isDayFirst || hasOneSeparator
            else { return nil }
            let isMonthFirst = reading.order == .monthFirst && dependsOnOrder
            return WrittenTime.start(
                Self.year(year, digits), isMonthFirst ? first : second, isMonthFirst ? second : first)
        case (.number(let day, let width), .word(let name), .number(let year, let digits)?)
        where width <= 2 && digits % 2 == 0:
            guard let month = names.month(name) else { return period(name, (day, width), year, digits, names) }
            return WrittenTime.start(Self.year(year, digits), month, day)
        case (.word(let name), .number(let day, let width), .number(let year, let digits)?)
        where width <= 2 && digits % 2 == 0:
            guard let month = names.month(name) else { return period(name, (day, width), year, digits, names) }
            return WrittenTime.start(Self.year(year, digits), month, day)
        case (.number(let year, 4), .word(let name), .number(let number, let width)?) where width <= 2:
            guard let month = names.month(name) else { return period(name, (number, width), year, 4, names) }
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
    /// - Parameter number: The number of the period and of its digits.
    private func period(
        _ words: [String], _ number: (value: Int, digits: Int), _ year: Int, _ digits: Int, _ names: MonthNames
    ) -> WrittenTime? {
        guard clock == nil, words.count == 1, let name = words.first else { return nil }
        let year = Self.year(year, digits)
        let isBehindYear: Bool
        if case .number(_, 4) = tokens[0] { isBehindYear = true } else { isBehindYear = false }
        switch PeriodWords.kind(name, language: names.language, isShort: number.digits == 1, isBehindYear: isBehindYear)
        {
        case .quarter where (1...4).contains(number.value): return WrittenTime.start(year, number.value * 3 - 2, 1)
        case .half where (1...2).contains(number.value): return WrittenTime.start(year, number.value * 6 - 5, 1)
        case .month where digits == 4: return WrittenTime.start(year, number.value, 1)
        case .week where digits == 4:
            return WrittenTime(iso: "\(year)-W" + (number.value < 10 ? "0" : "") + "\(number.value)")
        default: return nil
        }
    }

    /// The start of a quarter that is written as a Roman number with a slash, such as `II/2023`.
    private func romanQuarter(_ words: [String], _ year: Int, _ digits: Int, _ names: MonthNames) -> WrittenTime? {
        guard clock == nil, digits == 4, words.count == 1, separators == ["/"],
            PeriodWords.hasRomanQuarters(names.language),
            let quarter = PeriodWords.romanNumbers.firstIndex(of: words[0])
        else { return nil }
        return WrittenTime.start(year, quarter * 3 + 1, 1)
    }

    /// A year of two digits is one from 1969 to 2068.
    private static func year(_ number: Int, _ digits: Int) -> Int {
        digits == 4 ? number : number < 69 ? 2_000 + number : 1_900 + number
    }
}
