import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Tabs as values: labels, selection, sections, and the sidebar in wide windows.
///
/// Numbers: a sidebar is 320 points wide, as that of split views; a window of 1,000 points is wide (regular), one of 390
/// is narrow (compact).
@MainActor
@Suite("Tabs as values")
struct TabContentTests {
    private enum Place: Hashable { case home, box(Int), search }

    private struct Page: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier("page") }
    }

    private struct Root: View {
        var boxes = [1, 2]
        var isBadged = true
        var hidesHome = false
        var adapts = false
        @State private var place = Place.box(1)

        var body: some View {
            let tabs = TabView(selection: $place) {
                Tab(value: Place.search, role: .search) { Page(name: "search") }
                Tab("Home", systemImage: "house", value: .home) { Page(name: "home") }
                    .badge(isBadged ? 3 : 0)
                    .hidden(hidesHome)
                    .accessibilityIdentifier("home tab")
                TabSection("Boxes") {
                    ForEach(boxes, id: \.self) { box in
                        Tab("Box \(box)", systemImage: "tray", value: Place.box(box)) { Page(name: "box \(box)") }
                    }
                }
                .sectionActions { Button("Add") {} }
            }
            if adapts { tabs.tabViewStyle(SidebarAdaptableTabViewStyle()) } else { tabs }
        }
    }

    private let narrow = DisplayConfiguration(width: 390, height: 600)
    private let wide = DisplayConfiguration(width: 1000, height: 600, horizontalSizeClass: .regular)

    private func tabs<V>(_ test: ViewTest<V>) -> [String] {
        test.elements.filter { $0.role == "tab" }.map(\.label)
    }

    @Test func `the bar has a button for each tab, those that search last`() {
        let test = ViewTest(Root(), narrow)
        #expect(tabs(test) == ["Home", "Box 1", "Box 2", "Search"])
    }

    @Test func `a tab is chosen by its value, and keeps its state`() throws {
        let test = ViewTest(Root(), narrow)
        #expect(try test.element("page").label == "box 1 0")
        try test.tap("page")
        try test.tap("Box 2")
        #expect(try test.element("page").label == "box 2 0")
        try test.tap("Box 1")
        #expect(try test.element("page").label == "box 1 1")
    }

    @Test func `badges and hidden tabs follow the state`() throws {
        let test = ViewTest(Root(), narrow)
        #expect(test.elements.first { $0.label == "Home" }?.value == "3")
        test.update(Root(isBadged: false))
        #expect(test.elements.first { $0.label == "Home" }?.value ?? "" == "")
        test.update(Root(hidesHome: true))
        #expect(tabs(test) == ["Box 1", "Box 2", "Search"])
    }

    @Test func `a tab that comes with the data leaves the others as they are`() throws {
        let test = ViewTest(Root(), narrow)
        try test.tap("page")
        test.update(Root(boxes: [3, 1, 2]))
        #expect(tabs(test) == ["Home", "Box 3", "Box 1", "Box 2", "Search"])
        #expect(try test.element("page").label == "box 1 1")
    }

    @Test func `tabs without values are chosen by the tab view`() throws {
        let test = ViewTest(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("first page") }
                Tab {
                    Text("second page")
                } label: {
                    Label("Two", systemImage: "2.circle")
                }
            }, narrow)
        #expect(test.has("first page") && !test.has("second page"))
        try test.tap("Two")
        #expect(test.has("second page") && !test.has("first page"))
    }

    @Test func `in a wide window tabs stand in a sidebar in sections`() throws {
        let test = ViewTest(Root(adapts: true), wide)
        #expect(tabs(test).isEmpty)
        #expect(test.has("Boxes") && test.has("Add"))
        let page = try test.frame(of: "page")
        #expect(abs(page.midX - (320 + 1000) / 2) < 2)
        let rows = try ["Search", "Home", "Box 1", "Box 2"].map { try test.frame(of: $0).midY }
        #expect(rows == rows.sorted() && rows.allSatisfy { $0 < 400 })
        #expect(try test.frame(of: "Box 2").maxX <= 320)
        try test.tap("Box 2")
        #expect(try test.element("page").label == "box 2 0")
    }

    @Test func `the same tabs are a bar in a narrow window`() {
        let test = ViewTest(Root(adapts: true), narrow)
        #expect(tabs(test) == ["Home", "Box 1", "Box 2", "Search"] && !test.has("Add"))
    }
}
