import FioriCharts
import Foundation

/// A column of dates, all in one way of writing.
struct DateColumn {
    /// The times in the order of the rows.
    let times: [WrittenTime]
    /// True if each is a day or a time of day, not a year, a quarter, a month or a week.
    let haveDays: Bool
    /// True if the labels are in ISO 8601 as they are.
    var isISO = false
    /// A remark on dates that can be read in two ways; nil where there are none.
    let remark: String?

    /// The answer to the question if a column has dates.
    enum Reading {
        case dates(DateColumn)
        /// The column begins with dates, and the label at an index is none.
        case mixed(index: Int, text: String)
        case none
    }

    /// - Parameter locale: The language of the names of months, and the order of day and month where either is possible.
    static func read(_ labels: LabelColumn, locale: Locale) -> Reading {
        // A date has a digit, and numbers alone are no dates but for years.
        guard let first = labels.first, first.utf8.contains(where: { $0 &- 48 < 10 }) else { return .none }
        if labels.firstIndex(failing: isYear) == nil { return read(labels, haveDays: false) { _ in true } }
        guard first.utf8.contains(where: { $0 &- 48 >= 10 }) else { return .none }
        if first.utf8.count != 4, WrittenTime(iso: first) != nil {
            return read(labels, haveDays: first.utf8.count >= 10) { $0.count != 4 }
        }
        if isImpossible(first, beside: labels) { return .mixed(index: 0, text: first) }
        // Names of months take a while to look up.
        guard let pattern = DatePattern(first),
            pattern.time(.any, isMonthFirst: true) != nil || pattern.time(.any, isMonthFirst: false) != nil
        else { return .none }
        let names = MonthNames(locale: locale)
        guard
            DatePattern(first)?.time(names, isMonthFirst: true) != nil
                || DatePattern(first)?.time(names, isMonthFirst: false) != nil
        else { return .none }
        return readPatterns(labels, names: names, locale: locale)
    }

    /// True for a label that is no date, but has the length and the hyphens of the date below it, such as 2024-02-30.
    private static func isImpossible(_ label: String, beside labels: LabelColumn) -> Bool {
        guard labels.count > 1, label.utf8.count == labels[1].utf8.count, label.utf8.count >= 7 else { return false }
        let hyphen = UInt8(ascii: "-")
        return zip(label.utf8, labels[1].utf8).allSatisfy { ($0 == hyphen) == ($1 == hyphen) && $0 < 0x3A }
            && WrittenTime(iso: labels[1]) != nil
    }

    /// True for four digits of the years that tables have. Other numbers of four digits are numbers.
    private static func isYear(_ label: UnsafeBufferPointer<UInt8>) -> Bool {
        guard label.count == 4 else { return false }
        var year = 0
        for byte in label {
            guard byte &- 48 < 10 else { return false }
            year = year * 10 + Int(byte &- 48)
        }
        return (1_500..<2_200).contains(year)
    }

