import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Headers: the frames of their parts, and their accessibility.
///
/// Numbers: padding of 16, an avatar of 48 and 12 beside it, lines 4 apart, figures 16 to 48 apart
/// (Docs/Facts/CardLook.md), in a card of 400. Half of the width for the status is as drawn today; 100 is a
/// lower limit, 46 an upper one for two lines of a title, 20 for one of a subtitle.
@MainActor
struct CardHeaderTests {
    private func header(_ header: JSONObject, _ configuration: DisplayConfiguration = DisplayConfiguration(width: 400))
        async -> ViewTest<CardView>
    {
        await CardTest.view(CardTest.manifest("List", ["header": .object(header)]), configuration)
    }

    @Test func `title and status stand on one line, 16 points from the edges`() async throws {
        let test = await header(["title": "Sales", "status": ["text": "4 of 20"]])
        let (title, status) = (try test.text("Sales"), try test.text("4 of 20"))
        #expect(title.frame.minX == 16)
        #expect(abs(status.frame.maxX - (400 - 16)) < 0.5)
        #expect(title.frame.minY == 16)
        #expect(test.elements.contains { $0.label == "Sales" && $0.isHeader })
    }

    @Test func `an avatar of 48 points stands 12 before the texts, and the subtitle 4 below the title`() async throws {
        let test = await header([
            "title": "Sales", "subTitle": "This quarter", "icon": ["initials": "AB", "alt": "Anna Berg"],
        ])
        let avatar = try test.frame(of: "Anna Berg")
        #expect(avatar == CGRect(x: 16, y: 16, width: 48, height: 48))
        let (title, subtitle) = (try test.text("Sales").frame, try test.text("This quarter").frame)
        #expect(abs(title.minX - (16 + 48 + 12)) < 0.01)
        #expect(abs(subtitle.minX - title.minX) < 0.01)
        #expect(abs(subtitle.minY - title.maxY - 4) < 1)
    }

    @Test func `a status has at most half of the width, so that the title keeps its words`() async throws {
        let test = await header([
            "title": "Quarterly Sales",
            "status": ["text": "a status that goes on and on and would like to have the whole line for itself"],
        ])
        #expect(try test.text("Quarterly Sales").frame.width > 100)
        let status = try #require(test.texts.first { $0.string.hasPrefix("a status") })
        #expect(status.frame.width <= (400 - 32) / 2 + 1)
    }

    @Test func `at accessibility sizes texts have three lines at least, and the unit stands below the subtitle`()
        async throws
    {
        let test = await header(
            [
                "type": "Numeric", "title": "Sales of all products in all countries", "titleMaxLines": 1,
                "subTitle": "By average price", "unitOfMeasurement": "EUR",
            ], DisplayConfiguration(width: 260, dynamicTypeSize: .accessibility3))
        #expect(!test.texts.contains { $0.string.contains("…") })
        let subtitle = try #require(test.texts.last { $0.string.contains("price") })
        #expect(try test.text("EUR").frame.minY >= subtitle.frame.maxY)
        #expect(!test.texts.contains { $0.string == "|" })
    }

    @Test func `long statuses leave the title its room, and nothing leaves the card`() async throws {
        for width in [220.0, 400, 1200] {
            for size in [DynamicTypeSize.large, .accessibility5] {
                let test = await header(
                    [
                        "title": "A title with so many words that one line is not enough for it",
                        "subTitle": "A subtitle of some length", "status": ["text": "1,234 of 56,789"],
                    ], DisplayConfiguration(width: width, dynamicTypeSize: size))
                expectAll(test.texts, count: 3...) { text in
                    #expect(text.frame.minX >= 15.9 && text.frame.maxX <= width - 15.9, "\(text.string) at \(width)")
                }
            }
        }
    }

    @Test func `in right-to-left text the avatar is at the right`() async throws {
        let test = await header(
            ["title": "Sales", "icon": ["initials": "AB", "alt": "Anna"]],
            DisplayConfiguration(width: 400, layoutDirection: .rightToLeft))
        #expect(try test.frame(of: "Anna").maxX == 400 - 16)
        #expect(try test.text("Sales").frame.maxX <= 400 - 16 - 48 - 12)
    }

