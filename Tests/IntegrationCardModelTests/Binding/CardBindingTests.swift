import Foundation
import Testing

@testable import IntegrationCardModel

/// Forms of bindings, expressions, errors and changes.
///
/// Numbers: worked out from `data` by the rules of JavaScript and of UI5 (Docs/Facts/Cards.md, "Models" and "Binding syntax";
/// `GoldenBindingTests` has UI5's answers). Instants are milliseconds since 1970, at 10:30 on 1 November 2019.
@Suite struct CardBindingTests {
    static let data: JSONValue = [
        "a": 1, "s": "hello", "num": "42", "empty": "", "nul": nil, "t": true, "zero": 0,
        "o": ["k": "v", "with space": "sp"], "list": [["n": "x", "v": 10], ["n": "y", "v": 20]], "price": 1234.5,
    ]

    static var scope: BindingScope {
        var scope = BindingScope(data: data, environment: .fixed())
        scope.setModel("parameters", to: ["city": ["value": "Berlin"], "visibleItems": 3])
        scope.setModel("i18n", to: ["HELLO": "Hello {0}"], kind: .translations)
        scope.setModel("context", to: ["user": ["id": "u1"]], kind: .hostContext)
        return scope
    }

    static func evaluate(_ text: String) throws -> JSONValue? { try CardBinding(text).evaluate(in: scope) }

    @Test(
        arguments: [
            ("{a}", 1), ("{/o/k}", "v"), ("{o/with space}", "sp"), ("{o/k/}", "v"), ("{list/1/n}", "y"),
            ("{nul/x}", nil),
            ("{zero/x}", 0), ("{list/length}", 2), ("text {a} and {nul}{s}", "text 1 and hello"),
            ("\\{a\\} {a}", "{a} 1"), ("Hi {{x}} {s}", "Hi {{x}} hello"),
            ("{parameters>/city/value}: {parameters>/visibleItems}", "Berlin: 3"), ("{i18n>HELLO}", "Hello {0}"),
            ("{i18n>UNKNOWN}", "UNKNOWN"), ("{context>user/id}", "u1"), ("{context>/user/id}", "u1"),
            ("{path: 'a'}", 1), ("{path:'/city/value', model: \"parameters\"}", "Berlin"),
            ("{parts: ['a', {path: 's'}]}", "1 hello"), ("{path: 'price', formatter: 'format.integer'}", "1234"),
            ("{path: 'price', type: 'sap.ui.model.type.Float', formatOptions: {decimals: 2}}", "1,234.50"),
            ("{parts: [{path:'price'},{value:'EUR'}], formatter: 'format.currency'}", "1,234.50\u{A0}EUR"),
        ] as [(String, JSONValue)])
    func forms(text: String, result: JSONValue) throws {
        #expect(try Self.evaluate(text) == result)
    }

    @Test(arguments: ["{missing}", "{missing/x}", "{nomodel>/x}", "{parameters>city/value}", "{o/k/x}", "{list/9}"])
    func `undefined paths`(text: String) throws {
        #expect(try Self.evaluate(text) == nil)
    }

