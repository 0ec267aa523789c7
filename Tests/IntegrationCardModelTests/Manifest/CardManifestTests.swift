import Testing

@testable import IntegrationCardModel

@Suite("Values of a manifest")
struct CardManifestTests {
    @Test func `app, type, header, parameters, destinations and data sources are read`() throws {
        let manifest = CardManifest(
            try JSONDocument(
                #"""
                {"sap.app": {"id": "a.b", "title": "{{T}}", "applicationVersion": {"version": "1.2"},
                             "dataSources": {"s": {"uri": "/x"}}},
                 "sap.card": {"type": "webpage", "header": {"type": "Numeric"}, "configuration": {
                    "parameters": {"p": {"value": [1]}, "q": {}},
                    "destinations": {"d": {"name": "D", "defaultUrl": "https://example.com"}}}}}
                """#
            ).value)
        #expect(manifest.id == "a.b")
        #expect(manifest.title == "{{T}}")
        #expect(manifest.version == "1.2")
        #expect(manifest.type == .webPage)
        #expect(manifest.headerKind == .numeric)
        #expect(manifest.parameters == ["p": [1], "q": nil as JSONValue])
        #expect(manifest.destinations == ["d": .init(name: "D", defaultURL: "https://example.com")])
        #expect(manifest.dataSources == ["s": "/x"])
    }

    @Test func `odd values are left out`() {
        let manifest = CardManifest([
            "sap.app": [1], "sap.card": ["type": 3, "header": ["type": "numeric"], "configuration": "x"],
        ])
        #expect(manifest.id == nil)
        #expect(manifest.type == nil)
        #expect(manifest.headerKind == .standard)
        #expect(manifest.parameters.isEmpty)
        #expect(CardManifest(nil).headerKind == nil)
    }
}
