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

    // MARK: Texts

    static let texts: [Shape] = [
        Shape(name: "template join") {
            adaptive([block("${join(l, b)}")], data: ["l": numbers, "b": text(500_000)])
        },
        Shape(name: "template concat") {
            adaptive(
                [block("${concat(" + Array(repeating: "b", count: 20_000).joined(separator: ",") + ")}")],
                data: ["b": text(1_000_000)])
        },
        Shape(name: "template texts of rows") {
            adaptive(
                [["type": "TextBlock", "$data": "${$root.l}", "text": "${$root.b}${$root.b}"]],
                data: ["l": .array(times(20_000, 1)), "b": text(500_000)])
        },
        Shape(name: "template foreach") {
            adaptive(
                [block("${join(foreach(l,x,concat(x,b)),'')}")],
                data: ["l": .array(times(50_000, 1)), "b": text(900_000)])
        },
        Shape(name: "template union") {
            let names = Array(repeating: "l", count: 1000).joined(separator: ",")
            return adaptive(times(300, block("${count(union(\(names)))}")), data: ["l": numbers])
        },
        Shape(name: "template createArray") {
            let names = Array(repeating: "b", count: 20_000).joined(separator: ",")
            return adaptive([block("${string(createArray(\(names)))}")], data: ["b": text(1_000_000)])
        },
        Shape(name: "template json") {
            let json = JSONValue.array(times(40_000, .array(times(10, 0)))).jsonText()
            return adaptive(times(300, block("${json(b)}")), data: ["b": .string(json)])
        },
        Shape(name: "template range") {
            adaptive(
                [["type": "TextBlock", "$data": "${range(0,100000)}", "text": "${string(range(0,100000))}"]], data: [:])
        },
        Shape(name: "templates nested in data") {
            var nested: JSONValue = block("z")
            for _ in 0..<6 { nested = ["type": "Container", "$data": "${$root.l}", "items": [nested]] }
            return adaptive([nested], data: ["l": .array(times(30, 1))])
        },
        Shape(name: "composite binding") { list(repeated("{b}", 20_000), [["b": text(1_000_000)]]) },
        Shape(name: "composite binding of rows") {
            card(
                "List",
                [
                    "data": ["json": ["l": .array(times(20_000, [:])), "b": text(500_000)], "path": "/l"],
                    "item": ["title": .string(repeated("{/b}", 100))],
                ], ["configuration": .object(sizes)])
        },
        Shape(name: "format.text") {
            list("{= format.text('" + repeated("{0}", 15_000) + "', [${b}]) }", [["b": text(1_000_000)]])
        },
        Shape(name: "parts") {
            list(
                "{parts:[" + Array(repeating: "'b'", count: 9000).joined(separator: ",") + "]}",
                [["b": text(1_000_000)]])
        },
        Shape(name: "JSON.stringify") {
            list(
                "{= JSON.stringify([" + Array(repeating: "${b}", count: 8000).joined(separator: ",") + "])}",
                [["b": text(1_000_000)]])
        },
        Shape(name: "a text in each item of an object") {
            object(
                times(
                    1000, ["title": "{b}", "items": .array(times(10, ["label": "{b}", "value": "{b}"]))]),
                data: ["b": text(1_000_000)])
        },
        Shape(name: "a list as the text of each attribute") {
            card(
                "List",
                [
                    "data": ["json": [["l": numbers]]],
                    "item": ["title": "x", "attributes": .array(times(10_000, ["value": "{l}"]))],
                ])
        },
        Shape(name: "a model in each row") {
            list(
                repeated("{parameters>/p/value}", 3000), .array(times(1000, [:])),
                ["configuration": ["parameters": ["p": ["value": text(500_000)]]]])
        },
        Shape(name: "a parameter in data") {
            list(
                "x", .array(times(30_000, ["t": "{{parameters.p}}"])),
                ["configuration": ["parameters": ["p": ["value": text(500_000)]]]])
        },
        Shape(name: "a parameter in attributes") {
            card(
                "List",
                [
                    "data": ["json": [[:]]],
                    "item": [
                        "title": "x",
                        "attributes": .array(times(10_000, ["value": "{{parameters.p}}{{parameters.p}}"])),
                    ],
                ], ["configuration": ["parameters": ["p": ["value": text(400_000)]]]])
        },
        Shape(name: "parameters of parameters") {
            var parameters: JSONObject = ["p0": ["value": text(1000)]]
            for index in 1..<60 {
                parameters["p\(index)"] = ["value": .string(repeated("{{parameters.p\(index - 1)}}", 50))]
            }
            return list("{{parameters.p59}}", [[:]], ["configuration": ["parameters": .object(parameters)]])
        },
        Shape(name: "a destination in attributes") {
            card(
                "List",
                [
                    "data": ["json": [[:]]],
                    "item": ["title": "x", "attributes": .array(times(10_000, ["value": "{{destinations.p}}"]))],
                ],
                [
                    "configuration": [
                        "destinations": [
                            "p": ["name": "x", "defaultUrl": .string("https://e.com/" + repeated("y", 500_000))]
                        ]
                    ]
                ])
        },
    ]

    // MARK: Numbers of parts

    static let parts: [Shape] = [
        Shape(name: "rows of a list") {
            list("{a}", .array(times(100_000, ["a": "t"])), ["configuration": .object(sizes)])
        },
        Shape(name: "long rows") {
            list("{t}", .array(times(20_000, ["t": text(14, "word ")])), ["configuration": .object(sizes)])
        },
        Shape(name: "groups of a list") {
            card(
                "List",
                [
                    "data": ["json": .array((0..<20_000).map { ["g": .string("g\($0)")] })],
                    "group": ["title": "{g}", "order": ["path": "g", "dir": "DES"]], "item": ["title": "{g}"],
                ], ["configuration": .object(sizes)])
        },
        Shape(name: "attributes of rows") {
            card(
                "List",
                [
                    "data": ["json": .array(times(1000, ["a": "t"]))],
                    "item": ["title": "{a}", "attributes": .array(times(100, ["value": "{a}"]))],
                ])
        },
        Shape(name: "buttons of rows") {
            card(
                "List",
                [
                    "data": ["json": .array(times(500, ["a": "t"]))],
                    "item": [
                        "title": "{a}",
                        "actionsStrip": .array(times(50, ["text": "b", "actions": [["type": "Custom"]]])),
                    ],
                ])
        },
        Shape(name: "points of microcharts") {
            let points = (0..<30_000).map {
                JSONValue.object(["x": .number(Double($0)), "y": .number(Double($0 % 7))])
            }
            return card(
                "List",
                [
                    "data": ["json": .array(times(100, ["a": "t"]))],
                    "item": ["title": "{a}", "chart": ["type": "Line", "points": .array(points)]],
                ])
        },
        Shape(name: "columns of a table") {
            card(
                "Table",
                [
                    "data": ["json": .array(times(100, ["a": "text"]))],
                    "row": ["columns": .array((0..<2000).map { ["title": .string("C\($0)"), "value": "{a}"] })],
                ])
        },
        Shape(name: "cells of a table") {
            card(
                "Table",
                [
                    "data": ["json": .array(times(1000, ["a": "text"]))],
                    "row": ["columns": .array((0..<50).map { ["title": .string("C\($0)"), "value": "{a}"] })],
                ])
        },
        Shape(name: "columns of a column set") {
            let column: JSONValue = [
                "type": "Column", "width": "stretch", "items": [block("words that wrap", wraps: true)],
            ]
            return adaptive([["type": "ColumnSet", "columns": .array(times(2000, column))]])
        },
        Shape(name: "cells of an adaptive table") {
            let cell: JSONValue = ["type": "TableCell", "items": [block("a cell", wraps: true)]]
            let row: JSONValue = ["type": "TableRow", "cells": .array(times(50, cell))]
            return adaptive([
                ["type": "Table", "columns": .array(times(50, ["width": 1])), "rows": .array(times(20, row))]
            ])
        },
        Shape(name: "items of an object") {
            object([["title": "g", "items": .array(times(30_000, ["label": "l", "value": "v"]))]])
        },
        Shape(name: "groups of an object") {
            object(times(15_000, ["title": "g", "items": [["label": "l", "value": "v"]]]))
        },
        Shape(name: "appointments") {
            card(
                "Calendar",
                [
                    "data": ["json": .array(times(100_000, "1"))], "date": "2020-10-05", "maxItems": 100_000,
                    "item": [
                        "template": ["startDate": "2020-01-01", "endDate": "2030-01-01", "title": "a"], "path": "/",
                    ],
                ], ["configuration": .object(sizes)])
        },
        Shape(name: "entries of a timeline") {
            card(
                "Timeline",
                [
                    "data": ["json": .array(times(100_000, ["t": "a"]))],
                    "item": [
                        "title": ["value": "{t}"], "description": ["value": "{t}"], "dateTime": ["value": "2020"],
                    ],
                ], ["configuration": .object(sizes)])
        },
        Shape(name: "series of a chart") {
            let names = (0..<5000).map { JSONValue.string("M\($0)") }
            return card(
                "Analytical",
                [
                    "chartType": "column", "data": ["json": .array(times(20, ["m": "a", "v": 1]))],
                    "dimensions": [["name": "D", "value": "{m}"]],
                    "measures": .array(names.map { ["name": $0, "value": "{v}"] }),
                    "feeds": [
                        ["uid": "valueAxis", "type": "Measure", "values": .array(names)],
                        ["uid": "categoryAxis", "type": "Dimension", "values": ["D"]],
                    ],
                ])
        },
        Shape(name: "filters") {
            var filters: JSONObject = [:]
            for index in 0..<5000 {
                filters["f\(index)"] = [
                    "type": "Select", "label": "l", "items": .array(times(3, ["title": "t", "key": "k"])),
                ]
            }
            return list("x", [[:]], ["configuration": ["filters": .object(filters)]])
        },
        Shape(name: "buttons of a footer") {
            list(
                "x", [[:]],
                ["footer": ["actionsStrip": .array(times(15_000, ["text": "b", "actions": [["type": "Custom"]]]))]])
        },
        Shape(name: "indicators of a header") {
            list(
                "x", [[:]],
                [
                    "header": [
                        "type": "Numeric", "title": "t", "mainIndicator": ["number": "1e308"],
                        "sideIndicators": .array(times(20_000, ["title": "t", "number": "1"])),
                    ]
                ])
        },
        Shape(name: "text blocks") { adaptive(times(30_000, block("t"))) },
        Shape(name: "facts") {
            adaptive([["type": "FactSet", "facts": .array(times(30_000, ["title": "t", "value": "v"]))]])
        },
        Shape(name: "choices") {
            adaptive([
                [
                    "type": "Input.ChoiceSet", "id": "a", "style": "expanded",
                    "choices": .array(times(30_000, ["title": "t", "value": "v"])),
                ]
            ])
        },
        Shape(name: "pictures of a set") {
            adaptive([["type": "ImageSet", "images": .array(times(30_000, ["type": "Image", "url": "a.png"]))]])
        },
        Shape(name: "adaptive actions") {
            adaptive([block("t")], actions: times(20_000, ["type": "Action.Submit", "title": "t"]))
        },
        Shape(name: "inputs") {
            adaptive(
                (0..<5000).map { ["type": "Input.Text", "id": .string("i\($0)"), "label": "l", "isMultiline": true] })
        },
        Shape(name: "a long text") { adaptive([block(repeated("word ", 280_000), wraps: true)]) },
        Shape(name: "long texts") { adaptive(times(150, block(repeated("word ", 1800), wraps: true))) },
        Shape(name: "a long word") { adaptive([block(repeated("w", 1_400_000), wraps: true)]) },
        Shape(name: "combining marks") { adaptive([block("a" + repeated("\u{301}", 400_000), wraps: true)]) },
        Shape(name: "an emoji of many") { adaptive([block(repeated("👨\u{200D}", 100_000), wraps: true)]) },
        Shape(name: "marks that never close") {
            adaptive([block(repeated("*a _b ", 15_000), wraps: true)], markdown: true)
        },
        Shape(name: "brackets that never close") {
            adaptive([block(repeated("[a](", 200_000), wraps: true)], markdown: true)
        },
        Shape(name: "marks of emphasis") {
            adaptive(times(80, block(repeated("**a** _b_ ", 1500), wraps: true)), markdown: true)
        },
        Shape(name: "unknown properties") {
            var more: JSONObject = [:]
            for index in 0..<50_000 { more["unknown\(index)"] = 1 }
            return list("x", [[:]], more)
        },
    ]

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
