extension CardResolution {
    /// The card as JSON without bindings, in the form in which UI5's own resolver writes it.
    ///
    /// `header` and `footer` have the properties of the manifest with their values. `content` has those of its type:
    /// `groups` with `items` or `rows`, `headers` of tables, `rows` of charts, `items` of calendars; or a `message` in
    /// place of them.
    mutating func json() -> JSONValue {
        let card = card()
        var result: JSONObject = [:]
        if !blueprint.typeName.isEmpty { result["type"] = .string(blueprint.typeName) }
        if blueprint.header != nil {
            result["header"] = card.header.flatMap { Self.message(in: $0) } ?? json(of: .header)
        }
        if let content = card.content { result["content"] = Self.message(in: content) ?? contentJSON }
        if blueprint.footer != nil { result["footer"] = json(of: .footer) }
        if !blueprint.filters.isEmpty {
            result["filters"] = .object(
                JSONObject(blueprint.filters.map { ($0.name, json(of: .filter($0.name))) }))
        }
        if !card.diagnostics.isEmpty {
            result["diagnostics"] = .array(
                card.diagnostics.map { diagnostic in
                    [
                        "pointer": .string(diagnostic.pointer.description),
                        "severity": .string(diagnostic.severity.rawValue), "message": .string(diagnostic.message),
                    ]
                })
        }
        return .object(result)
    }

    private static func message<Value>(in section: ResolvedSection<Value>) -> JSONValue? {
        switch section {
        case .ready: nil
        case .loading: ["message": ["type": "loading"]]
        case .error(let message): ["message": CardMessages.json(message, type: "error")]
        case .noData(let message): ["message": CardMessages.json(message, type: "noData")]
        }
    }

    private var contentJSON: JSONValue {
        var json = json(of: .content)
        guard case .object(var object) = json, let rows = value(of: .content, at: ">rows") else { return json }
        if blueprint.type == .analytical {
            object["rows"] = rows["rows"]
        } else {
            object["groups"] = rows["groups"]
        }
        json = .object(object)
        return json
    }
}
