import Foundation
import Testing

@testable import IntegrationCardModel

/// Formatters of numbers, texts and dates, reading of dates, and ranges of dates.
///
/// Numbers: instants in milliseconds since 1970, worked out from the date, its zone and the rules of JavaScript's
/// `Date`; ranges from 1 November 2019, weeks from Sunday (UI5's answers). Formats follow
/// Docs/Facts/Cards.md, "Formatters".
@Suite struct FormatFunctionTests {
    private func text(_ call: String, locale: String = "en") throws -> String? {
        let scope = BindingScope(environment: .fixed(locale: locale))
        return try CardBinding("{= \(call) }").evaluate(in: scope)?.stringValue?.withPlainSpaces
    }

    @Test(arguments: [
        ("format.float(1234567.891)", "1,234,567.891"), ("format.float('12.50')", "12.50"), ("format.float('abc')", ""),
        ("format.float(1.005, {decimals: 2})", "1.01"), ("format.float(-0.001, {decimals: 2})", "0.00"),
        ("format.float(1234.5678, {precision: 3})", "1,235"), ("format.float(999.5, {maxFractionDigits: 0})", "1,000"),
        ("format.float(1.25, {maxFractionDigits: 1, roundingMode: 'HALF_TOWARDS_ZERO'})", "1.2"),
        ("format.float(5, {minIntegerDigits: 3})", "005"), ("format.float(12345, {maxIntegerDigits: 3})", "???"),
        ("format.float(1234.5, {groupingSeparator: ' ', decimalSeparator: '|'})", "1 234|5"),
        ("format.float(1234.5, {style: 'short'})", "1.2K"),
        ("format.float(1234567, {style: 'short', decimals: 2})", "1.23M"),
        ("format.float(994, {style: 'short'})", "994"),
        ("format.float(1500, {style: 'short', shortLimit: 10000})", "1,500"),
        ("format.float(1234567, {style: 'short', shortLimit: 2000000})", "1,234,567"),
        ("format.float(1500.5, {style: 'short', shortLimit: 1500.9})", "1,500.5"),
        ("format.integer(12345.9)", "12345"), ("format.integer(-12345.9, {groupingEnabled: true})", "-12,345"),
        ("format.percent(0.12345, {maxFractionDigits: 1})", "12.3%"), ("format.float(1234.5, 'de')", "1.234,5"),
        ("format.currency(12345.678, 'EUR')", "12,345.68 EUR"), ("format.currency(5, 'JPY')", "5 JPY"),
        ("format.currency(-3, 'USD', {currencyCode: false})", "$-3.00"), ("format.currency(1, undefined)", "1.00"),
        ("format.currency(2, 'EUR', {currencyCode: false}, 'de')", "2,00 €"),
        ("format.currency(2, 'EUR', {trailingCurrencyCode: false})", "EUR 2.00"),
        ("format.currency(-2, 'EUR', {currencyContext: 'accounting'})", "(2.00 EUR)"),
        ("format.unit(1.5, 'length-kilometer')", "1.5 km"), ("format.unit(2, 'KG')", "2 KG"),
        ("format.unit(3, 'duration-hour', 'de')", "3 Std."), ("format.unit(1, 'nope-nothing')", "1 nope-nothing"),
        ("format.text('It\\'\\'s {1} \\'{0}\\' {0}', ['a', 2])", "It's 2 {0} a"),
        ("format.initials('Ada King Lovelace')", "AL"),
        ("format.initials('donna')", "DD"), ("format.initials('a b c', 3)", "ABC"), ("format.initials('')", ""),
    ])
    func `numbers and texts`(call: String, result: String) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("format.dateTime('2020-09-18T11:54:04.000Z')", "Sep 18, 2020, 11:54:04 AM"), ("format.date(0)", "Jan 1, 1970"),
        ("format.dateTime('2020-09-18T11:54:04Z', {style: 'long'})", "September 18, 2020, 11:54:04 AM GMTZ"),
        ("format.dateTime('2020-09-18T11:54:04Z', {pattern: 'yyyy-MM-ddTHH:mm:ss'})", "2020-09-18T11:54:04"),
        ("format.dateTime('/Date(0-1440)/', {pattern: 'yyyy-MM-dd'})", "1970-01-02"),
        ("format.dateTime('nonsense')", ""),
        ("format.dateTime(undefined)", ""),
        ("format.dateTime('2019-11-01T10:25:00Z', {relative: true})", "5 minutes ago"),
        ("format.date('2019-10-31', {relative: true})", "1 day ago"),
        ("format.date('2019-11-01', {relative: true})", "today"),
        ("format.date('2019-12-24', {relative: true})", "Dec 24, 2019"),
        ("format.date(['2020-05-05', '2020-05-10'], {interval: true})", "May 5, 2020 – May 10, 2020"),
        (
            "format.date(['2020-05-05', '2020-05-10'], {interval: true, intervalDelimiter: '...'})",
            "May 5, 2020...May 10, 2020"
        ),
        ("format.date('2020-05-05', {style: 'short'}, 'de')", "05.05.20"),
        ("format.date('2020-05-05', {format: 'yMMMd'}, 'en-GB')", "5 May 2020"),
    ])
    func dates(call: String, result: String) throws {
        #expect(try text(call) == result)
    }

    @Test(arguments: [
        ("2020-02-30", 1_583_020_800_000), ("2020-02-29", 1_582_934_400_000), ("2020-02-29T12:00", 1_582_977_600_000),
        ("2020-02-29T12:00:00.5+02:00", 1_582_970_400_500), ("Feb 29, 2020 12:00 PM", 1_582_977_600_000),
        ("Sat Feb 29 2020 13:00:00 GMT+0100 (Central European Standard Time)", 1_582_977_600_000),
        ("2/29/2020", 1_582_934_400_000), ("29 February 2020 10:00 UTC", 1_582_970_400_000), ("hello", Double.nan),
        ("", .nan),
    ])
    func `dates are read as in JavaScript`(source: String, instant: Double) {
        let result = JavaScriptDate.parse(source, timeZone: .gmt)
        #expect(result == instant || result.isNaN && instant.isNaN)
    }

    @Test func `dates follow the time zone`() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(JavaScriptDate.parse("2020-07-01T12:00", timeZone: berlin) == 1_593_597_600_000)
        #expect(JavaScriptDate.parse("2020-07-01", timeZone: berlin) == 1_593_561_600_000)
        var environment = BindingEnvironment.fixed()
        environment.timeZone = berlin
        let today = try #require(DateRanges(environment: environment).range("today"))
        #expect(JavaScriptDate.isoText(today.start) == "2019-10-31T23:00:00.000Z")
        #expect(JavaScriptDate.isoText(today.end) == "2019-11-01T22:59:59.999Z")
    }

    @Test(arguments: [
        ("lastWeeks", 2, "2019-10-13", "2019-10-26"), ("currentWeek", 1, "2019-10-27", "2019-11-02"),
        ("lastQuarter", 1, "2019-07-01", "2019-09-30"), ("nextMonths", 6, "2019-12-01", "2020-05-31"),
        ("quarter", 2, "2019-04-01", "2019-06-30"), ("lastYears", 5, "2014-01-01", "2018-12-31"),
        ("lastDayOfQuarter", 1, "2019-12-31", "2019-12-31"), ("dateToYear", 1, "2019-11-01", "2019-12-31"),
    ])
    func `date ranges`(name: String, count: Int, start: String, end: String) throws {
        let range = try #require(DateRanges(environment: .fixed(locale: "en_US")).range(name, count: count))
        #expect(JavaScriptDate.isoText(range.start) == start + "T00:00:00.000Z")
        #expect(JavaScriptDate.isoText(range.end) == end + "T23:59:59.999Z")
    }

    @Test func `every named range exists`() {
        let ranges = DateRanges(environment: .fixed())
        for name in DateRanges.names { #expect(ranges.range(name) != nil, "\(name)") }
        #expect(ranges.range("sometime") == nil)
    }

    @Test(arguments: ["ö", "🧨", "d{e", "\u{0}", "de_ﬀ", "@", "e\u{301}n"])
    func `locales that are none are english`(_ locale: String) throws {
        let scope = BindingScope(data: ["l": .string(locale)], environment: .fixed(locale: "de"))
        let date = try CardBinding("{= format.date('2019-11-01', {style: 'short'}, ${l}) }")
        #expect(date.text(in: scope) == "11/1/19")
        let number = try CardBinding("{= format.float(1234.5, ${l}) + format.currency(1234.5, 'EUR', ${l}) }")
        #expect(number.text(in: scope).withPlainSpaces == "1,234.51,234.50 EUR")
        let host = BindingScope(environment: BindingEnvironment(locale: Locale(identifier: locale)))
        _ = try CardBinding("{= format.dateTime(0, {relative: true}) + format.unit(1, 'mass-gram') }").text(in: host)
    }
}
