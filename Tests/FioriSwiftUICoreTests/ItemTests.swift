import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Small items: a name with its value, an activity, progress, pages.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md), 28 the size of title and 18 the height
/// of a subheadline (same source). The space of 4, and an indicator as wide as two touch targets, are as drawn today,
/// not compared with a device.
@MainActor
struct ItemTests {
    private let compact = DisplayConfiguration(width: 358)
    private let large = DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3)
    private let rightToLeft = DisplayConfiguration(width: 358, layoutDirection: .rightToLeft)

    @Test func `key stands over its value`() throws {
        let item = KeyValueItem(key: "Serial Number", value: "533423-A")
        let test = ViewTest(item, compact)
        // A line of 18 points (subheadline), 4 of space.
        #expect(try test.text("533423-A").frame.minY - test.text("Serial Number").frame.minY == 22)
        #expect(test.elements.map(\.label) == ["Serial Number, 533423-A"])
        #expect(test.size.width == 358 && test.size.height >= 44)
        #expect(try ViewTest(item, rightToLeft).text("533423-A").frame.maxX == 358)
        #expect(ViewTest(item, large).texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        #expect(ViewTest(KeyValueItem(key: "Serial Number"), compact).size.height == 44)
    }

    @Test func `activity has its name below or beside its symbol`() throws {
        let item = ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
        let test = ViewTest(item, compact)
        let icon = try #require(test.images.first).frame
        #expect(try test.text("Call").frame.minY >= icon.maxY)
        #expect(test.size.width >= 44 && test.size.height >= 44)
        #expect(test.elements.map(\.label) == ["Call"])
        let tall = ViewTest(item, large)
        let besideIcon = try #require(tall.images.first).frame
        #expect(try tall.text("Call").frame.minX >= besideIcon.maxX)
    }

    @Test func `activity is the label of a button`() throws {
        var isCalled = false
        let test = ViewTest(compact) {
            Button {
                isCalled = true
            } label: {
                ActivityItem(icon: Image(systemName: "phone"), subtitle: "Call")
            }
            .buttonStyle(.plain)
        }
        try test.tap("Call")
        #expect(isCalled)
        #expect(ViewTest(ActivityItem(subtitle: "Call")).size.height == 44)
    }

    @Test func `progress says what takes a while`() throws {
        let test = ViewTest(ProgressIndicator(progressIndicatorText: "Loading"), compact)
        #expect(test.texts.map(\.string) == ["Loading"])
        #expect(test.elements.count == 1)
        #expect(ViewTest(ProgressIndicator()).texts.isEmpty)
        #expect(
            try ViewTest(
                ProgressIndicator(progressIndicatorText: "Loading").progressIndicatorTextModifier { $0.font(.title) }
            ).text("Loading").fontSize == 28)
    }

    @Test func `pages turn by tapping`() throws {
        let test = ViewTest(Pages(), compact)
        #expect(try test.element("Page").value == "1 of 3")
        let frame = try test.frame(of: "Page")
        #expect(frame.width >= 88 && frame.height >= 44)
        #expect(test.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY)))
        #expect(try test.element("Page").value == "2 of 3")
        test.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        test.tap(at: CGPoint(x: frame.maxX - 8, y: frame.midY))
        #expect(try test.element("Page").value == "3 of 3")
        test.tap(at: CGPoint(x: frame.minX + 8, y: frame.midY))
        #expect(try test.element("Page").value == "2 of 3")
    }

    @Test func `pages turn by adjusting`() throws {
        let test = ViewTest(Pages(), compact)
        #expect(try test.element("Page").actions.contains("increment"))
        #expect(ViewTest(PageIndicator(numberOfPages: 1, currentPage: .constant(0))).elements.isEmpty)
    }

    private struct Pages: View {
        @State private var page = 0
        var body: some View { PageIndicator(numberOfPages: 3, currentPage: $page) }
    }
}
