import Foundation

/// The words beside times of twelve hours: halves of a day, and finer parts such as the early morning.
struct DayPeriods {
    struct Word {
        let text: [Unicode.Scalar]
        /// The hours of the day, from 0, that have the word.
        let hours: Set<Int>

        init(_ text: String, _ hours: Set<Int>) {
            self.text = DateText.plain(text.lowercased())
            self.hours = hours
        }
    }

    private static let morning = Set(0..<12)
    private static let afternoon = Set(12..<24)
    private static let day = Set(0..<24)

    /// Words of some languages, which are read whatever the language of a table.
    static let usual = DayPeriods([
        Word("AM", morning), Word("PM", afternoon), Word("a. m.", morning), Word("p. m.", afternoon),
        Word("a.m.", morning), Word("p.m.", afternoon), Word("Uhr", day), Word("לפנה״צ", morning),
        Word("אחה״צ", afternoon), Word("π.μ.", morning), Word("μ.μ.", afternoon), Word("ق.ظ.", morning),
        Word("ب.ظ.", afternoon), Word("오전", morning), Word("오후", afternoon), Word("上午", morning),
        Word("下午", afternoon), Word("午前", morning), Word("午後", afternoon), Word("SA", morning),
        Word("CH", afternoon), Word("ص", morning), Word("م", afternoon),
    ])

    /// Longer words first.
    private let words: [Word]

    private init(_ words: [Word]) { self.words = words.sorted { $0.text.count > $1.text.count } }

    /// The words of a language, as it writes each hour, and those of ``usual``.
    init(locale: Locale) {
        let calendar = Calendar(identifier: .gregorian)
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).hour().minute()
        var hours: [String: Set<Int>] = [:]
        for hour in Self.day {
            let text = Date(timeIntervalSince1970: Double(hour) * 3_600 + 1_800).formatted(style)
            hours[Self.word(beside: text), default: []].insert(hour)
        }
        let formatter = DateFormatter()
        formatter.locale = locale
        let symbols: [(String?, Set<Int>)] = [
            (formatter.amSymbol, Self.morning), (formatter.pmSymbol, Self.afternoon),
        ]
        for (symbol, half) in symbols {
            if let symbol, hours[symbol] == nil { hours[symbol] = half }
        }
        let own = hours.filter { !$0.key.isEmpty }.map { Word($0.key, $0.value) }
        let known = Set(own.map(\.text))
        words = DayPeriods(own + Self.usual.words.filter { !known.contains($0.text) }).words
    }

    /// The text of a time without its digits.
    private static func word(beside text: String) -> String {
        let scalars = DateText.plain(text)
        guard let start = scalars.firstIndex(where: DateText.isDigit),
            let end = scalars.lastIndex(where: DateText.isDigit)
        else { return "" }
        let parts = [scalars[..<start], scalars[(end + 1)...]].map { part in
            String(String.UnicodeScalarView(part)).trimmingCharacters(in: .whitespaces)
        }
        return parts[0].isEmpty ? parts[1] : parts[0]
    }

    /// The word that a text begins with.
    func word(atStartOf text: ArraySlice<Unicode.Scalar>) -> Word? {
        guard !text.isEmpty else { return nil }
        return words.first { word in
            guard text.count >= word.text.count, Self.areEqual(text.prefix(word.text.count), word.text) else {
                return false
            }
            let next = text.dropFirst(word.text.count).first
            return next.map { !$0.properties.isAlphabetic && !DateText.isDigit($0) } ?? true
        }
    }

    /// The word that a text ends with.
    func word(atEndOf text: ArraySlice<Unicode.Scalar>) -> Word? {
        guard !text.isEmpty else { return nil }
        return words.first { word in
            guard text.count >= word.text.count, Self.areEqual(text.suffix(word.text.count), word.text) else {
                return false
            }
            let last = text.dropLast(word.text.count).last
            return last.map { !$0.properties.isAlphabetic || "日일".unicodeScalars.contains($0) } ?? true
        }
    }

    /// - Parameter word: A text in lower case.
    private static func areEqual(_ text: ArraySlice<Unicode.Scalar>, _ word: [Unicode.Scalar]) -> Bool {
        zip(text, word).allSatisfy { scalar, letter in
            if scalar == letter { return true }
            if scalar.isASCII { return scalar.value | 0x20 == letter.value && scalar.value &- 65 < 26 }
            return scalar.properties.isUppercase && scalar.properties.lowercaseMapping == String(letter)
        }
    }
}

extension DayPeriods.Word {
    /// The hour of the day of one on a clock of twelve hours, or of 24 where the word is for all hours; nil for none.
    func hour(of hour: Int) -> Int? {
        if hours.count == 24 { return hour }
        guard hour <= 12 else { return nil }
        let found = hours.filter { $0 % 12 == hour % 12 }
        if found.count == 1 { return found.first }
        // The afternoon of a language that has words for the evening may reach into it.
        guard found.isEmpty, hour < 12 else { return nil }
        return hours.allSatisfy { $0 < 12 } ? hour : hours.allSatisfy { $0 >= 12 } ? hour + 12 : nil
    }
}
