/// An event of a hardware keyboard, as a host sends it.
package struct KeyEvent: Sendable {
    package enum Phase: Sendable { case down, `repeat`, up }

    package var phase: Phase
    package var key: KeyEquivalent
    /// The text that the key produces with the held modifiers; empty for keys that produce none.
    package var characters: String
    package var modifiers: EventModifiers

    package init(
        _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = [], phase: Phase = .down
    ) {
        self.phase = phase
        self.key = key
        self.characters = characters ?? String(key.character)
        self.modifiers = modifiers
    }

    /// True if the key produces text: not a function key, and no command.
    package var isTyping: Bool {
        guard modifiers.isDisjoint(with: [.command, .control]), !characters.isEmpty else { return false }
        return characters.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
        }
    }
}

/// Text input without a key event: from an input method, dictation, an emoji picker or the pasteboard.
package enum TextInputEvent: Sendable {
    /// Replaces the selection or the marked text.
    case insert(String)
    /// Shows marked text, which is still being composed.
    /// - Parameters:
    ///   - selection: the cursor or the selection in the marked text, in characters; nil for a cursor at its end.
    case compose(String, selection: Range<Int>? = nil)
    /// Commits the marked text unchanged.
    case commitComposition
    /// Discards the marked text.
    case cancelComposition
    /// Replaces the selection with text from the pasteboard.
    case paste(String)
}
