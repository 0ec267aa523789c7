/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}

/// The kind of a text, which determines how it is read.
public struct AccessibilityTextContentType: Sendable {
    package enum Kind: Sendable {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
    }

    /// The comparable kind; the public type is not `Equatable`, as Apple's is not.
    package let kind: Kind

    /// Text of no special kind.
    public static let plain = AccessibilityTextContentType(kind: .plain)
    /// Input and output of a terminal.
    public static let console = AccessibilityTextContentType(kind: .console)
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType(kind: .fileSystem)
    /// A conversation.
    public static let messaging = AccessibilityTextContentType(kind: .messaging)
    /// A story, to be read without the names of signs.
    public static let narrative = AccessibilityTextContentType(kind: .narrative)
    /// A program.
    public static let sourceCode = AccessibilityTextContentType(kind: .sourceCode)
    /// Cells.
    public static let spreadsheet = AccessibilityTextContentType(kind: .spreadsheet)
    /// A document that is being written.
    public static let wordProcessing = AccessibilityTextContentType(kind: .wordProcessing)
}
