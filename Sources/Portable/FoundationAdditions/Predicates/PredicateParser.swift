import Foundation

/// Reads the format of a predicate, in the notation of Apple's *Predicate Programming Guide*.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var position = 0
    private let arguments: [Any]
    private var usedArguments = 0

    /// The formula of a format with its arguments.
    static func formula(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> PredicateFormula {
        var parser = PredicateParser(tokens: try PredicateToken.tokens(format), arguments: arguments)
        let formula = try parser.disjunction()
        guard parser.next == .end else { throw PredicateFormatError(description: "something follows the predicate") }
        return formula
    }

    private init(tokens: [PredicateToken], arguments: [Any]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var next: PredicateToken { tokens[position] }

    private mutating func advance() -> PredicateToken {
        defer { if next != .end { position += 1 } }
        return next
    }

    /// Takes the next token if it is one of these words, in any case, or signs.
    private mutating func take(_ words: String...) -> String? {
        switch next {
        case .word(let word) where words.contains(word.uppercased()):
            position += 1
            return word.uppercased()
        case .sign(let sign) where words.contains(sign):
            position += 1
            return sign
        default: return nil
        }
    }

    private mutating func require(_ sign: String) throws(PredicateFormatError) {
        guard take(sign) != nil else { throw PredicateFormatError(description: "\(sign) is missing") }
    }

    // MARK: Formulas

    private mutating func disjunction() throws(PredicateFormatError) -> PredicateFormula {
        var formula = try conjunction()
        while take("OR", "||") != nil { formula = .or(formula, try conjunction()) }
        return formula
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateFormula {
        var formula = try negation()
        while take("AND", "&&") != nil { formula = .and(formula, try negation()) }
        return formula
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateFormula {
        if take("NOT", "!") != nil { return .not(try negation()) }
        if take("TRUEPREDICATE") != nil { return .constant(true) }
        if take("FALSEPREDICATE") != nil { return .constant(false) }
        // A parenthesis opens a formula or an expression: it is the latter if an operator follows.
        let start = self
        if take("(") != nil, let formula = try? disjunction(), take(")") != nil, !operatorFollows { return formula }
        self = start
        return .comparison(try comparison())
    }

    private var operatorFollows: Bool {
        var copy = self
        return copy.operation() != nil || copy.take("+", "-", "*", "/", "**", ".", "[") != nil
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
        let quantifier: PredicateComparison.Quantifier =
            switch take("ANY", "SOME", "ALL", "NONE") {
            case "ANY", "SOME": .any
            case "ALL": .all
            case "NONE": .none
            default: .one
            }
        let left = try expression()
        guard let operation = operation() else { throw PredicateFormatError(description: "an operator is missing") }
        let options = try options()
        return PredicateComparison(
            quantifier: quantifier, left: left, operation: operation, options: options, right: try expression())
    }

    private mutating func operation() -> PredicateComparison.Operation? {
        switch take(
            "=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH",
            "LIKE",
            "MATCHES", "IN")
        {
        case "=": .equal
        case "<>": .notEqual
        case "=<": .lessOrEqual
        case "=>": .greaterOrEqual
        case let sign?: PredicateComparison.Operation(rawValue: sign)
        case nil: nil
        }
    }

    /// The letters in brackets after an operator: `c` ignores case, `d` accents.
    private mutating func options() throws(PredicateFormatError) -> String.CompareOptions {
        guard case .sign("[") = next, position + 2 < tokens.count, case .word(let letters) = tokens[position + 1],
            tokens[position + 2] == .sign("]"), letters.lowercased().allSatisfy({ "cdnlw".contains($0) })
        else { return [] }
        position += 3
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: Expressions

    private mutating func expression() throws(PredicateFormatError) -> PredicateExpression {
        var left = try product()
        while let sign = take("+", "-") { left = .arithmetic(sign, left, try product()) }
        return left
    }

    private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
        var left = try power()
        while let sign = take("*", "/") { left = .arithmetic(sign, left, try power()) }
        return left
    }

    private mutating func power() throws(PredicateFormatError) -> PredicateExpression {
        let base = try signed()
        return take("**") == nil ? base : .arithmetic("**", base, try power())
    }

    private mutating func signed() throws(PredicateFormatError) -> PredicateExpression {
        if take("-") != nil { return .arithmetic("-", .constant(.integer(0)), try signed()) }
        var owner = try primary()
        while true {
            if take(".") != nil {
                owner = try key(of: owner)
            } else if case .sign("[") = next, try options().isEmpty, take("[") != nil {
                owner = .element(try expression(), of: owner)
                try require("]")
            } else {
                return owner
            }
        }
    }

    /// The key after a point: a word, an operator such as `@count`, or the words in an argument.
    private mutating func key(of owner: PredicateExpression) throws(PredicateFormatError) -> PredicateExpression {
        switch advance() {
        case .word(let key), .name(let key): return .key(key, of: owner)
        case .place("K"): return try keyPath(of: owner)
        case .sign("@"):
            guard case .word(let name) = advance() else { throw PredicateFormatError(description: "@ without a name") }
            // `@sum.amount` is the sum of the amounts: the keys come before the operator.
            var inner = owner
            while !["count"].contains(name), take(".") != nil { inner = try key(of: inner) }
            return .key("@" + name, of: inner)
        default: throw PredicateFormatError(description: "a key is missing after the point")
        }
    }

    private mutating func argument() throws(PredicateFormatError) -> Any {
        guard usedArguments < arguments.count else { throw PredicateFormatError(description: "an argument is missing") }
        defer { usedArguments += 1 }
        return arguments[usedArguments]
    }

    private mutating func keyPath(of owner: PredicateExpression) throws(PredicateFormatError) -> PredicateExpression {
        guard case .text(let path) = PredicateValue(try argument()) else {
            throw PredicateFormatError(description: "the argument of %K is no text")
        }
        var keys = path.split(separator: ".").map(String.init)
        if let index = keys.firstIndex(where: { $0.hasPrefix("@") }) { keys.append(keys.remove(at: index)) }
        return keys.reduce(owner) { $1.lowercased() == "self" ? $0 : .key($1, of: $0) }
    }

    private mutating func primary() throws(PredicateFormatError) -> PredicateExpression {
        switch advance() {
        case .text(let text): return .constant(.text(text))
        case .integer(let value): return .constant(.integer(value))
        case .number(let value): return .constant(.number(value))
        case .variable(let name): return .variable(name)
        case .place("K"): return try keyPath(of: .object)
        case .place: return .constant(PredicateValue(try argument()))
        case .name(let name): return .key(name, of: .object)
        case .sign("("):
            let inner = try expression()
            try require(")")
            return inner
        case .sign("{"):
            var elements: [PredicateExpression] = []
            while take("}") == nil {
                if !elements.isEmpty { try require(",") }
                elements.append(try expression())
            }
            return .list(elements)
        case .sign("@"):
            position -= 1
            return try key(of: .object)
        case .word(let word): return try named(word)
        default: throw PredicateFormatError(description: "a value is missing")
        }
    }

    private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": return .object
        case "NULL", "NIL": return .constant(.null)
        case "TRUE", "YES": return .constant(.integer(1))
        case "FALSE", "NO": return .constant(.integer(0))
        case "SUBQUERY":
            try require("(")
            let list = try expression()
            try require(",")
            guard case .variable(let name) = advance() else {
                throw PredicateFormatError(description: "SUBQUERY without a variable")
            }
            try require(",")
            let formula = try disjunction()
            try require(")")
            return .subquery(list, variable: name, formula)
        default: break
        }
        guard PredicateFunctions.isKnown(word), next == .sign(":") || next == .sign("(") else {
            return .key(word, of: .object)
        }
        _ = take(":")
        try require("(")
        var values: [PredicateExpression] = []
        while take(")") == nil {
            if !values.isEmpty { try require(",") }
            values.append(try expression())
        }
        return .function(word, values)
    }
}
