import Observation
import SwiftUITestHost
import Testing

/// The menu of a list for its rows, as accessibility actions for people who do not press.
@MainActor
@Suite("Lists: the menu of the rows for assistive technology")
struct SpokenSelectionMenuTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    private struct Names: View {
        @State var selection: Set<String> = []
        @State var log = "nothing"
        var mode = EditMode.inactive

        var body: some View {
            VStack {
                Text(verbatim: log)
                List(selection: $selection) {
                    Section("Letters") {
                        ForEach(["A", "B", "C"], id: \.self) { Text($0).badge($0 == "B" ? 3 : 0) }
                    }
                    Text("no value")
                    Button("New") {}.tag("new")
                    Text("own").contextMenu { Button("Own item") {} }.tag("own")
                }
                .contextMenu(forSelectionType: String.self) { names in
                    Button("Copy \(names.sorted().joined())") { log = "copied \(names.sorted().joined())" }
                }
                .environment(\.editMode, .constant(mode))
            }
        }
    }

    @Test func `every row with a value has the menu among its actions, and performing that opens it for the row`()
        throws
    {
        let test = ViewTest(Names(), screen)
        for name in ["A", "B", "C", "New"] { #expect(try test.element(name).actions.contains("Show Menu"), "\(name)") }
        #expect(try test.element("B").value == "3")
        #expect(try test.element("no value").actions == [])
        #expect(try test.element("LETTERS").actions == [])
        try test.perform("Show Menu", on: "B")
        let menu = try #require(test.elements.first { $0.role == "menu" })
        #expect(test.has("Copy B"))
        #expect(menu.isModal)
        try test.tap("Copy B")
        #expect(test.has("copied B"))
        try test.perform("Show Menu", on: "New")
        #expect(test.has("Copy new"))
    }

    @Test func `opened at a selected row, it is for all that are selected, also while the list is edited`() throws {
        let test = ViewTest(Names(selection: ["A", "C"], mode: .active), screen)
        try test.perform("Show Menu", on: "C")
        try test.tap("Copy AC")
        try test.perform("Show Menu", on: "B")
        #expect(test.has("Copy B"))
    }

    @Test func `a row with a menu of its own offers that alone`() throws {
        let test = ViewTest(Names(), screen)
        #expect(try test.element("own").actions == ["Show Menu"])
        try test.perform("Show Menu", on: "own")
        #expect(test.has("Own item"))
    }

    @Test func `rows that come into view later have it, and those of a table`() throws {
        struct Person: Identifiable {
            let id: Int
        }
        struct Numbers: View {
            @State var selection: Int?
            @State var log = 0
            var body: some View {
                VStack {
                    Text("chosen \(log)")
                    List(0..<500, id: \.self, selection: $selection) { Text("Row \($0)") }
                        .contextMenu(forSelectionType: Int.self) { rows in
                            Button("Choose") { log = rows.first ?? -1 }
                        }
                }
            }
        }
        let test = ViewTest(Numbers(), screen)
        test.scroll(at: CGPoint(x: 200, y: 300), y: 4400)
        let name = try #require(test.texts.first { $0.string.hasPrefix("Row 1") }).string
        try test.perform("Show Menu", on: name)
        try test.tap("Choose")
        #expect(test.has("chosen \(name.dropFirst(4))"))

        let table = ViewTest(screen) {
            Table([1, 2, 3].map { Person(id: $0) }, selection: .constant(Set([1, 2]))) {
                TableColumn("Name") { Text("person \($0.id)") }
            }
            .contextMenu(forSelectionType: Int.self) { Button("Greet \($0.count)") {} }
        }
        try table.perform("Show Menu", on: "person 2")
        #expect(table.has("Greet 2"))
        try table.tap("Greet 2")
        try table.perform("Show Menu", on: "person 3")
        #expect(table.has("Greet 1"))
    }

    @Observable final class Clipboard {
        var isFull = false
        @ObservationIgnored var questions = 0
    }

    @Test
    func `where the menu is empty for a row there is no action, until state says otherwise; nothing is asked twice`()
        throws
    {
        let clipboard = Clipboard()
        struct Rows: View {
            let clipboard: Clipboard
            @State var selection: Set<String> = []
            var body: some View {
                List(["A", "B"], id: \.self, selection: $selection) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { names in
                        let _ = clipboard.questions += 1
                        if names == ["A"] {
                            Button("Copy") {}
                        } else if clipboard.isFull {
                            Button("Paste") {}
                        }
                    }
            }
        }
        let test = ViewTest(Rows(clipboard: clipboard), screen)
        #expect(try test.element("A").actions == ["Show Menu"])
        #expect(try test.element("B").actions == [])
        let questions = clipboard.questions
        _ = test.elements
        #expect(clipboard.questions == questions)
        try test.longPress("B")
        #expect(!test.elements.contains { $0.role == "menu" })
        clipboard.isFull = true
        #expect(try test.element("B").actions == ["Show Menu"])
        try test.perform("Show Menu", on: "B")
        #expect(test.has("Paste"))
    }

    @Test func `a context menu without items is not offered either`() throws {
        let test = ViewTest(screen) {
            VStack {
                Text("none").contextMenu {}
                Text("condition").contextMenu { if false { Button("Never") {} } }
                Text("loop").contextMenu {
                    ForEach([String](), id: \.self) { Button($0) {} }
                    Group { EmptyView() }
                }
                Text("one").contextMenu { if true { Button("Here") {} } }
            }
        }
        for name in ["none", "condition", "loop"] {
            #expect(try test.element(name).actions == [], "\(name)")
            try test.longPress(name)
            #expect(!test.elements.contains { $0.role == "menu" }, "\(name)")
        }
        #expect(try test.element("one").actions == ["Show Menu"])
    }
}
