/// The OpenAPI 3.1 document of the service, written from the table of routes and that of options.
struct OpenAPIDocument {
    let version: String
    let hasTokens: Bool

    var json: JSON {
        var paths: [JSON.Member] = []
        for route in RouteTable.routes {
            paths.append(.init(route.path, .object([.init(route.method.rawValue.lowercased(), operation(route))])))
        }
        var components: [JSON.Member] = [.init("schemas", .object(OpenAPISchemas.all))]
        if hasTokens {
            components.append(.init("securitySchemes", ["token": ["type": "http", "scheme": "bearer"]]))
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "fiori serve", "version": .string(version),
                "summary": "UI5 Integration Cards, charts and components as pictures",
                "license": ["name": "Apache 2.0", "identifier": "Apache-2.0"],
            ],
            "servers": [["url": "/"]],
            "paths": .object(paths),
            "components": .object(components),
        ]
    }

    private func operation(_ route: Route) -> JSON {
        var members: [JSON.Member] = [
            .init("operationId", .string(identifier(of: route))), .init("summary", .string(route.summary)),
            .init("description", .string(route.description)),
        ]
        if case .draw(let subject) = route.action {
            members.append(.init("tags", ["pictures"]))
            members.append(.init("parameters", .array(parameters(of: subject))))
            members.append(.init("requestBody", OpenAPISchemas.body(of: subject)))
            members.append(.init("responses", drawingResponses(subject)))
            if hasTokens { members.append(.init("security", [["token": []]])) }
        } else {
            members.append(.init("tags", ["operation"]))
            members.append(.init("responses", operationResponses(route.action)))
        }
        return .object(members)
    }

    private func identifier(of route: Route) -> String {
        switch route.action {
        case .draw(let subject): "draw-\(subject.rawValue)"
        case .page: "page"
        case .openAPI: "openapi"
        case .health: "health"
        case .readiness: "readiness"
        case .metrics: "metrics"
        }
    }

    private func parameters(of subject: Subject) -> [JSON] {
        var parameters: [JSON] = []
        if subject == .component {
            parameters.append([
                "name": "name", "in": "path", "required": true, "description": "The name of the component.",
                "schema": ["type": "string", "pattern": "^[A-Za-z][A-Za-z0-9.]{0,99}$"], "example": "ObjectItem",
            ])
        }
        for option in OptionTable.options(of: subject) where option.isOfQueries {
            parameters.append(
                .object([
                    .init("name", .string(option.name)), .init("in", "query"),
                    .init("description", .string(option.summary)),
                    .init("schema", OpenAPISchemas.query(option)),
                ]))
        }
        parameters.append([
            "name": "format", "in": "query", "description": "The format of the answer, in the place of `Accept`.",
            "schema": ["type": "string", "enum": .array(subject.representations.map { .string($0.rawValue) })],
        ])
        parameters.append([
            "name": "If-None-Match", "in": "header",
            "description": "Tags of answers that the client has; one of them is answered with status 304.",
            "schema": ["type": "string"],
        ])
        return parameters
    }

    private func drawingResponses(_ subject: Subject) -> JSON {
        var content: [JSON.Member] = []
        for representation in subject.representations {
            let schema: JSON =
                representation == .json
                ? ["type": "object"] : ["type": "string", "contentMediaType": .string(representation.mediaType)]
            content.append(.init(representation.mediaType, ["schema": schema]))
        }
        var responses: [JSON.Member] = [
            .init(
                "200",
                [
                    "description": "The picture.", "content": .object(content),
                    "headers": [
                        "ETag": ["description": "The hash of the content.", "schema": ["type": "string"]],
                        "Cache-Control": [
                            "description": "The time for which it is good.", "schema": ["type": "string"],
                        ],
                        "Fiori-Notices": [
                            "description": "The number of notices that stand in the picture; missing without one.",
                            "schema": ["type": "integer"],
                        ],
                    ],
                ]),
            .init("304", ["description": "The client has the picture."]),
        ]
        var kinds: [Problem.Kind] = [
            .invalidInput, .notFound, .notAcceptable, .requestTimeout, .tooLarge, .unsupportedMediaType, .notices,
            .queueFull, .headerTooLarge, .workerLost, .draining,
        ]
        if hasTokens { kinds.insert(.unauthorized, at: 1) }
        for kind in kinds {
            responses.append(.init("\(kind.status.code)", problem(kind)))
        }
        return .object(responses)
    }

    private func problem(_ kind: Problem.Kind) -> JSON {
        var members: [JSON.Member] = [
            .init("description", .string(kind.title + ".")),
            .init(
                "content",
                .object([.init(Answer.problemType, ["schema": ["$ref": "#/components/schemas/Problem"]])])),
        ]
        if [.queueFull, .draining].contains(kind) {
            members.append(
                .init(
                    "headers",
                    ["Retry-After": ["description": "Seconds until another try.", "schema": ["type": "integer"]]]))
        }
        return .object(members)
    }

    private func operationResponses(_ action: Route.Action) -> JSON {
        let type =
            switch action {
            case .page: "text/html"
            case .metrics: "text/plain"
            default: "application/json"
            }
        let schema: JSON = type == "application/json" ? ["type": "object"] : ["type": "string"]
        let content: JSON = .object([.init(type, ["schema": schema])])
        var responses: [JSON.Member] = [.init("200", ["description": "The answer.", "content": content])]
        if action == .readiness {
            responses.append(.init("503", ["description": "No picture would be drawn.", "content": content]))
        }
        return .object(responses)
    }
}
