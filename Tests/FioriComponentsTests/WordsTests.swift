import Foundation
import SwiftUI
import Testing

/// The words that components say, in the string catalogs of both of their modules.
///
/// Numbers: 3 is a lower bound, so that a search that finds nothing fails.
struct WordsTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources").standardizedFileURL

    private struct Catalog: Decodable {
        struct Entry: Decodable {
            let comment: String?
            let localizations: [String: Localization]?
        }
        struct Localization: Decodable {}
        let strings: [String: Entry]
    }

    /// Arguments of any kind are written alike.
    private func normalized(_ key: String) -> String { key.replacing(/%(\d+\$)?(lld|@|lf|d)/, with: "%@") }

    private func usedKeys(_ folder: URL) throws -> Set<String> {
        var keys: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"((?:[^"\\]|\\.)*)",\s*bundle: \.module/) {
                keys.insert(String(match.1).replacing(/\\\([^)]*\)+/, with: "%@"))
            }
        }
        return keys
    }

    @Test(arguments: ["FioriBuildingBlocks", "FioriComponents"])
    func `each word is in the catalog, in each language, with a comment for translators`(_ module: String) throws {
        let folder = Self.sources.appendingPathComponent(module)
        let file = folder.appendingPathComponent("Resources/Localizable.xcstrings")
        let catalog = try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
        let used = try usedKeys(folder)
        #expect(used.count > 3)
        #expect(used.subtracting(catalog.strings.keys.map(normalized)) == [])
        #expect(Set(catalog.strings.keys.map(normalized)).subtracting(used) == [])
        for (key, entry) in catalog.strings {
            #expect(entry.localizations?["de"] != nil, "\(key)")
            #expect(entry.comment?.isEmpty == false, "\(key)")
        }
    }
}
