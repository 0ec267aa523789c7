import Testing

@testable import SwiftUI

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
}
