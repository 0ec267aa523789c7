import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost

/// Commands of scenes, available everywhere in their windows.
@MainActor
@Suite("Commands")
struct CommandsTests {
    private static var log: [String] = []

    private struct NoteKey: FocusedValueKey { typealias Value = String }

    private struct NoteCommands: Commands {
        @State private var count = 0

        var body: some Commands {
            CommandMenu("Notes") {
                Button("Count") {
                    count += 1
                    CommandsTests.log.append("count \(count)")
                }
                .keyboardShortcut("k")
            }
            CommandGroup(replacing: .newItem) {
                Button("New") { CommandsTests.log.append("new") }.keyboardShortcut("n")
                Button("Never") { CommandsTests.log.append("never") }.keyboardShortcut("d").disabled(true)
            }
        }
    }

    private struct Notes: App {
        var body: some Scene {
            WindowGroup { Text("Notes") }.commands { NoteCommands() }
        }
    }

    private struct Replaced: App {
        var body: some Scene {
            WindowGroup { Text("Notes") }
                .commands { NoteCommands() }
                .commandsReplaced {
                    CommandMenu("Other") { Button("Other") { CommandsTests.log.append("other") }.keyboardShortcut("o") }
                }
        }
    }

    private struct Removed: App {
        var body: some Scene {
            WindowGroup { Text("Notes") }.commands { NoteCommands() }.commandsRemoved()
        }
    }

    @Test func `keys of commands work in each window, and nothing of them is seen`() throws {
        Self.log = []
        let app = AppTest(Notes.self, DisplayConfiguration(width: 390, height: 600))
        let window = try app.window()
        #expect(window.elements.map(\.label) == ["Notes"] && window.texts.map(\.string) == ["Notes"])
        #expect(window.press("k", modifiers: .command))
        #expect(window.press("k", modifiers: .command))
        #expect(window.press("n", modifiers: .command))
        #expect(!window.press("d", modifiers: .command))
        #expect(Self.log == ["count 1", "count 2", "new"])
    }

    private struct Mail: App {
        @State private var isSplit = true
        var body: some Scene {
            WindowGroup {
                if isSplit {
                    NavigationSplitView {
                        Text("Boxes")
                    } detail: {
                        Button("Leave") { isSplit = false }
                    }
                } else {
                    Text("Alone")
                }
            }
            .commands {
                SidebarCommands()
                ToolbarCommands()
                TextEditingCommands()
                TextFormattingCommands()
            }
        }
    }

    @Test func `the sidebar's key hides and shows it, where there is one`() throws {
        let app = AppTest(
            Mail.self, DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular))
        let window = try app.window()
        #expect(window.has("Boxes"))
        func press() -> Bool { window.press("s", modifiers: [.control, .command]) }
        #expect(press())
        window.advance(by: 1)
        #expect(!window.has("Boxes"))
        #expect(press())
        window.advance(by: 1)
        #expect(window.has("Boxes"))
        try window.tap("Leave")
        #expect(window.has("Alone") && !press())
        let narrow = try AppTest(Mail.self, DisplayConfiguration(width: 390, height: 768)).window()
        #expect(!narrow.press("s", modifiers: [.control, .command]))
    }

    private struct Drawing: App {
        @State private var isShown = false
        var body: some Scene {
            WindowGroup {
                Text("Canvas").inspector(isPresented: $isShown) { Text("Details") }
            }
            .commands { InspectorCommands() }
            .backgroundTask(.appRefresh("refresh")) {}
        }
    }

    @Test func `the inspector's key shows and hides it`() throws {
        let window = try AppTest(
            Drawing.self, DisplayConfiguration(width: 1024, height: 768, horizontalSizeClass: .regular)
        ).window()
        #expect(!window.has("Details"))
        #expect(window.press("i", modifiers: [.control, .command]))
        #expect(window.has("Details"))
        #expect(window.press("i", modifiers: [.control, .command]))
        window.advance(by: 1)
        #expect(!window.has("Details"))
    }

    @Test func `commands are replaced and removed`() throws {
        Self.log = []
        let replaced = try AppTest(Replaced.self).window()
        #expect(!replaced.press("n", modifiers: .command))
        #expect(replaced.press("o", modifiers: .command))
        #expect(Self.log == ["other"])
        #expect(try !AppTest(Removed.self).window().press("n", modifiers: .command))
    }

    private struct TenCommands: Commands {
        var body: some Commands {
            EmptyCommands()
            key("0")
            key("1")
            key("2")
            key("3")
            key("4")
            key("5")
            key("6")
            key("7")
            key("8")
        }

        private func key(_ digit: Character) -> some Commands {
            CommandMenu(String(digit)) {
                Button(String(digit)) { CommandsTests.log.append("key \(digit)") }
                    .keyboardShortcut(KeyEquivalent(digit))
            }
        }
    }

    @Test func `a builder takes ten commands`() throws {
        struct Many: App {
            var body: some Scene { WindowGroup { Text("Window") }.commands { TenCommands() } }
        }
        Self.log = []
        let window = try AppTest(Many.self).window()
        #expect(window.press("0", modifiers: .command))
        #expect(window.press("8", modifiers: .command))
        #expect(Self.log == ["key 0", "key 8"])
    }
}
