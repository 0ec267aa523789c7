/// Finds the parts of one declaration in its source text, without a parser.
///
/// The compiler has parsed the text before, so that brackets are balanced and comments end.
struct DeclarationScanner {
    /// A variable with its type and its initial value, as they are written.
    struct Variable {
        let name: String
        let type: String?
        let value: String?
    }

    private var rest: Substring

    private init(_ source: String) { rest = source[...] }

    /// The variable that a text declares; nil where it declares something else, or one with accessors.
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

    /// The name of the type that a text extends, without its module.
    static func extendedType(in source: String) -> String? {
        var scanner = DeclarationScanner(source)
        guard scanner.skip(to: "extension") else { return nil }
        scanner.skipSpace()
        let name = scanner.rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        return name.split(separator: ".").last.map(String.init)
    }

    /// Goes behind a keyword, past attributes and modifiers.
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

    /// A name or keyword, with the backticks that it may stand in.
    private mutating func word() -> String? {
        skipSpace()
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" || $0 == "." }
        rest = rest[word.endIndex...]
        return word.isEmpty ? nil : String(word)
    }

    /// The text before the first of some characters outside of brackets, without the space around it and comments in it.
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
            // The arrow of a function type closes nothing.
            if ")]}".contains(next) || (next == ">" && text.last != "-") { depth -= 1 }
            text.append(next)
            rest.removeFirst()
        }
        let isSpace: (Character) -> Bool = { $0.isWhitespace }
        return String(text.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
    }

    private var isComment: Bool { rest.hasPrefix("//") || rest.hasPrefix("/*") }

    /// Goes behind space and comments, which may be nested.
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

    /// Goes behind what stands in round brackets, strings in them included.
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
