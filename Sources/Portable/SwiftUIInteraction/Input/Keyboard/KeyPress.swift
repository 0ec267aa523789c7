import SwiftUICore

/// A key that is pressed, repeats or is released while a view has the focus.
public struct KeyPress: Sendable {
    /// The phase of the press; exactly one.
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    /// The text that the key produces with the held modifiers.
    public let characters: String
    public let modifiers: EventModifiers

    /// Phases of a press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1 << 0)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// The result of an action for a press.
    public enum Result: Sendable {
        /// The press goes no further.
        case handled
        /// The press is passed on to the enclosing views.
        case ignored
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase.debugDescription), key: \(key.character.debugDescription), "
            + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyEvent {
    /// The event as views see it.
    var press: KeyPress {
        let phase: KeyPress.Phases =
            switch phase {
            case .down: .down
            case .repeat: .repeat
            case .up: .up
            }
        return KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
    }
}
