import Foundation
import Testing

@testable import IntegrationCardModel

/// The services that cards need of their hosts, and the notice in place of rows that formatters would have filled.
///
/// Numbers: a need stands for the whole card, at line and column 1.
struct CardRequirementsTests {
    private let manifest: JSONValue = [
        "sap.app": ["id": "test.card"],
        "sap.card": [
            "type": "List",
            "configuration": [
                "destinations": [
                    "orders": ["name": "ORDERS_API"], "people": ["defaultUrl": "https://example.com"], "own": [:],
                ]
            ],
            "header": ["title": "{= extension.formatters.upper(${context>/user/name}) }"],
            "content": [
                "data": ["extension": ["method": "loadOrders"]],
                "item": [
                    "title": ["path": "name", "formatter": "extension.formatters.shorten"],
                    "info": ["value": "{= extension.formatters.upper(${state}) + extension.formatters.sign$() }"],
                ],
            ],
        ],
    ]

    @Test func `names follow from bindings, expressions, data and destinations`() {
        let needs = CardRequirements(of: manifest)
        #expect(needs.formatters == ["shorten", "sign$", "upper"])
        #expect(needs.dataMethods == ["loadOrders"])
        #expect(needs.destinations == ["ORDERS_API", "own"])
        #expect(needs.contextPaths == ["/user/name"])
        #expect(needs.component == nil && !needs.isEmpty)
        #expect(
            needs.lines == [
                "formatters: shorten, sign$, upper", "data of the extension: loadOrders",
                "destinations: ORDERS_API, own",
                "context: /user/name",
            ])
    }

    @Test func `formatters in brackets and quotes are needs too`() {
        let needs = CardRequirements(of: [
            "sap.card": [
                "header": [
                    "title": "{= extension.formatters['quoted'](1) + extension.formatters[ \"full\" ](2) }",
                    "subTitle": "{= extension.formatters .spaced(1) + extension.formatters[name](2) }",
                ]
            ]
        ])
        #expect(needs.formatters == ["full", "quoted", "spaced"])
    }

    @Test func `needs are JSON objects with the members of problems`() {
        let objects = CardRequirements(of: manifest).json(file: "manifest.json")
        #expect(objects.count == 4)
        #expect(
            objects.first == [
                "file": "manifest.json", "severity": "need", "rule": "formatters", "pointer": "", "line": 1,
                "column": 1,
                "message": "needs formatters: shorten, sign$, upper", "names": ["shorten", "sign$", "upper"],
            ])
        #expect(objects.map { $0["rule"] } == ["formatters", "dataMethods", "destinations", "contextPaths"])
    }

    @Test func `Adaptive Cards name data sets, forms validators, and component cards themselves`() {
        let adaptive = CardRequirements(of: [
            "sap.card": [
                "type": "AdaptiveCard",
                "content": ["body": [["type": "Input.ChoiceSet", "choices.data": ["dataset": "people"]]]],
            ]
        ])
        #expect(adaptive.choiceSets == ["people"])
        let form = CardRequirements(of: [
            "sap.card": [
                "type": "Object",
                "content": [
                    "groups": [["items": [["type": "TextArea", "validations": [["validate": "extension.checkDate"]]]]]]
                ],
            ]
        ])
        #expect(form.validators == ["extension.checkDate"])
        #expect(
            CardRequirements(of: ["sap.app": ["id": "my.part"], "sap.card": ["type": "Component"]]).component
                == "my.part")
        #expect(CardRequirements(of: ["sap.card": ["type": "List", "content": [:]]]).isEmpty)
        #expect(CardRequirements(of: .null).isEmpty)
    }

    private struct Host: CardHost {
        var extensionFormatters: [String: BindingEnvironment.ExtensionFormatter] = [:]
        var locale: Locale { Locale(identifier: "en_US") }
    }

    private func content(_ type: String, _ content: JSONValue, _ host: Host) async -> ResolvedSection<ResolvedContent>?
    {
        let session = CardSession(
            manifest: ["sap.app": ["id": "t"], "sap.card": ["type": .string(type), "content": content]], host: host,
            mode: .offline)
        return await session.resolve().content
    }

    private static let templates: [(String, JSONValue)] = [
        ("List", ["item": ["title": "{= extension.formatters.a(${n}) }"]]),
        ("List", ["item": ["title": "{= extension.formatters.a(${n}) }", "description": "{missing}"]]),
        (
            "List",
            ["item": ["title": "{= extension.formatters.a(${n}) }", "info": ["value": "{n} EUR"]]]
        ),
        ("Timeline", ["item": ["title": ["value": "{= extension.formatters.a(${n}) }"]]]),
        ("Table", ["row": ["columns": [["title": "A", "value": "{= extension.formatters.a(${n}) }"]]]]),
    ]

    @Test(arguments: templates)
    func `rows without texts are a notice that names the formatters`(type: String, template: JSONValue) async {
        var value = template.objectValue ?? [:]
        value["data"] = ["json": [["n": "x"], ["n": "y"]]]
        let empty = await content(type, .object(value), Host())
        guard case .error(let message)? = empty else {
            Issue.record("\(type) shows \(String(describing: empty))")
            return
        }
        #expect(message.description == "The app has no formatters for the texts of this card: a")
        #expect(!message.canRetry)
        let full = await content(type, .object(value), Host(extensionFormatters: ["a": { .string("<\($0)>") }]))
        #expect(full?.value != nil)
    }

    private static let places: [(type: String, content: JSONValue, pointer: String)] = [
        ("List", ["item": ["title": "{n}", "description": "{= extension.formatters.a(${n}) }"]], "item/description"),
        (
            "List", ["item": ["title": "{n}", "info": ["value": "{path: 'n', formatter: 'extension.formatters.a'}"]]],
            "item/info/value"
        ),
        ("List", ["item": ["title": "{n}"], "group": ["title": "{= extension.formatters.a(${n}) }"]], "group/title"),
        (
            "List",
            [
                "item": [
                    "title": "{n}", "attributes": [["value": "x"], ["value": "{= extension.formatters.a(${n}) }"]],
                ]
            ],
            "item/attributes/1/value"
        ),
        (
            "Table",
            [
                "row": [
                    "columns": [
                        ["title": "A", "value": "{n}"], ["title": "B", "value": "{= extension.formatters.a(1) }"],
                    ]
                ]
            ],
            "row/columns/1/value"
        ),
        (
            "Object", ["groups": [["items": [["label": "{n}", "value": "{= extension.formatters.a(1) }"]]]]],
            "groups/0/items/0/value"
        ),
        (
            "AdaptiveCard", ["body": [["type": "TextBlock", "text": "x"], ["type": "TextBlock", "text": "${a(n)}"]]],
            "body/1/text"
        ),
    ]

    @Test(arguments: places)
    func `what an expression lacks is told at its property`(type: String, content: JSONValue, pointer: String) async {
        var value = content.objectValue ?? [:]
        value["data"] = ["json": type == "Object" || type == "AdaptiveCard" ? ["n": "x"] : [["n": "x"], ["n": "y"]]]
        let session = CardSession(
            manifest: ["sap.app": ["id": "t"], "sap.card": ["type": .string(type), "content": .object(value)]],
            host: Host(), mode: .offline)
        let pointers = await session.resolve().diagnostics.map(\.pointer.description)
        #expect(pointers == ["/sap.card/content/" + pointer])
    }

    @Test func `rows with other texts are shown, and rows without texts where no formatter is missing`() async {
        let data: JSONValue = ["json": [["n": "x"]]]
        let named = await content(
            "List", ["data": data, "item": ["title": "{n}", "description": "{= extension.formatters.a(${n}) }"]], Host()
        )
        #expect(named?.value != nil)
        let figures = await content(
            "List", ["data": data, "item": ["info": ["value": "{n}", "state": "{= extension.formatters.a(${n}) }"]]],
            Host())
        #expect(figures?.value != nil)
        let untitled = await content("List", ["data": data, "item": ["title": "{missing}"]], Host())
        #expect(untitled?.value != nil)
    }
}
