/// Reads the expressions of `{= … }`: a part of JavaScript, with UI5's binding powers.
struct ExpressionParser {
    var cursor: BindingCursor
    private(set) var program = ExpressionProgram()
    private var remainingDepth: Int
    /// Reads an embedded `{…}` at the cursor and returns the number of the part that it became.
    private let readPart: (inout BindingCursor) throws(BindingSyntaxError) -> Int

    init(
        cursor: BindingCursor, maximumDepth: Int,
        readPart: @escaping (inout BindingCursor) throws(BindingSyntaxError) -> Int
    ) {
        self.cursor = cursor
        remainingDepth = maximumDepth
        self.readPart = readPart
    }

    /// Reads an expression up to its closing brace and moves behind that.
    mutating func parse() throws(BindingSyntaxError) -> ExpressionProgram {
        program.root = try expression(0)
        try cursor.expect(UInt8(ascii: "}"))
        return program
    }

    private mutating func expression(_ power: Int) throws(BindingSyntaxError) -> Int {
        guard remainingDepth > 0 else {
            throw BindingSyntaxError(message: "the expression is nested too deeply", offset: cursor.offset)
        }
        remainingDepth -= 1
        defer { remainingDepth += 1 }
        var left = try operand()
        var chain = 0
        while let infix = infix(), infix.power > power {
            // Long chains such as a.b.c.… nest to the left: they need no depth here, but when they are evaluated.
            chain += 1
            guard chain <= 200 else {
                throw BindingSyntaxError(
                    message: "the expression has too many operators in a row", offset: cursor.offset)
            }
            cursor.offset += infix.length
            left = try operation(infix.token, left)
        }
        return left
    }

    // MARK: Operands

    private mutating func operand() throws(BindingSyntaxError) -> Int {
        cursor.skipSpace()
        guard let byte = cursor.current else { throw cursor.unexpected("an operand") }
        switch byte {
        case UInt8(ascii: "$") where cursor.peek(1) == UInt8(ascii: "{"),
            UInt8(ascii: "%") where cursor.peek(1) == UInt8(ascii: "{"):
            cursor.offset += 1
            program.isConstant = false
            return program.add(.part(try readPart(&cursor)))
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            return program.add(.constant(.string(try cursor.readString())))
        case UInt8(ascii: "("):
            cursor.offset += 1
            let inner = try expression(0)
            try cursor.expect(UInt8(ascii: ")"))
            return inner
        case UInt8(ascii: "["):
            cursor.offset += 1
            return program.add(.array(try list(until: UInt8(ascii: "]"))))
        case UInt8(ascii: "{"):
            cursor.offset += 1
            return try map()
        case UInt8(ascii: "!"):
            cursor.offset += 1
            return program.add(.unary(.not, try expression(15)))
        case UInt8(ascii: "-"):
            cursor.offset += 1
            return program.add(.unary(.minus, try expression(13)))
        case UInt8(ascii: "+"):
            cursor.offset += 1
            return program.add(.unary(.plus, try expression(13)))
        case UInt8(ascii: "."):
            guard let digit = cursor.peek(1), BindingCursor.isDigit(digit) else {
                throw cursor.unexpected("an operand")
            }
            return program.add(.constant(.number(try cursor.readNumber())))
        default:
            if BindingCursor.isDigit(byte) { return program.add(.constant(.number(try cursor.readNumber()))) }
            guard BindingCursor.isIdentifierStart(byte) else { throw cursor.unexpected("an operand") }
            return try identifier()
        }
    }

    private mutating func identifier() throws(BindingSyntaxError) -> Int {
        let start = cursor.offset
        let name = cursor.readIdentifier()
        switch name {
        case "true": return program.add(.constant(.bool(true)))
        case "false": return program.add(.constant(.bool(false)))
        case "null": return program.add(.constant(.null))
        case "typeof": return program.add(.unary(.typeof, try expression(15)))
        case "in":
            cursor.offset = start
            throw cursor.unexpected("an operand")
        default:
            guard let global = JavaScriptGlobals.value(of: name) else { return program.add(.unknownIdentifier(name)) }
            if case .namespace(let namespace) = global, namespace == .date || namespace == .dateRange {
                program.readsClock = true
            }
            return program.add(.constant(global))
        }
    }

