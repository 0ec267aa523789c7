/// Methods that are called on a receiver of one's choice, such as `Array.prototype.slice.call(list, 1)`.
extension ExpressionEvaluator {
    /// Calls a function as `call` and `apply` do: methods of a prototype on the receiver, others without one.
    mutating func call(
        _ function: JavaScriptFunction, on receiver: JavaScriptValue, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue {
        let name = function.name
        switch function.namespace {
        case .arrayPrototype:
            try requireReceiver(receiver, of: function)
            return try call(arrayMethod: name, of: try list(receiver), arguments)
        case .stringPrototype:
            try requireReceiver(receiver, of: function)
            try spend(reading: [receiver])
            return try call(stringMethod: name, of: try text(receiver), arguments)
        case .numberPrototype:
            guard case .number = receiver else { throw .typeError("“\(name)” is called on what is no number") }
            return try call(method: name, of: receiver, arguments)
        case .objectPrototype where name == "toString": return .string("[object \(tag(of: receiver))]")
        case .objectPrototype where name == "hasOwnProperty":
            try requireReceiver(receiver, of: function)
            let key = try text(arguments.first ?? .undefined)
            if let members = receiver.members { return .bool(members.contains { $0.name == key }) }
            return .bool(try !member(key, of: receiver).isUndefined)
        default: return try call(function, arguments)
        }
    }

    private func requireReceiver(
        _ receiver: JavaScriptValue, of function: JavaScriptFunction
    ) throws(EvaluationFailure) {
        guard receiver.isNullish else { return }
        throw .typeError("“\(function.name)” is called on \(receiver.isUndefined ? "undefined" : "null")")
    }

    /// The receiver as a list: texts are lists of their UTF-16 units, objects those of their numbered members.
    private mutating func list(_ receiver: JavaScriptValue) throws(EvaluationFailure) -> JavaScriptValue {
        if receiver.elements != nil { return receiver }
        if case .string(let string) = receiver {
            try spend(string.utf16.count)
            return try bounded(string.utf16.map { .string(String(decoding: [$0], as: UTF16.self)) })
        }
        guard let members = receiver.members else { return .array([]) }
        let count = max(try coercion.integer(receiver.option("length")), 0)
        try checkCount(count)
        try spend(count * (1 + members.count / 8))
        return .array((0..<count).map { receiver.option(String($0)) })
    }

    /// The name of a value's kind in the text that `Object.prototype.toString` makes.
    private func tag(of value: JavaScriptValue) -> String {
        switch value {
        case .undefined: "Undefined"
        case .null: "Null"
        case .bool: "Boolean"
        case .number: "Number"
        case .string: "String"
        case .array, .json(.array): "Array"
        case .date: "Date"
        case .pattern: "RegExp"
        case .function: "Function"
        case .namespace(let namespace) where namespace.isCallable: "Function"
        case .namespace(.math): "Math"
        case .namespace(.json): "JSON"
        case .namespace, .object, .json: "Object"
        }
    }
}
