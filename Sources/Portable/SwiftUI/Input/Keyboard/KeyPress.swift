/// A key that goes down, stays down or comes up while a view has the focus.
public struct KeyPress: Sendable {
    /// How far the press has come: exactly one of the phases.
    public let phase: KeyPress.Phases
    public let key: KeyEquivalent
    /// What the key types with the modifiers that are held.
    public let characters: String
    public let modifiers: EventModifiers

    /// Parts of a press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let down = Phases(rawValue: 1 << 0)
        /// The key stays down, and counts again.
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]

        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// What an action made of a press.
    public enum Result: Sendable {
        /// The press goes no further.
        case handled
        /// The press goes on to the views around.
        case ignored
    }
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase.debugDescription), key: \(key.character.debugDescription), "
            + "characters: \(characters.debugDescription), modifiers: \(modifiers.rawValue))"
    }
}
