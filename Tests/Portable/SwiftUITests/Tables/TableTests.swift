import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUITables

/// Tables divide their width among columns, sort, select and group their rows.
///
/// Numbers: 800 points less margins of 20 and gaps of 16; texts' columns are 40 wide at least. As laid out today, not
/// compared with a device. The limit of lines is somewhat more than 600 points show.
@MainActor
@Suite("Tables")
struct TableTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Cleo", age: 31), Person(id: 2, name: "Anna", age: 52), Person(id: 3, name: "Ben", age: 8),
    ]

    private let wide = DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular)
    private let narrow = DisplayConfiguration(width: 390, height: 600)

    private struct Sorted: View {
        @State var order = [KeyPathComparator(\Person.name)]

        var body: some View {
            VStack {
                Text(
                    verbatim: order.map { ($0.keyPath == \Person.name ? "name " : "age ") + "\($0.order)" }
                        .joined(separator: ", "))
                Table(TableTests.people.sorted(using: order), sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                }
            }
        }
    }

    @Test func `columns share the width beside those that are fixed`() throws {
        let table = Table(Self.people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(100)
            TableColumn("Note") { Text(verbatim: "note \($0.id)") }
        }
        let test = ViewTest(table, wide)
        // 800 less margins of 20, two gaps of 16 and the 100: 314 for each of the others.
        for title in ["Name", "Cleo"] { #expect(try test.frame(of: title).minX == CGFloat(20)) }
        for title in ["Age", "31"] { #expect(try test.frame(of: title).minX == CGFloat(20 + 314 + 16)) }
        for title in ["Note", "note 1"] { #expect(try test.frame(of: title).minX == CGFloat(20 + 314 + 16 + 100 + 16)) }
        #expect(try test.frame(of: "Name").maxY < test.frame(of: "Cleo").minY)
        #expect(try test.frame(of: "Cleo").midY == test.frame(of: "31").midY)
    }

    @Test func `widths keep their bounds`() {
        let layout = TableColumnLayout(columns: [
            TableColumnMetrics(minimum: 200), TableColumnMetrics(maximum: 50), TableColumnMetrics(),
        ])
        #expect(layout.widths(in: 432) == [200, 50, 150])
        #expect(layout.widths(in: 832) == [375, 50, 375])
        // Ideal widths give way where the room is short, a fixed width does not.
        let ideal = TableColumnLayout(columns: [
            TableColumnMetrics(ideal: 340), TableColumnMetrics(minimum: 140, ideal: 240),
            TableColumnMetrics(minimum: 100, ideal: 100, maximum: 100), TableColumnMetrics(),
        ])
        #expect(ideal.widths(in: 48 + 720) == [340, 240, 100, 40])
        #expect(ideal.widths(in: 48 + 520) == [190, 190, 100, 40])
        #expect(ideal.widths(in: 48 + 200) == [40, 140, 100, 40])
    }

    @Test func `a tap on a title sorts by its column, the next one turns the direction`() throws {
        let test = ViewTest(Sorted(), wide)
        #expect(test.has("name forward"))
        #expect(try test.frame(of: "Anna").minY < test.frame(of: "Ben").minY)
        try test.tap("Name")
        #expect(test.has("name reverse"))
        #expect(try test.frame(of: "Cleo").minY < test.frame(of: "Ben").minY)
        try test.tap("Age")
        #expect(test.has("age forward, name reverse"))
        #expect(try test.frame(of: "Ben").minY < test.frame(of: "Cleo").minY)
    }

    @Test func `texts sort as file lists do`() throws {
        struct Files: View {
            private static let names = ["Bild 10", "bild 2", "Ärger", "Zebra"]
            @State private var order: [KeyPathComparator<Person>] = []

            private var files: [Person] { Self.names.enumerated().map { Person(id: $0, name: $1, age: 0) } }

            var body: some View {
                Table(files.sorted(using: order), sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Letters", value: \.name, comparator: .lexical)
                }
            }
        }
        let test = ViewTest(Files(), wide)
        // Each name stands in both columns.
        func order() -> [String] {
            test.texts.filter { $0.frame.minX < 400 && !["Name", "Letters"].contains($0.string) }
                .sorted { $0.frame.minY < $1.frame.minY }.map(\.string)
        }
        try test.tap("Name")
        #expect(order() == ["Ärger", "bild 2", "Bild 10", "Zebra"])
        try test.tap("Name")
        #expect(order() == ["Zebra", "Bild 10", "bild 2", "Ärger"])
        try test.tap("Letters")
        #expect(order() == ["Bild 10", "Zebra", "bild 2", "Ärger"])
    }

    @Test func `titles are headers, that of the order is marked, cells are read from row to row`() throws {
        let test = ViewTest(Sorted(), wide)
        let title = try #require(test.elements.first { $0.label == "Name" })
        #expect(title.traits.isSuperset(of: [.isHeader, .isButton, .isSelected]))
        let other = try #require(test.elements.first { $0.label == "Age" })
        #expect(other.traits.isSuperset(of: [.isHeader, .isButton]))
        #expect(!other.traits.contains(.isSelected))
        let read = test.elements.compactMap(\.label).filter { ["Name", "Age", "Anna", "52", "Ben"].contains($0) }
        #expect(read == ["Name", "Age", "Anna", "52", "Ben"])
    }

    @Test func `where room is short the first column stands alone`() throws {
        let test = ViewTest(Sorted(), narrow)
        #expect(test.has("Anna"))
        #expect(!test.has("52"))
        #expect(!test.has("Name"))
    }

    @Test func `a tap selects a row by the value's identity`() throws {
        struct Screen: View {
            @State var selected: Int?
            var body: some View {
                VStack {
                    Text(verbatim: "selected \(selected ?? -1)")
                    Table(TableTests.people, selection: $selected) { TableColumn("Name", value: \.name) }
                }
            }
        }
        let test = ViewTest(Screen(), wide)
        try test.tap("Anna")
        #expect(test.has("selected 2"))
    }

    @Test func `a button in one of several columns stands for itself, one in the only column for the row`() throws {
        struct Screen: View {
            @State var selected: Int?
            @State var pressed = 0
            var body: some View {
                VStack {
                    Text(verbatim: "selected \(selected ?? -1), pressed \(pressed)")
                    Table(TableTests.people, selection: $selected) {
                        TableColumn("Do") { person in Button("Press \(person.id)") { pressed = person.id } }
                        TableColumn("Name", value: \.name)
                    }
                }
            }
        }
        let test = ViewTest(Screen(), wide)
        try test.tap("Anna")
        #expect(test.has("selected 2, pressed 0"))
        try test.tap("Press 3")
        #expect(test.has("selected 2, pressed 3"))
        let one = ViewTest(Screen(), narrow)
        let row = try one.text("Press 2").frame
        one.tap(at: CGPoint(x: 300, y: row.midY))
        #expect(one.has("selected -1, pressed 2"))
    }

    @Test func `titles stand over their cells while a table is edited as well`() throws {
        struct Chosen: View {
            @State private var choice: Set<Int> = []

            var body: some View {
                NavigationStack {
                    Table(TableTests.people, selection: $choice) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Age") { Text(verbatim: "\($0.age)") }
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let test = ViewTest(Chosen(), wide)
        let (left, height) = (try test.frame(of: "Cleo").minX, try test.frame(of: "Name").midY)
        try test.tap("Edit")
        #expect(try test.frame(of: "Cleo").minX > left + 30)
        for (title, cell) in [("Name", "Cleo"), ("Age", "31")] {
            #expect(try test.frame(of: title).minX == test.frame(of: cell).minX)
        }
        #expect(try test.frame(of: "Name").midY == height)
    }

    @Test func `rows are written out and conditional`() throws {
        func table(_ shows: Bool) -> some View {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }
            } rows: {
                TableRow(Person(id: 9, name: "Zoe", age: 1))
                if shows { TableRow(Person(id: 8, name: "Yan", age: 2)) }
                ForEach(Self.people)
            }
            .tableColumnHeaders(.hidden)
        }
        let test = ViewTest(table(true), wide)
        #expect(!test.has("Name"))
        #expect(try test.frame(of: "Zoe").minY < test.frame(of: "Yan").minY)
        #expect(try test.frame(of: "Yan").minY < test.frame(of: "Cleo").minY)
        #expect(!ViewTest(table(false), wide).has("Yan"))
    }

    @Test func `rows stand in sections with titles`() throws {
        let table = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text(verbatim: "\($0.age)") }
        } rows: {
            Section("Adults") {
                Group {
                    TableRow(Person(id: 9, name: "Zoe", age: 41))
                    TableRow(Person(id: 8, name: "Yan", age: 42))
                }
            }
            Section("Children") { TableRow(Person(id: 7, name: "Xi", age: 4)) }
        }
        let test = ViewTest(table, wide)
        let order = ["Adults", "Zoe", "Yan", "Children", "Xi"]
        let places = try order.map { try test.frame(of: $0).minY }
        #expect(places == places.sorted())
        #expect(test.elements.first { $0.label == "Children" }?.traits.contains(.isHeader) == true)
    }

    @Test func `only rows in view are made`() {
        let people = (0..<10_000).map { Person(id: $0, name: "Person \($0)", age: $0) }
        let test = ViewTest(Table(people) { TableColumn("Name", value: \.name) }, wide)
        #expect(test.has("Person 0"))
        #expect(!test.has("Person 9999"))
        #expect(test.madeLines < 30)
    }
}
