import FioriThemeManager
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Pages that change a theme of their own.
///
/// Numbers: font sizes of the style sheets: 20 in the one that the page opens with, 33 in the one that is typed.
@MainActor
@Suite("Theming pages of the Examples app")
struct ThemingTests {
    @Test func `the palette shows the colours of the chosen generation, and searches them`() throws {
        let test = ViewTest(DisplayConfiguration(width: 390, height: 844)) {
            NavigationStack { PalettePage() }.fioriTheme(ThemeManager())
        }
        let before = test.svg()
        try test.activate("V3")
        #expect(test.svg() != before)
        try test.type("negative", into: "Search colours")
        let names = test.texts.filter { $0.string.localizedCaseInsensitiveContains("negative") }
        #expect(names.count > 1)
        #expect(!test.texts.contains { $0.string == "primaryLabel" })
    }

    @Test func `the palette is that of its window`() throws {
        let wide = DisplayConfiguration(
            width: 1280, height: 800, horizontalSizeClass: .regular, verticalSizeClass: .regular)
        let (first, second) = (ViewTest(ExamplesView(), wide), ViewTest(ExamplesView(), wide))
        let shared = ThemeManager.shared.paletteVersion
        for test in [first, second] {
            try test.type("palette", into: "Search pages")
            try test.tap("Palette")
        }
        let before = second.svg()
        #expect(first.svg() == before)
        try first.activate("V3")
        #expect(first.svg() != before)
        #expect(second.svg() == before)
        #expect(ThemeManager.shared.paletteVersion == shared)
    }

    @Test func `a style sheet changes the components beside it, and one that is broken is reported`() throws {
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
