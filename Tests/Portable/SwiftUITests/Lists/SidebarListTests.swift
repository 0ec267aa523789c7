import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Rows of sidebars lie on the page where it is wide; headers fold their sections.
///
/// Numbers: lines of half a point, one pixel at 2×, and longer than 100.
@MainActor
@Suite("Sidebar lists")
struct SidebarListTests {
    @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
    func `rows of a sidebar lie on the page where it is wide, and are a card where it is narrow`(
        width: UserInterfaceSizeClass
    ) throws {
        let configuration = DisplayConfiguration(width: 390, height: 300, horizontalSizeClass: width)
        let test = ViewTest(configuration) {
            List(selection: .constant(1)) { ForEach(0..<3) { Text("Box \($0)") } }.listStyle(.sidebar)
        }
        let card = SystemColor.secondarySystemGroupedBackground.color(in: EnvironmentValues())
        #expect(test.displayList.colors.contains(card) == (width == .compact))
        // The chosen row in the middle has no line, and lies over that of the one above.
        #expect(
            test.displayList.filledRects.count { $0.height == 0.5 && $0.width > 100 } == (width == .compact ? 1 : 0))
        // The chosen row's background is its own, with corners all around.
        let highlight = SystemColor.gray4.color(in: EnvironmentValues())
        #expect(test.displayList.roundedRects(filled: highlight).count == (width == .compact ? 0 : 1))
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a tap anywhere on the header of a section folds it, but not one on a button there`(
        direction: LayoutDirection
    ) throws {
        struct Screen: View {
            @State var isOpen = true
            @State var added = 0
            var body: some View {
                List {
                    Section(isExpanded: $isOpen) {
                        Text("row")
                    } header: {
                        HStack {
                            Text("Head")
                            Button("Add") { added += 1 }
                        }
                    }
                    Text(verbatim: "added \(added)")
                }
                .listStyle(.sidebar)
            }
        }
        let test = ViewTest(Screen(), DisplayConfiguration(width: 390, height: 400, layoutDirection: direction))
        let head = try test.text("Head").frame
        for point in [CGPoint(x: head.midX, y: head.midY), CGPoint(x: 195, y: head.midY)] {
            test.tap(at: point)
            #expect(!test.has("row"))
            test.tap(at: point)
            #expect(test.has("row"))
        }
        try test.tap("Collapse")
        #expect(!test.has("row"))
        try test.tap("Expand")
        try test.tap("Add")
        #expect(test.has("row") && test.has("added 1"))
    }
}
