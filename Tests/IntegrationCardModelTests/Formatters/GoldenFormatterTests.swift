import Foundation
import Testing

@testable import IntegrationCardModel

/// Compares with the answers of UI5's own formatters, where the samples are present.
@Suite(.enabled(if: SharedSamples.isPresent)) struct GoldenFormatterTests {
    @Test func formatters() throws {
        let golden = try SharedSamples.json("golden/formatters.json")
        let cases = try #require(golden["cases"]?.arrayValue)
        var failures: [String] = []
        for sample in cases {
            let name = try #require(sample[0]?.stringValue)
            let arguments = try #require(sample[1]?.arrayValue)
            let locale = try #require(sample[2]?.stringValue)
            let expected = try #require(sample[3]?.stringValue)
            let scope = BindingScope(environment: .fixed(locale: locale))
            var evaluator = ExpressionEvaluator(CardBinding(text: ""), scope: scope)
            let result = try evaluator.format(name, arguments.map { JavaScriptValue($0) }).jsonValue?.stringValue ?? ""
            if result.withPlainSpaces != expected.withPlainSpaces {
                failures.append("\(name) \(sample[1]!.jsonText()) \(locale): got “\(result)”, not “\(expected)”")
            }
        }
        let share = Double(cases.count - failures.count) / Double(cases.count)
        #expect(share >= 0.99, "\(failures.count) of \(cases.count):\n\(failures.joined(separator: "\n"))")
    }

    @Test func dateRanges() throws {
        let golden = try SharedSamples.json("golden/dateRanges.json")
        let ranges = DateRanges(environment: .fixed())
        for sample in try #require(golden["cases"]?.arrayValue) {
            let name = try #require(sample["type"]?.stringValue)
            let range = try #require(ranges.range(name, count: sample["n"]?.numberValue.map { Int($0) } ?? 1))
            #expect(JavaScriptDate.isoText(range.start) == sample["start"]?.stringValue, "\(name)")
            #expect(JavaScriptDate.isoText(range.end) == sample["end"]?.stringValue, "\(name)")
        }
    }
}
