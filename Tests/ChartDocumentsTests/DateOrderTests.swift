import Foundation
import Testing

@testable import ChartDocuments
@testable import FioriCharts

/// Dates whose parts the column, or the language, has to tell apart: years of two digits, quarters, versions and words.
///
/// Numbers: the calendar and the clock.
struct DateOrderTests {
    private func dates(_ labels: [String], _ locale: String = "en_US", isWanted: Bool = false) -> [String]? {
        let reading = DateColumn.read(LabelColumn(labels), locale: Locale(identifier: locale), isWanted: isWanted)
        guard case .dates(let column) = reading else { return nil }
        return column.times.map(\.iso)
    }

    private func remarks(_ labels: [String], _ locale: String = "en_US") throws -> [String] {
        let rows = labels.enumerated().map { "\"\($0.element)\";\($0.offset)\n" }.joined()
        return try ChartDocument(
            ByteSource(Data(("d;v\n" + rows).utf8)), format: .csv, type: .line, locale: Locale(identifier: locale)
        ).remarks
    }

    // MARK: Years first

    private static let days = ["2024-03-29", "2024-03-30", "2024-04-02"]

    @Test(arguments: [
        ("ja", "/"), ("ja", "-"), ("ja", "."), ("ko", "."), ("ko", "/"), ("hu", "."), ("lt", "."), ("mn", "."),
        ("zh", "/"), ("zh", "-"), ("zh_TW", "/"),
    ])
    func `languages that never have the day first read the year first`(locale: String, sign: String) throws {
        let labels = Self.days.map { String($0.dropFirst(2)).replacing("-", with: sign) }
        #expect(dates(labels, locale) == Self.days)
        #expect(try remarks(labels, locale).isEmpty)
        #expect(dates([["24", "03", "01"].joined(separator: sign)], locale) == ["2024-03-01"])
    }

    @Test(arguments: [("sv", "/"), ("fr_CA", "/"), ("en_CA", "/"), ("sv", "-"), ("fr_CA", "-")])
    func `locales whose dates begin with the year prefer it, with a note`(locale: String, sign: String) throws {
        let labels = Self.days.map { String($0.dropFirst(2)).replacing("-", with: sign) }
        #expect(dates(labels, locale) == Self.days)
        #expect(try remarks(labels, locale)[0].contains("with the year first, as in \(locale)"))
        // Days that follow each other prove the year to be the last, behind the day and the month.
        let others = ["01", "02", "05"].map { [$0, "03", "24"].joined(separator: sign) }
        #expect(dates(others, locale) == ["2024-03-01", "2024-03-02", "2024-03-05"])
        #expect(try remarks(others, locale)[0].contains("with the day first"))
    }

