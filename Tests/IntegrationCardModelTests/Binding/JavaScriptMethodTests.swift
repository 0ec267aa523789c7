import Foundation
import Testing

@testable import IntegrationCardModel

/// Methods of numbers, texts, lists and functions that expressions call.
///
/// Numbers: worked out by the rules of JavaScript (ECMA-262 and ECMA-402) from the values in the expressions.
@Suite struct JavaScriptMethodTests {
    private func evaluate(_ text: String, _ data: JSONValue? = nil) throws -> JSONValue? {
        try CardBinding("{= \(text) }").evaluate(in: BindingScope(data: data, environment: .fixed()))
    }

    @Test(arguments: [
        ("(1234.5).toLocaleString('de-DE')", "1.234,5"), ("(1234.56789).toLocaleString()", "1,234.568"),
        ("(1234.5).toLocaleString('de-DE', {style: 'currency', currency: 'EUR'})", "1.234,50 €"),
        ("(1234.5).toLocaleString('en-US', {style: 'currency', currency: 'usd'})", "$1,234.50"),
        ("(-5).toLocaleString('en', {style: 'currency', currency: 'JPY'})", "-¥5"),
        ("(0.256).toLocaleString('en', {style: 'percent'})", "26%"),
        ("(0.256).toLocaleString('de', {style: 'percent', maximumFractionDigits: 1})", "25,6 %"),
        ("(2).toLocaleString('en', {minimumFractionDigits: 2})", "2.00"),
        ("(1.125).toLocaleString('en', {maximumFractionDigits: 2})", "1.13"),
        ("(5).toLocaleString('en', {style: 'currency', currency: 'EUR', maximumFractionDigits: 0})", "€5"),
        ("(12345).toLocaleString('en', {useGrouping: false})", "12345"), ("(0 / 0).toLocaleString()", "NaN"),
        ("(-1 / 0).toLocaleString()", "-∞"),
    ])
    func `numbers are written in a language`(text: String, result: String) throws {
        let answer = try #require(try evaluate(text)?.stringValue)
        #expect(answer.withPlainSpaces == result)
    }

    @Test(arguments: [
        "(1).toLocaleString('en', {style: 'currency'})", "(1).toLocaleString('en', {style: 'none'})",
        "(1).toLocaleString('en', {maximumFractionDigits: 101})",
        "(1).toLocaleString('en', {minimumFractionDigits: 3, maximumFractionDigits: 2})", "'a'.normalize('NFX')",
    ])
    func `wrong options are errors`(text: String) throws {
        #expect(try evaluate(text) == "undefined")
    }

    @Test(arguments: [
        ("[1, [2, [3, [4]]]].flat().length", 3), ("[1, [2, [3, [4]]]].flat(2).length", 4),
        ("[1, [2, [3, [4]]]].flat(0).length", 2), ("[1, [2, [3, [4, [5, 6]]]]].flat(Infinity).length", 6),
        ("'a-b-c'.split('-', -1).length", 3), ("'a-b-c'.split('-', 2).length", 2), ("'a-b-c'.split('-', 0).length", 0),
        ("'a-b-c'.split('-', 4294967297).length", 1), ("'😀'.codePointAt(0)", 128_512),
        ("'😀'.codePointAt(1)", 56_832), ("'😀'.charCodeAt(0)", 55_357), ("'a'.codePointAt(0)", 97),
        ("'é'.normalize('NFD').length", 2), ("'é'.normalize('NFD').normalize().length", 1),
        ("'ﬁ'.normalize('NFKC').length", 2), ("'ﬁ'.normalize('NFC').length", 1), ("'½'.normalize('NFKD').length", 3),
        ("RegExp('b+').exec('aabb').index", 2), ("'aabb'.match(RegExp('b')).index", 2),
        ("{index: 4}.index", 4), ("Math.max.apply(null, [3, 7, 5])", 7), ("Math.min.call(null, 3, 7)", 3),
    ])
    func `lists, texts and functions have JavaScript's methods`(text: String, result: Int) throws {
        #expect(try evaluate(text) == .string(String(result)))
    }

