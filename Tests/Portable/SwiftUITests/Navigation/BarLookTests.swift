import CoreGraphics
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Bars show titles, items, badges and backgrounds by type size, content and room.
///
/// Numbers: body is 17 points, 33 at accessibility2 (Human Interface Guidelines, Typography); margins of 16 on the
/// display of 390, whose middle is 195; a search field has a bar of 52 (Docs/Facts/IOSMetrics.md). Placement of items
/// is not compared with a device.
@MainActor
@Suite("How bars look")
struct BarLookTests {
    private let phone = ContextMenuTests.phone

    @Test func `only the large title grows with the text size`() throws {
        var configuration = phone
        configuration.dynamicTypeSize = .accessibility3
        func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
            NavigationStack {
                Color.red.accessibilityElement().accessibilityLabel("Content").navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode).toolbar { Button("Item") {} }
            }
        }
        let (small, large) = (ViewTest(stack(.large), phone), ViewTest(stack(.large), configuration))
        #expect(try large.frame(of: "Item") == small.frame(of: "Item"))
        #expect(try large.text("Title").fontSize > small.text("Title").fontSize)
        #expect(try large.frame(of: "Title").maxY <= large.frame(of: "Content").minY)
        let (inline, inlineLarge) = (ViewTest(stack(.inline), phone), ViewTest(stack(.inline), configuration))
        #expect(try inline.frame(of: "Title") == inlineLarge.frame(of: "Title"))
    }

    @Test func `what is opened from a bar has the reader's text size`() throws {
        var configuration = phone
        configuration.dynamicTypeSize = .accessibility2
        let test = ViewTest(
            NavigationStack { Text("Page").toolbar { Menu("Actions") { Button("Open") {} } } }, configuration)
        #expect(try test.text("Actions").fontSize == 17)
        try test.tap("Actions")
        #expect(try test.text("Open").fontSize == 33)
    }

    @Test func `spacers spread the items of a toolbar, one item stands in the middle`() throws {
        func bar(_ items: some View) throws -> ViewTest<some View> {
            ViewTest(
                NavigationStack { Text("Page").toolbar { ToolbarItemGroup(placement: .bottomBar) { items } } }, phone)
        }
        let spread = try bar(
            Group {
                Button("First") {}
                Spacer()
                Button("Last") {}
            })
        #expect(try spread.frame(of: "First").minX == 16)
        #expect(try spread.frame(of: "Last").maxX == 374)
        let one = try bar(Button("Only") {})
        #expect(try one.frame(of: "Only").midX == 195)
    }

    @Test func `bars below have a background only while content lies under them`() throws {
        func fills(_ rows: Int, isTab: Bool) -> Int {
            let list = ScrollView {
                VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("\($0)").frame(height: 44) } }
            }
            let view =
                isTab
                ? AnyView(TabView { list.tabItem { Text("Tab") } })
                : AnyView(NavigationStack { list.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } } })
            return ViewTest(view, phone).displayList.fills.count
        }
        for isTab in [false, true] {
            #expect(fills(3, isTab: isTab) < fills(40, isTab: isTab))
        }
    }

    @Test func `the bar below follows what ends at it, though something else is at the bar above`() {
        func fills(_ rows: Int) -> Int {
            let page = VStack(spacing: 0) {
                Text("Head")
                ScrollView { VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Text("\($0)").frame(height: 44) } } }
            }
            let view = NavigationStack { page.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } } }
            return ViewTest(view, phone).displayList.fills.count
        }
        #expect(fills(3) < fills(40))
    }

    @Test func `the search field goes before the large title when content moves up, unless it is to stay`() throws {
        func page(_ placement: SearchFieldPlacement) -> some View {
            NavigationStack {
                List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Fruit")
                    .searchable(text: .constant(""), placement: placement)
            }
        }
        let test = ViewTest(page(.automatic), phone)
        let title = try test.frame(of: "Fruit")
        #expect(test.has("Search"))
        test.scroll(at: CGPoint(x: 195, y: 500), y: 52)
        #expect(!test.has("Search"))
        #expect(try test.frame(of: "Fruit") == title)
        test.scroll(at: CGPoint(x: 195, y: 500), y: 60)
        let small = try test.frame(of: "Fruit")
        #expect(isNear(small.midX, 195, by: 0.26), "within half a pixel")
        let staying = ViewTest(page(.navigationBarDrawer(displayMode: .always)), phone)
        staying.scroll(at: CGPoint(x: 195, y: 500), y: 150)
        #expect(staying.has("Search"))
    }

    @Test func `tabs stand beside their pictures where it is wide, long badges grow away from them`() throws {
        func tabs(_ badge: Text) -> some View {
            TabView { Text("A").tabItem { Label("Home", systemImage: "house") }.badge(badge) }
        }
        let narrow = ViewTest(tabs(Text("3")), phone)
        let long = ViewTest(tabs(Text("Many")), phone)
        #expect(try narrow.text("3").frame.minX >= narrow.images[0].frame.midX)
        #expect(try isNear(long.text("Many").frame.minX, narrow.text("3").frame.minX, by: 5))
        var pad = phone
        pad.horizontalSizeClass = .regular
        let wide = ViewTest(tabs(Text("3")), pad)
        #expect(try wide.text("Home").frame.minX > wide.images[0].frame.maxX)
        #expect(try narrow.text("Home").frame.minY > narrow.images[0].frame.midY)
    }
}
