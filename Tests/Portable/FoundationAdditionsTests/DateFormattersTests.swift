@testable import FoundationAdditions
import Testing

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

private func calendar(_ locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
}

/// Tests texts for times relative to others.
///
/// Numbers: seconds in each unit, of which the largest that is not zero is cut off, not rounded
/// (Docs/FoundationAdditions.md); words are CLDR's of the toolchain's ICU.
@Suite struct RelativeDateTimeFormatterTests {
    private func formatter(_ locale: Locale) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.calendar = calendar(locale)
        return formatter
    }

    @Test func `units styles`() {
        let twoMonthsAgo = DateComponents(month: -2)
        func text(_ style: RelativeDateTimeFormatter.UnitsStyle, _ locale: Locale) -> String {
            let formatter = formatter(locale)
            formatter.unitsStyle = style
            return formatter.localizedString(from: twoMonthsAgo)
        }
        #expect(text(.full, english) == "2 months ago")
        #expect(text(.spellOut, english) == "two months ago")
        #expect(text(.short, english) == "2 mo. ago")
        #expect(text(.abbreviated, english) == "2mo ago")
        #expect(text(.full, german) == "vor 2 Monaten")
        #expect(text(.spellOut, german) == "vor zwei Monaten")
        #expect(text(.short, german) == "vor 2\u{a0}Monaten")
    }

    @Test func `numbers and names`() {
        let formatter = formatter(english)
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
        formatter.locale = german
        formatter.formattingContext = .unknown
        #expect(formatter.localizedString(from: DateComponents(day: 2)) == "übermorgen")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "jetzt")
    }

    @Test(
        arguments: [
            (90, "in 1 minute"), (-7200, "2 hours ago"), (0, "in 0 seconds"), (86400 * 8, "in 1 week"),
            (86400 * 400, "in 1 year"), (-59, "59 seconds ago"),
        ] as [(Double, String)])
    func `largest unit of an interval`(seconds: Double, text: String) {
        let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter(english).localizedString(for: start + seconds, relativeTo: start) == text)
    }

    @Test func `from now`() {
        #expect(formatter(german).localizedString(fromTimeInterval: 300) == "in 5 Minuten")
        #expect(formatter(german).localizedString(fromTimeInterval: -3600) == "vor 1 Stunde")
        #expect(formatter(german).string(for: "no date") == nil)
    }
}

