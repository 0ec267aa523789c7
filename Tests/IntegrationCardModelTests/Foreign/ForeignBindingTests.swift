import Foundation
import Testing

@testable import IntegrationCardModel

/// Compares with the answers of UI5's own parser, where the samples are present.
extension ForeignCards {
    /// Compares with the answers of UI5's own parser, where the samples are present.
    struct ForeignBindingTests {
        /// Bindings whose values differ on purpose, with the reason.
        static let differences: [String: String] = [:]

        @Test func bindings() throws {
            let golden = try ForeignCards.json("golden/bindings.json")
            let models = try #require(golden["models"]?.objectValue)
            var failures: [String] = []
            let cases = try #require(golden["cases"]?.arrayValue)
            for sample in cases {
                let source = try #require(sample["binding"]?.stringValue)
                var scope = BindingScope(data: models[""], environment: .fixed())
                for member in models where !member.name.isEmpty {
                    scope.setModel(member.name, to: member.value, kind: member.name == "i18n" ? .translations : .json)
                }
                if let context = sample["context"]?.stringValue { scope.setContext(BindingReference(context)) }
                if let fault = UI5Answers.difference(sample, source, scope), Self.differences[source] == nil {
                    failures.append("\(source): \(fault)")
                }
            }
            #expect(failures.isEmpty, "\(failures.count) of \(cases.count):\n\(failures.joined(separator: "\n"))")
        }
    }
}
