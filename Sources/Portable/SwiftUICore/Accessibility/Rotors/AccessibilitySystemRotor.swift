/// A rotor that the system has a name for; entries of a view's own take the place of those that it finds.
public struct AccessibilitySystemRotor: Sendable {
    let kind: SystemRotor

    /// All links.
    public static var links: AccessibilitySystemRotor { .init(kind: .links(visited: nil)) }
    /// Links that have been visited, or have not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init(kind: .links(visited: visited)) }
    /// All headings.
    public static var headings: AccessibilitySystemRotor { .init(kind: .headings(level: nil)) }
    /// Headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        .init(kind: .headings(level: level == .unspecified ? nil : Int(level.rawValue)))
    }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { .init(kind: .boldText) }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { .init(kind: .italicText) }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init(kind: .underlineText) }
    /// Words that are not spelled as they should be.
    public static var misspelledWords: AccessibilitySystemRotor { .init(kind: .misspelledWords) }
    /// Pictures.
    public static var images: AccessibilitySystemRotor { .init(kind: .images) }
    /// Fields for text.
    public static var textFields: AccessibilitySystemRotor { .init(kind: .textFields) }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { .init(kind: .tables) }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { .init(kind: .lists) }
    /// The main parts of the content.
    public static var landmarks: AccessibilitySystemRotor { .init(kind: .landmarks) }
}
