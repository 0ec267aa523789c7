import Testing

@testable import IntegrationCardModel

/// Placeholders in double braces: translations, parameters, destinations and bounds.
///
/// Numbers: 15 levels of a manifest are searched (Docs/Facts/Cards.md, "Processing"); five texts of 50 bytes exceed
/// the 100 that the test sets.
@Suite struct PlaceholderResolverTests {
    let resolver = PlaceholderResolver()

    @Test func `translations are whole strings`() {
        let texts = ["TITLE": "Orders"]
        #expect(resolver.translate("{{TITLE}}") { texts[$0] } == "Orders")
        #expect(resolver.translate("{{UNKNOWN}}") { texts[$0] } == "UNKNOWN")
        #expect(resolver.translate("Hello {{TITLE}}") { texts[$0] } == "Hello {{TITLE}}")
        #expect(resolver.translate("{{parameters.x}}") { texts[$0] } == "{{parameters.x}}")
    }

    @Test func `parameters are replaced everywhere`() {
        let values: JSONValue = [
            "city": "Rome", "list": ["a", "b"], "n": 5, "a.b": "dotted", "self": "{{parameters.self}}",
        ]
        func replaced(_ text: String) -> String { resolver.replace("parameters", in: text, with: values) }
        #expect(replaced("{{parameters.city}} and {{parameters.city}}") == "Rome and Rome")
        #expect(replaced("{{parameters.list.1}}{{parameters.n}}{{parameters.a.b}}") == "b5dotted")
        #expect(replaced("{{parameters.nope}} {{parameters.city") == "{{parameters.nope}} {{parameters.city")
        #expect(replaced("{{parameters.self}}") == "{{parameters.self}}")
    }

    @Test func `destinations are replaced once`() {
        let text = "{{destinations.a}}/x?{{destinations.a}}"
        #expect(PlaceholderResolver.destinationName(in: text) == "a")
        #expect(
            resolver.replaceDestination(in: text, with: " https://h/ ") == "https://h/x?{{destinations.a}}")
        #expect(resolver.replaceDestination(in: text, with: nil) == "")
        #expect(resolver.replaceDestination(in: "plain", with: nil) == "plain")
    }

    @Test func `depth and length are bounded`() {
        var value: JSONValue = "{{K}}"
        for _ in 0..<15 { value = ["x": value] }
        func mapped(_ value: JSONValue) -> JSONValue { resolver.mapStrings(of: value) { _, _ in "done" } }
        #expect(mapped(value).jsonText().contains("done"))
        #expect(!mapped(["x": value]).jsonText().contains("done"))
        var small = resolver
        small.limits.maximumResultBytes = 100
        let long = String(repeating: "{{parameters.x}}", count: 5)
        #expect(small.replace("parameters", in: long, with: ["x": .string(String(repeating: "y", count: 50))]) == long)
    }

    @Test func `subtrees can be left out`() {
        let value: JSONValue = ["a": "{{K}}", "b": ["c": "{{K}}"]]
        let mapped = resolver.mapStrings(of: value, isExcluded: { $0.description == "/b" }) { _, _ in "x" }
        #expect(mapped == ["a": "x", "b": ["c": "{{K}}"]])
    }
}
