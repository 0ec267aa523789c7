import Foundation
import Testing

@testable import IntegrationCardModel

/// The account of all that a card makes of its data.
///
/// Numbers: bytes are the lengths of the texts in each test, values are counted as `CardLimits.Content.maximumValues`
/// says: 1 for a number, 2 for a text, 3 for an object; bounds are those that a test sets or the defaults.
@Suite struct CardBudgetTests {
    private func budget(bytes: Int = 100, values: Int = 100, steps: Int = 1000) -> CardBudget {
        var limits = CardLimits.Content()
        (limits.maximumTextBytes, limits.maximumValues, limits.maximumSteps) = (bytes, values, steps)
        return CardBudget(limits)
    }

    private func card(_ manifest: JSONValue, limits: CardLimits = CardLimits()) async -> ResolvedCard {
        await CardSession(manifest: manifest, mode: .offline, limits: limits).resolve()
    }

    private func list(_ title: String, _ data: JSONValue, _ configuration: JSONValue = [:]) -> JSONValue {
        [
            "sap.app": ["id": "a"],
            "sap.card": [
                "type": "List", "configuration": configuration, "header": ["title": "Header"],
                "content": ["data": ["json": data], "item": ["title": .string(title)]],
            ],
        ]
    }

    @Test func `values are charged with all that is in them`() {
        let budget = budget()
        #expect(budget.admits(["a": "four", "b": [1, nil]]))
        #expect(budget.charge == CardBudget.Charge(bytes: 4, values: 8))
    }

    @Test func `a value that is too large is refused without a charge and costs steps`() {
        let budget = budget(bytes: 10)
        #expect(!budget.admits(.string(String(repeating: "a", count: 11))))
        #expect(budget.charge == CardBudget.Charge() && budget.hasRefused)
        #expect(budget.admits("short"))
        for _ in 0..<2000 { _ = budget.admits(.string(String(repeating: "a", count: 11))) }
        #expect(budget.isExhausted && !budget.admits("x"))
        budget.allowSteps()
        #expect(budget.admits("x"))
    }

    @Test func `a value that is refused is no value, not null`() {
        let budget = budget(bytes: 10)
        #expect(budget.admitting { "short" } == .some("short"))
        let refused = budget.admitting { .string(String(repeating: "a", count: 11)) }
        #expect(refused == Optional<JSONValue>.none && budget.refusals == 1)
        #expect(budget.charge == CardBudget.Charge(bytes: 5, values: 2))
    }

    @Test func `a first row that is too large keeps what there is room for`() async {
        let data: JSONValue = [
            ["a": .string(String(repeating: "y", count: 2_000)), "b": "short"], ["a": "x", "b": "y"],
        ]
        var limits = CardLimits()
        limits.content.maximumTextBytes = 1_000
        let manifest: JSONValue = [
            "sap.app": ["id": "a"],
            "sap.card": [
                "type": "List", "content": ["data": ["json": data], "item": ["title": "{b}", "description": "{a}"]],
            ],
        ]
        #expect(await card(manifest, limits: limits).titles == ["short", "y"])
    }

    @Test func `values that are evaluated again give back what they have taken`() async {
        var limits = CardLimits()
        limits.content.maximumTextBytes = 2_000
        let manifest = list(
            "{parameters>/p/value}{parameters>/p/value}", [[:]],
            ["parameters": ["p": ["value": .string(String(repeating: "a", count: 300))]]])
        let session = CardSession(manifest: manifest, mode: .offline, limits: limits)
        for round in 0..<20 {
            let text = String(repeating: round % 2 == 0 ? "b" : "c", count: 300)
            let card = await session.setParameters(["p": .string(text)])
            #expect(card.titles == [text + text])
        }
    }

    @Test func `a text of many parts never grows beyond its bound`() async {
        let text = String(repeating: "y", count: 600_000)
        let card = await card(list(String(repeating: "{b}", count: 20_000), [["b": .string(text)]]))
        #expect(card.diagnostics.contains { $0.message.contains("the text is longer than 1048576 bytes") })
        #expect(card.header?.value?.title == "Header")
    }

    @Test func `a parameter that stands everywhere is left where there is no room`() async {
        let attributes = JSONValue.array(Array(repeating: ["value": "{{parameters.p}}"], count: 100))
        let manifest: JSONValue = [
            "sap.app": ["id": "a"],
            "sap.card": [
                "type": "List",
                "configuration": ["parameters": ["p": ["value": .string(String(repeating: "y", count: 100_000))]]],
                "content": ["data": ["json": [[:]]], "item": ["title": "x", "attributes": attributes]],
            ],
        ]
        #expect(await card(manifest).diagnostics.contains { $0.severity == .error && $0.message.contains("left out") })
    }

