import Foundation
import Testing

@testable import IntegrationCardModel

/// Parameters of a manifest, and the placeholders that they fill.
///
/// Numbers: the values of `manifest`.
@Suite struct CardParametersTests {
    let manifest: JSONValue = [
        "sap.card": [
            "type": "List",
            "configuration": [
                "parameters": ["city": ["value": "Rome"], "max": ["value": 5], "label": ["value": "{{T}}"]]
            ],
            "header": ["title": "{{T}}", "subTitle": "{{parameters.label}} of {{parameters.city}}"],
            "content": ["text": "{{T}}"],
        ]
    ]
    let texts = CardTexts(i18n: nil, locale: "en") { $0 == "i18n/i18n.properties" ? Data("T=Orders".utf8) : nil }

    @Test func `host values replace declared ones only`() {
        let parameters = CardParameters(manifest: manifest, given: ["city": "Oslo", "other": 1])
        #expect(parameters.model["city"]?["value"] == "Oslo")
        #expect(parameters.model["max"]?["value"] == 5)
        #expect(parameters.model["other"] == nil)
    }

    @Test func `placeholders are translated and filled`() {
        let resolved = CardParameters(manifest: manifest, given: ["city": "Oslo"])
            .resolvingPlaceholders(of: manifest, texts: texts)
        #expect(resolved["sap.card"]?["header"]?["title"] == "Orders")
        #expect(resolved["sap.card"]?["header"]?["subTitle"] == "Orders of Oslo")
    }

    @Test func `content of adaptive cards is left`() {
        let card: JSONValue = ["sap.card": ["type": "adaptiveCard", "content": ["text": "{{T}}"]]]
        let resolved = CardParameters(manifest: card).resolvingPlaceholders(of: card, texts: texts)
        #expect(resolved == card)
    }
}
