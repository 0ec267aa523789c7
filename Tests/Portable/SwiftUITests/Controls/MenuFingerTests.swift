import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// One finger opens a menu and chooses in it.
///
/// Numbers: content that scrolls by 100 points, less the 10 that recognition takes, is beyond 60. Times of 0.2 s to
/// open a menu are by eye, not compared with a device.
@MainActor
@Suite("Menus under a finger")
struct MenuFingerTests {
    private static let phone = ContextMenuTests.phone

    private struct Page: View {
        let log: Journal
        var order = MenuOrder.automatic

        var body: some View {
            VStack {
                Menu("View") {
                    Button("Copy") { log("copy") }
                    Button("Closed") { log("closed") }.disabled(true)
                    Section("Sort by") { Button("Name") { log("name") } }
                    Button("Delete", role: .destructive) { log("delete") }
                }
                Text("Title")
                Spacer()
            }
            .menuOrder(order)
        }
    }

    @Test func `a finger that stays opens the menu, slides to an item and chooses it by being lifted there`() throws {
        let log = Journal()
        let test = ViewTest(Page(log: log), Self.phone)
        try test.touch("View")
        test.advance(by: 0.1)
        #expect(!test.has("Copy"))
        test.advance(by: 0.15)
        #expect(test.has("Copy") && test.lit.isEmpty)
        try test.move(to: try test.center(of: "Copy"))
        #expect(test.lit == ["Copy"])
        try test.move(to: try test.center(of: "Delete"))
        #expect(test.lit == ["Delete"])
        #expect(log.lines.isEmpty)
        try test.lift()
        #expect(log.lines == ["delete"])
        #expect(!test.has("Copy"))
    }

    @Test func `titles, disabled items and what is beside the menu are not highlighted and do nothing`() throws {
        let log = Journal()
        let test = ViewTest(Page(log: log), Self.phone)
        for place in ["Closed", "Sort by", "Title"] {
            let beside = place == "Title" ? CGPoint(x: 20, y: 800) : nil
            try test.touch("View")
            test.advance(by: 0.25)
            try test.move(to: try test.center(of: "Name"))
            #expect(test.lit == ["Name"])
            try test.move(to: try beside ?? test.center(of: place))
            #expect(test.lit.isEmpty)
            // The menu stays to be read.
            try test.lift()
            #expect(test.has("Copy"))
            test.tap(at: CGPoint(x: 20, y: 800))
            #expect(!test.has("Copy"))
        }
        #expect(log.lines.isEmpty)
    }

    @Test func `a finger that is lifted where it came down leaves the menu open, a tap opens it too`() throws {
        let test = ViewTest(Page(log: Journal()), Self.phone)
        try test.longPress("View", for: 0.3)
        #expect(test.has("Copy") && test.lit.isEmpty)
        test.tap(at: CGPoint(x: 20, y: 800))
        try test.tap("View")
        #expect(test.has("Copy"))
    }

    @Test func `in an open menu a finger slides from item to item`() throws {
        let log = Journal()
        let test = ViewTest(Page(log: log), Self.phone)
        try test.tap("View")
        try test.touch("Copy")
        #expect(test.lit == ["Copy"])
        try test.move(to: try test.center(of: "Name"))
        #expect(test.lit == ["Name"])
        // The menu ignores a second finger.
        test.touch(at: try test.center(of: "Delete"), finger: 1)
        #expect(test.lit == ["Name"])
        try test.lift(finger: 1)
        #expect(test.lit == ["Name"] && log.lines.isEmpty)
        try test.lift()
        #expect(log.lines == ["name"])
        #expect(!test.has("Copy"))
    }

