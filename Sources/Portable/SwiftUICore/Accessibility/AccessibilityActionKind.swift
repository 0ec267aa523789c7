/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case standard(SemanticsAction.Kind)
        case named(Text)
    }

    let kind: Kind

    /// The activation of the element.
    public static let `default` = AccessibilityActionKind(kind: .standard(.activate))
    /// Closes, cancels or goes back.
    public static let escape = AccessibilityActionKind(kind: .standard(.escape))
    /// The main thing that the screen does.
    public static let magicTap = AccessibilityActionKind(kind: .standard(.magicTap))

    private init(kind: Kind) { self.kind = kind }

    /// Creates the kind of an action that the menu of actions shows under its name.
    public init(named name: Text) { kind = .named(name) }
}

/// Direction in which to adjust the value of an element.
public enum AccessibilityAdjustmentDirection: Sendable, Equatable, Hashable {
    case increment
    case decrement
}
