/// The undo history of a text. Consecutive typing is coalesced into one edit.
package struct EditHistory {
    private var done: [EditableText.Edit] = []
    private var undone: [EditableText.Edit] = []
    private var isOpen = false

    /// The maximum number of edits.
    private static let limit = 200
    /// The maximum length of the text of all edits, in bytes; the last edit may exceed it.
    private static let byteLimit = 1 << 20

    package init() {}

    package mutating func record(_ edit: EditableText.Edit) {
        guard !(edit.removed.isEmpty && edit.inserted.isEmpty) else { return }
        undone.removeAll()
        if isOpen, var last = done.last, edit.removed.isEmpty,
            last.start + last.inserted.utf8.count == edit.start, edit.inserted != "\n"
        {
            last.inserted += edit.inserted
            done[done.count - 1] = last
            return
        }
        done.append(edit)
        var bytes = done.reduce(0) { $0 + $1.removed.utf8.count + $1.inserted.utf8.count }
        while done.count > Self.limit || (bytes > Self.byteLimit && done.count > 1) {
            let first = done.removeFirst()
            bytes -= first.removed.utf8.count + first.inserted.utf8.count
        }
        isOpen = !edit.inserted.isEmpty && edit.inserted != "\n"
    }

    /// Coalesces the last edit with another one at the same start, as marked text changes.
    package mutating func amend(_ edit: EditableText.Edit) {
        guard var last = done.last, last.start == edit.start else { return record(edit) }
        last.inserted = edit.inserted
        done[done.count - 1] = last
        isOpen = false
    }

    /// Ends coalescing: the next edit is recorded separately.
    package mutating func close() { isOpen = false }

    package mutating func undo(_ text: inout EditableText) -> Bool {
        guard let edit = done.popLast() else { return false }
        isOpen = false
        text.revert(edit)
        undone.append(edit)
        return true
    }

    package mutating func redo(_ text: inout EditableText) -> Bool {
        guard let edit = undone.popLast() else { return false }
        text.reapply(edit)
        done.append(edit)
        return true
    }

    package mutating func removeAll() { self = EditHistory() }
}
