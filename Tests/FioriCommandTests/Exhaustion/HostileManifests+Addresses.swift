import Foundation
import IntegrationCardModel

extension HostileManifests {
    private static let picture = JSONValue.string("data:image/png;base64," + repeated("A", 1_300_000))
    private static let rows = JSONValue.array(times(1000, [:]))

    /// Manifests in which every row has the same picture within its address.
    static let addresses: [Shape] = [
        Shape(name: "a picture in each row") {
            card("List", ["data": ["json": rows], "item": ["title": "x", "icon": ["src": picture]]])
        },
        Shape(name: "a picture that each row names") {
            card(
                "List",
                [
                    "data": ["json": .array([["u": picture]] + times(1000, [:]))],
                    "item": [
                        "title": "x",
                        "icon": ["src": "{/0/u}", "initials": "{/0/u}", "visible": "{= ${/0/u} ? true : false}"],
                    ],
                ])
        },
        Shape(name: "a picture in each entry") {
            card(
                "Timeline", ["data": ["json": rows], "item": ["title": ["value": "x"], "icon": ["src": picture]]])
        },
        Shape(name: "a picture in each appointment") {
            let template: JSONValue = [
                "startDate": "2026-11-23T09:00", "endDate": "2026-11-23T10:00", "title": "x", "icon": ["src": picture],
            ]
            return card(
                "Calendar", ["date": "2026-11-23", "item": ["path": "/a", "template": template]],
                ["data": ["json": ["a": rows]]])
        },
        Shape(name: "a picture in each cell") {
            card(
                "Table",
                ["data": ["json": rows], "row": ["columns": [["title": "x", "icon": ["src": picture]]]]])
        },
        Shape(name: "a picture in each strip") {
            card("List", ["data": ["json": rows], "item": ["title": "x", "actionsStrip": [["icon": picture]]]])
        },
        Shape(name: "a picture in each element") {
            adaptive(
                [["type": "Image", "$data": "${r}", "url": "${$root.u}", "width": "16px", "height": "16px"]],
                data: ["u": picture, "r": .array((0..<900).map { .number(Double($0)) })])
        },
        Shape(name: "an address that is made for each row") {
            card(
                "List",
                [
                    "data": ["json": .array([["u": text(1_000_000, "A")]] + times(1000, [:]))],
                    "item": ["title": "x", "icon": ["src": "data:image/png;base64,{/0/u}"]],
                ])
        },
    ]

    /// Manifests whose texts change their direction at every letter.
    static let turns: [Shape] = [
        Shape(name: "turns of entries") {
            let text: JSONValue = ["value": "{t}"]
            let entry: JSONValue = ["title": text, "description": text, "owner": text]
            return card(
                "Timeline", ["item": entry], ["data": ["json": .array(times(20, ["t": Self.text(3_750, "iו.")]))]])
        },
        Shape(name: "turns of cells") {
            let column: JSONValue = ["title": "x", "value": "{t}"]
            return card(
                "Table", ["row": ["columns": .array(times(4, column))]],
                ["data": ["json": .array(times(170, ["t": text(375, "iו.")]))]])
        },
        Shape(name: "turns of rows") {
            card(
                "List",
                [
                    "data": ["json": .array(times(15, ["t": text(3_700, "iו.")]))],
                    "item": [
                        "title": "{t}", "description": "{t}", "attributes": .array(times(4, ["value": "{t}"])),
                    ],
                ])
        },
    ]

    /// Manifests with as many placeholders as they have room for.
    static let placeholders: [Shape] = [
        Shape(name: "parameters that name themselves") {
            let parameters = (0..<32_000).map { index -> (String, JSONValue) in
                ("\(index)", ["value": .string("{{parameters.\(index)}}")])
            }
            return list("x", [[:]], ["configuration": ["parameters": .object(JSONObject(parameters))]])
        },
        Shape(name: "parameters that name others twice") {
            let parameters = (0..<15_000).map { index -> (String, JSONValue) in
                ("p\(index)", ["value": .string(repeated("{{parameters.p\(index + 1)}}", 2))])
            }
            return list("{{parameters.p0}}", [[:]], ["configuration": ["parameters": .object(JSONObject(parameters))]])
        },
        Shape(name: "groups of letters with accents") {
            let rows = (0..<6000).map { index -> JSONValue in
                ["a": .number(Double(index)), "g": .string(repeated("e\u{301}", 30) + String(index * 1919 % 6000))]
            }
            return card(
                "List",
                [
                    "data": ["json": .array(rows)], "item": ["title": "{a}"],
                    "group": ["title": "{g}", "order": ["path": "g", "dir": "ASC"]], "maxItems": 20_000,
                ], ["configuration": .object(sizes)])
        },
    ]
}
