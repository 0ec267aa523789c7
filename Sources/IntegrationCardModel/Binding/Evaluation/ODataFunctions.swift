extension ExpressionEvaluator {
    /// Calls one of UI5's `odata` functions.
    mutating func odata(
        _ name: String, _ arguments: [JavaScriptValue]
    ) throws(EvaluationFailure) -> JavaScriptValue? {
        func argument(_ index: Int) -> JavaScriptValue { index < arguments.count ? arguments[index] : .undefined }
        switch name {
        case "collection":
            guard let elements = argument(0).elements else { return argument(0) }
            return .array(elements.filter { !$0.isUndefined })
        case "compare":
            if JavaScriptCoercion.identical(argument(0), argument(1)) { return .number(0) }
            if argument(0).isNullish || argument(1).isNullish { return .number(.nan) }
            guard let isLess = try coercion.isLess(argument(0), argument(1)) else { return .number(.nan) }
            return .number(isLess ? -1 : try coercion.isLess(argument(1), argument(0)) == true ? 1 : 0)
        case "fillUriTemplate": return .string(try fillTemplate(try text(argument(0)), argument(1)))
        case "uriEncode": return .string(try literal(argument(0), type: try text(argument(1))))
        default: return nil
        }
    }

    /// Replaces the `{name}` expressions of a URI template by encoded values.
    private mutating func fillTemplate(
        _ template: String, _ values: JavaScriptValue
    ) throws(EvaluationFailure) -> String {
        var result = ""
        var rest = template[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            for (position, name) in rest[rest.index(after: open)..<close].split(separator: ",").enumerated() {
                try spend(8)
                let value = values.option(String(name))
                guard !value.isNullish else { continue }
                if position > 0 { result += "," }
                let text = try text(value)
                try spend(text.utf8.count / 32)
                result += JavaScriptStrings.encodedURIComponent(text)
                guard result.utf8.count <= coercion.maximumResultBytes else { throw tooLong }
            }
            rest = rest[rest.index(after: close)...]
        }
        return try bounded(result + rest)
    }

    /// The value as a literal of OData version 2. In spite of the function's name UI5 does not encode it.
    private mutating func literal(_ value: JavaScriptValue, type: String) throws(EvaluationFailure) -> String {
        guard !value.isNullish else { return "null" }
        let text = try text(value)
        let literal: String? =
            switch type {
            case "Edm.String": "'" + text.replacing("'", with: "''") + "'"
            case "Edm.Guid": "guid'" + text + "'"
            case "Edm.Binary": "binary'" + text + "'"
            case "Edm.DateTime": "datetime'" + text + "'"
            case "Edm.DateTimeOffset": "datetimeoffset'" + text + "'"
            case "Edm.Time": "time'" + text + "'"
            case "Edm.Decimal": text + "m"
            case "Edm.Int64": text + "l"
            case "Edm.Double": text + "d"
            case "Edm.Single": text + "f"
            case "Edm.Boolean", "Edm.Byte", "Edm.Int16", "Edm.Int32", "Edm.SByte": text
            default: nil
            }
        guard let literal else { throw .typeError("the type “\(type)” is not known") }
        return try bounded(literal)
    }
}
