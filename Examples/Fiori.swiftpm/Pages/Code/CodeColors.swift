import FioriThemeManager
import SwiftUI

/// Code with the colours of its parts.
struct CodeColors {
    /// The longest code that is coloured, in characters: nobody reads more in one piece.
    private static let longest = 40_000

    /// A part of code that has a colour.
    enum Part: CaseIterable {
        case comment, text, number, keyword, attribute, type

        var color: Color {
            switch self {
            case .comment: .preferredColor(.secondaryLabel)
            case .text: .preferredColor(.negativeLabel)
            case .number: .preferredColor(.criticalLabel)
            case .keyword, .attribute: .preferredColor(.tintColor)
            case .type: .preferredColor(.positiveLabel)
            }
        }
    }

    /// A name or a text at which the colour changes.
    struct Piece: Equatable {
        var part: Part?
        var text: Substring
    }

    private static let keywords: Set<Substring> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default",
        "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "get",
        "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "nonisolated", "null", "open",
        "override",
        "package", "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some", "static",
        "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The code as text with colours.
    static func text(_ code: String) -> AttributedString {
        guard code.utf8.count <= longest else { return AttributedString(code) }
        return pieces(of: code).reduce(into: AttributedString()) { text, piece in
            var part = AttributedString(piece.text)
            part.foregroundColor = piece.part?.color
            text += part
        }
    }

    /// The parts of Swift code or JSON, in order. Neighbours of one colour are one piece.
    static func pieces(of code: String) -> [Piece] {
        var pieces: [Piece] = []
        var rest = code[...]
        while let first = rest.first {
            let (part, end) = piece(first, rest)
            let text = rest[..<end]
            if let last = pieces.indices.last, pieces[last].part == part {
                pieces[last].text = code[pieces[last].text.startIndex..<end]
            } else {
                pieces.append(Piece(part: part, text: text))
            }
            rest = rest[end...]
        }
        return pieces
    }

    private static func piece(_ first: Character, _ rest: Substring) -> (Part?, Substring.Index) {
        if rest.hasPrefix("//") { return (.comment, rest.firstIndex(where: \.isNewline) ?? rest.endIndex) }
        if rest.hasPrefix("/*") { return (.comment, end(of: "*/", in: rest.dropFirst(2))) }
        if rest.hasPrefix("\"\"\"") { return (.text, end(of: "\"\"\"", in: rest.dropFirst(3))) }
        if first == "\"" { return (.text, endOfText(rest)) }
        if first.isNumber { return (.number, endOfNumber(rest)) }
        guard first.isLetter || first == "_" || first == "@" || first == "#" else {
            return (nil, rest.index(after: rest.startIndex))
        }
        let end = rest.dropFirst().firstIndex { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? rest.endIndex
        let word = rest[..<end]
        if first == "@" || first == "#" { return (.attribute, end) }
        if keywords.contains(word) { return (.keyword, end) }
        return (first.isUppercase ? .type : nil, end)
    }

    private static func end(of mark: String, in rest: Substring) -> Substring.Index {
        rest.firstRange(of: mark)?.upperBound ?? rest.endIndex
    }

    /// The end of a number. A dot belongs to it before a digit only: `1...9` are two numbers.
    private static func endOfNumber(_ rest: Substring) -> Substring.Index {
        rest.indices.first { index in
            let character = rest[index]
            if character == "." { return rest[index...].dropFirst().first?.isNumber != true }
            return !character.isLetter && !character.isNumber && character != "_"
        } ?? rest.endIndex
    }

    /// The end of a text in quotation marks: the closing one, or the end of the line.
    private static func endOfText(_ rest: Substring) -> Substring.Index {
        var isEscaped = false
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex, !rest[index].isNewline {
            let character = rest[index]
            index = rest.index(after: index)
            if character == "\"", !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        return index
    }
}
