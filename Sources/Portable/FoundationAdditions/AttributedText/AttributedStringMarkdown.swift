import Foundation

extension AttributedString {
    /// Parses Markdown: CommonMark, with GitHub's tables and strikethrough.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: The parsing options.
    ///   - baseURL: The base of relative links and image URLs.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        let source = MarkdownSource(markdown, syntax: options.interpretedSyntax)
        var text = try MarkdownDocument(source.text, options: options, baseURL: baseURL, source: source).attributed()
        if let language = options.languageCode { text.languageIdentifier = language }
        self = text
    }

    /// Parses Markdown in UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(
                .fileReadInapplicableStringEncoding,
                userInfo: [NSDebugDescriptionErrorKey: "The Markdown is not encoded in UTF-8."])
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Parses Markdown from a file or a server.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL ?? url)
    }

    /// Parses Markdown, with attributes of a scope. Without extended attributes all attributes are Foundation's.
    public init<S>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Parses Markdown, with attributes of a scope. Without extended attributes all attributes are Foundation's.
    public init<S>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws where S: AttributeScope {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}