    @Test(
        arguments: [
            ("{= ${a} + ${num} }", "142"), ("{= ${num} * 2 }", 84), ("{= -${a} + 10 }", 9), ("{= 7 - 2 - 1 }", "4"),
            ("{= 2 + 3 * 4 }", "14"), ("{= -7 % 3 }", "-1"), ("{= ${a} === '1' }", false), ("{= ${a} !== '1' }", true),
            ("{= ${num} > '5' }", false), ("{= ${a} >= 1 && ${a} <= 1 }", true), ("{= !!${empty} }", false),
            ("{= ${t} ? ${a} > 0 ? 'x' : 'y' : 'z' }", "x"), ("{= ${zero} || ${nul} || 'last' }", "last"),
            ("{= ${zero} && ${missing}.x }", 0), ("{= typeof ${missing} }", "undefined"), ("{= 'k' in ${o} }", true),
            ("{= ${list}[1].n }", "y"), ("{= ${o}['with space'] }", "sp"), ("{= ${list}.length }", 2),
            ("{= [1, [2, 3]].length + {x: 1, 'y z': 2}['y z'] }", "4"), ("{= 'a}b'.length }{a}", "31"),
            ("{= ${missing} + '' }", "undefined"), ("{= [${nul}, ${a}] + '' }", ",1"),
            ("{= ${o} + '' }", "[object Object]"),
            ("{= ${s}.substring(3, 1) + ${s}.slice(-2) }", "ello"), ("{= ${s}.replace('l', '[$&]') }", "he[l]lo"),
            ("{= ${s}.split('l').join('-') }", "he--o"), ("{= ${s}.indexOf('l', 3) }", 3), ("{= ${s}.charAt(9) }", ""),
            ("{= 'x'.padStart(3, 'ab') }", "abx"), ("{= ' x '.trim() }", "x"),
            ("{= ${s}.toUpperCase().endsWith('LO') }", true),
            ("{= RegExp('l+').test(${s}) }", true), ("{= ${s}.replace(RegExp('(l)', 'g'), '<$1>') }", "he<l><l>o"),
            ("{= ${s}.match(RegExp('(e)(l)'))[2] }", "l"), ("{= ${list}.map(String).length }", 2),
            ("{= Math.round(-2.5) }", "-2"), ("{= Math.max(1, ${num}) }", 42), ("{= (1.005).toFixed(1) }", "1.0"),
            ("{= parseInt('12px') + parseFloat('.5e1x') }", "17"), ("{= parseInt('ff', 16) }", "255"),
            ("{= Number('0x10') }", "16"), ("{= isNaN(${s}) }", true), ("{= String(1e21) }", "1e+21"),
            ("{= JSON.stringify({a: [1, null, ${s}]}) }", "{\"a\":[1,null,\"hello\"]}"),
            ("{= JSON.parse('{\"x\":[7]}').x[0] }", "7"),
            ("{= Object.keys(${o})[1] }", "with space"), ("{= Array.isArray(${list}) }", true),
            ("{= encodeURIComponent('ä b&$') }", "%C3%A4%20b%26%24"), ("{= Date.now() }", "1572604200000"),
            ("{= dateRange.start('today').getTime() }", "1572566400000"),
            ("{= dateRange.end('yearToDate').getMonth() }", "10"),
            ("{= odata.compare(${a}, 2) }", -1), ("{= odata.uriEncode('a\\'b', 'Edm.String') }", "'a''b'"),
            ("{= odata.fillUriTemplate('/x/{id}', {id: ${s}}) }", "/x/hello"), ("{= undefined }", "undefined"),
            ("{= unknownName }", "undefined"), ("{= 'é'.length + '😀'.length }", "3"), ("{:= ${a} }", 1),
        ] as [(String, JSONValue)])
    func expressions(text: String, result: JSONValue) throws {
        #expect(try Self.evaluate(text) == result)
    }

    @Test(arguments: [
        ("{= ${missing}.length }", "“length” is read from undefined"), ("{= ${nul}.x }", "“x” is read from null"),
        ("{= ${a}() }", "the called value is not a function"), ("{= ${s}.nope() }", "strings have no function “nope”"),
        ("{= ${a} in ${s} }", "“in” needs an object on its right"),
    ])
    func `exceptions are undefined`(text: String, message: String) throws {
        var messages: [String] = []
        #expect(try CardBinding(text).evaluate(in: Self.scope) { messages.append($0) } == nil)
        #expect(messages == [message])
    }

    @Test(arguments: [
        ("{a", "the brace is not closed at character 1"), ("{= ${a} == 1 }", "expected “}”, found “=” at character 9"),
        ("{= }", "expected an operand, found “}” at character 4"), ("{= ${a", "the brace is not closed at character 5"),
        ("{= 'a }", "the string is not closed at character 4"),
        ("{= 1 + }", "expected an operand, found “}” at character 8"),
        ("{= a => a }", "expected “}”, found “=” at character 6"),
        ("{= new Date() }", "expected “}”, found “D” at character 8"),
        ("{= a ?? b }", "expected an operand, found “?” at character 7"),
        ("{path: x}", "expected a value, found “x” at character 8"),
        ("{path: 'a', formatter: 'nope'}", "the formatter “nope” is not known at character 1"),
    ])
    func `syntax errors name places`(text: String, message: String) {
        let error = #expect(throws: BindingSyntaxError.self) { try CardBinding(text) }
        #expect(error?.description == message)
    }