    /// Reads labels in ISO 8601.
    /// - Parameter accepts: True for labels that may be dates.
    private static func read(
        _ labels: LabelColumn, haveDays: Bool, where accepts: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Reading {
        var reader = ISOTimes()
        var fault: Int?
        let times = [WrittenTime](unsafeUninitializedCapacity: labels.count) { times, count in
            fault = labels.firstIndex(failing: { label in
                guard accepts(label), let time = reader.time(label) else { return false }
                (times.baseAddress! + count).initialize(to: time)
                count += 1
                return true
            })
        }
        if let fault { return .mixed(index: fault, text: labels[fault]) }
        return .dates(DateColumn(times: times, haveDays: haveDays, isISO: true, remark: nil))
    }

    private static func readPatterns(_ labels: LabelColumn, names: MonthNames, locale: Locale) -> Reading {
        let patterns = labels.map { DatePattern($0) }
        func reading(isMonthFirst: Bool) -> Reading {
            var times: [WrittenTime] = []
            times.reserveCapacity(labels.count)
            for (index, pattern) in patterns.enumerated() {
                guard let time = pattern?.time(names, isMonthFirst: isMonthFirst) else {
                    return .mixed(index: index, text: labels[index])
                }
                times.append(time)
            }
            return .dates(DateColumn(times: times, haveDays: patterns[0]?.hasDay ?? true, remark: nil))
        }
        let monthFirst = reading(isMonthFirst: true)
        guard patterns.contains(where: { $0?.dependsOnOrder == true }) else { return monthFirst }
        let dayFirst = reading(isMonthFirst: false)
        switch (monthFirst, dayFirst) {
        case (.dates(let months), .dates(let days)):
            if months.times == days.times { return monthFirst }
            let usesMonths = isMonthFirst(locale)
            let order = usesMonths ? "the month" : "the day"
            let remark =
                "dates such as \(labels[0]) are read with \(order) first, as in \(locale.identifier); --locale with another "
                + "region, or dates such as 2024-03-01, are read otherwise"
            return .dates(
                DateColumn(times: (usesMonths ? months : days).times, haveDays: months.haveDays, remark: remark))
        case (.dates, _): return monthFirst
        case (_, .dates): return dayFirst
        case (.mixed(let first, _), .mixed(let second, _)): return first > second ? monthFirst : dayFirst
        default: return .none
        }
    }

    private static func isMonthFirst(_ locale: Locale) -> Bool {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.setLocalizedDateFormatFromTemplate("yMd")
        let format = formatter.dateFormat ?? ""
        guard let month = format.firstIndex(of: "M"), let day = format.firstIndex(of: "d") else { return false }
        return month < day
    }
}

/// The names of months in English and another language.
struct MonthNames {
    private var months: [String: Int] = [:]
    private var isAny = false

    /// Takes every word as the name of a month, which tells texts that are no date in any language.
    static let any = MonthNames()

    private init() { isAny = true }

    init(locale: Locale) {
        for locale in [locale, Locale(identifier: "en")] {
            let formatter = DateFormatter()
            formatter.locale = locale
            let lists: [[String]?] = [
                formatter.monthSymbols, formatter.shortMonthSymbols, formatter.standaloneMonthSymbols,
                formatter.shortStandaloneMonthSymbols,
            ]
            for list in lists {
                for (index, name) in (list ?? []).enumerated() { months[Self.key(name)] = index + 1 }
            }
        }
        months["sept"] = 9
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter })
    }

    /// The number of a month, from 1.
    func month(_ word: String) -> Int? { isAny ? (DatePattern.periods.contains(word) ? nil : 1) : months[word] }
}

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
    static let periods = quarters.union(halves).union(weeks)

    /// The time; nil where there is no such date.
    func time(_ names: MonthNames, isMonthFirst: Bool) -> WrittenTime? {
        guard let date = date(names, isMonthFirst: isMonthFirst) else { return nil }
        guard let clock else { return date }
        return hasDay ? WrittenTime(local: date.local + clock.seconds, offset: clock.offset) : nil
    }

    private func date(_ names: MonthNames, isMonthFirst: Bool) -> WrittenTime? {
        let third = tokens.count > 2 ? tokens[2] : nil
        switch (tokens[0], tokens[1], third) {
        case (.number(let year, 4), .number(let month, 1...2), nil): return WrittenTime.start(year, month, 1)
        case (.number(let month, 1...2), .number(let year, 4), nil): return WrittenTime.start(year, month, 1)
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

    private var hasOneSeparator: Bool { separators.subtracting([" "]).count == 1 }

    /// The start of a quarter, a half or a week of a year.
    private func period(_ name: String, _ number: Int, _ year: Int, _ digits: Int) -> WrittenTime? {
        guard clock == nil else { return nil }
        let year = Self.year(year, digits)
        if Self.quarters.contains(name), (1...4).contains(number) { return WrittenTime.start(year, number * 3 - 2, 1) }
        if Self.halves.contains(name), (1...2).contains(number) { return WrittenTime.start(year, number * 6 - 5, 1) }
        guard Self.weeks.contains(name), digits == 4 else { return nil }
        return WrittenTime(iso: "\(year)-W" + (number < 10 ? "0" : "") + "\(number)")
    }

    /// A year of two digits is one from 1969 to 2068.
    private static func year(_ number: Int, _ digits: Int) -> Int {
        digits == 4 ? number : number < 69 ? 2_000 + number : 1_900 + number
    }
}
