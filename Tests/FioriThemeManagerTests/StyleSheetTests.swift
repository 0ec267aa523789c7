import Foundation
import SwiftUI
import Testing

@testable import FioriThemeManager

/// Style sheets in NUI's format: their values, and the problems of bad ones.
///
/// Numbers: values in each sheet; colours of unchanged styles are those of palette 8
/// (Docs/Facts/Palettes.md). Places are lines and columns counted in each text, from 1.
struct StyleSheetTests {
    private func problems(_ text: String, after earlier: [StyleSheet] = []) -> [String] {
        do {
            _ = try StyleSheet(text, after: earlier, strict: true)
            return []
        } catch let error as StyleSheetError {
            return error.problems.map { "\($0.line):\($0.column) \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    private func theme(_ sheets: String...) throws -> ThemeManager {
        let theme = ThemeManager()
        for sheet in sheets { theme.addStyleSheet(try StyleSheet(sheet, after: theme.styleSheets)) }
        return theme
    }

    private func hex(_ theme: ThemeManager, _ style: ColorStyle, _ variant: ColorVariant) -> String? {
        theme.hexColor(for: style, in: variant)?.description
    }

    @Test func `faults of the form are told from entries without effect`() throws {
        let sheet = try StyleSheet("@a: nocolour;\ntitle { font-colr: #FFF; font-size: 20 }\n@primaryLabel #FFF;")
        #expect(sheet.syntaxProblems.map(\.line) == [2, 3])
        #expect(sheet.warnings.map(\.line).contains(2) && Set(sheet.syntaxProblems).isSubset(of: sheet.warnings))
        #expect(try StyleSheet("title { font-colr: #FFF; }").syntaxProblems.isEmpty)
    }

    @Test func `the colours of the facts`() throws {
        let theme = try theme("@primaryLabel:#FF6000; @primaryLabel_darkBackground:#00FFFF;")
        #expect(hex(theme, .primaryLabel, .dark) == "#FF6000FF")
        #expect(hex(theme, .primaryLabel, .contrastDark) == "#FF6000FF")
        #expect(hex(theme, .primaryLabel, .light) == "#00FFFFFF")
        #expect(hex(theme, .secondaryLabel, .dark) == "#475E75FF")
    }

    @Test(arguments: [
        ("#FF6000", "#FF6000FF"), ("#ff600080", "#FF600080"), ("rgb(255, 96, 0)", "#FF6000FF"),
        ("RGBA(255,96,0,0.5)", "#FF600080"), ("Red", "#FF0000FF"), ("clear", "#00000000"),
    ])
    func `forms of colours`(text: String, expected: String) throws {
        #expect(hex(try theme("@tintColor: \(text);"), .tintColor, .dark) == expected)
    }

    @Test func `a definition for one background leaves the other`() throws {
        let theme = try theme("@primaryLabel_darkBackground: #00FFFF;")
        #expect(hex(theme, .primaryLabel, .dark) == "#223548FF")
        #expect(hex(theme, .primaryLabel, .light) == "#00FFFFFF")
    }

    @Test func `references point ahead to earlier sheets and to the palette`() throws {
        let theme = try theme(
            "@brand: #112233; @size: 20;",
            "@tintColor: @later; @later: @brand; @primaryLabel: @jouleBrand; title { font-size: @size; }")
        #expect(hex(theme, .tintColor, .dark) == "#112233FF")
        #expect(hex(theme, .primaryLabel, .dark) == hex(theme, .jouleBrand, .dark))
        #expect(theme.styleSheets.last?.rules.first?.style.fontSize == 20)
    }

    @Test func `later sheets win`() throws {
        let theme = try theme("@tintColor: red;", "@tintColor: lime;")
        #expect(hex(theme, .tintColor, .dark) == "#00FF00FF")
    }

    @Test func `rules name components and their parts`() throws {
        let sheet = try StyleSheet(
            """
            /* Looks */
            title { font-weight: bold; font-style: title3; line-limit: 2; }
            ContactItem.title, ContactItem_subtitle { font-size: 20px; // as large as a heading
              text-transform: uppercase; opacity: .5; }
            """)
        let title = try #require(sheet.style(of: "title", in: "ContactItem"))
        #expect(title.fontWeight == .bold && title.fontSize == 20 && title.opacity == 0.5)
        #expect(title.lineLimit == .some(.some(2)) && title.textCase == .some(.some(.uppercase)))
        #expect(sheet.style(of: "title", in: "ObjectItem")?.fontSize == nil)
        #expect(sheet.style(of: "title", in: "ObjectItem")?.textStyle == .title3)
        #expect(sheet.style(of: "subtitle", in: "ContactItem")?.fontSize == 20)
        #expect(sheet.style(of: "subtitle", in: "ObjectItem") == nil)
    }

    @Test func `colours of rules follow the background`() throws {
        let sheet = try StyleSheet(
            "@brand: #FF6000; @brand_darkBackground: #00FFFF; title { font-color: @brand; tint-color: @primaryLabel; }")
        let style = try #require(sheet.style(of: "title", in: "X"))
        var environment = EnvironmentValues()
        #expect(style.fontColor?.color.resolve(in: environment).description == "#FF6000FF")
        #expect(style.tintColor?.color.resolve(in: environment).description == "#223548FF")
        environment.colorScheme = .dark
        #expect(style.fontColor?.color.resolve(in: environment).description == "#00FFFFFF")
        #expect(style.tintColor?.color.resolve(in: environment).description == "#F5F6F7FF")
    }

    @Test func `all problems of a strict sheet are said with their place`() {
        let found = problems(
            """
            @tintColor: #12345;
            @primaryLabel #FF6000;
            title { font-sise: 3; font-size: large; opacity: 2; }
            footnote { font-color: @nowhere }
            @a: @b; @b: @a;
            """)
        #expect(
            found == [
                "1:13 expected a colour such as #FF6000, #FF600080, rgb(255, 96, 0) or a name, found “#12345”",
                "2:15 expected “:” after the name of the definition “primaryLabel”, found “#”",
                "3:9 expected a property, found “font-sise”; did you mean “font-size”?",
                "3:34 expected a number above 0, found “large”",
                "3:50 expected a number from 0 to 1, found “2”",
                "4:24 expected the name of a definition or of a colour style, found “@nowhere”",
                "4:33 expected “;” after the value “@nowhere”, found “}”",
                "5:5 “@b” is defined by itself: @b → @a → @b",
                "5:13 “@a” is defined by itself: @a → @b → @a",
            ])
    }

    @Test(arguments: [
        ("title { font-size: 3;", "1:22 expected “}” at the end of the rule, but the style sheet ends"),
        ("/* open", "1:1 expected “*/” at the end of the comment"),
        (
            "title { font-color: @nowhere; }",
            "1:21 expected the name of a definition or of a colour style, found “@nowhere”"
        ),
        ("@x: 1", "1:6 expected “;” after the value “1”, but the style sheet ends"),
        ("@x: ;", "1:5 expected a value, found nothing"),
        ("{ }", "1:1 expected a name, found “{”"),
        ("title [", "1:7 expected “{” after the selector, found “[”"),
    ])
    func `one problem`(text: String, message: String) {
        #expect(problems(text) == [message])
    }

    @Test func `bad files of strict sheets change nothing and are named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "sheets-\(UInt64.random(in: 0...(.max)))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let first = folder.appendingPathComponent("first.nss")
        let second = folder.appendingPathComponent("second.nss")
        try "@brand: #112233;".write(to: first, atomically: true, encoding: .utf8)
        try "@tintColor: @brand;".write(to: second, atomically: true, encoding: .utf8)
        let theme = ThemeManager()
        try theme.loadStyleSheets(from: [first, second], strict: true)
        #expect(hex(theme, .tintColor, .dark) == "#112233FF")

        try "@brand: #445566;".write(to: first, atomically: true, encoding: .utf8)
        try theme.reloadStyleSheets()
        #expect(hex(theme, .tintColor, .dark) == "#445566FF")

        try "@tintColor: what;".write(to: second, atomically: true, encoding: .utf8)
        let error = #expect(throws: StyleSheetError.self) { try theme.reloadStyleSheets() }
        #expect(error?.description.hasPrefix("\(second.path):1:13: error: expected a colour") == true)
        #expect(hex(theme, .tintColor, .dark) == "#445566FF")

        try theme.loadStyleSheets(from: [first, second])
        #expect(theme.styleSheets.map(\.warnings.count) == [0, 1])
        #expect(hex(theme, .tintColor, .dark) == hex(ThemeManager(), .tintColor, .dark))
    }

    @Test func `byte order marks and windows line ends are read`() throws {
        let sheet = try StyleSheet("\u{FEFF}@tintColor: red;\r\ntitle { font-size: 1; }\r\n")
        #expect(sheet.rules.count == 1)
        #expect(problems("\r\n@x 1;") == ["2:4 expected “:” after the name of the definition “x”, found “1”"])
    }
}
