import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Long addresses in all texts of cards: they break behind their signs, where they have no room on one line.
///
/// Numbers: words of up to 12 letters are whole, and so are parts between slashes; cards of 240 and 300 points have no room for the address, one of 1,200 has.
@MainActor
struct AddressBreakTests {
    private static let address = "leutheusser@justizministerium.bayern.example"
    private static let breakable = "leutheusser@\u{200B}justizministerium.\u{200B}bayern.\u{200B}example"

    @Test(
        arguments: [
            (
                "https://a-firm.example/terms/of_use?part=one&page=two#top",
                "https://|a-firm.|example/|terms/|of_|use?|part=|one&|page=|two#|top"
            ),
            ("mailto:anna@example.com,otto@example.com", "mailto:|anna@|example.|com,|otto@|example.|com"),
            ("a@b.de c@d.de", "a@b.de c@d.de"), ("line one\nanna@example.com", "line one\nanna@|example.|com"),
            ("Annual.Report_2024.pdf", "Annual.|Report_|2024.|pdf"), ("1.234.567,89 EUR", "1.234.567,89 EUR"),
            ("A sentence. Another one.", "A sentence. Another one."),
            ("2024-02-17T10:30:00.000Z", "2024-02-17T10:30:00.000Z"),
            ("key:value_without_signs", "key:value_without_signs"), ("12/31/2024 12/31/2025", "12/31/2024 12/31/2025"),
        ])
    func `long words break behind the signs of addresses`(text: String, expected: String) {
        #expect(text.breakable == expected.replacing("|", with: "\u{200B}"))
    }

    @Test(arguments: [
        (
            "https://portal.example.com/4500012345/0001020304/2025/11/30",
            "https://|portal.|example.|com/|4500012345/|0001020304/|2025/|11/|30"
        ),
        (
            "https://192.168.100.200:8443/4711/0815/20251130",
            "https://|192.168.100.200:|8443/|4711/|0815/|20251130"
        ),
        ("Jahresabschluss_20251130_00010_20.xlsx", "Jahresabschluss_|20251130_|00010_|20.|xlsx"),
        (
            "order=4500012345&item=00010&date=20251130@4711.example",
            "order=|4500012345&|item=|00010&|date=|20251130@|4711.|example"
        ),
        ("portal.example.com/4500012345/0001020304", "portal.|example.|com/|4500012345/|0001020304"),
    ])
    func `addresses and names of files break before numbers`(text: String, expected: String) {
        #expect(text.breakable == expected.replacing("|", with: "\u{200B}"))
    }

    @Test(arguments: [
        "30/11/2025-12/11/2025", "4500012345/0001020304/2025", "1.234.567,56", "+49/6227/7474747",
        "Tel.:+49/6227/74747", "3/4-Zoll-Kugelhahn", "24/7-Bereitschaftsdienst", "v2.10.3-beta.4+build.77",
        "16:9/4:3/21:9/1:1", "9:00a.m.-5:00p.m.daily", "U.S.-amerikanische", "J.R.R.Tolkien", "d.h.\u{A0}Muttern",
        "z.B.\u{A0}Schrauben", "ggf.\u{202F}Scheiben", "ул.Ленина", "т.е.склад", "詳細はNode.jsまでご覧ください。",
    ])
    func `numbers, dates, fractions, times and abbreviations stay whole`(text: String) {
        #expect(text.breakable == text)
    }

    @Test(arguments: [
        ("Node.js/Express.js", "Node.js/|Express.js"), ("ASP.NET/Framework", "ASP.NET/|Framework"),
        ("Kugelhahn/1/2-Zoll", "Kugelhahn/|1/2-Zoll"), ("9:30Uhr/10:30Uhr", "9:30Uhr/|10:30Uhr"),
        ("C:\\Users\\maria\\Bericht_final.docx", "C:\\|Users\\|maria\\|Bericht_|final.|docx"),
        ("\\\\fileserver\\Abteilung\\2025\\11", "\\\\fileserver\\|Abteilung\\|2025\\|11"),
        ("価格はexample.co.jp/商品/新着", "価格はexample.|co.|jp/|商品/|新着"),
    ])
    func `words with slashes break behind those, and within their long parts`(text: String, expected: String) {
        #expect(text.breakable == expected.replacing("|", with: "\u{200B}"))
    }

    @Test func `prompts of fields of several lines break there, and are spoken as they were written`() throws {
        let card = AdaptiveTest.card([
            ["type": "Input.Text", "id": "a", "placeholder": .string(Self.address), "isMultiline": true]
        ])
        let (test, _) = AdaptiveTest.show(card, markdown: true, DisplayConfiguration(width: 240, height: 400))
        #expect(test.texts.contains { $0.string.hasPrefix(Self.breakable) }, "\(test.texts.map(\.string))")
        let fields = test.elements.filter { $0.value == Self.address }
        #expect(fields.count == 1, "\(test.elements.map(\.value))")
    }

    @Test func `addresses of files have no places to break`() {
        let card = AdaptiveTest.card([AdaptiveTest.text("**Mail** \(Self.address)", ["wrap": true])])
        let (test, _) = AdaptiveTest.show(card, markdown: true, DisplayConfiguration(width: 240, height: 300))
        #expect(test.texts.contains { $0.string.contains("\u{200B}") })
        #expect(!test.svg().contains("\u{200B}"))
    }

