import Foundation
import Testing

@testable import IntegrationCardModel

/// The validator of manifests: problems, their places and suggestions.
///
/// Numbers: places are counted in the text of each test, from 1. At most 200 problems are listed, and one that tells of
/// more (`ManifestLimits`), in less than 200 bytes each. Kitten and sitting are the usual example of edit distance, 3.
@Suite("Validation of manifests")
struct ManifestValidatorTests {
    private func problems(_ text: String) -> [ManifestProblem] {
        ManifestValidator().problems(in: Data(text.utf8))
    }

    /// The problems of a list card with some content and header.
    private func problems(content: String, type: String = "List", header: String = "{}") -> [ManifestProblem] {
        problems(#"{"sap.card": {"type": "\#(type)", "header": \#(header), "content": \#(content)}}"#)
    }

    @Test func `a sound card has no problems`() {
        let found = problems(
            content: #"""
                {"data": {"request": {"url": "{{destinations.d}}/items", "method": "get"}}, "maxItems": "{/n}",
                 "item": {"title": "{= ${a} === 1 ? 'x' : {b: {c: 1}}.b }", "description": {"value": "{d}"},
                          "highlight": "{state}", "icon": {"src": "sap-icon://home"}, "info": {"state": "Success"}}}
                """#, header: #"{"type": "Numeric", "title": "{{KEY}}", "mainIndicator": {"state": "Good"}}"#)
        // The destination alone is not declared.
        #expect(found.map(\.rule) == [.brokenPlaceholder])
    }

    @Test(arguments: [
        (#""1.90.1""#, 1), (#"["1.90", "2.0"]"#, 1), (#""1.113""#, 0), (#""2.1""#, 0), ("null", 0), (#""new""#, 0),
    ])
    func `a property that is younger than the least version of UI5 is a warning`(least: String, count: Int) throws {
        let found = problems(
            #"""
            {"sap.ui5": {"dependencies": {"minUI5Version": \#(least)}}, "sap.card": {"type": "List", "header": {},
             "content": {"item": {"title": "A", "highlightText": "B"}}}}
            """#)
        #expect(found.count == count)
        guard let problem = found.first else { return }
        #expect(problem.rule == .newerThanVersion && problem.severity == .warning)
        #expect(problem.pointer.description == "/sap.card/content/item/highlightText")
        #expect(problem.message == "“highlightText” needs UI5 1.113, and the manifest asks for 1.90 at least")
    }

    @Test func `an unknown property is named with its place and the name that was meant`() throws {
        let found = problems("{\n  \"sap.card\": {\n    \"header\": {\"titel\": \"A\"}}}")
        let problem = try #require(found.first)
        #expect(found.count == 1)
        #expect(
            problem.text(file: "manifest.json")
                == "manifest.json:/sap.card/header/titel: warning: unknown property “titel”; "
                + "did you mean “title”? (3:16)")
        #expect(problem.json(file: "m")["line"] == 3)
        #expect(problem.json(file: "m")["column"] == 16)
        #expect(problem.json(file: "m")["suggestion"] == "title")
        #expect(problem.json(file: "m")["pointer"] == "/sap.card/header/titel")
    }

    @Test func `a name far from all others gets no suggestion`() {
        let found = problems(content: #"{"item": {"completelyOther": 1}}"#)
        #expect(found.map(\.rule) == [.unknownProperty])
        #expect(found.first?.suggestion == nil)
    }

    @Test(arguments: [
        (#"{"item": []}"#, "error", "expected an object, found array"),
        (#"{"item": {"actions": {}}}"#, "error", "expected an array, found object"),
        (#"{"maxItems": true}"#, "warning", "expected a number, found boolean"),
        (#"{"maxItems": "many"}"#, "warning", "expected a number, found string"),
        (#"{"item": {"info": {"visible": 3}}}"#, "warning", "expected true or false, found number"),
        (#"{"item": {"highlightText": {}}}"#, "warning", "expected a text, found object"),
        (#"{"item": {"title": []}}"#, "error", "expected a text or an object, found array"),
    ])
    func `kinds that do not fit: scalars are warnings, structures are errors`(
        content: String, severity: String, message: String
    ) {
        let found = problems(content: content)
        #expect(found.map(\.message) == [message])
        #expect(found.map(\.severity.rawValue) == [severity])
        #expect(found.map(\.rule) == [.wrongKind])
    }

    @Test(arguments: [
        #"{"maxItems": "5"}"#, #"{"maxItems": "{{parameters.LOCALE}}"}"#, #"{"maxItems": "{n}"}"#,
        #"{"item": {"info": {"visible": "true"}}}"#, #"{"item": {"title": 2017}}"#, #"{"item": null}"#,
        #"{"item": "{/template}"}"#,
    ])
    func `numbers and truth values may be written as strings, bindings or placeholders`(content: String) {
        #expect(problems(content: content) == [])
    }

    @Test func `unknown words are warnings, an unknown type of card is an error`() throws {
        let word = try #require(problems(content: #"{"item": {"highlight": "Sucess"}}"#).first)
        #expect(word.rule == .unknownValue)
        #expect(word.severity == .warning)
        #expect(word.suggestion == "Success")
        let type = try #require(problems(content: "{}", type: "Lst").first)
        #expect(type.severity == .error)
        #expect(type.suggestion == "List")
        #expect(problems(content: "{}", type: "component") == [])
    }

    @Test func `missing properties are named at the object that lacks them`() {
        let request = problems(content: #"{"data": {"request": {"method": "GET"}}}"#)
        #expect(request.map(\.rule) == [.missingProperty])
        #expect(request.first?.pointer == JSONPointer("/sap.card/content/data/request"))
        #expect(request.first?.severity == .error)
        #expect(problems(#"{"sap.app": {}}"#).map(\.message) == ["missing property “sap.card”"])
        #expect(problems(#"{"sap.crd": {}}"#).first?.message == "missing property “sap.card” (there is “sap.crd”)")
        let untyped = problems(#"{"sap.card": {"content": {}}}"#)
        #expect(untyped.map(\.severity) == [.error, .warning])
    }

    @Test func `broken bindings are errors at their string, also in unknown properties and data`() {
        let found = problems(
            content: #"{"data": {"json": {"a": ["{= 1 == }"]}}, "item": {"title": "{a", "other": "{= }"}}"#)
        #expect(
            found.filter { $0.rule == .brokenBinding }.map(\.pointer.description) == [
                "/sap.card/content/data/json/a/0", "/sap.card/content/item/title", "/sap.card/content/item/other",
            ])
        #expect(found.filter { $0.rule == .brokenBinding }.allSatisfy { $0.severity == .error })
    }

    @Test func `a binding where the text is read as it is`() {
        #expect(problems(content: "{}", header: #"{"type": "{kind}"}"#).map(\.rule) == [.misplacedBinding])
    }

    @Test(
        arguments: [
            ("{{parameters.citi}}", "parameters.city"), ("{{parameters.city", nil), ("{{}}", nil),
            ("Hello {{NAME}}", nil), ("{{destinations.api}}", nil),
        ] as [(String, String?)])
    func `placeholders that are never replaced`(text: String, suggestion: String?) {
        let found = problems(
            #"{"sap.card": {"configuration": {"parameters": {"city": {"value": 1}}}, "header": {"title": "\#(text)"}}}"#
        )
        #expect(found.map(\.rule) == [.brokenPlaceholder])
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.suggestion == suggestion)
    }

    @Test func `adaptive Card content is not looked into`() {
        let content = #"{"type": "AdaptiveCard", "body": [{"text": "${a} {"}]}"#
        #expect(problems(content: content, type: "AdaptiveCard") == [])
    }

    @Test func `text that is no JSON is one problem with its place`() throws {
        let found = problems("{\n\"a\" 1}")
        #expect(found.map(\.rule) == [.syntax])
        #expect(found.first?.position.line == 2)
        #expect(problems("").count == 1)
        #expect(problems("[]").map(\.rule) == [.wrongKind])
    }

    @Test func `types of charts, services and further figures are noted`() {
        let chart = problems(content: #"{"chartType": "stacked_colum"}"#, type: "Analytical")
        #expect(chart.map(\.rule) == [.unknownValue])
        #expect(chart.first?.suggestion == "stacked_column")
        #expect(problems(content: #"{"chartType": "Donut"}"#, type: "Analytical").isEmpty)
        let service = problems(content: #"{"data": {"service": {"name": "S"}}}"#)
        #expect(service.map(\.rule) == [.needsJavaScript])
        #expect(service.first?.pointer.description == "/sap.card/content/data/service")
        let sides = #"[{"title": "a", "number": 1}, {"title": "b", "number": 1}, {"title": "c", "number": 1}]"#
        let figures = problems(
            content: "{}", header: #"{"type": "Numeric", "title": "T", "sideIndicators": \#(sides)}"#)
        #expect(figures.map(\.message) == ["the first 2 elements are shown, the others are left out"])
    }

    @Test func `hostile input gives a bounded number of problems`() {
        let many = (0..<5_000).map { "\"unknown\($0)\": 1" }.joined(separator: ",")
        #expect(problems(content: "{\(many)}").count == 201)
        #expect(problems(content: "{\(many)}").last?.rule == .tooMany)
        let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        #expect(problems(content: #"{"data": {"json": \#(deep)}}"#).map(\.rule) == [.tooMany])
        let deeper = String(repeating: "[", count: 100_000)
        #expect(problems(deeper).map(\.rule) == [.syntax])
        let long = String(repeating: "x", count: 100_000)
        #expect(problems(content: #"{"\#(long)": 1}"#).allSatisfy { $0.message.utf8.count < 200 })
        var limits = ManifestLimits()
        limits.json.maximumBytes = 10
        let large = ManifestValidator(limits: limits).problems(in: Data("{\"sap.card\": {}}".utf8))
        #expect(large.map(\.rule) == [.syntax])
    }

    @Test func `edit distance counts insertions, deletions, replacements and swaps`() {
        #expect(NameSuggestion.distance(Array("title".utf8), Array("titel".utf8)) == 1)
        #expect(NameSuggestion.distance(Array("kitten".utf8), Array("sitting".utf8)) == 3)
        #expect(NameSuggestion.distance([], Array("ab".utf8)) == 2)
        #expect(NameSuggestion.nearest(to: "SubTitle", in: ["title", "subTitle"]) == "subTitle")
    }

    @Test func `each place that a property names has a table`() {
        for place in ManifestPlace.allCases {
            #expect(!place.properties.isEmpty, "\(place.rawValue)")
            #expect(Set(place.properties.map(\.name)).count == place.properties.count, "\(place)")
        }
    }
}
