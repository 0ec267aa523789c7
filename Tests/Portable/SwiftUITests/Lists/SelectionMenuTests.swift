import SwiftUITestHost
import Testing

/// Lists offer primary actions and menus for their selected rows.
///
/// Numbers: the menu's corner is at the finger, 8 points below it, as laid out today; not compared with a device.
@MainActor
@Suite("Lists: what is done with the rows that are selected")
struct SelectionMenuTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    private struct Names: View {
        @State var selection: Set<String> = []
        @State var log = "nothing"
        var mode = EditMode.inactive

        var body: some View {
            VStack {
                Text(verbatim: "\(log); \(selection.sorted().joined(separator: ","))")
                List(["A", "B", "C"], id: \.self, selection: $selection) { Text($0) }
                    .contextMenu(forSelectionType: String.self) { names in
                        Button("Copy \(names.sorted().joined())") { log = "copied \(names.sorted().joined())" }
                    } primaryAction: { names in
                        log = "opened \(names.sorted().joined())"
                    }
                    .environment(\.editMode, .constant(mode))
            }
        }
    }

    @Test func `a tap on a row does the primary action, not while the list is edited`() throws {
        let test = ViewTest(Names(), screen)
        try test.tap("B")
        #expect(test.has("opened B; "))
        let edited = ViewTest(Names(mode: .active), screen)
        try edited.tap("B")
        #expect(edited.has("nothing; B"))
    }

    @Test func `the menu is for the selected rows, or for the row under the finger`() throws {
        let test = ViewTest(Names(selection: ["A", "B"], mode: .active), screen)
        try test.longPress("B")
        #expect(test.has("Copy AB"))
        try test.tap("Copy AB")
        #expect(test.has("copied AB; A,B"))
        try test.longPress("C")
        try test.tap("Copy C")
        #expect(test.has("copied C; A,B"))
    }

    @Test func `a single selection is selected and acted on`() throws {
        struct Single: View {
            @State var selection: Int?
            @State var opened: Int?
            var body: some View {
                VStack {
                    Text(verbatim: "selected \(selection ?? 0), opened \(opened ?? 0)")
                    List(selection: $selection) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                        Text("Three").tag(3).selectionDisabled()
                    }
                    .contextMenu(forSelectionType: Int.self) { _ in
                    } primaryAction: {
                        opened = $0.first
                    }
                }
            }
        }
        let test = ViewTest(Single(), screen)
        try test.tap("Two")
        #expect(test.has("selected 2, opened 2"))
        try test.tap("Three")
        #expect(test.has("selected 2, opened 2"))
        try test.longPress("One")
        #expect(!test.elements.contains { $0.role == "menu" })
    }

    @Test func `beside the rows the menu is for none`() throws {
        struct Files: View {
            @State var names: Set<String> = []
            var body: some View {
                List(selection: $names) {
                    Text("A").tag("A")
                    Text("no value")
                }
                .contextMenu(forSelectionType: String.self) { names in
                    if names.isEmpty { Button("New file") {} } else { Button("Copy") {} }
                }
            }
        }
        let test = ViewTest(Files(), screen)
        test.longPress(at: CGPoint(x: 100, y: 400))
        let menu = try #require(test.elements.first { $0.role == "menu" }).frame
        #expect(menu.minX == 100 && menu.minY == 408)
        try test.tap("New file")
        try test.longPress("A")
        try test.tap("Copy")
        try test.longPress("no value")
        #expect(!test.elements.contains { $0.role == "menu" })
    }

    @Test func `a menu without items does not open`() throws {
        let test = ViewTest(screen) {
            List(["A"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
                .contextMenu(forSelectionType: String.self) { names in
                    if !names.isEmpty { Button("Copy") {} }
                }
        }
        test.longPress(at: CGPoint(x: 100, y: 400))
        #expect(!test.elements.contains { $0.role == "menu" })
        try test.longPress("A")
        #expect(test.has("Copy"))
    }

    @Test func `a menu for values of another type is not opened`() throws {
        let test = ViewTest(screen) {
            List(["A"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
                .contextMenu(forSelectionType: Int.self) { _ in Button("Copy") {} }
        }
        try test.longPress("A")
        #expect(!test.has("Copy"))
    }

    // MARK: The background

    private struct Prominence: View {
        let name: String
        @Environment(\.backgroundProminence) private var prominence
        var body: some View { Text(verbatim: "\(name) \(prominence == .increased ? "stands out" : "plain")") }
    }

    @Test func `rows know that they are selected, by tag and by identity`() throws {
        struct Rows: View {
            @State var selection: Int?
            var body: some View {
                List(selection: $selection) {
                    Prominence(name: "tagged").tag(7)
                    ForEach(1..<4) { Prominence(name: "row \($0)") }
                    // The tag decides, not the identity.
                    ForEach(11..<13) { number in Prominence(name: "both \(number)").tag(number + 10) }
                    HStack { ForEach(1..<3) { Prominence(name: "inner \($0)") } }
                }
            }
        }
        let test = ViewTest(Rows(), screen)
        func prominent() -> [String] { test.texts.map(\.string).filter { $0.hasSuffix("stands out") } }
        #expect(prominent().isEmpty)
        try test.tap("row 2 plain")
        #expect(prominent() == ["row 2 stands out"])
        try test.tap("tagged plain")
        #expect(prominent() == ["tagged stands out"])
        try test.tap("both 12 plain")
        #expect(prominent() == ["both 12 stands out"])
    }

    @Test func `cells of a table know it`() throws {
        struct Person: Identifiable {
            let id: Int
        }
        struct Rows: View {
            @State var selection: Set<Int> = [2]
            var body: some View {
                Table([1, 2, 3].map { Person(id: $0) }, selection: $selection) {
                    TableColumn("Name") { Prominence(name: "person \($0.id)") }
                }
            }
        }
        let test = ViewTest(Rows(), screen)
        #expect(test.has("person 1 plain"))
        #expect(test.has("person 2 stands out"))
    }

    @Test func `values of the environment that nobody sets`() {
        let environment = EnvironmentValues()
        #expect(environment.sidebarRowSize == .medium)
        #expect(environment.isHoverEffectEnabled)
        #expect(!environment.accessibilityQuickActionsEnabled)
        #expect(environment.backgroundProminence == .standard)
    }
}
