import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Actions of Adaptive Cards: addresses, visibility, shown cards, menus and taps on elements.
///
/// Numbers: a page of 400 with a padding of 16 (Docs/Facts/CardLook.md) holds boxes of 80 with 16 between them, so
/// that the second column begins at 112; a shown card is 16 below its buttons and has a padding of 16. 368 is the
/// width that a card is expected to get.
@MainActor
struct AdaptiveActionTests {
    private func box(_ name: String, _ others: JSONObject = [:]) -> JSONValue { AdaptiveTest.box(name, others) }
    private func text(_ text: String, _ others: JSONObject = [:]) -> JSONValue { AdaptiveTest.text(text, others) }

    @Test func `an address is a navigation`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card([], actions: [["type": "Action.OpenUrl", "title": "Open", "url": "https://sap.com"]]))
        #expect(try test.element("Open").role == "link")
        try test.tap("Open")
        #expect(calls.performed.map(\.kind) == [.navigation])
        #expect(calls.performed.map(\.url) == ["https://sap.com"])
    }

    @Test func `elements and columns are shown and hidden`() throws {
        let columns: [JSONValue] = [
            ["id": "column", "isVisible": false, "width": "auto", "items": [box("in column")]],
            ["items": [box("other")], "width": "auto"],
        ]
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card(
                [
                    box("one", ["id": "one"]), box("two", ["id": "two", "isVisible": false]),
                    ["type": "ColumnSet", "columns": .array(columns)],
                ],
                actions: [
                    [
                        "type": "Action.ToggleVisibility", "title": "Toggle",
                        "targetElements": ["one", "two", ["elementId": "column", "isVisible": true]],
                    ]
                ]))
        #expect(test.has("one") && !test.has("two") && !test.has("in column"))
        #expect(try test.frame(of: "other").minX == 16)
        try test.tap("Toggle")
        #expect(!test.has("one"))
        // The first visible element has no distance above it.
        #expect(try test.frame(of: "two").minY == 16)
        #expect(try test.frame(of: "other").minX == 112)
        try test.tap("Toggle")
        #expect(test.has("one") && !test.has("two") && test.has("in column"))
    }

    @Test func `one card at a time is shown below its actions`() throws {
        func action(_ title: String, _ content: String) -> JSONValue {
            [
                "type": "Action.ShowCard", "title": .string(title),
                "card": AdaptiveTest.card([box(content, ["size": "stretch"])]),
            ]
        }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([box("body")], actions: [action("First", "one"), action("Second", "two")]))
        #expect(!test.has("one"))
        try test.tap("First")
        #expect(try test.element("First").isSelected)
        // The shown card reaches the edges, so that its padding lines up with that of the card around.
        #expect(try test.frame(of: "one").minX == 16 && test.frame(of: "one").maxX == 384)
        #expect(try test.frame(of: "one").minY == test.frame(of: "First").maxY + 32)
        try test.tap("Second")
        #expect(!test.has("one") && test.has("two"))
        try test.tap("Second")
        #expect(!test.has("two"))
    }

    @Test func `a set within the body shows its card below itself`() throws {
        let set: JSONValue = [
            "type": "ActionSet",
            "actions": [["type": "Action.ShowCard", "title": "More", "card": AdaptiveTest.card([box("shown")])]],
        ]
        let (test, _) = AdaptiveTest.show(AdaptiveTest.card([set, box("below")]))
        let before = try test.frame(of: "below").minY
        try test.tap("More")
        #expect(try test.frame(of: "shown").maxY < test.frame(of: "below").minY)
        #expect(try test.frame(of: "below").minY > before)
    }

    @Test func `secondary actions are in a menu, and disabled ones do nothing`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card(
                [],
                actions: [
                    ["type": "Action.Submit", "title": "Off", "isEnabled": false],
                    ["type": "Action.OpenUrl", "title": "Later", "url": "https://sap.com", "mode": "secondary"],
                ]))
        #expect(try !test.element("Off").isEnabled)
        #expect(!test.has("Later"))
        try test.tap("More")
        try test.tap("Later")
        #expect(calls.performed.count == 1 && calls.submitted.isEmpty)
    }

    @Test func `buttons wrap, and the alignment places them`() throws {
        let actions: [JSONValue] = (0..<4).map {
            ["type": "Action.Submit", "title": .string("A rather long action \($0)")]
        }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "ActionSet", "horizontalAlignment": "right", "actions": .array(actions)]]))
        let frames = try (0..<4).map { try test.frame(of: "A rather long action \($0)") }
        #expect(frames[0].minY == 16)
        #expect(frames.allSatisfy { $0.minX >= 16 && $0.maxX <= 384 })
        #expect(frames[3].maxX == 384)
        #expect(frames[3].minY > frames[0].minY)
    }

    @Test func `containers, columns, pictures and runs of text have actions`() throws {
        func open(_ name: String) -> JSONValue {
            ["type": "Action.OpenUrl", "url": .string("https://sap.com/\(name)")]
        }
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card([
                ["type": "Container", "selectAction": open("container"), "items": [text("In a container")]],
                [
                    "type": "ColumnSet",
                    "columns": [["selectAction": open("column"), "items": [text("In a column")]]],
                ], box("Picture", ["selectAction": open("picture")]),
                [
                    "type": "RichTextBlock",
                    "inlines": ["Read ", ["type": "TextRun", "text": "this", "selectAction": open("run")]],
                ],
            ]))
        for name in ["In a container", "In a column", "Picture", "this"] { try test.tap(name) }
        let names: [String?] = ["container", "column", "picture", "run"]
        #expect(calls.performed.map { $0.url?.replacingOccurrences(of: "https://sap.com/", with: "") } == names)
    }

    @Test func `a film opens its file`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card([
                [
                    "type": "Media", "altText": "Launch", "poster": "p.png",
                    "sources": [["url": "https://sap.com/a.mp4", "mimeType": "video/mp4"]],
                ]
            ]))
        try test.tap("Launch")
        #expect(calls.performed.map(\.url) == ["https://sap.com/a.mp4"])
    }

    @Test func `pages of a carousel are turned`() throws {
        let pages: [JSONValue] = (1...3).map { ["type": "CarouselPage", "items": [text("Page no. \($0)")]] }
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([["type": "Carousel", "loop": false, "pages": .array(pages)]]))
        #expect(test.has("Page no. 1") && !test.has("Page no. 2"))
        #expect(try !test.element("Previous Page").isEnabled)
        try test.tap("Next Page")
        try test.tap("Next Page")
        #expect(test.has("Page no. 3") && test.has("Page 3 of 3"))
        #expect(try !test.element("Next Page").isEnabled)
    }

    @Test func `an action with an icon alone draws it, or a neutral sign`() {
        func picture(_ members: JSONObject) -> String {
            var action: JSONObject = ["type": "Action.Submit"]
            for member in members { action[member.name] = member.value }
            return AdaptiveTest.show(AdaptiveTest.card([], actions: [.object(action)])).test.svg()
        }
        let (add, refused) = (picture(["iconUrl": "sap-icon://add"]), picture(["iconUrl": "javascript:alert(1)"]))
        #expect(add != refused && add != picture(["iconUrl": "sap-icon://delete"]))
        #expect(refused == picture([:]))
        #expect(refused == picture(["iconUrl": "sap-icon://there-is-no-such-icon"]))
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3])
    func `an icon stands above a title whose words would break beside it`(size: DynamicTypeSize) throws {
        func frames(_ title: String) throws -> (icon: CGRect, title: CGRect) {
            let action: JSONValue = [
                "type": "Action.Submit", "title": .string(title), "iconUrl": "sap-icon://download",
            ]
            let (test, _) = AdaptiveTest.show(
                AdaptiveTest.card([], actions: [action]),
                DisplayConfiguration(width: 368, height: 800, dynamicTypeSize: size))
            return (try #require(test.images.first).frame, try test.text(title).frame)
        }
        let short = try frames("Save")
        #expect(short.icon.maxX <= short.title.minX)
        let long = try frames("Aktualisierungen")
        #expect(abs(long.title.height - short.title.height) < 1)
        #expect(long.icon.maxY <= long.title.minY + 1 || size == .large && long.icon.maxX <= long.title.minX)
    }
}
