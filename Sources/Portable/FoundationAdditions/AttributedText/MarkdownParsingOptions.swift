import Foundation

extension AttributedString {
    /// The options of Markdown parsing.
    public struct MarkdownParsingOptions: Sendable {
        /// The parsed part of Markdown's syntax.
        public enum InterpretedSyntax: Int, Sendable {
            /// All of Markdown.
            case full = 0
            /// Inline syntax only; line breaks become spaces.
            case inlineOnly = 1
            /// Inline syntax only; white space and line breaks are preserved.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// The handling of text that cannot be parsed.
        public enum FailurePolicy: Int, Sendable {
            /// Throws an error.
            case throwError = 0
            /// Returns the parsed part.
            case returnPartiallyParsedIfPossible = 1
        }

        /// True to parse attributes in `^[text](name: value)`. Not implemented, because CommonMark has no such syntax:
        /// the text is unchanged.
        public var allowsExtendedAttributes: Bool
        /// The parsed part of Markdown's syntax.
        public var interpretedSyntax: InterpretedSyntax
        /// The handling of text that cannot be parsed. It has no effect, because every text is valid Markdown.
        public var failurePolicy: FailurePolicy
        /// The language of the text, a BCP 47 code.
        public var languageCode: String?
        /// True to add source positions to runs; only with the full syntax.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }
}
