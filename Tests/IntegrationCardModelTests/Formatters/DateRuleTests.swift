import Foundation
import Testing

@testable import IntegrationCardModel

/// UI5's rules for dates, beyond the calls whose answers are recorded.
///
/// Numbers: Docs/Facts/CardFormats.md, "Dates", from Friday, 1 November 2019, 10:30 in Greenwich.
@Suite struct DateRuleTests {
    private func text(
        _ call: String, _ locale: String = "en", zone: TimeZone = .gmt, now: String = "2019-11-01T10:30:00.000Z"
    ) throws -> String {
        var environment = BindingEnvironment.fixed(locale: locale, now: now)
        environment.timeZone = zone
        return try CardBinding("{= \(call) }").text(in: BindingScope(environment: environment)).withPlainSpaces
    }

    @Test(arguments: [
        ("hour", "2019-11-02T10:30:00Z", "in 24 hours"), ("hour", "2019-11-02T11:30:00Z", "Nov 2, 2019"),
        ("minute", "2019-11-01T11:30:00Z", "in 60 minutes"), ("minute", "2019-11-01T11:31:00Z", "Nov 1, 2019"),
        ("day", "2019-11-07T10:30:00Z", "in 6 days"), ("day", "2019-11-08T10:30:00Z", "Nov 8, 2019"),
        ("week", "2019-11-03T00:00:00Z", "in 1 week"), ("week", "2019-10-05T00:00:00Z", "4 weeks ago"),
        ("week", "2019-09-28T00:00:00Z", "Sep 28, 2019"), ("month", "2019-12-31T00:00:00Z", "in 1 month"),
        ("month", "2020-11-30T00:00:00Z", "in 12 months"), ("month", "2020-12-01T00:00:00Z", "Dec 1, 2020"),
        ("year", "2020-01-01T00:00:00Z", "in 1 year"), ("year", "2030-01-01T00:00:00Z", "Jan 1, 2030"),
    ])
    func `each relative scale has a range`(scale: String, date: String, result: String) throws {
        #expect(try text("format.date('\(date)', {relative: true, relativeScale: '\(scale)'})") == result)
    }

    @Test(arguments: [
        ("date", "2019-11-01T10:29:00Z", "today"), ("dateTime", "2019-11-01T10:29:00Z", "1 minute ago"),
        ("date", "2019-11-09T00:00:00Z", "in 1 week"), ("dateTime", "2019-11-29T10:30:00Z", "in 4 weeks"),
        ("date", "2022-11-01T00:00:00Z", "in 3 years"),
    ])
    func `the automatic scale of dates ends at days`(function: String, date: String, result: String) throws {
        #expect(try text("format.\(function)('\(date)', {relative: true, relativeScale: 'auto'})") == result)
    }

    @Test func `four weeks to the same day of the next month are a month`() throws {
        let call = "format.dateTime('2019-03-01T10:30:00Z', {relative: true})"
        #expect(try text(call, now: "2019-02-01T10:30:00.000Z") == "in 1 month")
    }

    @Test(arguments: [
        ("yyyy-MM-ddTHH:mm", "2019-11-01T10:30"), ("u", "6"), ("www", "CW 44"), ("wwww", "Calendar Week 44"),
        ("EEEEE", "F"), ("QQQQ", "4th quarter"), ("e b A", "e b A"), ("[D|W|F]", "[||]"),
        ("yy y yyyyy", "19 2019 02019"),
        ("k K h H", "10 10 10 10"), ("S SS SSSS", "0 00 0000"), ("z Z X", "GMTZ  Z"), ("'o''clock' ''", "o'clock '"),
        ("G GGGG", "AD Anno Domini"), ("a aaaaa", "AM a"),
    ])
    func `letters of patterns are read as UI5 reads them`(pattern: String, result: String) throws {
        let quoted = pattern.replacing("'", with: "\\'")
        #expect(try text("format.dateTime('2019-11-01T10:30:00Z', {pattern: '\(quoted)'})") == result)
    }

