/// The edits of a text that can be taken back. What is typed in one go is one edit.
struct EditHistory {
    private var done: [EditableText.Edit] = []
    private var undone: [EditableText.Edit] = []
    private var isOpen = false

    /// How many edits are kept.
    private static let limit = 200

    mutating func record(_ edit: EditableText.Edit) {
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
        if done.count > Self.limit { done.removeFirst() }
        isOpen = !edit.inserted.isEmpty && edit.inserted != "\n"
    }

    /// Replaces the last edit by what it and a further one of the same place come to: for what is being composed.
    mutating func amend(_ edit: EditableText.Edit) {
        guard var last = done.last, last.start == edit.start else { return record(edit) }
        last.inserted = edit.inserted
        done[done.count - 1] = last
        isOpen = false
    }

    /// The next edit is one of its own.
    mutating func close() { isOpen = false }

    mutating func undo(_ text: inout EditableText) -> Bool {
        guard let edit = done.popLast() else { return false }
        isOpen = false
        text.revert(edit)
        undone.append(edit)
        return true
    }

    mutating func redo(_ text: inout EditableText) -> Bool {
        guard let edit = undone.popLast() else { return false }
        text.reapply(edit)
        done.append(edit)
        return true
    }

    mutating func removeAll() { self = EditHistory() }
}
