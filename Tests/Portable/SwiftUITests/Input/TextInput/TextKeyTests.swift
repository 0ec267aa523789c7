import Foundation
import SwiftUITestHost
import Testing

/// The effects of keys on edited text: selecting, moving and deleting.
///
/// Numbers: places in the text count its bytes in UTF-8, by hand from the texts in the tests. The effects of the keys
/// follow Apple's documentation of shortcuts and memory of iOS, in part not compared with a device.
@MainActor
@Suite("Keys in text")
struct TextKeyTests {
    private struct Page: View {
        @State var text: String
        var width: CGFloat = 200
        var body: some View {
            TextEditor(text: $text).accessibilityIdentifier("Field").frame(width: width, height: 160)
        }
    }

    private struct Line: View {
        @State var text: String
        var body: some View { TextField("Field", text: $text) }
    }

    private func edited(_ text: String, width: CGFloat = 200) throws -> ViewTest<Page> {
        let test = ViewTest(Page(text: text, width: width))
        try test.tap("Field")
        return test
    }

    private func selected(_ test: ViewTest<some View>) -> Range<Int>? {
        _ = test.size
        return test.textInput?.selection
    }

    @Test func `Shift selects on from where the selection began, and back over it`() throws {
        let test = try edited("one two three")
        test.press(.home)
        test.press(.rightArrow, modifiers: [.shift, .option])
        #expect(selected(test) == 0..<3)
        test.press(.rightArrow, modifiers: .shift)
        #expect(selected(test) == 0..<4)
        test.press(.rightArrow, modifiers: [.shift, .command])
        #expect(selected(test) == 0..<13)
        test.press(.leftArrow, modifiers: [.shift, .option])
        #expect(selected(test) == 0..<8)
        test.press(.leftArrow)
        #expect(selected(test) == 0..<0)
        test.press(.end)
        test.press(.leftArrow, modifiers: .shift)
        test.press(.leftArrow, modifiers: .shift)
        test.press(.rightArrow)
        #expect(selected(test) == 13..<13)
    }

    @Test func `Shift with up and down selects by lines, from the place that it had in its line`() throws {
        let test = try edited("aaaa\nbb\ncccc")
        test.press(.upArrow, modifiers: .command)
        for _ in 0..<3 { test.press(.rightArrow) }
        test.press(.downArrow, modifiers: .shift)
        #expect(selected(test) == 3..<7)
        test.press(.downArrow, modifiers: .shift)
        #expect(selected(test) == 3..<11)
        test.press(.upArrow, modifiers: .shift)
        test.press(.upArrow, modifiers: .shift)
        #expect(selected(test) == 3..<3)
        test.press(.upArrow, modifiers: .shift)
        #expect(selected(test) == 0..<3)
        test.press(.downArrow)
        #expect(try #require(selected(test)).lowerBound > 4)
    }

    @Test func `up goes on from the start of what is selected, down from its end`() throws {
        let test = try edited("abcdef\nabcdef\nabcdef")
        test.press(.upArrow)
        #expect(selected(test) == 13..<13)
        for _ in 0..<2 { test.press(.leftArrow) }
        test.press(.leftArrow, modifiers: .shift)
        test.press(.leftArrow, modifiers: .shift)
        #expect(selected(test) == 9..<11)
        test.press(.downArrow)
        #expect(selected(test) == 18..<18)
        test.press(.upArrow)
        #expect(selected(test) == 11..<11)
        test.press(.rightArrow, modifiers: .shift)
        test.press(.upArrow)
        #expect(selected(test) == 4..<4)
    }

    @Test func `down on the last line goes to the end, up on the first to the start`() throws {
        let test = try edited("abc\ndef")
        test.press(.upArrow, modifiers: .command)
        test.press(.rightArrow)
        test.press(.upArrow)
        #expect(selected(test) == 0..<0)
        test.press(.downArrow)
        test.press(.downArrow)
        #expect(selected(test) == 7..<7)
    }

