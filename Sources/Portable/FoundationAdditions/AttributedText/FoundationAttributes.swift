import Foundation

// The attributes of Foundation's scope that the toolchain lacks. A key is found by the type of its property, which is
// never evaluated.

extension AttributeScopes.FoundationAttributes {
    /// The inline styles of a run.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }

    /// The blocks that contain a run.
    public var presentationIntent: PresentationIntentAttribute { .init() }

    /// The source range of a run in Markdown.
    public var markdownSourcePosition: MarkdownSourcePositionAttribute { .init() }

    public struct InlinePresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }

    public struct PresentationIntentAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    public struct MarkdownSourcePositionAttribute: CodableAttributedStringKey, Sendable {
        public typealias Value = AttributedString.MarkdownSourcePosition
        public static let name = "NSMarkdownSourcePosition"
    }
}

extension AttributedString {
    /// A range in Markdown; lines and columns count from 1, columns in bytes of UTF-8.
    public struct MarkdownSourcePosition: Hashable, Codable, Sendable {
        public let startLine: Int
        public let startColumn: Int
        public let endLine: Int
        public let endColumn: Int

        public init(startLine: Int, startColumn: Int, endLine: Int, endColumn: Int) {
            self.startLine = startLine
            self.startColumn = startColumn
            self.endLine = endLine
            self.endColumn = endColumn
        }
    }
}
