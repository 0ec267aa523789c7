/// An expression of the Adaptive Cards templating language, as it stands within `${…}`.
indirect enum TemplateExpression: Sendable {
    case constant(JSONValue)
    /// A name: a property of the data context, a variable of `select`, or one of `$root`, `$data`, `$index`.
    case name(String)
    case member(TemplateExpression, String)
    case element(TemplateExpression, TemplateExpression)
    case call(String, [TemplateExpression])
    case array([TemplateExpression])
    case object([(name: String, value: TemplateExpression)])
    case not(TemplateExpression)
    case negative(TemplateExpression)
    case binary(Operator, TemplateExpression, TemplateExpression)
    case conditional(TemplateExpression, TemplateExpression, TemplateExpression)

    enum Operator: String, Sendable {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case remainder = "%"
        case power = "^"
        case concatenate = "&"
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case and = "&&"
        case or = "||"
        case coalesce = "??"
    }
}

/// Reads expressions of the templating language.
struct TemplateExpressionParser {
    private var cursor: BindingCursor
    private var remainingDepth: Int

    init(cursor: BindingCursor, maximumDepth: Int) {
        self.cursor = cursor
        remainingDepth = maximumDepth
    }

    /// Reads an expression up to its closing brace; the cursor must be behind the opening one. For a broken expression
    /// the cursor is where reading ended.
    static func parse(
        _ cursor: inout BindingCursor, maximumDepth: Int
    ) throws(BindingSyntaxError) -> TemplateExpression {
        var parser = TemplateExpressionParser(cursor: cursor, maximumDepth: maximumDepth)
        defer { cursor.offset = parser.cursor.offset }
        let expression = try parser.expression(0)
        try parser.cursor.expect(UInt8(ascii: "}"))
        return expression
    }

    private mutating func expression(_ power: Int) throws(BindingSyntaxError) -> TemplateExpression {
        guard remainingDepth > 0 else {
            throw BindingSyntaxError(message: "the expression is nested too deeply", offset: cursor.offset)
        }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        var left = try operand()
        var chain = 0
        while let (token, strength) = infix(), strength > power {
            chain += 1
            guard chain <= 100 else {
                throw BindingSyntaxError(
                    message: "the expression has too many operators in a row", offset: cursor.offset)
            }
            cursor.offset += token.utf8.count
            switch token {
            case ".": left = .member(left, try cursor.expectIdentifier())
            case "[":
                let index = try expression(0)
                try cursor.expect(UInt8(ascii: "]"))
                left = .element(left, index)
            case "?":
                let whenTrue = try expression(0)
                try cursor.expect(UInt8(ascii: ":"))
                left = .conditional(left, whenTrue, try expression(0))
            default:
                guard let operation = TemplateExpression.Operator(rawValue: token) else { return left }
                left = .binary(operation, left, try expression(token == "^" ? strength - 1 : strength))
            }
        }
        return left
    }

    private mutating func infix() -> (token: String, strength: Int)? {
        cursor.skipSpace()
        guard let byte = cursor.current, byte < 0x80 else { return nil }
        let single = String(UnicodeScalar(byte))
        let double = cursor.peek(1).flatMap { $0 < 0x80 ? single + String(UnicodeScalar($0)) : nil } ?? single
        switch double {
        case "||": return (double, 2)
        case "&&": return (double, 3)
        case "??": return (double, 2)
        case "==", "!=": return (double, 4)
        case "<=", ">=": return (double, 5)
        default: break
        }
        switch single {
        case "?": return (single, 1)
        case "<", ">": return (single, 5)
        case "&": return (single, 6)
        case "+", "-": return (single, 7)
        case "*", "/", "%": return (single, 8)
        case "^": return (single, 9)
        case ".", "[": return (single, 11)
        default: return nil
        }
    }

