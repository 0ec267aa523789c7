import Foundation

/// The names of months in English and another language.
struct MonthNames {
    private var months: [String: Int] = [:]
    private var isAny = false

    /// Takes every word as the name of a month, which tells texts that are no date in any language.
    static let any = MonthNames()

    private init() { isAny = true }

    init(locale: Locale) {
        // Names of the language replace English ones.
        for locale in [Locale(identifier: "en"), locale] {
            let formatter = DateFormatter()
            formatter.locale = locale
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
    }

    private static func key(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter })
    }

    /// The number of a month, from 1.
    func month(_ word: String) -> Int? { isAny ? (DatePattern.periods.contains(word) ? nil : 1) : months[word] }
}
