import CoreGraphics
import Testing

@testable import SwiftUI
@testable import SwiftUIControls
@testable @_spi(Floors) import SwiftUICore
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost
@testable import SwiftUILists

/// Context menus of the rows of lists belong to the whole row.
///
/// Numbers: a lifted row is as wide as the window of 390 less margins of 12, its menu 8 below it: by eye, not compared
/// with a device. 358 is the width of a row within margins of 16.
@MainActor
@Suite("Lists: context menus of rows")
struct RowMenuTests {
    private static let phone = ContextMenuTests.phone

    enum Style: CaseIterable { case plain, grouped, insetGrouped, inset, sidebar }

    private struct Names<Row: View>: View {
        var style = Style.insetGrouped
        @ViewBuilder let row: (Int) -> Row

        var body: some View {
            let list = List {
                Section {
                    ForEach(0..<6, id: \.self) { row($0) }
                } header: {
                    Text("Header").contextMenu { Button("Fold") {} }
                }
            }
            switch style {
            case .plain: list.listStyle(.plain)
            case .grouped: list.listStyle(.grouped)
            case .insetGrouped: list.listStyle(.insetGrouped)
            case .inset: list.listStyle(.inset)
            case .sidebar: list.listStyle(.sidebar)
            }
        }
    }

    /// The row around a text, in the whole picture.
    private func row(_ text: String, of test: ViewTest<some View>) throws -> CGRect {
        let place = try test.text(text).frame
        let hit = test.host.root.hitTest(CGPoint(x: place.midX, y: place.midY))
        let row = try #require(hit as? ListRowBox ?? hit?.nearestAncestor { $0 as? ListRowBox })
        return row.convert(row.card, to: nil)
    }

    @Test(arguments: Style.allCases)
    func `a finger that stays anywhere on the row opens its menu, and the whole row is lifted`(style: Style) throws {
        for x in [CGFloat(4), 200, 354] {
            let test = ViewTest(
                Names(style: style) { row in
                    Text("Row \(row)").contextMenu { Button("Copy \(row)") {} }
                }, Self.phone)
            let card = try row("Row 2", of: test)
            test.longPress(at: CGPoint(x: min(card.minX + x, card.maxX - 2), y: card.minY + 3))
            #expect(test.has("Copy 2"), "at \(x)")
            #expect(isNear(try test.preview.midY, card.midY, by: 1))
            #expect(try test.preview.width == 366, "as wide as the screen lets it be")
            #expect(isNear(try test.menu.minY, try test.preview.maxY + 8, by: 1))
            let plate = try #require(test.plate)
            #expect(isNear(plate.width, 366, by: 0.001))
            #expect(test.displayList.drawnTexts.count { $0 == "Row 2" } == 1)
        }
    }

