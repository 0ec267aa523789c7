import ComponentGallery
import Foundation
import IntegrationCardModel
import SwiftUI

/// A list card as people have them: a header, items with descriptions and states, a footer.
enum BenchmarkCard {
    /// The manifest's bytes.
    ///
    /// - Parameters:
    ///   - number: part of the texts, so that no card has the texts of another.
    ///   - data: the members of the section `data`.
    static func manifest(number: Int, data: String, maxItems: Int) -> Data {
        Data(
            """
            {"_version": "1.86.0", "sap.app": {"id": "bench.list\(number)", "type": "card", "title": "Products"},
            "sap.card": {"type": "List", "configuration": {"modelSizeLimit": 20000, "parameters": {
            "maxItems": {"value": \(maxItems)}}}, "data": {\(data)},
            "header": {"title": "Stock \(number)", "subTitle": "In Stock Information",
            "icon": {"src": "sap-icon://product"}, "status": {
            "text": "{= ${parameters>/visibleItems} + ' of ' + ${/}.length }"}},
            "content": {"maxItems": "{parameters>/maxItems/value}", "item": {
            "title": "{name}", "description": "{stock} units in stock",
            "info": {"value": "{= format.currency(${price}, 'EUR') }",
            "state": "{= ${price} > 100 ? 'Error' : 'Success' }"},
            "highlight": "{= ${price} > 200 ? 'Error' : 'None' }"}},
            "footer": {"actionsStrip": [{"text": "Approve", "actions": [{"type": "Custom"}]}]}}}
            """.utf8)
    }

    static func item(_ index: Int) -> JSONValue {
        [
            "name": .string("Product number \(index)"), "stock": .number(Double(index % 100)),
            "price": .number(Double(index % 300) * 1.37),
        ]
    }

    /// The manifest of a card with its items in it.
    static func withItems(_ count: Int, number: Int = 0) -> Data {
        let items = JSONValue.array((0..<count).map { item(number * count + $0) })
        return manifest(number: number, data: "\"json\": \(items.jsonText())", maxItems: 5)
    }

    /// A host whose extension returns data immediately.
    struct Host: CardHost {
        var items = JSONValue.null
        let locale = Locale(identifier: "en_US")
        let timeZone = TimeZone.gmt

        func extensionData(method: String, arguments: [JSONValue]) async -> JSONValue? { items }
    }

    static func load(_ manifest: Data, _ host: Host = Host()) -> LoadedCard {
        let loaded = BlockingTask.run { await LoadedCard(CardSource(manifest), mode: .live) { _ in host } }
        guard loaded.problems.isEmpty else { fatalError("the card has faults: \(loaded.problems)") }
        return loaded
    }

    /// Draws a card from the bytes of its manifest.
    @MainActor static func draw(_ manifest: Data, _ host: Host = Host(), as format: PictureFormat) {
        guard let rendering = try? CardRendering(of: load(manifest, host), settings: CardPictureSettings()),
            case let picture = rendering.picture, picture.size.height > 300, (try? picture.data(as: format)) != nil
        else { fatalError("the card cannot be drawn") }
    }
}
