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
        #expect(test.has("Where to begin"))
        try test.type("style sheet editor", into: "Search pages")
        try test.tap("Style Sheet Editor")
        #expect(!test.has("Where to begin"))
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

    @Test func `the first page shows a component, a chart and a card at work, and leads to others`() throws {
        let test = ViewTest(ExamplesView(), wide)
        let shows = { (text: String) in
            test.texts.contains { $0.string.trimmingCharacters(in: .whitespacesAndNewlines) == text }
        }
        #expect(shows("Rotary Pump, Model 23") && shows("Stopped"))
        try test.tap("Start")
        #expect(shows("Running") && !shows("Stopped"))
        #expect(test.elements.contains { $0.label.contains("2026") && $0.traits.contains(.isButton) })
        // The three parts stand beside each other.
        let titles = try ["Components", "Charts", "Integration Cards"].map { title in
            try #require(test.elements.last { $0.label == title }).frame
        }
        #expect(
            Set(titles.map(\.minY)).count == 1 && titles[0].minX < titles[1].minX && titles[1].minX < titles[2].minX)
        try test.tap("Try all kinds")
        #expect(test.has("Other Values") && !test.has("Where to begin"))
        try test.tap("Home")
        #expect(test.has("Where to begin"))
    }

    @Test func `the menu of the toolbar changes the scheme, the size of texts and the language`() throws {
        let test = ViewTest(ExamplesView(), wide)
        let height = try test.frame(of: "Where to begin").height
        let leading = try test.frame(of: "Where to begin").minX
        try test.tap("Appearance")
        try test.tap("Text Size, Device")
        try test.tap("Accessibility 3")
        #expect(try test.frame(of: "Where to begin").height > height * 1.5)
        try test.tap("Appearance")
        try test.tap("Language, Device")
        try test.tap("العربية")
        #expect(try test.frame(of: "Where to begin").maxX > leading + 600)
    }
}

/// The colours of code.
///
/// Numbers: none.
@Suite("Colours of code")
struct CodeColorTests {
    private func parts(_ code: String) -> [String] {
        CodeColors.pieces(of: code).compactMap { piece in piece.part.map { "\($0) \(piece.text)" } }
    }

    @Test func `comments, texts, numbers, keywords, attributes and types differ`() {
        let code = """
            // A view
            @State private var count = 0x1F
            let name: Text = Text("a \\" // no comment") /* end */
            """
        #expect(
            parts(code) == [
                "comment // A view", "attribute @State", "keyword private", "keyword var", "number 0x1F", "keyword let",
                "type Text", "type Text", "text \"a \\\" // no comment\"", "comment /* end */",
            ])
        #expect(parts(#"{ "a": [1.5, true, null] }"#) == [#"text "a""#, "number 1.5", "keyword true", "keyword null"])
    }

    @Test func `each character is kept, however the code ends`() {
        let codes = ["", "\"", "/*", "\"\"\"", "a//", "@", "#if os(Linux)\n#endif", "\"\\", "é̂ \u{1F600}x1"]
        for code in codes { #expect(CodeColors.pieces(of: code).map(\.text).joined() == code) }
        #expect(codes.count == 9)
    }
}
