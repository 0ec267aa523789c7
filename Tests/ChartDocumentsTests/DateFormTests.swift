import Foundation
import Testing

@testable import ChartDocuments
@testable import FioriCharts

/// Dates as axes, spreadsheets and programs of many languages write them.
///
/// Numbers: the calendar. Texts of axes are those that `TimeFormat` makes of the first and the third of each month of 2024.
struct DateFormTests {
    private func dates(_ labels: [String], locale: String) -> [String]? {
        guard case .dates(let column) = DateColumn.read(LabelColumn(labels), locale: Locale(identifier: locale)) else {
            return nil
        }
        return column.times.map(\.iso)
    }

    private static let locales = [
        "en_US", "en_GB", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CA", "es_ES", "es_MX", "it_IT", "pt_BR", "pt_PT",
        "nl_NL", "sv_SE", "da_DK", "nb_NO", "fi_FI", "pl_PL", "cs_CZ", "sk_SK", "hu_HU", "ro_RO", "bg_BG", "hr_HR",
        "sl_SI", "uk_UA", "ru_RU", "el_GR", "tr_TR", "ar_EG", "he_IL", "hi_IN", "th_TH", "vi_VN", "id_ID", "ms_MY",
        "ja_JP", "ko_KR", "zh_CN", "zh_TW", "ca_ES", "et_EE", "lv_LV", "lt_LT", "ka_GE", "is_IS", "mk_MK", "gl_ES",
        "cy_GB", "ga_IE", "fa_IR", "kk_KZ", "sr_RS",
    ]

    @Test func `texts of axes are read back`() throws {
        var count = 0
        for identifier in Self.locales {
            let format = TimeFormat(locale: Locale(identifier: identifier))
            for (precision, day) in [(TimeScale.Precision.day, "03"), (.month, "01")] {
                let dates = (1...12).map { "2024-" + ($0 < 10 ? "0" : "") + "\($0)-" + day }
                let texts = dates.compactMap { date in
                    WrittenTime(iso: date).map { format.title($0.local, precision: precision) }
                }
                #expect(self.dates(texts, locale: identifier) == dates, "\(identifier): \(texts)")
                count += 1
            }
        }
        #expect(count == 106)
    }

    @Test func `long dates of languages are read`() throws {
        var count = 0
        for identifier in Self.locales {
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: identifier)
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.timeZone = .gmt
            formatter.dateStyle = .long
            let times = ["2024-03-13", "2024-05-14", "2024-09-15"]
            let texts = times.compactMap { date in
                WrittenTime(iso: date).map { formatter.string(from: Date(timeIntervalSince1970: $0.local)) }
            }
            #expect(dates(texts, locale: identifier) == times, "\(identifier): \(texts)")
            count += 1
        }
        #expect(count == 53)
    }

    @Test(arguments: [
        (["segunda-feira, 1 de janeiro de 2024", "terça-feira, 2 de janeiro de 2024"], "pt_BR", "2024-01-01"),
        (["1 мая 2024 г.", "2 мая 2024 г."], "ru_RU", "2024-05-01"),
        (["1 травня 2024 р.", "2 травня 2024 р."], "uk_UA", "2024-05-01"),
        (["мар. 2024", "апр. 2024"], "ru_RU", "2024-03-01"), (["जन॰ 2024", "फ़र॰ 2024"], "hi_IN", "2024-01-01"),
        (["אפר׳ 2024", "מאי 2024"], "he_IL", "2024-04-01"),
        (["5 בינואר 2024", "6 בינואר 2024"], "he_IL", "2024-01-05"),
        (["3 d’abril de 2024", "4 d’abril de 2024"], "ca_ES", "2024-04-03"),
        (["5 Meán Fómhair 2024", "6 Meán Fómhair 2024"], "ga_IE", "2024-09-05"),
        (["2024年1月5日星期五", "2024年1月6日星期六"], "zh_CN", "2024-01-05"),
        (["2024年1月5日金曜日", "2024年1月6日土曜日"], "ja_JP", "2024-01-05"),
        (["2024/1/5(金)", "2024/1/6(土)"], "ja_JP", "2024-01-05"),
        (["2024년 1월 5일 금요일", "2024년 1월 6일 토요일"], "ko_KR", "2024-01-05"),
        (["2024. 1. 5. 오후 1:05", "2024. 1. 5. 오후 2:05"], "ko_KR", "2024-01-05 13:05:00"),
        (["2024/1/5 下午9:30", "2024/1/5 下午10:30"], "zh_TW", "2024-01-05 21:30:00"),
        (["5/1/2024 9:30 p. m.", "13/1/2024 9:30 a. m."], "es_MX", "2024-01-05 21:30:00"),
        (["5/1/24, 9:30\u{202F}p.m.", "13/1/24, 9:30\u{202F}a.m."], "es_MX", "2024-01-05 21:30:00"),
        (["24. 1. 3.", "24. 1. 4."], "ko_KR", "2024-01-03"), (["3. 1. 24.", "4. 1. 24."], "hr_HR", "2024-01-03"),
        (["1er mai 2024", "2 mai 2024"], "fr_FR", "2024-05-01"),
        (["1/5/2024, 12:00:00 AM", "1/13/2024, 12:00:00 PM"], "en_US", "2024-01-05"),
        (["1.5.2024, 12:00:00", "2.5.2024, 12:00:00"], "de_DE", "2024-05-01 12:00:00"),
        (["٠٥/٠١/٢٠٢٤", "١٣/٠١/٢٠٢٤"], "ar_EG", "2024-01-05"),
        (["\u{200F}5/1/2024", "\u{200F}13/1/2024"], "ar_EG", "2024-01-05"),
        (["\u{200E}2024-01-05", "2024-01-06\u{200E}"], "en_US", "2024-01-05"),
    ])
    func `dates of spreadsheets and programs are read`(labels: [String], locale: String, first: String) {
        #expect(dates(labels, locale: locale)?.first == first, "\(labels)")
    }

    @Test func `a sign before a year is never lost`() {
        for labels in [
            ["-0044-03-15", "-0014-08-19"], ["-2024-03-15", "-2024-03-16"], ["+2024/03/15", "+2024/03/16"],
            ["\u{2212}2024-03-15", "\u{2212}2024-03-16"],
        ] {
            #expect(dates(labels, locale: "en_US") == nil, "\(labels)")
        }
    }

    @Test func `dates with dashes and the year last begin with the day`() {
        for locale in ["sv_SE", "hu_HU", "lt_LT", "fr_CA", "en_ZA", "nl_NL", "de_DE", "ja_JP"] {
            #expect(dates(["07-06-2008", "08-06-2008"], locale: locale)?.first == "2008-06-07", "\(locale)")
        }
        #expect(dates(["07-06-2008", "08-06-2008"], locale: "en_US")?.first == "2008-07-06")
    }

    @Test func `dates of two forms are not mixed`() {
        for labels in [
            ["01.02.2024", "01/03/2024"], ["01/02/2024", "13/02/2024", "01-03-2024"], ["1/2/24", "1.3.24"],
        ] {
            guard
                case .mixed(let index, let text) = DateColumn.read(
                    LabelColumn(labels), locale: Locale(identifier: "en_US"))
            else {
                Issue.record("\(labels)")
                continue
            }
            #expect(index == labels.count - 1 && text == labels[index])
        }
        #expect(dates(["1 Jan 2024", "2. February 2024"], locale: "en_US") == ["2024-01-01", "2024-02-02"])
    }
}
