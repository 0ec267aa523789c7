/// Reads the JavaScript object notation of complex bindings: names without quotes, strings in single quotes.
enum ObjectLiteral {
    /// True if a brace opens an object: an optionally quoted name and a colon follow.
    static func starts(_ cursor: BindingCursor) -> Bool {
        var cursor = cursor
        guard cursor.skip(UInt8(ascii: "{")) else { return false }
        cursor.skipSpace()
        var quote: UInt8?
        if let byte = cursor.current, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
            quote = byte
            cursor.offset += 1
        }
        guard let first = cursor.current, BindingCursor.isIdentifierStart(first) else { return false }
        while let byte = cursor.current, BindingCursor.isIdentifierStart(byte) || BindingCursor.isDigit(byte) {
            cursor.offset += 1
        }
        if let quote, !cursor.skip(quote) { return false }
        cursor.skipSpace()
        return cursor.current == UInt8(ascii: ":")
    }

    /// Reads a value.
    static func read(_ cursor: inout BindingCursor, depth: Int) throws(BindingSyntaxError) -> JSONValue {
        guard depth > 0 else { throw BindingSyntaxError(message: "nested too deeply", offset: cursor.offset) }
        cursor.skipSpace()
        switch cursor.current {
        case UInt8(ascii: "{"): return try readObject(&cursor, depth: depth)
        case UInt8(ascii: "["):
            cursor.offset += 1
            var elements: [JSONValue] = []
            cursor.skipSpace()
            if cursor.skip(UInt8(ascii: "]")) { return .array(elements) }
            repeat {
                elements.append(try read(&cursor, depth: depth - 1))
                cursor.skipSpace()
            } while cursor.skip(UInt8(ascii: ","))
            try cursor.expect(UInt8(ascii: "]"))
            return .array(elements)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return .string(try cursor.readString())
        case UInt8(ascii: "-"):
            cursor.offset += 1
            return .number(-(try cursor.readNumber()))
        case let byte? where BindingCursor.isDigit(byte) || byte == UInt8(ascii: "."):
            return .number(try cursor.readNumber())
        case let byte? where BindingCursor.isIdentifierStart(byte):
            let start = cursor.offset
            switch cursor.readIdentifier() {
            case "true": return true
            case "false": return false
            case "null", "undefined": return nil
            default:
                cursor.offset = start
                throw cursor.unexpected("a value")
            }
        default: throw cursor.unexpected("a value")
        }
    }

    private static func readObject(
        _ cursor: inout BindingCursor, depth: Int
    ) throws(BindingSyntaxError) -> JSONValue {
        cursor.offset += 1
        var object = JSONObject()
        cursor.skipSpace()
        if cursor.skip(UInt8(ascii: "}")) { return .object(object) }
        repeat {
            cursor.skipSpace()
            let name: String
            if let byte = cursor.current, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                name = try cursor.readString()
            } else {
                name = try cursor.expectIdentifier()
            }
            try cursor.expect(UInt8(ascii: ":"))
            object[name] = try read(&cursor, depth: depth - 1)
            cursor.skipSpace()
        } while cursor.skip(UInt8(ascii: ","))
        try cursor.expect(UInt8(ascii: "}"))
        return .object(object)
    }
}
