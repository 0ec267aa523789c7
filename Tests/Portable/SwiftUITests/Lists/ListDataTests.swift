import Drawing
import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// Lists of bindings edit their collections; lists of trees open and close.
///
/// Numbers: counts of rows in the data of each test; 390 is the width of the display.
@MainActor
@Suite("Lists of collections and trees")
struct ListDataTests {
    private let screen = DisplayConfiguration(width: 390, height: 600)

    private struct Item: Identifiable {
        let id: String
        var isDone = false
        var children: [Item]?
    }

    private func order<V: View>(_ test: ViewTest<V>) -> [String] {
        test.texts.filter { $0.string.count == 1 }.sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
    }

    // MARK: Editing

    private struct Editable: View {
        @State var items = ["A", "B", "C", "D"].map { Item(id: $0) }
        var actions: EditActions<[Item]> = .all
        var mode = EditMode.inactive

        var body: some View {
            List($items, editActions: actions) { $item in
                Toggle(isOn: $item.isDone) { Text(verbatim: item.id) }
                    .deleteDisabled(item.id == "C")
                    .moveDisabled(item.id == "D")
            }
            .listStyle(.plain)
            .environment(\.editMode, .constant(mode))
        }
    }

    @Test func `a swipe deletes an element of the bound collection`() throws {
        let test = ViewTest(Editable(), screen)
        let row = try test.frame(of: "B").midY
        test.drag(from: CGPoint(x: 250, y: row), to: CGPoint(x: 170, y: row), duration: 1)
        try test.tap("Delete")
        #expect(order(test) == ["A", "C", "D"])
        let kept = try test.text("C").frame.midY
        test.drag(from: CGPoint(x: 250, y: kept), to: CGPoint(x: 170, y: kept), duration: 1)
        #expect(!test.has("Delete"), "deleting C is disabled")
    }

    @Test func `rows write their elements`() throws {
        let test = ViewTest(Editable(), screen)
        try test.tap("B")
        #expect(test.elements.first { $0.label == "B" }?.value == "1")
    }

    @Test func `only what the actions name can be done`() throws {
        let all = ViewTest(Editable(mode: .active), screen)
        #expect(all.elements.count { $0.label == "Remove" } == 3)
        #expect(all.elements.count { $0.label == "Reorder" } == 3)
        let deletion = ViewTest(Editable(actions: .delete, mode: .active), screen)
        #expect(deletion.elements.count { $0.label == "Remove" } == 3)
        #expect(!deletion.has("Reorder"))
        let moving = ViewTest(Editable(actions: [.move], mode: .active), screen)
        #expect(!moving.has("Remove"))
        #expect(moving.elements.count { $0.label == "Reorder" } == 3)
    }

    @Test func `a handle moves an element of the bound collection`() throws {
        let test = ViewTest(Editable(mode: .active), screen)
        let (a, b) = try (test.text("A").frame, test.text("B").frame)
        let handle = try #require(test.elements.first { $0.label == "Reorder" }).frame
        let start = CGPoint(x: handle.midX, y: handle.midY)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y + (b.midY - a.midY) * 1.2), duration: 1)
        #expect(order(test) == ["B", "A", "C", "D"])
    }

    // MARK: Trees

    private static let tree = [
        Item(
            id: "A",
            children: [Item(id: "B"), Item(id: "C", children: [Item(id: "D")]), Item(id: "E", children: [])]),
        Item(id: "F"),
    ]

    @Test func `elements with others below open and close`() throws {
        let test = ViewTest(List(Self.tree, children: \.children) { Text($0.id) }, screen)
        #expect(order(test) == ["A", "F"])
        let left = try test.text("A").frame.minX
        try test.tap("A")
        #expect(order(test) == ["A", "B", "C", "E", "F"])
        #expect(try test.text("B").frame.minX > left)
        #expect(try test.text("F").frame.minX == left)
        try test.tap("C")
        #expect(order(test) == ["A", "B", "C", "D", "E", "F"])
        #expect(try test.text("D").frame.minX > test.text("C").frame.minX)
        try test.tap("A")
        #expect(order(test) == ["A", "F"])
    }

    @Test func `leaves have no arrow, elements without anything below them do`() throws {
        let test = ViewTest(List(Self.tree, children: \.children) { Text($0.id) }, screen)
        #expect(test.elements.first { $0.label == "A" }?.traits.contains(.isButton) == true)
        #expect(test.elements.first { $0.label == "F" }?.traits.contains(.isButton) == false)
        try test.tap("A")
        #expect(test.elements.first { $0.label == "E" }?.traits.contains(.isButton) == true)
    }

    @Test func `a tree stands in any container, from one root`() throws {
        let test = ViewTest(
            VStack { OutlineGroup(Self.tree[0], children: \.children) { Text($0.id) } }, screen)
        #expect(order(test) == ["A"])
        try test.tap("A")
        #expect(order(test) == ["A", "B", "C", "E"])
    }

    @Test func `rows of a tree write their elements`() throws {
        struct Screen: View {
            @State var items = ListDataTests.tree
            var body: some View {
                List($items, children: \.children) { $item in
                    if item.children == nil { Toggle(item.id, isOn: $item.isDone) } else { Text(item.id) }
                }
            }
        }
        let test = ViewTest(Screen(), screen)
        try test.tap("A")
        try test.tap("B")
        #expect(test.elements.first { $0.label == "B" }?.value == "1")
        #expect(test.elements.first { $0.label == "F" }?.value == "0")
    }

    @Test func `rows of a tree are selected by their identity`() throws {
        struct Screen: View {
            @State var selected: String?
            var body: some View {
                List(ListDataTests.tree, children: \.children, selection: $selected) { Text($0.id) }
                Text("selected \(selected ?? "nothing")")
            }
        }
        let test = ViewTest(VStack { Screen() }, screen)
        try test.tap("F")
        #expect(test.has("selected F"))
    }

    // MARK: Look

    @Test func `pictures of labels stand in a column in the tint`() throws {
        func test(_ label: some View) -> ViewTest<some View> { ViewTest(List { label }.listStyle(.plain), screen) }
        let plain = test(Label("A", systemImage: "star"))
        let narrow = test(Label("A", systemImage: "info"))
        #expect(try plain.text("A").frame.minX == narrow.text("A").frame.minX)
        let blue = Color.accentColor.rgba(in: EnvironmentValues())
        let red = Color.red.rgba(in: EnvironmentValues())
        func colors(_ test: ViewTest<some View>) -> Set<RGBAColor> { Set(test.displayList.colors) }
        #expect(colors(plain).contains(blue))
        let tinted = test(Label("A", systemImage: "star").listItemTint(.red))
        #expect(colors(tinted).contains(red))
        #expect(!colors(tinted).contains(blue))
        let styled = test(Label("A", systemImage: "star").foregroundStyle(.red))
        #expect(!colors(styled).contains(blue))
        #expect(!colors(test(Label("A", systemImage: "star").listItemTint(.monochrome))).contains(blue))
    }

    @Test func `text editors show what is behind them when their background is hidden`() throws {
        let visible = ViewTest(TextEditor(text: .constant("A")), screen)
        let hidden = ViewTest(TextEditor(text: .constant("A")).scrollContentBackground(.hidden), screen)
        #expect(visible.displayList.filledRects.contains { $0.width == 390 })
        #expect(!hidden.displayList.filledRects.contains { $0.width == 390 })
    }
}
