import Foundation
import IntegrationCardModel

/// Whole cards, from the bytes of a manifest to the resolved card.
enum SessionBenchmark {
    private static let template = """
        {"title": "{ProductName}", "description": "{UnitsInStock} units in stock",
        "info": {"value": "{= format.currency(${Price}, ${Currency}) }",
        "state": "{= ${Price} > 100 ? 'Error' : 'Success' }"},
        "highlight": "{= ${Discontinued} ? 'Error' : 'Success' }"}
        """

    /// A list card whose data is this JSON.
    private static func manifest(data: String, maxItems: Int) -> Data {
        Data(
            """
            {"_version": "1.60.0", "sap.app": {"id": "bench.list", "type": "card", "title": "Products"},
            "sap.card": {"type": "List", "configuration": {"modelSizeLimit": 20000, "parameters": {
            "maxItems": {"value": \(maxItems)}, "title": {"value": "Stock"}}}, "data": \(data),
            "header": {"title": "{{parameters.title}}", "subTitle": "In Stock Information",
            "icon": {"src": "sap-icon://product"}, "status": {
            "text": "{= ${parameters>/visibleItems} + ' of ' + ${/}.length }"}},
            "content": {"item": \(template), "maxItems": "{parameters>/maxItems/value}"},
            "footer": {"actionsStrip": [{"text": "Approve", "actions": [{"type": "Custom"}]}]}}}
            """.utf8)
    }

    /// A host whose extension returns data immediately.
    private struct Host: CardHost {
        let items: JSONValue
        let locale = Locale(identifier: "en_US")
        let timeZone = TimeZone.gmt

        func extensionData(method: String, arguments: [JSONValue]) async -> JSONValue? { items }
    }

    static func run(_ report: inout Report) async {
        let items = JSONValue.array((0..<10).map(ItemsBenchmark.item))
        let typical = manifest(data: "{\"json\": \(items.jsonText())}", maxItems: 5)
        let none = Host(items: .null)
        report.line(
            "list card with 10 items, bytes to resolved card",
            await milliseconds { await resolve(typical, none, rowCount: 5) }, "ms", atMost: 1)
        let host = Host(items: .array((0..<10_000).map(ItemsBenchmark.item)))
        let few = manifest(data: "{\"extension\": {\"method\": \"getData\"}}", maxItems: 5)
        report.line(
            "list card with 10,000 loaded items, 5 of them shown",
            await milliseconds { await resolve(few, host, rowCount: 5) }, "ms", atMost: 2)
        let all = manifest(data: "{\"extension\": {\"method\": \"getData\"}}", maxItems: 10_000)
        report.note(
            "list card with 10,000 loaded items, all of them shown",
            await milliseconds(runs: 5) { await resolve(all, host, rowCount: 10_000) }, "ms")
    }

    private static func resolve(_ data: Data, _ host: Host, rowCount: Int) async {
        guard let session = try? CardSession(data: data, host: host) else { fatalError("the manifest does not parse") }
        let card = await session.resolve()
        guard case .ready(.list(let list))? = card.content, list.items.count == rowCount else {
            fatalError("the card has other items: \(card.diagnostics)")
        }
    }
}
