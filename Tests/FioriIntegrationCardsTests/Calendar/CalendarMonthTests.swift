import Foundation
import SwiftUI
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Months, weeks and texts of calendars.
///
/// Numbers: days and weeks of the Gregorian calendar, or that of the locale, by the first weekday and the least days of
/// CLDR's regions, ISO 8601 or the rule that the manifest names: six weeks of seven days.
struct CalendarMonthTests {
    private func calendar(
        _ locale: String, _ numbering: ResolvedCalendar.WeekNumbering = .standard, zone: TimeZone = .gmt
    ) -> Calendar {
        CardCalendar.calendar(numbering: numbering, locale: Locale(identifier: locale), timeZone: zone)
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, zone: TimeZone = .gmt) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
    }

    @Test(arguments: [
        ("en_US", ResolvedCalendar.WeekNumbering.standard, 30, 8), ("de_DE", .standard, 31, 8),
        ("en_US", .iso8601, 31, 8), ("de_DE", .westernTraditional, 30, 8), ("en_US", .middleEastern, 29, 8),
    ])
    func `weeks start on the first weekday of the locale or of the rule`(
        locale: String, numbering: ResolvedCalendar.WeekNumbering, day: Int, month: Int
    ) {
        let shown = CalendarMonth(containing: date(2020, 9, 18), calendar: calendar(locale, numbering))
        #expect(shown.weeks.count == 6 && shown.weeks.allSatisfy { $0.count == 7 })
        #expect(shown.weeks[0][0] == date(2020, month, day))
        #expect(shown.firstDay == date(2020, 9, 1) && shown.lastDay == date(2020, 9, 30))
        #expect(shown.contains(date(2020, 9, 30)) && !shown.contains(date(2020, 10, 1)))
    }

    @Test func `weeks are numbered by the locale or the rule`() {
        func number(_ locale: String, _ numbering: ResolvedCalendar.WeekNumbering, _ day: Date) -> String {
            let calendar = calendar(locale, numbering)
            return CalendarWords(calendar: calendar, locale: Locale(identifier: locale)).weekNumber(of: day)
        }
        #expect(number("en_US", .standard, date(2021, 1, 1)) == "1")
        #expect(number("de_DE", .standard, date(2021, 1, 1)) == "53")
        #expect(number("en_US", .iso8601, date(2021, 1, 1)) == "53")
        #expect(number("de_DE", .westernTraditional, date(2021, 1, 1)) == "1")
    }

    @Test func `days start at midnight through a change of the clocks`() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let month = CalendarMonth(
            containing: date(2020, 10, 15, 12, zone: zone), calendar: calendar("de_DE", zone: zone))
        let days = month.weeks.flatMap { $0 }
        #expect(Set(days).count == 42)
        #expect(days.contains(date(2020, 10, 26, zone: zone)))
        #expect(month.lastDay == date(2020, 10, 31, zone: zone))
    }

    @Test(
        arguments: [
            ("en_US", nil, "1:30 PM"), ("de_DE", nil, "13:30"), ("en_US", false, "13:30"), ("de_DE", true, "1:30 PM"),
        ] as [(String, Bool?, String)])
    func `times follow the locale or the manifest`(locale: String, twelve: Bool?, text: String) {
        let words = CalendarWords(
            calendar: calendar(locale), locale: Locale(identifier: locale), uses12Hours: twelve)
        let time = date(2020, 9, 18, 13).addingTimeInterval(1_800)
        #expect(words.time(time, on: date(2020, 9, 18)).replacing("\u{202F}", with: " ") == text)
    }

    /// The year 2026 is 2569 of the Buddhist calendar, which has the same months.
    @Test func `Thai years are Buddhist`() {
        let thai = CalendarWords(calendar: calendar("th_TH"), locale: Locale(identifier: "th_TH"))
        #expect(thai.month(date(2026, 11, 5)).hasSuffix("2569") && thai.fullDate(date(2026, 11, 5)).hasSuffix("2569"))
        #expect(thai.parameter(date(2026, 11, 5)) == "2026-11-05" && thai.number(of: date(2026, 11, 5)) == "5")
        let german = CalendarWords(calendar: calendar("de_DE"), locale: Locale(identifier: "de_DE"))
        #expect(german.month(date(2026, 11, 5)) == "November 2026")
    }

    /// 1 Farvardin 1405 is 21 March 2026, and 1 Ramadan 1447 is 18 February 2026 (Umm al-Qura).
    @Test(arguments: [
        ("fa_IR", [2026, 3, 25], [2026, 3, 21], [2026, 4, 20], "۱"),
        ("ar_SA", [2026, 2, 20], [2026, 2, 18], [2026, 3, 19], "١"),
    ])
    func `months are those of the calendar of the locale`(
        locale: String, day: [Int], first: [Int], last: [Int], number: String
    ) {
        func date(_ parts: [Int]) -> Date { self.date(parts[0], parts[1], parts[2]) }
        func parameter(_ parts: [Int]) -> String { "\(parts[0])-0\(parts[1])-\(parts[2])" }
        let month = CalendarMonth(containing: date(day), calendar: calendar(locale))
        #expect(month.firstDay == date(first) && month.lastDay == date(last))
        let words = CalendarWords(calendar: calendar(locale), locale: Locale(identifier: locale))
        #expect(words.number(of: date(first)) == number)
        #expect(words.parameter(month.firstDay) == parameter(first))
        #expect(words.parameter(month.lastDay) == parameter(last))
        #expect(words.month(date(day)).contains(locale == "fa_IR" ? "۱۴۰۵" : "١٤٤٧"))
    }

    @Test func `times of other days are dates`() {
        let words = CalendarWords(calendar: calendar("en_US"), locale: Locale(identifier: "en_US"))
        #expect(words.time(date(2020, 9, 16, 9), on: date(2020, 9, 18)) == "Sep 16")
    }

    @Test func `parameters are days in the form of manifests`() {
        let words = CalendarWords(calendar: calendar("ar_EG"), locale: Locale(identifier: "ar_EG"))
        #expect(words.parameter(date(2020, 9, 5)) == "2020-09-05")
        #expect(words.parameter(date(987, 1, 2)) == "0987-01-02")
    }
}
