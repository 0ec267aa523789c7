import Foundation
import Testing

@testable import IntegrationCardModel

/// Mutated bindings and expressions: never a crash, never a hang, never more steps or text than the bounds allow.
///
/// Numbers: twice the 100,000 bytes that a result may have, and 20 s a round: limits of our own, far above what one
/// takes.
@Suite struct CardExpressionFuzzTests {
    private static let seeds = [
        "{path}", "{/a/0/name}", "{model>/x/y}", "text {a} and {b}", "{{parameters.x}}", "\\{no\\}",
        "{= ${a} > 5 ? 'yes' : 'no' }", "{= ${/list}.length * 2 + ' items' }", "{= !!${flag} && ${a} === 'x' || -1 }",
        "{= format.currency(${price}, ${code}, {decimals: 1, currencyCode: false}) }",
        "{= format.dateTime(${date}, {style: 'short'}, 'de') }",
        "{= ${text}.replace(RegExp('(a|b)*c', 'g'), 'x').split(',').join('-') }",
        "{= format.text('{0} of {1}', [${a}, ${b}]) }",
        "{path: 'a', formatter: 'format.integer'}", "{parts: ['a', {path: '/b'}], formatter: 'format.currency'}",
        "{= [1, 2, 'a', {k: ${a}}].indexOf(2) + Math.max(1, ${price}, NaN) }",
        "{= JSON.stringify(${/}) + encodeURIComponent(${text}) }",
        "{= Date.now() - Date.parse('2019-11-01T10:30:00Z') + parseInt('0x1f', 16) }",
        "{= 'x'.padEnd(${a}, 'ab').substring(-1, 5).toUpperCase() }",
        "{= dateRange.lastDays(3).start + format.unit(${price}, 'mass-kilogram') + format.percent(0.1234) }",
        "{= format.float(1e21, {style: 'long'}) + format.initials(${text}) + (1.005).toFixed(2) }",
        "{= odata.uriEncode('a b', 'Edm.String') + typeof ${none} + ('k' in ${/obj}) }",
        "{= Array.from('abc').concat([1]).slice(1, 2) }",
    ]

    private static let mutation = TextMutation(fragments: [
        "{", "}", "{=", "${", "%{", "{{", "}}", "\\", "'", "\"", "(", ")", "[", "]", ",", ":", ".", "?", "+", "-", "*",
        "/", "%",
        "!", "===", "!==", "<", ">=", "&&", "||", " in ", "typeof ", "0", "1e999", "-1", "0x", ".5", "9007199254740993",
        "null",
        "undefined", "true", "NaN", "Infinity", "Math.", "JSON.parse(", "Date(", "RegExp('(a*)*b').test(", "format.",
        ".repeat(1e9)",
        ".padStart(1e9)", ".split('')", ".length", "format.dateTime(", "format.float(", "Array(1e9)",
        "String.fromCharCode(",
        "\u{0}", "\u{FEFF}", "ö", "🧨", "e\u{301}", "\u{202E}", "\n", "model>", "/a/0/../b", "//", "parts:[",
        "formatter:'",
        "toFixed(", "toString(", "Math.pow(10, 400)", "{k:", "\\u12", "\\x4",
    ])

    @Test func `mutated bindings keep their bounds`() async {
        var environment = BindingEnvironment.fixed()
        environment.limits.expressions.maximumSteps = 20_000
        environment.limits.expressions.maximumResultBytes = 100_000
        var scope = BindingScope(
            data: [
                "a": 5, "b": "two", "flag": true, "price": 1234.5678, "code": "EUR", "date": "2019-11-01T10:30:00Z",
                "text": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa, b", "list": [1, "x", nil, ["name": "n"]], "obj": ["k": nil],
            ], environment: environment)
        scope.setModel("model", to: ["x": ["y": "z"]])
        let rounds = FuzzRounds(4_000)
        await rounds.run { round, numbers in
            let text = Self.mutation.mutated(Self.seeds.randomElement(using: &numbers) ?? "", with: &numbers)
            let context = "seed \(rounds.seed), round \(round): \(text.prefix(200))"
            let start = ContinuousClock.now
            if let binding = try? CardBinding(text) {
                let value = binding.evaluate(in: scope)
                if case .string(let result)? = value { #expect(result.utf8.count <= 200_000, "\(context)") }
                // Values of bindings are JSON, and come out the same again.
                if !binding.readsClock, !text.contains("Date") {
                    #expect(binding.evaluate(in: scope) == value || value?.isNumberNaN == true, "\(context)")
                }
                _ = binding.text(in: scope)
            }
            let resolver = PlaceholderResolver()
            _ = resolver.replace("parameters", in: text, with: ["x": 1, "list": ["a"]])
            _ = resolver.replaceDestination(in: text, with: "https://a.example/")
            #expect(ContinuousClock.now - start < .seconds(20), "\(context)")
        }
    }
}

extension JSONValue {
    fileprivate var isNumberNaN: Bool {
        switch self {
        case .number(let number): number.isNaN
        case .array(let elements): elements.contains(where: \.isNumberNaN)
        case .object(let object): object.members.contains { $0.value.isNumberNaN }
        default: false
        }
    }
}
