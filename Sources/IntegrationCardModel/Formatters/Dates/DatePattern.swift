import Foundation

/// A pattern of dates as UI5 reads it: its letters are those of Unicode's date fields, but some are read in UI5's own
/// way, and letters that it does not know are text.
struct DatePattern: Sendable {
    /// A stretch of text, or a field with the number of its letters.
    enum Part: Sendable {
        case text(String)
        case field(Character, count: Int)
    }

    /// The bound of a pattern's length in characters; the rest is ignored.
    static let maximumLength = 256

    let parts: [Part]

    /// The letters that are fields. All others stand for themselves.
    private static let letters: Set<Character> = Set("GyYMLwWDdQqFEcuaBHkKhmsSzZXV")

    init(_ pattern: String) {
        var parts: [Part] = []
        var text = ""
        func flush() {
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
        }
        var characters = Array(pattern.prefix(Self.maximumLength))[...]
        while let character = characters.popFirst() {
            if character == "'" {
                if characters.first == "'" {
                    characters.removeFirst()
                    text.append("'")
                    continue
                }
                while let quoted = characters.popFirst() {
                    if quoted == "'" {
                        guard characters.first == "'" else { break }
                        characters.removeFirst()
                    }
                    text.append(quoted)
                }
            } else if Self.letters.contains(character) {
                flush()
                var count = 1
                while characters.first == character {
                    characters.removeFirst()
                    count += 1
                }
                parts.append(.field(character, count: count))
            } else {
                text.append(character)
            }
        }
        flush()
        self.parts = parts
    }

    /// The text of a date.
    func text(_ fields: DateFields, names: DateNames, weeks: WeekNumbering, _ locale: CardLocale) -> String {
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .field(let letter, let count):
                result += Self.text(letter, count, fields, names, weeks, locale)
            }
        }
        return result
    }

    /// The text of an interval: the second date begins with the first field that repeats one.
    func text(
        _ start: DateFields, _ end: DateFields, names: DateNames, weeks: WeekNumbering, _ locale: CardLocale
    ) -> String {
        var seen: Set<Character> = []
        var fields = start
        var result = ""
        for part in parts {
            switch part {
            case .text(let text): result += text
            case .field(let letter, let count):
                if !seen.insert(letter).inserted { fields = end }
                result += Self.text(letter, count, fields, names, weeks, locale)
            }
        }
        return result
    }

    private static func text(
        _ letter: Character, _ count: Int, _ fields: DateFields, _ names: DateNames, _ weeks: WeekNumbering,
        _ locale: CardLocale
    ) -> String {
        let local = fields.local
        switch letter {
        case "G": return names.eras.name(fields.era, letters: count)
        case "y": return year(fields.year, count)
        case "Y":
            let week = weeks.week(year: local.year, month: local.month, day: local.day)
            return year(week.year + fields.year - local.year, count)
        case "M": return count < 3 ? padded(fields.month + 1, count) : names.months.name(fields.month, letters: count)
        case "L":
            return count < 3
                ? padded(fields.month + 1, count) : names.standaloneMonths.name(fields.month, letters: count)
        case "d": return padded(fields.day, count)
        case "Q", "q":
            let quarters = letter == "Q" ? names.quarters : names.standaloneQuarters
            return count < 3 ? padded(fields.month / 3 + 1, count) : quarters.name(fields.month / 3, letters: count)
        case "w":
            let week = weeks.week(year: local.year, month: local.month, day: local.day).week
            return count < 3 ? padded(week, count) : WeekTexts.text(padded(week, 2), isWide: count > 3, locale)
        case "E": return names.days.name(local.weekday, letters: count)
        case "c": return names.standaloneDays.name(local.weekday, letters: count)
        case "u": return padded(weeks.dayNumber(ofWeekday: local.weekday), count)
        case "a", "B": return names.dayPeriods.name(local.hour < 12 ? 0 : 1, letters: count)
        case "H": return padded(local.hour, count)
        case "k": return padded(local.hour == 0 ? 24 : local.hour, count)
        case "K": return padded(local.hour % 12, count)
        case "h": return padded((local.hour + 11) % 12 + 1, count)
        case "m": return padded(local.minute, count)
        case "s": return padded(local.second, count)
        case "S":
            let digits = padded(local.millisecond, 3)
            return String((digits + String(repeating: "0", count: max(0, count - 3))).prefix(count))
        case "z": return "GMT" + (fields.zoneMinutes == 0 ? "Z" : zone(fields.zoneMinutes, separator: ":"))
        case "Z": return fields.zoneMinutes == 0 ? "" : zone(fields.zoneMinutes, separator: "")
        case "X":
            guard fields.zoneMinutes != 0 else { return "Z" }
            let text = zone(fields.zoneMinutes, separator: count == 2 || count == 4 ? "" : ":")
            return count == 1 && fields.zoneMinutes % 60 == 0 ? String(text.prefix(3)) : text
        case "V": return fields.zoneIdentifier
        // The week of the month, the day of the year and the count of a weekday within its month are read but not
        // written.
        default: return ""
        }
    }

    private static func year(_ year: Int, _ count: Int) -> String {
        count == 2 ? padded(((year % 100) + 100) % 100, 2) : padded(year, count)
    }

    private static func padded(_ value: Int, _ length: Int) -> String {
        let digits = String(abs(value))
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, min(length, 64) - digits.count)) + digits
    }

    private static func zone(_ minutes: Int, separator: String) -> String {
        (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60, 2) + separator + padded(abs(minutes) % 60, 2)
    }
}