    @Test func `templates see their element`() throws {
        let scope = Self.scope
        let list = BindingReference("/list")
        let rows = scope.elements(of: list).map { scope.scope(ofElement: $0.key, value: $0.value, in: list) }
        let binding = try CardBinding("{n} of {/s}: {= ${v} > 15 }")
        #expect(rows.map { binding.text(in: $0) } == ["x of hello: false", "y of hello: true"])
        #expect(rows[1].absolutePath(of: BindingReference("n")) == ["list", "1", "n"])
        #expect(scope.elements(of: BindingReference("/o")).map(\.key) == ["k", "with space"])
        #expect(scope.elements(of: BindingReference("/list"), limit: 1).count == 1)
    }

    @Test func `named models keep a context of their own`() throws {
        var scope = Self.scope
        scope.setModel("cities", to: ["items": [["name": "Rome"], ["name": "Oslo"]]])
        let list = BindingReference("cities>/items")
        let rows = scope.elements(of: list).map { scope.scope(ofElement: $0.key, value: $0.value, in: list) }
        #expect(try rows.map { try CardBinding("{cities>name} {a}").text(in: $0) } == ["Rome 1", "Oslo 1"])
        #expect(try CardBinding("{cities>name}").evaluate(in: scope) == nil)
    }

    @Test func `extension formatters are called`() throws {
        var scope = Self.scope
        scope.environment.extensionFormatters["twice"] = { values in
            values.first.flatMap { $0?.stringValue }.map { .string($0 + $0) }
        }
        #expect(try CardBinding("{= extension.formatters.twice(${s}) }").evaluate(in: scope) == "hellohello")
        #expect(try CardBinding("{= extension.formatters.nope(${s}) }").evaluate(in: scope) == nil)
        #expect(
            try CardBinding("{path: 's', formatter: 'extension.formatters.twice'}").evaluate(in: scope) == "hellohello")
    }

    @Test func `bindings know what they read`() throws {
        let binding = try CardBinding("{a} {= ${/o/k} + ${parameters>/x} + ${a} } {path: 'y', model: 'm'}")
        #expect(binding.references.map(\.text) == ["a", "/o/k", "parameters>/x", "m>y"])
        #expect(!binding.readsClock)
        #expect(try CardBinding("{= Date.now() }").readsClock)
    }

    @Test func `graphs evaluate only what depends on a change`() throws {
        var graph = BindingGraph()
        var scope = Self.scope
        scope.setModel("parameters", to: ["x": ["value": 1], "y": ["value": 2]])
        var diagnostics: [BindingDiagnostic] = []
        func bound(_ text: String) -> BoundValue { BoundValue(.string(text), diagnostics: &diagnostics) }
        let x = graph.add(bound("{parameters>/x/value}"), in: scope)
        let y = graph.add(bound("{= ${parameters>/y/value} * 2 }"), in: scope)
        for _ in 0..<100 { _ = graph.add(bound("{a}"), in: scope) }
        let before = graph.evaluationCount
        #expect(graph.setModel("parameters", to: ["x": ["value": 1], "y": ["value": 5]]) == [y])
        #expect(graph.evaluationCount - before == 1)
        #expect(graph.value(of: y) == 10)
        #expect(graph.value(of: x) == 1)
    }

    @Test func `broken bindings leave the rest intact`() {
        var diagnostics: [BindingDiagnostic] = []
        let value = BoundValue(
            ["title": "{a", "items": ["{s}", "plain", 3, "\\{x\\}"], "x": "{= ${a} == 1 }"], diagnostics: &diagnostics)
        #expect(diagnostics.map(\.pointer.description) == ["/title", "/x"])
        #expect(
            value.resolve(in: Self.scope)
                == ["title": "{a", "items": ["hello", "plain", 3, "{x}"], "x": "{= ${a} == 1 }"])
    }
}
