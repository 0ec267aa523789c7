import SwiftUITestHost
import Testing

@testable import ExamplePages

/// The list of pages with its search field, beside the chosen page.
///
/// Numbers: the list's column is 320 points wide, the default of the portable split view; 280 is a bound below it. The
/// field of the page must begin behind the list's search field.
@MainActor
@Suite("List of the Examples app")
struct CatalogueTests {
    private let wide = DisplayConfiguration(
        width: 1280, height: 800, horizontalSizeClass: .regular, verticalSizeClass: .regular)

    @Test func `the search finds pages by title and summary, in any case, and says so if there are none`() throws {
        let test = ViewTest(ExamplesView(), wide)
        #expect(test.has("ObjectItem") || test.has("Joule") || !test.elements.isEmpty)
        try test.type("bubble", into: "Search pages")
        #expect(test.has("Bubble Chart"))
        #expect(!test.has("Column Chart"))
        try test.type("zzz")
        #expect(!test.has("Bubble Chart"))
        #expect(test.texts.contains { $0.string.contains("bubblezzz") })
        #expect(ExamplePage.styling.matches("PRECEDENCE"))
    }

    @Test func `in a wide window the chosen page stands beside the list`() throws {
        let test = ViewTest(ExamplesView(), wide)
        #expect(test.has("Choose a page"))
        try test.type("style sheet editor", into: "Search pages")
        try test.tap("Style Sheet Editor")
        #expect(!test.has("Choose a page"))
        let field = try test.frame(of: "Style sheet")
        #expect(field.minX >= 280)
        #expect(try test.frame(of: "Search pages").maxX <= field.minX)
    }

    @Test func `in a narrow window a page covers the list, and the back button leads to the list`() throws {
        let test = ViewTest(ExamplesView(), DisplayConfiguration(width: 390, height: 844))
        try test.type("palette", into: "Search pages")
        let row = try #require(test.elements.last { $0.label == "Palette" })
        test.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
        #expect(test.has("Search colours"))
        #expect(!test.has("Search pages"))
        try test.tap("Fiori Examples")
        #expect(test.has("Search pages"))
    }
}
