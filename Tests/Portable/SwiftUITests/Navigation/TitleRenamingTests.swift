import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation

/// Titles that people may change.
///
/// Numbers: the middle of a bar of 44 points below a status bar of 47: 69 (Docs/Facts/IOSMetrics.md); half of the
/// widths of the displays. Widths of the field (180 to 400) are as laid out today by eye, not compared with a device.
@MainActor
@Suite("Titles that can be renamed")
struct TitleRenamingTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private struct Screen: View {
        let title: Written<String>
        var mode = NavigationBarItem.TitleDisplayMode.inline
        var role = ToolbarRole.automatic
        @State private var name = "Letter"

        var body: some View {
            NavigationStack {
                List(0..<30, id: \.self) { Text("Row \($0)") }
                    .navigationTitle($name)
                    .onChange(of: name) { title.value = name }
                    .navigationBarTitleDisplayMode(mode)
                    .toolbarRole(role)
            }
        }
    }

    private func nameField(_ test: ViewTest<some View>) -> ViewElement? {
        test.elements.first { $0.role == "textField" }
    }

    private func rename(_ test: ViewTest<some View>, _ title: String) throws {
        try test.tap(title)
        try test.tap("Rename")
    }

    @Test func `a title with a binding has a menu with one item, in the middle of the bar`() throws {
        let test = ViewTest(Screen(title: Written("Letter")), phone)
        let title = try test.element("Letter")
        #expect(title.role == "menu" && title.traits.contains(.isHeader))
        #expect(abs(title.frame.midX - 195) <= 1)
        try test.tap("Letter")
        #expect(test.elements.contains { $0.role == "menu" && $0.isModal })
        #expect(try test.element("Rename").role == "button")
        let plain = ViewTest(
            NavigationStack { Text("Page").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline) }, phone)
        #expect(try plain.element("Letter").role != "menu")
    }

    @Test func `the name is edited in the bar with all of it selected, and taken with Return`() throws {
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title), phone)
        try rename(test, "Letter")
        let field = try #require(nameField(test))
        #expect(field.value == "Letter" && field.isFocused)
        #expect(abs(field.frame.midY - 69) <= 0.5)
        try test.type("Novel")
        #expect(title.value == "Letter", "A name is taken when it is finished.")
        test.press(.return)
        #expect(title.value == "Novel")
        #expect(nameField(test) == nil)
        #expect(try test.element("Novel").traits.contains(.isHeader))
    }

    @Test func `Escape and the gesture of assistive technology leave the old name`() throws {
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title), phone)
        try rename(test, "Letter")
        try test.type("Novel")
        test.press(.escape)
        #expect(title.value == "Letter" && nameField(test) == nil && test.has("Letter"))
        try rename(test, "Letter")
        try test.type("Novel")
        try test.escape(from: "Rename")
        #expect(title.value == "Letter" && nameField(test) == nil && test.has("Letter"))
    }

    @Test func `a touch elsewhere takes the name, one in the field does not`() throws {
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title), phone)
        try rename(test, "Letter")
        try test.type("Novel")
        let frame = try #require(nameField(test)).frame
        test.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
        #expect(title.value == "Letter" && nameField(test) != nil)
        test.tap(at: CGPoint(x: 195, y: 400))
        #expect(title.value == "Novel" && nameField(test) == nil)
    }

    @Test func `an empty name is not taken`() throws {
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title), phone)
        try rename(test, "Letter")
        try test.tap("Clear text")
        #expect(try #require(nameField(test)).isFocused)
        try test.type(" ")
        test.press(.return)
        #expect(title.value == "Letter" && nameField(test) == nil && test.has("Letter"))
    }

    @Test func `the edit menu over the name does not end the renaming`() throws {
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title), phone)
        try rename(test, "Letter")
        let frame = try #require(nameField(test)).frame
        // A tap on the selection shows its edit menu.
        test.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
        try test.tap("Copy")
        #expect(test.pasteboard == "Letter")
        #expect(nameField(test)?.isFocused == true)
    }

    @Test func `a large title has no menu until it is in the bar`() throws {
        let test = ViewTest(Screen(title: Written("Letter"), mode: .large), phone)
        #expect(try test.element("Letter").role != "menu")
        test.scroll(at: CGPoint(x: 195, y: 500), y: 200)
        #expect(try test.element("Letter").role == "menu")
    }

    @Test func `leaving the page takes the name, and the bar gives way to a field beside its items`() throws {
        struct Pages: View {
            let title: Written<String>

            var body: some View {
                NavigationStack(path: .constant([1])) {
                    Text("Root").navigationTitle("Documents").navigationDestination(for: Int.self) { _ in
                        Text("Page").navigationTitle(title.binding).navigationBarTitleDisplayMode(.inline)
                            .toolbar { Button("Share") {} }
                    }
                }
            }
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            var device = phone
            device.layoutDirection = direction
            let title = Written("Letter")
            let test = ViewTest(Pages(title: title), device)
            try rename(test, "Letter")
            let field = try #require(nameField(test)).frame
            let (back, share) = (try test.frame(of: "Documents"), try test.frame(of: "Share"))
            if direction == .leftToRight {
                #expect(back.maxX < field.minX && field.maxX < share.minX)
            } else {
                #expect(share.maxX < field.minX && field.maxX < back.minX)
            }
            #expect(field.width > 180)
            try test.type("Novel")
            try test.tap("Documents")
            #expect(title.value == "Novel")
        }
    }

    @Test func `in wide editors the field stands where the title did`() throws {
        var pad = phone
        (pad.width, pad.horizontalSizeClass) = (1024, .regular)
        let title = Written("Letter")
        let test = ViewTest(Screen(title: title, role: .editor), pad)
        let leading = try test.frame(of: "Letter").minX
        try rename(test, "Letter")
        let frame = try #require(nameField(test)).frame
        #expect(abs(frame.minX - leading) <= 10)
        #expect(frame.width > 200 && frame.width <= 300)
        test.press(.escape)
        let middle = ViewTest(Screen(title: title), pad)
        try rename(middle, "Letter")
        #expect(abs(try #require(nameField(middle)).frame.midX - 512) <= 20)
        #expect(try #require(nameField(middle)).frame.width <= 400)
    }

    // MARK: Menus of pages

    private struct Custom: View {
        let title: Written<String>
        let renamed: Written<Int>
        var isBound = true

        var body: some View {
            NavigationStack {
                if isBound { page.navigationTitle(title.binding) } else { page.navigationTitle("Letter") }
            }
        }

        private var page: some View {
            Text("Page").navigationBarTitleDisplayMode(.inline)
                .toolbarTitleMenu {
                    Button("Duplicate") {}
                    RenameButton()
                }
                .renameAction { renamed.value += 1 }
        }
    }

    @Test func `the menu of the page takes the place of the other one, with its button to rename`() throws {
        let test = ViewTest(Custom(title: Written("Letter"), renamed: Written(0)), phone)
        try test.tap("Letter")
        #expect(test.has("Duplicate"))
        #expect(test.elements.filter { $0.label == "Rename" }.count == 1)
        try test.tap("Rename")
        #expect(nameField(test)?.value == "Letter")
    }

    @Test func `without a binding the button does what the view says`() throws {
        let renamed = Written(0)
        let test = ViewTest(Custom(title: Written("Letter"), renamed: renamed, isBound: false), phone)
        try rename(test, "Letter")
        #expect(renamed.value == 1 && nameField(test) == nil)
    }

    @Test func `rename buttons do what the views around say, and nothing where nobody does`() throws {
        struct Rows: View {
            @FocusState private var isFocused: Bool
            @State private var name = "Name"
            @State private var count = 0

            var body: some View {
                VStack {
                    RenameButton().accessibilityIdentifier("none")
                    RenameButton().accessibilityIdentifier("action").renameAction { count += 1 }
                    Text("Renamed \(count)")
                    TextField("Field", text: $name).focused($isFocused)
                    RenameButton().accessibilityIdentifier("focus").renameAction($isFocused)
                }
            }
        }
        let test = ViewTest(Rows(), phone)
        #expect(try !test.element("none").isEnabled)
        try test.tap("action")
        #expect(test.has("Renamed 1"))
        try test.tap("focus")
        #expect(try test.element("Field").isFocused)
    }

    @Test func `a button on the page begins to rename the title, in German too`() throws {
        struct Page: View {
            let title: Written<String>

            var body: some View {
                NavigationStack {
                    RenameButton().navigationTitle(title.binding).navigationBarTitleDisplayMode(.inline)
                }
            }
        }
        var german = phone
        german.locale = Locale(identifier: "de_DE")
        let test = ViewTest(Page(title: Written("Brief")), german)
        try test.tap("Umbenennen")
        #expect(nameField(test)?.value == "Brief" && nameField(test)?.isFocused == true)
    }
}
