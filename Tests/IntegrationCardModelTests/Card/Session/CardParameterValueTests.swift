import Foundation
import Testing

@testable import IntegrationCardModel

/// Values of parameters that name other parameters, and bindings within the results of expressions.
///
/// Numbers: the values of the manifests, and the date of `FixedHost`, 1 November 2019.
struct CardParameterValueTests {
    private func titles(_ parameters: JSONObject, _ title: JSONValue, subtitle: JSONValue = "") async -> [String] {
        let declared = parameters.mapValues { ["value": $0] as JSONValue }
        let card = await CardSamples.card(
            CardSamples.manifest([
                "type": "List", "configuration": ["parameters": .object(declared)],
                "header": ["title": title, "subTitle": subtitle], "content": ["item": ["title": "a"]],
            ]))
        return [card.header?.value?.title, card.header?.value?.subtitle].map { ($0 ?? "").withPlainSpaces }
    }

    @Test func `a default may hold a predefined parameter`() async {
        #expect(
            await titles(
                ["day": "{{parameters.TODAY_ISO}}"], "{{parameters.day}}", subtitle: "{parameters>/day/value}")
                == ["2019-11-01", "2019-11-01"])
        #expect(
            await titles(["url": "/a?on={{parameters.TODAY_ISO}}&in={{parameters.LOCALE}}"], "{{parameters.url}}").first
                == "/a?on=2019-11-01&in=en")
    }

    @Test func `a default may hold a parameter that is declared later`() async {
        #expect(await titles(["a": "{{parameters.b}} km", "b": 5], "{{parameters.a}}").first == "5 km")
        let loop = await titles(["a": "{{parameters.b}}", "b": "{{parameters.a}}"], "{{parameters.a}}").first
        #expect(loop == "{{parameters.a}}")
    }

    @Test func `a default may hold a parameter that is declared earlier`() async {
        let earlier: JSONObject = [
            "d": "{{parameters.TODAY_ISO}}", "u": "{{parameters.d}} u", "v": "{{parameters.u}}!",
        ]
        let shown = await titles(earlier, "{{parameters.u}}", subtitle: "{{parameters.v}}")
        #expect(shown == ["2019-11-01 u", "2019-11-01 u!"])
        let both: JSONObject = ["a": "1", "b": "{{parameters.a}}{{parameters.c}}", "c": "3"]
        #expect(await titles(both, "{{parameters.b}}").first == "13")
    }

    @Test func `defaults that are objects and lists are replaced within`() async {
        let declared: JSONObject = [
            "range": ["from": "{{parameters.TODAY_ISO}}", "to": ["{{parameters.last}}", 7]],
            "langs": ["{{parameters.LOCALE}}", ["name": "{{parameters.range.from}} {{parameters.n}}"]], "n": 3,
            "last": "{{parameters.TODAY_ISO}}!",
        ]
        let places = [
            ("range/value/from", "2019-11-01"), ("range/value/to/0", "2019-11-01!"), ("range/value/to/1", "7"),
            ("langs/value/0", "en"), ("langs/value/1/name", "2019-11-01 3"),
        ]
        var looked = 0
        for (place, shown) in places {
            #expect(await titles(declared, .string("{parameters>/\(place)}")).first == shown, "\(place)")
            looked += 1
        }
        #expect(looked == 5)
        #expect(await titles(declared, "{{parameters.range.from}}, {{parameters.langs.0}}").first == "2019-11-01, en")
    }

    @Test func `names in a circle within lists and objects stay`() async {
        let loop: JSONObject = ["a": ["x": "{{parameters.b.x}}"], "b": ["x": "{{parameters.a.x}}"]]
        #expect(await titles(loop, "{parameters>/a/value/x}").first == "{{parameters.a.x}}")
        let own: JSONObject = ["a": ["{{parameters.a}}"]]
        #expect(await titles(own, "{parameters>/a/value/0}").first == "{{parameters.a}}")
    }

    @Test func `keys within defaults that are objects and lists are translated`() {
        let manifest: JSONValue = [
            "sap.card": [
                "configuration": ["parameters": ["o": ["value": ["n": "{{HELLO}}", "l": ["{{HELLO}}", "{{NO}}"]]]]],
                "header": ["title": "{{parameters.o.n}} {{parameters.o.l}}"],
            ]
        ]
        let texts = CardTexts(i18n: "i18n.properties", locale: "en") {
            $0 == "i18n.properties" ? Data("HELLO=Hallo".utf8) : nil
        }
        let resolved = CardParameters(manifest: manifest).resolvingPlaceholders(of: manifest, texts: texts)
        #expect(resolved["sap.card"]?["header"]?["title"] == "Hallo Hallo,NO")
    }

    @Test func `a blank subtitle is none`() async {
        #expect(await titles(["a": ""], "x", subtitle: "{parameters>/a/value} {parameters>/a/value}") == ["x", ""])
    }

    @Test func `a binding within the result of an expression is bound`() async {
        #expect(
            await titles(["cur": "EUR"], "{= format.currency(50, '{parameters>/cur/value}') }").first
                == "EUR 50.00")
        #expect(await titles(["n": "x"], "{= 'a {parameters>/n/value}' }{= 'b' }").first == "a xb")
        #expect(await titles([:], "{= '{' }").first == "{")
    }

    @Test func `the result of an expression that reads a model stays as it is`() async {
        #expect(
            await titles(["n": "x"], "{= ${parameters>/n/value} + '{parameters>/n/value}' }").first
                == "x{parameters>/n/value}")
    }

    @Test func `a binding within a result is a dependency`() throws {
        var diagnostics: [BindingDiagnostic] = []
        let value = BoundValue("{= format.currency(50, '{parameters>/cur/value}') }", diagnostics: &diagnostics)
        #expect(value.references == [BindingReference("parameters>/cur/value")])
        var graph = BindingGraph()
        var scope = BindingScope(environment: .fixed())
        scope.setModel("parameters", to: ["cur": ["value": "EUR"]])
        let id = graph.add(value, in: scope)
        #expect(!graph.setModel("parameters", to: ["cur": ["value": "USD"]]).isEmpty)
        #expect(graph.value(of: id)?.stringValue?.withPlainSpaces == "USD 50.00")
    }
}
