import FoundationAdditions
import TextLayout

/// Editable text with a selection and, during composition, marked text. Positions are UTF-8 offsets, always on
/// character boundaries.
package struct EditableText {
    package private(set) var text: String
    package private(set) var selection: Selection
    /// The marked text, which an input method is still composing.
    package private(set) var marked: Range<Int>?

    /// The selection, from its anchor to its moving end.
    package struct Selection: Equatable {
        package var anchor: Int
        package var head: Int
        /// The affinity of the head, where it can be shown in two places.
        package var affinity: CaretAffinity?

        package init(_ place: Int) { (anchor, head) = (place, place) }

        package init(_ place: CaretPlace) { self.init(anchor: place.byte, head: place) }

        package init(anchor: Int, head: Int) { (self.anchor, self.head) = (anchor, head) }

        package init(anchor: Int, head: CaretPlace) {
            (self.anchor, self.head, affinity) = (anchor, head.byte, head.affinity)
        }

        /// The cursor.
        package var caret: CaretPlace { CaretPlace(byte: head, affinity: affinity) }

        package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
        package var isEmpty: Bool { anchor == head }
    }

    /// A replacement that can be undone.
    package struct Edit {
        package var start: Int
        package var removed: String
        package var inserted: String
        package var selection: Selection

        package init(start: Int, removed: String, inserted: String, selection: Selection) {
            self.start = start
            self.removed = removed
            self.inserted = inserted
            self.selection = selection
        }
    }

    package init(_ text: String) {
        var text = text
        text.makeContiguousUTF8()
        self.text = text
        selection = Selection(text.utf8.count)
    }

    package var length: Int { text.utf8.count }

    package subscript(range: Range<Int>) -> String { String(text[index(range.lowerBound)..<index(range.upperBound)]) }

    private func index(_ offset: Int) -> String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

    private func offset(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    // MARK: Places

    /// The nearest character boundary at or before a byte.
    package func boundary(at byte: Int) -> Int {
        let byte = min(max(byte, 0), length)
        guard byte > 0, byte < length else { return byte }
        return offset(text._index(roundingDown: index(byte)))
    }

    package func after(_ place: Int) -> Int { place < length ? offset(text.index(after: index(place))) : length }

    package func before(_ place: Int) -> Int { place > 0 ? offset(text.index(before: index(place))) : 0 }

    /// The start of the range that the Delete key removes before a place: a whole character, or its last scalar alone
    /// in scripts whose characters are made up of several, such as Arabic, Thai and Devanagari. Core Foundation has a
    /// kind of cluster for this, which joins nothing between Armenian and Limbu.
    package func deletionStart(before place: Int) -> Int {
        let start = before(place)
        guard place > 0, let last = self[start..<place].unicodeScalars.last, last.isDeletedAlone else { return start }
        return place - String(last).utf8.count
    }

    /// The end of the word at or after a place.
    package func wordEnd(after place: Int) -> Int {
        var index = index(place)
        while index < text.endIndex, !text[index].isWordPart { index = text.index(after: index) }
        let start = offset(index)
        return words(around: index).first { $0.upperBound > start }?.upperBound ?? length
    }

    /// True if a range has word characters.
    package func hasWord(in range: Range<Int>) -> Bool { self[range].contains(where: \.isWordPart) }

    /// The start of the word at or before a place.
    package func wordStart(before place: Int) -> Int {
        var index = index(place)
        while index > text.startIndex, !text[text.index(before: index)].isWordPart { index = text.index(before: index) }
        guard index > text.startIndex else { return 0 }
        let end = offset(index)
        return words(around: text.index(before: index)).last { $0.lowerBound < end }?.lowerBound ?? 0
    }

    /// The consecutive words in the word characters around a character; several in scripts without spaces.
    private func words(around index: String.Index) -> [Range<Int>] {
        guard index < text.endIndex, text[index].isWordPart else { return [] }
        var (start, end) = (index, text.index(after: index))
        while start > text.startIndex, text[text.index(before: start)].isWordPart { start = text.index(before: start) }
        while end < text.endIndex, text[end].isWordPart { end = text.index(after: end) }
        let first = offset(start)
        let letters = text[start..<end]
        guard letters.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) else { return [first..<offset(end)] }
        let places = WordBreaks.places(in: String(letters)).map { first + $0 }.filter { boundary(at: $0) == $0 }
        return zip(places, places.dropFirst()).map { $0..<$1 }
    }

    /// The word, the spaces or the punctuation around a place.
    package func word(at place: Int) -> Range<Int> {
        guard !text.isEmpty else { return 0..<0 }
        let here = index(place)
        var start = here
        // At the end of a word, that word takes precedence over what follows.
        let isAtEnd =
            here == text.endIndex
            || (here > text.startIndex && !text[here].isWordPart && text[text.index(before: here)].isWordPart)
        if isAtEnd { start = text.index(before: here) }
        let first = offset(start)
        if let word = words(around: start).first(where: { $0.contains(first) }) { return word }
        let kind = text[start].kind
        var end = text.index(after: start)
        while start > text.startIndex, text[text.index(before: start)].kind == kind {
            start = text.index(before: start)
        }
        while end < text.endIndex, text[end].kind == kind { end = text.index(after: end) }
        return offset(start)..<offset(end)
    }

    /// The word that contains a place; nil at its ends, outside words, and in scripts without spaces between words.
    package func word(around place: Int) -> Range<Int>? {
        let here = index(place)
        guard here > text.startIndex, here < text.endIndex, text[here].isWordPart,
            text[text.index(before: here)].isWordPart
        else { return nil }
        let word = word(at: place)
        return self[word].unicodeScalars.contains(where: \.isWrittenWithoutSpaces) ? nil : word
    }

    /// The paragraph around a place, without its line feed.
    package func paragraph(at place: Int) -> Range<Int> {
        let bytes = text.utf8
        var start = index(place)
        while start > bytes.startIndex, bytes[bytes.index(before: start)] != 0x0A { start = bytes.index(before: start) }
        var end = index(place)
        while end < bytes.endIndex, bytes[end] != 0x0A { end = bytes.index(after: end) }
        return offset(start)..<offset(end)
    }

    // MARK: Selecting

    package mutating func select(_ range: Range<Int>) {
        select(Selection(anchor: range.lowerBound, head: range.upperBound))
    }

    package mutating func select(_ new: Selection) {
        marked = nil
        selection = Selection(
            anchor: boundary(at: new.anchor), head: CaretPlace(byte: boundary(at: new.head), affinity: new.affinity))
    }

    // MARK: Changing

    /// Replaces a range with text, and puts the cursor after it, with the affinity of the inserted text in both writing
    /// directions.
    package mutating func replace(_ range: Range<Int>, with new: String) -> Edit {
        let edit = Edit(start: range.lowerBound, removed: self[range], inserted: new, selection: selection)
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        text.makeContiguousUTF8()
        marked = nil
        selection = Selection(
            CaretPlace(byte: nextBoundary(from: range.lowerBound + new.utf8.count), affinity: .upstream))
        return edit
    }

    /// The place itself or, inside a character that the inserted text has joined, the end of that character.
    private func nextBoundary(from place: Int) -> Int {
        let boundary = boundary(at: place)
        return boundary == place ? place : after(boundary)
    }

    /// The range that an insertion replaces.
    package var insertionRange: Range<Int> { marked ?? selection.range }

    /// Replaces the marked text or the selection with marked text, with a selection in characters.
    package mutating func compose(_ new: String, selection inner: Range<Int>?) -> Edit {
        let range = insertionRange
        let edit = replace(range, with: new)
        let end = range.lowerBound + new.utf8.count
        if let inner {
            func place(_ count: Int) -> Int { range.lowerBound + new.prefix(max(0, count)).utf8.count }
            selection = Selection(
                anchor: boundary(at: place(inner.lowerBound)),
                head: CaretPlace(byte: boundary(at: place(inner.upperBound)), affinity: .upstream))
        }
        marked = new.isEmpty ? nil : range.lowerBound..<end
        return edit
    }

    /// Commits the marked text unchanged.
    package mutating func commitComposition() {
        guard let marked else { return }
        self.marked = nil
        selection = Selection(CaretPlace(byte: boundary(at: marked.upperBound), affinity: .upstream))
    }

    /// Undoes or redoes an edit.
    package mutating func revert(_ edit: Edit) {
        _ = replace(edit.start..<edit.start + edit.inserted.utf8.count, with: edit.removed)
        selection = edit.selection
    }

    package mutating func reapply(_ edit: Edit) {
        _ = replace(edit.start..<edit.start + edit.removed.utf8.count, with: edit.inserted)
    }

    /// Replaces the text from outside. The cursor stays before the text that follows it, if that is unchanged, else at
    /// its offset from the start.
    package mutating func adopt(_ new: String) {
        let old = self
        self = EditableText(new)
        let rest = old[old.selection.head..<old.length]
        if old.selection.isEmpty, new.hasSuffix(rest) {
            selection = Selection(boundary(at: length - rest.utf8.count))
        } else {
            selection = Selection(anchor: boundary(at: old.selection.anchor), head: boundary(at: old.selection.head))
        }
    }
}

extension Character {
    fileprivate enum Kind { case word, space, sign }

    fileprivate var kind: Kind { isWordPart ? .word : isWhitespace ? .space : .sign }

    /// True for letters, digits and characters that occur inside words.
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "’" }
}

extension Unicode.Scalar {
    /// True from Armenian to Limbu, except for Hangul.
    fileprivate var isDeletedAlone: Bool { (0x0530...0x194F).contains(value) && !(0x1100...0x11FF).contains(value) }

    /// True for Thai, Lao, Burmese, Khmer, Japanese and Chinese.
    fileprivate var isWrittenWithoutSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF: true
        default: properties.isIdeographic
        }
    }
}
