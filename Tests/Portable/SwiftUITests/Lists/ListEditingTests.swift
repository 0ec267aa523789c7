import Foundation
import SwiftUITestHost
import Testing

/// Lists delete, move, select and swipe their rows.
///
/// Numbers: plain rows have insets of 16 points (default padding) on the display's 390. Rows are 44 high. Swipe and
/// editing controls are as wide as laid out today; not compared with a device.
@MainActor
@Suite("Lists: deleting, moving, selecting, swiping")
struct ListEditingTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    private struct Names: View {
        @State var names: [String]
        var mode = EditMode.inactive

        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(mode))
        }
    }

    private func order<V: View>(_ test: ViewTest<V>) -> [String] {
        test.texts.filter { $0.string.count == 1 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
    }

    @Test func `a swipe shows the button that deletes a row`() throws {
        let test = ViewTest(Names(names: ["A", "B", "C"]), screen)
        #expect(try test.text("B").frame.minX == 16)
        test.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 220, y: 66), duration: 1)
        #expect(try test.frame(of: "Delete").maxX == 390)
        let width = try test.frame(of: "Delete").width
        #expect(try test.text("B").frame.minX == 16 - width)
        try test.tap("Delete")
        #expect(order(test) == ["A", "C"])
    }

    @Test func `a swipe over more than half of a row deletes it at once`() throws {
        let test = ViewTest(Names(names: ["A", "B", "C"]), screen)
        test.drag(from: CGPoint(x: 380, y: 22), to: CGPoint(x: 100, y: 22), duration: 1)
        #expect(order(test) == ["B", "C"])
    }

    @Test func `a short swipe goes back`() throws {
        let test = ViewTest(Names(names: ["A", "B"]), screen)
        test.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 280, y: 22), duration: 1)
        #expect(try test.text("A").frame.minX == 16)
        #expect(!test.has("Delete"))
    }

    @Test func `a tap beside an open row closes it`() throws {
        let test = ViewTest(Names(names: ["A", "B"]), screen)
        test.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 220, y: 22), duration: 1)
        #expect(test.has("Delete"))
        test.tap(at: CGPoint(x: 20, y: 66))
        #expect(!test.has("Delete"))
    }

    @Test func `swipes mirror in right-to-left`() throws {
        var configuration = screen
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(Names(names: ["A", "B"]), configuration)
        test.drag(from: CGPoint(x: 100, y: 22), to: CGPoint(x: 180, y: 22), duration: 1)
        #expect(try test.frame(of: "Delete").minX == 0)
    }

    @Test func `swipe actions stand at their edges, the first outermost`() throws {
        final class Log { var taps: [String] = [] }
        let log = Log()
        let test = ViewTest(screen) {
            List {
                Text("A")
                    .swipeActions {
                        Button("One") { log.taps.append("One") }
                        Button("Two") { log.taps.append("Two") }
                    }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) {
                        Button("Read") { log.taps.append("Read") }.tint(.blue)
                    }
            }
            .listStyle(.plain)
        }
        test.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22), duration: 1)
        #expect(try test.frame(of: "One").maxX == 390)
        #expect(try test.frame(of: "Two").maxX == test.frame(of: "One").minX)
        try test.tap("Two")
        #expect(log.taps == ["Two"])
        test.tap(at: CGPoint(x: 20, y: 22))
        test.drag(from: CGPoint(x: 20, y: 22), to: CGPoint(x: 380, y: 22), duration: 1)
        // Without a full swipe the buttons stay.
        #expect(log.taps == ["Two"])
        #expect(try test.frame(of: "Read").minX == 0)
        try test.tap("Read")
        #expect(log.taps == ["Two", "Read"])
    }

    @Test func `edit mode shows what deletes and what moves`() throws {
        let test = ViewTest(Names(names: ["A", "B", "C"], mode: .active), screen)
        #expect(try test.text("A").frame.minX > 40)
        let signs = test.elements.filter { $0.label == "Remove" }
        #expect(signs.count == 3)
        test.tap(at: CGPoint(x: signs[1].frame.midX, y: signs[1].frame.midY))
        try test.tap("Delete")
        #expect(order(test) == ["A", "C"])
    }

    @Test func `a row moves by its handle`() throws {
        let test = ViewTest(Names(names: ["A", "B", "C", "D"], mode: .active), screen)
        test.drag(from: CGPoint(x: 360, y: 22), to: CGPoint(x: 360, y: 22 + 100), duration: 1)
        #expect(order(test) == ["B", "C", "A", "D"])
        test.drag(from: CGPoint(x: 360, y: 22 + 132), to: CGPoint(x: 360, y: 10), duration: 1)
        #expect(order(test) == ["D", "B", "C", "A"])
    }

    @Test func `what must not be deleted or moved has no controls`() throws {
        let test = ViewTest(screen) {
            List {
                ForEach(["A", "B"], id: \.self) { Text($0).deleteDisabled($0 == "A").moveDisabled($0 == "B") }
                    .onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(test.elements.filter { $0.label == "Remove" }.count == 1)
        #expect(test.elements.filter { $0.label == "Reorder" }.count == 1)
    }

    @Test func `a tap selects one row`() throws {
        struct Screen: View {
            @State var selected: Int?
            var body: some View {
                VStack {
                    Text("selected \(selected ?? -1)")
                    List(0..<5, selection: $selected) { Text("Row \($0)") }.listStyle(.plain)
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        try test.tap("Row 3")
        #expect(test.has("selected 3"))
        try test.tap("Row 1")
        #expect(test.has("selected 1"))
    }

    @Test func `in edit mode taps select several rows, by tags`() throws {
        struct Screen: View {
            @State var selected: Set<String> = []
            var body: some View {
                VStack {
                    Text(verbatim: "selected " + selected.sorted().joined())
                    List(selection: $selected) {
                        Text("Row a").tag("a")
                        Text("Row b").tag("b")
                        Text("Row c").tag("c").selectionDisabled()
                    }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let test = ViewTest(Screen(), screen)
        try test.tap("Row a")
        try test.tap("Row b")
        #expect(test.has("selected ab"))
        try test.tap("Row a")
        #expect(test.has("selected b"))
        #expect(throws: (any Error).self) { try test.tap("Row c") }
    }

    @Test func `a button in a row is pressed anywhere in the row`() throws {
        final class Log { var taps = 0 }
        let log = Log()
        let test = ViewTest(List { Button("Go") { log.taps += 1 } }.listStyle(.plain), screen)
        #expect(test.tap(at: CGPoint(x: 350, y: 40)))
        #expect(log.taps == 1)
    }

    @Test func `the edit button switches the mode`() throws {
        struct Screen: View {
            @State var mode = EditMode.inactive
            var body: some View {
                VStack {
                    EditButton(); Text(mode.isEditing ? "editing" : "reading")
                }
                .environment(\.editMode, $mode)
            }
        }
        let test = ViewTest(Screen(), screen)
        try test.tap("Edit")
        #expect(test.has("editing"))
        try test.tap("Done")
        #expect(test.has("reading"))
    }

    @Test func `rows keep their state when others go`() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View {
                Button {
                    count += 1
                } label: {
                    Text(verbatim: "\(name)\(count)")
                }.accessibilityIdentifier(name)
            }
        }
        struct Screen: View {
            var names: [String]
            var body: some View { List { ForEach(names, id: \.self) { Counter(name: $0) } } }
        }
        let test = ViewTest(Screen(names: ["a", "b", "c"]), screen)
        try test.tap("b")
        test.update(Screen(names: ["b", "c", "d"]))
        #expect(try test.element("b").label == "b1")
        test.update(Screen(names: ["d", "c", "b"]))
        #expect(try test.element("b").label == "b1")
        #expect(try test.frame(of: "b").minY > test.frame(of: "d").minY)
    }

    @Test func `sections fold`() throws {
        struct Screen: View {
            @State var isExpanded = true
            var body: some View {
                VStack {
                    Button("Fold") { isExpanded.toggle() }
                    List { Section("Head", isExpanded: $isExpanded) { Text("Row") } }.listStyle(.sidebar)
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        #expect(test.has("Row"))
        try test.tap("Fold")
        #expect(!test.has("Row"))
        #expect(test.has("Head"))
    }

    @Test func `sections of other lists fold by their binding, without a button for it`() throws {
        struct Screen: View {
            @State var isExpanded = true
            var body: some View {
                VStack {
                    Button("Fold") { isExpanded.toggle() }
                    List { Section("Head", isExpanded: $isExpanded) { Text("Row") } }
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        #expect(test.has("Row") && !test.has("Collapse"))
        try test.tap("Fold")
        #expect(!test.has("Row") && test.has("HEAD") && !test.has("Expand"))
    }

    private struct Fruits: View {
        @State var names = ["Apple", "Pear", "Plum"]
        @State var chosen: Set<String> = []
        @State var shows = false

        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                    NavigationLink("More") { List { Text("Other") }.toolbar { EditButton() } }
                }
                .navigationTitle(chosen.isEmpty ? "Fruits" : chosen.sorted().joined(separator: " "))
                .toolbar {
                    EditButton()
                    Button("Sheet") { shows = true }
                }
                .sheet(isPresented: $shows) { EditButton().accessibilityIdentifier("in sheet") }
            }
        }
    }

    @Test func `the edit button edits the list of its page by itself`() throws {
        let test = ViewTest(Fruits(), screen)
        try test.tap("Edit")
        #expect(test.has("Done"))
        try test.tap("Pear")
        try test.tap("Apple")
        #expect(test.has("Apple Pear"))
        try test.tap("Done")
        #expect(test.has("Edit"))
        let size = test.images.count
        try test.tap("Edit")
        #expect(test.images.count > size)
    }

    @Test func `pages and sheets are edited each by itself`() throws {
        let test = ViewTest(Fruits(), screen)
        try test.tap("More")
        try test.tap("Edit")
        #expect(test.has("Done"))
        try test.tap("Fruits")
        #expect(test.has("Edit"))
        #expect(!test.has("Done"))
        try test.tap("Edit")
        try test.tap("Sheet")
        #expect(try test.element("in sheet").label == "Edit")
    }
}