    @Test func `the host bounds the elements of a list`() async {
        let manifest = list("{a}", .array(Array(repeating: ["a": "t"], count: 100)), ["modelSizeLimit": 1e12])
        var limits = CardLimits()
        limits.content.maximumListElements = 20
        let card = await card(manifest, limits: limits)
        #expect(card.titles.count == 20)
        #expect(card.diagnostics.map(\.message) == ["the host allows at most 20 elements of a list"])
    }

    @Test func `rows behind the first four hundred have an account of their own`() async {
        let data = JSONValue.array((0..<2000).map { .object(["a": .string("Item \($0)")]) })
        var limits = CardLimits()
        limits.content.maximumValues = 400 * 5 + 200
        let card = await card(list("{a}", data, ["modelSizeLimit": 5000]), limits: limits)
        #expect(card.titles.count == 2000)
        limits.content.maximumValues = 100
        let less = await self.card(list("{a}", data), limits: limits)
        #expect((1..<20).contains(less.titles.count))
    }

    @Test func `parameters of parameters are read once each and charged to the card`() async {
        var parameters: JSONObject = [:]
        for index in 0..<2_000 { parameters["p\(index)"] = ["value": .string("{{parameters.p\(index + 1)}}")] }
        parameters["p2000"] = ["value": "end"]
        let chain = await card(list("{{parameters.p0}}", [[:]], ["parameters": .object(parameters)]))
        #expect(chain.titles == ["end"])
        var growing: JSONObject = [:]
        for index in 0..<60 {
            growing["p\(index)"] = ["value": .string(String(repeating: "{{parameters.p\(index + 1)}}", count: 50))]
        }
        growing["p60"] = ["value": .string(String(repeating: "y", count: 1_000))]
        let grown = await card(list("x", [[:]], ["parameters": .object(growing)]))
        #expect(grown.diagnostics.contains { $0.severity == .error && $0.message.contains("left out") })
    }

    @Test func `titles of groups are charged once for each group that is shown`() async {
        func card(_ group: @escaping (Int) -> String, values: Int) async -> ResolvedCard {
            let data = JSONValue.array(
                (0..<2000).map { .object(["a": .string("Item \($0)"), "g": .string(group($0))]) })
            let manifest: JSONValue = [
                "sap.app": ["id": "a"],
                "sap.card": [
                    "type": "List", "configuration": ["modelSizeLimit": 5000], "header": ["title": "Header"],
                    "content": ["data": ["json": data], "item": ["title": "{a}"], "group": ["title": "{g}"]],
                ],
            ]
            var limits = CardLimits()
            limits.content.maximumValues = values
            return await self.card(manifest, limits: limits)
        }
        let few = await card({ "Group \($0 / 1000)" }, values: 400 * 5 + 200)
        #expect(few.list?.groups.map(\.items.count) == [1000, 1000])
        let many = await card({ "Group \($0)" }, values: 700)
        #expect((50..<100).contains(many.titles.count))
        #expect(many.list?.groups.allSatisfy { $0.items.count <= 1 } == true)
    }

    @Test func `a text that is cut is told`() async {
        let long = JSONValue.string(String(repeating: "y", count: 20_000))
        let cut = await card(list("{a}", [["a": long]]))
        #expect(cut.titles.map(\.utf8.count) == [16 * 1024 + 3])
        #expect(cut.diagnostics.map(\.message) == ["texts are shown up to 16 KiB; the rest is left out"])
        let picture = JSONValue.string("data:image/png;base64," + String(repeating: "A", count: 20_000))
        #expect(await card(list("x", [["a": picture]])).diagnostics.isEmpty)
        let payload: JSONValue = [
            "type": "AdaptiveCard", "version": "1.5", "body": [["type": "TextBlock", "text": long]],
        ]
        let faults = AdaptiveReader().read(payload).diagnostics
        #expect(faults.map(\.pointer.description) == ["/body/0/text"])
    }

