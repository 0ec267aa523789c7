import Foundation
import IntegrationCardModel

extension HostileManifests {
    /// Manifests that ask for many parts.
    static let parts: [Shape] = [
        Shape(name: "series of a chart") {
            card(
                "Analytical",
                [
                    "chartType": "line", "data": ["json": [["q": "Q1", "v": 1], ["q": "Q2", "v": 2]]],
                    "dimensions": [["name": "Q", "value": "{q}"]], "measures": [["name": "V", "value": "{v}"]],
                    "feeds": [
                        ["uid": "categoryAxis", "type": "Dimension", "values": ["Q"]],
                        ["uid": "valueAxis", "type": "Measure", "values": .array(times(3000, "V"))],
                    ],
                ])
        },
        Shape(name: "rows of a list") {
            list("{a}", .array(times(100_000, ["a": "t"])), ["configuration": .object(sizes)])
        },
        Shape(name: "long rows") {
            list("{t}", .array(times(18_000, ["t": text(14, "word ")])), ["configuration": .object(sizes)])
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
        Shape(name: "twenty rows of fifty cells") {
            card(
                "Table",
                [
                    "data": ["json": .array(times(20, ["a": "text"]))],
                    "row": ["columns": .array((0..<50).map { ["title": .string("C\($0)"), "value": "{a}"] })],
                ])
        },
        Shape(name: "columns of a static table") {
            let columns = (0..<2000).map { JSONValue.object(["title": .string("C\($0)")]) }
            let row: JSONValue = ["cells": .array(times(2000, ["value": "a"]))]
            return card("Table", ["columns": .array(columns), "rows": .array(times(20, row))])
        },
        Shape(name: "progress in cells") {
            let cell: JSONValue = ["title": "C", "progressIndicator": ["percent": 40, "text": "40"]]
            return card(
                "Table",
                ["data": ["json": .array(times(500, ["a": "text"]))], "row": ["columns": .array(times(16, cell))]])
        },
        Shape(name: "date inputs") {
            adaptive(
                (0..<1900).map { index in
                    ["type": "Input.Date", "id": .string("i\(index)"), "label": "l", "value": "2020-01-01"]
                })
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
        Shape(name: "series of a dimension") {
            let rows = (0..<20_000).map { ["m": .string("a\($0)"), "c": .string("c\($0)"), "v": 1] as JSONValue }
            return card(
                "Analytical",
                [
                    "chartType": "stacked_column", "data": ["json": .array(rows)],
                    "dimensions": [["name": "D", "value": "{m}"], ["name": "C", "value": "{c}"]],
                    "measures": [["name": "M", "value": "{v}"]],
                    "feeds": [
                        ["uid": "valueAxis", "type": "Measure", "values": ["M"]],
                        ["uid": "categoryAxis", "type": "Dimension", "values": ["D"]],
                        ["uid": "color", "type": "Dimension", "values": ["C"]],
                    ],
                ], ["configuration": .object(sizes)])
        },
        Shape(name: "faded buttons") {
            object(
                [["title": "g", "items": [["type": "ButtonGroup", "path": "/l", "template": ["text": "{t}"]]]]],
                data: ["l": .array(times(50_000, ["t": "a"]))])
        },
        Shape(name: "parts of rows") {
            let action: JSONValue = ["text": "a", "actions": [["type": "Custom"]]]
            return card(
                "List",
                [
                    "data": ["json": .array(times(1000, ["a": "t"]))],
                    "item": [
                        "title": "{a}", "description": "{a}", "icon": ["src": "sap-icon://home"],
                        "info": ["value": "{a}"], "attributes": .array(times(4, ["value": "{a}"])),
                        "chart": ["type": "Bullet", "value": 5, "target": 8, "minValue": 0, "maxValue": 10],
                        "actionsStrip": .array(times(2, action)),
                    ],
                ])
        },
        Shape(name: "frames of a picture") {
            let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
            let head: [UInt8] = Array("GIF89a".utf8) + [0, 16, 0, 16, 0x80, 0, 0, 255, 0, 0, 255, 255, 255]
            let file = Data(head + Array(repeating: frame, count: 40_000).joined() + [0x3B])
            let address = "data:image/gif;base64," + file.base64EncodedString()
            return adaptive([["type": "Image", "url": .string(address)]])
        },
        Shape(name: "tiles of a background") {
            let picture = (try? HostilePictures.png(width: 2, height: 2)) ?? ""
            return adaptive(
                times(
                    30,
                    [
                        "type": "Container", "minHeight": "10000px", "items": [block("t")],
                        "backgroundImage": ["url": .string(picture), "fillMode": "repeat"],
                    ]))
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
}
