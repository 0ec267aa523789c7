import FioriCharts
import Foundation

/// Columns of categories that look like dates, in forms that are not read.
enum UnreadDates {
    private static let sampledLabels = 50

    /// A remark on labels of which most have the parts of a date or are times of day; nil for others.
    static func remark(_ labels: LabelColumn) -> String? {
        let sample = labels.prefix(sampledLabels)
        guard let first = sample.first, first.unicodeScalars.contains(where: DateText.isDigit) else { return nil }
        if sample.allSatisfy({ DateStamp($0)?.form == .dayOfYear }) {
            return "the first column has texts such as \(first), and is read as categories; --first-column time reads "
                + "them as days of a year"
        }
        let kinds = sample.map { Kind($0) }
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

    private enum Kind {
        case date, clock, other

        init(_ label: String) {
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