    @Test func `an object has a bound of its groups and items together`() async {
        let items = JSONValue.array(Array(repeating: ["label": "l", "value": "v"], count: 30))
        let manifest: JSONValue = [
            "sap.app": ["id": "a"],
            "sap.card": [
                "type": "Object",
                "content": [
                    "groups": [["title": "1", "items": items], ["title": "2", "items": items], ["title": "3"]]
                ],
            ],
        ]
        var limits = CardLimits()
        limits.content.maximumItems = 40
        let card = await card(manifest, limits: limits)
        #expect(card.object?.groups.map(\.items.count) == [30, 8])
        #expect(
            card.diagnostics.map(\.message) == ["an object has at most 40 groups and items; the others are left out"])
        #expect(await self.card(manifest).diagnostics.isEmpty)
    }

    @Test func `a chart has a bound of its series times its categories`() async throws {
        let rows = JSONValue.array(
            (0..<100).map { ["m": .string("m\($0)"), "c": .string("c\($0)"), "v": .number(Double($0))] })
        func manifest(_ type: String, _ role: String) -> JSONValue {
            [
                "sap.app": ["id": "a"],
                "sap.card": [
                    "type": "Analytical",
                    "content": [
                        "chartType": .string(type), "data": ["json": rows],
                        "dimensions": [["name": "D", "value": "{m}"], ["name": "C", "value": "{c}"]],
                        "measures": [["name": "M", "value": "{v}"]],
                        "feeds": [
                            ["uid": "valueAxis", "type": "Measure", "values": ["M"]],
                            ["uid": "categoryAxis", "type": "Dimension", "values": ["D"]],
                            ["uid": .string(role), "type": "Dimension", "values": ["C"]],
                        ],
                    ],
                ],
            ]
        }
        var limits = CardLimits()
        limits.content.maximumPoints = 400
        func rowCount(_ card: ResolvedCard) -> Int? {
            guard case .ready(.analytical(let chart))? = card.content else { return nil }
            return chart.rows.count
        }
        let cut = await card(manifest("stacked_column", "color"), limits: limits)
        #expect(rowCount(cut) == 20)
        #expect(cut.diagnostics.map(\.message).contains { $0.contains("the first 20 of 100 rows") })
        #expect(rowCount(await card(manifest("stacked_column", "categoryAxis"), limits: limits)) == 100)
        #expect(rowCount(await card(manifest("bubble", "color"), limits: limits)) == 100)
    }

    @Test(arguments: [
        "[\(Array(repeating: "${b}.toUpperCase()", count: 40).joined(separator: ","))].length",
        "[\(Array(repeating: "'x'.repeat(1000000)", count: 40).joined(separator: ","))].length",
        "[\(Array(repeating: "${b}", count: 40).joined(separator: ","))].map(encodeURIComponent).length",
        "${b}.replace(RegExp('y','g'),'z').length",
    ]) func `texts that functions make cost steps, used or not`(_ expression: String) async {
        let card = await card(list("{= \(expression) }", [["b": .string(String(repeating: "y", count: 900_000))]]))
        #expect(card.diagnostics.contains { $0.message.contains("too many steps") }, "\(card.diagnostics)")
    }

    @Test(arguments: [
        "count(foreach(l, x, toUpper(b)))", "count(foreach(l, x, setProperty(o, 'k', x)))",
        "count(foreach(l, x, reverse(l)))", "count(foreach(l, x, indicesAndValues(l)))",
    ]) func `values that functions of templates make cost steps, used or not`(_ expression: String) {
        let data: JSONValue = [
            "l": .array((0..<5_000).map { .number(Double($0)) }), "b": .string(String(repeating: "y", count: 900_000)),
            "o": .object(JSONObject((0..<5_000).map { ("k\($0)", JSONValue.number(Double($0))) })),
        ]
        let template: JSONValue = ["type": "TextBlock", "text": .string("${\(expression)}")]
        let messages = AdaptiveTemplate(template).expand(with: data).diagnostics.map(\.message)
        #expect(messages == ["the template takes too many steps"])
    }

    @Test(arguments: ["base64(base64(b))", "uriComponent(b)", "dataUri(b)"])
    func `texts that functions of templates make have a bound`(_ expression: String) {
        let data: JSONValue = ["b": .string(String(repeating: " ", count: 900_000))]
        let template: JSONValue = ["type": "TextBlock", "text": .string("${length(\(expression))}")]
        let messages = AdaptiveTemplate(template).expand(with: data).diagnostics.map(\.message)
        #expect(messages == ["the text is too long"])
    }

    @Test func `faults write control characters out`() {
        let diagnostic = CardDiagnostic(.error, at: JSONPointer(["a\nb"]), "x\r\n\u{1B}[31m\u{202E}y\u{85}")
        #expect(diagnostic.description == "/a\\nb: error: x\\r\\n\\u{1B}[31m\\u{202E}y\\u{85}")
    }
}