    @Test func `Option and Command with up and down go by paragraphs and to the ends`() throws {
        let test = try edited("first\nsecond\nthird")
        test.press(.upArrow, modifiers: .option)
        #expect(selected(test) == 13..<13)
        test.press(.upArrow, modifiers: .option)
        #expect(selected(test) == 6..<6)
        test.press(.downArrow, modifiers: .option)
        #expect(selected(test) == 12..<12)
        test.press(.upArrow, modifiers: [.command, .shift])
        #expect(selected(test) == 0..<12)
    }

    @Test func `Command deletes to the ends of the line, Option to those of words`() throws {
        let test = try edited("one two\nthree four")
        test.press(.delete, modifiers: .option)
        #expect(try test.element("Field").value == "one two\nthree ")
        test.press(.delete, modifiers: .command)
        #expect(try test.element("Field").value == "one two\n")
        test.press(.upArrow, modifiers: .command)
        test.press(.deleteForward, modifiers: .option)
        #expect(try test.element("Field").value == " two\n")
        test.press(.deleteForward, modifiers: .command)
        #expect(try test.element("Field").value == "\n")
        test.press(.downArrow)
        test.press(.delete, modifiers: .command)
        #expect(try test.element("Field").value == nil, "at its start the line goes to the end of the one before")
    }

    @Test func `Control has the keys of Unix editors, as in every text of iOS`() throws {
        let test = try edited("one two\nthree")
        test.press("a", modifiers: .control)
        #expect(selected(test) == 8..<8)
        test.press("f", modifiers: .control)
        #expect(selected(test) == 9..<9)
        test.press("b", modifiers: .control)
        test.press("p", modifiers: .control)
        #expect(selected(test) == 0..<0)
        test.press("e", modifiers: .control)
        #expect(selected(test) == 7..<7)
        test.press("h", modifiers: .control)
        #expect(try test.element("Field").value == "one tw\nthree")
        test.press("a", modifiers: .control)
        test.press("d", modifiers: .control)
        #expect(try test.element("Field").value == "ne tw\nthree")
        test.press("k", modifiers: .control)
        #expect(try test.element("Field").value == "\nthree")
        test.press("n", modifiers: .control)
        #expect(selected(test) == 1..<1)
        test.press("p", modifiers: .control)
        test.press("k", modifiers: .control)
        #expect(try test.element("Field").value == "three")
        test.press("e", modifiers: [.control, .shift])
        #expect(selected(test) == 0..<5)
    }

    @Test func `a selection is replaced by what is typed, composed and pasted, and comes back when that is undone`()
        throws
    {
        let test = try edited("one two")
        test.press(.leftArrow, modifiers: [.option, .shift])
        try test.compose("к")
        try test.compose("кот")
        #expect(try test.element("Field").value == "one кот")
        try test.commitComposition()
        test.press("z", modifiers: .command)
        #expect(try test.element("Field").value == "one two")
        #expect(selected(test) == 4..<7)
        try test.paste("x\ty\r\nz")
        #expect(try test.element("Field").value == "one x\ty\nz")
    }

    @Test func `delete takes marks away one by one in scripts that are written so, and whole characters in others`()
        throws
    {
        func deleted(_ text: String, _ count: Int) throws -> [String?] {
            let test = ViewTest(Line(text: text), DisplayConfiguration(width: 300))
            try test.tap("Field")
            test.press(.downArrow, modifiers: .command)
            return try (0..<count).map { _ in
                test.press(.delete)
                return try test.element("Field").value
            }
        }
        #expect(try deleted("aนี้", 3) == ["aนี", "aน", "a"])
        #expect(try deleted("नि", 1) == ["न"])
        #expect(try deleted("كَ", 1) == ["ك"])
        #expect(try deleted("e\u{301}각", 2) == ["e\u{301}", nil])
        let undone = ViewTest(Line(text: "नि"))
        try undone.tap("Field")
        undone.press(.delete)
        undone.press("z", modifiers: .command)
        #expect(try undone.element("Field").value == "नि")
        try undone.type("क")
        #expect(try undone.element("Field").value == "निक")
    }

    @Test func `a field of one line makes spaces of the lines that are pasted`() throws {
        let test = ViewTest(Line(text: ""))
        try test.tap("Field")
        try test.paste("a\nb\r\nc\u{2028}d")
        #expect(try test.element("Field").value == "a b c d")
    }
}
