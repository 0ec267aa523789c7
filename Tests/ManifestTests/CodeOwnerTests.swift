import Expectations
import Foundation
import Testing

/// The owners of modules: each module has one, and each line means a folder.
///
/// Numbers: 20 is a lower bound of the lines, so that a file that is not found fails.
@Suite("Owners of modules")
struct CodeOwnerTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func owned() throws -> [String] {
        try String(contentsOf: root.appendingPathComponent(".github/CODEOWNERS"), encoding: .utf8)
            .split(separator: "\n").filter { $0.hasPrefix("/") }
            .map { line in String(line.prefix { $0 != " " }) }
    }

    @Test func `each line means a folder, and names a team`() throws {
        try expectAll(owned(), count: 20...) { path in
            var isFolder: ObjCBool = false
            #expect(path.hasSuffix("/"))
            #expect(
                FileManager.default.fileExists(atPath: root.path + path, isDirectory: &isFolder) && isFolder.boolValue,
                "\(path)")
        }
    }

    @Test func `each module of the SDK and the tools has owners of its own`() throws {
        let owned = try owned()
        let modules = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
        expectAll(modules, count: 16...) { #expect(owned.contains("/Sources/\($0)/"), "\($0)") }
    }
}
