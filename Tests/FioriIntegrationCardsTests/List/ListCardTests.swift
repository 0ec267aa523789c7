import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// List cards: heights of rows, places of their parts, taps.
///
/// Numbers: rows of 44 and 80, lines 8 and 4 apart, 40 % for the info, 16 at the sides of 400
/// (Docs/Facts/CardLook.md); avatars of 2 and 3 rem (integration cards, 11.1 and 15), 12 beside texts, and 8
/// above and below them; arrows of 9 with 8 in front are our own. The highlight of 6 is as drawn
/// today. 40 texts are an upper limit for 600 points, 20 and 55 for the height of one and two lines.
@MainActor
struct ListCardTests {
    private func list(_ item: JSONObject, _ parts: JSONObject = [:], count: Int = 3) -> JSONValue {
        var content: JSONObject = [
            "data": [
                "json": .array(
                    (1...count).map {
                        ["name": .string("Item \($0)"), "info": .string("\($0) pieces"), "state": "Error"]
                    })
            ], "item": .object(item),
        ]
        for part in parts { content[part.name] = part.value }
        return CardTest.manifest("List", ["content": .object(content)])
    }

    @Test func `a row of one line is 44 points high, one of two lines 80`() async throws {
        let one = await CardTest.view(list(["title": "{name}"]))
        #expect(try one.text("Item 2").frame.midY - one.text("Item 1").frame.midY == 44)
        let two = await CardTest.view(list(["title": "{name}", "description": "{info}"]))
        #expect(try two.text("Item 2").frame.minY - two.text("Item 1").frame.minY == 80)
        #expect(two.size.height == 240)
        #expect(try two.text("1 pieces").frame.minY - two.text("Item 1").frame.maxY < 5)
    }

    @Test func `an avatar is XS beside one line and S beside two (card look, lists)`() async throws {
        let icon: JSONObject = ["initials": "AB", "alt": "Anna"]
        let one = await CardTest.view(list(["title": "{name}", "icon": .object(icon)], count: 1))
        #expect(try abs(one.text("Item 1").frame.minX - (16 + 32 + 12)) < 0.01)
        let two = await CardTest.view(
            list(["title": "{name}", "description": "{info}", "icon": .object(icon)], count: 1))
        #expect(try abs(two.text("Item 1").frame.minX - (16 + 48 + 12)) < 0.01)
    }

    @Test func `without a description a row is as high as its line and its avatar`() async throws {
        func rowHeight(_ icon: JSONObject) async throws -> CGFloat {
            let test = await CardTest.view(list(["title": "{name}", "icon": .object(icon)]))
            return try test.text("Item 2").frame.midY - test.text("Item 1").frame.midY
        }
        #expect(try await rowHeight(["src": "sap-icon://cart"]) == 32 + 16)
        #expect(try await rowHeight(["src": "sap-icon://cart", "size": "S"]) == 48 + 16)
        let reserved = await CardTest.view(
            list(["title": "{name}", "icon": ["src": "sap-icon://cart"]], ["minItems": 5]))
        #expect(abs(reserved.size.height - 5 * 48) < 0.01)
    }

    @Test func `an arrow at the trailing edge tells that an item leads elsewhere`() async throws {
        func item(_ arrow: Bool) -> JSONObject {
            [
                "title": "{name}", "info": ["value": "{info}"],
                "actions": [
                    [
                        "type": "Navigation", "parameters": ["url": "https://sap.com"], "navigationArrow": .bool(arrow),
                    ]
                ],
            ]
        }
        let (plain, arrow) = (await CardTest.view(list(item(false))), await CardTest.view(list(item(true))))
        #expect(try abs(plain.text("1 pieces").frame.maxX - 384) < 0.5)
        #expect(try abs(arrow.text("1 pieces").frame.maxX - (384 - 9 - 8)) < 0.5)
        #expect(arrow.svg() != plain.svg())
        let mirrored = await CardTest.view(
            list(item(true)), DisplayConfiguration(width: 400, layoutDirection: .rightToLeft))
        #expect(try abs(mirrored.text("1 pieces").frame.minX - (16 + 9 + 8)) < 0.5)
    }

    @Test func `the content tells that it is a list, and its length`() async throws {
        let test = await CardTest.view(list(["title": "{name}"]))
        #expect(test.elements.contains { $0.label == "List with 3 items" })
    }

    @Test func `the info is at the trailing edge and has its state`() async throws {
        let test = await CardTest.view(list(["title": "{name}", "info": ["value": "{info}", "state": "{state}"]]))
        let info = try test.text("1 pieces")
        #expect(abs(info.frame.maxX - 384) < 0.5)
        #expect(try test.text("Item 1").frame.minX == 16)
        #expect(test.elements.contains { $0.label.contains("1 pieces") && ($0.value ?? $0.label).contains("Error") })
    }

