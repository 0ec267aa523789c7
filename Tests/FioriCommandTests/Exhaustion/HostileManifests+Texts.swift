import Foundation
import IntegrationCardModel

extension HostileManifests {
    /// Manifests that ask for long texts, many values of functions, or much work for regular expressions.
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
        Shape(name: "template values of functions") {
            adaptive(
                [
                    block("${count(foreach(l, x, toUpper(b)))}"),
                    block("${count(foreach(l, x, setProperty(o, 'k', x)))}"),
                    block("${count(foreach(l, x, merge(o, o)))}"),
                    block("${count(foreach(l, x, indicesAndValues(l)))}"),
                ],
                data: [
                    "l": .array((0..<20_000).map { .number(Double($0)) }), "b": text(400_000),
                    "o": .object(JSONObject((0..<30_000).map { ("k\($0)", JSONValue.number(1)) })),
                ])
        },
        Shape(name: "template codes of codes") {
            let code = (0..<50).reduce("b") { text, _ in "base64(\(text))" }
            return adaptive(times(300, block("${length(\(code))}")), data: ["b": text(500_000)])
        },
        Shape(name: "template addresses") {
            adaptive(times(8000, block("${length(uriComponent(b))}")), data: ["b": text(500_000, " ")])
        },
        Shape(name: "template patterns") {
            adaptive(times(8000, block("${isMatch(t, p)}")), data: ["t": text(5000, "a"), "p": "(a*)*b"])
        },
        Shape(name: "patterns of rows") {
            list("{= RegExp('(a*)*b').test(${a})}", .array(times(1000, ["a": text(1000, "a")])))
        },
        Shape(name: "large patterns of rows") {
            list("{= RegExp('(a{900}){20}').test(${a})}", .array(times(1000, ["a": "a"])))
        },
        Shape(name: "patterns of fields") {
            let rule: JSONValue = ["pattern": "(a*)*b"]
            return object([
                [
                    "title": "g",
                    "items": .array(
                        (0..<1000).map { index in
                            [
                                "label": "l", "type": "TextArea", "id": .string("i\(index)"), "value": text(1000, "a"),
                                "validations": [rule],
                            ]
                        }),
                ]
            ])
        },
        Shape(name: "patterns of inputs") {
            adaptive(
                (0..<1000).map { index in
                    [
                        "type": "Input.Text", "id": .string("i\(index)"), "label": "l",
                        "regex": .string("(a{900}){20}|" + repeated("b", 400)),
                    ]
                })
        },
        Shape(name: "a pattern of each letter") {
            list("{= ${a}.replace(RegExp('x','g'),'yy').length }", [["a": text(500_000, "x")]])
        },
        Shape(name: "texts of a list of functions") {
            let calls = Array(repeating: "'x'.repeat(1000000)", count: 2000).joined(separator: ",")
            return list("{= [\(calls)].length }", [[:]])
        },
        Shape(name: "texts of lists") {
            let lists = Array(repeating: "${l}", count: 5000).joined(separator: ",")
            return list("{= format.text('{0}', [\(lists)]) }", [["l": numbers]])
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
        Shape(name: "a chain of parameters") {
            var parameters: JSONObject = [:]
            for index in 0..<20_000 { parameters["f\(index)"] = ["value": .string("{{parameters.f\(index + 1)}}")] }
            return list("x", [[:]], ["configuration": ["parameters": .object(parameters)]])
        },
        Shape(name: "parameters of later parameters") {
            var parameters: JSONObject = [:]
            for index in 0..<60 {
                parameters["p\(index)"] = ["value": .string(repeated("{{parameters.p\(index + 1)}}", 50))]
            }
            parameters["p60"] = ["value": text(1000)]
            return list("{{parameters.p0}}", [[:]], ["configuration": ["parameters": .object(parameters)]])
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
}
