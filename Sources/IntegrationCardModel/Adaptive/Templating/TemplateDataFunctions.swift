import Foundation

extension TemplateEvaluator {
    /// The functions of the published list that cards cannot use, with the reason.
    static let refusals: [String: String] = [
        "xPath": "a card has no XML",
        "xml": "a card has no XML",
        "jPath":
            "the platforms of Adaptive Expressions read different paths; write “a.b[0]” or use where() and select()",
        "setPathToValue": "a template has no memory to write to",
    ]

    /// Calls a function of bytes, JSON, or texts with expressions in them; nil when the name is another.
    mutating func dataFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> Answer? {
        let value = values.first ?? nil
        switch name {
        case "concat":
            // Lists make a list; beside other values they are a text.
            let lists = values.compactMap { $0 }.filter { !$0.isNull }
            guard !lists.isEmpty, lists.allSatisfy({ $0.arrayValue != nil }) else {
                return Answer(try joined(values))
            }
            try checkCount(lists.reduce(0) { $0 + ($1.arrayValue?.count ?? 0) })
            return Answer(.array(lists.flatMap { $0.arrayValue ?? [] }))
        case "base64": return Answer(.string(Data(try bytes(value)).base64EncodedString()))
        case "binary", "dataUriToBinary": return Answer(try list(of: Data(text(value).utf8)))
        case "base64ToBinary":
            guard let data = Data(base64Encoded: text(value)) else { throw Failure(message: "the text is not Base64") }
            return Answer(try list(of: data))
        case "jsonStringify":
            guard let json = (value ?? .null).jsonText(maximumBytes: maximumBytes) else {
                spendQuietly(maximumBytes / Self.bytesOfStep)
                throw Failure(message: "the text is too long")
            }
            try spend(json.utf8.count / (value?.stringValue == nil ? Self.bytesOfStep : 64))
            return Answer(.string(json))
        case "stringOrValue":
            guard case .string(let text)? = value else { return Answer(value) }
            return Answer(try interpolated(text))
        default: return nil
        }
    }

    /// The texts of elements with commas between them, as JavaScript joins lists. It ends behind the bound of texts.
    func commaText(_ elements: [JSONValue]) -> String {
        var result = ""
        for (position, element) in elements.enumerated() {
            if position > 0 { result += "," }
            result += written(element)
            guard result.utf8.count <= maximumBytes else { break }
        }
        return result
    }

    /// The value of a text with expressions: that of the only expression, or a text.
    private mutating func interpolated(_ text: String) throws(Failure) -> JSONValue? {
        guard text.contains("${") else { return .string(text) }
        // A text may name itself; each level takes as much of the stack as many nested calls.
        textDepth += 1
        defer { textDepth -= 1 }
        guard textDepth <= 16 else { throw Failure(message: "the expression is nested too deeply") }
        let limits = environment.limits.expressions
        guard text.utf8.count <= limits.maximumBytes else { throw Failure(message: "the text is too long") }
        // In backticks, the text is an expression; those that it holds must be escaped.
        var cursor = BindingCursor(Self.escapingBackticks(text) + "`}")
        let expression: TemplateExpression
        do throws(BindingSyntaxError) {
            expression = try TemplateExpressionParser.parse(&cursor, maximumDepth: min(limits.maximumDepth, 128))
        } catch {
            throw Failure(message: error.description)
        }
        if case .call("concat", let parts) = expression, parts.count == 1 { return try evaluate(parts[0]) }
        return try evaluate(expression)
    }

    private static func escapingBackticks(_ text: String) -> String {
        var escaped = "`"
        var isEscaped = false
        for character in text {
            if character == "`", !isEscaped { escaped += "\\" }
            isEscaped = character == "\\" && !isEscaped
            escaped.append(character)
        }
        return escaped
    }

    /// The bytes of a text, or those that a list of numbers stands for.
    private mutating func bytes(_ value: JSONValue?) throws(Failure) -> [UInt8] {
        guard case .array(let elements)? = value else { return Array(text(value).utf8) }
        var bytes: [UInt8] = []
        for element in elements {
            guard let byte = element.numberValue.flatMap({ UInt8(exactly: $0) }) else {
                throw Failure(message: "a list of bytes is expected")
            }
            bytes.append(byte)
        }
        return bytes
    }

    private mutating func list(of data: Data) throws(Failure) -> JSONValue {
        try checkCount(data.count)
        try spend(data.count / 4)
        return .array(data.map { .number(Double($0)) })
    }
}
