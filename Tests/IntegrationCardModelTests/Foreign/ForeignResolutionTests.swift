import Foundation
import Testing

@testable import IntegrationCardModel

/// The answers of UI5 for real manifests, with the clock at 10:30 UTC of a fixed day.
///
/// Numbers: a lower limit of compared values and an upper limit of differing ones (1 %), both our own; all other
/// numbers come from UI5's answers, which stand beside the manifests.
extension ForeignCards {
    /// The answers of UI5 for real manifests, with the clock at 10:30 UTC of a fixed day.
    struct ForeignResolutionTests {
        /// The files whose results differ, each with the reason.
        private static let knownDifferences: [(file: String, reason: String)] = [
            ("calendar/calendar.json", calendarCount),
            ("card-explorer-simple-calendar-card/manifest.json", calendarCount),
            (
                "object/formWithValidation/manifest.json",
                "the answer knows no form: a required field is empty, so that messages>/hasErrors is true from the start"
            ),
            ("CardsCaching2/cards/sample3.json", "the data file is not among the samples"),
            ("CardsCaching2/cards/sample4.json", "the data file is not among the samples"),
        ]

        private static let calendarCount =
            "the answer knows no calendars: visibleItems and allItems count the appointments of the selected day"

        /// The examples of UI5's resolver whose results differ, each with the reason.
        private static let knownResolverDifferences: [String: String] = [
            "Resolve_with_a_severe_error_in_the_card": "the details are a text of our own",
            "Resolve_with_syntax_error_in_data_provider": "the error is thrown by JavaScript of the card",
        ]

        @Test func `real manifests resolve as in UI5`() async throws {
            var (differing, count) = (0, 0)
            var failures: [String] = []
            for path in try ForeignCards.files(in: "golden/resolved") {
                let manifest = try ForeignCards.json("samples/" + path)
                let expected = try ForeignCards.json("golden/resolved/" + path)
                let session = CardSession(
                    manifest: manifest, bundle: ForeignCards.bundle(of: "samples/" + path), host: FixedHost(),
                    mode: .offline)
                let found = await session.resolvedJSON()
                var differences: [String] = []
                for name in ["header", "content", "footer"] {
                    guard let part = expected[name] else { continue }
                    if name == "content", part["message"]?.stringValue == "noData" {
                        if found["content"]?["message"]?["type"] != "noData" {
                            differences.append("/content: no message")
                        }
                        continue
                    }
                    differences += JSONDifference.differences(found[name], part, at: JSONPointer([name]))
                }
                let known = Self.knownDifferences.first { path.hasSuffix($0.file) }
                if known?.reason.contains("not among the samples") == true { continue }
                count += Self.values(in: expected)
                differing += differences.count
                if !differences.isEmpty, known == nil {
                    failures.append(path + "\n  " + differences.prefix(6).joined(separator: "\n  "))
                }
            }
            #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
            #expect(count > 1000)
            #expect(Double(differing) <= 0.01 * Double(count), "\(differing) of \(count) values differ")
        }

        @Test func `the examples of UI5's own resolver resolve to the same`() async throws {
            let names = try ForeignCards.files(in: "resolver").filter { $0.hasSuffix("/manifest.json") }
            #expect(names.count >= 10)
            for path in names {
                let folder = "resolver/" + path.dropLast("/manifest.json".count)
                let meta = try ForeignCards.json(folder + "/meta.json")
                let base = meta["baseUrl"]?.stringValue ?? ""
                let session = CardSession(
                    manifest: try ForeignCards.json("resolver/" + path),
                    bundle: ForeignCards.bundle(of: "resolver/testResources/manifestResolver/manifest.json"),
                    host: FixedHost(), mode: .offline)
                let found = await session.resolvedJSON()
                let isPart = (try? ForeignCards.json(folder + "/expected.part.json")) != nil
                let expected = try ForeignCards.json(
                    folder + (isPart ? "/expected.part.json" : "/expected.content.json"))
                let plain = Self.removing(base, from: expected)
                let differences = JSONDifference.differences(found["content"], plain).filter {
                    !isPart || !$0.contains("unexpected")
                }
                let isKnown = Self.knownResolverDifferences.keys.contains { folder.hasSuffix($0) }
                #expect(differences.isEmpty || isKnown, "\(path): \(differences.prefix(5))")
            }
        }

        /// The number of texts, numbers and other single values.
        private static func values(in value: JSONValue) -> Int {
            switch value {
            case .array(let elements): elements.reduce(0) { $0 + values(in: $1) }
            case .object(let object): object.members.reduce(0) { $0 + values(in: $1.value) }
            default: 1
            }
        }

        /// The value without the address of UI5's test server in front of relative addresses.
        private static func removing(_ base: String, from value: JSONValue) -> JSONValue {
            switch value {
            case .string(let text): .string(base.isEmpty ? text : text.replacing(base, with: ""))
            case .array(let elements): .array(elements.map { removing(base, from: $0) })
            case .object(let object): .object(object.mapValues { removing(base, from: $0) })
            default: value
            }
        }
    }
}
