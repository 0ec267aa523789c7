/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// What a text is, so that it can be read in a fitting way.
public struct AccessibilityTextContentType: Sendable {
    private let name: String

    /// Of no special kind.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Input and output of a terminal.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story, to be read without the names of signs.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// A program.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document that is being written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

extension AccessibilityTextContentType: Equatable {}

/// What an accessibility action is for.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case standard(SemanticsAction.Kind)
        case named(Text)
    }

    let kind: Kind

    /// What happens when the element is activated.
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
