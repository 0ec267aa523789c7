import Foundation
import Testing

@testable import IntegrationCardModel

/// Calls of formatters and bindings whose answers UI5 1.121 has given.
///
/// Numbers: texts of UI5 with its own copy of CLDR, English where no locale is named, in Greenwich time; the files are
/// resources of these tests. Docs/Facts/CardFormats.md lists the rules, and what differs elsewhere. Kinds of spaces and
/// marks without width are not compared.
@Suite struct UI5AnswerTests {
    @Test func `formatters in 16 locales answer as UI5 does`() throws {
        let calls = try UI5Answers.calls("ui5-formatters.json")
        #expect(calls.count == 470)
        var failures: [String] = []
        for call in calls {
            let result = try call.result
            if result.withPlainSpaces != call.answer.withPlainSpaces {
                failures.append("\(call.key): got “\(result)”, not “\(call.answer)”")
            }
        }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.joined(separator: "\n"))")
    }

    @Test func `styles, digits, scales and letters answer as UI5 does`() throws {
        let lines = try String(contentsOf: UI5Answers.url("formatters.tsv"), encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 168)
        var failures: [String] = []
        for line in lines {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let environment = BindingEnvironment.fixed(locale: columns[0], now: "2026-11-25T12:00:00.000Z")
            let result = try CardBinding(columns[1]).text(in: BindingScope(environment: environment))
            if result.withPlainSpaces != columns[2].withPlainSpaces {
                failures.append("\(columns[0]) \(columns[1]): got “\(result)”, not “\(columns[2])”")
            }
        }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.joined(separator: "\n"))")
    }

    @Test func `bindings have the values that UI5 gives them`() throws {
        let answers = try UI5Answers.json("ui5-bindings.json")
        let cases = try #require(answers["cases"]?.arrayValue)
        #expect(cases.count == 233)
        var failures: [String] = []
        for sample in cases {
            let source = try #require(sample["binding"]?.stringValue)
            var scope = BindingScope(data: answers["models"]?[""], environment: .fixed())
            for member in answers["models"]?.objectValue ?? [:] where !member.name.isEmpty {
                scope.setModel(member.name, to: member.value, kind: member.name == "i18n" ? .translations : .json)
            }
            if let context = sample["context"]?.stringValue { scope.setContext(BindingReference(context)) }
            if let fault = UI5Answers.difference(sample, source, scope) { failures.append("\(source): \(fault)") }
        }
        #expect(failures.isEmpty, "\(failures.count):\n\(failures.joined(separator: "\n"))")
    }
}
