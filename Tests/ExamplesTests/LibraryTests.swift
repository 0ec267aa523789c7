import Testing

@testable import ExamplePages

/// The catalogue held against the components' library providers, which cannot be listed while an app runs.
@MainActor
@Suite("Catalogue and library providers")
struct LibraryTests {
    @Test func `every component has one snippet, and every snippet a component of the catalogue`() {
        let snippets = LibrarySnippets.all.map(\.component)
        #expect(Set(snippets) == Set(ComponentCatalog.all.map(\.name)))
        #expect(Set(snippets).count == snippets.count)
    }

    @Test func `a snippet is code that makes its component, with a category of Xcode's library`() throws {
        for snippet in LibrarySnippets.all {
            #expect(snippet.code.hasPrefix(snippet.component + "("), "\(snippet.place)")
            #expect(!snippet.code.contains("category:"), "\(snippet.place)")
            #expect(["effects", "layout", "control", "other"].contains(snippet.category), "\(snippet.place)")
        }
        let tag = try #require(LibrarySnippets.snippet(of: "Tag"))
        #expect(tag.code == #"Tag("Started")"#)
        #expect(tag.place.hasPrefix("Sources/FioriSwiftUICore/Views/TagStack+View.swift:"))
        let sideBar = try #require(LibrarySnippets.snippet(of: "SideBar"))
        #expect(sideBar.code.hasSuffix("\n}"))
        #expect(sideBar.code.contains("\n    SideBarListItem"))
    }
}