    @Test func `addresses break across pieces of several styles`() {
        #expect(
            AddressBreaks.breakable(["anna@", "example.com", " or b"]) == [
                "anna@", "\u{200B}example.\u{200B}com", " or b",
            ])
        #expect(AddressBreaks.breakable(["anna", "@example", ""]) == nil)
        #expect(
            AddressBreaks.breakable(["", "anna.", "", "müller", "@example.com"])
                == ["", "anna.", "", "\u{200B}müller", "@\u{200B}example.\u{200B}com"])
        #expect(AddressBreaks.breakable(["plain", " texts."]) == nil)
        #expect(AddressBreaks.breakable([]) == nil)
    }

    /// The elements of an Adaptive Card that show a text.
    private func elements(_ text: String) -> [JSONValue] {
        let value = JSONValue.string(text)
        let link = JSONValue.string("[\(text)](mailto:a@b.de)")
        return [
            AdaptiveTest.text(text, ["wrap": true]), AdaptiveTest.text("[\(text)](mailto:a@b.de)", ["wrap": true]),
            AdaptiveTest.text("**\(text)**", ["wrap": true]), AdaptiveTest.text("- \(text)\n- b", ["wrap": true]),
            ["type": "RichTextBlock", "inlines": [["type": "TextRun", "text": value]]],
            ["type": "Input.Text", "id": "a", "label": value, "isRequired": true],
            ["type": "Input.Toggle", "id": "b", "title": link, "wrap": true],
            [
                "type": "Input.ChoiceSet", "id": "c", "style": "expanded", "choices": [["title": link, "value": "1"]],
                "wrap": true,
            ],
            [
                "type": "Input.ChoiceSet", "id": "d", "choices": [["title": value, "value": "1"]], "value": "1",
                "wrap": true,
            ],
            ["type": "ActionSet", "actions": [["type": "Action.OpenUrl", "title": value, "url": "https://a.de"]]],
            ["type": "FactSet", "facts": [["title": "A", "value": link]]],
        ]
    }

    @Test(arguments: [CGFloat(240), 300, 1_200]) func `texts of Adaptive Cards break there`(width: CGFloat) {
        let all = elements(Self.address)
        var looked = 0
        for element in all {
            let (test, _) = AdaptiveTest.show(
                AdaptiveTest.card([element]), markdown: true, DisplayConfiguration(width: width, height: 800))
            let shown = width > 1_000 ? Self.address : Self.breakable
            #expect(test.texts.contains { $0.string.hasPrefix(shown) }, "\(element)")
            looked += 1
        }
        #expect(looked == 11)
    }

    @Test func `links and styles stay where addresses break`() throws {
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([AdaptiveTest.text("**Mail:** [\(Self.address)](mailto:a@b.de)", ["wrap": true])]),
            markdown: true, DisplayConfiguration(width: 300, height: 300))
        let svg = test.svg()
        let plain = AdaptiveTest.show(
            AdaptiveTest.card([AdaptiveTest.text("**Mail:** \(Self.address)", ["wrap": true])]),
            markdown: true, DisplayConfiguration(width: 300, height: 300)
        ).test.svg()
        let weights = [svg, plain].map { $0.components(separatedBy: "font-weight").count }
        #expect(weights[0] == weights[1] && svg != plain)
    }

    @Test func `texts of other cards break there`() async throws {
        let value = JSONValue.string(Self.address)
        let action: JSONValue = ["type": "Navigation", "parameters": ["url": "https://a.de"]]
        let cells: [JSONValue] = [
            ["title": "A", "value": value], ["title": "B", "value": value, "actions": [action]],
            ["title": "C", "value": value, "url": "mailto:a@b.de"], ["title": "D", "value": value, "state": "Error"],
        ]
        let manifests: [(JSONValue, Int)] = [
            (
                CardTest.manifest(
                    "Object",
                    [
                        "header": ["title": value, "subTitle": value, "titleMaxLines": 4, "subTitleMaxLines": 4],
                        "content": [
                            "groups": [
                                [
                                    "labelWrapping": true, "title": value, "titleMaxLines": 3,
                                    "items": [
                                        ["label": value, "value": value],
                                        ["label": "b", "type": "Status", "value": value, "state": "Error"],
                                        ["label": "c", "value": value, "actions": [action]],
                                    ],
                                ]
                            ]
                        ],
                    ]), 7
            ),
            (
                CardTest.manifest(
                    "List",
                    [
                        "data": ["json": [1]],
                        "content": ["item": ["title": "x", "attributes": [["value": value], ["value": value]]]],
                    ]), 2
            ),
            (CardTest.manifest("Table", ["data": ["json": [1]], "content": ["row": ["columns": .array(cells)]]]), 4),
            (
                CardTest.manifest(
                    "Timeline",
                    [
                        "data": ["json": [1]],
                        "content": ["item": ["title": ["value": value], "description": ["value": value]]],
                    ]
                ), 2
            ),
        ]
        var looked = 0
        for (manifest, count) in manifests {
            let narrow = await CardTest.view(manifest, DisplayConfiguration(width: 240))
            #expect(
                narrow.texts.filter { $0.string.hasPrefix(Self.breakable) }.count == count,
                "\(narrow.texts.map(\.string))")
            // A text that has room is what was written.
            let wide = await CardTest.view(manifest, DisplayConfiguration(width: 2_400))
            #expect(!wide.texts.contains { $0.string.contains("\u{200B}") })
            looked += 1
        }
        #expect(looked == 4)
    }
}
