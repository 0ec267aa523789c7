import Foundation
import Testing

@testable import IntegrationCardModel

/// The answers of UI5 for real manifests, with the clock at noon of a fixed day in Greenwich.
@Suite(.enabled(if: SharedSamples.isPresent))
struct GoldenResolvedTests {
    /// The files whose answers differ, each with the reason.
    private static let knownDifferences: [String: String] = [:]

    @Test func `real manifests resolve as in UI5`() async throws {
        var (equal, count) = (0, 0)
        var failures: [String] = []
        for path in try SharedSamples.files(in: "golden/resolved") {
            let manifest = try SharedSamples.json("samples/" + path)
            let expected = try SharedSamples.json("golden/resolved/" + path)
            let session = CardSession(
                manifest: manifest, bundle: SharedSamples.bundle(of: "samples/" + path), host: FixedHost(), mode: .offline)
            let found = await session.resolvedJSON()
            count += 1
            var differences: [String] = []
            for name in ["header", "content", "footer"] {
                guard let part = expected[name] else { continue }
                if name == "content", part["message"]?.stringValue == "noData" {
                    if found["content"]?["message"]?["type"] != "noData" { differences.append("/content: no message") }
                    continue
                }
                differences += JSONDifference.differences(found[name], part, at: JSONPointer([name]))
            }
            if differences.isEmpty { equal += 1 }
            if !differences.isEmpty, Self.knownDifferences[path] == nil {
                failures.append(path + "\n  " + differences.prefix(6).joined(separator: "\n  "))
            }
        }
        #expect(failures.isEmpty, "\(equal) of \(count)\n\(failures.joined(separator: "\n"))")
        #expect(Double(equal) >= 0.99 * Double(count))
    }

    @Test func `the examples of UI5's own resolver resolve to the same`() async throws {
        let names = try SharedSamples.files(in: "resolver").filter { $0.hasSuffix("/manifest.json") }
        for path in names {
            let folder = "resolver/" + path.dropLast("/manifest.json".count)
            let meta = try SharedSamples.json(folder + "/meta.json")
            let base = meta["baseUrl"]?.stringValue ?? ""
            let session = CardSession(
                manifest: try SharedSamples.json("resolver/" + path),
                bundle: SharedSamples.bundle(of: "resolver/testResources/manifestResolver/manifest.json"),
                host: FixedHost(), mode: .offline)
            let found = await session.resolvedJSON()
            let isPart = (try? SharedSamples.json(folder + "/expected.part.json")) != nil
            let expected = try SharedSamples.json(folder + (isPart ? "/expected.part.json" : "/expected.content.json"))
            let plain = Self.removing(base, from: expected)
            let differences = JSONDifference.differences(found["content"], plain).filter { !isPart || !$0.contains("unexpected") }
            #expect(differences.isEmpty, "\(path): \(differences.prefix(5))")
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
