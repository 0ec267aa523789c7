import SwiftUITestHost
import Testing

/// The order and the groups of the items of menus.
///
/// Numbers: 8 points between groups, titles 16 from the edge, or 32 with room for a mark, as laid out today; not
/// compared with a device.
@MainActor
@Suite("Order of menus")
struct MenuOrderTests {
    private let screen = DisplayConfiguration(width: 390, height: 700)

    private struct AtBottom: View {
        var order = MenuOrder.automatic
        var scrolls = false

        var body: some View {
            if scrolls { ScrollView { menu.padding(.top, 600) } } else { menu.padding(.top, 600) }
        }

        private var menu: some View {
            Menu("More") {
                Button("First") {}
                Button("Second") {}
                Divider()
                Button("Third") {}
            }
            .menuOrder(order)
        }
    }

    private func labels(_ view: AtBottom) throws -> [String] {
        let test = ViewTest(view, screen)
        try test.tap("More")
        return test.elements.filter { $0.role == "button" }.sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
    }

    @Test func `a menu that opens upward has its first item at the bottom`() throws {
        #expect(try labels(AtBottom()) == ["Third", "Second", "First"])
        #expect(try labels(AtBottom(order: .priority)) == ["Third", "Second", "First"])
    }

    @Test func `a fixed order stays, as do menus in scroll views`() throws {
        #expect(try labels(AtBottom(order: .fixed)) == ["First", "Second", "Third"])
        #expect(try labels(AtBottom(scrolls: true)) == ["First", "Second", "Third"])
        #expect(try labels(AtBottom(order: .priority, scrolls: true)) == ["Third", "Second", "First"])
    }

    @Test func `groups are 8 points apart, their titles above them`() throws {
        let test = ViewTest(
            Menu("More") {
                Button("First") {}
                Section("Sort by") {
                    Button("Name") {}
                    Button("Date") {}
                }
                Divider()
                Button("Last") {}
            }, screen)
        try test.tap("More")
        #expect(try test.element("Sort by").isHeader)
        let (first, title) = (try test.frame(of: "First"), try test.frame(of: "Sort by"))
        let (date, last) = (try test.frame(of: "Date"), try test.frame(of: "Last"))
        let name = try test.frame(of: "Name")
        #expect(title.minY >= first.maxY + 8)
        #expect(title.maxY <= name.minY)
        #expect(abs(last.minY - date.maxY - 8) <= 0.5)
    }

    @Test func `the title of a section goes with the picker in it, whose pictures stand at the trailing edge`() throws {
        let test = ViewTest(
            Menu("More") {
                Button("First") {}
                Section("Sort by") {
                    Picker("Order", selection: .constant(1)) {
                        Label("Name", systemImage: "textformat").tag(1)
                        Text("Date").tag(2)
                    }
                }
            }, screen)
        try test.tap("More")
        let (title, name) = (try test.frame(of: "Sort by"), try test.frame(of: "Name"))
        #expect(name.minY - title.maxY < 8)
        let picture = try #require(test.images.first { $0.name == "textformat" }).frame
        #expect(abs(picture.maxX - (name.maxX - 16)) <= 2)
        #expect(try test.text("Name").frame.minX == name.minX + 32)
    }

    @Test func `where one item has a mark all titles stand after the room for one`() throws {
        let test = ViewTest(
            Menu("More") {
                Button("First") {}
                Toggle("Grid", isOn: .constant(false))
                Menu("Sort") { Button("Name") {} }
            }, screen)
        try test.tap("More")
        let start = try test.frame(of: "First").minX + 32
        #expect(try ["First", "Grid", "Sort"].map { try test.text($0).frame.minX } == [start, start, start])
        try test.tap("Sort")
        #expect(try test.text("Name").frame.minX == start)
        let plain = ViewTest(Menu("More") { Button("First") {} }, screen)
        try plain.tap("More")
        #expect(try plain.text("First").frame.minX == plain.frame(of: "First").minX + 16)
    }

    @Test func `toggles and pickers in a context menu have check marks`() throws {
        let (isOn, size) = (Written(true), Written(1))
        let test = ViewTest(
            Text("Photo").contextMenu {
                Toggle("Favourite", isOn: isOn.binding)
                Picker("Size", selection: size.binding) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
            }, screen)
        try test.longPress("Photo")
        #expect(try test.element("Favourite").isSelected && test.element("One").isSelected)
        try test.tap("Two")
        #expect(size.writes == [2])
    }

    @Test func `a menu shows that it is one where it is told to, a picker unless it is told not to`() throws {
        func chevrons(_ view: some View) -> Int {
            ViewTest(view, screen).images.count
        }
        let menu = Menu("More") { Button("First") {} }
        let picker = Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
        #expect(chevrons(menu) == 0 && chevrons(menu.menuIndicator(.visible)) == 1)
        #expect(chevrons(picker) == 1 && chevrons(picker.menuIndicator(.hidden)) == 0)
    }
}