    @Test func `figures are spoken with unit, trend and meaning`() async throws {
        let test = await header([
            "type": "Numeric", "title": "Revenue", "unitOfMeasurement": "EUR",
            "mainIndicator": ["number": "65.34", "unit": "K", "trend": "Down", "state": "Critical"],
            "sideIndicators": [
                ["title": "Target", "number": "100", "unit": "K"],
                ["title": "Deviation", "number": "34.7", "unit": "%"],
            ], "details": "Q1, 2018",
        ])
        let main = try test.element("65.34 K")
        #expect(main.value == "falling, critical")
        let (target, deviation) = (try test.frame(of: "Target, 100K"), try test.frame(of: "Deviation, 34.7%"))
        #expect(abs(deviation.minX - target.maxX - 16) < 0.5)
        let gap = target.minX - main.frame.maxX
        #expect(gap >= 16 && gap <= 48.5)
        #expect(try test.text("Q1, 2018").frame.minX == 16)
    }

    @Test func `side figures at the end stand at the trailing edge`() async throws {
        let test = await header([
            "type": "Numeric", "title": "Revenue", "mainIndicator": ["number": "5"],
            "sideIndicators": [["title": "Target", "number": "100"]], "sideIndicatorsAlignment": "End",
        ])
        #expect(abs(try test.frame(of: "Target, 100").maxX - 384) < 0.5)
    }

