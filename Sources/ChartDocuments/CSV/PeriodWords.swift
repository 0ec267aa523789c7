/// Words beside the numbers of quarters, halves, months and weeks of a year.
enum PeriodWords {
    enum Kind { case quarter, half, month, week }

    private static let quarters: Set<String> = ["q", "quarter", "quartal", "qtr"]
    private static let halves: Set<String> = ["h", "hj"]
    private static let weeks: Set<String> = ["w", "kw", "wk", "week", "woche"]
    /// The words before the numbers of months, as Vietnamese writes them.
    static let months: Set<String> = ["tháng", "thg"]
    /// Letters for quarters by language: `trimestre`, `trimestru`, and `kvartal` and `ketvirtis`.
    private static let lettersForQuarters: [String: Set<String>] = [
        "t": ["fr", "es", "it", "pt", "ca", "gl", "ro"], "k": ["sv", "da", "nb", "nn", "no", "lt"],
    ]
    /// The letter of half-years behind a year, as Eurostat writes them: `2023-S1`.
    private static let letterForHalves = "s"

    /// The words of all periods.
    static let all = quarters.union(halves).union(weeks).union(months).union(lettersForQuarters.keys)
        .union([letterForHalves])

    /// The Roman numbers of quarters, in lower case.
    static let romanNumbers = ["i", "ii", "iii", "iv"]
    /// Languages in which Roman numbers are months.
    private static let languagesWithRomanMonths: Set<String> = [
        "pl", "cs", "sk", "hu", "ru", "uk", "be", "bg", "sr", "hr", "sl", "bs", "mk", "ro", "lt", "lv",
    ]

    /// True if `I/2023` is a quarter, as it is where no language is given.
    static func hasRomanQuarters(_ language: String?) -> Bool {
        language.map { !languagesWithRomanMonths.contains($0) } ?? true
    }

    /// The period that a word names; nil for other words.
    /// - Parameters:
    ///   - language: The language of the table; nil for any.
    ///   - isShort: True if the number of the period has one digit.
    ///   - isBehindYear: True if the year precedes the word.
    static func kind(_ word: String, language: String?, isShort: Bool, isBehindYear: Bool) -> Kind? {
        if quarters.contains(word) { return .quarter }
        if halves.contains(word) { return .half }
        if months.contains(word) { return .month }
        if weeks.contains(word) { return .week }
        if let languages = lettersForQuarters[word], isShort {
            return language.map(languages.contains) ?? true ? .quarter : nil
        }
        return word == letterForHalves && isShort && isBehindYear ? .half : nil
    }
}
