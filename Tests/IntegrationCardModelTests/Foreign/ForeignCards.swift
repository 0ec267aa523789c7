import Foundation
import SampleCards
import Testing

@testable import IntegrationCardModel

/// The suites that read cards of others with the answers of UI5, where the environment names their folder. For each there is
/// one that reads cards of our own, and always runs.
@Suite("Cards of others", .enabled(if: SampleCards.foreign != nil, "FIORI_FOREIGN_CARDS names no folder"))
enum ForeignCards {
    /// The folder.
    static var folder: URL {
        get throws {
            guard let folder = SampleCards.foreign else { throw CocoaError(.fileNoSuchFile) }
            return folder
        }
    }

    /// The JSON files below a folder, relative to it, in order.
    static func files(in name: String) throws -> [String] {
        let root = try folder.appendingPathComponent(name)
        let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The bundle of a manifest: its folder, within all cards of the same kind.
    static func bundle(of path: String) -> CardBundle? {
        guard let folder = SampleCards.foreign, let kind = path.split(separator: "/").first else { return nil }
        return CardBundle(
            root: folder.appendingPathComponent(String(kind)),
            manifestFolder: folder.appendingPathComponent(path).deletingLastPathComponent())
    }

    static func json(_ path: String) throws -> JSONValue {
        try JSONParser().parse(Data(contentsOf: folder.appendingPathComponent(path)))
    }
}