    @Test func `what is said around the menu of a row does not matter`() throws {
        let test = ViewTest(
            Names { row in
                Text("Row \(row)")
                    .contextMenu { Button("Copy \(row)") {} }
                    .padding(.vertical, 10)
                    .background(Color.yellow)
                    .tag(row)
                    .swipeActions { Button("Flag") {} }
                    .listRowBackground(Color.green)
                    .listRowInsets(EdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30))
            }, Self.phone)
        let card = try row("Row 1", of: test)
        for point in [CGPoint(x: card.minX + 3, y: card.minY + 3), CGPoint(x: card.minX + 32, y: card.minY + 25)] {
            test.longPress(at: point)
            #expect(test.has("Copy 1"))
            test.tap(at: CGPoint(x: 200, y: 830))
            #expect(!test.has("Copy 1"))
        }
    }

    @Test func `the menu of a part of the row opens from that part, which is lifted alone`() throws {
        let test = ViewTest(
            Names { row in
                HStack {
                    Text("Row \(row)").contextMenu { Button("Copy \(row)") {} }
                    Spacer()
                    Text("Part \(row)")
                }
            }, Self.phone)
        let text = try test.text("Row 1").frame
        test.longPress(at: CGPoint(x: 200, y: text.midY))
        let other = try test.text("Part 1").frame
        test.longPress(at: CGPoint(x: other.midX, y: other.midY))
        #expect(!test.has("Copy 1"))
        try test.longPress("Row 1")
        #expect(test.has("Copy 1"))
        #expect(try test.preview.width < 100)
        #expect(test.has("Copy 1") && test.texts.map(\.string).contains("Part 1"))
    }

    @Test func `the menu of a part opens beside a button that stands for the whole row`() throws {
        let journal = Journal()
        let test = ViewTest(
            Names { row in
                HStack {
                    Text("Row \(row)").contextMenu { Button("Copy \(row)") {} }
                    Button("Act") { journal("\(row)") }
                }
            }, Self.phone)
        try test.longPress("Row 1")
        #expect(test.has("Copy 1") && journal.lines.isEmpty)
    }

    @Test func `in a header it opens from its content alone`() throws {
        let test = ViewTest(Names(style: .plain) { Text("Row \($0)") }, Self.phone)
        let text = try test.text("Header").frame
        test.longPress(at: CGPoint(x: 300, y: text.midY))
        #expect(!test.has("Fold"))
        test.longPress(at: CGPoint(x: text.midX, y: text.midY))
        #expect(test.has("Fold"))
        #expect(try test.preview.width < 200)
    }

    @Test func `a row with a button or a link does what it is for by a tap anywhere, and opens its menu by a press`()
        throws
    {
        struct Page: View {
            let journal: Journal
            var body: some View {
                NavigationStack {
                    List {
                        Button("Send") { journal("sent") }.contextMenu { Button("Later") { journal("later") } }
                        HStack {
                            Text("Beside")
                            Button("Act") { journal("acted") }
                        }
                        .contextMenu { Button("Wait") {} }
                        NavigationLink("Go") { Text("Away") }.contextMenu { Button("Open in window") {} }
                    }
                }
            }
        }
        let journal = Journal()
        let test = ViewTest(Page(journal: journal), Self.phone)
        func press(_ text: String, opens item: String) throws {
            let card = try row(text, of: test)
            test.longPress(at: CGPoint(x: card.maxX - 4, y: card.midY))
            #expect(test.has(item) && journal.take().isEmpty, "\(text)")
            test.tap(at: CGPoint(x: 200, y: 830))
            #expect(!test.has(item))
        }
        try press("Send", opens: "Later")
        try press("Beside", opens: "Wait")
        try press("Go", opens: "Open in window")
        test.tap(at: CGPoint(x: 366, y: try test.text("Send").frame.midY))
        #expect(journal.take() == ["sent"])
        let beside = try test.text("Beside").frame
        test.tap(at: CGPoint(x: beside.midX, y: beside.midY))
        test.tap(at: CGPoint(x: 200, y: beside.midY))
        #expect(journal.take() == ["acted", "acted"])
        test.tap(at: CGPoint(x: 366, y: try test.text("Go").frame.midY))
        test.advance(by: 1)
        #expect(test.has("Away"))
    }

    private struct Editable: View {
        @State var names = ["A", "B", "C", "D"]
        @State var chosen: String?
        var mode = EditMode.inactive

        var body: some View {
            List(selection: $chosen) {
                ForEach(names, id: \.self) { name in
                    Text(chosen == name ? "\(name)!" : name)
                        .swipeActions { Button("Flag \(name)") {} }
                        .contextMenu { Button("Open \(name)") {} }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
            .environment(\.editMode, .constant(mode))
        }
    }

    @Test func `it can be selected, swiped and, from its menu, moved by its insets as well`() throws {
        let test = ViewTest(Editable(), Self.phone)
        let card = try row("B", of: test)
        let end = CGPoint(x: card.maxX - 5, y: card.midY)
        test.tap(at: end)
        #expect(test.has("B!"))
        test.drag(from: end, to: CGPoint(x: end.x - 80, y: end.y))
        #expect(test.has("Flag B"))
        test.tap(at: CGPoint(x: card.minX + 10, y: card.midY))
        test.advance(by: 1)
        test.touch(at: end)
        test.advance(by: 0.6)
        #expect(test.has("Open B"))
        try test.move(to: CGPoint(x: end.x, y: end.y + 30))
        #expect(!test.has("Open B"))
        try test.move(to: CGPoint(x: end.x, y: end.y + 60))
        try test.lift()
        let order = test.texts.filter { $0.string.count <= 2 }.sorted { $0.frame.minY < $1.frame.minY }
        #expect(order.map(\.string) == ["A", "C", "B!", "D"])
    }

    @Test func `the handle of a row that is edited moves it and opens no menu`() throws {
        let test = ViewTest(Editable(mode: .active), Self.phone)
        let card = try row("B", of: test)
        test.longPress(at: CGPoint(x: card.maxX - 24, y: card.midY))
        #expect(!test.has("Open B"))
    }

    @Test func `the row is not seen in its place while its menu is open, but its card is`() throws {
        let test = ViewTest(Names { row in Text("Row \(row)").contextMenu { Button("Copy") {} } }, Self.phone)
        let before = test.displayList.fills.count { $0.width == 358 && $0.height == 44 }
        try test.longPress("Row 2")
        let after = test.displayList.fills.count { $0.width == 358 && $0.height == 44 }
        #expect(after == before)
        test.tap(at: CGPoint(x: 200, y: 830))
        #expect(test.displayList.drawnTexts.count { $0 == "Row 2" } == 1)
    }

    @Test func `who does not press opens the menu by an action, of all that is in the row`() throws {
        let test = ViewTest(
            Names { row in
                HStack {
                    Text("Row \(row)")
                    Text("Part \(row)")
                }
                .contextMenu { Button("Copy \(row)") {} }
            }, Self.phone)
        try test.perform("Show Menu", on: "Part 3")
        #expect(test.has("Copy 3"))
        #expect(try test.preview.width == 366)
    }
}
