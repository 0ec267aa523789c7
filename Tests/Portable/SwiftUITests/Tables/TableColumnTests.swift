import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUITables

/// Columns of tables are hidden, moved, aligned and kept by customization.
///
/// Numbers: 800 points less margins of 20 and gaps of 16 between columns; the gaps are not compared with a device.
/// Tolerances allow for rounding to pixels.
@MainActor
@Suite("Table columns that people arrange")
struct TableColumnTests {
    private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
        let town: String
    }

    private static let people = [
        Person(id: 1, name: "Cleo", age: 31, town: "Rome"), Person(id: 2, name: "Anna", age: 52, town: "Oslo"),
    ]

    private let wide = DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular)

    private struct Page: View {
        @State var customization: TableColumnCustomization<Person>
        @State var order = [KeyPathComparator(\Person.name)]

        init(_ customization: TableColumnCustomization<Person> = TableColumnCustomization()) {
            self.customization = customization
        }

        var body: some View {
            VStack {
                Table(TableColumnTests.people, sortOrder: $order, columnCustomization: $customization) {
                    TableColumn("Name", value: \.name).customizationID("name")
                        .disabledCustomizationBehavior(.visibility)
                    TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }.customizationID("age")
                    TableColumn("Town", value: \.town).customizationID("town")
                    TableColumn("Number") { Text(verbatim: "no. \($0.id)") }
                        .customizationID("number").defaultVisibility(.hidden)
                }
                Button("Reset") { customization.resetOrder() }
                Text(verbatim: "age \(customization[visibility: "age"])")
            }
        }
    }

    private func order(_ test: ViewTest<some View>) -> [String] {
        test.elements.filter { ["Name", "Age", "Town", "Number"].contains($0.label) }
            .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
    }

    @Test func `columns are hidden by default, by choice, and shown by choice`() throws {
        #expect(order(ViewTest(Page(), wide)) == ["Name", "Age", "Town"])
        var customization = TableColumnCustomization<Person>()
        #expect(customization[visibility: "age"] == .automatic)
        customization[visibility: "age"] = .hidden
        customization[visibility: "number"] = .visible
        let test = ViewTest(Page(customization), wide)
        #expect(order(test) == ["Name", "Town", "Number"])
        #expect(test.has("no. 1"))
        #expect(!test.has("31"))
        customization[visibility: "age"] = .automatic
        customization[visibility: "number"] = .automatic
        #expect(customization == TableColumnCustomization())
    }

    @Test func `a finger drags a title to another column's place, cells follow, and back at once`() throws {
        let test = ViewTest(Page(), wide)
        let town = try test.frame(of: "Town")
        let name = try test.frame(of: "Name")
        test.drag(
            from: CGPoint(x: town.midX, y: town.midY), to: CGPoint(x: name.midX + 30, y: name.midY), releases: false)
        // The title stays under the finger.
        #expect(abs(try test.frame(of: "Town").midX - (name.midX + 30)) < 1)
        test.drag(from: CGPoint(x: name.midX + 30, y: name.midY), to: CGPoint(x: name.midX + 30, y: name.midY))
        #expect(order(test) == ["Town", "Name", "Age"])
        #expect(try test.frame(of: "Town").minX == CGFloat(20))
        #expect(try test.frame(of: "Rome").minX == CGFloat(20))
        #expect(try test.frame(of: "Cleo").minX == test.frame(of: "Name").minX)
        try test.tap("Reset")
        #expect(order(test) == ["Name", "Age", "Town"])
    }

    @Test func `a drag that ends is no tap, and a tap still sorts`() throws {
        let test = ViewTest(Page(), wide)
        let first = try test.frame(of: "Anna").minY < test.frame(of: "Cleo").minY
        let age = try test.frame(of: "Age")
        test.drag(from: CGPoint(x: age.midX, y: age.midY), to: CGPoint(x: age.midX + 60, y: age.midY))
        #expect(try (test.frame(of: "Anna").minY < test.frame(of: "Cleo").minY) == first)
        #expect(order(test) == ["Name", "Age", "Town"])
    }

    @Test func `a finger that stays opens a menu of the columns`() throws {
        let test = ViewTest(Page(), wide)
        try test.longPress("Town")
        let items = test.elements.filter { ["Name", "Age", "Town", "Number"].contains($0.label) }
        #expect(items.compactMap(\.label) == ["Age", "Town", "Number"])
        #expect(items.map { $0.traits.contains(.isSelected) } == [true, true, false])
        try test.tap("Age")
        #expect(test.has("age hidden"))
        #expect(order(test) == ["Name", "Town"])
        try test.longPress("Town")
        try test.tap("Number")
        #expect(order(test) == ["Name", "Town", "Number"])
    }

    @Test func `right to left titles are dragged the other way`() throws {
        var mirrored = wide
        mirrored.layoutDirection = .rightToLeft
        let test = ViewTest(Page(), mirrored)
        #expect(order(test) == ["Town", "Age", "Name"])
        let town = try test.frame(of: "Town")
        let name = try test.frame(of: "Name")
        test.drag(from: CGPoint(x: town.midX, y: town.midY), to: CGPoint(x: name.midX, y: name.midY))
        #expect(order(test) == ["Age", "Name", "Town"])
        #expect(try test.frame(of: "Rome").maxX == CGFloat(780))
    }

    @Test func `columns that may not be moved stay`() throws {
        struct Fixed: View {
            @State var customization = TableColumnCustomization<Person>()
            var body: some View {
                Table(TableColumnTests.people, columnCustomization: $customization) {
                    TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.reorder)
                    TableColumn("Age") { Text(verbatim: "\($0.age)") }.customizationID("age")
                    TableColumn("Town", value: \.town).customizationID("town")
                }
            }
        }
        let test = ViewTest(Fixed(), wide)
        func drag(_ from: String, _ to: String) throws {
            let start = try test.frame(of: from)
            let end = try test.frame(of: to)
            test.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.midY))
        }
        try drag("Name", "Town")
        #expect(order(test) == ["Name", "Age", "Town"])
        try drag("Town", "Name")
        #expect(order(test) == ["Name", "Town", "Age"])
    }

    @Test func `a choice survives being written and read, and is kept by the app`() throws {
        var customization = TableColumnCustomization<Person>()
        customization[visibility: "age"] = .hidden
        let columns = ["name", "age", "town"].map { id in
            var column = _TableColumn<Person>(
                label: AnyView(EmptyView()), sort: nil, metrics: TableColumnMetrics(),
                cell: { _ in AnyView(EmptyView()) })
            column.customizationID = id
            return column
        }
        customization.move("town", to: "name", in: columns)
        let read = try JSONDecoder().decode(
            TableColumnCustomization<Person>.self, from: JSONEncoder().encode(customization))
        #expect(read == customization)
        #expect(read.arranged(columns).map { $0.column.customizationID! } == ["town", "name", "age"])
        #expect(read.arranged(columns).map(\.isVisible) == [true, true, false])

        let store = try #require(UserDefaults(suiteName: "TableColumnTests.\(UUID())"))
        struct Stored: View {
            @AppStorage var customization: TableColumnCustomization<Person>
            init(_ store: UserDefaults) { _customization = AppStorage("columns", store: store) }
            var body: some View { Button("Hide") { customization[visibility: "age"] = .hidden } }
        }
        try ViewTest(Stored(store)).tap("Hide")
        #expect(
            AppStorage<TableColumnCustomization<Person>>("columns", store: store).wrappedValue[visibility: "age"]
                == .hidden)
    }

    @Test func `behaviors are a set`() {
        var behavior: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(!behavior.contains(.visibility) && behavior.contains(.resize) && behavior != .all)
        #expect(behavior.insert(.visibility) == (true, .visibility))
        #expect(behavior == .all)
        #expect(behavior.remove(.reorder) == .reorder)
        #expect(behavior == [.resize, .visibility])
        #expect(behavior.remove(.reorder) == nil)
    }

    @Test func `columns are conditional, grouped, and made from data`() throws {
        func table(_ shows: Bool, years: [Int]) -> some View {
            Table(Self.people) {
                TableColumn("Name", value: \.name)
                if shows { TableColumn("Town", value: \.town) }
                if years.isEmpty {
                    TableColumn("No years") { _ in Text("none") }
                } else {
                    TableColumn("Years") { _ in Text("\(years.count)") }
                }
                Group { TableColumn("Age") { (person: Person) in Text(verbatim: "\(person.age)") } }
                TableColumnForEach(years, id: \.self) { year in
                    TableColumn(Text(verbatim: "\(year)")) { Text(verbatim: "\($0.name) in \(year)") }
                }
            }
        }
        let test = ViewTest(table(true, years: [1999, 2000]), wide)
        let titles = ["Name", "Town", "Years", "Age", "1999", "2000"]
        let places = try titles.map { try test.frame(of: $0).minX }
        #expect(places == places.sorted())
        #expect(test.has("Cleo in 2000"))
        test.update(table(false, years: []))
        #expect(!test.has("Town") && !test.has("1999") && test.has("No years"))
    }

    @Test func `cells keep their state when columns before them go`() throws {
        struct Counter: View {
            @State var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        func table(_ shows: Bool) -> some View {
            Table(Self.people.prefix(1).map { $0 }) {
                if shows { TableColumn("Name", value: \.name) }
                TableColumn("Counter") { _ in Counter() }
            }
        }
        let test = ViewTest(table(true), wide)
        try test.tap("count 0")
        test.update(table(false))
        #expect(test.has("count 1"))
    }

    @Test func `cells stand where their column says`() throws {
        func table() -> some View {
            Table(Self.people) {
                TableColumn("Name", value: \.name).alignment(.trailing)
                TableColumn("Age") { Text(verbatim: "\($0.age)") }.alignment(.center)
                TableColumn("Number") { Text(verbatim: "no. \($0.id)") }.alignment(.numeric)
            }
        }
        // 800 less margins of 20 and two gaps of 16: three columns of 242.67.
        let test = ViewTest(table(), wide)
        let width = CGFloat(760 - 32) / 3
        for title in ["Name", "Cleo"] { #expect(abs(try test.frame(of: title).maxX - (20 + width)) < 0.6) }
        for title in ["Age", "31"] { #expect(abs(try test.frame(of: title).midX - 400) < 0.6) }
        for title in ["Number", "no. 1"] { #expect(abs(try test.frame(of: title).maxX - 780) < 0.6) }
        var mirrored = wide
        mirrored.layoutDirection = .rightToLeft
        let other = ViewTest(table(), mirrored)
        for title in ["Name", "Cleo"] { #expect(abs(try other.frame(of: title).minX - (780 - width)) < 0.6) }
        // The ones of numbers stay at the right.
        for title in ["Number", "no. 1"] { #expect(abs(try other.frame(of: title).maxX - (20 + width)) < 0.6) }
    }

    @Test func `a width is taken back`() throws {
        @available(*, deprecated) func column() -> TableColumn<Person, Never, Text, Text> {
            TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(50).width()
        }
        #expect(
            TableColumn<Person, Never, Text, Text>("Age") { _ in Text("") }.width(50).width(nil).metrics.ideal == nil)
    }
}
