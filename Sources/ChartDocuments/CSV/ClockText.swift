import FioriCharts
import Foundation

/// A text of a date and a time of day, taken apart.
struct ClockText {
    let clock: ClockTime
    /// The text without the time of day.
    let date: [Unicode.Scalar]

    /// True for a text that may have a time of day, with words beyond AM and PM.
    static func mayHaveWords(_ label: String) -> Bool {
        guard label.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }) else { return false }
        return label.utf8.contains { $0 >= 0x80 || $0 | 0x20 &- 97 < 26 }
    }

    /// Takes a text apart whose time of day has a colon, at its end, at its start, or before the year.
    init?(colonIn text: [Unicode.Scalar], _ periods: DayPeriods) {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        var start = colon
        while start > 0, Self.isDigit(text[start - 1]) { start -= 1 }
        if colon - start == 4 { start = colon + 1 }  // Servers of the web write 01/Mar/2024:10:00:00.
        var end = start
        while end < text.count, Self.isDigit(text[end]) || text[end] == ":" || text[end] == "." || text[end] == "," {
            end += 1
        }
        while end > start, !Self.isDigit(text[end - 1]) { end -= 1 }
        self.init(text, start..<end, periods)
    }

    /// Takes a text apart whose time of day stands at its end, as `9.30`, `09.30.15`, `9h30`, `9 h 30` or `9h`, or as databases
    /// write it: `09.30.00.000000`.
    init?(pointIn text: [Unicode.Scalar], _ periods: DayPeriods) {
        let text = Self.joined(text)
        self.init(pointIn: text, end: text.count, periods)
    }

    /// Takes a text apart whose time of day has points, with an offset behind it: `09.30.00.000000 AM +01:00`.
    init?(pointAndOffsetIn text: [Unicode.Scalar], _ periods: DayPeriods) {
        guard let space = text.lastIndex(of: " "), [6, 7].contains(text.count - space),
            text[space + 1] == "+" || text[space + 1] == "-", text[text.count - 3] == ":",
            text[(space + 2)...].allSatisfy({ Self.isDigit($0) || $0 == ":" })
        else { return nil }
        self.init(pointIn: text, end: space, periods)
    }

    private init?(pointIn text: [Unicode.Scalar], end: Int, _ periods: DayPeriods) {
        var end = end
        while end > 0, text[end - 1] == " " || text[end - 1] == ")" { end -= 1 }
        if end > 0, !Self.isDigit(text[end - 1]), let word = periods.word(atEndOf: text[..<end]) {
            end -= word.text.count
        }
        while end > 0, text[end - 1] == " " { end -= 1 }
        guard end > 2, Self.isDigit(text[end - 1]) || text[end - 1] == "h" else { return nil }
        var start = end
        while start > 0, Self.isDigit(text[start - 1]) || text[start - 1] == "." || text[start - 1] == "h" {
            start -= 1
        }
        // A year at the end, and a date without a space, are no time.
        guard start > 0, text[start..<end].contains(where: { $0 == "." || $0 == "h" }) else { return nil }
        self.init(text, start..<end, periods)
    }

    /// The text without spaces around an `h` between numbers.
    private static func joined(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard let sign = text.lastIndex(of: "h"), sign > 1, text[sign - 1] == " ", isDigit(text[sign - 2]) else {
            return text
        }
        let after = text[(sign + 1)...].drop { $0 == " " }
        guard after.allSatisfy(isDigit) else { return text }
        return text[..<(sign - 1)] + ["h"] + after
    }

    /// - Parameter place: The place of the digits of the time of day.
    private init?(_ text: [Unicode.Scalar], _ place: Range<Int>, _ periods: DayPeriods) {
        guard let digits = Self.digits(text[place]), var hour = Int(digits.prefix { $0 != ":" }) else { return nil }
        let (before, beforeWord) = Self.before(text[..<place.lowerBound], periods)
        guard let before else { return nil }
        var after = text[place.upperBound...].drop { $0 == " " }
        if let word = beforeWord ?? periods.word(atStartOf: after) {
            if beforeWord == nil { after = after.dropFirst(word.text.count).drop { $0 == " " } }
            guard let own = word.hour(of: hour) else { return nil }
            hour = own
        }
        let zone = Self.zone(&after)
        if text[..<place.lowerBound].last == "(", after.first == ")" { after.removeFirst() }
        // Names of zones stand in parentheses behind their offsets.
        if !zone.isEmpty, after.first == "(", after.last == ")" { after = [] }
        after = after.drop { $0 == " " || $0 == "," }
        // Of texts behind a time, the year alone is a part of the date.
        let isYear = after.count == 4 && after.allSatisfy(Self.isDigit)
        guard before.isEmpty || after.isEmpty || isYear else { return nil }
        var clock = "\(hour)\(digits.drop { $0 != ":" })\(zone)"
        guard let time = clock.withUTF8({ ClockTime($0) }) else { return nil }
        self.clock = time
        date = before + (before.isEmpty || after.isEmpty ? [] : [" "]) + after
    }

    /// A time of day with colons; nil for other text.
    private static func digits(_ text: ArraySlice<Unicode.Scalar>) -> String? {
        if text.contains(":") { return String(String.UnicodeScalarView(text)) }
        let parts = text.split(separator: "h", omittingEmptySubsequences: false)
        let numbers =
            parts.count == 2
            ? parts.map { $0.isEmpty ? "00" : String(String.UnicodeScalarView($0)) }
            : text.split(separator: ".", omittingEmptySubsequences: false).map { String(String.UnicodeScalarView($0)) }
        // Databases write parts of seconds behind another point.
        if numbers.count == 4, (3...9).contains(numbers[3].utf8.count), numbers[3].utf8.allSatisfy({ $0 &- 48 < 10 }),
            let time = digits(text.dropLast(numbers[3].utf8.count + 1))
        {
            return time + "." + numbers[3]
        }
        guard (2...3).contains(numbers.count), (1...2).contains(numbers[0].utf8.count),
            numbers.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
            numbers.joined().utf8.allSatisfy({ $0 &- 48 < 10 })
        else { return nil }
        return numbers.joined(separator: ":")
    }

    /// The date before a time of day, and the word between them; nil for a text that runs into the digits.
    private static func before(
        _ text: ArraySlice<Unicode.Scalar>, _ periods: DayPeriods
    ) -> (date: [Unicode.Scalar]?, word: DayPeriods.Word?) {
        var text = text
        let hasParenthesis = text.last == "("
        if hasParenthesis { text.removeLast() }
        let isParted = hasParenthesis || text.last.map { $0.properties.isWhitespace || $0 == "," } ?? true
        while text.last == " " { text.removeLast() }
        let word = text.last.map { isDigit($0) || $0 == "," } ?? true ? nil : periods.word(atEndOf: text)
        if let word { text.removeLast(word.text.count) }
        let isWhole = isParted || word != nil || text.last.map { "Tt:日일".unicodeScalars.contains($0) } ?? false
        while let last = text.last,
            last == " " || last == "," || (last == "-" || last == "@") && text.dropLast().last == " "
        {
            text.removeLast()
        }
        if let last = text.last, last == "T" || last == "t" || last == ":", isDigit(text.dropLast().last ?? " ") {
            text.removeLast()
        }
        return (isWhole ? Array(text) : nil, word)
    }

    /// The offset that a text begins with, which is taken away, with spaces behind it.
    private static func zone(_ text: inout ArraySlice<Unicode.Scalar>) -> String {
        var rest = text
        var zone = ""
        if rest.first == "Z" || rest.first == "z" {
            zone = "Z"
            rest.removeFirst()
        } else {
            let name = String(String.UnicodeScalarView(rest.prefix(3)))
            if name == "UTC" || name == "GMT" {
                zone = "Z"
                rest.removeFirst(3)
            }
            if rest.first == "+" || rest.first == "-", rest.dropFirst().first.map(isDigit) ?? false {
                let digits = rest.dropFirst().prefix { isDigit($0) || $0 == ":" }
                zone = String(String.UnicodeScalarView(rest.prefix(digits.count + 1)))
                rest = rest.dropFirst(digits.count + 1)
            }
        }
        guard !zone.isEmpty, rest.first.map({ $0 == " " || $0 == ")" || $0 == "," }) ?? true else { return "" }
        text = rest.drop { $0 == " " }
        return zone
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.value &- 48 < 10 }
}
