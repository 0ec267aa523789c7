/// Scans the text of a style sheet and tracks the position.
struct StyleSheetScanner {
    private let characters: [Character]
    private var index = 0
    private(set) var position = StyleSheetPosition(line: 1, column: 1)

    init(_ text: String) {
        var characters = Array(text)
        if characters.first == "\u{FEFF}" { characters.removeFirst() }
        self.characters = characters
    }

    var isAtEnd: Bool { index == characters.count }

    var peek: Character? { isAtEnd ? nil : characters[index] }

    /// Description of the next character, for messages.
    var found: String {
        guard let peek else { return "the end of the style sheet" }
        return peek.isNewline ? "the end of the line" : "“\(peek)”"
    }

    mutating func advance() {
        guard let character = peek else { return }
        index += 1
        position =
            character.isNewline
            ? StyleSheetPosition(line: position.line + 1, column: 1)
            : StyleSheetPosition(line: position.line, column: position.column + 1)
    }

    mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        advance()
        return true
    }

    mutating func take(_ text: String) -> Bool {
        guard characters[index...].starts(with: text) else { return false }
        for _ in text { advance() }
        return true
    }

    mutating func takeWhile(_ condition: (Character) -> Bool) -> String {
        var text = ""
        while let character = peek, condition(character) {
            text.append(character)
            advance()
        }
        return text
    }

    /// Takes the letters, digits, underscores and hyphens of a name; empty if there is none.
    mutating func takeName() -> String { takeWhile { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" } }

    /// Takes a word in any case, if no name goes on after it.
    mutating func takeWord(_ word: String) -> Bool {
        let end = index + word.count
        guard end <= characters.count, String(characters[index..<end]).lowercased() == word,
            end == characters.count || !(characters[end].isLetter || characters[end] == "-" || characters[end] == "_")
        else { return false }
        for _ in 0..<word.count { advance() }
        return true
    }

    /// Takes a text in quotes, without the quotes; it ends with the line at the latest.
    mutating func takeQuoted() -> String {
        guard let quote = peek else { return "" }
        advance()
        let text = takeWhile { $0 != quote && !$0.isNewline }
        _ = take(quote)
        return text
    }

    /// True if the value before a line's end goes on after it: if a semicolon comes before another declaration.
    var continuesValue: Bool {
        for character in characters[index...].prefix(400) {
            switch character {
            case ";": return true
            case ":", "{", "}", "@", "/": return false
            default: continue
            }
        }
        return false
    }

    /// Advances past a text and returns true; false at the end.
    @discardableResult
    mutating func skip(past text: String) -> Bool {
        while !isAtEnd {
            if take(text) { return true }
            advance()
        }
        return false
    }

    /// Advances past a character and returns it; stops before one of others and returns that. Nil at the end.
    mutating func skip(pastAny end: Character, before stops: String) -> Character? {
        while let character = peek {
            if character == end {
                advance()
                return character
            }
            if stops.contains(character) || character.isNewline && stops.contains("\n") { return character }
            advance()
        }
        return nil
    }

    /// Advances past the next block with the blocks in it; to the end if there is none.
    mutating func skipBlock() {
        var depth = 0
        while let character = peek {
            advance()
            if character == "{" { depth += 1 }
            if character == "}" {
                depth -= 1
                if depth <= 0 { return }
            }
        }
    }
}
