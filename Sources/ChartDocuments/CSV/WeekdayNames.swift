import Foundation

/// The names of weekdays beside dates, and the words that go with them.
struct WeekdayNames {
    /// The words of the names in English and in the language of a table.
    private var own: Set<String>

    /// Words before a day or beside a weekday, which say nothing new: `den 1 mars 2024`, `Week of Mar 4, 2024`.
    private static let wordsBeside: Set<String> = [
        "den", "le", "el", "il", "am", "the", "on", "dne", "dia", "week", "гараг", "ngày",
    ]
    /// Marks of numbers that are provisional or revised, of a financial year, and of Greenwich, beside dates.
    private static let marks: Set<String> = ["p", "r", "fy", "z"]
    private static let english = words(Locale(identifier: "en"))
    private static let languages = [
        "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "pl", "cs", "sk", "hu", "ro", "bg", "hr",
        "sl",
        "sr", "uk", "ru", "el", "tr", "ar", "he", "hi", "th", "vi", "id", "ja", "ko", "zh", "ca", "et", "lv", "lt",
        "fa",
    ]
    /// The words of the names in many languages, for tables of another language than that of a chart.
    private static let ofLanguages = languages.reduce(into: Set<String>()) { words, language in
        let names = Self.words(Locale(identifier: language))
        // Letters of the Latin script alone are marks of many things.
        words.formUnion(names.filter { $0.utf8.count > 1 })
    }

    init(locale: Locale) { own = Self.english.union(Self.words(locale)) }

    private static func words(_ locale: Locale) -> Set<String> {
        let formatter = DateFormatter()
        formatter.locale = locale
        let lists: [[String]?] = [
            formatter.weekdaySymbols, formatter.shortWeekdaySymbols, formatter.standaloneWeekdaySymbols,
            formatter.shortStandaloneWeekdaySymbols,
        ]
        return Set(lists.lazy.flatMap { $0 ?? [] }.flatMap { DatePattern.words(of: $0) })
    }

    /// True for a name in full or short, such as `Tues`.
    func contains(_ word: String) -> Bool {
        // Thai joins a preposition to the name.
        let name = word.hasSuffix("ที่") ? String(word.unicodeScalars.dropLast(3)) : word
        if own.contains(name) || Self.wordsBeside.contains(name) || Self.marks.contains(name) { return true }
        return name.count >= 3 && own.contains { $0.hasPrefix(name) } || Self.ofLanguages.contains(name)
    }
}
