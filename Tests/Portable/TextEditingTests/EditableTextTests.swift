import Testing
import TextEditing
import TextLayout

/// Tests edits, selections and compositions of texts.
///
/// Numbers: places and lengths are bytes of the texts in UTF-8: one for a letter of ASCII, two for é, three for 你 and
/// for a mark of Thai.
@Suite("Editable text")
struct EditableTextTests {
    @Test func `places are on the boundaries of characters`() {
        let text = EditableText("a👨‍👩‍👧é")
        // The family has 18 bytes of UTF-8: three people of four and two joiners of three.
        #expect(text.length == 1 + 18 + 2)
        #expect(text.boundary(at: 5) == 1)
        #expect(text.after(1) == 19 && text.before(19) == 1)
        #expect(text.before(0) == 0 && text.after(text.length) == text.length)
        #expect(text.boundary(at: -4) == 0 && text.boundary(at: 400) == text.length)
    }

    @Test func `deletion takes a whole character, and the last mark alone in scripts that stack marks`() {
        #expect(EditableText("é").deletionStart(before: 2) == 0)
        let thai = EditableText("กี่")
        #expect(thai.deletionStart(before: thai.length) == thai.length - 3, "the tone mark of three bytes")
    }

    @Test func `a replacement puts the cursor after it and can be undone`() {
        var text = EditableText("one two")
        let edit = text.replace(4..<7, with: "three")
        #expect(text.text == "one three" && text.selection.range == 9..<9)
        text.revert(edit)
        #expect(text.text == "one two" && text.selection == EditableText.Selection(7))
        text.reapply(edit)
        #expect(text.text == "one three")
    }

    @Test func `a mark joins the letter before it, and the cursor goes behind both`() {
        var text = EditableText("e")
        _ = text.replace(1..<1, with: "\u{301}")
        #expect(text.selection.head == text.length)
        _ = text.replace(0..<0, with: "x")
        #expect(text.selection.head == 1)
    }

    @Test func `composition replaces what is marked until it is committed`() {
        var text = EditableText("")
        _ = text.compose("ni", selection: 2..<2)
        #expect(text.marked == 0..<2 && text.insertionRange == 0..<2)
        _ = text.compose("你", selection: nil)
        #expect(text.text == "你" && text.marked == 0..<3)
        text.commitComposition()
        #expect(text.marked == nil && text.selection.range == 3..<3)
        _ = text.compose("", selection: nil)
        #expect(text.marked == nil, "an empty composition marks nothing")
    }

    @Test func `text from outside keeps the cursor before what follows it`() {
        var text = EditableText("1234")
        text.select(2..<2)
        text.adopt("12,34")
        #expect(text.selection.range == 3..<3)
        text.adopt("x")
        #expect(text.selection.range == 1..<1)
    }

    @Test func `words, spaces and signs are selected each by themselves`() {
        let text = EditableText("well  done!!")
        #expect(text[text.word(at: 1)] == "well")
        #expect(text[text.word(at: 4)] == "well", "at the end of a word, the word counts")
        #expect(text[text.word(at: 5)] == "  ")
        #expect(text[text.word(at: 12)] == "!!")
        #expect(text.word(around: 4) == nil && text.word(around: 2) == 0..<4)
        #expect(text.wordStart(before: 12) == 6 && text.wordEnd(after: 4) == 10)
    }

    @Test func `a paragraph ends before its line feed`() {
        let text = EditableText("one\ntwo\n")
        #expect(text.paragraph(at: 5) == 4..<7)
        #expect(text.paragraph(at: 8) == 8..<8)
        #expect(!text.hasWord(in: 3..<4) && text.hasWord(in: 3..<5))
    }
}
