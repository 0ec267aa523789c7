import SwiftUITestHost
import Testing

/// Context menus open over a page at a press, act once and close.
///
/// Numbers: menus of 250 points with items of 44, 12 from the edges of the 390 and 8 from their view, as laid out today
/// by eye; not compared with a device.
@MainActor
@Suite("Context menus and the layers that they open on")
struct ContextMenuTests {
    static let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private final class Log { var entries: [String] = [] }

    private struct Page: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            VStack(alignment: .leading) {
                Text("Count \(count)")
                Text("Document").contextMenu {
                    Button("Open") { count += 1 }
                    Button("Delete", role: .destructive) { log.entries.append("delete") }
                    Button("Closed") {}.disabled(true)
                }
                Button("Below") { log.entries.append("below") }
            }
            .onAppear { log.entries.append("appear") }
        }
    }

    @Test func `a long press opens the items, a tap on one acts and closes the menu`() throws {
        let log = Log()
        let test = ViewTest(Page(log: log), Self.phone)
        #expect(!test.has("Open"))
        try test.longPress("Document")
        #expect(test.has("Open"))
        try test.tap("Open")
        #expect(!test.has("Open"))
        #expect(test.has("Count 1"))
    }

    @Test func `an open menu keeps what is below out of reach`() throws {
        let log = Log()
        let test = ViewTest(Page(log: log), Self.phone)
        try test.longPress("Document")
        #expect(!test.has("Below"))
        #expect(try test.element("Open").role == "button")
        #expect(test.elements.contains { $0.role == "menu" && $0.isModal })
        #expect(!test.elements.first { $0.label == "Closed" }!.isEnabled)
        #expect(test.tap(at: CGPoint(x: 20, y: 800)))
        #expect(!test.has("Open"))
        try test.tap("Below")
        #expect(log.entries == ["appear", "below"])
    }

    @Test func `the menu stands below the view, at the screen's nearer side`() throws {
        let test = ViewTest(Page(log: Log()).frame(maxWidth: .infinity, alignment: .leading), Self.phone)
        let document = try test.frame(of: "Document")
        try test.longPress("Document")
        let menu = try #require(test.elements.first { $0.role == "menu" })
        // The view is a little larger now.
        #expect(isNear(menu.frame.minY, document.maxY + 8, by: 1))
        #expect(menu.frame.minX == 12)
        #expect(menu.frame.width == 250)
        #expect(try test.frame(of: "Open").height == 44)
    }

    @Test func `right to left it stands at the other side, and above where there is no room below`() throws {
        var phone = Self.phone
        phone.layoutDirection = .rightToLeft
        let test = ViewTest(
            Page(log: Log()).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading), phone)
        let document = try test.frame(of: "Document")
        try test.longPress("Document")
        let menu = try #require(test.elements.first { $0.role == "menu" })
        #expect(menu.frame.maxX == 378)
        #expect(isNear(menu.frame.maxY, document.minY - 8, by: 1))
    }

    @Test func `escape closes the menu`() throws {
        let test = ViewTest(Page(log: Log()), Self.phone)
        try test.longPress("Document")
        try test.escape(from: "Open")
        #expect(!test.has("Open"))
    }

    @Test func `a menu goes with the view that presents it`() throws {
        struct Gone: View {
            @State private var isThere = true
            var body: some View {
                if isThere {
                    Text("Document").contextMenu { Button("Remove") { isThere = false } }
                } else {
                    Text("Gone")
                }
            }
        }
        let test = ViewTest(Gone(), Self.phone)
        try test.longPress("Document")
        try test.tap("Remove")
        #expect(test.texts.map(\.string) == ["Gone"])
    }

    @Test func `a long press on a button opens the menu and does not press, a tap presses`() throws {
        struct Buttons: View {
            @State var log = "nothing"
            var body: some View {
                VStack {
                    Text(log)
                    Button("Send") { log = "sent" }.contextMenu { Button("Send later") { log = "later" } }
                    Menu("Sort") {
                        Button("By name") { log = "name" }
                    } primaryAction: {
                        log = "sorted"
                    }
                }
            }
        }
        let test = ViewTest(Buttons(), Self.phone)
        try test.tap("Send")
        #expect(test.has("sent"))
        try test.longPress("Send")
        #expect(test.has("Send later"))
        try test.tap("Send later")
        #expect(test.has("later"))
        try test.longPress("Sort")
        try test.tap("By name")
        #expect(test.has("name"))
        try test.tap("Sort")
        #expect(test.has("sorted"))
    }

    @Test func `rows with menus scroll, swipe and are selected`() throws {
        struct Rows: View {
            @State var items = Array(0..<40)
            @State var selected: Int?
            var body: some View {
                List(selection: $selected) {
                    ForEach(items, id: \.self) { item in
                        Text(selected == item ? "Chosen \(item)" : "Row \(item)")
                            .contextMenu { Button("Copy \(item)") {} }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                }
            }
        }
        let test = ViewTest(Rows(), Self.phone)
        try test.tap("Row 1")
        #expect(test.has("Chosen 1"))
        let row = try test.frame(of: "Row 5")
        test.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 220, y: row.midY))
        #expect(test.has("Delete"))
        try test.tap("Delete")
        #expect(!test.has("Row 5"))
        test.drag(from: CGPoint(x: 100, y: row.midY), to: CGPoint(x: 100, y: row.midY - 150), duration: 1)
        #expect(!test.has("Row 0") || (try! test.frame(of: "Row 0").minY) < 0)
        try test.longPress("Row 8")
        #expect(test.has("Copy 8"))
    }

    @Test func `toggles and pickers in a menu have check marks`() throws {
        struct Page: View {
            @State var shows = true
            @State var order = 1
            var body: some View {
                Text("Document").contextMenu {
                    Toggle("Show", isOn: $shows)
                    Picker("Order", selection: $order) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                }
            }
        }
        let test = ViewTest(Page(), Self.phone)
        try test.longPress("Document")
        #expect(try test.element("Show").isSelected)
        #expect(try test.element("Name").isSelected)
        try test.tap("Date")
        try test.longPress("Document")
        #expect(try test.element("Date").isSelected)
    }
}
