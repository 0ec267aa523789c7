import SwiftUICore
import SwiftUIInteraction
import TextLayout

/// Keyboard editing as on iOS: Option moves by words, Command by lines and the whole text, Control as in Unix editors;
/// Shift extends the selection.
extension TextInputNode {
    package func handle(_ event: KeyEvent) -> Bool {
        guard isEditable else { return false }
        hideMenu()
        if let command = EditingCommand(event) { return perform(command) }
        switch event.key {
        case .return where event.modifiers.meaningful.isDisjoint(with: [.command, .control]):
            if text.marked != nil {
                return handle(.commitComposition)
            } else if takesLineFeeds {
                insert("\n")
                return true
            } else {
                return submit()
            }
        case .tab where takesTabs && event.modifiers.meaningful.isEmpty:
            insert("\t")
            return true
        case .escape where text.marked != nil:
            cancelComposition()
            return true
        default:
            guard event.isTyping else { return false }
            type(event.characters)
            return true
        }
    }

    private func perform(_ command: EditingCommand) -> Bool {
        switch command {
        case .move(let step, let extending): move(by: step, extending: extending)
        case .delete(let step): delete(by: step)
        case .selectAll: select(.init(anchor: 0, head: text.length))
        case .copy: copy()
        case .cut: cut()
        case .paste: paste()
        case .undo: undo()
        case .redo: redo()
        }
        return true
    }

    func cut() {
        if copy() { replace(text.selection.range, with: "") }
    }

    func paste() {
        if let string = pasteboard.string { _ = handle(.paste(string)) }
    }

    @discardableResult
    func copy() -> Bool {
        // A secret is never copied.
        guard !isSecure, !text.selection.isEmpty else { return false }
        pasteboard.string = text[text.selection.range]
        return true
    }

    private func move(by step: EditingCommand.Step, extending: Bool) {
        let selection = text.selection
        var column: CGFloat?
        let target: CaretPlace
        switch step {
        case .up, .down:
            // Up moves from the start of the selection, down from its end.
            let ends = ends(of: selection.range)
            let from = extending || selection.isEmpty ? selection.caret : step == .up ? ends.start : ends.end
            column = self.column ?? box.caret(at: from).minX
            target = place(from: from, step, column: column)
        case .left where !selection.isEmpty && !extending, .right where !selection.isEmpty && !extending:
            target = end(ends(of: selection.range), toTheLeft: step == .left)
        default: target = place(from: selection.caret, step, column: nil)
        }
        select(.init(anchor: extending ? selection.anchor : target.byte, head: target), column: column)
    }

    /// The places beside the first and the last character of a range.
    private func ends(of range: Range<Int>) -> (start: CaretPlace, end: CaretPlace) {
        (
            CaretPlace(byte: range.lowerBound, affinity: .downstream),
            CaretPlace(byte: range.upperBound, affinity: .upstream)
        )
    }

    /// The end of a selection on one side in visual order; if its ends are in different lines, the one that the
    /// paragraph's writing direction has on that side.
    private func end(_ ends: (start: CaretPlace, end: CaretPlace), toTheLeft: Bool) -> CaretPlace {
        let (start, end) = (box.caret(at: ends.start), box.caret(at: ends.end))
        let isOneLine = start.minY == end.minY && start.minX != end.minX
        let isRightToLeft = box.isRightToLeft(at: ends.start.byte)
        let isStart = isOneLine ? (start.minX < end.minX) == toTheLeft : toTheLeft != isRightToLeft
        return isStart ? ends.start : ends.end
    }

    private func delete(by step: EditingCommand.Step) {
        guard text.selection.isEmpty, text.marked == nil else { return replace(text.insertionRange, with: "") }
        let caret = text.selection.caret
        let place = caret.byte
        var end =
            step == .backward
            ? text.deletionStart(before: place) : self.place(from: caret, step, column: nil).byte
        // At the end of a line or a paragraph the next one is joined to it.
        if end == place { end = step.isBackward ? text.before(place) : text.after(place) }
        replace(min(place, end)..<max(place, end), with: "")
    }

    private func place(from caret: CaretPlace, _ step: EditingCommand.Step, column: CGFloat?) -> CaretPlace {
        let place = caret.byte
        func at(_ place: Int) -> CaretPlace { CaretPlace(byte: place) }
        switch step {
        case .left, .right:
            let toTheLeft = step == .left
            return box.neighbour(of: caret, toTheLeft: toTheLeft) ?? placeBeyondLine(of: caret, toTheLeft: toTheLeft)
        case .backward: return at(text.before(place))
        case .forward: return at(text.after(place))
        case .wordLeft: return wordEnd(from: caret, toTheLeft: true)
        case .wordRight: return wordEnd(from: caret, toTheLeft: false)
        case .wordBackward: return at(word(from: place, backward: true))
        case .wordForward: return at(word(from: place, backward: false))
        case .lineLeft: return end(box.lineEnds(around: caret), toTheLeft: true)
        case .lineRight: return end(box.lineEnds(around: caret), toTheLeft: false)
        case .lineStart: return box.lineEnds(around: caret).start
        case .lineEnd: return box.lineEnds(around: caret).end
        case .up: return box.place(from: caret, lines: -1, x: column) ?? at(0)
        case .down: return box.place(from: caret, lines: 1, x: column) ?? at(text.length)
        case .paragraphStart: return at(text.paragraph(at: place).lowerBound)
        case .paragraphEnd: return at(text.paragraph(at: place).upperBound)
        case .paragraphBackward:
            let start = text.paragraph(at: place).lowerBound
            return at(start < place ? start : text.paragraph(at: text.before(place)).lowerBound)
        case .paragraphForward:
            let end = text.paragraph(at: place).upperBound
            return at(end > place ? end : text.paragraph(at: text.after(place)).upperBound)
        case .start: return at(0)
        case .end: return at(text.length)
        }
    }

