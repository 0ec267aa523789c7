import Testing

@testable import IntegrationCardModel

/// The contexts in which the parts of a card read their data.
///
/// Numbers: the value of the only row of the chart's data.
struct CardContextTests {
    private let data: JSONValue = [
        "json": ["name": "root", "deep": ["name": "deep", "items": [["name": "first"], ["name": "second"]]]],
        "path": "/deep",
    ]

    private func card(_ header: JSONValue, _ content: JSONValue, type: JSONValue = "List") async -> ResolvedCard {
        await CardSamples.card(
            CardSamples.manifest(["type": type, "data": data, "header": header, "content": content]))
    }

    @Test func `a header does not take over the path of the card`() async {
        let card = await card(["title": "{name}"], ["data": ["path": "items"], "item": ["title": "{name}"]])
        #expect(card.header?.value?.title == "root")
    }

    @Test func `a header has a path and data of its own`() async {
        #expect(await card(["title": "{name}", "data": ["path": "/deep"]], [:]).header?.value?.title == "deep")
        let own = await card(
            [
                "title": "{name}", "subTitle": "{/other}",
                "data": ["json": ["h": ["name": "own"], "other": 1], "path": "/h"],
            ],
            [:])
        #expect(own.header?.value?.title == "own")
        #expect(own.header?.value?.subtitle == "1")
    }

    @Test func `content takes over the context of the card, or has another root`() async {
        let relative = await card(["title": "a"], ["data": ["path": "items/"], "item": ["title": "{name} {/name}"]])
        #expect(relative.titles == ["first root", "second root"])
        let inherited = await card(
            ["title": "a"], ["groups": [["items": [["value": "{name}"]]]]], type: "Object")
        #expect(inherited.object?.groups.first?.items.first?.content == .text("deep", maxLines: nil))
    }

    @Test func `own data of the content hides the card's, also for absolute paths`() async {
        let card = await card(
            ["title": "a"], ["data": ["json": [["x": "one"]]], "item": ["title": "{x}{/name}"]])
        #expect(card.titles == ["one"])
    }

    @Test func `a named section is read by its name, with a context of its own`() async {
        let card = await card(
            ["title": "{cities>/place}"],
            [
                "data": [
                    "name": "cities", "json": ["place": "Earth", "items": [["n": "Rome"], ["n": "Oslo"]]],
                    "path": "cities>/items",
                ],
                "item": ["title": "{cities>n}"],
            ])
        #expect(card.header?.value?.title == "Earth")
        #expect(card.titles == ["Rome", "Oslo"])
    }

    @Test func `texts in data are bindings`() async {
        let card = await CardSamples.card(
            CardSamples.manifest([
                "type": "List", "configuration": ["parameters": ["who": ["value": "Ada"]]],
                "data": ["json": [["t": "Hello {parameters>/who/value}"]]], "header": ["title": "a"],
                "content": ["item": ["title": "{t}"]],
            ]))
        #expect(card.titles == ["Hello Ada"])
    }

    @Test func `an object as list has an item for each key`() async {
        let card = await CardSamples.card(
            CardSamples.manifest([
                "type": "List", "data": ["json": ["b": ["n": 1], "a": ["n": 2]]], "header": ["title": "a"],
                "content": ["item": ["title": "{n}"]],
            ]))
        #expect(card.titles == ["1", "2"])
        #expect(card.list?.items.map(\.id) == ["b", "a"])
    }

    @Test func `the path of data may be bound`() async {
        let manifest = CardSamples.manifest([
            "type": "List", "configuration": ["parameters": ["p": ["value": "/b"]]],
            "data": ["json": ["a": [["n": 1]], "b": [["n": 2]]], "path": "{parameters>/p/value}"],
            "header": ["title": "a"], "content": ["item": ["title": "{n}"]],
        ])
        let session = CardSamples.session(manifest)
        #expect(await session.resolve().titles == ["2"])
        #expect(await session.setParameters(["p": "/a"]).titles == ["1"])
    }

    @Test func `the names of a chart are read from the root, its values from the list`() async throws {
        let card = await CardSamples.card(
            CardSamples.manifest([
                "type": "Analytical", "header": ["title": "a"],
                "content": [
                    "chartType": "Donut",
                    "data": ["json": ["label": "Sales", "rows": [["v": 3, "d": "x"]]], "path": "/rows"],
                    "measures": [["name": "{label}", "value": "{v}"]],
                    "dimensions": [["label": "Shop", "value": "{d}", "displayValue": "The {d}"]],
                    "measureAxis": "size", "dimensionAxis": "color",
                ],
            ]))
        guard case .ready(.analytical(let chart))? = card.content else {
            Issue.record("no chart")
            return
        }
        #expect(chart.type == "donut")
        #expect(chart.measures.map(\.name) == ["Sales"])
        #expect(chart.rows.map(\.measures) == [[3]])
        #expect(chart.rows.map(\.labels) == [["The x"]])
        #expect(chart.feeds.map(\.role) == ["size", "color"])
        #expect(chart.feeds.map(\.names) == [["Sales"], ["Shop"]])
    }
}