/// Tests texts for amounts of time.
///
/// Numbers: 60 seconds in a minute, 60 minutes in an hour, 24 hours in a day; days of months by the calendar. In Berlin
/// clocks are put forward within the 120 days after 1 January 2001, which adds an hour. Zeros and phrases are
/// remembered, not compared with a device (Docs/FoundationAdditions.md).
@Suite struct DateComponentsFormatterTests {
    private func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale = english
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.calendar = calendar(locale)
        return formatter
    }

    @Test(arguments: [
        (DateComponentsFormatter.UnitsStyle.positional, "1:10:00"), (.abbreviated, "1h 10m"),
        (.short, "1 hr, 10 min"), (.full, "1 hour, 10 minutes"), (.spellOut, "one hour, ten minutes"),
        (.brief, "1hr 10min"),
    ])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(formatter(style).string(from: 4200) == text)
        #expect(formatter(style).string(from: DateComponents(minute: 70)) == text)
    }

    @Test func german() {
        let locale = Locale(identifier: "de_DE")
        #expect(formatter(.full, locale).string(from: 4260) == "1 Stunde und 11 Minuten")
        #expect(formatter(.spellOut, locale).string(from: 120) == "zwei Minuten")
        #expect(formatter(.positional, locale).string(from: 4205) == "1:10:05")
    }

    @Test func zeros() {
        #expect(formatter(.positional).string(from: 5) == "5")
        let padded = formatter(.positional)
        padded.allowedUnits = [.minute, .second]
        padded.zeroFormattingBehavior = .pad
        #expect(padded.string(from: 5) == "00:05")
        #expect(padded.string(from: 600) == "10:00")
        let kept = formatter(.abbreviated)
        kept.allowedUnits = [.hour, .minute, .second]
        kept.zeroFormattingBehavior = []
        #expect(kept.string(from: 3600) == "1h 0m 0s")
        kept.zeroFormattingBehavior = .dropTrailing
        #expect(kept.string(from: 60) == "0h 1m")
        kept.zeroFormattingBehavior = .dropMiddle
        #expect(kept.string(from: 3601) == "1h 1s")
        #expect(formatter(.full).string(from: 0) == "0 seconds")
    }

    @Test func `units and counts`() {
        let formatter = formatter(.full)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 93784) == "1 day, 2 hours")
        formatter.allowedUnits = [.hour]
        #expect(formatter.string(from: 93784) == "26 hours")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        formatter.allowedUnits = [.year, .month]
        #expect(formatter.string(from: start, to: start + 86400 * 400) == "1 year, 1 month")
        formatter.allowedUnits = [.hour]
        formatter.allowsFractionalUnits = true
        #expect(formatter.string(from: 5400) == "1.5 hours")
    }

    @Test func `clock changes do not matter`() {
        let formatter = formatter(.full)
        formatter.calendar?.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        formatter.allowedUnits = [.day, .hour]
        #expect(formatter.string(from: 86400 * 120) == "120 days")
        formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: 86400 * 120) == "120 days, 1 hour")
    }

    @Test func phrases() {
        let formatter = formatter(.full)
        formatter.includesTimeRemainingPhrase = true
        #expect(formatter.string(from: 300) == "5 minutes remaining")
        formatter.includesApproximationPhrase = true
        #expect(formatter.string(from: 300) == "About 5 minutes remaining")
    }

    @Test func collapsing() {
        let formatter = formatter(.full)
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 63) == "63 seconds")
        #expect(formatter.string(from: 123) == "2 minutes, 3 seconds")
    }

    @Test func `what is no number has no text`() { #expect(formatter(.full).string(from: .nan) == nil) }

    @Test func `components style`() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let range = start..<start + 7500
        #expect(range.formatted(.components(style: .wide).locale(english)) == "2 hours, 5 minutes")
        #expect(range.formatted(.components(style: .narrow, fields: [.minute]).locale(english)) == "125m")
        #expect(range.formatted(.components(style: .abbreviated).locale(english)) == "2 hr, 5 min")
        #expect(range.formatted(.timeDuration.locale(english)) == "2:05:00")
    }
}

/// Tests texts for lists.
///
/// Numbers: numbers of the lists in the test, written by their locale.
@Suite struct ListFormatterTests {
    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: ["a", "b"]) == "a and b")
        #expect(formatter.string(from: []) == "")
        formatter.locale = german
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        let numbers = NumberFormatter()
        numbers.locale = german
        numbers.numberStyle = .decimal
        formatter.itemFormatter = numbers
        #expect(formatter.string(from: [1.5, 1000]) == "1,5 und 1.000")
        #expect(formatter.string(for: 3) == nil)
    }
}

@Suite struct PersonNameTests {
    private var name: PersonNameComponents {
        PersonNameComponents(
            namePrefix: "Dr.", givenName: "Johnathan", middleName: "Maple", familyName: "Appleseed",
            nameSuffix: "Esq.", nickname: "Johnny")
    }

    @Test func styles() {
        func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
            name.formatted(.name(style: style).locale(english))
        }
        #expect(text(.long) == "Dr. Johnathan Maple Appleseed Esq.")
        #expect(text(.medium) == "Johnathan Appleseed")
        #expect(text(.short) == "Johnny")
        #expect(text(.abbreviated) == "JA")
    }

    @Test func `family name first`() {
        let chinese = PersonNameComponents(givenName: "小明", familyName: "王")
        #expect(chinese.formatted(.name(style: .medium).locale(english)) == "王小明")
        #expect(chinese.formatted(.name(style: .abbreviated).locale(english)) == "王")
        let latin = PersonNameComponents(givenName: "Béla", familyName: "Bartók")
        #expect(latin.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Bartók Béla")
        #expect(latin.formatted(.name(style: .medium).locale(german)) == "Béla Bartók")
    }

    @Test func parsing() throws {
        let name = try PersonNameComponents("Dr. Mia Luisa von der Heide Jr.")
        #expect(name.namePrefix == "Dr.")
        #expect(name.givenName == "Mia")
        #expect(name.middleName == "Luisa")
        #expect(name.familyName == "von der Heide")
        #expect(name.nameSuffix == "Jr.")
        let reversed = try PersonNameComponents("Weber, Max")
        #expect(reversed.familyName == "Weber")
        #expect(reversed.givenName == "Max")
        #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    }
}
