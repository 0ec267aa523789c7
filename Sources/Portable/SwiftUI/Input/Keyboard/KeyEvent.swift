/// A key of a keyboard, as a host sends it.
package struct KeyEvent: Sendable {
    package enum Phase: Sendable { case down, `repeat`, up }

    package var phase: Phase
    package var key: KeyEquivalent
    /// What the key types with the modifiers that are held; empty for keys that type nothing.
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

    var press: KeyPress {
        let phase: KeyPress.Phases =
            switch phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        return KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
    }

    /// Whether the key types something: not a function key, and nothing that is a command.
    var isTyping: Bool {
        guard modifiers.isDisjoint(with: [.command, .control]), !characters.isEmpty else { return false }
        return characters.unicodeScalars.allSatisfy { scalar in
            scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
        }
    }
}

/// Text that comes without a key of its own: from an input method, a dictation, a list of emoji or the pasteboard.
package enum TextInputEvent: Sendable {
    /// Puts text in the place of what is selected or being composed.
    case insert(String)
    /// Shows text that is still being composed.
    /// - Parameters:
    ///   - selection: where the cursor stands or what is selected in it, in characters; nil for its end.
    case compose(String, selection: Range<Int>? = nil)
    /// Takes what is being composed as it is.
    case commitComposition
    /// Drops what is being composed.
    case cancelComposition
    /// Puts text from the pasteboard in the place of what is selected.
    case paste(String)
}
