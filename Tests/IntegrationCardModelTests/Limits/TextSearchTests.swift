import Testing

@testable import IntegrationCardModel

/// Texts that are looked for and compared.
///
/// Numbers: places of all parts of small texts are those of a search that compares each place, which the test makes itself;
/// the order is that of ECMA-262 section 7.2.13, by UTF-16 units.
@Suite struct TextSearchTests {
    /// All texts of two letters up to a length.
    private static func texts(_ most: Int) -> [[UInt16]] {
        (1...most).flatMap { length in
            (0..<(1 << length)).map { bits in (0..<length).map { UInt16(0x61 + (bits >> $0 & 1)) } }
        }
    }

    private static func places(of part: [UInt16], in units: [UInt16]) -> [Int] {
        part.count > units.count
            ? [] : (0...(units.count - part.count)).filter { Array(units[$0..<($0 + part.count)]) == part }
    }

    @Test func `all places are found, from both ends`() {
        var checked = 0
        for part in Self.texts(4) {
            for units in Self.texts(7) {
                let all = Self.places(of: part, in: units)
                #expect(JavaScriptStrings.firstIndex(of: part, in: units, from: 0) == all.first)
                #expect(JavaScriptStrings.firstIndex(of: part, in: units, from: 2) == all.first { $0 >= 2 })
                #expect(JavaScriptStrings.lastIndex(of: part, in: units, from: 9) == all.last)
                #expect(JavaScriptStrings.lastIndex(of: part, in: units, from: 3) == all.last { $0 <= 3 })
                var apart: [Int] = []
                for place in all where place >= (apart.last ?? -part.count) + part.count { apart.append(place) }
                #expect(TextSearch(part).places(in: units) == apart)
                #expect(TextSearch(part).places(in: units, most: 2) == Array(apart.prefix(2)))
                checked += 1
            }
        }
        #expect(checked == 30 * 254)
    }

    @Test func `an empty text is found at once`() {
        let units = Array("abc".utf16)
        #expect(JavaScriptStrings.firstIndex(of: [], in: units, from: 9) == 3)
        #expect(JavaScriptStrings.lastIndex(of: [], in: units, from: 2) == 2)
        #expect(JavaScriptStrings.firstIndex(of: units, in: [], from: 0) == nil)
        #expect(JavaScriptStrings.lastIndex(of: units, in: [], from: 0) == nil)
    }

    @Test func `texts are in the order of their units`() {
        let texts = [
            "", "a", "ab", "b", "z", "é", "e\u{301}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "😀",
            "a😀", "a\u{FFFD}", "a\u{F000}b", "😀a", "😁", String(repeating: "p", count: 300),
            String(repeating: "p", count: 300) + "a", String(repeating: "p", count: 299) + "😀",
        ]
        var checked = 0
        for left in texts {
            for right in texts {
                let isLess = left.utf16.lexicographicallyPrecedes(right.utf16)
                let isSame = left.utf16.elementsEqual(right.utf16)
                #expect((TextOrder.compare(left, right) < 0) == isLess, "\(left) \(right)")
                #expect((TextOrder.compare(left, right) == 0) == isSame)
                #expect(TextOrder.areEqual(left, right) == isSame)
                checked += 1
            }
        }
        #expect(checked == 441)
    }

    private func value(_ expression: String, _ data: JSONValue = [:]) -> JSONValue? {
        AdaptiveTemplate(["x": .string("${\(expression)}")]).expand(with: data).card["x"]
    }

    @Test(arguments: [
        ("replace('abcABC', 'b', 'xy')", "axycABC"), ("replaceIgnoreCase('abcABC', 'Bc', '-')", "a-A-"),
        ("replace('aaaa', 'aa', 'b')", "bb"), ("replace('aaa', 'aa', '')", "a"), ("replace('abc', 'x', 'y')", "abc"),
        ("replaceIgnoreCase('İÉé', 'É', 'e')", "İee"), ("replaceIgnoreCase('ΣΑΣ', 'σ', 's')", "sΑs"),
        ("join(split('a, b, , c', ', '), '|')", "a|b||c"), ("join(split('abc', ''), '|')", "a|b|c"),
        ("join(split(',', ','), '|')", "|"), ("join(split('aaa', 'aa'), '|')", "|a"),
        ("string(contains('Hello', 'lo'))", "true"), ("string(contains('Hello', ''))", "true"),
        ("string(contains('Hello', 'LO'))", "false"), ("join(sortBy(createArray('b', 'A', 'a', '')), '|')", "|A|a|b"),
        ("join(sortByDescending(createArray(3, 10, 2)), '|')", "10|3|2"),
    ]) func `functions of templates find texts`(_ expression: String, _ result: String) {
        #expect(value(expression) == .string(result))
    }

    @Test func `replacing is refused before the text is made`() {
        let data: JSONValue = [
            "a": .string(String(repeating: "a", count: 20_000)), "b": .string(String(repeating: "b", count: 20_000)),
        ]
        let template = AdaptiveTemplate(["x": "${replaceIgnoreCase(a, 'A', b)}"])
        let (card, diagnostics) = template.expand(with: data)
        #expect(card["x"] == "${replaceIgnoreCase(a, 'A', b)}")
        #expect(diagnostics.contains { "\($0)".contains("the text is too long") }, "\(diagnostics)")
    }

    @Test(arguments: ["a < b", "a == b", "a >= b", "equals(a, b)", "createArray(a) == createArray(b)"])
    func `comparing texts costs as many steps as they are long`(_ comparison: String) {
        let long = String(repeating: "x", count: 600_000)
        var environment = BindingEnvironment()
        environment.budget = CardBudget(CardLimits.Content())
        func steps(_ text: String) -> Int {
            let before = environment.budget?.remainingSteps ?? 0
            let template = AdaptiveTemplate(["x": .string("${\(text)}")], environment: environment)
            _ = template.expand(with: ["a": .string(long + "a"), "b": .string(long + "b")])
            return before - (environment.budget?.remainingSteps ?? 0)
        }
        // A step for 128 bytes.
        #expect(steps(comparison) >= 600_000 / 128)
        #expect(steps("1 < 2") < 10)
    }
}