    @Test func `a tap on the header performs its action`() async throws {
        let card = await CardTest.resolve(
            CardTest.manifest(
                "List",
                [
                    "header": [
                        "title": "Sales",
                        "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com"]]],
                    ]
                ]))
        let (test, calls) = CardTest.recording(card)
        #expect(test.tap(at: CGPoint(x: 200, y: 24)))
        #expect(calls.performed.map(\.url) == ["https://sap.com"])
    }

    @Test func `the menu has the entries of the host`() async throws {
        struct Host: CardHost {
            var menu: [CardMenuItem] { [CardMenuItem(id: "refresh", text: "Refresh")] }
        }
        let card = await CardTest.resolve(CardTest.manifest("List", ["header": ["title": "Sales"]]), host: Host())
        let (test, calls) = CardTest.recording(card)
        try test.tap("More")
        try test.tap("Refresh")
        #expect(calls.chosen.map(\.id) == ["refresh"])
    }

    @Test func `timestamps are relative to the given time`() async throws {
        let card = await CardTest.resolve(
            CardTest.manifest("List", ["header": ["title": "Sales", "dataTimestamp": "2026-03-01T10:00:00Z"]]))
        let now = try #require(ISO8601DateFormatter().date(from: "2026-03-01T10:05:00Z"))
        let test = ViewTest(CardView(resolved: card, now: now), DisplayConfiguration(width: 400))
        #expect(test.has("5 minutes ago"))
    }

    @Test func `titles of side indicators stand on one line, with and without numbers`() async throws {
        let test = await CardTest.view(
            CardTest.manifest(
                "List",
                [
                    "header": [
                        "type": "Numeric", "title": "Orders",
                        "sideIndicators": [["title": "Target"], ["title": "Deviation", "number": "5", "unit": "%"]],
                    ]
                ]))
        #expect(try test.text("Target").frame.minY == test.text("Deviation").frame.minY)
    }

    @Test func `side indicators that have no room beside each other stand below each other`() async throws {
        let header: JSONValue = [
            "type": "Numeric", "title": "Orders", "mainIndicator": ["number": "56", "unit": "%"],
            "sideIndicators": [
                ["title": "Target", "number": "3252.234", "unit": "K"],
                ["title": "Deviation", "number": "22.43", "unit": "%"],
            ],
        ]
        let manifest = CardTest.manifest("List", ["header": header])
        let wide = await CardTest.view(manifest)
        #expect(try wide.text("Target").frame.minY == wide.text("Deviation").frame.minY)
        let large = await CardTest.view(
            manifest, DisplayConfiguration(width: 260, dynamicTypeSize: .accessibility3))
        #expect(try large.text("Deviation").frame.minY > large.text("3252.234K").frame.maxY)
        #expect(try !large.text("3252.234K").isTruncated)
    }

    @Test(arguments: [CGFloat(288), 320, 390, 800], [LayoutDirection.leftToRight, .rightToLeft])
    func `numeric headers keep their texts`(width: CGFloat, direction: LayoutDirection) async throws {
        let test = await header(
            [
                "type": "Numeric", "title": "Project Cloud Transformation", "subTitle": "Forecasted goal achievement",
                "unitOfMeasurement": "EUR in Thousands", "icon": ["src": "sap-icon://line-chart"],
                "status": ["text": "100 of 200"],
                "mainIndicator": ["number": "1,234,567.89", "unit": "Million EUR", "trend": "Up", "state": "Good"],
                "sideIndicators": [
                    ["title": "Target amount of the year", "number": "3252.234", "unit": "K EUR"],
                    ["title": "Deviation of the plan", "number": "22.43", "unit": "%"],
                ], "details": "Details of all companies", "dataTimestamp": "2026-03-01T10:00:00Z",
            ], DisplayConfiguration(width: width, layoutDirection: direction))
        #expect(test.has("1,234,567.89 Million EUR"))
        for text in test.texts {
            #expect(!text.isTruncated && !text.string.contains("…"), "\(text.string) at \(width)")
            #expect(text.frame.minX >= 15.5 && text.frame.maxX <= width - 15.5, "\(text.string) at \(width)")
        }
    }

    @Test func `long words are hyphenated where the manifest wants it`() async throws {
        func svg(_ wrapping: String) async -> String {
            await header(
                [
                    "title": "Donaudampfschifffahrtsgesellschaft", "subTitle": "Telecommunication configurations",
                    "wrappingType": .string(wrapping),
                ], DisplayConfiguration(width: 180)
            ).svg()
        }
        #expect(await svg("Hyphenated").contains(">-<"))
        #expect(await !svg("Normal").contains(">-<"))
        let test = await header(
            ["title": "Donaudampfschifffahrtsgesellschaft", "wrappingType": "Hyphenated"],
            DisplayConfiguration(width: 180))
        #expect(test.has("Donaudampfschifffahrtsgesellschaft"))
    }

    @Test(arguments: [
        ("Donaudampfschifffahrtsgesellschaft", "Donau|dampf|schiff|fahrts|ge|sell|schaft"),
        ("Telecommunication", "Tele|com|mu|ni|ca|tion"), ("Configuration", "Con|fi|gu|ra|tion"),
        ("Rechtsschutzversicherung", "Rechts|schutz|ver|si|che|rung"), ("Grundstücksverkehr", "Grund|stücks|ver|kehr"),
        ("Preiserhöhung", "Prei|ser|hö|hung"), ("Sales", "Sales"),
        ("a@example.com/configuration", "a@example.com/configuration"),
        ("PO_4711_Configuration", "PO_4711_Configuration"), ("конфигурация", "кон|фи|гу|ра|ция"),
        ("Genehmigungszuständigkeitsübertragung", "Geneh|mi|gungs|zu|stän|dig|keits|über|tra|gung"),
        ("Aufgabenübertragung", "Auf|ga|ben|über|tra|gung"), ("Leistungsträger", "Leis|tungs|trä|ger"),
        ("Bestimmungen", "Bestim|mun|gen"),
    ])
    func `words are divided between syllables of three letters at the ends`(word: String, parts: String) {
        #expect(word.hyphenated.replacingOccurrences(of: "\u{AD}", with: "|") == parts)
        #expect(word.hyphenated.replacingOccurrences(of: "\u{AD}", with: "") == word)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a status goes below a title whose words have no room beside it`(direction: LayoutDirection) async throws {
        let manifest: JSONObject = [
            "type": "Numeric", "title": "Project Cloud Transformation", "titleMaxLines": 3,
            "status": ["text": "4 of 20"],
        ]
        let narrow = await header(manifest, DisplayConfiguration(width: 208, layoutDirection: direction))
        let title = try narrow.text("Project Cloud Transformation").frame
        let status = try narrow.text("4 of 20").frame
        #expect(status.minY >= title.maxY && title.height < 46)
        let wide = await header(manifest, DisplayConfiguration(width: 400, layoutDirection: direction))
        #expect(try wide.text("4 of 20").frame.minY < wide.text("Project Cloud Transformation").frame.maxY)
    }

    @Test func `a main number is not smaller than its unit, and the icon yields`() async throws {
        let test = await header(
            [
                "type": "Numeric", "title": "Sales", "icon": ["src": "sap-icon://line-chart", "alt": "Chart"],
                "mainIndicator": ["number": "1,234,567,890.12", "unit": "Millionen", "trend": "Up"],
            ], DisplayConfiguration(width: 240))
        let (number, unit) = (try test.text("1,234,567,890.12").frame, try test.text("Millionen").frame)
        #expect(number.height >= unit.height)
        #expect(try test.frame(of: "Chart").maxY <= number.minY)
        #expect(number.minX >= 16 && number.maxX <= 224.5)
    }

    @Test func `words that are units stand behind a space, at which lines break`() async throws {
        let test = await header(
            [
                "type": "Numeric", "title": "Sales",
                "sideIndicators": [
                    ["title": "Goal", "number": "1.000.000", "unit": "Stück"],
                    ["title": "Deviation", "number": "34.7", "unit": "%"],
                ],
            ])
        #expect(test.texts.map(\.string).filter { $0.first?.isNumber == true } == ["1.000.000 Stück", "34.7%"])
        #expect(ResolvedSideIndicator(title: "", number: "100", unit: "K").text == "100K")
        #expect(test.elements.contains { $0.label == "Goal, 1.000.000 Stück" })
    }

    @Test func `lines of a banner wrap at the accessibility sizes`() async throws {
        let test = await header(
            [
                "title": "Sales",
                "banner": [["text": "Banner line one"], ["text": "Diminished line two", "diminished": true]],
            ],
            DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        #expect(test.texts.filter { $0.string.hasPrefix("Banner") || $0.string.hasPrefix("Diminished") }.count == 2)
        #expect(!test.texts.contains { $0.string.contains("…") })
        let long = await header(
            ["title": "Sales", "banner": [["text": "Approval overdue since 3 days, please act now"]]],
            DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        #expect(try !long.text("Approval overdue since 3 days, please act now").isTruncated)
    }

    @Test func `a time goes below a subtitle whose words have no room beside it`() async throws {
        let manifest: JSONObject = [
            "title": "Sales", "subTitle": "Internationalization", "dataTimestamp": "2019-11-01T10:30:00Z",
        ]
        let narrow = await header(manifest, DisplayConfiguration(width: 240))
        let subtitle = try narrow.text("Internationalization").frame
        #expect(subtitle.height < 20)
        #expect(try #require(narrow.texts.last).frame.minY >= subtitle.maxY)
        let wide = await header(manifest)
        #expect(try #require(wide.texts.last).frame.minY < wide.text("Internationalization").frame.maxY)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the info section begins at the leading edge, whatever it has in its rows`(direction: LayoutDirection)
        async throws
    {
        func section(_ justification: JSONObject) -> JSONObject {
            var row = justification
            row["columns"] = [
                ["items": [["type": "Status", "value": "High"], ["type": "Status", "value": "Partially late"]]]
            ]
            return ["title": "Sales", "infoSection": ["rows": [.object(row)]]]
        }
        func edge(_ justification: JSONObject) async throws -> CGFloat {
            let test = await header(
                section(justification), DisplayConfiguration(width: 400, layoutDirection: direction))
            let frame = try test.text("High").frame
            return direction == .leftToRight ? frame.minX : 400 - frame.maxX
        }
        for justification: JSONObject in [[:], ["justifyContent": "SpaceBetween"], ["justifyContent": "Start"]] {
            #expect(try await abs(edge(justification) - 16) < 0.5)
        }
        #expect(try await edge(["justifyContent": "End"]) > 200)
    }

    @Test func `status and time go below where their words have no room`() async throws {
        let header: JSONObject = [
            "title": "Order 4711", "subTitle": "Submitted", "status": ["text": "Genehmigungspflichtig"],
            "icon": ["src": "sap-icon://cart"],
        ]
        let narrow = await self.header(header, DisplayConfiguration(width: 240))
        let status = try narrow.text("Genehmigungspflichtig").frame
        #expect(try status.height < 18 && status.minY >= narrow.text("Order 4711").frame.maxY)
        #expect(try abs(status.minX - narrow.text("Order 4711").frame.minX) < 0.5)
        let wide = await self.header(header, DisplayConfiguration(width: 400))
        #expect(try abs(wide.text("Genehmigungspflichtig").frame.maxX - 384) < 0.5)
    }

    @Test func `items of an info section stand at both edges, or follow each other`() async throws {
        func frames(_ justification: JSONObject, _ width: CGFloat = 400) async throws -> [CGRect] {
            var row = justification
            row["items"] = [["type": "Status", "value": "High"], ["type": "Status", "value": "Partially late"]]
            let test = await header(
                ["title": "Sales", "infoSection": ["rows": [.object(row)]]], DisplayConfiguration(width: width))
            return [try test.text("High").frame, try test.text("Partially late").frame]
        }
        for justification: JSONObject in [[:], ["justifyContent": "SpaceBetween"]] {
            let apart = try await frames(justification)
            #expect(abs(apart[0].minX - 16) < 0.5 && abs(apart[1].maxX - 384) < 1 && apart[0].minY == apart[1].minY)
        }
        let together = try await frames(["justifyContent": "Start"])
        #expect(abs(together[0].minX - 16) < 0.5 && together[1].minX - together[0].maxX < 30)
        let narrow = try await frames([:], 130)
        #expect(narrow[1].minY >= narrow[0].maxY && abs(narrow[1].minX - 16) < 0.5)
    }

    @Test(arguments: [CGFloat(240), 272, 320], [DynamicTypeSize.large, .xLarge, .xxLarge])
    func `an icon goes above texts whose words would break beside it`(width: CGFloat, size: DynamicTypeSize)
        async throws
    {
        let header: JSONObject = [
            "title": "Lieferantenbewertung", "subtitle": "Rahmenvereinbarung",
            "icon": ["initials": "AB", "alt": "Anna Berg"],
        ]
        let test = await self.header(header, DisplayConfiguration(width: width, dynamicTypeSize: size))
        let line = await self.header(
            ["title": "Li", "subtitle": "Ra"], DisplayConfiguration(width: width, dynamicTypeSize: size))
        let whole = ["Lieferantenbewertung", "Rahmenvereinbarung"]
        for (word, letters) in zip(whole, ["Li", "Ra"]) {
            #expect(try abs(test.text(word).frame.height - line.text(letters).frame.height) < 1, "\(word)")
        }
        let short = await self.header(
            ["title": "Sales", "icon": ["initials": "AB", "alt": "Anna Berg"]],
            DisplayConfiguration(width: width, dynamicTypeSize: size))
        #expect(try short.text("Sales").frame.minX > short.frame(of: "Anna Berg").maxX)
    }

    @Test(arguments: [CGFloat(320), 600], [LayoutDirection.leftToRight, .rightToLeft])
    func `the arrow of a navigation stands behind the title where buttons have the edge`(
        width: CGFloat, direction: LayoutDirection
    ) async throws {
        /// The places of the arrow, of the title and of the button, from the leading edge.
        func edges(_ members: JSONObject) async throws -> (arrow: CGFloat, title: CGFloat, close: CGFloat?) {
            var header: JSONObject = ["title": "Sales", "subTitle": "Quarter", "status": ["text": "4 of 20"]]
            header["actions"] = [
                ["type": "Navigation", "navigationArrow": true, "parameters": ["url": "https://sap.com"]]
            ]
            for member in members { header[member.name] = member.value }
            let test = await self.header(header, DisplayConfiguration(width: width, layoutDirection: direction))
            let arrow = try #require(test.images.map(\.frame).min { $0.width < $1.width })
            let title = try test.text("Sales").frame
            #expect(abs(arrow.midY - title.midY) < 1 || members.isEmpty)
            let close = test.elements.first { $0.label == "Close" }?.frame
            guard direction == .rightToLeft else { return (arrow.minX, title.maxX, close?.maxX) }
            return (width - arrow.maxX, width - title.minX, close.map { width - $0.minX })
        }
        let alone = try await edges([:])
        #expect(alone.arrow > width - 16 - 10)
        let closed = try await edges(["closeButton": ["visible": true]])
        #expect(closed.arrow >= closed.title + 7 && closed.arrow < closed.title + 13)
        #expect(try abs(#require(closed.close) - (width - 16)) < 0.5)
        let numeric = try await edges([
            "closeButton": ["visible": true], "type": "Numeric", "mainIndicator": ["number": "5"],
        ])
        #expect(numeric.arrow >= numeric.title + 7 && numeric.arrow < numeric.title + 13)
    }

    @Test(arguments: [CGFloat(320), 400], [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5])
    func `a long main number is greater than the unit below it at the accessibility sizes`(
        width: CGFloat, size: DynamicTypeSize
    ) async throws {
        for number in ["-1,234,567,890.12", "1,234.5", "123,456,789,012,345.00"] {
            let test = await header(
                [
                    "type": "Numeric", "title": "Cash",
                    "mainIndicator": ["number": .string(number), "unit": "EUR", "trend": "Down"],
                ], DisplayConfiguration(width: width, dynamicTypeSize: size))
            let (shown, unit) = (try test.text(number), try test.text("EUR"))
            #expect(shown.frame.height > unit.frame.height, "\(number)")
            #expect(!shown.isTruncated && shown.frame.maxX <= width - 15.5, "\(number)")
        }
    }
}
