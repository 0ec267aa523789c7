import Foundation
import Testing

@testable import IntegrationCardModel

/// The steps that templates take for the texts of lists and objects, and how many faults of one kind are listed.
///
/// Numbers: a step for four bytes that are written (`TemplateEvaluator.bytesOfStep`), of 1,000,000 (`CardLimits.Content`).
@Suite struct WrittenTextTests {
    @Test(arguments: [
        "${length(a)}", "x ${a} y", "${toUpper(a)}", "${trim(a)}", "${substring(a, 0, 5)}", "${string(a)}",
        "${jsonStringify(a)}", "x ${$root} y", "${concat(a, 'x')}", "${uriComponent(a)}",
    ]) func `texts of lists cost steps by their length`(_ text: String) {
        // 5,000 numbers of three letters with commas are 5,000 steps, so that at most 200 texts are written.
        let data: JSONValue = ["a": .array([JSONValue](repeating: 1.5, count: 5_000))]
        let body = JSONValue.array([JSONValue](repeating: ["type": "TextBlock", "text": .string(text)], count: 400))
        let (card, diagnostics) = AdaptiveTemplate(["body": body]).expand(with: data)
        let written = card["body"]?.arrayValue?.filter { $0["text"]?.stringValue != text }.count ?? 0
        #expect(written <= 201, "\(written)")
        #expect(diagnostics.last?.message == "the template takes too many steps; the rest is left out")
    }

    @Test func `texts of values that hold no others cost no such steps`() {
        let body = JSONValue.array([JSONValue](repeating: ["text": "x ${t} ${n} y"], count: 2_000))
        let data: JSONValue = ["t": .string(String(repeating: "t", count: 100)), "n": 1.5]
        let (card, diagnostics) = AdaptiveTemplate(["body": body]).expand(with: data)
        #expect(diagnostics.isEmpty && card["body"]?.arrayValue?.count == 2_000)
    }

    @Test(arguments: [
        (0.001, "0.001"), (1.5, "1.5"), (-2.25, "-2.25"), (123_456.789, "123456.789"),
        (0.1 + 0.2, "0.30000000000000004"),
        (99_999_999_999_999.98, "99999999999999.98"), (0.000_999, "0.000999"), (1.5e-7, "1.5e-7"), (1e21, "1e+21"),
        (123_456_789_012_345_680, "123456789012345680"), (-0.0, "0"), (5e-324, "5e-324"),
    ]) func `numbers are written as JavaScript writes them`(_ number: Double, _ text: String) {
        #expect(JavaScriptNumber.text(number) == text)
    }

    @Test func `faults of one kind are counted behind the first`() {
        let place = JSONPointer(["a"])
        let many = (0..<300).map { CardDiagnostic(.warning, at: place, "the image “\($0)” is missing") }
        let other = [CardDiagnostic(.warning, at: place, "odd"), CardDiagnostic(.error, at: place, "odd")]
        let counted = CardDiagnostic.counted(many + other, most: 50)
        #expect(counted.count == 53 && Array(counted[..<50]) == Array(many[..<50]) && Array(counted[50..<52]) == other)
        #expect(
            counted.last?.message
                == "250 further faults of the kind “the image “0” is missing” are not listed")
        #expect(CardDiagnostic.counted(other, most: 1) == other)
    }
}
