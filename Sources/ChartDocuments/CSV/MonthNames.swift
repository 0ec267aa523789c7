import Foundation

/// The names of months and weekdays in English and another language, and the forms of its short dates.
struct MonthNames {
    private var months: [String: Int] = [:]
    private var isAny = false
    private var weekdays: WeekdayNames?
    /// The code of the other language; nil for any.
    private(set) var language: String?
    /// True if the short dates of the locale begin with the year, as Swedish ones do.
    private(set) var hasYearFirst = false
    /// True if the short dates of the locale have dashes.
    private(set) var hasDashes = false
    /// Languages that never write the day before the month and the year.
    private static let languagesOfYearFirst: Set<String> = ["ja", "ko", "zh", "yue", "hu", "lt", "mn"]

    /// True if the language never writes the day before the month and the year.
    var alwaysHasYearFirst: Bool { language.map(Self.languagesOfYearFirst.contains) ?? false }

    /// Takes every word as the name of a month, which tells texts that are no date in any language.
    static let any = MonthNames()

    private init() { (isAny, hasYearFirst, hasDashes) = (true, true, true) }

    init(locale: Locale) {
        // Names of the language replace English ones.
        for locale in [Locale(identifier: "en"), locale] {
            let formatter = DateFormatter()
            formatter.locale = locale
            // Dates are those of the Gregorian calendar, whatever other one a region has.
            formatter.calendar = Calendar(identifier: .gregorian)
            let lists: [[String]?] = [
                formatter.monthSymbols, formatter.shortMonthSymbols, formatter.standaloneMonthSymbols,
                formatter.shortStandaloneMonthSymbols,
            ]
            var names: [String: Set<Int>] = [:]
            for list in lists {
                for (index, name) in (list ?? []).enumerated() { names[Self.key(name), default: []].insert(index + 1) }
            }
            // Names with numbers, such as "tháng 1", have the same letters and tell nothing without them.
            for (name, numbers) in names where numbers.count == 1 { months[name] = numbers.first }
        }
        months["sept"] = 9
        let code = locale.language.languageCode?.identifier ?? "en"
        language = code
        for (name, number) in Self.further[code] ?? [:] where months[name] == nil { months[name] = number }
        weekdays = WeekdayNames(locale: locale)
        let short = DateFormatter()
        short.locale = locale
        short.dateStyle = .short
        short.calendar = Calendar(identifier: .gregorian)
        let format = short.dateFormat ?? ""
        hasYearFirst = format.hasPrefix("y") || alwaysHasYearFirst
        hasDashes = format.contains("-")
    }

    /// The letters of a name, without the signs that show that it is short, and without prepositions.
    private static func key(_ name: String) -> String {
        let words = name.lowercased().split(whereSeparator: { $0 == " " || $0 == "’" || $0 == "'" })
        let own = words.count > 1 ? words.filter { !DatePattern.ignoredWords.contains(String($0)) && $0 != "d" } : words
        // Marks that join or part letters are left out of dates, too.
        return String(
            String.UnicodeScalarView(
                own.joined().filter { $0.isLetter }.unicodeScalars.filter { $0.properties.generalCategory != .format }))
    }

    /// The month whose names alone begin with some letters, at least three: there are more short forms than standard ones.
    private func month(shortened name: String) -> Int? {
        guard name.count >= 3 else { return nil }
        let numbers = Set(months.lazy.filter { $0.key.hasPrefix(name) }.map(\.value))
        return numbers.count == 1 ? numbers.first : nil
    }

    /// True for words that name a weekday alone.
    func areWeekday(_ words: [String]) -> Bool {
        guard let weekdays else { return true }
        return words.allSatisfy(weekdays.contains)
    }

    /// The words of a month without those of a weekday before or behind them. Thai months such as `ก.พ.` have letters that
    /// name weekdays elsewhere.
    func withoutWeekday(_ words: [String]) -> [String] {
        guard let weekdays, month(words) == nil else { return words }
        var rest = words[...]
        while rest.count > 1, let first = rest.first, weekdays.contains(first) { rest.removeFirst() }
        while rest.count > 1, let last = rest.last, weekdays.contains(last) { rest.removeLast() }
        return Array(rest)
    }

    /// The number of a month, from 1.
    /// - Parameter words: The words of its name.
    func month(_ words: [String]) -> Int? {
        if isAny { return words.count == 1 && PeriodWords.all.contains(words[0]) ? nil : 1 }
        let name = words.joined()
        if let month = months[name] ?? month(shortened: name) { return month }
        // Hebrew writes "in" as a letter before the name.
        return name.hasPrefix("ב") ? months[String(name.dropFirst())] : nil
    }
}
