import Foundation
import Testing

/// Citations of `Docs/Facts` in comments: each names a page, and a section that the page has.
///
/// Numbers: 100 is a lower bound, so that a search that finds nothing fails; there are 127 today.
@Suite("Documentation: citations of facts")
struct CitationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    @Test func `each citation leads to a section of a page`() throws {
        var count = 0
        for folder in ["Sources", "Tests"] {
            let folder = Self.root.appendingPathComponent(folder)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for path in paths where path.hasSuffix(".swift") && !path.hasSuffix("CitationTests.swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                    .replacing(/\n[ \t]*\/\/+ ?/, with: " ")
                for match in text.matches(of: /Docs\/Facts\/(\w+)\.md(?:, "([^"]+)")?/) {
                    count += 1
                    let page = Self.root.appendingPathComponent("Docs/Facts/\(match.1).md")
                    let content = try? String(contentsOf: page, encoding: .utf8)
                    #expect(content != nil, "\(path): there is no page \(match.1)")
                    guard let section = match.2 else { continue }
                    #expect(
                        content?.contains(try Regex("(?m)^##+ \(section)")) == true,
                        "\(path): \(match.1) has no section \(section)")
                }
            }
        }
        #expect(count > 100)
    }
}
