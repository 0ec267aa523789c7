import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore
@testable import FioriThemeManager

/// Controls, rows and pages in the looks of classes, as a theme gets and loses them.
///
/// No test here changes the shared theme.
///
/// Numbers: colours, sizes and insets that each sheet sets; 12 and 8 points are the distances of texts from the edges of the
/// SDK's own buttons and fields.
@MainActor
struct StyleSheetControlTests {
    private func test(_ sheet: String, height: CGFloat? = nil, @ViewBuilder _ content: () -> some View) throws
        -> ViewTest<AnyView>
    {
        let view = content().fioriTheme(try ThemeManager.reading(sheet))
        let configuration =
            height.map { DisplayConfiguration(width: 390, height: $0) } ?? DisplayConfiguration(width: 390)
        return ViewTest(configuration) { AnyView(view) }
    }

    // MARK: Room

    @Test(arguments: [
        "background-color: red", "border-color: red", "background-color-top: red", "background-color-highlighted: red",
    ])
    func `a plain button has room between its text and an edge in sight`(declaration: String) throws {
        func size(_ declarations: String) throws -> CGSize {
            try test("Button { \(declarations); }") { Button("OK") {} }.element("OK").frame.size
        }
        let bare = try size("font-color: red")
        let boxed = try size(declaration)
        #expect(abs(boxed.width - bare.width - 24) < 0.01)
        #expect(abs(boxed.height - bare.height - 16) < 0.01)
        #expect(try size("\(declaration); padding: 0") == bare)
        let set = try size("\(declaration); content-insets: 1 2")
        #expect(abs(set.width - bare.width - 4) < 0.01)
    }

    @Test func `a button of a class has room between its text and its edge`() throws {
        func size(_ declarations: String) throws -> CGSize {
            try test("Big { \(declarations); }") { Button("OK") {}.styleClass("Button:Big") }.element("OK").frame.size
        }
        #expect(try size("background-color: red").width > size("font-color: red").width + 23)
    }

    // MARK: Rows

    @Test func `backgrounds of cells reach items`() throws {
        let sheet = "TableCell { background-color: #010203; }"
        let items: [(String, AnyView)] = [
            ("ContactItem", AnyView(ContactItem(title: "Title"))),
            ("ObjectItem", AnyView(ObjectItem(title: "Title"))),
            ("PersonDetailItem", AnyView(PersonDetailItem(title: "Title"))),
            ("KeyValueItem", AnyView(KeyValueItem(key: "Key", value: "Value"))),
            ("ListPickerItem", AnyView(ListPickerItem(key: "Key", value: "Value"))),
            ("SideBarListItem", AnyView(SideBarListItem(title: "Title"))),
        ]
        for (name, item) in items {
            #expect(try test(sheet) { item }.svg().contains("#010203"), "\(name)")
            #expect(try !test("Label { font-size: 20; }") { item }.svg().contains("#010203"), "\(name)")
            let list = try test(sheet, height: 400) { List { item } }.svg()
            // The row's, and no second one within its insets.
            #expect(list.components(separatedBy: "#010203").count == 2, "\(name)")
        }
    }

    @Test func `separators of tables reach items`() throws {
        let picture = try test("Table { separator-color: #010203; }", height: 400) {
            List {
                ObjectItem(title: "First")
                ObjectItem(title: "Second")
            }
        }
        #expect(picture.svg().contains("#010203"))
    }

    // MARK: Fields

    @Test func `the text of a field follows the sheet and keeps the rest`() throws {
        let plain = try test("@x: 1;") { TextInput(textInputValue: .constant("Text")) }
        let text = try plain.text("Text")
        func field(_ declarations: String) throws -> ViewTest<AnyView> {
            try test("TextField { \(declarations); }") { TextInput(textInputValue: .constant("Text")) }
        }
        let colored = try field("font-color: #010203")
        #expect(try colored.svg().contains("#010203") && colored.text("Text").fontSize == text.fontSize)
        let sized = try field("font-size: 31")
        #expect(try sized.text("Text").fontSize == 31)
        let color = try #require(Self.textColor(plain.svg()))
        #expect(Self.textColor(sized.svg()) == color)
        let named = try field("font-name: HelveticaNeue-Bold")
        #expect(try named.text("Text").fontSize == text.fontSize)
        #expect(named.svg() != plain.svg() && Self.textColor(named.svg()) == color)
        // The frame stays that of the SDK.
        #expect(try named.size == plain.size && colored.size == plain.size)
    }

    @Test func `SwiftUIs fields follow the sheet`() throws {
        let field = try test("TextField { font-color: #010203; font-size: 31; border-color: #040506; }") {
            TextField("Name", text: .constant("Text"))
        }
        #expect(try field.text("Text").fontSize == 31)
        #expect(field.svg().contains("#010203") && field.svg().contains("#040506"))
    }

    /// The fill of the last text in a picture.
    private static func textColor(_ svg: String) -> Substring? {
        guard let text = svg.range(of: "<text", options: .backwards) else { return nil }
        return svg[text.lowerBound...].firstMatch(of: /fill="([^"]*)"/)?.output.1
    }

    // MARK: State

    private struct Screen: View {
        let theme: ThemeManager
        var body: some View { Content().fioriTheme(theme) }

        private struct Content: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
    }

    @Test(arguments: [
        "Button { font-color: red; }", "Label { font-color: red; font-size: 20; }", "Window { background-color: red; }",
        "Switch { on-tint-color: red; }", "Progress { progress-tint-color: red; }", "TextField { font-size: 20; }",
        "@media (orientation: landscape) { Label { font-color: red; } }", "@primaryLabel: red;",
    ])
    func `views keep their state as a theme gets its first rule and loses it`(sheet: String) throws {
        let theme = ThemeManager()
        let screen = ViewTest(Screen(theme: theme))
        try screen.activate("Count 0")
        theme.setStyleSheets([try StyleSheet(sheet, strict: true)])
        try screen.activate("Count 1")
        theme.setStyleSheets([])
        #expect(screen.texts.contains { $0.string == "Count 2" })
    }

    @Test func `styles around a theme without rules stay`() throws {
        let plain = ViewTest(DisplayConfiguration(width: 390)) {
            AnyView(VStack { Button("OK") {} }.buttonStyle(.borderedProminent))
        }
        let themed = ViewTest(DisplayConfiguration(width: 390)) {
            AnyView(VStack { Button("OK") {} }.fioriTheme(ThemeManager()).buttonStyle(.borderedProminent))
        }
        #expect(themed.svg() == plain.svg())
    }
}
