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

    /// One that is found in the menu of actions under its name.
    public init(named name: Text) { kind = .named(name) }
}

/// Which way the value of an element is to go.
public enum AccessibilityAdjustmentDirection: Sendable, Equatable, Hashable {
    case increment
    case decrement
}
