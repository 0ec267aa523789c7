import Foundation
import LocalServer
import Testing

@testable import IntegrationCardModel

/// Lists: sorting, groups, bounds, and the number of evaluations.
///
/// Numbers: counts of items as each test makes them, up to `maxItems`, read as JavaScript's `parseInt` does, and up to
/// `modelSizeLimit`, 1,000 by default (Docs/Facts/Cards.md, "Models" and "List").
struct CardListTests {
    @Test func `groups are runs of equal titles in sorted order`() async {
        let card = await CardSamples.card(
            CardSamples.products(
                4,
                content: [
                    "group": [
                        "title": "{= ${price} >= 20 ? 'Dear' : 'Cheap'}", "order": ["path": "price", "dir": "DESC"],
                    ],
                    "maxItems": 3,
                ]))
        #expect(card.list?.groups.map(\.title) == ["Dear", "Cheap"])
        #expect(card.titles == ["Product 3", "Product 2", "Product 1"])
    }

    @Test func `what is missing is last when ascending, and texts ignore case`() {
        let values: [JSONValue?] = ["b", nil, "A", .null, "c", "B"]
        let ascending = ElementOrder(locale: Locale(identifier: "en"), descends: false).sort(values) { $0 }
        #expect(ascending == ["A", "b", "B", "c", nil, .null])
        let numbers: [JSONValue?] = [10, 9, nil, 100]
        #expect(
            ElementOrder(locale: Locale(identifier: "en"), descends: true).sort(numbers) { $0 } == [nil, 100, 10, 9])
    }

    @Test(
        arguments: [("2", 2), ("{parameters>/max/value}", 3), (2.0, 2), ("nonsense", 5), (0.0, 5), (99.0, 5)]
            as [(JSONValue, Int)])
    func `maxItems is read as parseInt does`(maximum: JSONValue, count: Int) async {
        let card = await CardSamples.card(
            CardSamples.products(
                5, content: ["maxItems": maximum],
                card: ["configuration": ["parameters": ["max": ["value": "3 items"]]]]))
        #expect(card.titles.count == count)
    }

    @Test func `only the items that are shown are evaluated`() async {
        let calls = CallCounter()
        var host = FixedHost()
        host.extensionFormatters = ["count": { arguments in calls.count(arguments.first ?? nil) }]
        let card = await CardSamples.card(
            CardSamples.products(
                900, content: ["item": ["title": "{= extension.formatters.count(${name})}"], "maxItems": 5]), host: host
        )
        #expect(card.titles.count == 5)
        #expect(calls.value == 5)
    }

    @Test func `the model has a bound of elements`() async {
        let manifest = CardSamples.products(1200)
        #expect(await CardSamples.card(manifest).titles.count == 1000)
        let larger = CardSamples.products(1200, card: ["configuration": ["modelSizeLimit": 1100]])
        #expect(await CardSamples.card(larger).titles.count == 1100)
    }

    @Test func `parts of unknown types and further figures are noted`() async {
        let side: JSONValue = ["title": "a", "number": "1"]
        let manifest = CardSamples.products(
            2, content: ["item": ["title": "{name}", "chart": ["type": "Gauge"]]],
            card: [
                "header": [
                    "type": "Numeric", "title": "t", "sideIndicators": [side, side, side], "chart": ["value": 1],
                ],
                "configuration": [
                    "filters": ["a": ["type": "Slider"], "b": ["type": "string"], "c": ["type": "Search"]]
                ],
            ])
        #expect(
            await CardSamples.card(manifest).diagnostics.map(\.description) == [
                "/sap.card/configuration/filters/a/type: warning: there is no filter of the type “Slider” (one of Select, "
                    + "ComboBox, Search, DateRange, string, integer); a choice is shown",
                "/sap.card/content/item/chart/type: warning: there is no micro chart of the type “Gauge” (one of Bullet, "
                    + "StackedBar, Column, Line, HarveyBall, Radial); it is left out",
                "/sap.card/header/chart: warning: a micro chart without a type is left out (one of Bullet, StackedBar, "
                    + "Column, Line, HarveyBall, Radial)",
                "/sap.card/header/sideIndicators: warning: a header shows at most 2 figures beside the main one; the "
                    + "others are left out",
            ])
    }

    @Test func `items and columns that have nothing to show are noted`() async {
        func messages(_ type: String, _ content: JSONValue) async -> [String] {
            await CardSamples.card([
                "sap.app": ["id": "test.card", "type": "card"],
                "sap.card": ["type": .string(type), "data": ["json": [["a": 1]]], "content": content],
            ]).diagnostics.map(\.description)
        }
        let items: [JSONValue] = [
            ["label": "a", "type": "Sparkline", "data": 1], ["label": "b", "type": "Text", "value": "shown"],
            ["label": "c", "type": "{x}"], ["label": "d"],
        ]
        let object = await messages("Object", ["groups": [["title": "G", "items": .array(items)]]])
        #expect(object.count == 1)
        #expect(
            object.first?.hasPrefix(
                "/sap.card/content/groups/0/items/0/type: warning: there is no item of the type “Sparkline” (one of "
                    + "Default, text, Status,") == true && object.first?.hasSuffix("; its label is shown alone") == true
        )
        let columns: [JSONValue] = [
            ["title": "A", "value": "{a}"], ["title": "B", "sparkline": ["x": 1]], ["title": "C"],
            ["title": "D", "identifier": true, "sparkline": 1],
        ]
        #expect(
            await messages("Table", ["row": ["columns": .array(columns)]]) == [
                "/sap.card/content/row/columns/1/sparkline: warning: there are no cells of “sparkline” (one of value, icon, "
                    + "progressIndicator, url, actions, identifier, state); the column is empty"
            ])
    }

    @Test func `the header counts the items that are shown`() async {
        let status: JSONValue = [
            "text": [
                "format": [
                    "translationKey": "i18n>CARD.COUNT_X_OF_Y", "parts": ["parameters>/visibleItems", "/count"],
                ]
            ]
        ]
        let manifest = CardSamples.products(
            7, content: ["maxItems": 3], card: ["header": ["title": "a", "status": status]])
        #expect(await CardSamples.card(manifest).header?.value?.status == "3 of 7")
        #expect(
            await CardSamples.card(manifest, host: FixedHost(locale: Locale(identifier: "de"))).header?.value?.status
                == "3 von 7")
    }

    @Test func `an empty list shows a message, which the card may change`() async {
        let empty = CardSamples.products(0)
        #expect(await CardSamples.card(empty).content?.message?.title == "No items available")
        let custom = CardSamples.products(
            0,
            card: [
                "configuration": [
                    "messages": [
                        "noData": ["type": "NoTasks", "size": "Spot", "title": "Done", "description": "Go home"]
                    ]
                ]
            ])
        let message = await CardSamples.card(custom).content?.message
        #expect(message?.illustration == "NoTasks")
        #expect(message?.size == .spot)
        #expect(message?.title == "Done")
        #expect(message?.description == "Go home")
    }

    @Test func `rows that are too large together are cut with a warning`() async {
        let big = String(repeating: "x", count: 200_000)
        let manifest = CardSamples.products(
            900, content: ["item": ["title": "{name} {/big}"]],
            card: [
                "data": [
                    "json": ["big": .string(big), "items": .array(Array(repeating: ["name": "n"], count: 900))],
                    "path": "/items",
                ]
            ])
        let card = await CardSamples.card(manifest)
        #expect((1..<900).contains(card.titles.count))
        #expect(card.diagnostics.contains { $0.message.contains("the rest is left out") })
    }

    @Test func `templates of charts and strips are repeated for their elements`() async {
        let manifest = CardSamples.products(
            1,
            content: [
                "item": [
                    "title": "{name}",
                    "chart": [
                        "type": "StackedBar",
                        "bars": ["path": "parts", "template": ["value": "{v}", "legendTitle": "{t}"]],
                    ],
                    "actionsStrip": ["item": ["path": "parts", "template": ["text": "{parent>/name}: {t}"]]],
                ]
            ],
            card: [
                "data": ["json": [["name": "P", "parts": [["v": 1, "t": "a"], ["v": 2, "t": "b"]]]]]
            ])
        let item = await CardSamples.card(manifest).list?.items.first
        guard case .stackedBar(let bars)? = item?.chart?.kind else {
            Issue.record("no chart")
            return
        }
        #expect(bars.bars.map(\.value) == [1, 2])
        #expect(item?.actionsStrip.map(\.text) == ["", "P: a", "P: b"])
        #expect(item?.actionsStrip.first?.kind == .spacer)
    }
}

/// A count of calls from any thread.
final class CallCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var calls = 0

    var value: Int { lock.withLock { calls } }

    func count(_ value: JSONValue?) -> JSONValue? {
        lock.withLock { calls += 1 }
        return value
    }
}
