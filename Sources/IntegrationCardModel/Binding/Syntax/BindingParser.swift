/// Takes a string apart into texts, paths, expressions and complex objects.
struct BindingParser {
    private var cursor: BindingCursor
    private let limits: CardLimits.Expressions
    private(set) var references: [BindingReference] = []
    private(set) var parts: [CardBinding.Part] = []
    private(set) var fragments: [CardBinding.Fragment] = []
    private(set) var readsClock = false

    init(_ source: String, limits: CardLimits.Expressions) {
        cursor = BindingCursor(source)
        self.limits = limits
    }

    mutating func parse() throws(BindingSyntaxError) {
        guard cursor.bytes.count <= limits.maximumBytes else {
            throw BindingSyntaxError(
                message: "the binding is longer than \(limits.maximumBytes) bytes", offset: limits.maximumBytes)
        }
        var text: [UInt8] = []
        func isBrace(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") }
        while let byte = cursor.current {
            if byte == UInt8(ascii: "\\"), let next = cursor.peek(1), isBrace(next) || next == byte {
                text.append(next)
                cursor.offset += 2
            } else if byte == UInt8(ascii: "{") {
                if let end = placeholderEnd() {
                    text.append(contentsOf: cursor.bytes[cursor.offset..<end])
                    cursor.offset = end
                    continue
                }
                flush(&text)
                fragments.append(.part(try readEmbedded(isWhole: true)))
            } else {
                text.append(byte)
                cursor.offset += 1
            }
        }
        flush(&text)
    }

    private mutating func flush(_ text: inout [UInt8]) {
        guard !text.isEmpty else { return }
        fragments.append(.text(String(decoding: text, as: UTF8.self)))
        text.removeAll(keepingCapacity: true)
    }

    /// The end of a `{{…}}` that no placeholder pass has replaced: it stays as it is written.
    private func placeholderEnd() -> Int? {
        guard cursor.peek(1) == UInt8(ascii: "{") else { return nil }
        var position = cursor.offset + 2
        while position + 1 < cursor.bytes.count {
            if cursor.bytes[position] == UInt8(ascii: "}"), cursor.bytes[position + 1] == UInt8(ascii: "}") {
                return position + 2
            }
            position += 1
        }
        return nil
    }

    /// Reads what the brace at the cursor opens and returns the number of the part that it became.
    private mutating func readEmbedded(isWhole: Bool) throws(BindingSyntaxError) -> Int {
        if isWhole {
            if cursor.peek(1) == UInt8(ascii: "=") {
                cursor.offset += 2
                return try readExpression()
            }
            if cursor.peek(1) == UInt8(ascii: ":"), cursor.peek(2) == UInt8(ascii: "=") {
                cursor.offset += 3
                return try readExpression()
            }
        }
        if ObjectLiteral.starts(cursor) {
            let start = cursor.offset
            let value = try ObjectLiteral.read(&cursor, depth: min(limits.maximumDepth, 64))
            return try complexPart(value, at: start)
        }
        let start = cursor.offset + 1
        var end = start
        while end < cursor.bytes.count, cursor.bytes[end] != UInt8(ascii: "}") { end += 1 }
        guard end < cursor.bytes.count else {
            throw BindingSyntaxError(message: "the brace is not closed", offset: cursor.offset)
        }
        cursor.offset = end + 1
        return addReference(BindingReference(cursor.text(start..<end)))
    }

    private mutating func readExpression() throws(BindingSyntaxError) -> Int {
        // The parser of the expression works on copies of the two lists, since embedded parts add to them.
        var inner = self
        var parser = ExpressionParser(cursor: cursor, maximumDepth: min(limits.maximumDepth, 256)) {
            (cursor) throws(BindingSyntaxError) -> Int in
            inner.cursor = cursor
            let part = try inner.readEmbedded(isWhole: false)
            cursor = inner.cursor
            return part
        }
        let program = try parser.parse()
        let end = parser.cursor
        self = inner
        cursor = end
        readsClock = readsClock || program.readsClock
        parts.append(.expression(program))
        return parts.count - 1
    }

    private mutating func addReference(_ reference: BindingReference) -> Int {
        let number: Int
        if let known = references.firstIndex(of: reference) {
            number = known
        } else {
            references.append(reference)
            number = references.count - 1
        }
        parts.append(.reference(number))
        return parts.count - 1
    }

    // MARK: Complex objects

    private mutating func complexPart(_ value: JSONValue, at offset: Int) throws(BindingSyntaxError) -> Int {
        switch value {
        case .string(let path): return addReference(BindingReference(path))
        case .object(let object):
            if object["path"] == nil, object["parts"] == nil, object["model"] == nil {
                // Without anything to bind to, UI5 yields the value, or an empty object.
                parts.append(.constant(object["value"] ?? .object([:])))
                return parts.count - 1
            }
            var inputs: [Int] = []
            if let listed = object["parts"]?.arrayValue {
                for part in listed { inputs.append(try complexPart(part, at: offset)) }
            } else {
                let path = object["path"]?.stringValue ?? ""
                if let model = object["model"]?.stringValue {
                    inputs.append(addReference(BindingReference(model: model, path: path)))
                } else {
                    inputs.append(addReference(BindingReference(path)))
                }
            }
            let formatter = try formatter(of: object, at: offset)
            if formatter == nil, object["parts"] == nil { return inputs[0] }
            parts.append(.composite(inputs, formatter: formatter))
            return parts.count - 1
        default:
            throw BindingSyntaxError(message: "expected a path or an object as a part of the binding", offset: offset)
        }
    }

    private func formatter(
        of object: JSONObject, at offset: Int
    ) throws(BindingSyntaxError) -> CardBinding.CompositeFormatter? {
        if let name = object["formatter"]?.stringValue {
            guard let function = JavaScriptGlobals.function(path: name) else {
                throw BindingSyntaxError(message: "the formatter “\(name)” is not known", offset: offset)
            }
            return .function(function, options: nil)
        }
        guard let type = object["type"]?.stringValue else { return nil }
        let name: String? =
            switch type.split(separator: ".").last.map(String.init) ?? "" {
            case "Integer": "format.integer"
            case "Float": "format.float"
            case "Currency": "format.currency"
            case "Unit": "format.unit"
            case "Date": "format.date"
            case "DateTime", "DateTimeOffset", "Time": "format.dateTime"
            case "String": "String"
            case "Boolean": nil
            default: ""
            }
        guard let name else { return nil }
        guard let function = JavaScriptGlobals.function(path: name) else {
            throw BindingSyntaxError(message: "the type “\(type)” is not known", offset: offset)
        }
        return .function(function, options: object["formatOptions"])
    }
}
