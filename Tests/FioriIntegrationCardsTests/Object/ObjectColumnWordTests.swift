import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Columns of object cards, as wide as the words in them need.
///
/// Numbers: padding of 16 and columns of at least 176, 32 apart, in cards of the widths that the tests name (Docs/Facts/CardLook.md); a line
/// of a label or value is less than 24 high, one of a button's title too.
@MainActor
struct ObjectColumnWordTests {
    private func object(_ groups: [JSONValue], width: CGFloat) async -> ViewTest<CardView> {
        await CardTest.view(
            CardTest.manifest("Object", ["content": ["groups": .array(groups)]]), DisplayConfiguration(width: width))
    }

    @Test(arguments: [420.0, 448, 520, 600]) func `words are whole in columns, or one column has them`(
        width: CGFloat
    ) async throws {
        let word = "Lieferkettensorgfaltspflichten"
        let test = await object(
            [
                ["title": "A", "labelWrapping": true, "items": [["label": .string(word), "value": "1"]]],
                ["title": "B", "items": [["label": "Call", "value": .string(word + "bericht")]]],
            ], width: width)
        #expect(try test.text(word + ":").frame.height < 24)
        #expect(try test.text(word + "bericht").frame.height < 24)
        let isBeside = try test.text("B").frame.minY == test.text("A").frame.minY
        #expect(isBeside == (width >= 520))
    }

    @Test func `a column with short words yields room to the other one`() async throws {
        let word = "Lieferkettensorgfaltspflichten"
        let groups: [JSONValue] = [
            ["title": "A", "items": [["label": "Name", "value": .string(word)]]],
            ["title": "B", "items": [["label": "City", "value": "Ulm"]]],
        ]
        let test = await object(groups, width: 420)
        let (first, second) = (try test.text(word).frame, try test.text("Ulm").frame)
        #expect(first.height < 24 && second.minX >= first.maxX + 32)
        #expect(second.minX <= 420 - 16 - 100)
        #expect(try test.text("B").frame.minY == test.text("A").frame.minY)
    }

    @Test(arguments: [448.0, 520, 600, 900]) func `a word that no card could hold breaks once, as in one column`(
        width: CGFloat
    ) async throws {
        let word = String(repeating: "Donaudampfschifffahrtsgesellschaft", count: 2)
        let other = "Beschaffungsverantwortlichkeiten"
        let test = await object(
            [
                ["title": "A", "items": [["label": "Name", "value": .string(word)]]],
                ["title": "B", "items": [["label": "Call", "value": .string(other)]]],
            ], width: width)
        #expect(try test.text(word).frame.height < 44 && test.text(other).frame.height < 24)
        #expect(try (test.text("B").frame.minY == test.text("A").frame.minY) == (width > 600))
    }

    @Test func `keys that break often leave the columns as they are`() async throws {
        let word = String(repeating: "WM", count: 50)
        let test = await object(
            [
                ["title": "A", "items": [["label": "Name", "value": .string(word)]]],
                ["title": "B", "items": [["label": "City", "value": "Ulm"]]],
            ], width: 420)
        #expect(try test.text("B").frame.minY == test.text("A").frame.minY)
    }

    @Test func `a title and an address keep their room beside a hash, or one column has both`() async throws {
        let (title, hash) = ("Contacts and responsibilities", "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        let groups: [JSONValue] = [
            [
                "title": .string(title),
                "items": [["label": "Owner", "value": "maximilian.hohenstein@acme-industries.example.com"]],
            ],
            ["title": "B", "items": [["label": "Hash", "value": .string(hash)]]],
        ]
        var looked = 0
        for width in [568, 700, 900] as [CGFloat] {
            let test = await object(groups, width: width)
            #expect(try test.text(title).frame.height < 24 && test.text(hash).frame.height < 24, "\(width)")
            #expect(!test.svg().contains("…"), "\(width)")
            let isBeside = try test.text("B").frame.minY == test.text(title).frame.minY
            #expect(isBeside == (width >= 700), "\(width)")
            looked += 1
        }
        #expect(looked == 3)
    }

    @Test(arguments: [420.0, 448, 480, 520, 560, 600, 700, 900])
    func `titles are whole in columns, or fewer columns have them`(
        width: CGFloat
    ) async throws {
        var looked = 0
        for (titles, least) in [
            (["Contacts and responsibilities", "Organization and addresses"], CGFloat(526)),
            (["Terms of payment, delivery and insurance", "B"], 510), (["B", "基本情報と契約内容の詳細について"], 454),
            (["Contacts and responsibilities", "B", "Organization and addresses", "C"], 430),
        ] {
            let groups: [JSONValue] = titles.map {
                ["title": .string($0), "items": [["label": "City", "value": "Ulm"]]]
            }
            let test = await object(groups, width: width)
            let frames = try titles.map { try test.text($0).frame }
            #expect(test.texts.allSatisfy { !$0.isTruncated }, "\(titles) in \(width)")
            if width >= least + 40 { #expect(frames[0].minY == frames[1].minY, "\(titles) in \(width)") }
            if width <= least - 40 { #expect(frames[0].minY < frames[1].minY, "\(titles) in \(width)") }
            looked += 1
        }
        #expect(looked == 4)
    }

    @Test func `a title that no card could hold gets what the others spare`() async throws {
        let title = String(repeating: "Terms of payment and delivery ", count: 4)
        for width in [420, 520, 700] as [CGFloat] {
            let test = await object(
                [
                    ["title": .string(title), "items": [["label": "City", "value": "Ulm"]]],
                    ["title": "B", "items": [["label": "Call", "value": "Bonn"]]],
                ], width: width)
            let second = try test.text("B").frame
            #expect(second.minY == test.texts[0].frame.minY)
            #expect(abs(second.minX - (width - 16 - 176)) < 0.5, "\(width): \(second)")
        }
    }

    @Test(arguments: [220.0, 260, 420]) func `titles of buttons with icon and arrow are whole`(
        width: CGFloat
    ) async throws {
        let action: JSONValue = [
            "type": "Navigation", "navigationArrow": true, "parameters": ["url": "https://example.com"],
        ]
        let buttons: JSONValue = [
            "type": "ButtonGroup", "label": "Call", "path": "/",
            "template": ["text": "Größenänderung", "icon": "sap-icon://call", "actions": [action]],
        ]
        let manifest = CardTest.manifest(
            "Object",
            [
                "data": ["json": [1]],
                "content": [
                    "groups": [["title": "A", "items": [["value": "x"]]], ["title": "B", "items": [buttons]]]
                ],
            ])
        let test = await CardTest.view(manifest, DisplayConfiguration(width: width))
        #expect(try test.text("Größenänderung").frame.height < 24)
    }
}
