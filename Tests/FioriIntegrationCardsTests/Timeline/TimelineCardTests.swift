import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Timeline cards: places of texts, times, taps.
///
/// Numbers: padding of 16 in a card of 400 (Docs/Facts/CardLook.md); marks of 24, 12 beside the texts, and lines 4
/// apart, as drawn today, not compared with UI5.
@MainActor
struct TimelineCardTests {
    private let manifest = CardTest.manifest(
        "Timeline",
        [
            "content": [
                "data": [
                    "json": [
                        ["what": "Repair", "by": "Anna Berg", "at": "2026-03-01T10:00:00Z", "text": "A new seal"],
                        ["what": "Test", "by": "Otto Kern", "at": "soon", "text": "Without leaks"],
                    ]
                ],
                "item": [
                    "title": ["value": "{what}"], "description": ["value": "{text}"], "owner": ["value": "{by}"],
                    "dateTime": ["value": "{at}"], "icon": ["src": "sap-icon://wrench"],
                    "actions": [["type": "Navigation", "parameters": ["url": "https://sap.com/{what}"]]],
                ],
            ]
        ])

    @Test func `a long owner wraps beside a picture, and an address breaks at its signs`() async throws {
        let owner = "Maximilian Hohenstein-Sigmaringen (External)"
        let card = CardTest.manifest(
            "Timeline",
            [
                "content": [
                    "data": ["json": [1]],
                    "item": [
                        "title": ["value": "consolidated_balance_sheet_final.xlsx"], "owner": ["value": .string(owner)],
                        "ownerImage": ["value": "p.png"], "dateTime": ["value": "2026-03-01T10:00:00Z"],
                    ],
                ]
            ])
        var looked = 0
        for width in [208, 343] as [CGFloat] {
            looked += 1
            let test = await CardTest.view(card, DisplayConfiguration(width: width))
            #expect(!test.svg().contains("…"), "\(width)")
            #expect(test.texts.contains { $0.string.contains("_\u{200B}balance") }, "\(width)")
        }
        #expect(looked == 2)
    }

    @Test(arguments: ["01.11.2026", "5.3.2026", "13.11.2026", "01. 11. 2026"])
    func `a day with dots is not read with its month as the day`(text: String) async throws {
        let card = CardTest.manifest(
            "Timeline",
            [
                "content": [
                    "data": ["json": [["at": .string(text)]]],
                    "item": ["title": ["value": "Repair"], "dateTime": ["value": "{at}"]],
                ]
            ])
        #expect(try await CardTest.view(card).text(text).frame.height > 0)
    }

    @Test func `person and time stand on one line, title and text below`() async throws {
        let test = await CardTest.view(manifest)
        let (owner, title, text) = (try test.text("Anna Berg"), try test.text("Repair"), try test.text("A new seal"))
        #expect(owner.frame.minX == title.frame.minX && title.frame.minX == text.frame.minX)
        #expect(abs(owner.frame.minX - (16 + 24 + 12)) < 0.01)
        #expect(abs(title.frame.minY - owner.frame.maxY - 4) < 1)
        #expect(abs(text.frame.minY - title.frame.maxY - 4) < 1)
        let time = try #require(test.texts.first { $0.string.contains("2026") })
        #expect(abs(time.frame.maxX - 384) < 0.5)
    }

    @Test func `a time that cannot be read is shown as it is`() async throws {
        let test = await CardTest.view(manifest)
        #expect(test.texts.contains { $0.string == "soon" })
    }

    @Test func `times are written in the language of the environment`() async throws {
        let test = await CardTest.view(
            manifest, DisplayConfiguration(width: 400, locale: Locale(identifier: "de_DE")))
        #expect(test.texts.contains { $0.string.contains("1. März 2026") })
    }

    @Test func `a tap performs the action of the event`() async throws {
        let (test, calls) = CardTest.recording(await CardTest.resolve(manifest))
        let title = try test.text("Test").frame
        #expect(test.tap(at: CGPoint(x: title.midX, y: title.midY)))
        #expect(calls.performed.map(\.url) == ["https://sap.com/Test"])
    }

    @Test func `an event is one element`() async throws {
        let test = await CardTest.view(manifest)
        #expect(test.elements.contains { $0.label.contains("Anna Berg") && $0.label.contains("Repair") })
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility5], [LayoutDirection.leftToRight, .rightToLeft])
    func `nothing leaves a narrow card`(size: DynamicTypeSize, direction: LayoutDirection) async throws {
        let test = await CardTest.view(
            manifest, DisplayConfiguration(width: 260, dynamicTypeSize: size, layoutDirection: direction))
        expectAll(test.texts, count: 3...) { text in
            #expect(text.frame.minX >= 15.5 && text.frame.maxX <= 244.5, "\(text.string): \(text.frame)")
            #expect(!text.isTruncated || size == .large, "\(text.string)")
        }
    }

    @Test func `a time that has no room beside the person stands below`() async throws {
        let narrow = await CardTest.view(manifest, DisplayConfiguration(width: 240))
        let time = try #require(narrow.texts.first { $0.string.contains("2026") })
        #expect(!time.isTruncated)
        #expect(try time.frame.minY > narrow.text("Anna Berg").frame.maxY)
        #expect(try time.frame.minX == narrow.text("Anna Berg").frame.minX)
    }
}
