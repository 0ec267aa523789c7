import Foundation

/// JavaScript's conversions between kinds of values.
struct JavaScriptCoercion: Sendable {
    let timeZone: TimeZone
    let maximumResultBytes: Int

    init(timeZone: TimeZone, maximumResultBytes: Int) {
        self.timeZone = timeZone
        self.maximumResultBytes = maximumResultBytes
    }

    func number(_ value: JavaScriptValue) throws(EvaluationFailure) -> Double {
        switch value {
        case .undefined: .nan
        case .null: 0
        case .bool(let bool): bool ? 1 : 0
        case .number(let number): number
        case .string(let string): JavaScriptNumber.parse(string)
        case .date(let milliseconds): milliseconds
        default: JavaScriptNumber.parse(try string(value))
        }
    }

    /// The number without its fraction; NaN becomes the default.
    func integer(_ value: JavaScriptValue, default fallback: Int = 0) throws(EvaluationFailure) -> Int {
        if value.isUndefined { return fallback }
        let number = try number(value)
        if number.isNaN { return 0 }
        return Int(max(-9e15, min(9e15, number.rounded(.towardZero))))
    }

    /// The value as an integer without a sign of 32 bits: negative ones are counted from above.
    func unsigned(_ value: JavaScriptValue) throws(EvaluationFailure) -> Int {
        let number = try number(value)
        guard number.isFinite else { return 0 }
        let rest = Int(number.rounded(.towardZero).truncatingRemainder(dividingBy: 4_294_967_296))
        return rest < 0 ? rest + 4_294_967_296 : rest
    }

    func string(_ value: JavaScriptValue, depth: Int = 0) throws(EvaluationFailure) -> String {
        switch value {
        case .undefined: return "undefined"
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let number): return JavaScriptNumber.text(number)
        case .string(let string): return string
        case .date(let milliseconds): return JavaScriptDate.text(milliseconds, timeZone: timeZone)
        case .pattern(let pattern): return "/\(pattern.source)/\(pattern.flags)"
        case .function(let function): return "function \(function.name)() { [native code] }"
        case .namespace(let namespace):
            return namespace.isCallable
                ? "function \(namespace.rawValue)() { [native code] }" : "[object \(namespace.rawValue)]"
        case .object, .json(.object): return "[object Object]"
        case .array, .json:
            guard depth < 128 else { throw .limit("the value is nested too deeply for a text") }
            let limit = maximumResultBytes
            var text = ""
            var isFirst = true
            for element in value.elements ?? [] {
                if !isFirst { text += "," }
                isFirst = false
                if !element.isNullish { text += try string(element, depth: depth + 1) }
                guard text.utf8.count <= limit else { throw .limit("the text is longer than \(limit) bytes") }
            }
            return text
        }
    }

    /// The primitive for `+`: dates and objects become texts.
    func primitive(_ value: JavaScriptValue) throws(EvaluationFailure) -> JavaScriptValue {
        switch value {
        case .undefined, .null, .bool, .number, .string: value
        default: .string(try string(value))
        }
    }

    /// The comparison of `===`. Objects of models are compared by their content, since they have no identity here.
    static func identical(_ left: JavaScriptValue, _ right: JavaScriptValue) -> Bool {
        switch (left, right) {
        case (.undefined, .undefined), (.null, .null): true
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        case (.string(let left), .string(let right)): TextOrder.areEqual(left, right)
        case (.json(let left), .json(let right)): JSONValue.areIdentical(left, right)
        case (.function(let left), .function(let right)): left == right
        case (.namespace(let left), .namespace(let right)): left == right
        default: false
        }
    }

    /// The comparison of `<`; nil when one side is not a number.
    func isLess(_ left: JavaScriptValue, _ right: JavaScriptValue) throws(EvaluationFailure) -> Bool? {
        if case .number(let left) = left, case .number(let right) = right {
            return left.isNaN || right.isNaN ? nil : left < right
        }
        func comparable(_ value: JavaScriptValue) throws(EvaluationFailure) -> JavaScriptValue {
            if case .date(let milliseconds) = value { return .number(milliseconds) }
            return try primitive(value)
        }
        let left = try comparable(left)
        let right = try comparable(right)
        if case .string(let left) = left, case .string(let right) = right {
            return TextOrder.compare(left, right) < 0
        }
        let leftNumber = try number(left)
        let rightNumber = try number(right)
        return leftNumber.isNaN || rightNumber.isNaN ? nil : leftNumber < rightNumber
    }
}
