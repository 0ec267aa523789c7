import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Rows of tables open and close, and indent their children.
///
/// Numbers: a margin of 20 points, and 24 for each level of the outline: 44, 68, 92. As laid out today, not compared
/// with a device.
@MainActor
@Suite("Table rows that open")
struct TableOutlineTests {
    private struct File: Identifiable {
        let name: String
        var files: [File]?
        var id: String { name }
    }

    private static let files = [
        File(
            name: "Sources",
            files: [File(name: "App", files: [File(name: "Main.swift")]), File(name: "Readme.md")]),
        File(name: "Licence"),
    ]

    private let wide = DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular)

    private func order(_ test: ViewTest<some View>) -> [String] {
        test.texts.map(\.string).filter { $0 != "Name" && $0 != "Size" && $0 != "0" }
    }

    @Test func `rows of a tree open and close, and stand further in`() throws {
        let table = Table(Self.files, children: \.files) {
            TableColumn("Name", value: \.name)
            TableColumn("Size") { Text(verbatim: "\($0.files?.count ?? 0)") }
        }
        let test = ViewTest(table, wide)
        #expect(order(test) == ["Sources", "2", "Licence"])
        #expect(try test.text("Sources").frame.minX == test.frame(of: "Licence").minX)
        #expect(try test.text("Sources").frame.minX == CGFloat(44))
        try test.tap("Expand")
        #expect(order(test) == ["Sources", "2", "App", "1", "Readme.md", "Licence"])
        #expect(try test.frame(of: "App").minX == CGFloat(68))
        #expect(try test.frame(of: "Readme.md").minX == CGFloat(68))
        // Other columns stay where they are.
        #expect(try test.frame(of: "2").minX == test.frame(of: "1").minX)
        try test.tap("Expand")
        #expect(order(test) == ["Sources", "2", "App", "1", "Main.swift", "Readme.md", "Licence"])
        #expect(try test.frame(of: "Main.swift").minX == CGFloat(92))
        let arrow = try #require(test.elements.first { $0.label == "Collapse" }).frame
        test.tap(at: CGPoint(x: arrow.midX, y: arrow.midY))
        #expect(order(test) == ["Sources", "2", "Licence"])
    }

    @Test func `a row that is written out opens by a binding`() throws {
        struct Page: View {
            @State var isOpen = false
            @State var selected: String?
            var body: some View {
                VStack {
                    Text(isOpen ? "open" : "closed")
                    Text(selected ?? "nothing")
                    Table(of: File.self, selection: $selected) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        TableRow(File(name: "First"))
                        DisclosureTableRow(File(name: "Second"), isExpanded: $isOpen) {
                            TableRow(File(name: "Inner"))
                            DisclosureTableRow(File(name: "Deeper")) { TableRow(File(name: "Deepest")) }
                        }
                    }
                }
            }
        }
        let test = ViewTest(Page(), wide)
        #expect(order(test) == ["closed", "nothing", "First", "Second"])
        // All rows leave room for the arrow.
        #expect(try test.text("First").frame.minX == test.text("Second").frame.minX)
        try test.tap("Expand")
        #expect(order(test) == ["open", "nothing", "First", "Second", "Inner", "Deeper"])
        // The arrow does not select.
        #expect(test.has("nothing"))
        try test.tap("Inner")
        #expect(test.has("Inner"))
        #expect(order(test)[1] == "Inner")
        try test.tap("Expand")
        #expect(test.has("Deepest"))
    }

    @Test func `a tree stands among other rows`() throws {
        let table = Table(of: File.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(File(name: "Before"))
            OutlineGroup(Self.files, children: \.files)
            OutlineGroup(File(name: "Root", files: [File(name: "Leaf")]), children: \.files) { file in
                TableRow(file).selectionDisabled()
            }
        }
        let test = ViewTest(table, wide)
        #expect(order(test) == ["Before", "Sources", "Licence", "Root"])
        let arrows = test.elements.filter { $0.label == "Expand" }
        #expect(arrows.count == 2)
        test.tap(at: CGPoint(x: arrows[1].frame.midX, y: arrows[1].frame.midY))
        #expect(order(test) == ["Before", "Sources", "Licence", "Root", "Leaf"])
    }

    @Test func `tables without such rows leave no room for arrows`() throws {
        let test = ViewTest(Table(Self.files) { TableColumn("Name", value: \.name) }, wide)
        #expect(try test.text("Sources").frame.minX == CGFloat(20))
    }

    @Test func `rows have menus and may be kept from being selected`() throws {
        struct Page: View {
            @State var selected: String?
            @State var opened = "none"
            var body: some View {
                VStack {
                    Text(verbatim: "\(selected ?? "nothing"), \(opened)")
                    Table(of: File.self, selection: $selected) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        ForEach(TableOutlineTests.files) { file in
                            TableRow(file)
                                .selectionDisabled(file.files == nil)
                                .contextMenu { Button("Open \(file.name)") { opened = file.name } }
                        }
                    }
                }
            }
        }
        let test = ViewTest(Page(), wide)
        try test.tap("Licence")
        #expect(test.has("nothing, none"))
        try test.tap("Sources")
        #expect(test.has("Sources, none"))
        try test.longPress("Licence")
        try test.tap("Open Licence")
        #expect(test.has("Sources, Licence"))
    }

    @Test func `rows made from data know it`() {
        func count<Rows: DynamicTableRowContent>(_ rows: Rows) -> Int { rows.data.count }
        #expect(count(ForEach(Self.files) { TableRow($0) }) == 2)
        #expect(count(ForEach(Self.files) { TableRow($0) }.contextMenu { Text("menu") }) == 2)
    }
}
