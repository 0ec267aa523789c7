import Foundation
import Testing

@testable import ChartDocuments
@testable import FioriCharts

/// Times as programs and languages write them: labels of categories read back, basic forms, logs, and columns that look
/// like dates and are none.
///
/// Numbers: the calendar and the clock. Texts of labels are those that `DateTexts` makes.
struct DateStampTests {
    private func dates(_ labels: [String], locale: String = "en", isWanted: Bool = false) -> [String]? {
        let reading = DateColumn.read(LabelColumn(labels), locale: Locale(identifier: locale), isWanted: isWanted)
        guard case .dates(let column) = reading else { return nil }
        return column.times.map(\.iso)
    }

    private func remarks(_ labels: [String], locale: String = "en", _ type: ChartType = .line) throws -> [String] {
        let rows = labels.enumerated().map { "\"\($0.element)\";\($0.offset)\n" }.joined()
        return try ChartDocument(
            ByteSource(Data(("d;v\n" + rows).utf8)), format: .csv, type: type, locale: Locale(identifier: locale)
        ).remarks
    }

    // MARK: Languages

    private static let locales = """
        en_US en_GB en_CA en_IN de de_AT fr fr_CA it es es_MX pt_BR pt_PT nl da sv nb fi is pl cs sk hu ro bg ru uk sr hr sl \
        el tr he ar ar_EG fa_IR hi_IN bn_BD ta_IN th_TH vi id ms ja zh_CN zh_TW ko ka hy az kk uz lt lv et sq mk ca eu gl ga \
        cy sw af zu am ne ur km lo my mn te mr gu kn ml pa si fil bs be ky tg so
        """.split(separator: " ").map(String.init)

    private static let days = [
        "2022-01-15", "2022-02-16", "2022-03-16", "2022-04-05", "2023-05-17", "2023-06-01", "2023-07-03", "2023-08-28",
        "2023-09-30", "2024-10-10", "2024-11-11", "2024-12-31", "2025-02-20",
    ]
    private static let clocks = [
        "09:30:00", "00:05:00", "12:30:00", "13:45:00", "23:15:00", "18:00:00", "03:00:00", "05:10:00", "11:59:00",
        "15:20:00", "19:00:00", "21:10:00", "07:07:00",
    ]

    @Test func `labels of categories are read back`() {
        let times = zip(Self.days, Self.clocks).map { $0 + " " + $1 }
        var count = 0
        for locale in Self.locales {
            for written in [Self.days, times, times.map { $0.dropLast(2) + "07" }] {
                let values = written.compactMap { WrittenTime(iso: $0) }
                let texts = DateTexts(locale: Locale(identifier: locale), zone: .gmt).texts(values)
                #expect(dates(texts, locale: locale) == values.map(\.iso), "\(locale): \(texts)")
                count += 1
            }
        }
        #expect(count == 255)
    }

    @Test(arguments: [
        ("Mo, 01.01.2024", "de", "2024-01-01"), ("Mo., 01.01.2024", "de", "2024-01-01"),
        ("Mon, 3/4/2024", "en_US", "2024-03-04"), ("lun. 04/03/2024", "fr", "2024-03-04"),
        ("01.01.2024, Mo.", "de", "2024-01-01"), ("segunda-feira, 01/02/2024", "pt_BR", "2024-02-01"),
        ("Freitag, 1. März 2024 um 09:30 Uhr", "de", "2024-03-01 09:30:00"), ("1.2.2024.", "hr", "2024-02-01"),
        ("15.01.2022 09.30", "da", "2022-01-15 09:30:00"), ("15/01/2022 09.30", "it", "2022-01-15 09:30:00"),
        ("01/03/2024 09h30", "fr", "2024-03-01 09:30:00"), ("01/03/2024 à 9 h", "fr", "2024-03-01 09:00:00"),
        ("Mar 1, 2024 12:05AM", "en", "2024-03-01 00:05:00"), ("2024/1/5 午後0:30", "ja", "2024-01-05 12:30:00"),
        ("2024/1/5 晚上9:30", "zh_TW", "2024-01-05 21:30:00"), ("2024/1/5 下午9:30", "zh_TW", "2024-01-05 21:30:00"),
    ])
    func `weekdays, points and words of clocks are read`(text: String, locale: String, time: String) {
        #expect(dates([text], locale: locale) == [time])
    }

