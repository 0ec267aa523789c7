import Foundation
import Testing

@testable import IntegrationCardModel

/// The validator on real and on hostile manifests beside the repository.
///
/// Numbers: 200 problems at most and one that tells of more (`ManifestLimits`); 100 manifests are a lower limit, below
/// the count of the samples beside the repository.
@Suite("Manifests of real cards", .enabled(if: SharedSamples.isPresent))
struct SharedManifestTests {
    private func files(in folder: String) throws -> [URL] {
        let root = try #require(SharedSamples.cards).appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
            .sorted { $0.path < $1.path }
    }

    @Test func `real manifests have no errors`() throws {
        var count = 0
        for file in try files(in: "samples") {
            let data = try Data(contentsOf: file)
            guard let document = try? JSONDocument(data), document.value["sap.card"] != nil else { continue }
            count += 1
            let errors = ManifestValidator().problems(in: document).filter { $0.severity == .error }
            #expect(errors.map { $0.text(file: file.lastPathComponent) } == [], "\(file.path)")
        }
        #expect(count > 100)
    }

    @Test func `hostile inputs give a bounded number of problems`() throws {
        for file in try files(in: "adversarial") {
            let problems = try ManifestValidator().problems(in: Data(contentsOf: file))
            #expect(problems.count <= 201)
        }
    }
}