    @Test(arguments: [
        ("Math.cbrt(27)", "3"), ("Math.cbrt(-8)", "-2"), ("Math.cbrt(1000)", "10"),
        ("Math.round(0.49999999999999994)", "0"),
        ("Math.round(-2.5)", "-2"), ("Math.sinh(0) + Math.tanh(0) + Math.asinh(0) + Math.atanh(0)", "0"),
        ("Math.cosh(0) + Math.acosh(1)", "1"), ("Math.expm1(0) + Math.log1p(0)", "0"), ("Math.log2(8)", "3"),
        ("Math.log10(1000)", "3"), ("Math.clz32(1)", "31"), ("Math.clz32(0)", "32"), ("Math.clz32(-1)", "0"),
        ("Math.imul(4294967295, 5)", "-5"), ("Math.imul(3, 4)", "12"), ("Math.fround(5.5)", "5.5"),
        ("Math.fround(5.05)", "5.050000190734863"), ("Math.hypot(3, 4)", "5"), ("Math.hypot()", "0"),
        ("Math.hypot(1 / 0, 0 / 0)", "Infinity"), ("Math.sign(-3)", "-1"), ("Math.trunc(-4.7)", "-4"),
        ("Math.max()", "-Infinity"), ("Math.max(1, 0 / 0)", "NaN"), ("Math.pow(2, 10)", "1024"),
        ("Math.pow(1, 1 / 0)", "NaN"), ("Math.atan2(0, 1)", "0"),
    ])
    func `Math has JavaScript's functions`(text: String, result: String) throws {
        #expect(try evaluate(text) == .string(result))
    }

    @Test(arguments: [
        ("2026-10-25T02:30:00", "2026-10-25T00:30:00.000Z"), ("2026-10-25T01:59:59", "2026-10-24T23:59:59.000Z"),
        ("2026-10-25T03:00:00", "2026-10-25T02:00:00.000Z"), ("2026-03-29T02:30:00", "2026-03-29T01:30:00.000Z"),
        ("2026-03-29T03:00:00", "2026-03-29T01:00:00.000Z"), ("2026-07-01T12:00:00", "2026-07-01T10:00:00.000Z"),
    ])
    func `a local time that exists twice is the earlier one, and one that clocks skip follows the change`(
        text: String, result: String
    ) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(JavaScriptDate.isoText(JavaScriptDate.parse(text, timeZone: zone)) == result)
    }

    @Test(arguments: [
        ("Array.prototype.slice.call([1, 2, 3], 1).join('-')", "2-3"),
        ("Array.prototype.join.apply('abc', ['+'])", "a+b+c"),
        ("Array.prototype.map.call('abc', String).length", "3"),
        ("Array.prototype.join.call({length: 2, '0': 'x', '1': 'y'}, ',')", "x,y"),
        ("Array.prototype.join.call(5, ',')", ""), ("String.prototype.trim.call('  a ')", "a"),
        ("String.prototype.padStart.call(7, 3, '0')", "007"), ("Number.prototype.toFixed.call(1.25, 1)", "1.3"),
        ("Object.prototype.toString.call([])", "[object Array]"),
        ("Object.prototype.toString.call(null)", "[object Null]"),
        ("Object.prototype.toString.call(RegExp('a'))", "[object RegExp]"),
        ("Object.prototype.hasOwnProperty.call({a: 1}, 'a')", "true"),
        ("Object.prototype.hasOwnProperty.call([1], '1')", "false"), ("typeof Array.prototype", "object"),
    ])
    func `methods of prototypes are called on their receiver`(text: String, result: String) throws {
        #expect(try evaluate("String(\(text))") == .string(result))
    }

    @Test(arguments: [
        "Array.prototype.slice.call(null)", "String.prototype.trim.call(undefined)",
        "Number.prototype.toFixed.call('1')", "Array.prototype.none.call([])", "Array.prototype.slice()",
        "Array.prototype.slice.call({length: 1e9})",
    ])
    func `methods of prototypes refuse what they cannot read`(text: String) throws {
        #expect(try evaluate("'x' + \(text)") != .string("x"))
        #expect([nil, "undefined"].contains(try evaluate(text)))
    }

    @Test(arguments: ["RegExp('c').exec('ab').index", "'aabb'.match(RegExp('b', 'g')).index", "[1].index"])
    func `what is no match has no index`(text: String) throws {
        #expect(try evaluate(text) == "undefined")
    }

    @Test func `no place of a text beyond its end has a code point`() throws {
        #expect(try evaluate("typeof 'a'.codePointAt(1)") == "undefined")
    }

    @Test func `flat lists stay within the bound of elements`() throws {
        let limit = BindingEnvironment.fixed().limits.expressions.maximumElements
        func list(_ rows: Int) -> JSONValue {
            ["rows": .array(Array(repeating: .array(Array(repeating: 1, count: 100)), count: rows))]
        }
        #expect(try evaluate("${rows}.flat().length", list(limit / 100))?.numberValue == Double(limit / 100 * 100))
        #expect(try evaluate("${rows}.flat().length", list(limit / 100 + 1)) == nil)
    }
}
