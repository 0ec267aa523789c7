import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation

/// The layout below a navigation bar that shrinks as content moves up.
///
/// Numbers: a bar is 44 points high, a large title adds 52: 96 (Docs/Facts/IOSMetrics.md). Content moves by what the
/// tests scroll; the bar's own views move up with it by 52 at most.
@MainActor
@Suite("Below bars that get lower")
struct BelowBarTests {
    private let phone = DisplayConfiguration(width: 390, height: 844)

    private func scroll<V: View>(_ test: ViewTest<V>, _ distance: CGFloat) {
        test.scroll(at: CGPoint(x: 195, y: 600), y: distance)
    }

    private struct Sections: View {
        var isLazy = false
        var mode = NavigationBarItem.TitleDisplayMode.large

        private var rows: some View { ForEach(0..<40) { Text("Row \($0)").frame(height: 44) } }

        var body: some View {
            NavigationStack {
                Group {
                    if isLazy {
                        ScrollView {
                            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                                Section {
                                    rows
                                } header: {
                                    Text("Head").frame(height: 30)
                                }
                            }
                        }
                    } else {
                        List { Section("Head") { rows } }.listStyle(.plain)
                    }
                }
                .navigationTitle("Inbox")
                .navigationBarTitleDisplayMode(mode)
            }
        }
    }

    @Test(arguments: [false, true])
    func `headers of sections stay below the bar`(isLazy: Bool) throws {
        let test = ViewTest(Sections(isLazy: isLazy), phone)
        let start = try test.text("Head").frame.minY
        #expect(start >= 96)
        // With the large title, then below what stays of the bar.
        scroll(test, 20)
        #expect(try test.text("Head").frame.minY == start - 20)
        scroll(test, 200)
        #expect(try abs(test.frame(of: "Inbox").midX - 195) < 1)
        #expect(try test.text("Head").frame.minY == start - 52)
        scroll(test, 300)
        #expect(try test.text("Head").frame.minY == start - 52)
        scroll(test, -520)
        #expect(try test.text("Head").frame.minY == start)
    }

    @Test func `a header stays below a small bar from the start`() throws {
        let test = ViewTest(Sections(mode: .inline), phone)
        let start = try test.text("Head").frame.minY
        #expect(start >= 44)
        scroll(test, 300)
        #expect(try test.text("Head").frame.minY == start)
    }

    @Test func `a bar of the page's own moves up with the navigation bar, which has its background then`() throws {
        let page = NavigationStack {
            List(0..<40, id: \.self) { Text("Row \($0)") }
                .safeAreaInset(edge: .top, spacing: 0) { Button("Chips") {}.frame(height: 30) }
                .navigationTitle("Inbox")
        }
        let test = ViewTest(page, phone)
        let (title, chips) = try (test.frame(of: "Inbox"), test.frame(of: "Chips").minY)
        let fills = test.displayList.fills.count
        #expect(chips >= 96)
        scroll(test, 20)
        #expect(try test.frame(of: "Chips").minY == chips - 20)
        scroll(test, 300)
        #expect(try test.frame(of: "Chips").minY == chips - 52)
        #expect(try abs(test.frame(of: "Inbox").midX - 195) < 1 && test.frame(of: "Inbox").midY < title.midY)
        #expect(test.displayList.fills.count > fills)
        // It is pressed where it stands now.
        try test.tap("Chips")
        scroll(test, -320)
        #expect(try test.frame(of: "Chips").minY == chips)
        #expect(try test.frame(of: "Inbox") == title)
    }

    @Test func `headers stay below bars of the page's own`() throws {
        let page = NavigationStack {
            List { Section("Head") { ForEach(0..<40) { Text("Row \($0)") } } }.listStyle(.plain)
                .safeAreaInset(edge: .top, spacing: 0) { Text("Chips").frame(height: 30) }
                .navigationTitle("Inbox")
        }
        let test = ViewTest(page, phone)
        scroll(test, 400)
        let chips = try test.text("Chips").frame
        #expect(chips.maxY <= 44 + 30)
        #expect(try test.text("Head").frame.minY >= 44 + 30)
        #expect(try test.text("Head").frame.minY < 44 + 30 + 20)
    }

    @Test func `a large title over a table goes as rows move, and the titles of columns stay below the bar`() throws {
        struct Order: Identifiable { let id: Int }
        let page = NavigationStack {
            Table((0..<40).map(Order.init)) {
                TableColumn("Number") { Text("Order \($0.id)") }
                TableColumn("State") { _ in Text("Open") }
            }
            .navigationTitle("Orders")
        }
        let test = ViewTest(page, DisplayConfiguration(width: 800, height: 600, horizontalSizeClass: .regular))
        let (title, header, row) = try (
            test.frame(of: "Orders").midY, test.text("Number").frame.minY, test.text("Order 0").frame.minY
        )
        #expect(row > header && header > title)
        test.scroll(at: CGPoint(x: 400, y: 400), y: 200)
        #expect(try test.frame(of: "Orders").midY < title)
        #expect(try test.text("Number").frame.minY == header - 52)
        test.scroll(at: CGPoint(x: 400, y: 400), y: -200)
        #expect(try test.text("Number").frame.minY == header)
        // Pulled down, all of it moves down.
        test.touch(at: CGPoint(x: 400, y: 300))
        try test.move(to: CGPoint(x: 400, y: 320))
        try test.move(to: CGPoint(x: 400, y: 420))
        let pull = try test.text("Order 0").frame.minY - row
        #expect(pull > 10)
        #expect(try abs(test.text("Number").frame.minY - header - pull) < 0.51)
        #expect(try test.frame(of: "Orders").midY > title)
    }
}
