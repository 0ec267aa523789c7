import CoreGraphics
import SwiftUITestHost
import Testing

/// The items of a navigation bar that do not fit.
///
/// Numbers: margins and distances of 16 and 8 points on the window of 390; a menu is 250 wide, and the title keeps 60,
/// less a pixel. As laid out today by eye, not compared with a device.
@MainActor
@Suite("Navigation bars: items that do not fit")
struct BarOverflowTests {
    private let phone = DisplayConfiguration(
        width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    private struct Page: View {
        var count = 8
        var hasFurther = false
        @State private var log = "nothing"

        var body: some View {
            BarPage(text: log) {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    ForEach(0..<count, id: \.self) { number in
                        Button("Item \(number)", systemImage: "star") { log = "item \(number)" }
                    }
                }
                if hasFurther {
                    ToolbarItem(placement: .secondaryAction) { Button("Print") { log = "printed" } }
                }
                ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { log = "added" } }
            }
        }
    }

    @Test func `those at the end are in a menu, what the page is there for stays, and the title can be read`() throws {
        let test = ViewTest(Page(), phone)
        let more = try test.frame(of: "More")
        #expect(more.maxX == 374)
        #expect(try test.frame(of: "Add").maxX == more.minX - 16)
        let edit = try test.frame(of: "Edit")
        #expect(edit.minX == 16)
        let title = try test.text("A page with a title").frame
        #expect(title.width >= 59 && title.minX >= edit.maxX + 8)
        #expect(try test.frame(of: "Item 0").minX >= title.maxX + 8)
        let shown = (0..<8).filter { test.has("Item \($0)") }
        #expect(shown == Array(0..<shown.count) && (3..<8).contains(shown.count))
        try test.tap("More")
        let items = (0..<8).filter { test.has("Item \($0)") }
        #expect(items == Array(shown.count..<8))
        #expect(!test.has("Add"))
        #expect(try test.frame(of: "Item 7").width == 250)
        try test.tap("Item 7")
        #expect(test.has("item 7") && !test.has("Item 7"))
        try test.tap("Add")
        #expect(test.has("added"))
    }

    @Test func `where there is room for all there is no such button, and further items have it in any case`() throws {
        #expect(!ViewTest(Page(count: 3), phone).has("More"))
        var wide = phone
        wide.width = 844
        let test = ViewTest(Page(), wide)
        #expect(!test.has("More") && test.has("Item 7"))
        let further = ViewTest(Page(count: 2, hasFurther: true), phone)
        try further.tap("More")
        #expect(further.has("Print") && !further.has("Item 1"))
        let both = ViewTest(Page(hasFurther: true), phone)
        try both.tap("More")
        #expect(try both.frame(of: "Print").minY == both.frame(of: "Item 7").maxY + 8)
    }

    @Test func `in the menu titles stand in line where one has a mark, and menus within it lie over it`() throws {
        let test = ViewTest(phone) {
            NavigationStack {
                Text("Page").toolbar {
                    ToolbarItemGroup(placement: .secondaryAction) {
                        Button("Print") {}
                        Menu("Sort") { Button("By name") {} }
                    }
                }
            }
        }
        try test.tap("More")
        #expect(try test.text("Print").frame.minX == test.text("Sort").frame.minX)
        let before = try test.text("Print").frame
        try test.tap("Sort")
        #expect(test.has("By name"))
        #expect(try test.text("Print").frame != before, "the outer menu recedes")
    }

    @Test func `when the window becomes wider, items come out of the menu`() throws {
        var wide = phone
        wide.width = 700
        let test = ViewTest(Turning(from: 390) { Page() }, wide)
        #expect(test.has("More") && !test.has("Item 7"))
        try test.tap("Turn")
        #expect(!test.has("More") && test.has("Item 7"))
    }

    @Test func `right to left they go in the same order`() throws {
        var arabic = phone
        arabic.layoutDirection = .rightToLeft
        let test = ViewTest(Page(), arabic)
        #expect(try test.frame(of: "More").minX == 16)
        #expect(try test.frame(of: "Item 0").minX > test.frame(of: "Item 1").maxX)
    }

    @Test func `Control groups in a bar have no plate: their controls are items like the others`() throws {
        let test = ViewTest(phone) {
            NavigationStack {
                Text("Page").toolbar {
                    ControlGroup {
                        Button("Bold", systemImage: "bold") {}
                        Button("Italic", systemImage: "italic") {}
                    }
                }
            }
        }
        let (bold, italic) = (try test.frame(of: "Bold"), try test.frame(of: "Italic"))
        #expect(italic.maxX == 374 && italic.minX == bold.maxX + 16)
    }
}

/// A page with a title in its bar, and items beside that.
struct BarPage<Items: ToolbarContent>: View {
    let text: String
    @ToolbarContentBuilder let items: Items

    var body: some View {
        NavigationStack {
            Text(verbatim: text)
                .navigationTitle("A page with a title")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar { items }
        }
    }
}

/// A page that becomes wider: 700 points.
struct Turning<Page: View>: View {
    @State private var width: CGFloat
    private let page: Page

    init(from width: CGFloat, @ViewBuilder page: () -> Page) {
        _width = State(initialValue: width)
        self.page = page()
    }

    var body: some View {
        VStack {
            page.frame(width: width)
            Button("Turn") { width = 700 }
        }
        .frame(width: 700)
    }
}
