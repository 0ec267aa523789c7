import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore
@testable import SwiftUINavigation

/// The collapsing of a side bar, and the expanding of its items.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md); a collapsed bar is 60 wide, the target
/// with 8 on both sides, and items are indented by 16, as drawn today, not compared with a device. A collapsed bar has
/// the pictures of three folders and of its button. 600 is the display's height.
@MainActor
struct SideBarTests {
    private let screen = DisplayConfiguration(width: 320, height: 600)

    private struct Bar: View {
        @State var selection: LibraryPreviewData.Folder?

        var body: some View {
            NavigationStack {
                SideBar(subtitle: "Laurel Osborn") {
                    ExpandableList(
                        data: LibraryPreviewData.Folder.all, children: \.folders, selection: $selection
                    ) { folder in
                        SideBarListItem(
                            icon: Image(systemName: folder.symbolName), title: folder.name, subtitle: folder.count)
                    } destination: { folder in
                        Text("Page of \(folder.name)")
                    }
                } footer: {
                    Text("Version 1.0")
                }
            }
        }
    }

    /// On the smallest phone in the largest text.
    @Test func `words of items are not broken`() throws {
        let item = SideBarListItem(
            icon: Image(systemName: "shippingbox"), title: "Orders", subtitle: "12",
            accessoryIcon: Image(systemName: "lock"))
        let narrow = ViewTest(item, DisplayConfiguration(width: 288, dynamicTypeSize: .accessibility5))
        #expect(try narrow.text("Orders").baselines.count == 1)
        #expect(try narrow.text("Orders").frame.minX == 0)
        #expect(try narrow.text("12").frame.minX == 0)
        let wide = ViewTest(item, DisplayConfiguration(width: 500, dynamicTypeSize: .accessibility5))
        #expect(try wide.text("Orders").frame.minX > 60)
    }

    @Test func `it collapses to pictures`() throws {
        let test = ViewTest(Bar(), screen)
        #expect(test.texts.map(\.string).contains("Laurel Osborn"))
        #expect(try test.text("Version 1.0").frame.maxY <= 600)
        try test.tap("Hide sidebar")
        test.advance(by: 1)
        #expect(test.texts.isEmpty)
        #expect(test.images.count >= 4)
        #expect(test.images.allSatisfy { $0.frame.width <= 60 })
        try test.tap("Show sidebar")
        test.advance(by: 1)
        #expect(test.texts.map(\.string).contains("Orders"))
    }

    @Test(arguments: [UserInterfaceSizeClass.compact, .regular], [LayoutDirection.leftToRight, .rightToLeft])
    func `a collapsed bar is narrow and can still be used`(width: UserInterfaceSizeClass, direction: LayoutDirection)
        throws
    {
        let test = ViewTest(
            HStack(spacing: 0) {
                Bar()
                Color.clear.frame(maxWidth: .infinity).accessibilityElement().accessibilityLabel("Page")
            },
            DisplayConfiguration(
                width: width == .compact ? 390 : 1024, height: 600, horizontalSizeClass: width,
                layoutDirection: direction))
        let toggle = try test.frame(of: "Hide sidebar")
        #expect(toggle.width >= 44 && toggle.height >= 44)
        try test.tap("Hide sidebar")
        test.advance(by: 1)
        let orders = try test.frame(of: "Orders")
        #expect(orders.width >= 44 && orders.height >= 44 && orders.width <= 60)
        // Items are still opened.
        try test.tap("People")
        test.advance(by: 1)
        #expect(test.has("Page of People"))
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3])
    func `titles stand at one edge`(size: DynamicTypeSize) throws {
        let test = ViewTest(
            Bar(), DisplayConfiguration(width: 390, height: 700, dynamicTypeSize: size))
        let edges = Set(try ["Orders", "Devices", "People"].map { try test.text($0).frame.minX })
        #expect(edges.count == 1)
        // The picture of the button stands above theirs.
        let images = test.images.prefix(2).map(\.frame.midX)
        #expect(abs(images[0] - images[1]) < 1)
    }

    @Test func `items expand and collapse`() throws {
        let test = ViewTest(Bar(), screen)
        #expect(!test.has("Pumps, 3"))
        try test.tap("Devices")
        test.advance(by: 1)
        let (parent, child) = (try test.text("Devices").frame, try test.text("Pumps").frame)
        #expect(child.minY > parent.maxY && child.minX == parent.minX + 16)
        #expect(try test.text("People").frame.minY > child.maxY)
        try test.tap("Devices")
        test.advance(by: 1)
        #expect(!test.has("Pumps, 3"))
    }

    @Test func `a tap on an item leads to its page`() throws {
        let test = ViewTest(Bar(), screen)
        try test.tap("People")
        test.advance(by: 1)
        #expect(test.has("Page of People"))
    }

    @Test(arguments: [DynamicTypeSize.large, .accessibility3], [LayoutDirection.leftToRight, .rightToLeft])
    func `parts of an item`(size: DynamicTypeSize, direction: LayoutDirection) throws {
        let item = SideBarListItem(
            icon: Image(systemName: "star"), title: "Orders", subtitle: "12",
            accessoryIcon: Image(systemName: "lock"))
        let test = ViewTest(
            item, DisplayConfiguration(width: 288, dynamicTypeSize: size, layoutDirection: direction))
        let (title, subtitle) = (try test.text("Orders").frame, try test.text("12").frame)
        #expect(test.texts.allSatisfy { !$0.isTruncated })
        #expect(test.size.height >= 44)
        if size.isAccessibilitySize {
            #expect(subtitle.minY >= title.maxY)
        } else {
            #expect(direction == .leftToRight ? subtitle.minX > title.maxX : subtitle.maxX < title.minX)
        }
        #expect(test.elements.map(\.label) == ["Orders, 12"])
    }

    @Test func `parts that are missing take no room`() throws {
        let test = ViewTest(SideBarListItem(title: "Orders"), DisplayConfiguration(width: 288))
        #expect(try test.text("Orders").frame.minX == 0)
        #expect(test.images.isEmpty)
    }

    @Test func accessories() {
        #expect(AccessoryType.none.image == nil)
        #expect(AccessoryType.disclosure.symbolName == "chevron.forward")
    }
}
