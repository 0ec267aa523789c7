/// Finds the parts of a declaration in its source text, without a parser.
///
/// The compiler has already parsed the text, so brackets are balanced and comments end.
struct DeclarationScanner {
    /// A variable with the source text of its type and initial value.
    struct Variable {
        let name: String
        let type: String?
        let value: String?
    }

    private var rest: Substring

    private init(_ source: String) { rest = source[...] }

    /// The variable that a text declares; nil for other declarations, and for computed variables.
    static func variable(in source: String) -> Variable? {
        var scanner = DeclarationScanner(source)
        guard scanner.skip(to: "var"), let name = scanner.word() else { return nil }
        scanner.skipSpace()
        var type: String?
        if scanner.rest.first == ":" {
            scanner.rest.removeFirst()
            type = scanner.text(upTo: ["=", "{"])
        }
        scanner.skipSpace()
        guard scanner.rest.first == "=" else {
            return scanner.rest.isEmpty ? Variable(name: name, type: type, value: nil) : nil
        }
        scanner.rest.removeFirst()
        return Variable(name: name, type: type, value: String(scanner.rest))
    }

    /// The name of the extended type, without its module.
    static func extendedType(in source: String) -> String? {
        var scanner = DeclarationScanner(source)
        guard scanner.skip(to: "extension") else { return nil }
        scanner.skipSpace()
        let name = scanner.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.split(separator: ".").last.map(String.init)
    }

    /// Moves past a keyword, skipping attributes and modifiers.
    private mutating func skip(to keyword: String) -> Bool {
        while true {
            skipSpace()
            if rest.first == "@" {
                rest.removeFirst()
                _ = word()
            } else if rest.first == "(" {
                skipBrackets()
            } else if let next = word() {
                if next == keyword { return true }
            } else {
                return false
            }
        }
    }

    /// The next name or keyword, including backticks.
    private mutating func word() -> String? {
        skipSpace()
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "." }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(word)
    }

    /// The text before the first of some characters outside brackets, trimmed and without comments.
    private mutating func text(upTo ends: Set<Character>) -> String {
        var text = ""
        var depth = 0
        while let next = rest.first {
            if depth == 0, ends.contains(next) { break }
            if isComment {
                skipSpace()
                text += " "
                continue
            }
            if "([{<".contains(next) { depth += 1 }
            // The arrow of a function type closes no bracket.
            if ")]}".contains(next) || (next == ">" && text.last != "-") { depth -= 1 }
            text.append(next)
            rest.removeFirst()
        }
        let isSpace: (Character) -> Bool = { $0.isWhitespace }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }

    private var isComment: Bool { rest.hasPrefix("//") || rest.hasPrefix("/*") }

    /// Skips white space and comments, which may be nested.
    private mutating func skipSpace() {
        while let next = rest.first {
            if next.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                var depth = 0
                repeat {
                    if rest.hasPrefix("/*") {
                        depth += 1
                        rest = rest.dropFirst(2)
                    } else if rest.hasPrefix("*/") {
                        depth -= 1
                        rest = rest.dropFirst(2)
                    } else {
                        rest = rest.dropFirst()
                    }
                } while depth > 0 && !rest.isEmpty
            } else {
                return
            }
        }
    }

    /// Skips text in round brackets, including strings.
    private mutating func skipBrackets() {
        var depth = 0
        var isInString = false
        while let next = rest.popFirst() {
            if next == "\\" {
                _ = rest.popFirst()
            } else if next == "\"" {
                isInString.toggle()
            } else if !isInString {
                if next == "(" { depth += 1 }
                if next == ")" { depth -= 1 }
            }
            if depth == 0 { return }
        }
    }
}
