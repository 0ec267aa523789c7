import Foundation
import Testing

@testable import IntegrationCardModel

/// Compares with the answers of UI5's own formatters, where the samples are present.
///
/// Numbers: UI5's answers; a hundredth of them may differ, which is our own limit.
extension ForeignCards {
    /// Compares with the answers of UI5's own formatters, where the samples are present.
    struct ForeignFormatterTests {
        /// The answers that differ on purpose, with the reason, by function, first argument, and locale.
        static let differences: [String: String] = [
            "date [\"2020-05-05T00:00:00.000Z\",\"2020-05-10T00:00:00.000Z\"] en-GB": "ICU puts spaces around the dash",
            "date [\"2020-05-05T00:00:00.000Z\",\"2020-05-10T00:00:00.000Z\"] es": "ICU puts spaces around the dash",
            "date [\"2020-05-05T00:00:00.000Z\",\"2020-05-10T00:00:00.000Z\"] ar": "ICU has no comma before the year",
            "date [\"2020-05-05T00:00:00.000Z\",\"2020-05-10T00:00:00.000Z\"] pl":
                "Foundation writes the month as a number",
            "date \"2019-11-03T10:30:00.000Z\" hi": "newer releases of CLDR have another word for two days ahead",
        ]

        @Test func formatters() throws {
            let golden = try ForeignCards.json("golden/formatters.json")
            let cases = try #require(golden["cases"]?.arrayValue)
            var failures: [String] = []
            var differenceCount = 0
            for sample in cases {
                let name = try #require(sample[0]?.stringValue)
                let arguments = try #require(sample[1]?.arrayValue)
                let locale = try #require(sample[2]?.stringValue)
                let expected = try #require(sample[3]?.stringValue)
                let scope = BindingScope(environment: .fixed(locale: locale))
                var evaluator = ExpressionEvaluator(CardBinding(text: ""), scope: scope)
                let result =
                    try evaluator.format(name, arguments.map { JavaScriptValue($0) }).jsonValue?.stringValue ?? ""
                let key = "\(name) \(arguments.first?.jsonText() ?? "") \(locale)"
                if result.withPlainSpaces != expected.withPlainSpaces {
                    differenceCount += 1
                    guard Self.differences[key] == nil else { continue }
                    failures.append("\(name) \(sample[1]!.jsonText()) \(locale): got “\(result)”, not “\(expected)”")
                }
            }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
            #expect(Double(differenceCount) / Double(cases.count) < 0.01)
        }

        @Test func `date ranges`() throws {
            let golden = try ForeignCards.json("golden/dateRanges.json")
            let ranges = DateRanges(environment: .fixed())
            for sample in try #require(golden["cases"]?.arrayValue) {
                let name = try #require(sample["type"]?.stringValue)
                let range = try #require(ranges.range(name, count: sample["n"]?.numberValue.map { Int($0) } ?? 1))
                #expect(JavaScriptDate.isoText(range.start) == sample["start"]?.stringValue, "\(name)")
                #expect(JavaScriptDate.isoText(range.end) == sample["end"]?.stringValue, "\(name)")
            }
        }
    }
}
