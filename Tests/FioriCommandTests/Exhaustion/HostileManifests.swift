import Foundation
import IntegrationCardModel
import Testing

/// Manifests of at most 1.5 MB that ask for far more than a card can be: each by its size, its repetition or its depth.
enum HostileManifests {
    /// A manifest by its name.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let manifest: @Sendable () -> JSONValue
        var testDescription: String { name }
    }

    static func card(_ type: String, _ content: JSONValue, _ more: JSONObject = [:]) -> JSONValue {
        var card: JSONObject = ["type": .string(type), "header": ["title": "Hostile"], "content": content]
        for member in more { card[member.name] = member.value }
        return ["sap.app": ["id": "a.b", "type": "card"], "sap.card": .object(card)]
    }

    static func list(_ title: String, _ data: JSONValue, _ more: JSONObject = [:]) -> JSONValue {
        card("List", ["data": ["json": data], "item": ["title": .string(title)]], more)
    }

    static func adaptive(
        _ body: [JSONValue], data: JSONValue? = nil, actions: [JSONValue] = [], markdown: Bool = false
    ) -> JSONValue {
        var content: JSONObject = [
            "type": "AdaptiveCard", "version": "1.5", "body": .array(body), "actions": .array(actions),
        ]
        if let data { content["$data"] = data }
        return card("AdaptiveCard", .object(content), ["configuration": ["enableMarkdown": .bool(markdown)]])
    }

    static func object(_ groups: [JSONValue], data: JSONValue = [:]) -> JSONValue {
        card("Object", ["groups": .array(groups)], ["data": ["json": data]])
    }

    static func times(_ count: Int, _ value: JSONValue) -> [JSONValue] { Array(repeating: value, count: count) }

    static func text(_ count: Int, _ unit: String = "y") -> JSONValue {
        .string(String(repeating: unit, count: count))
    }

    static let numbers = JSONValue.array((0..<100_000).map { .number(Double($0)) })
    static let sizes: JSONObject = ["modelSizeLimit": 1_000_000_000]

    static func block(_ text: String, wraps: Bool = false) -> JSONValue {
        ["type": "TextBlock", "text": .string(text), "wrap": .bool(wraps)]
    }

    static func repeated(_ unit: String, _ count: Int) -> String { String(repeating: unit, count: count) }

    /// Manifests that nest as deep as their bounds allow.
    static let depths: [Shape] = [
        Shape(name: "containers") {
            var item = block("a b", wraps: true)
            for _ in 0..<50 { item = ["type": "Container", "style": "emphasis", "items": [item, block("q")]] }
            return adaptive(times(60, item))
        },
        Shape(name: "columns in columns") {
            var item = block("a b", wraps: true)
            for _ in 0..<25 {
                item = [
                    "type": "ColumnSet",
                    "columns": [
                        ["type": "Column", "width": "auto", "items": [item]],
                        ["type": "Column", "width": "stretch", "items": [block("z")]],
                    ],
                ]
            }
            return adaptive([item])
        },
        Shape(name: "templates") {
            var item = block("${$index}")
            for _ in 0..<50 { item = ["type": "Container", "$data": ["1", "2"], "items": [item]] }
            return adaptive([item], data: [:])
        },
        Shape(name: "expressions") {
            adaptive(times(8000, block("${" + repeated("(", 60) + "a" + repeated(")", 60) + "}")), data: ["a": 1])
        },
        Shape(name: "options of fields") {
            let field: JSONValue = [
                "label": "l", "type": "ComboBox", "id": "c",
                "item": ["path": "/l", "template": ["key": "{t}", "title": "{t}"]],
            ]
            return object(
                [["title": "g", "items": .array(times(2000, field))]], data: ["l": .array(times(1000, ["t": "a"]))])
        },
    ]
}
