import Foundation
import Testing

@testable import IntegrationCardModel

/// Bounds of bindings, expressions and patterns.
///
/// Numbers: lengths and steps that exceed the bounds of this implementation (`CardLimits`), or those that a test sets;
/// -1 is JavaScript's answer of `indexOf` for an element that is not there.
@Suite struct BindingBoundsTests {
    private func result(_ text: String, data: JSONValue = [:], limits: CardLimits = CardLimits()) -> JSONValue? {
        var environment = BindingEnvironment.fixed()
        environment.limits = limits
        return (try? CardBinding(text, limits: limits.expressions))?
            .evaluate(in: BindingScope(data: data, environment: environment))
    }

    @Test func `long bindings are refused`() {
        var limits = CardLimits.Expressions()
        limits.maximumBytes = 10
        #expect(throws: BindingSyntaxError.self) { try CardBinding("{= 1 + 2 + 3 }", limits: limits) }
    }

    @Test(arguments: ["(", "!", "[", "-", "1?", "{a:", "1||"])
    func `deep expressions are refused`(unit: String) {
        let text = "{= " + String(repeating: unit, count: 20_000) + "1 }"
        #expect(throws: BindingSyntaxError.self) { try CardBinding(text) }
    }

    @Test func `long chains are refused`() {
        let text = "{= ${a}" + String(repeating: ".a", count: 5000) + " }"
        #expect(throws: BindingSyntaxError.self) { try CardBinding(text) }
    }

    @Test(arguments: [
        "{= ${s}.repeat(1000000000) }", "{= ${s}.padEnd(1000000000) }", "{= Array(1000000000).length + ${s} }",
        "{= ${s}.repeat(100000).split('').join(${s}.repeat(1000)) }",
        "{= ${s}.repeat(1000).replaceAll('', ${s}.repeat(10000)) }",
    ])
    func `results are bounded`(text: String) {
        #expect(result(text, data: ["s": "aaaaaaaaaa"]) == nil)
    }

    @Test func `steps are bounded`() {
        var limits = CardLimits()
        limits.expressions.maximumSteps = 50
        let list = JSONValue.array(Array(repeating: 1, count: 100))
        #expect(result("{= ${l}.indexOf(2) }", data: ["l": list], limits: limits) == nil)
        #expect(result("{= ${l}.indexOf(2) }", data: ["l": list]) == -1)
    }

    @Test(arguments: ["(a+)+$", "(a|aa)+$", "(a*)*b", "(.*)*x", "^(([a-z])+.)+[A-Z]([a-z])+$"])
    func `patterns cannot run away`(pattern: String) throws {
        let text = "{= RegExp('\(pattern)').test(${s}) }"
        #expect(result(text, data: ["s": .string(String(repeating: "a", count: 5000) + "!")]) == nil)
        #expect(throws: BoundedPattern.Fault.self) {
            try BoundedPattern(pattern).matches(String(repeating: "a", count: 5000) + "!")
        }
    }

    @Test(arguments: [
        ("^[A-Z]{2}\\d+$", "AB12", true), ("^[A-Z]{2}\\d+$", "A12", false), ("a|b|cd", "xxcd", true),
        ("(\\w)\\1", "abccd", true), ("(\\w)\\1", "abcd", false), ("\\bfoo\\b", "a foo b", true),
        ("foo(?=bar)", "foobar", true), ("foo(?!bar)", "foobar", false), ("a{2,3}?b", "aaab", true),
        ("[^a-c]", "abc", false), ("^\\S+@\\S+\\.\\S+$", "a@b.de", true), ("[\\d-]+", "--", true), ("x*", "", true),
        ("(a*)*b", "aab", true), ("(?:ab)+c", "ababc", true), ("^$", "x", false), ("\\u0041", "A", true),
        ("{", "{", true),
    ])
    func `patterns match as in JavaScript`(pattern: String, text: String, isMatch: Bool) throws {
        #expect(try BoundedPattern(pattern).matches(text) == isMatch)
    }

    @Test(arguments: ["(", ")", "[a", "a**", "*a", "(?<=a)b", "a{3,1}", "[z-a]", "\\", "(a{1000}){1000}", "(?<n>a)"])
    func `broken patterns are refused`(pattern: String) {
        #expect(throws: BoundedPattern.Fault.self) { try BoundedPattern(pattern) }
    }

    /// Mutates expressions and JSON texts at random. None may crash or hang, and parsed ones can be evaluated.
    @Test func `mutated inputs are survived`() throws {
        var random = SplitMix(state: 18)
        let seeds = [
            "{= ${list}[1].n + format.currency(${price}, 'EUR', {decimals: 2}) }",
            "text {a} {{x}} \\{ {parts: ['a','b']}",
            "{= ${s}.replace(RegExp('(l+)*', 'g'), '$1') ? Math.max(1, -2) : [1,{a:2}] }",
            "{= format.dateTime(dateRange.end('nextMonths', 6), {pattern: 'MMMM, y'}) }",
            "{path: '/o/k', formatter: 'format.text'}",
        ]
        let alphabet = Array("{}[]()'\"\\$%=!<>&|?:.,+-*/ aA1é😀\n".unicodeScalars)
        for round in 0..<3000 {
            var scalars = Array(seeds[round % seeds.count].unicodeScalars)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...scalars.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: scalars.insert(alphabet.randomElement(using: &random)!, at: place)
                case 1: if place < scalars.count { scalars.remove(at: place) }
                default: if place < scalars.count { scalars[place] = alphabet.randomElement(using: &random)! }
                }
            }
            let text = String(String.UnicodeScalarView(scalars))
            if let binding = try? CardBinding(text) { _ = binding.evaluate(in: CardBindingTests.scope) }
            _ = try? JSONParser().parse(text)
            _ = try? JSONParser().parse("[{\"a\": " + text + "}, \"\\u00e9\"]")
        }
    }
}

/// A small generator of random numbers that repeats from the same start.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
