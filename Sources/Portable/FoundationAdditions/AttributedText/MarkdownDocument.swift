import CCmark
import Foundation

/// Parses Markdown with cmark-gfm and converts its tree to an attributed string.
struct MarkdownDocument {
    private let options: AttributedString.MarkdownParsingOptions
    private let baseURL: URL?
    private let source: MarkdownSource
    private let text: String

    init(
        _ text: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?, source: MarkdownSource
    ) throws {
        self.text = text
        self.options = options
        self.baseURL = baseURL
        self.source = source
    }

    /// The extensions of GitHub that Apple's systems support.
    private static let extensions: [String] = {
        cmark_gfm_core_extensions_ensure_registered()
        return ["strikethrough", "table"]
    }()

    /// Serialises parsers, because cmark-gfm keeps the special characters of extensions in global tables and clears
    /// them at the end of each document.
    private static let parsing = NSLock()

    func attributed() throws -> AttributedString {
        guard let root = parsed() else {
            throw CocoaError(
                .formatting, userInfo: [NSDebugDescriptionErrorKey: "The Markdown parser returned no document."])
        }
        defer { cmark_node_free(root) }
        var writer = MarkdownWriter(
            baseURL: baseURL, source: source, isInline: options.interpretedSyntax != .full,
            marksPositions: options.appliesSourcePositionAttributes && options.interpretedSyntax == .full)
        writer.write(root)
        return writer.result
    }

    /// The document's tree, which the caller must free.
    private func parsed() -> MarkdownNode? {
        Self.parsing.lock()
        defer { Self.parsing.unlock() }
        let parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE)
        defer { cmark_parser_free(parser) }
        for name in Self.extensions {
            if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
        }
        var bytes = Array(text.utf8)
        bytes.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        return cmark_parser_finish(parser)
    }
}
