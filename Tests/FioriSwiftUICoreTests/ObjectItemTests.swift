import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The layout, presence and accessibility of the parts of an object.
///
/// Numbers: columns are halves, or the share that a test sets, of the width less a gap of 16 (half is the default of
/// Docs/Facts/Components.md). Icons of 16, a picture of 45 and spaces of 12 are as drawn today, not compared with
/// a device; 44 is a touch target (Docs/Facts/IOSMetrics.md).
@MainActor
struct ObjectItemTests {
    private let compact = DisplayConfiguration(width: 358)
    private let regular = DisplayConfiguration(width: 704, horizontalSizeClass: .regular)

    private var pump: some View { ObjectItem(model: LibraryPreviewData.Device.pump) }

    @Test func `compact has the states at the trailing edge and no description`() throws {
        let test = ViewTest(pump, compact)
        #expect(test.texts.map(\.string).contains("Scheduled"))
        #expect(!test.texts.map(\.string).contains { $0.hasPrefix("Temperature") })
        let title = try test.text("Rotary Pump, Model 23").frame
        let status = try test.text("High").frame
        #expect(status.maxX == 358)
        #expect(try test.text("Scheduled").frame.maxX == 358)
        #expect(title.minX >= 16 + 12 + 45 + 12)
        #expect(status.minY == title.minY)
    }

    @Test func `regular has two columns of equal width`() throws {
        let test = ViewTest(pump, regular)
        let description = try #require(test.texts.first { $0.string.hasPrefix("Temperature") })
        // 704 less a gap of 16 leaves 344 for each column.
        #expect(abs(description.frame.minX - 360) < 0.01)
        #expect(try test.text("High").frame.maxX == 704)
    }

    @Test func `the split is the environments`() throws {
        let test = ViewTest(pump.splitPercent(0.25), regular)
        let description = try #require(test.texts.first { $0.string.hasPrefix("Temperature") })
        #expect(abs(description.frame.minX - (688 * 0.25 + 16)) < 0.01)
    }

    @Test func `large text puts everything below each other`() throws {
        let test = ViewTest(pump, DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        let title = try test.text("Rotary Pump, Model 23").frame
        #expect(title.minX == 0)
        #expect(try test.text("High").frame.minY > title.maxY)
    }

    @Test func `right to left mirrors`() throws {
        let test = ViewTest(pump, DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        #expect(try test.text("High").frame.minX == 0)
        #expect(try test.text("Rotary Pump, Model 23").frame.maxX <= 358 - 16 - 12 - 45 - 12)
    }

    @Test func `the object is one element and the action a button`() throws {
        var isStarted = false
        let item = ObjectItem(
            title: "Pump", subtitle: "Idle", status: .text("High"),
            action: Action(actionText: "Start") { isStarted = true })
        let test = ViewTest(item, compact)
        #expect(test.elements.map(\.label) == ["Pump, Idle, High", "Start"])
        #expect(try test.frame(of: "Start").maxX == 358)
        try test.tap("Start")
        #expect(isStarted)
    }

    @Test func `nothing takes the place of parts that are left out`() throws {
        let test = ViewTest(ObjectItem(title: "Pump"), compact)
        #expect(test.texts.map(\.string) == ["Pump"])
        #expect(test.size == CGSize(width: 358, height: 44))
    }

    @Test func `an icon stack shows at most the number of lines`() throws {
        let icons = (1...7).map { TextOrIcon.text("\($0)") }
        #expect(ViewTest(IconStack(icons: icons)).texts.map(\.string) == ["1", "2", "3", "4", "5"])
        #expect(
            ViewTest(IconStack(icons: icons).environment(\.numberOfLines, 2)).texts.map(\.string) == ["1", "2"])
    }

    @Test func `icons of a builder may be conditional and repeated`() throws {
        let isUrgent = true
        let item = ObjectItem {
            Text("Pump")
        } icons: {
            if isUrgent { Text("!") }
            for number in 1...2 { Text("\(number)") }
        }
        #expect(Set(ViewTest(item, compact).texts.map(\.string)) == ["Pump", "!", "1", "2"])
    }

    @Test func `tags break into lines`() throws {
        let test = ViewTest(TagStack(tags: ["Started", "PM01", "103-Repair"]), DisplayConfiguration(width: 110))
        let first = try test.text("Started").frame
        #expect(try test.text("PM01").frame.minY == first.minY)
        #expect(try test.text("103-Repair").frame.minY > first.maxY)
        #expect(try test.text("103-Repair").frame.minX == first.minX)
    }
}