    private mutating func operand() throws(BindingSyntaxError) -> TemplateExpression {
        cursor.skipSpace()
        guard let byte = cursor.current else { throw cursor.unexpected("an operand") }
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .constant(.string(try text(quote: byte)))
        case UInt8(ascii: "("):
            cursor.offset += 1
            let inner = try expression(0)
            try cursor.expect(UInt8(ascii: ")"))
            return inner
        case UInt8(ascii: "["):
            cursor.offset += 1
            return .array(try list(until: UInt8(ascii: "]")))
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "`"): return try interpolation()
        case UInt8(ascii: "!"):
            cursor.offset += 1
            return .not(try expression(10))
        case UInt8(ascii: "-"):
            cursor.offset += 1
            return .negative(try expression(10))
        case UInt8(ascii: "+"):
            cursor.offset += 1
            return try expression(10)
        default: break
        }
        if BindingCursor.isDigit(byte) || byte == UInt8(ascii: ".") {
            return .constant(.number(try cursor.readNumber()))
        }
        guard BindingCursor.isIdentifierStart(byte) || byte == UInt8(ascii: "@") else {
            throw cursor.unexpected("an operand")
        }
        if byte == UInt8(ascii: "@") { cursor.offset += 1 }
        var name = try cursor.expectIdentifier()
        switch name {
        case "true": return .constant(true)
        case "false": return .constant(false)
        case "null", "undefined": return .constant(nil)
        default: break
        }
        // Names of functions may have a name space: "Microsoft.length".
        if cursor.current == UInt8(ascii: "("), !name.hasPrefix("$") {
            cursor.offset += 1
            return .call(name, try list(until: UInt8(ascii: ")")))
        }
        if name == "$" { name = "$root" }
        return .name(name)
    }

    private mutating func list(until close: UInt8) throws(BindingSyntaxError) -> [TemplateExpression] {
        var elements: [TemplateExpression] = []
        cursor.skipSpace()
        if cursor.skip(close) { return elements }
        repeat {
            elements.append(try expression(0))
            cursor.skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        try cursor.expect(close)
        return elements
    }

    /// Reads the members of an object: `{a: 1, 'b c': 2}`.
    private mutating func members() throws(BindingSyntaxError) -> [(name: String, value: TemplateExpression)] {
        var members: [(name: String, value: TemplateExpression)] = []
        cursor.offset += 1
        cursor.skipSpace()
        if cursor.skip(UInt8(ascii: "}")) { return members }
        repeat {
            cursor.skipSpace()
            let isQuoted = cursor.current == UInt8(ascii: "'") || cursor.current == UInt8(ascii: "\"")
            let name = isQuoted ? try text(quote: cursor.bytes[cursor.offset]) : try cursor.expectIdentifier()
            try cursor.expect(UInt8(ascii: ":"))
            members.append((name, try expression(0)))
            cursor.skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        try cursor.expect(UInt8(ascii: "}"))
        return members
    }

    /// Reads a text in backticks, which may hold further expressions: `` `Hello ${name}` ``.
    private mutating func interpolation() throws(BindingSyntaxError) -> TemplateExpression {
        let opening = cursor.offset
        cursor.offset += 1
        var parts: [TemplateExpression] = []
        var text = ""
        var start = cursor.offset
        while let byte = cursor.current {
            if let escaped = cursor.skipTemplateEscape() {
                text += cursor.text(start..<escaped.lowerBound)
                start = escaped.upperBound
                continue
            }
            guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "$") && cursor.peek(1) == UInt8(ascii: "{") else {
                cursor.offset += 1
                continue
            }
            text += cursor.text(start..<cursor.offset)
            if !text.isEmpty { parts.append(.constant(.string(text))) }
            text = ""
            if cursor.skip(byte), byte == UInt8(ascii: "`") {
                return parts.isEmpty ? .constant("") : .call("concat", parts)
            }
            cursor.offset += 1
            parts.append(try expression(0))
            try cursor.expect(UInt8(ascii: "}"))
            start = cursor.offset
        }
        throw BindingSyntaxError(message: "the string is not closed", offset: opening)
    }

    /// Reads a text; a backslash keeps the quote behind it, and makes n, r and t control characters.
    private mutating func text(quote: UInt8) throws(BindingSyntaxError) -> String {
        let start = cursor.offset
        cursor.offset += 1
        var content: [UInt8] = []
        while let byte = cursor.current {
            cursor.offset += 1
            if byte == quote { return String(decoding: content, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let next = cursor.current else {
                content.append(byte)
                continue
            }
            cursor.offset += 1
            switch next {
            case UInt8(ascii: "n"): content.append(0x0A)
            case UInt8(ascii: "r"): content.append(0x0D)
            case UInt8(ascii: "t"): content.append(0x09)
            case quote, UInt8(ascii: "\\"): content.append(next)
            default: content += [byte, next]
            }
        }
        throw BindingSyntaxError(message: "the string is not closed", offset: start)
    }
}

extension BindingCursor {
    /// Skips a backslash and the sign behind it, which neither begins an expression nor ends a text.
    ///
    /// - Returns: nil without a backslash; otherwise the place to leave out: the backslash before a dollar sign or a
    ///   backtick, and nothing before other signs.
    mutating func skipTemplateEscape() -> Range<Int>? {
        guard current == UInt8(ascii: "\\"), let sign = peek(1) else { return nil }
        let isLeftOut = sign == UInt8(ascii: "$") || sign == UInt8(ascii: "`")
        defer { offset += 2 }
        return offset..<(offset + (isLeftOut ? 1 : 0))
    }
}
