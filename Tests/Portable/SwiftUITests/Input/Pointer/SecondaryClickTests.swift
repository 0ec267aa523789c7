import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// A click of the pointer's second button opens the menu of the view below it, and has no other effect.
///
/// Numbers: a menu's corner is 8 points below the pointer, or below the button that it belongs to, as laid out today;
/// not compared with a device. Selections count bytes of the text in the test.
@MainActor
@Suite("The pointer's second button")
struct SecondaryClickTests {
    private static let phone = ContextMenuTests.phone

    private struct Page: View {
        @State private var log = "nothing"

        var body: some View {
            VStack(alignment: .leading, spacing: 20) {
                Text(verbatim: log)
                Text("Document").contextMenu { Button("Open") { log = "opened" } }
                Button("Save") { log = "saved" }
                Button("Share") { log = "shared" }.contextMenu { Button("Copy link") { log = "copied" } }
                Menu("Sort") { Button("By name") { log = "by name" } }
                Menu("Add") {
                    Button("Folder") { log = "folder" }
                } primaryAction: {
                    log = "added"
                }
                Text("Closed").contextMenu { Button("Never") {} }.disabled(true)
                Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 40)
        }
    }

    private func isOpen(_ test: ViewTest<some View>) -> Bool {
        test.elements.contains { $0.role == "menu" && $0.isModal }
    }

    @Test func `a click opens a context menu at once, at the pointer, without anything being dimmed or lifted`() throws
    {
        let test = ViewTest(Page(), Self.phone)
        let place = try test.frame(of: "Document")
        let before = test.displayList.drawnTexts.filter { $0 == "Document" }.count
        try test.secondaryClick("Document")
        let menu = try test.menu
        #expect(isNear(menu.minX, place.midX, by: 0.5) && isNear(menu.minY, place.midY + 8, by: 0.5))
        #expect(test.plate == nil)
        #expect(test.displayList.drawnTexts.filter { $0 == "Document" }.count == before)
        try test.tap("Open")
        #expect(test.has("opened"))
        // A long press opens it as usual.
        try test.longPress("Document")
        #expect(test.plate != nil)
    }

    @Test func `it presses no buttons; those with a menu open that`() throws {
        let test = ViewTest(Page(), Self.phone)
        test.secondaryClick(at: try test.center(of: "Save"))
        #expect(test.has("nothing") && !isOpen(test))
        for (name, item) in [("Share", "Copy link"), ("Sort", "By name"), ("Add", "Folder")] {
            try test.secondaryClick(name)
            #expect(test.has(item), "\(name)")
            try test.escape(from: item)
        }
        #expect(test.has("nothing"))
        // The menu of a button stands beside the button.
        let sort = try test.frame(of: "Sort")
        try test.secondaryClick("Sort")
        #expect(try test.menu.minY == sort.maxY + 8)
    }

    @Test func `who clicks where no menu is hears why`() throws {
        let test = ViewTest(Page(), Self.phone)
        func problem(_ name: String) throws -> String {
            let error = try #require(throws: ViewTestError.self) { try test.secondaryClick(name) }
            return String(error.description.prefix { $0 != "\n" })
        }
        #expect(
            try problem("Save").hasPrefix("nothing takes a secondary click at “Save”: no menu is on TextBox ("))
        #expect(try problem("Closed").hasSuffix("what would take it there is disabled"))
        #expect(try problem("Sav").hasPrefix("no element “Sav”; near it are “Save”"))
        try test.secondaryClick("Document")
        #expect(!test.has("Save"))
    }

    @Test func `another click beside an open menu takes it down, as any click does`() throws {
        let test = ViewTest(Page(), Self.phone)
        try test.secondaryClick("Document")
        test.secondaryClick(at: CGPoint(x: 380, y: 700))
        #expect(!isOpen(test))
        #expect(test.has("nothing"))
    }

    private struct Files: View {
        @State var names: Set<String> = ["A", "B"]
        @State var log = "nothing"

        var body: some View {
            VStack {
                Text(verbatim: log)
                List(selection: $names) {
                    ForEach(["A", "B", "C"], id: \.self) { Text($0) }
                    Button("Press") { log = "pressed" }.tag("D")
                    Text("Own").contextMenu { Button("Own item") {} }.tag("E")
                    Text("no value")
                }
                .contextMenu(forSelectionType: String.self) { names in
                    Button(names.isEmpty ? "New file" : "Copy \(names.sorted().joined())") {}
                } primaryAction: { _ in
                    log = "primary"
                }
            }
        }
    }

    @Test func `in a list it is for the selection, for the row alone, or for none beside the rows`() throws {
        for (name, item) in [("A", "Copy AB"), ("C", "Copy C"), ("Press", "Copy D"), ("Own", "Own item")] {
            let test = ViewTest(Files(), Self.phone)
            try test.secondaryClick(name)
            #expect(test.has(item), "\(name)")
            try test.escape(from: item)
            #expect(test.has("nothing"))
        }
        let test = ViewTest(Files(), Self.phone)
        #expect(throws: ViewTestError.self) { try test.secondaryClick("no value") }
        let row = try test.frame(of: "C")
        // Anywhere on the row, beside its text as well.
        test.secondaryClick(at: CGPoint(x: 300, y: row.midY + 8))
        #expect(test.has("Copy C"))
        #expect(try test.menu.maxX == 300)
        try test.escape(from: "Copy C")
        test.secondaryClick(at: CGPoint(x: 100, y: 700))
        #expect(try test.menu.origin == CGPoint(x: 100, y: 708))
        #expect(test.has("New file"))
    }

    private struct Note: View {
        @State var text = "Buy some milk"
        @FocusState var isFocused: Bool

        var body: some View {
            VStack(spacing: 200) {
                Text("Above")
                TextField("Note", text: $text).focused($isFocused)
                Text("Number 42").textSelection(.enabled)
                TextField("Locked", text: $text).disabled(true)
            }
        }
    }

    @Test func `in a field it selects the word there and offers what can be done with it`() throws {
        let test = ViewTest(Note(), Self.phone)
        let field = try test.frame(of: "Note")
        test.secondaryClick(at: CGPoint(x: field.minX + 45, y: field.midY))
        let state = try #require(test.textInput)
        #expect(state.text.utf8.count == 13 && state.selection == 4..<8)
        #expect(test.has("Copy") && test.has("Cut"))
        try test.tap("Copy")
        #expect(test.pasteboard == "some")
        // A click on the selection keeps it.
        test.press("a", modifiers: .command)
        test.secondaryClick(at: CGPoint(x: field.minX + 10, y: field.midY))
        #expect(try #require(test.textInput).selection == 0..<13)
        #expect(test.has("Cut"))
        // A click elsewhere closes the menu.
        test.secondaryClick(at: CGPoint(x: 5, y: 800))
        #expect(!test.has("Cut"))
        #expect(throws: ViewTestError.self) { try test.secondaryClick("Locked") }
    }

    @Test func `text that may be copied offers that`() throws {
        let test = ViewTest(Note(), Self.phone)
        try test.secondaryClick("Number 42")
        try test.tap("Copy")
        #expect(test.pasteboard == "Number 42")
        #expect(throws: ViewTestError.self) { try test.secondaryClick("Above") }
    }

    @Test func `the pointer is where it clicks, for the views that follow it`() {
        var places: [HoverPhase] = []
        let test = ViewTest(Self.phone) {
            Color.blue.onContinuousHover(coordinateSpace: .global) { places.append($0) }
        }
        test.secondaryClick(at: CGPoint(x: 20, y: 100))
        #expect(places == [.active(CGPoint(x: 20, y: 100))])
    }
}
