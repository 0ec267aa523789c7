import Foundation
import Testing

@testable import IntegrationCardModel

/// The validator on manifests of others, real and hostile.
///
/// Numbers: 200 problems at most and one that tells of more (`ManifestLimits`); 100 manifests are a lower limit, below
/// the count of those in the folder.
extension ForeignCards {
    /// The validator on manifests of others, real and hostile.
    struct ForeignManifestTests {
        private func files(in folder: String) throws -> [URL] {
            let root = try ForeignCards.folder.appendingPathComponent(folder)
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
            let files = try files(in: "adversarial")
            #expect(!files.isEmpty)
            for file in files {
                let problems = try ManifestValidator().problems(in: Data(contentsOf: file))
                #expect(problems.count <= 201)
            }
        }
    }
}
