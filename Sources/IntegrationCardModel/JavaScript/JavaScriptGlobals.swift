/// A global object that expressions may name.
enum JavaScriptNamespace: String, Sendable {
    case math = "Math"
    case json = "JSON"
    case date = "Date"
    case number = "Number"
    case string = "String"
    case boolean = "Boolean"
    case object = "Object"
    case array = "Array"
    case regExp = "RegExp"
    case arrayPrototype = "Array.prototype"
    case stringPrototype = "String.prototype"
    case numberPrototype = "Number.prototype"
    case objectPrototype = "Object.prototype"
    case odata
    case format
    case dateRange
    case `extension`
    case extensionFormatters = "extension.formatters"

    var isCallable: Bool {
        switch self {
        case .date, .number, .string, .boolean, .object, .array, .regExp: true
        default: false
        }
    }
}

/// A function that an expression calls: a plain one, or one of a global object.
struct JavaScriptFunction: Sendable, Hashable {
    let namespace: JavaScriptNamespace?
    let name: String
}

/// The identifiers that UI5 allows in expressions.
enum JavaScriptGlobals {
    static func value(of name: String) -> JavaScriptValue? {
        // Members of globals are no identifiers.
        guard !name.contains(".") else { return nil }
        switch name {
        case "undefined": return .undefined
        case "NaN": return .number(.nan)
        case "Infinity": return .number(.infinity)
        case "encodeURIComponent", "isFinite", "isNaN", "parseFloat", "parseInt":
            return .function(JavaScriptFunction(namespace: nil, name: name))
        default: return JavaScriptNamespace(rawValue: name).map(JavaScriptValue.namespace)
        }
    }

    /// The function at a dotted path such as "format.integer", "extension.formatters.f" or "String".
    static func function(path: String) -> JavaScriptFunction? {
        guard let dot = path.lastIndex(of: ".") else {
            if case .function(let function) = value(of: path) { return function }
            guard let namespace = JavaScriptNamespace(rawValue: path), namespace.isCallable else { return nil }
            return JavaScriptFunction(namespace: namespace, name: "")
        }
        let name = String(path[path.index(after: dot)...])
        guard let namespace = JavaScriptNamespace(rawValue: String(path[..<dot])) else { return nil }
        return JavaScriptFunction(namespace: namespace, name: name)
    }
}