    @Test func `zones are written with their distance to Greenwich`() throws {
        let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
        let call = "format.dateTime('2019-11-01T10:30:00Z', {pattern: 'HH:mm z Z X XX XXX VV'})"
        #expect(try text(call, zone: kolkata) == "16:00 GMT+05:30 +0530 +05:30 +0530 +05:30 Asia/Kolkata")
        #expect(
            try text("format.dateTime('2019-11-01T10:30:00Z', {pattern: 'HH z', UTC: true})", zone: kolkata)
                == "10 GMTZ")
    }

    @Test(arguments: [
        ("2021-01-03", "en", "2 2021"), ("2021-01-03", "de", "53 2020"), ("2019-12-31", "en", "1 2020"),
        ("2019-12-31", "en-US", "53 2019"), ("2019-12-31", "de", "1 2020"), ("2020-01-01", "en-US", "1 2020"),
    ])
    func `weeks are counted as the region counts them`(date: String, locale: String, result: String) throws {
        #expect(try text("format.date('\(date)', {pattern: 'w YYYY'})", locale) == result)
    }

    @Test(arguments: [
        ("en", "yMMMMEEEEdjm", "Friday, November 1, 2019, 10:30 AM"), ("de", "yMMMdHm", "1. Nov. 2019, 10:30"),
        ("fr", "yMdHm", "01/11/2019 10:30"), ("pl", "yMMMMdHm", "1 listopada 2019 10:30"),
        ("it", "yMd", "1/11/2019"), ("de", "yMMMEd", "Fr., 1. Nov. 2019"), ("de", "yMMMEEEd", "Fr., 1. Nov. 2019"),
        ("th", "Hm", "10:30 น."),
    ])
    func `skeletons of dates and times join the patterns of both`(
        locale: String, skeleton: String, result: String
    ) throws {
        #expect(try text("format.dateTime('2019-11-01T10:30:00Z', {format: '\(skeleton)'})", locale) == result)
    }

    @Test(arguments: [
        ("format.date('2019-11-01', {style: 'full'})", "th", "วันศุกร์ที่ 1 พฤศจิกายน พ.ศ. 2562"),
        ("format.date('2019-11-01', {style: 'long', calendarType: 'Gregorian'})", "th", "1 พฤศจิกายน ค.ศ. 2019"),
        ("format.date('2019-11-01', 'th')", "en", "1 พ.ย. 2019"),
        ("format.date('2019-11-01', {calendarType: 'Buddhist', pattern: 'y'})", "en", "2562"),
        ("format.date('2019-11-01', {style: 'long', calendarType: 'Japanese'})", "ja", "令和1年11月1日"),
        ("format.date('2019-11-01', {style: 'short'})", "cs", "01.11.19"),
        ("format.date('2019-09-01', {pattern: 'MMM'})", "en-AU", "Sept"),
        ("format.dateTime('2019-11-01T22:30:00Z', {style: 'short'})", "nl", "01-11-2019 22:30"),
    ])
    func `languages have UI5's calendars and patterns`(call: String, locale: String, result: String) throws {
        #expect(try text(call, locale) == result)
    }

    @Test func `intervals need the option, and equal dates are one`() throws {
        #expect(try text("format.date(['2019-11-01', '2019-11-02'])") == "")
        #expect(try text("format.date(['2019-11-01', '2019-11-01'], {interval: true})") == "Nov 1, 2019")
        #expect(
            try text("format.date(['2019-11-01', null], {interval: true, singleIntervalValue: true})") == "Nov 1, 2019")
        #expect(
            try text("format.date(['2019-11-01', '2019-11-02'], {interval: true})", "ko")
                == "2019. 11. 1. ~ 2019. 11. 2.")
    }

    @Test(arguments: [
        ("en", "A"), ("it", "dC"), ("nl", "n.C."), ("ru", "н.э."), ("cs", "n.l."), ("en-IN", "A"),
    ])
    func `five letters are the narrow era`(locale: String, result: String) throws {
        #expect(try text("format.date('2019-11-01', {pattern: 'GGGGG'})", locale) == result)
    }

    @Test func `narrow distances of days have Russian's sign of abbreviation`() throws {
        let options = "{relative: true, relativeScale: 'day', relativeStyle: 'narrow'}"
        #expect(try text("format.date('2019-10-27', \(options))", "ru") == "-5 дн.")
        #expect(try text("format.date('2019-11-06', \(options))", "ru") == "+5 дн.")
        #expect(try text("format.date('2019-11-06', \(options))", "en") == "in 5d")
    }

    @Test(
        arguments: [
            ("ru", "yMMMd", "7–19 мар. 2024 г.", "7 мар. – 2 мая 2024 г.", "7 мар. 2024 г. – 4 янв. 2025 г."),
            (
                "ru", "yMMMEd", "чт, 7 – вт, 19 мар. 2024 г.", "чт, 7 мар. – чт, 2 мая 2024 г.",
                "чт, 7 мар. 2024 г. – сб, 4 янв. 2025 г."
            ),
            (
                "de", "yMMMEd", "Do., 7. – Di., 19. März 2024", "Do., 7. März – Do., 2. Mai 2024",
                "Do., 7. März 2024 – Sa., 4. Jan. 2025"
            ),
            ("de", "yM", nil, "03/2024 – 05/2024", "03/2024 – 01/2025"),
            ("it", "yMMMd", "07–19 mar 2024", "07 mar – 02 mag 2024", "07 mar 2024 – 04 gen 2025"),
            ("tr", "MEd", "7.3 Per – 19.3 Sal", "7.3 Per – 2.5 Per", nil),
            ("en-IN", "yMMMd", "7–19 Mar 2024", nil, nil), ("zh-CN", "d", "7–19日", nil, nil),
            ("en-GB", "yMMMd", "7–19 Mar 2024", nil, nil), ("es", "yMMMd", "7–19 mar 2024", nil, nil),
            ("pl", "yMMMd", "7–19 mar 2024", "7 mar–2 maj 2024", "7 mar 2024–4 sty 2025"),
            ("ar", "yMMMd", "7–19 مارس، 2024", nil, nil), ("en", "yMMMd", "Mar 7 – 19, 2024", nil, nil),
        ] as [(String, String, String?, String?, String?)])
    func `intervals by a skeleton have the patterns of UI5's languages`(
        locale: String, skeleton: String, day: String?, month: String?, year: String?
    ) throws {
        let ends = [("2024-03-19", day), ("2024-05-02", month), ("2025-01-04", year)]
        var compared = 0
        for case (let end, let result?) in ends {
            let call = "format.date(['2024-03-07', '\(end)'], {interval: true, format: '\(skeleton)'})"
            #expect(try text(call, locale) == result)
            compared += 1
        }
        #expect(compared == [day, month, year].compactMap(\.self).count)
    }
}
