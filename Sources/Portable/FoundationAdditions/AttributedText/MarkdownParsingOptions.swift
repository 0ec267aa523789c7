import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown is read.
        public enum InterpretedSyntax: Int, Sendable {
            /// Everything.
            case full = 0
            /// What stands within paragraphs; line ends become spaces.
            case inlineOnly = 1
            /// What stands within paragraphs; white space and line ends stay.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens to text that cannot be read.
        public enum FailurePolicy: Int, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// What could be read is returned.
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether attributes in `^[text](name: value)` are read. CommonMark has no such syntax, and it is left as it
        /// stands.
        public var allowsExtendedAttributes: Bool
        /// What of Markdown is read.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens to text that cannot be read. There is none: every text is Markdown.
        public var failurePolicy: FailurePolicy
        /// The language of the text, a BCP 47 code.
        public var languageCode: String?
        /// Whether each stretch of text says where it was written; only with the full syntax.
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
