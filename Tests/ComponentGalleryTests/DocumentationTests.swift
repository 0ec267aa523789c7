import Foundation
import Testing

@testable import ComponentGallery

/// Every component has its page and its pictures in the documentation; `make docs` writes them.
@MainActor
struct DocumentationTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL
    private var folder: URL { root.appendingPathComponent("Sources/FioriSwiftUICore/FioriSwiftUICore.docc") }

    @Test func pagesAreThoseOfTheCatalogue() throws {
        let pages = try DocumentationCatalogue(root: root).pages
        for (path, text) in pages {
            let written = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            let difference = written.map { LineDifference.description(from: $0, to: text) } ?? "it is missing"
            #expect(written == text, "\(path) is stale; run: make docs\n\(difference)")
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("Components").path)
        #expect(Set(files.map { "Components/" + $0 }).isSubset(of: pages.map(\.path)), "run: make docs")
    }

    @Test func picturesAreThere() {
        for entry in ComponentCatalog.all {
            for suffix in ["@2x.png", "~dark@2x.png"] {
                let file = folder.appendingPathComponent("Resources/Components/\(entry.name)\(suffix)")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(entry.name)\(suffix); run: make docs")
            }
        }
    }

    @Test func everyExampleIsShownWithItsCode() throws {
        let sources = try ExampleSource(folder: root.appendingPathComponent("Sources/ComponentGallery/Examples"))
        for entry in ComponentCatalog.all {
            for example in entry.examples {
                #expect(
                    sources.code(of: example.name, in: entry.name) != nil, "\(entry.name), “\(example.name)”")
            }
        }
    }

    @Test func whatExamplesHaveInCommonIsShownWithThem() {
        let source = ExampleSource(
            """
            extension ComponentEntry {
                static let tag = ComponentEntry(
                    "Tag", "A word.",
                    examples: [
                        GalleryExample("short") { words.italic() },
                        GalleryExample("alone") { Tag("a") },
                    ])

                private static var words: some View {
                    Tag("b")
                }
            }
            """)
        #expect(source.code(of: "short", in: "Tag") == "words.italic()")
        #expect(source.sharedCode(in: "Tag") == ["var words: some View {\n    Tag(\"b\")\n}"])
        #expect(source.sharedCode(in: "Action") == [])
    }

    @Test func codeIsFoundInBothForms() {
        let source = ExampleSource(
            """
            static let tag = ComponentEntry(
                "Tag", "A word.",
                examples: [
                    GalleryExample("short") { Tag("a") },
                    GalleryExample("long") {
                        Tag {
                            Text("b")
                        }
                    },
                ])
            """)
        #expect(source.code(of: "short", in: "Tag") == "Tag(\"a\")")
        #expect(source.code(of: "long", in: "Tag") == "Tag {\n    Text(\"b\")\n}")
    }
}
