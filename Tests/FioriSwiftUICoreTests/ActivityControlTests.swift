import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Buttons of activities, alone and in a row.
///
/// Numbers: 44 is the least size of a touch target (Docs/Facts/IOSMetrics.md); buttons stand side by side without
/// space, or with that of the test. 16 between large symbols is as drawn today, not compared with a device.
@MainActor
struct ActivityControlTests {
    private let compact = DisplayConfiguration(width: 358)
    private let large = DisplayConfiguration(width: 150, dynamicTypeSize: .accessibility3)
    private let items: [ActivityItemDataType] = [
        .init(type: .phone, data: "1"), .init(type: .email, data: "a@example.com"), .init(type: .detail),
    ]

    @Test func `a button selects its activity`() throws {
        var selected: [String?] = []
        let test = ViewTest(ActivityButtonView(items[0]) { selected.append($0.data) }, compact)
        #expect(test.size == CGSize(width: 44, height: 44))
        #expect(test.elements.map(\.label) == ["Call"])
        #expect(try test.element("Call").traits.contains(.isButton))
        try test.tap("Call")
        #expect(selected == ["1"])
        try ViewTest(ActivityButtonView(items[1]), compact).tap("Email")
    }

    @Test func `a button looks as in activity items`() {
        let alone = ViewTest(ActivityButtonView(items[0]), compact)
        #expect(alone.svg() == ViewTest(ActivityItems(actionItems: [items[0]]), compact).svg())
        let styled = ViewTest(ActivityButtonView(items[0]).actionItemsModifier { $0.font(.system(size: 40)) }, compact)
        #expect((styled.images.first?.frame.height ?? 0) > (alone.images.first?.frame.height ?? 0))
    }

    @Test func `a row is that of activity items`() throws {
        var selected: [String?] = []
        let row = ActivityControlLayoutContainer(items) { selected.append($0.data) }
        let test = ViewTest(row, compact)
        #expect(test.elements.map(\.label) == ["Call", "Email", "Details"])
        #expect(test.elements.map(\.frame.minX) == [0, 44, 88])
        let activityItems = ViewTest(ActivityItems(actionItems: items), compact)
        #expect(test.elements.map(\.frame) == activityItems.elements.map(\.frame))
        try test.tap("Email")
        #expect(selected == ["a@example.com"])
    }

    @Test func `the room between is optional`() {
        let row = ActivityControlLayoutContainer(items, spacing: 10)
        #expect(ViewTest(row, compact).elements.map(\.frame.minX) == [0, 54, 108])
        #expect(
            ViewTest(ActivityControlLayoutContainer(items, spacing: nil), compact).elements.map(\.frame.minX)
                == [0, 44, 88])
        let mirrored = ViewTest(row, DisplayConfiguration(width: 152, layoutDirection: .rightToLeft))
        #expect(mirrored.elements.map(\.frame.maxX) == [152, 98, 44])
    }

    @Test func `controls are those of the app`() throws {
        var selected: [Int] = []
        let test = ViewTest(
            ActivityControlLayoutContainer([7, 8], id: \.self) { number in
                Button("Call \(number)") { selected.append(number) }
            }, compact)
        try test.tap("Call 8")
        #expect(selected == [8])
        let identified = ActivityControlLayoutContainer(items) { ActivityButtonView($0) }
        #expect(ViewTest(identified, compact).elements.count == 3)
    }

    @Test func `large symbols take several lines`() {
        let elements = ViewTest(ActivityControlLayoutContainer(items), large).elements
        #expect(elements.allSatisfy { $0.frame.maxX <= 150 })
        #expect(elements[1].frame.minX - elements[0].frame.maxX == 16)
        let firstLine = elements.prefix(2).map(\.frame.maxY).max() ?? 0
        #expect(elements[2].frame.minX == 0 && elements[2].frame.minY >= firstLine + 16)
    }
}
