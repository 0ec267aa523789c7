import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Markdown as drawn: paragraphs, lists, lines, and the texts of inputs.
///
/// Numbers: a padding of 16 (Docs/Facts/CardLook.md) on a page of 400; distances of 8 between paragraphs and 4 between
/// items are as drawn today, not compared with UI5. Lines of text are less than 20 high.
@MainActor
struct AdaptiveParagraphTests {
    private func show(_ text: String, _ members: JSONObject = [:]) -> ViewTest<AnyView> {
        AdaptiveTest.show(AdaptiveTest.card([AdaptiveTest.text(text, members)]), markdown: true).test
    }

    @Test func `names with signs of Markdown are whole`() {
        #expect(show("Order PO_4711_A").texts.map(\.string) == ["Order PO_4711_A"])
        #expect(show("***x***").texts.map(\.string) == ["x"])
        #expect(show("***x***").texts[0].fontWeight == 700)
    }

    @Test func `paragraphs have room between them`() throws {
        let test = show("First\n\nSecond")
        let (first, second) = (try test.text("First").frame, try test.text("Second").frame)
        #expect(first.origin == CGPoint(x: 16, y: 16) && second.minX == 16)
        #expect(abs(second.minY - first.maxY - 8) < 0.5)
        let centred = show("First one\n\nSecond", ["horizontalAlignment": "center"])
        #expect(abs(try centred.text("First one").frame.midX - 200) < 1)
        #expect(abs(try centred.text("Second").frame.midX - 200) < 1)
        let last = show("First one\n\nSecond", ["horizontalAlignment": "right"])
        #expect(abs(try last.text("Second").frame.maxX - 384) < 1)
    }

    @Test func `items of lists hang beside their signs, each level further in`() throws {
        let test = show("- one\n  - inner\n- two\n\n  more", ["wrap": true])
        let frames = try ["one", "inner", "two", "more"].map { try test.text($0).frame }
        #expect(test.texts.map(\.string) == ["•", "one", "◦", "inner", "•", "two", "more"])
        #expect(frames[0].minX > 16 + 6 && frames[1].minX > frames[0].minX + 6)
        #expect(frames[2].minX == frames[0].minX && frames[3].minX == frames[0].minX)
        #expect(abs(frames[1].minY - frames[0].maxY - 4) < 0.5)
        let numbers = show("9. nine\n10. ten")
        #expect(try numbers.text("nine").frame.minX == numbers.text("ten").frame.minX)
        #expect(abs(try numbers.text("9.").frame.maxX - numbers.text("10.").frame.maxX) < 0.5)
    }

    @Test func `lines of an item are aligned below each other`() throws {
        let test = show("- " + String(repeating: "many words ", count: 20), ["wrap": true])
        let text = try #require(test.texts.first { $0.string.hasPrefix("many") })
        #expect(text.frame.height > 40 && text.frame.minX > 22 && text.frame.maxX <= 384)
    }

    @Test func `the greatest number of lines is that of all paragraphs`() throws {
        let line = try show("One").text("One").frame.height
        let words = String(repeating: "words ", count: 40)
        let test = show("One\n\n\(words)\n\nLast", ["wrap": true, "maxLines": 3])
        let long = try #require(test.texts.first { $0.string.hasPrefix("words") })
        #expect(abs(long.frame.height - 2 * line) < 2 && long.isTruncated)
        #expect(test.texts.first { $0.string == "Last" }.map { $0.frame.minY > 600 } ?? true)
        let list = show("1. a\n2. b\n3. c", ["wrap": true, "maxLines": 2])
        #expect(list.texts.filter { $0.frame.maxY < 600 }.map(\.string) == ["1.", "a", "2.", "b"])
    }

    @Test func `facts, switches and choices are Markdown, too`() throws {
        let card = AdaptiveTest.card([
            ["type": "FactSet", "facts": [["title": "**State**", "value": "_open_ &amp; new"]]],
            ["type": "Input.Toggle", "id": "t", "title": "I read **all**"],
            [
                "type": "Input.ChoiceSet", "id": "c", "style": "expanded",
                "choices": [["title": "The *first*", "value": "1"]],
            ],
        ])
        let (marked, _) = AdaptiveTest.show(card, markdown: true)
        #expect(
            marked.texts.map(\.string).filter { !$0.isEmpty } == ["State", "open & new", "I read all", "The first"])
        #expect(try marked.element("State").value == "open & new")
        #expect(marked.has("I read all") && marked.has("The first"))
        let (plain, _) = AdaptiveTest.show(card)
        #expect(plain.texts.contains { $0.string == "I read **all**" })
        #expect(plain.texts.contains { $0.string == "_open_ &amp; new" })
    }

    @Test func `links within lists open their addresses`() throws {
        let (test, calls) = AdaptiveTest.show(
            AdaptiveTest.card([AdaptiveTest.text("- see [here](https://sap.com/a_(b))\n- two")]), markdown: true)
        try test.tap("here")
        #expect(calls.performed.map(\.url) == ["https://sap.com/a_(b)"])
    }
}
