import Foundation

/// Markdown in localised texts: inline only, line ends stay (documented for `LocalizedStringKey`). Addresses in them are
/// links.
enum MarkdownText {
    /// The characters without which nothing in a text is Markdown.
    private static let signs = Set("*_`[]<>~\\!&")

    /// Reads a text that is cut at the values in it. Values are shown as they are, in the style of the place where they
    /// stand.
    static func texts(of pieces: [LocalizedPiece]) -> [Text] {
        let hasMarkdown = pieces.contains { piece in
            guard case .string(let string) = piece else { return false }
            return string.contains { signs.contains($0) } || AutomaticLinks.mayBe(in: string)
        }
        guard hasMarkdown else { return pieces.map(\.plain) }
        // Each value is one character from the private use area while the text around it is read.
        var values: [Text] = []
        var source = ""
        for piece in pieces {
            switch piece {
            case .string(let string): source += string
            case .text(let text):
                guard values.count < 0x1000, let stand = Unicode.Scalar(standIn + UInt32(values.count)) else {
                    return pieces.map(\.plain)
                }
                source.unicodeScalars.append(stand)
                values.append(text)
            }
        }
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard let parsed = try? AttributedString(markdown: source, options: options) else { return pieces.map(\.plain) }
        return Text.stretches(of: parsed).flatMap(\.withAutomaticLinks)
            .flatMap { fill(withAddresses($0, from: values), with: values) }
    }

    private static let standIn: UInt32 = 0xF0000

    /// Puts values back into the addresses of links, where they are text as it is.
    private static func withAddresses(_ stretch: Text, from values: [Text]) -> Text {
        guard !values.isEmpty else { return stretch }
        var stretch = stretch
        for (position, modifier) in stretch.modifiers.enumerated() {
            guard case .link(let url) = modifier else { continue }
            var address = url.absoluteString
            for (index, value) in values.enumerated() {
                guard case .verbatim(let string) = value.storage else { continue }
                let sign = Unicode.Scalar(standIn + UInt32(index)).map { String(Character($0)) } ?? ""
                // Parsing has escaped it.
                let escaped = sign.utf8.map { String(format: "%%%02X", $0) }.joined()
                address = address.replacingOccurrences(of: escaped, with: string)
                    .replacingOccurrences(of: sign, with: string)
            }
            guard address != url.absoluteString, let filled = URL(string: address) else { continue }
            stretch.modifiers[position] = .link(filled)
        }
        return stretch
    }

    /// Puts the values back.
    private static func fill(_ stretch: Text, with values: [Text]) -> [Text] {
        guard case .verbatim(let string) = stretch.storage else { return [stretch] }
        var result: [Text] = []
        var literal = String.UnicodeScalarView()
        func take() {
            guard !literal.isEmpty else { return }
            result.append(Text(storage: .verbatim(String(literal)), modifiers: stretch.modifiers))
            literal.removeAll()
        }
        for scalar in string.unicodeScalars {
            if scalar.value >= standIn, values.indices.contains(Int(scalar.value - standIn)) {
                take()
                var value = values[Int(scalar.value - standIn)]
                value.modifiers = stretch.modifiers + value.modifiers
                result.append(value)
            } else {
                literal.append(scalar)
            }
        }
        take()
        return result
    }
}

extension LocalizedPiece {
    fileprivate var plain: Text {
        switch self {
        case .string(let string): Text(verbatim: string)
        case .text(let text): text
        }
    }
}
