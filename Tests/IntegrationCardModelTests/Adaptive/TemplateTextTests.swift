import Testing

@testable import IntegrationCardModel

/// Texts of templates are parsed once, and charged.
///
/// Numbers: a step stands for four bytes of an expression that is read, for 16 of a text that is parsed, and for 64 of one that
/// is expanded; the most steps of a card are those of `CardLimits.Content`.
@Suite struct TemplateTextTests {
    @Test func `texts are taken apart`() throws {
        let text = TemplateText("a ${b} \\${c} ${d + 1}", maximumDepth: 64)
        #expect(text.parts.count == 4 && text.problems.isEmpty && text.onlyExpression == nil)
        guard case .expression(_, let source) = text.parts[3] else {
            Issue.record("no expression")
            return
        }
        #expect(source == "${d + 1}")
        #expect(TemplateText("${b}", maximumDepth: 64).onlyExpression != nil)
        #expect(TemplateText("\\${b}", maximumDepth: 64).parts.count == 1)
        #expect(TemplateText("", maximumDepth: 64).parts.isEmpty)
    }

    @Test func `expressions are found by both of their signs`() {
        #expect(TemplateText.hasExpression("a${b}") && TemplateText.hasExpression("$${"))
        for text in ["", "$", "a$", "{$", "$ {"] { #expect(!TemplateText.hasExpression(text), "\(text)") }
    }

    @Test func `broken expressions cost as much as they are read`() {
        let chain = String(repeating: "1+", count: 60)
        let text = TemplateText("${\(chain)}", maximumDepth: 64)
        #expect(text.problems.count == 1 && text.parts.count == 1)
        #expect(text.steps >= chain.utf8.count / 4)
        // Each of a hundred is read up to the one that follows, not to the end.
        let many = TemplateText(String(repeating: "${1+", count: 100), maximumDepth: 64)
        #expect(many.problems.count == TemplateText.mostProblems)
        #expect(many.steps < 1_000)
        // Texts that are not closed are read to the end each time, and charged so.
        let open = TemplateText(String(repeating: "${`a", count: 200), maximumDepth: 64)
        #expect(open.steps > 200 * 100 / 4)
    }

    @Test(arguments: ["${1+1+}", "${n<0 && n>\(Array(repeating: "1", count: 200).joined(separator: "+"))}"])
    func `broken conditions of many elements end with the steps of the card`(_ condition: String) {
        let template: JSONValue = [
            "body": [
                [
                    "$data": "${range(0,1000)}", "type": "Container",
                    "items": [["$data": "${range(0,1000)}", "$when": .string(condition), "text": "a"]],
                ]
            ]
        ]
        var environment = BindingEnvironment.fixed()
        environment.limits.content.maximumSteps = 20_000
        let result = AdaptiveTemplate(template, environment: environment).expand(with: [:])
        let messages = Set(result.diagnostics.map(\.message))
        #expect(messages.contains("the template takes too many steps; the rest is left out"), "\(messages)")
        #expect(result.diagnostics.count <= 1000)
    }

    @Test(arguments: ["", "${$index}"]) func `long texts cost steps whenever they are copied`(_ expression: String) {
        let text = JSONValue.string(expression + String(repeating: "x", count: 60_000))
        let template: JSONValue = ["body": [["$data": "${range(0,10000)}", "text": text]]]
        let result = AdaptiveTemplate(template, environment: .fixed()).expand(with: [:])
        #expect(result.diagnostics.contains { $0.message.contains("too many steps") })
        let count = result.card["body"]?.arrayValue?.count ?? 0
        #expect((1..<6_000).contains(count), "\(count)")
    }

    @Test func `a table of a thousand rows is expanded as a whole`() {
        let rows = JSONValue.array((0..<1_000).map { ["n": .number(Double($0)), "name": "Product"] })
        let cells = JSONValue.array(
            (0..<8).map { _ in ["type": "TextBlock", "text": "${n}: ${name} of the list, ${if(n > 5, 'a', 'b')}"] })
        let template: JSONValue = ["body": [["$data": "${rows}", "type": "Container", "items": cells]]]
        let result = AdaptiveTemplate(template, environment: .fixed()).expand(with: ["rows": rows])
        #expect(result.diagnostics.isEmpty && result.card["body"]?.arrayValue?.count == 1_000)
    }
}