    private mutating func list(until close: UInt8) throws(BindingSyntaxError) -> [Int] {
        var elements: [Int] = []
        cursor.skipSpace()
        if cursor.skip(close) { return elements }
        repeat {
            elements.append(try expression(0))
            cursor.skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        try cursor.expect(close)
        return elements
    }

    private mutating func map() throws(BindingSyntaxError) -> Int {
        var entries: [ExpressionNode.MapEntry] = []
        cursor.skipSpace()
        if cursor.skip(UInt8(ascii: "}")) { return program.add(.map(entries)) }
        repeat {
            cursor.skipSpace()
            let name: String
            if let byte = cursor.current, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                name = try cursor.readString()
            } else {
                name = try cursor.expectIdentifier()
            }
            try cursor.expect(UInt8(ascii: ":"))
            entries.append(.init(name: name, value: try expression(0)))
            cursor.skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        try cursor.expect(UInt8(ascii: "}"))
        return program.add(constant(of: entries) ?? .map(entries))
    }

    /// The map as a constant when all of its values are constants, as the options of formatters mostly are.
    private func constant(of entries: [ExpressionNode.MapEntry]) -> ExpressionNode? {
        var members: [(name: String, value: JavaScriptValue)] = []
        for entry in entries {
            guard case .constant(let value) = program.nodes[entry.value] else { return nil }
            members.append((entry.name, value))
        }
        return .constant(.object(members))
    }

    // MARK: Operators

    private enum Infix {
        case member, element, call, conditional, and, or
        case binary(BinaryOperator, power: Int)
    }

    /// The infix operator at the cursor with its binding power and length.
    private mutating func infix() -> (token: Infix, power: Int, length: Int)? {
        cursor.skipSpace()
        guard let byte = cursor.current else { return nil }
        func binary(_ operation: BinaryOperator, _ power: Int, _ length: Int = 1) -> (Infix, Int, Int) {
            (.binary(operation, power: power), power, length)
        }
        let next = cursor.peek(1)
        switch byte {
        case UInt8(ascii: "."): return (.member, 18, 1)
        case UInt8(ascii: "["): return (.element, 18, 1)
        case UInt8(ascii: "("): return (.call, 17, 1)
        case UInt8(ascii: "*"): return binary(.multiply, 14)
        case UInt8(ascii: "/"): return binary(.divide, 14)
        case UInt8(ascii: "%"): return binary(.remainder, 14)
        case UInt8(ascii: "+"): return binary(.add, 13)
        case UInt8(ascii: "-"): return binary(.subtract, 13)
        case UInt8(ascii: "<"):
            return next == UInt8(ascii: "=") ? binary(.lessOrEqual, 11, 2) : binary(.less, 11)
        case UInt8(ascii: ">"):
            return next == UInt8(ascii: "=") ? binary(.greaterOrEqual, 11, 2) : binary(.greater, 11)
        case UInt8(ascii: "=") where next == byte && cursor.peek(2) == byte: return binary(.identical, 10, 3)
        case UInt8(ascii: "!") where next == UInt8(ascii: "=") && cursor.peek(2) == UInt8(ascii: "="):
            return binary(.notIdentical, 10, 3)
        case UInt8(ascii: "&") where next == byte: return (.and, 7, 2)
        case UInt8(ascii: "|") where next == byte: return (.or, 6, 2)
        case UInt8(ascii: "?"): return (.conditional, 4, 1)
        case UInt8(ascii: "i") where next == UInt8(ascii: "n"):
            if let after = cursor.peek(2), BindingCursor.isIdentifierStart(after) || BindingCursor.isDigit(after) {
                return nil
            }
            return binary(.isIn, 11, 2)
        default: return nil
        }
    }

    private mutating func operation(_ token: Infix, _ left: Int) throws(BindingSyntaxError) -> Int {
        switch token {
        case .member: return program.add(.member(left, try cursor.expectIdentifier()))
        case .element:
            let index = try expression(0)
            try cursor.expect(UInt8(ascii: "]"))
            return program.add(.element(left, index))
        case .call: return program.add(.call(left, try list(until: UInt8(ascii: ")"))))
        case .and: return program.add(.and(left, try expression(6)))
        case .or: return program.add(.or(left, try expression(5)))
        case .conditional:
            let whenTrue = try expression(0)
            try cursor.expect(UInt8(ascii: ":"))
            return program.add(.conditional(left, whenTrue, try expression(3)))
        case .binary(let operation, let power): return program.add(.binary(operation, left, try expression(power)))
        }
    }
}
