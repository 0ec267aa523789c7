import Foundation
import Testing

@testable import IntegrationCardModel

/// Templates of Adaptive Cards: expressions, repetition, conditions and bounds.
///
/// Numbers: worked out from `data` by the functions of Adaptive Expressions: `^` binds to the right (2 to the 9th is
/// 512), days of the week count from Sunday, ticks are .NET's, of 100 ns since the year 1.
@Suite struct AdaptiveTemplateTests {
    static let data: JSONValue = [
        "name": "Ada", "n": 12, "list": [["v": 1, "ok": true], ["v": 5, "ok": false]], "empty": "", "nul": nil,
        "o": ["p": ["q": "deep"]], "date": "2019-11-01T10:30:00Z", "text": "{\"x\":[1,2]}",
    ]

    private func expand(_ template: JSONValue, limits: CardLimits = CardLimits()) -> (card: JSONValue, count: Int) {
        var environment = BindingEnvironment.fixed()
        environment.limits = limits
        let result = AdaptiveTemplate(template, environment: environment).expand(with: Self.data)
        return (result.card, result.diagnostics.count)
    }

    @Test(
        arguments: [
            ("${name}", "Ada"), ("${n}", 12), ("Hi ${name}, ${n + 1}", "Hi Ada, 13"), ("${o.p.q}", "deep"),
            ("${list[1].v}", 5), ("${o['p'].q}", "deep"), ("${missing}", "${missing}"),
            ("a ${missing.x} b", "a ${missing.x} b"),
            ("Price:$${string(n)}", "Price:$12"), ("${if(n >= 10, 'good', 'bad')}", "good"),
            ("${n == 12 && !empty}", false),
            ("${$root.name}", "Ada"), ("${sum(select(list, x, x.v))}", 6), ("${count(where(list, x, x.ok))}", 1),
            ("${formatNumber(n / 2.5, 2)}", "4.80"), ("${n / 5}", 2), ("${2 ^ 3 ^ 2}", 512), ("${10 - 2 - 3}", 5),
            ("${toUpper(name)}${length(name)}", "ADA3"), ("${substring(name, 1, 2)}", "da"), ("${json(text).x[1]}", 2),
            ("${formatDateTime(date, 'yyyy-MM-ddTHH:mm:ssZ')}", "2019-11-01T10:30:00Z"),
            ("${formatEpoch(0, 'dddd, MMMM d')}", "Thursday, January 1"), ("${exists(missing)}", false),
            ("${exists(name)}", true), ("${coalesce(nul, empty, 'x')}", ""), ("${missing ?? 'd'}", "d"),
            ("${join(createArray('a','b','c'), ', ', ' and ')}", "a, b and c"), ("${n > 5 ? 'y' : 'n'}", "y"),
            ("${addOrdinal(22)} ${addOrdinal(13)}", "22nd 13th"), ("${round(2.345, 2)}", 2.35),
            ("${round(2.5, 1e300)}", 2.5), ("${round(1e300)}", 1e300),
            ("${dayOfWeek(date)} ${addDays(date, 1, 'MM/dd')}", "5 11/02"), ("${dateTimeDiff(date, date)}", 0),
            ("${contains(name, 'd')}", true), ("${sortByDescending(list, 'v')[0].v}", 5), ("${'a' & 1}", "a1"),
            ("${formatTicks(637081974000000000, 'yyyy-MM-dd')}", "2019-11-01"),
            ("${union(createArray(1), createArray(1,2))}", [1, 2]),
            ("no expression $ { }", "no expression $ { }"),
        ] as [(String, JSONValue)])
    func expressions(text: String, result: JSONValue) {
        #expect(expand(["t": .string(text)]).card["t"] == result)
    }

    @Test func `elements are repeated for arrays`() {
        let template: JSONValue = [
            "body": [
                ["$data": "${list}", "text": "${$index}: ${v}", "$when": "${v > 0}", "name": "${$root.name}"],
                ["text": "end"],
            ]
        ]
        #expect(
            expand(template).card["body"]
                == [["text": "0: 1", "name": "Ada"], ["text": "1: 5", "name": "Ada"], ["text": "end"]])
    }

    @Test func `conditions leave elements out`() {
        let template: JSONValue = [
            "body": [
                ["$when": "${n > 100}", "a": 1], ["$when": "${missing}", "a": 2],
                ["$when": "${name == 'Ada'}", "a": 3],
                ["$data": "${list}", "$when": "${ok}", "a": "${v}"],
            ]
        ]
        #expect(expand(template).card["body"] == [["a": 3], ["a": 1]])
    }

    @Test func `objects change the data`() {
        let template: JSONValue = [
            "body": [["$data": "${o.p}", "text": "${q} ${name}"], ["$data": ["q": 7], "text": "${q}"]]
        ]
        #expect(expand(template).card["body"] == [["text": "deep ${name}"], ["text": 7]])
    }

    @Test func `own data is the root`() {
        #expect(expand(["$data": ["x": ["y": 3]], "t": "${x.y} ${$root.x.y}"]).card == ["t": "3 3"])
    }

    @Test(arguments: ["${", "${1 +}", "${'a}", "${nope(1)}", "${1/0}", "${substring(name, 9, 1)}", "${a.}", "${[1}"])
    func `broken expressions stay and are reported`(text: String) {
        let result = expand(["t": .string(text), "u": "${name}"])
        #expect(result.card == ["t": .string(text), "u": "Ada"])
        #expect(result.count == 1)
    }

    @Test func `expansion is bounded`() {
        var limits = CardLimits()
        limits.adaptive.maximumExpandedValues = 50
        let nested: JSONValue = ["$data": "${range(0, 100)}", "a": ["$data": "${range(0, 100)}", "b": "${$index}"]]
        let result = expand(["body": [nested]], limits: limits)
        #expect(result.count == 1)
        let deep = "${" + String(repeating: "(", count: 10_000) + "}"
        #expect(expand(["t": .string(deep)]).card == ["t": .string(deep)])
        #expect(expand(["t": "${range(0, 1000000000)}"]).count == 1)
    }
}
