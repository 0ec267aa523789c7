import SwiftUITestHost
import Testing

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
        #expect(menu.frame.minY == document.maxY + 8)
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
        #expect(menu.frame.maxY == document.minY - 8)
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
}
