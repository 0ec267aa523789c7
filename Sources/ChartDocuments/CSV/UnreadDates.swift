import FioriCharts
import Foundation

/// Columns of categories that look like dates, in forms that are not read.
enum UnreadDates {
    private static let sampledLabels = 50

    /// A remark on labels of which most have the parts of a date or are times of day; nil for others.
    static func remark(_ labels: LabelColumn, locale: Locale) -> String? {
        let sample = labels.prefix(sampledLabels)
        guard let first = sample.first, first.unicodeScalars.contains(where: DateText.isDigit) else { return nil }
        // Most columns of categories have names alone, and need no names of months.
        let names = mayBeShort(first) ? MonthNames(locale: locale) : .any
        if sample.allSatisfy({ DateStamp($0)?.form == .dayOfYear }) {
            return "the first column has texts such as \(first), and is read as categories; --first-column time reads "
                + "them as days of a year"
        }
        let kinds = sample.map { Kind($0, names) }
        if let index = kinds.firstIndex(of: .date), kinds.count(where: { $0 == .date }) * 2 > kinds.count {
            return "“\(sample[index].prefix(40))” in the first column has no form of dates that is read, so that it is "
                + "read as categories; forms are 2024-03-01 09:30:00, 2024-03-01T09:30Z, 1.3.2024, 3/1/2024 9:30 PM and "
                + "1 March 2024"
        }
        guard let index = kinds.firstIndex(of: .clock), kinds.count(where: { $0 == .clock }) * 2 > kinds.count else {
            return nil
        }
        return "“\(sample[index].prefix(40))” in the first column is a time without a date, so that it is read as "
            + "categories; 2024-03-01 09:30 has a place on an axis of time"
    }

    /// True for a text of one or two words and as many numbers.
    private static func mayBeShort(_ label: String) -> Bool { label.utf8.count <= 24 }

    private enum Kind {
        case date, clock, other

        /// - Parameter names: The names of months; any for texts that are longer than short dates.
        init(_ label: String, _ names: MonthNames) {
            self = .other
            guard label.utf8.count <= 128 else { return }
            let text = DateText.plain(label)
            let numbers = Self.runs(of: text) { $0.value &- 48 < 10 }
            func value(_ run: Range<Int>) -> Int { text[run].prefix(5).reduce(0) { $0 * 10 + Int($1.value - 48) } }
            let isClock = zip(numbers, numbers.dropFirst()).map { hour, minute in
                hour.count <= 2 && value(hour) < 24 && minute.count == 2 && value(minute) < 60
                    && minute.lowerBound == hour.upperBound + 1 && text[hour.upperBound] == ":"
            }
            if isClock.first == true, numbers.count <= 3 {
                self = .clock
                return
            }
            let hasYear = numbers.contains { $0.count == 4 && (1_900..<2_200).contains(value($0)) }
            let others = numbers.count { $0.count <= 2 && (1...31).contains(value($0)) }
            // A month may have a name.
            let hasName = Self.runs(of: text) { $0.properties.isAlphabetic }.contains { $0.count >= 3 }
            if hasYear, others >= 2 || hasName && others >= 1 && isClock.contains(true) { self = .date }
            if names.language != nil, Self.isShortDate(text, numbers, names) { self = .date }
        }

        /// True for the name of a month and a number of two digits, a letter or a Roman number of a period and a year, and
        /// three numbers of two digits with one sign between them.
        private static func isShortDate(
            _ text: [Unicode.Scalar], _ numbers: [Range<Int>], _ names: MonthNames
        ) -> Bool {
            func value(_ run: Range<Int>) -> Int { text[run].reduce(0) { $0 * 10 + Int($1.value - 48) } }
            let words = runs(of: text) { $0.properties.isAlphabetic }.map { run in
                String(String.UnicodeScalarView(text[run])).lowercased()
            }
            guard text.contains(where: { $0 != " " }), numbers.allSatisfy({ $0.count <= 4 }) else { return false }
            if words.isEmpty, numbers.count == 3, text.count == 8, numbers.allSatisfy({ $0.count == 2 }),
                text[2] == text[5], text[2] == "-" || text[2] == "/" || text[2] == "."
            {
                let parts = numbers.map(value)
                return (1...12).contains(parts[1]) && ((1...31).contains(parts[0]) || (1...31).contains(parts[2]))
            }
            guard words.count == 1, let word = words.first, let last = numbers.last else { return false }
            let hasYear = numbers.contains { $0.count == 4 && (1_900..<2_200).contains(value($0)) }
            if numbers.count == 1 {
                if last.count == 2 { return word.count >= 3 && names.month([word]) != nil }
                return hasYear && text.contains("/") && PeriodWords.romanNumbers.contains(word)
            }
            guard numbers.count == 2, word.count == 1 || PeriodWords.all.contains(word) else { return false }
            return hasYear && numbers.contains { $0.count <= 2 && value($0) <= 53 }
                && PeriodWords.kind(word, language: nil, isShort: true, isBehindYear: true) != nil
        }

        /// The runs of characters of a kind.
        private static func runs(of text: [Unicode.Scalar], _ isOne: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
            var runs: [Range<Int>] = []
            for index in text.indices where isOne(text[index]) {
                if runs.last?.upperBound == index {
                    runs[runs.count - 1] = runs[runs.count - 1].lowerBound..<index + 1
                } else {
                    runs.append(index..<index + 1)
                }
            }
            return runs
        }
    }
}
