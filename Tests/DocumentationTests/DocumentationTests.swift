import Expectations
import Foundation
import Testing

/// The pages' blocks of Swift against the compiled examples.
///
/// Numbers: lines counted in the page of the test: the first line of code in each block. 20 is a lower bound, so that a
/// search that finds no examples fails.
@Suite("Documentation: examples compile")
struct DocumentationTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The pages that people write; those in `Components`, `Charts` and `Cards` of a catalogue are written by
    /// `fiori documentation` from code that the Examples app runs.
    private static let pages: [String] = {
        let written = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        let found = ["Docs", "Sources"].flatMap { folder in
            (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.allObjects ?? [])
                .compactMap { $0 as? String }
                .filter { path in
                    path.hasSuffix(".md")
                        && !["/Components/", "/Charts/", "/Cards/"].contains { path.contains(".docc" + $0) }
                }
                .map { "\(folder)/\($0)" }
        }
        return (written + found).sorted()
    }()

    private static let examples: Set<[String]> = {
        let folder = root.appendingPathComponent("Tests/DocumentationTests/Examples")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return Set(
            files.flatMap { file in
                CompiledExamples.examples(in: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
            })
    }()

    private static func text(_ page: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    @Test(arguments: pages)
    func `each block of Swift is one that was compiled, or says why it is not`(page: String) throws {
        let text = try Self.text(page)
        #expect(text.contains("# "), "a page has a heading")
        for block in CodeBlock.blocks(of: text, page: page) where block.exemption == nil {
            #expect(
                Self.examples.contains(block.lines),
                """
                \(page):\(block.line): this code is not between "// example" and "// end" in a file of \
                Tests/DocumentationTests/Examples; put it there, so that it is compiled
                \(block.lines.joined(separator: "\n"))
                """)
        }
    }

    @Test func `the pages that people write are found`() {
        expectAll(["README.md", "Docs/Charts.md", "Sources/FioriCharts/FioriCharts.docc/YourFirstChart.md"], count: 3) {
            #expect(Self.pages.contains($0))
        }
        #expect(!Self.pages.contains { $0.contains(".docc/Components/") })
    }

    @Test func `each compiled example is in a page`() throws {
        let shown = Set(
            try Self.pages.flatMap { page in
                CodeBlock.blocks(of: try Self.text(page), page: page).map(\.lines)
            })
        for example in Self.examples {
            #expect(shown.contains(example), "\(example.joined(separator: "\n"))\nis in no page; delete it")
        }
        #expect(Self.examples.count >= 20)
    }

    @Test func `blocks are found with their line, without their indentation`() {
        let page = """
            # Page

            1. A step:

               ```swift
               let a = 1
                 + 2

               ```

            <!-- not compiled: a package manifest -->
            ```swift
            dependencies: []
            ```

            ```
            make test
            ```
            """
        let blocks = CodeBlock.blocks(of: page, page: "Page.md")
        #expect(blocks.map(\.line) == [6, 13])
        #expect(blocks.map(\.lines) == [["let a = 1", "  + 2", ""], ["dependencies: []"]])
        #expect(blocks.map(\.exemption) == [nil, "a package manifest"])
    }
}