    @Test func `a finger that scrolls opens nothing`() throws {
        let test = ViewTest(
            ScrollView {
                Menu("View") { Button("Copy") {} }.padding(.top, 300)
                Color.red.frame(height: 2_000)
            }, Self.phone)
        let start = try test.center(of: "View")
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100), duration: 0.5)
        test.advance(by: 1)
        #expect(!test.has("Copy"))
        #expect(test.contentOffsets[0].y > 60)
        // Nor does one that goes away before its time.
        let place = try test.center(of: "View")
        test.touch(at: place)
        test.advance(by: 0.1)
        try test.move(to: CGPoint(x: place.x + 15, y: place.y))
        test.advance(by: 1)
        #expect(!test.has("Copy"))
    }

    @Test func `a menu that is disabled does not open`() throws {
        let test = ViewTest(Page(log: Journal()).disabled(true), Self.phone)
        test.longPress(at: try test.center(of: "View"))
        #expect(!test.has("Copy"))
    }

    @Test func `with a primary action the menu opens after a long press and is chosen from`() throws {
        let log = Journal()
        let test = ViewTest(
            Menu("Add") {
                Button("Other") { log("other") }
            } primaryAction: {
                log("add")
            }, Self.phone)
        try test.touch("Add")
        test.advance(by: 0.4)
        #expect(!test.has("Other"))
        test.advance(by: 0.2)
        try test.move(to: try test.center(of: "Other"))
        try test.lift()
        #expect(log.lines == ["other"])
    }

    @Test func `a picker's menu is chosen from with one finger`() throws {
        let size = Written(1)
        let test = ViewTest(
            Picker("Size", selection: size.binding) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }, Self.phone)
        try test.touch("Size")
        test.advance(by: 0.25)
        try test.move(to: try test.center(of: "Two"))
        #expect(test.lit == ["Two"])
        try test.lift()
        #expect(size.writes == [2] && !test.has("Two"))
    }

    @Test func `a context menu is chosen from with one finger, not in the preview`() throws {
        let log = Journal()
        let test = ViewTest(
            Text("Photo").contextMenu {
                Button("Share") { log("share") }
            } preview: {
                Color.red.frame(width: 200, height: 100)
            }, Self.phone)
        try test.touch("Photo")
        test.advance(by: 0.6)
        let share = try test.center(of: "Share")
        try test.move(to: CGPoint(x: share.x, y: share.y - 60))
        #expect(test.lit.isEmpty)
        try test.lift()
        #expect(test.has("Share"))
        test.tap(at: CGPoint(x: 20, y: 800))
        try test.touch("Photo")
        test.advance(by: 0.6)
        try test.move(to: share)
        try test.lift()
        #expect(log.lines == ["share"] && !test.has("Share"))
    }

    @Test func `so are those of rows, of selections and of the pages below`() throws {
        let log = Journal()
        let rows = ViewTest(
            List(0..<40) { row in Text("Row \(row)").contextMenu { Button("Copy \(row)") { log("copied \(row)") } } },
            Self.phone)
        try rows.touch("Row 3")
        rows.advance(by: 0.6)
        try rows.move(to: try rows.center(of: "Copy 3"))
        try rows.lift()
        let chosen = ViewTest(
            List(["A", "B"], id: \.self, selection: .constant(Set<String>())) { Text($0) }
                .contextMenu(forSelectionType: String.self) { names in Button("Cut") { log("cut \(names)") } },
            Self.phone)
        try chosen.touch("B")
        chosen.advance(by: 0.6)
        try chosen.move(to: try chosen.center(of: "Cut"))
        try chosen.lift()
        #expect(log.lines == ["copied 3", #"cut ["B"]"#])

        struct Pages: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationTitle("Start")
                        .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Title \($0)") }
                }
            }
        }
        let pages = ViewTest(Pages(), Self.phone)
        try pages.touch("Title 1")
        pages.advance(by: 0.6)
        try pages.move(to: try pages.center(of: "Start"))
        try pages.lift()
        #expect(pages.has("Root"))
    }

    @Test func `an item may leave the menu open, and is not highlighted then`() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Menu("Open \(count)") {
                    Button("More") { count += 1 }.menuActionDismissBehavior(.disabled)
                    Toggle(
                        "Odd",
                        isOn: Binding {
                            count % 2 == 1
                        } set: { _ in
                            count += 10
                        })
                }
            }
        }
        let test = ViewTest(Counting(), Self.phone)
        try test.touch("Open 0")
        test.advance(by: 0.25)
        try test.move(to: try test.center(of: "More"))
        try test.lift()
        #expect(test.has("More") && test.lit.isEmpty)
        try test.drag(from: "More", to: "Odd")
        #expect(test.has("Open 11"))
    }

    @Test func `the menu goes with its owner under the finger`() throws {
        struct Gone: View {
            var isThere = true
            var body: some View {
                VStack {
                    if isThere { Menu("Open") { Button("Copy") {} } }
                    Button("Below") {}
                }
            }
        }
        let test = ViewTest(Gone(), Self.phone)
        try test.touch("Open")
        test.advance(by: 0.25)
        try test.move(to: try test.center(of: "Copy"))
        test.update(Gone(isThere: false))
        #expect(!test.has("Copy"))
        try test.lift()
        try test.tap("Below")
    }

    @Test func `a menu that comes up under the finger waits for it to go to an item`() throws {
        let log = Journal()
        // All over the screen, so that the menu covers part of it.
        let test = ViewTest(
            Color.red.contextMenu { ForEach(0..<4) { row in Button("Row \(row)") { log("\(row)") } } }, Self.phone)
        test.longPress(at: CGPoint(x: 195, y: 600))
        let row = try test.frame(of: "Row 1")
        test.tap(at: CGPoint(x: 20, y: 60))
        test.touch(at: CGPoint(x: row.midX, y: row.minY + 2))
        test.advance(by: 0.6)
        // It trembles, and crosses into another row by 3 points.
        try test.move(to: CGPoint(x: row.midX, y: row.minY - 3))
        #expect(test.lit.isEmpty)
        try test.move(to: CGPoint(x: row.midX, y: row.midY))
        #expect(test.lit.isEmpty)
        try test.move(to: try test.center(of: "Row 2"))
        #expect(test.lit == ["Row 2"])
        try test.move(to: CGPoint(x: row.midX, y: row.midY))
        #expect(test.lit == ["Row 1"])
        try test.lift()
        #expect(log.lines == ["1"])
    }
}

extension ViewTest {
    /// The labels of the highlighted items of menus.
    var lit: [String] {
        let filled = displayList.filledRects
        return elements.filter { $0.role == "button" }.filter { element in
            filled.contains { $0.origin.isNear(element.frame.origin) && $0.size.isNear(element.frame.size) }
        }.map(\.label)
    }
}

extension CGPoint {
    fileprivate func isNear(_ other: CGPoint) -> Bool { distance(to: other) < 1 }
}

extension CGSize {
    fileprivate func isNear(_ other: CGSize) -> Bool { abs(width - other.width) < 1 && abs(height - other.height) < 1 }
}