    /// The place beyond one side of a line, in the previous or next line.
    private func placeBeyondLine(of caret: CaretPlace, toTheLeft: Bool) -> CaretPlace {
        let (start, end) = box.lineEnds(around: caret)
        if toTheLeft == box.isRightToLeft(at: caret.byte) {
            return CaretPlace(byte: end.affinity == .upstream ? end.byte : text.after(end.byte))
        }
        let before = CaretPlace(byte: text.before(start.byte))
        guard text.paragraph(at: start.byte).lowerBound < start.byte else { return before }
        let previousEnd = CaretPlace(byte: start.byte, affinity: .upstream)
        return box.neighbour(of: previousEnd, toTheLeft: toTheLeft) ?? before
    }

    /// The far end of the next word to one side in visual order; words of the opposite direction end at their other
    /// side.
    private func wordEnd(from caret: CaretPlace, toTheLeft: Bool) -> CaretPlace {
        var caret = caret
        while !isSecure, let next = box.current.character(beside: caret, toTheLeft: toTheLeft) {
            if toTheLeft == next.isRightToLeft {
                let end = min(text.wordEnd(after: next.bytes.lowerBound), next.run.upperBound)
                caret = CaretPlace(byte: end, affinity: .upstream)
                if text.hasWord(in: next.bytes.lowerBound..<end) { return caret }
            } else {
                let start = max(text.wordStart(before: next.bytes.upperBound), next.run.lowerBound)
                caret = CaretPlace(byte: start, affinity: .downstream)
                if text.hasWord(in: start..<next.bytes.upperBound) { return caret }
            }
        }
        let isBackward = toTheLeft != box.isRightToLeft(at: caret.byte)
        return CaretPlace(byte: word(from: caret.byte, backward: isBackward))
    }

    private func word(from place: Int, backward: Bool) -> Int {
        // The words of a secret are not disclosed.
        if isSecure { return backward ? 0 : text.length }
        return backward ? text.wordStart(before: place) : text.wordEnd(after: place)
    }
}

/// The editing commands of keys that produce no text.
private enum EditingCommand {
    enum Step {
        case left, right, backward, forward
        case wordLeft, wordRight, wordBackward, wordForward
        case lineLeft, lineRight, lineStart, lineEnd
        case up, down, paragraphStart, paragraphEnd, paragraphBackward, paragraphForward, start, end

        /// True if deletion by the step removes the text before the cursor.
        var isBackward: Bool { self == .backward || self == .wordBackward || self == .lineStart }
    }

    case move(Step, extending: Bool)
    case delete(Step)
    case selectAll, copy, cut, paste, undo, redo

    init?(_ event: KeyEvent) {
        let held = event.modifiers.meaningful
        let unit = held.subtracting(.shift)
        func step(_ plain: Step, option: Step, command: Step) -> Step? {
            switch unit {
            case []: plain
            case .option: option
            case .command: command
            default: nil
            }
        }
        let moved: Step? =
            switch event.key {
            case .leftArrow: step(.left, option: .wordLeft, command: .lineLeft)
            case .rightArrow: step(.right, option: .wordRight, command: .lineRight)
            case .upArrow: step(.up, option: .paragraphBackward, command: .start)
            case .downArrow: step(.down, option: .paragraphForward, command: .end)
            case .home: step(.lineStart, option: .lineStart, command: .start)
            case .end: step(.lineEnd, option: .lineEnd, command: .end)
            default: nil
            }
        if let moved {
            self = .move(moved, extending: held.contains(.shift))
            return
        }
        let deleted: Step? =
            switch event.key {
            case .delete: step(.backward, option: .wordBackward, command: .lineStart)
            case .deleteForward: step(.forward, option: .wordForward, command: .lineEnd)
            default: nil
            }
        if let deleted {
            self = .delete(deleted)
            return
        }
        if unit == .control {
            self.init(control: event.key.character, extending: held.contains(.shift))
            return
        }
        guard unit == .command else { return nil }
        switch (event.key.character.lowercased(), held.contains(.shift)) {
        case ("a", false): self = .selectAll
        case ("c", false): self = .copy
        case ("x", false): self = .cut
        case ("v", false): self = .paste
        case ("z", false): self = .undo
        case ("z", true): self = .redo
        default: return nil
        }
    }

    /// The keys of Unix editors, with Control.
    private init?(control key: Character, extending: Bool) {
        switch key.lowercased() {
        case "a": self = .move(.paragraphStart, extending: extending)
        case "e": self = .move(.paragraphEnd, extending: extending)
        case "b": self = .move(.backward, extending: extending)
        case "f": self = .move(.forward, extending: extending)
        case "p": self = .move(.up, extending: extending)
        case "n": self = .move(.down, extending: extending)
        case "h": self = .delete(.backward)
        case "d": self = .delete(.forward)
        case "k": self = .delete(.paragraphEnd)
        default: return nil
        }
    }
}
