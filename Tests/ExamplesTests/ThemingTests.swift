import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Pages that change a theme of their own.
@MainActor
@Suite("Theming pages of the Examples app")
struct ThemingTests {
    @Test("The palette shows the colours of the chosen generation, and searches them")
    func palette() throws {
        let test = ViewTest(DisplayConfiguration(width: 390, height: 844)) { NavigationStack { PalettePage() } }
        let before = test.svg()
        try test.activate("V3")
        #expect(test.svg() != before)
        try test.type("negative", into: "Search colours")
        let names = test.texts.filter { $0.string.localizedCaseInsensitiveContains("negative") }
        #expect(names.count > 1)
        #expect(!test.texts.contains { $0.string == "primaryLabel" })
    }

    @Test("A style sheet changes the components beside it, and one that is broken is reported")
    func styleSheet() throws {
        let test = ViewTest(StyleSheetPage(), DisplayConfiguration(width: 390, height: 1600))
        #expect(test.svg().lowercased().contains("#b00020"))
        #expect(try test.text("Joe Kidson").fontSize == 20)
        try test.tap("Style sheet")
        test.press("a", modifiers: .command)
        test.press(.delete)
        #expect(!test.svg().lowercased().contains("#b00020"))
        #expect(try test.text("Joe Kidson").fontSize != 20)
        try test.type("ContactItem.title { font-size: 33; }")
        #expect(try test.text("Joe Kidson").fontSize == 33)
        try test.type(" {")
        #expect(test.images.contains { $0.name.contains("xmark") })
        #expect(try test.text("Joe Kidson").fontSize == 33)
    }
}
