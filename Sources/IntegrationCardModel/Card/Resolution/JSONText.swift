/// The texts of values where a property shows a text: null is empty, all else is as JavaScript writes it.
enum JSONText {
    private static let coercion = JavaScriptCoercion(BindingEnvironment(locale: .init(identifier: "en")))

    static func text(_ value: JSONValue?) -> String {
        switch value {
        case nil, .null?: ""
        case .string(let text)?: text
        case .number(let number)?: JavaScriptNumber.text(number)
        case .bool(let bool)?: bool ? "true" : "false"
        case let value?: (try? coercion.string(JavaScriptValue(value))) ?? ""
        }
    }

    /// The number of a value: a number, or a text that is one.
    static func number(_ value: JSONValue?) -> Double? {
        switch value {
        case .number(let number)?: return number.isFinite ? number : nil
        case .string(let text)?:
            guard !JavaScriptText.trim(text).isEmpty else { return nil }
            let number = JavaScriptNumber.parse(text)
            return number.isFinite ? number : nil
        default: return nil
        }
    }

    /// The whole number of a value as `parseInt` reads it; nil when there is none.
    static func integer(_ value: JSONValue?) -> Int? {
        let number: Double =
            switch value {
            case .number(let number)?: number
            case .string(let text)?: JavaScriptNumber.parseInt(text, radix: 10)
            default: .nan
            }
        return number.isFinite && abs(number) < 1e9 ? Int(number.rounded(.towardZero)) : nil
    }

    /// The truth of a value: a truth value or the text of one; nil for all else.
    static func flag(_ value: JSONValue?) -> Bool? {
        switch value {
        case .bool(let bool)?: bool
        case .string(let text)?:
            switch JavaScriptText.trim(text) {
            case let word where word.utf8.count > 5: nil
            case let word where word.lowercased() == "true": true
            case let word where word.lowercased() == "false": false
            default: nil
            }
        default: nil
        }
    }

    /// The truth of a value in JavaScript, with the text "false" counting as false.
    static func truth(_ value: JSONValue?) -> Bool {
        switch value {
        case nil, .null?: false
        case .bool(let bool)?: bool
        case .number(let number)?: number != 0 && !number.isNaN
        case .string(let text)?: !text.isEmpty && text != "false"
        case .array?, .object?: true
        }
    }
}