    @Test(arguments: ["en_ZA", "en_CA", "fr_CA"])
    func `months of locales whose dates begin with the year are no days`(locale: String) throws {
        let dates = dates(["01/01/24", "01/02/24", "01/03/24"], locale)
        // Neither order is far shorter in time than the other.
        #expect(dates == ["2001-01-24", "2001-02-24", "2001-03-24"])
        #expect(
            try remarks(["01/01/24", "01/02/24", "01/03/24"], locale).contains {
                $0.contains("with the year first, as in \(locale)")
            })
    }

    @Test func `a column proves the year to be first`() throws {
        let labels = Self.days.map { String($0.dropFirst(2)).replacing("-", with: "/") }
        for locale in ["en_US", "de", "fr"] {
            #expect(dates(labels, locale) == Self.days, "\(locale)")
            #expect(try remarks(labels, locale)[0].contains("with the year first, because"), "\(locale)")
        }
        // A part above 31 is a year.
        #expect(dates(["99/03/01", "99/03/02"]) == ["1999-03-01", "1999-03-02"])
        #expect(dates(["99.03.01", "99.03.02"], "de") == ["1999-03-01", "1999-03-02"])
    }

    @Test func `days of countries that write them first stay so`() throws {
        for (labels, first, last) in [
            (["01.03.24", "04.03.24", "02.04.24"], "2024-03-01", "2024-04-02"),
            (["31.12.19", "31.12.20", "31.12.21"], "2019-12-31", "2021-12-31"),
            (["01.02.24", "03.01.24", "05.06.23"], "2024-02-01", "2023-06-05"),
            (["31/12/19", "31/12/20", "31/12/21"], "2019-12-31", "2021-12-31"),
            (["14/03/24", "15/03/24", "18/03/24"], "2024-03-14", "2024-03-18"),
        ] {
            let read = dates(labels, "de")
            #expect(read?.first == first && read?.last == last, "\(labels)")
            #expect(try remarks(labels, "de").isEmpty, "\(labels)")
        }
        #expect(dates(["14-03-24", "15-03-24"], "nl") == ["2024-03-14", "2024-03-15"])
        #expect(dates(["31/02/05", "01/03/05"], "de") == nil)
    }

    @Test func `days in order prove themselves in languages that have the year first`() throws {
        let labels = ["17.05.04", "24.05.04", "31.05.04", "07.06.04"]
        for locale in ["ja", "fr_CA"] {
            #expect(dates(labels, locale) == ["2004-05-17", "2004-05-24", "2004-05-31", "2004-06-07"])
            #expect(try remarks(labels, locale)[0].contains("with the day first"))
        }
        #expect(dates(["01.03.24 14:30", "01.03.24 14:45"], "fr_CA")?.first == "2024-03-01 14:30:00")
    }

    @Test func `a sign of the year makes it the first`() {
        for locale in ["ja", "en_US"] {
            #expect(dates(["24年3月1日", "24年3月2日"], locale) == ["2024-03-01", "2024-03-02"])
        }
        for labels in [["令和6年3月1日", "令和6年3月2日"], ["平成24年3月1日", "平成24年3月2日"]] {
            #expect(dates(labels, "ja") == nil)
        }
    }

    // MARK: Names of months

    @Test(arguments: [
        ("de", ["Jan", "Feb", "Mrz", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"]),
        ("de", ["Jänner", "Feber", "März", "April", "Mai", "Juni", "Juli", "Aug", "Sept", "Okt", "Nov", "Dez"]),
        ("nl", ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]),
        ("es", ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "set", "oct", "nov", "dic"]),
        ("pt", ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"]),
        ("it", ["gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic"]),
        ("fr", ["janv", "févr", "mars", "avr", "mai", "juin", "juil", "août", "sept", "oct", "nov", "déc"]),
        ("pl", ["sty", "lut", "mar", "kwi", "maj", "cze", "lip", "sie", "wrz", "paź", "lis", "gru"]),
        ("tr", ["Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara"]),
        ("da", ["jan", "feb", "mar", "apr", "maj", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]),
        ("nb", ["jan", "feb", "mar", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "des"]),
        ("sv", ["jan", "feb", "mar", "apr", "maj", "jun", "jul", "aug", "sep", "okt", "nov", "dec"]),
        ("hr", ["sij", "velj", "ožu", "tra", "svi", "lip", "srp", "kol", "ruj", "lis", "stu", "pro"]),
        ("ru", ["янв", "фев", "мар", "апр", "май", "июн", "июл", "авг", "сен", "окт", "ноя", "дек"]),
        ("uk", ["січ", "лют", "бер", "кві", "тра", "чер", "лип", "сер", "вер", "жов", "лис", "гру"]),
        ("lt", ["sau", "vas", "kov", "bal", "geg", "bir", "lie", "rgp", "rgs", "spl", "lap", "grd"]),
        (
            "cs",
            [
                "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen", "lis",
                "pro",
            ]
        ),
    ])
    func `short months of spreadsheets are read`(locale: String, names: [String]) {
        let months = (1...12).map { "2024-" + ($0 < 10 ? "0" : "") + "\($0)-01" }
        #expect(dates(names.map { $0 + " 2024" }, locale) == months)
        // Points without a space precede years, where months differ.
        #expect(dates(names.map { $0 + ".24" }, locale) == months)
    }

    @Test func `a point behind a month precedes a year where months differ`() throws {
        #expect(dates(["jan.24", "feb.24", "mar.24"], "nb") == ["2024-01-01", "2024-02-01", "2024-03-01"])
        #expect(dates(["янв.99", "янв.98"], "ru") == ["1999-01-01", "1998-01-01"])
        for labels in [["Jan.24", "Jan.25"], ["Jan. 24", "Feb. 24", "Mar. 24"], ["Jan.24"]] {
            #expect(dates(labels) == nil, "\(labels)")
        }
        #expect(try remarks(["Jan.24", "Jan.25"])[0].contains("no form of dates"))
    }

    // MARK: Quarters and halves of years

    @Test(arguments: [
        ("ko", ["2023.1/4", "2023.2/4", "2023.4/4"], ["2023-01-01", "2023-04-01", "2023-10-01"]),
        ("fr", ["2023-T1", "2023-T2"], ["2023-01-01", "2023-04-01"]),
        ("es", ["2023T1", "2023T4"], ["2023-01-01", "2023-10-01"]),
        ("fr", ["T1 2023", "T4 2023"], ["2023-01-01", "2023-10-01"]),
        ("pt_BR", ["1T23", "4T23"], ["2023-01-01", "2023-10-01"]),
        ("it", ["1T 2023", "2T 2023"], ["2023-01-01", "2023-04-01"]),
        ("sv", ["2024K1", "2024K2"], ["2024-01-01", "2024-04-01"]),
        ("lt", ["2024K1", "2024K2"], ["2024-01-01", "2024-04-01"]),
        ("en_US", ["2023-S1", "2023-S2"], ["2023-01-01", "2023-07-01"]),
        ("fr", ["2023S1", "2023S2"], ["2023-01-01", "2023-07-01"]),
        ("de", ["I/2023", "IV/2023"], ["2023-01-01", "2023-10-01"]),
        ("de", ["2023/I", "2023/II"], ["2023-01-01", "2023-04-01"]),
        ("en_US", ["2024/1Q", "2024/2Q"], ["2024-01-01", "2024-04-01"]),
        ("ja", ["2024/1Q", "2024/4Q"], ["2024-01-01", "2024-10-01"]),
        ("en_US", ["Jan (2024)", "Feb (2024)"], ["2024-01-01", "2024-02-01"]),
        ("en_US", ["Q1 (2024)", "Q2 (2024)"], ["2024-01-01", "2024-04-01"]),
    ])
    func `periods of statistics are read`(locale: String, labels: [String], expected: [String]) throws {
        #expect(dates(labels, locale) == expected)
        #expect(try remarks(labels, locale).isEmpty)
    }

    @Test func `periods of other languages are categories with a note`() throws {
        for (labels, locale) in [
            (["T1 2023", "T2 2023"], "en_US"), (["2024K1", "2024K2"], "de"), (["I/2023", "II/2023"], "pl"),
            (["Jan 24", "Feb 24"], "en_US"), (["Mär. 24", "Apr. 24"], "de"), (["24-03-01", "24-03-02"], "en_US"),
            (["14-03-24", "15-03-24"], "da"),
        ] {
            #expect(dates(labels, locale) == nil, "\(labels)")
            #expect(try remarks(labels, locale).first?.contains("no form of dates") == true, "\(labels)")
        }
        for labels in [
            ["S3 2024", "S9 2024"], ["A4 12", "A5 12"], ["Team 24", "Club 12"], ["2023.5/4", "2023.6/4"],
        ] {
            #expect(dates(labels) == nil, "\(labels)")
        }
        #expect(try remarks(["Team 24", "Club 12"]).isEmpty)
    }

    // MARK: Words

    @Test func `weekdays alone are left out`() throws {
        for (labels, locale) in [
            (["Fri 03/15/2024", "Sat 03/16/2024"], "en_US"), (["03/15/2024 (Fri)", "03/16/2024 (Sat)"], "en_US"),
            (["Fr, 15.03.2024", "Sa, 16.03.2024"], "de"), (["Fr 15.03.2024", "Sa 16.03.2024"], "en_US"),
            (["den 15 mars 2024", "den 16 mars 2024"], "sv"),
            (["Week of Mar 15, 2024", "Week of Mar 16, 2024"], "en_US"),
            (["2024/3/15(金)", "2024/3/16(土)"], "ja"), (["Thurs Mar 15 2024", "Sat Mar 16 2024"], "en_US"),
            (["Freitag, den 15. März 2024", "Samstag, den 16. März 2024"], "de"),
            (["2024-03-15Z", "2024-03-16Z"], "en_US"), (["15.03.2024 r.", "16.03.2024 r."], "pl"),
        ] {
            #expect(dates(labels, locale) == ["2024-03-15", "2024-03-16"], "\(labels)")
        }
        for (labels, locale) in [
            (["03/01/2024 EST", "03/02/2024 EST"], "en_US"), (["01.03.2024 Miete", "01.03.2024 Strom"], "de"),
            (["Miete 01.03.2024", "Strom 01.03.2024"], "de"), (["2024-03-01 A", "2024-03-01 B"], "en_US"),
        ] {
            #expect(dates(labels, locale) == nil, "\(labels)")
            #expect(try remarks(labels, locale)[0].contains("no form of dates"), "\(labels)")
        }
    }

    @Test func `full dates of languages are read`() {
        let times = ["2024-03-13", "2024-05-14", "2024-09-15"]
        var count = 0
        for identifier in [
            "en_US", "en_GB", "de_DE", "fr_FR", "es_ES", "it_IT", "pt_BR", "nl_NL", "sv_SE", "da_DK", "nb_NO", "fi_FI",
            "pl_PL", "cs_CZ", "sk_SK", "hu_HU", "ro_RO", "bg_BG", "hr_HR", "sl_SI", "uk_UA", "ru_RU", "el_GR", "tr_TR",
            "ar_EG", "he_IL", "hi_IN", "th_TH", "vi_VN", "id_ID", "ja_JP", "ko_KR", "zh_CN", "ca_ES", "et_EE", "lv_LV",
        ] {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: identifier)
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.timeZone = .gmt
            formatter.dateStyle = .full
            let texts = times.compactMap { date in
                WrittenTime(iso: date).map { formatter.string(from: Date(timeIntervalSince1970: $0.local)) }
            }
            #expect(dates(texts, identifier) == times, "\(identifier): \(texts)")
            count += 1
        }
        #expect(count == 36)
    }

    // MARK: Programs

    @Test(arguments: [
        ("01-MAR-24 09.30.00.000000 AM", "2024-03-01 09:30:00"),
        ("01-MAR-24 09.30.00.500000 PM", "2024-03-01 21:30:00.500000"),
        ("01-MAR-24 09.30.00.000000000 AM +01:00", "2024-03-01 09:30:00+01:00"),
        ("Mar 1, 2024 @ 09:30:00.000", "2024-03-01 09:30:00"), ("20240301 09:30:00", "2024-03-01 09:30:00"),
        ("20240301  09:30", "2024-03-01 09:30:00"),
    ])
    func `times of programs are read`(text: String, time: String) {
        #expect(dates([text, text]) == [time, time])
    }

    // MARK: Versions

    @Test func `versions are no dates`() throws {
        let labels = ["1.2.10", "1.2.11", "1.2.12", "1.3.10"]
        #expect(dates(labels) == nil)
        #expect(try remarks(labels)[0].contains("order of versions"))
        #expect(dates(labels, isWanted: true)?.last == "2010-03-01")
        #expect(try remarks(["1.2.10", "1.2.11", "1.2.12"])[0].contains("may be versions"))
        for labels in [
            ["1.3.24", "2.3.24", "5.3.24"], ["10.1.24", "10.2.24", "10.3.24"], ["1.1.20", "1.1.21", "1.1.22"],
        ] {
            #expect(dates(labels, "de")?.count == labels.count)
            #expect(try remarks(labels, "de").isEmpty, "\(labels)")
        }
    }
}