    // MARK: Programs

    @Test(arguments: [
        ("20240301T093000Z", "2024-03-01 09:30:00+00:00"), ("20240301T0930", "2024-03-01 09:30:00"),
        ("20240301T0930+0100", "2024-03-01 09:30:00+01:00"), ("2024-03-01T0930", "2024-03-01 09:30:00"),
        ("20240301T093000.25", "2024-03-01 09:30:00.250000"), ("2024-060T09:30", "2024-02-29 09:30:00"),
        ("2024060T0930Z", "2024-02-29 09:30:00+00:00"), ("20240301T09", "2024-03-01 09:00:00"),
        ("2024-03-01T09:30:00+01:00[Europe/Berlin]", "2024-03-01 09:30:00+01:00"),
        ("Fri Mar 01 09:30:00 2024", "2024-03-01 09:30:00"),
        ("Fri Mar  1 09:30:00 UTC 2024", "2024-03-01 09:30:00+00:00"),
        ("Fri Mar 01 2024 09:30:00 GMT+0100 (CET)", "2024-03-01 09:30:00+01:00"),
        ("Fri, 01 Mar 2024 09:30:00 -0500", "2024-03-01 09:30:00-05:00"),
        ("01/Mar/2024:10:00:00 +0000", "2024-03-01 10:00:00+00:00"),
        ("[01/Mar/2024:10:00:00 +0200]", "2024-03-01 10:00:00+02:00"),
    ])
    func `stamps of programs are read`(text: String, time: String) {
        #expect(dates([text, text]) == [time, time])
        #expect(dates([text, text], isWanted: true) == [time, time])
    }

    @Test func `other texts are no stamps`() {
        for text in [
            "20240301", "20240230T0930", "20240301T2560", "20240301T093", "2023-366T09:30", "2024-03-01 09:30:00 EST",
            "2024-03-01 09:30:00 Europe/Berlin", "2024-03-01T09:30[Europe/Berlin]", "2024-03-01 09:30 foo",
            "3/1/2024 13:30 PM", "1.234.567 12.50", "2020.5", "10.50 12.30",
        ] {
            #expect(dates([text, text]) == nil, "\(text)")
        }
        #expect(dates(["3. 10. 24"], locale: "cs") == ["2024-10-03"])
        // Texts in two forms are none.
        #expect(dates(["20240301T0930", "2024-03-02T0930"]) == nil)
        // Numbers with three digits are no months. Days of a year look like the numbers of documents.
        #expect(dates(["2024-001", "2024-060"]) == nil)
        #expect(dates(["2024-001", "2024-002"]) == nil)
        #expect(dates(["2024-001", "2024-060"], isWanted: true) == ["2024-01-01", "2024-02-29"])
    }

    // MARK: Notes

    @Test func `a column that looks like dates has a note`() throws {
        #expect(try remarks(["2024-03-01 09:30:00 EST", "2024-03-01 10:30:00 EST"])[0].contains("09:30:00 EST” in"))
        #expect(try remarks(["2024-03-01 (1)", "2024-03-02 (2)"])[0].contains("no form of dates"))
        #expect(try remarks(["09:30", "10:30"])[0].contains("a time without a date"))
        #expect(try remarks(["2024-060", "2024-061"])[0].contains("--first-column time"))
        #expect(try remarks(["Room 12", "Room 2024"]).isEmpty)
        #expect(try remarks(["2008/09", "2009/10"]).isEmpty)
    }

    @Test func `years of other calendars have a note`() throws {
        for (label, locale) in [("1404/01/05", "fa_IR"), ("1445-09-05", "ar_SA"), ("2567/01/05", "th_TH")] {
            for type in [ChartType.line, .bar, .scatter] {
                let remarks = try remarks([label, label], locale: locale, type)
                #expect(remarks.contains { $0.contains("Gregorian") && $0.contains(label) }, "\(label): \(remarks)")
            }
        }
        #expect(try remarks(["2024/01/05", "2024/01/06"], locale: "fa_IR").isEmpty)
        #expect(try remarks(["1404-01-05", "1404-02-06"]).isEmpty)
    }
}
