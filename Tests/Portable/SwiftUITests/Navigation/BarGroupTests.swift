import CoreGraphics
import SwiftUITestHost
import Testing

/// Groups of a navigation bar's items that have a label.
///
/// Numbers: margins and distances of 16 points on windows of 320 and 390; a menu is 250 wide. As laid out today, not
/// compared with a device.
@MainActor
@Suite("Navigation bars: groups with a label")
struct BarGroupTests {
    private func display(_ width: CGFloat) -> DisplayConfiguration {
        DisplayConfiguration(
            width: width, height: 844, safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    }

    private struct Page: View {
        var placement = ToolbarItemPlacement.topBarTrailing
        var before = 0
        @State private var log = "nothing"

        var body: some View {
            BarPage(text: log) {
                ToolbarItemGroup(placement: placement) {
                    ForEach(0..<before, id: \.self) { number in
                        Button("Other \(number)", systemImage: "star") {}
                    }
                }
                ToolbarItemGroup(placement: placement) {
                    ForEach(["Camera", "Photos", "Files", "Scan", "Sketch"], id: \.self) { name in
                        Button(name, systemImage: "photo") { log = name.lowercased() }
                    }
                } label: {
                    Label("Insert", systemImage: "plus")
                }
                ToolbarItem(placement: .primaryAction) { Button("Send", systemImage: "paperplane") {} }
            }
        }
    }

    @Test func `with room for all items, the label is not to be seen`() {
        let test = ViewTest(Page(), display(700))
        #expect(test.has("Camera") && test.has("Sketch") && !test.has("Insert") && !test.has("More"))
    }

    @Test func `without room they become one menu with the label, whose place is that of the group`() throws {
        let test = ViewTest(Page(), display(320))
        #expect(test.has("Insert") && !test.has("Camera") && !test.has("More"))
        #expect(try test.frame(of: "Insert").maxX == test.frame(of: "Send").minX - 16)
        #expect(try test.frame(of: "Send").maxX == 304)
        try test.tap("Insert")
        #expect(["Camera", "Photos", "Files", "Scan", "Sketch"].allSatisfy(test.has))
        #expect(try test.frame(of: "Camera").width == 250)
        try test.tap("Scan")
        #expect(test.has("scan") && !test.has("Camera"))
    }

    @Test func `what still has no room goes into the menu of further items, a group as a menu of its own`() throws {
        let test = ViewTest(Page(before: 9), display(320))
        #expect(test.has("More") && !test.has("Insert") && test.has("Send") && test.has("Other 0"))
        try test.tap("More")
        #expect(test.has("Insert") && test.has("Other 8") && !test.has("Camera"))
        try test.tap("Insert")
        try test.tap("Files")
        #expect(test.has("files"))
    }

    @Test func `at the start of the bar they become a menu as well, so that the title can be read`() throws {
        let test = ViewTest(Page(placement: .topBarLeading), display(390))
        #expect(test.has("Insert") && !test.has("Camera"))
        #expect(try test.frame(of: "Insert").minX == 16)
        #expect(ViewTest(Page(placement: .topBarLeading), display(844)).has("Camera"))
    }

    @Test func `when the window becomes wider, the items come back`() throws {
        let test = ViewTest(Turning(from: 320) { Page() }, display(700))
        #expect(test.has("Insert") && !test.has("Camera"))
        try test.tap("Turn")
        #expect(!test.has("Insert") && test.has("Camera"))
    }
}
