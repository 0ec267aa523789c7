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
        let data: JSONValue = [["a": .string(String(repeating: "y", count: 2_000)), "b": "short"], ["a": "x", "b": "y"]]
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

    @Test func `faults write control characters out`() {
        let diagnostic = CardDiagnostic(.error, at: JSONPointer(["a\nb"]), "x\r\n\u{1B}[31m\u{202E}y\u{85}")
        #expect(diagnostic.description == "/a\\nb: error: x\\r\\n\\u{1B}[31m\\u{202E}y\\u{85}")
    }
}
