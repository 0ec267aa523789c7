/// A word, sign or value of a predicate's format.
enum PredicateToken: Equatable {
    /// A word that may be reserved, or a part of a key path.
    case word(String)
    /// A word after `#`, which is never reserved.
    case name(String)
    case variable(String)
    case text(String)
    case integer(Int)
    case number(Double)
    /// A place for an argument, by the letter of its conversion.
    case place(Character)
    case sign(String)
    case end
}

/// A format that is no predicate.
struct PredicateFormatError: Error, CustomStringConvertible {
    var description: String
}

extension PredicateToken {
    private static let signs = [
        "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", ":=", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]", ",", ".", "+",
        "-", "*", "/", ":", "@",
    ]

    /// The tokens of a format, with an end.
    static func tokens(_ format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            switch first {
            case _ where first.isWhitespace:
                rest.removeFirst()
            case "'", "\"":
                tokens.append(.text(try text(&rest)))
            case "%":
                rest.removeFirst()
                // The size of a number does not matter: arguments know theirs.
                rest = rest.drop { "hlqjztL0123456789.".contains($0) }
                guard let letter = rest.popFirst() else { throw PredicateFormatError(description: "% at the end") }
                tokens.append(.place(letter))
            case "$":
                rest.removeFirst()
                tokens.append(.variable(word(&rest)))
            case "#":
                rest.removeFirst()
                tokens.append(.name(word(&rest)))
            case _ where first.isLetter || first == "_":
                tokens.append(.word(word(&rest)))
            case _ where first.isNumber:
                tokens.append(try number(&rest))
            default:
                guard let sign = signs.first(where: { rest.hasPrefix($0) }) else {
                    throw PredicateFormatError(description: "\(first) has no meaning")
                }
                rest = rest.dropFirst(sign.count)
                tokens.append(.sign(sign))
            }
        }
        return tokens + [.end]
    }

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
        rest = rest[word.endIndex...]
        return String(word)
    }

    private static func text(_ rest: inout Substring) throws(PredicateFormatError) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return text }
            guard next == "\\", let escaped = rest.popFirst() else {
                text.append(next)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw PredicateFormatError(description: "a text has no end")
    }

    private static func number(_ rest: inout Substring) throws(PredicateFormatError) -> PredicateToken {
        if rest.hasPrefix("0x") {
            let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
            rest = rest[digits.endIndex...]
            guard let value = Int(digits, radix: 16) else {
                throw PredicateFormatError(description: "0x without digits")
            }
            return .integer(value)
        }
        var digits = rest.prefix { $0.isNumber }
        var after = rest[digits.endIndex...]
        if after.first == ".", after.dropFirst().first?.isNumber == true {
            digits = rest[..<(after.dropFirst().firstIndex { !$0.isNumber } ?? rest.endIndex)]
            after = rest[digits.endIndex...]
        }
        if after.first == "e" || after.first == "E" {
            let exponent = after.dropFirst().drop { $0 == "-" || $0 == "+" }
            if exponent.first?.isNumber == true {
                digits = rest[..<(exponent.firstIndex { !$0.isNumber } ?? rest.endIndex)]
            }
        }
        rest = rest[digits.endIndex...]
        if let value = Int(digits) { return .integer(value) }
        guard let value = Double(digits) else { throw PredicateFormatError(description: "\(digits) is no number") }
        return .number(value)
    }
}
