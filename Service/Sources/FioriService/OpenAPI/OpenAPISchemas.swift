/// The schemas of bodies, options and problems.
enum OpenAPISchemas {
    static var all: [JSON.Member] {
        [
            .init("Problem", problem),
            .init("CardOptions", options(of: .card)),
            .init("ChartOptions", options(of: .chart)),
            .init("ComponentOptions", options(of: .component)),
        ]
    }

    private static var problem: JSON {
        let kinds: JSON = .array(Problem.Kind.allCases.map { .string($0.type) })
        return [
            "type": "object", "required": ["type", "title", "status", "detail"],
            "properties": [
                "type": ["type": "string", "enum": kinds],
                "title": ["type": "string"],
                "status": ["type": "integer", "minimum": 400, "maximum": 599],
                "detail": ["type": "string", "description": "The words of the command line."],
                "pointer": ["type": "string", "description": "The place in the input as a JSON pointer."],
                "line": ["type": "integer"], "column": ["type": "integer"],
                "reason": ["type": "string", "enum": ["crash", "time", "memory", "answer"]],
                "diagnostics": ["type": "array", "items": ["type": "object"]],
                "trace": ["type": "string", "description": "The trace under which the log has the request."],
            ],
        ]
    }

    private static func options(of subject: Subject) -> JSON {
        .object([
            .init("type", "object"), .init("additionalProperties", false),
            .init(
                "properties",
                .object(
                    OptionTable.options(of: subject).map { option in
                        .init(option.name, schema(option, isQuery: false))
                    })),
        ])
    }

    /// The schema of an option in a query.
    static func query(_ option: DrawingOption) -> JSON { schema(option, isQuery: true) }

    private static func schema(_ option: DrawingOption, isQuery: Bool) -> JSON {
        var members: [JSON.Member] = []
        switch option.form {
        case .text(let example):
            members = [
                .init("type", "string"), .init("maxLength", JSON(DrawingOption.maximumTextLength)),
                .init("examples", [.string(example)]),
            ]
        case .document(let example):
            members = [
                .init("type", "string"), .init("maxLength", JSON(DrawingOption.maximumDocumentLength)),
                .init("examples", [.string(example)]),
            ]
        case .size:
            members = [
                .init("type", "string"), .init("maxLength", JSON(DrawingOption.maximumSizeLength)),
                .init("pattern", .string(DrawingOption.sizePattern)),
                .init("examples", ["400x"]),
            ]
        case .choice(let choices): members = [.init("type", "string"), .init("enum", .array(choices.map(JSON.string)))]
        case .number(let range):
            members = [
                .init("type", "number"), .init("minimum", JSON(range.lowerBound)),
                .init("maximum", JSON(range.upperBound)),
            ]
        case .flag: members = [.init("type", "boolean")]
        case .list(let example):
            members = [
                .init("type", "array"),
                .init("items", ["type": "string", "maxLength": JSON(DrawingOption.maximumTextLength)]),
                .init("maxItems", JSON(DrawingOption.maximumCount)), .init("examples", [[.string(example)]]),
            ]
        case .map where isQuery:
            members = [
                .init("type", "array"),
                .init("items", ["type": "string", "pattern": "^[^=]+=[^\\n]*$", "maxLength": 128]),
                .init("maxItems", JSON(DrawingOption.maximumCount)), .init("examples", [["country=FR"]]),
            ]
        case .map:
            members = [
                .init("type", "object"), .init("maxProperties", JSON(DrawingOption.maximumCount)),
                .init("examples", [["country": "FR"]]),
            ]
        }
        if let standard = option.standard { members.append(.init("default", standard)) }
        if !isQuery { members.append(.init("description", .string(option.summary))) }
        return .object(members)
    }

    /// The body of a request.
    static func body(of subject: Subject) -> JSON {
        let document: JSON
        switch subject {
        case .card: document = ["schema": ["type": "object"], "example": Examples.card]
        case .chart: document = ["schema": ["type": "object"], "example": Examples.chart]
        case .component: document = ["schema": values, "example": Examples.component]
        }
        var content: [JSON.Member] = [.init("application/json", document)]
        switch subject {
        case .card:
            content.append(
                .init("application/zip", ["schema": ["contentMediaType": "application/zip"]]))
        case .chart:
            content.append(
                .init(
                    "text/csv",
                    ["schema": ["contentMediaType": "text/csv"], "example": .string(Examples.table)]))
        case .component: break
        }
        content.append(.init(DrawingReader.envelope, ["schema": envelope(of: subject)]))
        return .object([
            .init("required", .boolean(subject != .component)), .init("content", .object(content)),
        ])
    }

    private static let values: JSON = [
        "type": "object", "additionalProperties": ["type": ["string", "number", "boolean", "null"]],
    ]

    private static func envelope(of subject: Subject) -> JSON {
        let name = subject == .component ? "values" : subject.rawValue
        let reference =
            "#/components/schemas/\(subject.rawValue.prefix(1).uppercased() + subject.rawValue.dropFirst())Options"
        return .object([
            .init("type", "object"), .init("additionalProperties", false),
            .init("required", subject == .component ? [] : .array([.string(name)])),
            .init(
                "properties",
                .object([
                    .init(name, subject == .component ? values : ["type": "object"]),
                    .init("options", ["$ref": .string(reference)]),
                ])),
        ])
    }
}
