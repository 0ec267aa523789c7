import SwiftUITestHost
import Testing

/// Precedence of keys: the edited text, the focused view and those around it, controls with shortcuts, commands.
///
/// Numbers: 600 and 400 are the weights semibold and regular; the preferred action of an alert stands out (documented
/// of `UIAlertController`).
@MainActor
@Suite("Order of keys")
struct KeyOrderTests {
    private let journal = Journal()

    private struct Page: View {
        let journal: Journal
        var result = KeyPress.Result.ignored
        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50)
                    .focusable()
                    .onKeyPress { press in
                        journal("inner \(press.key.character)")
                        return result
                    }
                Button("Save") { journal("save") }.keyboardShortcut("s")
                Button("Done") { journal("done") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { journal("cancel") }.keyboardShortcut(.cancelAction)
                Button("Plain") { journal("plain") }.keyboardShortcut("p", modifiers: [])
            }
            .onKeyPress { press in
                journal("outer \(press.key.character)")
                return .ignored
            }
        }
    }

    /// Key commands take precedence over the press events of a responder (UIKit).
    @Test func `a shortcut with Command comes before the focused view`() {
        let test = ViewTest(Page(journal: journal, result: .handled))
        test.press(.tab)
        #expect(test.press("s", modifiers: .command))
        #expect(journal.take() == ["save"])
        #expect(test.press("t", modifiers: .command))
        #expect(journal.take() == ["inner t"])
    }

    @Test func `a shortcut without modifiers gets what the focused view and those around it ignore`() {
        let test = ViewTest(Page(journal: journal))
        test.press(.tab)
        journal.lines = []
        #expect(test.press("p"))
        #expect(test.press(.return))
        #expect(test.press(.escape))
        #expect(
            journal.take() == [
                "inner p", "outer p", "plain", "inner \r", "outer \r", "done", "inner \u{1B}", "outer \u{1B}", "cancel",
            ])
        test.update(Page(journal: journal, result: .handled))
        #expect(test.press("p"))
        #expect(journal.take() == ["inner p"])
    }

    @Test func `Tab goes to the focused view first, and moves the focus when nobody wants it`() {
        let test = ViewTest {
            HStack {
                Color.red.frame(width: 50, height: 50).focusable().accessibilityIdentifier("first")
                    .onKeyPress(.tab) {
                        journal("tab")
                        return journal.lines.count < 2 ? .handled : .ignored
                    }
                Color.red.frame(width: 50, height: 50).focusable().accessibilityIdentifier("second")
            }
        }
        for _ in 0..<3 { test.press(.tab) }
        #expect(journal.take() == ["tab", "tab"])
        #expect(test.focusedElement?.identifier == "second")
    }

    private struct Editor: View {
        let journal: Journal
        @State private var text = ""
        @State private var isOn = false
        var body: some View {
            VStack {
                TextField("Name", text: $text)
                    .onKeyPress(characters: .decimalDigits) { press in
                        journal("digit \(press.characters)")
                        return .handled
                    }
                    .onSubmit { journal("submit") }
                Button("Done") { journal("done") }.keyboardShortcut(.defaultAction)
                Button("Cancel") { journal("cancel") }.keyboardShortcut(.cancelAction)
                Button("Plain") { journal("plain") }.keyboardShortcut("p", modifiers: [])
                Button("All") { journal("all") }.keyboardShortcut("a")
                Button("New") { journal("new") }.keyboardShortcut("n")
                Toggle("Bold", isOn: $isOn).keyboardShortcut("b")
                Text(verbatim: "bold \(isOn)").accessibilityIdentifier("bold")
            }
        }
    }

    @Test func `text that is edited has what it types and its own commands; the rest are shortcuts`() throws {
        let test = ViewTest(Editor(journal: journal))
        try test.tap("Name")
        try test.type("p1")
        #expect(try test.element("Name").value == "p")
        #expect(journal.take() == ["digit 1"])
        #expect(test.press("a", modifiers: .command))
        #expect(test.press("n", modifiers: .command))
        #expect(test.press(.escape))
        #expect(journal.take() == ["new", "cancel"])
        #expect(test.press(.return))
        #expect(journal.take() == ["submit"])
        // No text is edited now.
        #expect(test.press(.return))
        #expect(test.press("a", modifiers: .command))
        #expect(test.press("p"))
        #expect(journal.take() == ["done", "all", "plain"])
    }

    @Test func `toggles have shortcuts as buttons have; nothing is done by keys that are disabled`() throws {
        let test = ViewTest(Editor(journal: journal))
        #expect(test.press("b", modifiers: .command))
        #expect(try test.element("bold").label == "bold true")
        let disabled = ViewTest(Editor(journal: journal).disabled(true))
        #expect(!disabled.press("b", modifiers: .command))
        #expect(!disabled.press("n", modifiers: .command))
        #expect(journal.take() == [])
    }

    private static var log: [String] = []

    private struct Notes: App {
        var body: some Scene {
            WindowGroup {
                Button("Here") { KeyOrderTests.log.append("window") }.keyboardShortcut("k")
                Sheet()
            }
            .commands {
                CommandMenu("Notes") {
                    Button("There") { KeyOrderTests.log.append("command") }.keyboardShortcut("k")
                    Button("New") { KeyOrderTests.log.append("new") }.keyboardShortcut("n")
                }
            }
        }

        struct Sheet: View {
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
            }
        }
    }

    /// Documented of `keyboardShortcut(_:modifiers:)`: the system looks in the active scene, and then the command
    /// groups.
    @Test func `controls of the window come before commands, which work under a sheet as well`() throws {
        Self.log = []
        let window = try AppTest(Notes.self, DisplayConfiguration(width: 390, height: 600)).window()
        #expect(window.press("k", modifiers: .command))
        #expect(window.press("n", modifiers: .command))
        #expect(Self.log == ["window", "new"])
        try window.tap("Show")
        window.advance(by: 1)
        #expect(window.has("sheet"))
        #expect(window.press("n", modifiers: .command))
        #expect(window.press("k", modifiers: .command))
        #expect(Self.log == ["window", "new", "new", "command"])
    }

    private struct Question: View {
        let journal: Journal
        @State private var isAsking = false
        @State private var isChoosing = false
        var body: some View {
            VStack {
                Button("Ask") { isAsking = true }
                Button("Choose") { isChoosing = true }
                Button("Page") { journal("page") }.keyboardShortcut(.cancelAction)
            }
            .alert("Delete?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { journal("delete") }
                Button("Archive") { journal("archive") }.keyboardShortcut(.defaultAction)
                Button("Keep", role: .cancel) { journal("keep") }
            }
            .confirmationDialog("Which?", isPresented: $isChoosing) {
                Button("One") { journal("one") }
            }
        }
    }

    /// Return performs the preferred action (documented of `UIAlertController`), Escape the cancel action.
    @Test func `keys of the page do nothing while a sheet or a menu is over it, and do again when that has gone`()
        throws
    {
        struct Page: View {
            let journal: Journal
            @State private var isShown = false
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    Color.red.frame(width: 50, height: 50).focusable().focused($isFocused)
                        .onKeyPress("k") {
                            journal("key")
                            return .handled
                        }
                        .onAppear { isFocused = true }
                    Button("Save") { journal("save") }.keyboardShortcut("s")
                    Button("Send") { journal("send") }.keyboardShortcut(.defaultAction)
                    Toggle("Switch", isOn: Binding(get: { false }, set: { _ in journal("switch") }))
                        .keyboardShortcut("t")
                    Menu("Menu") { Button("Item") { journal("item") } }
                    Button("Show") { isShown = true }
                }
                .onKeyPress("p") {
                    journal("around")
                    return .handled
                }
                .sheet(isPresented: $isShown) {
                    Button("Close") { isShown = false }.keyboardShortcut("w")
                }
            }
        }
        let journal = Journal()
        let test = ViewTest(Page(journal: journal), DisplayConfiguration(width: 390, height: 700))
        func pressAll() {
            test.press("k")
            test.press("p")
            test.press("s", modifiers: .command)
            test.press("t", modifiers: .command)
            test.press(.return)
        }
        let all = ["key", "around", "save", "switch", "send"]
        pressAll()
        #expect(journal.take() == all)
        try test.tap("Show")
        pressAll()
        #expect(journal.take() == [])
        test.press("w", modifiers: .command)
        #expect(!test.has("Close"))
        pressAll()
        #expect(journal.take() == all)
        try test.tap("Menu")
        pressAll()
        #expect(journal.take() == [])
        test.press(.escape)
        pressAll()
        #expect(journal.take() == all)
    }

    @Test func `an alert goes by Return and Escape, a dialog by Escape`() throws {
        let test = ViewTest(Question(journal: journal), DisplayConfiguration(width: 390, height: 600))
        try test.tap("Ask")
        test.advance(by: 1)
        #expect(try test.text("Archive").fontWeight == 600)
        #expect(try test.text("Keep").fontWeight == 400)
        #expect(test.press(.return))
        test.advance(by: 1)
        #expect(!test.has("Archive"))
        try test.tap("Ask")
        test.advance(by: 1)
        #expect(test.press(.escape))
        test.advance(by: 1)
        #expect(!test.has("Keep"))
        try test.tap("Choose")
        test.advance(by: 1)
        #expect(test.has("One"))
        #expect(test.press(.escape))
        test.advance(by: 1)
        #expect(!test.has("One"))
        #expect(journal.take() == ["archive", "keep"])
        #expect(test.press(.escape))
        #expect(journal.take() == ["page"])
    }

    private struct Panels: View {
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Details") { isShown = true }.popover(isPresented: $isShown) { Text("popover") }
                Menu("More") { Button("Copy") {} }
            }
        }
    }

    @Test func `Escape takes popovers and menus down`() throws {
        let test = ViewTest(
            Panels(), DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular))
        try test.tap("Details")
        test.advance(by: 1)
        #expect(test.has("popover"))
        #expect(test.press(.escape))
        test.advance(by: 1)
        #expect(!test.has("popover"))
        try test.tap("More")
        test.advance(by: 1)
        #expect(test.has("Copy"))
        #expect(test.press(.escape))
        test.advance(by: 1)
        #expect(!test.has("Copy"))
    }
}
