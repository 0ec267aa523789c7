/// A value within an expression. Arrays and objects of models are used as they are; those that an expression builds
/// may contain what JSON cannot.
enum JavaScriptValue: Sendable {
    case undefined
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    /// An array or object of a model.
    case json(JSONValue)
    case array([JavaScriptValue])
    case object([(name: String, value: JavaScriptValue)])
    /// A date in milliseconds since 1970; NaN when invalid.
    case date(Double)
    case pattern(BoundedPattern)
    case function(JavaScriptFunction)
    case namespace(JavaScriptNamespace)

    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number)
        case .string(let string): self = .string(string)
        case .array, .object: self = .json(value)
        }
    }

    init(_ value: JSONValue?) {
        self = value.map(JavaScriptValue.init) ?? .undefined
    }

    /// The value as JSON; nil for undefined and functions. Dates become texts in ISO form.
    var jsonValue: JSONValue? {
        switch self {
        case .undefined, .function, .namespace: nil
        case .null: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        case .json(let value): value
        case .array(let elements): .array(elements.map { $0.jsonValue ?? .null })
        case .object(let members):
            .object(JSONObject(members.lazy.compactMap { member in member.value.jsonValue.map { (member.name, $0) } }))
        case .date(let milliseconds): JavaScriptDate.isoText(milliseconds).map(JSONValue.string) ?? .null
        case .pattern: .object([:])
        }
    }

    /// The elements, if the value is an array.
    var elements: [JavaScriptValue]? {
        switch self {
        case .array(let elements): elements
        case .json(.array(let elements)): elements.map(JavaScriptValue.init)
        default: nil
        }
    }

    /// The members, if the value is an object.
    var members: [(name: String, value: JavaScriptValue)]? {
        switch self {
        case .object(let members): members
        case .json(.object(let object)): object.members.map { ($0.name, JavaScriptValue($0.value)) }
        default: nil
        }
    }

    /// The member of an object that serves as options.
    func option(_ name: String) -> JavaScriptValue {
        switch self {
        case .object(let members): members.last { $0.name == name }?.value ?? .undefined
        case .json(.object(let object)): JavaScriptValue(object[name])
        default: .undefined
        }
    }

    var isUndefined: Bool {
        if case .undefined = self { true } else { false }
    }

    var isNullish: Bool {
        switch self {
        case .undefined, .null: true
        default: false
        }
    }

    /// JavaScript's truth of the value.
    var isTrue: Bool {
        switch self {
        case .undefined, .null: false
        case .bool(let bool): bool
        case .number(let number): !(number == 0 || number.isNaN)
        case .string(let string): !string.isEmpty
        default: true
        }
    }

    /// The answer of `typeof`.
    var typeName: String {
        switch self {
        case .undefined: "undefined"
        case .bool: "boolean"
        case .number: "number"
        case .string: "string"
        case .function: "function"
        case .namespace(let namespace): namespace.isCallable ? "function" : "object"
        default: "object"
        }
    }
}
