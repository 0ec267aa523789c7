import Testing
import TextEditing

/// Tests the edits that can be undone.
///
/// Numbers: a history has 200 edits and 1 MiB at most (Docs/LiveHost.md, "Limits"), thus four edits of 256 KiB.
@Suite("The undo history of a text")
struct EditHistoryTests {
    /// The number of edits that can be undone after some of one length.
    private func undoableEdits(of count: Int, length: Int) -> Int {
        let word = String(repeating: "x", count: length)
        var history = EditHistory()
        var text = EditableText(String(repeating: word, count: count))
        for number in 0..<count {
            history.record(
                EditableText.Edit(
                    start: 0, removed: "", inserted: word, selection: EditableText.Selection(number)))
            history.close()
        }
        var undone = 0
        while undone <= count, history.undo(&text) { undone += 1 }
        return undone
    }

    @Test func `keeps edits up to a number and a length`() {
        #expect(undoableEdits(of: 10, length: 1) == 10)
        #expect(undoableEdits(of: 300, length: 1) == 200)
        #expect(undoableEdits(of: 10, length: 256 * 1024) == 4)
        #expect(undoableEdits(of: 3, length: 4 << 20) == 1)
    }

    @Test func `typing is undone at once, up to a line feed or another place`() {
        var (text, history) = (EditableText(""), EditHistory())
        for letter in ["a", "b", "\n", "c"] { history.record(text.replace(text.selection.range, with: letter)) }
        history.record(text.replace(0..<0, with: "x"))
        var shown = [text.text]
        while history.undo(&text) { shown.append(text.text) }
        #expect(shown == ["xab\nc", "ab\nc", "ab\n", "ab", ""])
        while history.redo(&text) {}
        #expect(text.text == "xab\nc")
    }

    @Test func `another edit discards what was undone`() {
        var (text, history) = (EditableText(""), EditHistory())
        history.record(text.replace(0..<0, with: "a"))
        let isUndone = history.undo(&text)
        #expect(isUndone && text.text == "")
        history.record(text.replace(0..<0, with: "b"))
        let isRedone = history.redo(&text)
        #expect(!isRedone && text.text == "b")
    }

    @Test func `changes of marked text are one edit`() {
        var (text, history) = (EditableText("x"), EditHistory())
        history.record(text.compose("n", selection: nil))
        history.amend(text.compose("ni", selection: nil))
        history.amend(text.compose("你", selection: nil))
        #expect(text.text == "x你")
        let isUndone = history.undo(&text)
        #expect(isUndone && text.text == "x")
        let isUndoneAgain = history.undo(&text)
        #expect(!isUndoneAgain)
    }
}
