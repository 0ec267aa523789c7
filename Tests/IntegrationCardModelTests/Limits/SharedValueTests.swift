import Testing

@testable import IntegrationCardModel

/// Values that hold others many times, and texts that are thrown away: both cost before they are made or read.
///
/// Numbers: a list of 3,000 numbers that repeats itself for each has 9,000,000 values, more than 1,000,000 steps can read
/// (`CardLimits.Content`); a text of 1 MiB, the bound, is 16,384 steps of 64 bytes, of which the last piece is not made.
@Suite struct SharedValueTests {
    private func expand(_ expression: String, count: Int) -> (value: JSONValue?, messages: [String]) {
        let text = "${\(expression)}".replacing("LIST", with: "foreach(a, x, a)")
        let data: JSONValue = ["a": .array((0..<count).map { .number(Double($0)) })]
        let (card, diagnostics) = AdaptiveTemplate(["x": .string(text)]).expand(with: data)
        return (card["x"] == .string(text) ? nil : card["x"], diagnostics.map(\.message))
    }

    @Test(
        arguments: [
            ("equals(LIST, LIST)", true), ("LIST == LIST", true), ("LIST != LIST", false),
            ("contains(createArray(LIST), LIST)", true), ("indexOf(createArray(LIST), LIST)", 0),
            ("lastIndexOf(createArray(1, LIST), LIST)", 1), ("equals(createArray(LIST), createArray(LIST))", true),
            ("count(union(LIST, LIST))", 1), ("count(unique(createArray(LIST, LIST, LIST)))", 1),
            ("equals(json('{}'), LIST) || LIST == LIST", true),
        ] as [(String, JSONValue)])
    func `lists that repeat another are compared for as many steps as they have values`(
        expression: String, answer: JSONValue
    ) {
        let small = expand(expression, count: 30)
        #expect(small.value == answer && small.messages.isEmpty, "\(small)")
        let large = expand(expression, count: 3_000)
        #expect(large.value == nil && large.messages.count { $0.hasPrefix("the template takes too many steps") } == 1)
    }

    @Test func `a value is weighed as far as its bound`() {
        let list = JSONValue.array([JSONValue](repeating: .array([JSONValue](repeating: 1, count: 100)), count: 100))
        #expect(list.weight(atMost: 1_000_000) == 10_101)
        #expect((50...51).contains(list.weight(atMost: 50)))
        #expect(JSONValue.array([1, 2, ["a": 3]]).weight(atMost: 100) == 5)
        #expect(list.steps(of: 2, atMost: 10) > 10)
        #expect(JSONValue.stepsComparing(list, list, atMost: .max) == 5_050)
        #expect(JSONValue.stepsComparing(list, .array([]), atMost: .max) == 0)
    }

    private func steps(_ text: String, _ data: JSONValue) throws -> (count: Int, value: JSONValue?, messages: [String])
    {
        var environment = BindingEnvironment.fixed()
        let budget = CardBudget(CardLimits.Content())
        environment.budget = budget
        let before = budget.remainingSteps
        var messages: [String] = []
        let value = try CardBinding(text).evaluate(in: BindingScope(data: data, environment: environment)) {
            messages.append($0)
        }
        return (before - budget.remainingSteps, value, messages)
    }

    private static let many = [String](repeating: "${t}", count: 30).joined(separator: ", ")

    @Test(arguments: [
        "{= ${t}.replaceAll('b', ${t}) }", "{= ${t}.replaceAll('', ${t}) }", "{= ${t}.replaceAll('b', ${u}) }",
        "{= ${t}.replace(RegExp('b', 'g'), ${t}) }", "{= ${t}.replace(RegExp('b', 'g'), ${u}) }",
        "{= ${t}.replaceAll('b', '$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&$&') }",
        "{= format.text(${p}, [${t}]) }", "{= [\(many)].join('') }", "{= ''.concat(\(many)) }",
        "{= '' + [\(many)] }", String(repeating: "{t}", count: 30),
        "{= odata.fillUriTemplate('{\([String](repeating: "t", count: 30).joined(separator: ","))}', {t: ${t}}) }",
    ])
    func `a text that is thrown away costs as much as one that is shown`(text: String) throws {
        let data: JSONValue = [
            "t": .string(String(repeating: "b", count: 50_000)), "u": .string(String(repeating: "$&", count: 5_000)),
            "p": .string(String(repeating: "{0}", count: 60)),
        ]
        let (count, value, messages) = try steps(text, data)
        #expect(value == nil && messages.count == 1, "\(messages)")
        #expect(count >= 15_000, "\(count)")
    }

    @Test func `names of members are charged, which messages repeat`() throws {
        let data: JSONValue = ["t": .string(String(repeating: "b", count: 160_000))]
        #expect(try steps("{= ''[${t}]() }", data).count >= 10_000)
        #expect(try steps("{= ${u}[${t}] }", data).count >= 10_000)
    }

    @Test(arguments: [
        ("'abc'.replaceAll('', '-')", "-a-b-c-"), ("'abc'.replace('', '-')", "-abc"),
        ("'abcb'.replaceAll('b', '$&$&')", "abbcbb"), ("'abcb'.replace('b', '<$$$1>')", "a<$$1>cb"),
        ("'a1b2'.replace(RegExp('([a-z])([0-9])', 'g'), '$2$1$3')", "1a$32b$3"),
        ("'aé😀é'.replaceAll('é', '$')", "a$😀$"), ("'abc'.replaceAll('x', 'y')", "abc"),
        ("'ab'.replace(RegExp('(x)?b'), '[$1]')", "a[]"), ("''.replaceAll('', 'x')", "x"),
        ("'abc'.padStart(8, '12')", "12121abc"), ("'abc'.padEnd(6, 'éx')", "abcéxé"), ("'abc'.padStart(2)", "abc"),
        ("'ab'.concat(1, null, 'c')", "ab1nullc"), ("format.text('{0} \\'{1}\\' {1 }{ 0}', ['é', 2])", "é {1} 2é"),
        ("format.text('It\\'\\'s {0,number}', [1])", "It's 1"),
    ])
    func `texts are replaced, filled and put together`(expression: String, result: String) throws {
        #expect(try steps("{= \(expression) }", [:]).value == .string(result))
    }
}
