import Foundation

/// The source text for the Markdown parser.
///
/// The parser always parses blocks. To parse a text as one paragraph, line breaks and the white space that the parser
/// would drop are replaced by placeholders that it treats as white space and preserves, and restored afterwards.
struct MarkdownSource {
    let text: String
    private let isInline: Bool

    /// Placeholders begin and end with a white-space character, so that `**a**` closes before a line break, and contain
    /// a code point that Unicode never assigns.
    private static let edge = "\u{1680}"
    private static let start = edge + "\u{10FFFA}" + edge
    private static let signs: [(sign: String, meaning: String)] = [
        (edge + "\u{10FFFB}" + edge, "\n"), (edge + "\u{10FFFC}" + edge, "\t"), (edge + "\u{10FFFD}" + edge, " "),
    ]

    init(_ markdown: String, syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
        switch syntax {
        case .full:
            text = markdown
            isInline = false
        case .inlineOnly:
            text = Self.start + Self.joinedLines(markdown)
            isInline = true
        case .inlineOnlyPreservingWhitespace:
            text = Self.start + Self.keptWhitespace(markdown)
            isInline = true
        @unknown default:
            text = markdown
            isInline = false
        }
    }

    /// The text of a node with its white space restored.
    func restored(_ text: String) -> String {
        guard isInline, text.contains(Self.edge) else { return text }
        return Self.signs.reduce(text.replacingOccurrences(of: Self.start, with: "")) {
            $0.replacingOccurrences(of: $1.sign, with: $1.meaning)
        }
    }

    /// Replaces line breaks with spaces, except for hard ones: after two spaces or a backslash.
    private static func joinedLines(_ markdown: String) -> String {
        var joined = ""
        for line in markdown.split(whereSeparator: \.isNewline) {
            let isMeant = line.hasSuffix("  ") || (line.hasSuffix("\\") && !line.hasSuffix("\\\\"))
            let words = (line.hasSuffix("\\") && isMeant ? line.dropLast() : line).trimmingCharacters(in: .whitespaces)
            guard !words.isEmpty else { continue }
            if !joined.isEmpty, !joined.hasSuffix(signs[0].sign) { joined += " " }
            joined += words + (isMeant ? signs[0].sign : "")
        }
        return joined.hasSuffix(signs[0].sign) ? String(joined.dropLast(3)) : joined
    }

    /// Replaces white space at the start and at the end of lines, where the parser would drop it; between words it is
    /// preserved.
    private static func keptWhitespace(_ markdown: String) -> String {
        let lines = markdown.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.map { line in
            let leading = line.prefix { $0 == " " || $0 == "\t" }
            let rest = line.dropFirst(leading.count)
            let trailing = rest.reversed().prefix { $0 == " " || $0 == "\t" }
            return signs(for: String(leading)) + rest.dropLast(trailing.count)
                + signs(for: String(trailing.reversed()))
        }.joined(separator: signs[0].sign)
    }

    private static func signs(for whitespace: String) -> String {
        whitespace.map { character in signs.first { $0.meaning == String(character) }?.sign ?? "" }.joined()
    }
}
