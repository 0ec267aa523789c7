@testable import ExamplePages
import Expectations
import Foundation
import Testing

@testable import ComponentGallery

/// Pages and pictures of every component, kind of chart and type of card in the documentation; `make docs` writes them.
@MainActor
struct DocumentationTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL

    @Test(arguments: DocumentationCatalogue.Subject.allCases)
    func `pages are those of the catalogue`(subject: DocumentationCatalogue.Subject) throws {
        let catalogue = try DocumentationCatalogue(root: root, subject: subject)
        let pages = catalogue.pages
        for (path, text) in pages {
            let written = try? String(contentsOf: catalogue.folder.appendingPathComponent(path), encoding: .utf8)
            let difference = written.map { LineDifference.description(from: $0, to: text) } ?? "it is missing"
            #expect(written == text, "\(path) is stale; run: make docs\n\(difference)")
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: catalogue.folder.appendingPathComponent(catalogue.folderName).path)
        #expect(Set(files.map { "\(catalogue.folderName)/" + $0 }).isSubset(of: pages.map(\.path)), "run: make docs")
    }

    @Test(arguments: DocumentationCatalogue.Subject.allCases)
    func `pictures are there`(subject: DocumentationCatalogue.Subject) throws {
        let catalogue = try DocumentationCatalogue(root: root, subject: subject)
        let names =
            subject == .cards
            ? CardCatalog.kinds.flatMap(\.samples).map { "card-" + $0.folder }
            : catalogue.entries.map { $0.name.filter { $0 != " " } }
        try expectAll(names, count: 10...) { name in
            for name in ["@2x.png", "~dark@2x.png"].map({ name + $0 }) {
                let file = catalogue.folder.appendingPathComponent("Resources/\(catalogue.folderName)/\(name)")
                #expect(FileManager.default.fileExists(atPath: file.path), "\(name); run: make docs")
            }
        }
    }

    @Test(arguments: [DocumentationCatalogue.Subject.components, .charts])
    func `every example is shown with its code`(subject: DocumentationCatalogue.Subject) throws {
        let catalogue = try DocumentationCatalogue(root: root, subject: subject)
        let examples = catalogue.entries.flatMap { entry in entry.examples.map { (entry.name, $0.name) } }
        expectAll(examples, count: 10...) { entry, example in
            #expect(catalogue.sources.code(of: example, in: entry) != nil, "\(entry), “\(example)”")
        }
    }

    @Test func `what examples have in common is shown with them`() {
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

    @Test func `code is found in both forms`() {
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
