import Testing

@testable import IntegrationCardModel

/// Texts of numbers with a number of digits, and in other bases.
///
/// Numbers: ECMAScript 2024, 21.1.3, and the answers of a JavaScript engine.
@Suite struct JavaScriptNumberTextTests {
    @Test(arguments: [
        (2.5, 0, "3"), (-2.5, 0, "-3"), (0.125, 2, "0.13"), (1.005, 2, "1.00"), (-0.0001, 2, "-0.00"),
        (-0.0, 2, "0.00"),
        (1e21, 2, "1e+21"), (99.995, 2, "100.00"), (0.5, 0, "1"), (1.45, 1, "1.4"), (1234.5678, 6, "1234.567800"),
    ])
    func fixed(number: Double, digits: Int, text: String) {
        #expect(JavaScriptNumber.fixed(number, digits: digits) == text)
    }

    @Test(arguments: [
        (1234.5, 3, "1.23e+3"), (1234.5, 6, "1234.50"), (0.000125, 2, "0.00013"), (0.00000015, 1, "1e-7"),
        (99.99, 3, "100"), (0, 3, "0.00"), (-25, 1, "-3e+1"), (1e21, 22, "1000000000000000000000"),
    ])
    func precise(number: Double, count: Int, text: String) {
        #expect(JavaScriptNumber.precise(number, count: count) == text)
    }

    @Test(
        arguments: [
            (1234.5, 2, "1.23e+3"), (1234.5, nil, "1.2345e+3"), (0, nil, "0e+0"), (0, 2, "0.00e+0"), (9.5, 0, "1e+1"),
            (-0.00025, 0, "-3e-4"),
        ] as [(Double, Int?, String)])
    func exponential(number: Double, digits: Int?, text: String) {
        #expect(JavaScriptNumber.exponential(number, digits: digits) == text)
    }

    @Test(arguments: [
        (1234.5, 16, "4d2.8"), (-255, 16, "-ff"), (0.1, 2, "0.0001100110011001100110011001100110011001100110011001101"),
        (0.5, 3, "0.1111111111111111111111111111111112"), (5e17, 36, "3sr77gzykag0"), (1e21, 10, "1e+21"), (0, 2, "0"),
        (35, 36, "z"),
    ])
    func `other bases`(number: Double, radix: Int, text: String) {
        #expect(JavaScriptNumber.text(number, radix: radix) == text)
    }
}
