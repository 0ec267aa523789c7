import Foundation

/// The inline styles of a run of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*text*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: `**text**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code within text: `` `text` ``.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through: `~~text~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that may be displayed as a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within text.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML between paragraphs.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
