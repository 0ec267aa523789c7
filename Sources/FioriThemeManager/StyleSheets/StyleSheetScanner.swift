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

    /// Advances past a text and returns true; stops at the end or before a stop character if these come first.
    @discardableResult
    mutating func skip(past text: String, within stops: String = "") -> Bool {
        while let character = peek {
            if take(text) { return true }
            if stops.contains(character) { return false }
            advance()
        }
        return false
    }
}
