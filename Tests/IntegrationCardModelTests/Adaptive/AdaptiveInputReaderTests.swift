import Foundation
import Testing

@testable import IntegrationCardModel

/// Values of inputs that are none, labels beside inputs, and dates in texts.
///
/// Numbers: values and widths of each test's card; a day is one of the Gregorian calendar, a time has two digits for
/// hours and minutes (HTML's date, time and number inputs); dates in texts are those of a browser (`Intl`).
@Suite struct AdaptiveInputReaderTests {
    private func input(_ type: String, _ members: JSONObject) -> (input: AdaptiveInput?, diagnostics: [String]) {
        var element: JSONObject = ["type": .string("Input." + type), "id": "i"]
        for member in members { element[member.name] = member.value }
        let result = AdaptiveReader().read(["type": "AdaptiveCard", "body": [.object(element)]])
        return (result.card.inputs.first, result.diagnostics.map { "\($0.pointer): \($0.message)" })
    }

    @Test(
        arguments: [
            (
                "Date", ["2024-02-29", "0001-01-01", "9999-12-31"],
                [
                    "2023-02-29", "2024-02-30", "2024-04-31", "2024-13-01", "2024-00-10", "2024-1-2", "24-01-02", "abc",
                    "2024-01-02T10:00:00Z", "2024/01/02", "0000-01-01", "٢٠٢٤-٠١-٠٢", " 2024-01-02",
                ]
            ),
            (
                "Time", ["09:05", "00:00", "23:59", "09:05:30"],
                ["9:5", "24:00", "12:60", "12", "noon", "09:5", "-1:00", "09:05:61", "9:05 AM"]
            ),
            (
                "Number", ["5", "-5", "1.5", ".5", "1e3", "-1.25E-2", "0"],
                ["abc", "12abc", "0x10", "1,5", "1e999", "NaN", "Infinity", "5.", "+5", " 5", "--1", "1e"]
            ),
        ] as [(String, [String], [String])])
    func `a value that is none is an empty input`(type: String, right: [String], wrong: [String]) {
        for value in right {
            let (input, diagnostics) = input(type, ["value": .string(value)])
            #expect(input?.value == value && diagnostics.isEmpty)
            #expect(input?.problem(with: value) == nil)
        }
        for value in wrong {
            let (input, diagnostics) = input(type, ["value": .string(value)])
            #expect(input != nil && input?.value == nil, "\(value)")
            #expect(diagnostics.count == 1 && diagnostics[0].hasPrefix("/body/0/value: "), "\(diagnostics)")
            #expect(input?.problem(with: value) != nil, "\(value)")
        }
        let empty = input(type, ["value": ""])
        #expect(empty.diagnostics.isEmpty && empty.input?.problem(with: "") == nil)
    }

    @Test func `bounds that are none do not count`() {
        let (date, diagnostics) = input("Date", ["min": "2024-02-30", "max": "2024-03-01"])
        #expect(date?.kind == .date(minimum: nil, maximum: "2024-03-01"))
        #expect(diagnostics.map { $0.prefix { $0 != ":" } } == ["/body/0/min"])
        #expect(input("Time", ["min": "9:5", "max": "18:00"]).input?.kind == .time(minimum: nil, maximum: "18:00"))
    }

    @Test(
        arguments: [
            (nil, nil), (40, .percent(40)), ("25", .percent(25)), ("60px", .points(60)), (0, .percent(0)),
        ] as [(JSONValue?, AdaptiveLabelWidth?)])
    func `labels stand above or beside inputs`(width: JSONValue?, expected: AdaptiveLabelWidth?) {
        var members: JSONObject = ["label": "L", "labelPosition": "Inline", "inputStyle": "revealOnHover"]
        members["labelWidth"] = width
        for type in ["Text", "Number", "Date", "Time", "Toggle", "ChoiceSet"] {
            let (input, diagnostics) = input(type, members)
            #expect(diagnostics.isEmpty)
            #expect(input?.labelPosition == .inline && input?.labelWidth == expected && input?.style == .revealOnHover)
        }
        let usual = input("Text", ["label": "L"]).input
        #expect(usual?.labelPosition == .above && usual?.labelWidth == nil && usual?.style == .default)
    }

    @Test(arguments: ["wide", "101", "-1", "-5px", "px", "90%"])
    func `widths of labels that are none are reported`(width: String) {
        let (input, diagnostics) = input(
            "Text", ["label": "L", "labelPosition": "inline", "labelWidth": .string(width)])
        #expect(input?.labelWidth == nil)
        #expect(diagnostics.map { $0.prefix { $0 != ":" } } == ["/body/0/labelWidth"])
        #expect(diagnostics.allSatisfy { $0.hasSuffix("a number from 0 to 100 is a share in percent, “80px” a width") })
    }

    @Test(
        arguments: [
            ("en", "2/14/2017", "Tue, Feb 14, 2017", "Tuesday, February 14, 2017"),
            ("de", "14.2.2017", "Di., 14. Feb. 2017", "Dienstag, 14. Februar 2017"),
            ("en_GB", "14/02/2017", "Tue, 14 Feb 2017", "Tuesday, 14 February 2017"),
            ("fr", "14/02/2017", "mar. 14 févr. 2017", "mardi 14 février 2017"),
            ("zh", "2017/2/14", "2017年2月14日周二", "2017年2月14日星期二"),
            ("ja", "2017/2/14", "2017年2月14日(火)", "2017年2月14日火曜日"),
        ])
    func `dates have four digits of the year and the marks of the language`(
        locale: String, compact: String, short: String, long: String
    ) {
        let date = "2017-02-14T06:08:39Z"
        let text = "{{DATE(\(date), COMPACT)}}|{{DATE(\(date))}}|{{DATE(\(date),SHORT)}}|{{DATE(\(date), LONG)}}"
        #expect(
            AdaptiveDateText.replace(in: text, environment: .fixed(locale: locale)).withPlainSpaces
                == [compact, compact, short, long].joined(separator: "|"))
    }

    @Test(arguments: [("ru", "вс, 5 мая 2024 г."), ("ar", "الأحد، 5 مايو 2024")])
    func `short dates have the names of days within dates`(locale: String, short: String) {
        #expect(
            AdaptiveDateText.replace(in: "{{DATE(2024-05-05T10:00:00Z, SHORT)}}", environment: .fixed(locale: locale))
                .withPlainSpaces == short)
    }

    @Test func `dates of all years are those of today's calendar`() {
        let text =
            "{{DATE(1500-01-01T00:00:00Z,LONG)}}|{{DATE(1582-10-10T12:00:00Z,COMPACT)}}"
            + "|{{DATE(0001-01-01T00:00:00Z,LONG)}}"
        #expect(
            AdaptiveDateText.replace(in: text, environment: .fixed(locale: "en")).withPlainSpaces
                == "Monday, January 1, 1500|10/10/1582|Monday, January 1, 1")
        let template: JSONValue = [
            "${formatDateTime('1500-01-01T00:00:00Z','dddd, d MMMM yyyy')}",
            "${formatDateTime('1582-10-10T00:00:00Z','yyyy-MM-dd')}",
        ]
        let (texts, diagnostics) = AdaptiveTemplate(template, environment: .fixed(locale: "en")).expand(with: [:])
        #expect(texts == ["Monday, 1 January 1500", "1582-10-10"] && diagnostics.isEmpty)
    }
}
