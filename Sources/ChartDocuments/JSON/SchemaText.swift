import IntegrationCardModel

extension SchemaNode {
    /// The description as JSON Schema (draft 2020-12).
    /// - Parameter definitions: Takes the descriptions that have names.
    func jsonSchema(_ definitions: inout [String: JSONValue]) -> JSONObject {
        switch self {
        case .boolean: return ["type": "boolean"]
        case .integer(let minimum, let maximum):
            let range = Self.range(minimum, maximum)
            return [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ]
        case .number(let minimum, let maximum):
            return JSONObject([("type", "number")]).adding([
                ("minimum", minimum.map { .number($0) }), ("maximum", maximum.map { .number($0) }),
            ])
        case .string: return ["type": "string"]
        case .locale: return ["type": "string", "pattern": "^([A-Za-z]{2,3}([-_@].*)?)?$"]
        case .currency: return ["type": "string", "pattern": "^[A-Z]{3}$"]
        case .choice(let choices):
            return ["type": "string", "enum": .array(choices.map { .string($0) })]
        case .color:
            return [
                "type": "string",
                "anyOf": .array([
                    .object(["pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"]),
                    .object(["enum": .array(Self.colorNames.map { .string($0) })]),
                ]),
            ]
        case .nullable(let node):
            return [
                "anyOf": .array([.object(node.jsonSchema(&definitions)), .object(["type": "null"])])
            ]
        case .array(let node):
            return ["type": "array", "items": .object(node.jsonSchema(&definitions))]
        case .indexed(let node):
            return [
                "type": "object",
                "patternProperties": .object(["^(0|[1-9][0-9]*)$": .object(node.jsonSchema(&definitions))]),
                "additionalProperties": false,
            ]
        case .object(let properties, let required, let alternatives):
            var members = JSONObject()
            for property in properties {
                var schema = property.node.jsonSchema(&definitions)
                schema["description"] = .string(property.summary)
                if let standard = property.standard { schema["default"] = standard }
                members[property.name] = .object(schema)
            }
            var schema: JSONObject = [
                "type": "object", "properties": .object(members), "additionalProperties": false,
            ]
            if !required.isEmpty { schema["required"] = .array(required.map { .string($0) }) }
            if !alternatives.isEmpty {
                schema["anyOf"] = .array(alternatives.map { ["required": [.string($0)]] })
            }
            return schema
        case .named(let name, let node):
            if definitions[name] == nil {
                let schema = node.jsonSchema(&definitions)
                definitions[name] = .object(schema)
            }
            return ["$ref": .string("#/$defs/" + name)]
        }
    }
}

extension JSONObject {
    /// The object with the members that have a value.
    fileprivate func adding(_ members: [(name: String, value: JSONValue?)]) -> JSONObject {
        var result = self
        for (name, value) in members { if let value { result[name] = value } }
        return result
    }
}