    @Test func `a long info has at most 40 percent of the width`() async throws {
        let test = await CardTest.view(
            list(
                ["title": "{name}", "info": ["value": "A very long information about the state of this item"]], count: 1
            ))
        let lines = test.texts.filter { $0.frame.minX > 150 }
        #expect(!lines.isEmpty)
        for line in lines { #expect(line.frame.width <= 0.4 * 368 + 1) }
    }

    @Test func `attributes stand in two columns`() async throws {
        let test = await CardTest.view(
            list(
                ["title": "{name}", "attributes": [["value": "Left"], ["value": "Right"], ["value": "Third"]]], count: 1
            ))
        let (left, right, third) = (try test.text("Left"), try test.text("Right"), try test.text("Third"))
        #expect(left.frame.minY == right.frame.minY)
        #expect(abs(right.frame.maxX - 384) < 0.5)
        #expect(third.frame.minX == left.frame.minX)
        #expect(abs(third.frame.minY - left.frame.maxY - 8) < 1)
    }

    @Test func `the highlight is at the leading edge and speaks`() async throws {
        let manifest = list(["title": "{name}", "highlight": "{state}"], count: 1)
        let test = await CardTest.view(manifest)
        #expect(try test.frame(of: "Error") == CGRect(x: 0, y: 0, width: 6, height: 44))
        let mirrored = await CardTest.view(manifest, DisplayConfiguration(width: 400, layoutDirection: .rightToLeft))
        #expect(try mirrored.frame(of: "Error").maxX == 400)
    }

    @Test func `a tap performs the action of the item`() async throws {
        let card = await CardTest.resolve(
            list([
                "title": "{name}",
                "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/{name}"]]],
            ]))
        let (test, calls) = CardTest.recording(card)
        #expect(test.tap(at: CGPoint(x: 300, y: 44 + 22)))
        // The address is encoded when it is opened.
        #expect(calls.performed.map(\.url) == ["https://sap.com/Item 2"])
    }

    @Test func `groups have titles that are headings`() async throws {
        let test = await CardTest.view(
            list(["title": "{name}"], ["group": ["title": "All of {state}", "order": ["path": "name", "dir": "ASC"]]]))
        #expect(try test.element("All of Error").isHeader)
    }

    @Test func `minItems reserves the height of rows that are missing`() async throws {
        let test = await CardTest.view(list(["title": "{name}"], ["minItems": 5]))
        #expect(test.size.height == 220)
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5], [220.0, 400])
    func `nothing leaves the card`(size: DynamicTypeSize, width: Double) async throws {
        let test = await CardTest.view(
            list([
                "title": "A title that is much longer than the card is wide, whatever the width",
                "description": "{info}",
                "icon": ["initials": "AB"], "info": ["value": "Information"],
                "attributes": [["value": "An attribute with a long text"], ["value": "Another attribute"]],
            ]), DisplayConfiguration(width: width, dynamicTypeSize: size))
        expectAll(test.texts, count: 6...) { text in
            #expect(text.frame.minX >= 15.5 && text.frame.maxX <= width - 15.5, "\(text.string): \(text.frame)")
        }
    }

    @Test func `only rows in sight are made of ten thousand`() async throws {
        let card = await CardTest.resolve(
            CardTest.manifest(
                "List",
                [
                    "configuration": ["modelSizeLimit": 20_000],
                    "content": [
                        "data": ["json": .array((1...10_000).map { ["name": .string("Item \($0)")] })],
                        "item": ["title": "{name}"],
                    ],
                ]))
        let test = ViewTest(
            AnyView(ScrollView { CardView(resolved: card) }), DisplayConfiguration(width: 400, height: 600))
        #expect(test.texts.count < 40)
        #expect(test.has("Item 1"))
    }

    private func amounts(_ info: JSONObject, icon: Bool) -> JSONValue {
        var item: JSONObject = [
            "title": "{n}", "description": "Description",
            "info": .object(info),
            "attributes": [["value": "Attr one"], ["value": "{v}", "state": "Error"]],
            "attributesLayoutType": "TwoColumns",
        ]
        if icon { item["icon"] = ["src": "sap-icon://cart"] }
        return CardTest.manifest(
            "List",
            [
                "content": [
                    "data": [
                        "json": [
                            ["n": "Item 0", "v": "0 EUR"],
                            ["n": "Item 3 with a longer title that is cut", "v": "3000 EUR"],
                        ]
                    ], "item": .object(item),
                ]
            ])
    }

    @Test(arguments: [CGFloat(240), 280, 320, 400], [DynamicTypeSize.large, .xxxLarge])
    func `the words of infos and attributes are whole`(width: CGFloat, size: DynamicTypeSize) async throws {
        let infos: [JSONObject] = [
            ["value": "{v}", "state": "Error", "showStateIcon": true], ["value": "{v}", "inverted": true],
        ]
        var looked = 0
        for info in infos {
            for icon in [true, false] {
                let test = await CardTest.view(
                    amounts(info, icon: icon), DisplayConfiguration(width: width, dynamicTypeSize: size))
                for text in test.texts where ["0 EUR", "3000 EUR"].contains(text.string) {
                    looked += 1
                    // Two lines of 21 points are 54 high at most, three of 15 points 57 at least.
                    #expect(text.frame.height < 55, "\(text.string): \(text.frame)")
                    #expect(text.frame.maxX <= width - 15.5)
                }
            }
        }
        #expect(looked == 2 * 2 * 4)
    }

    @Test func `an info goes below a title whose first word it would cut`() async throws {
        let manifest = list(["title": "Datenschutzbeauftragte prüfen", "info": ["value": "In Bearbeitung"]], count: 1)
        let narrow = await CardTest.view(manifest, DisplayConfiguration(width: 240))
        let title = try #require(narrow.texts.first { $0.string.hasPrefix("Datenschutz") }).frame
        let info = try #require(narrow.texts.first { $0.string.hasPrefix("In") }).frame
        #expect(info.minY >= title.maxY)
        let wide = await CardTest.view(manifest)
        let beside = try #require(wide.texts.first { $0.string.hasPrefix("In") }).frame
        #expect(abs(beside.maxX - 384) < 0.5)
    }

    @Test func `an amount stays on one line with its unit`() async throws {
        let item: JSONObject = [
            "title": "Energy supply", "info": ["value": "12,345,678.90\u{A0}EUR"], "description": "Supplier",
            "icon": ["src": "sap-icon://cart"],
        ]
        for width: CGFloat in [260, 320, 400] {
            let test = await CardTest.view(list(item, count: 1), DisplayConfiguration(width: width))
            let amount = try #require(test.texts.first { $0.string.hasSuffix("EUR") })
            #expect(amount.string.hasPrefix("12,345") && amount.frame.height < 20, "\(width)")
            #expect(try test.text("Energy supply").frame.maxX <= width)
        }
    }

    @Test func `a title keeps its lines beside an avatar and above a long description`() async throws {
        let item: JSONObject = [
            "title": "Notebook order 4711", "info": ["value": "High"],
            "description": "Waiting for the approval of the controller since the first of March",
            "icon": ["src": "sap-icon://cart"],
        ]
        for (width, size) in [(CGFloat(320), DynamicTypeSize.accessibility1), (400, .accessibility3)] {
            let test = await CardTest.view(
                list(item, count: 1), DisplayConfiguration(width: width, dynamicTypeSize: size))
            let title = try #require(test.texts.first { $0.string.hasPrefix("Notebook") })
            #expect(!title.isTruncated && title.string == "Notebook order 4711", "\(size)")
        }
    }

    @Test func `an avatar goes above words that have no room beside it at great sizes`() async throws {
        let item: JSONObject = [
            "title": "Rechnungsprüfung", "description": "Kostenstellenverantwortlicher",
            "icon": ["src": "sap-icon://cart"],
        ]
        let narrow = await CardTest.view(
            list(item, count: 1), DisplayConfiguration(width: 400, dynamicTypeSize: .accessibility3))
        #expect(try narrow.text("Rechnungsprüfung").frame.minX == 16)
        let wide = await CardTest.view(
            list(item, count: 1), DisplayConfiguration(width: 800, dynamicTypeSize: .accessibility3))
        #expect(try wide.text("Rechnungsprüfung").frame.minX > 60)
    }

    @Test func `an info goes below a title of which no start would be left`() async throws {
        let info: JSONObject = ["value": "{v}", "state": "Error", "showStateIcon": true]
        let narrow = await CardTest.view(amounts(info, icon: true), DisplayConfiguration(width: 208))
        let title = try #require(narrow.texts.first { $0.string.hasPrefix("Item 3") }).frame
        let text = try #require(narrow.texts.first { $0.string == "3000 EUR" }).frame
        #expect(text.minY >= title.maxY && text.height < 20)
        let wide = await CardTest.view(amounts(info, icon: true))
        let beside = try #require(wide.texts.first { $0.string == "3000 EUR" }).frame
        #expect(abs(beside.maxX - 384) < 0.5 && beside.height < 20)
    }

    @Test func `the avatars of a list have one size, that of items with a description if there is one`() async throws {
        let manifest = list([
            "title": "{name}", "description": "{= ${state} === 'Error' && ${name} === 'Item 2' ? ${info} : '' }",
            "icon": ["initials": "AB", "alt": "{name}"],
        ])
        let test = await CardTest.view(manifest)
        try expectAll(["Item 1", "Item 2", "Item 3"], count: 3) { name in
            let frame = try test.text(name).frame
            #expect(abs(frame.minX - (16 + 48 + 12)) < 0.01, "\(name)")
        }
        // One line beside an avatar of 48 with 8 above and below it.
        #expect(try test.text("2 pieces").frame.minY > test.text("Item 2").frame.minY)
        let reserved = await CardTest.view(
            list(
                [
                    "title": "{name}", "description": "{= ${name} === 'Item 2' ? ${info} : '' }",
                    "icon": ["initials": "AB"],
                ],
                ["minItems": 5]))
        #expect(abs(reserved.size.height - 5 * 64) < 0.01)
    }
}
