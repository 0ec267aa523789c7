import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// The layout, presence and accessibility of the parts of an object.
///
/// Numbers: 14 above and below, a picture of 45, half of the width for a column and tags 4 apart are those of
/// Docs/Facts/StyleableLooks.md; gaps of 12 and 16 and symbols of 16 are as drawn today, not compared with a device; 44 is a touch
/// target (Docs/Facts/IOSMetrics.md).
struct ObjectItemTests {
    private let compact = DisplayConfiguration(width: 358, horizontalSizeClass: .compact)
    private let regular = DisplayConfiguration(width: 704, horizontalSizeClass: .regular)

    private var pump: ObjectItem {
        ObjectItem(
            title: "Rotary Pump", subtitle: "Job 819701", footnote: "Houston",
            description: "Temperature fluctuates above the limit.", status: .text("High"),
            substatus: .text("Scheduled"),
            detailImage: Image(systemName: "gearshape"), icons: [.text("1"), .icon(Image(systemName: "paperclip"))],
            footnoteIcons: [.icon(Image(systemName: "person")), .icon(Image(systemName: "person"))],
            footnoteIconsText: "Two people", tags: ["Started", "PM01"])
    }

    @Test func `compact has the states at the trailing edge and no description`() throws {
        let test = ViewTest(pump, compact)
        let texts = test.texts.map(\.string)
        #expect(texts.contains("Scheduled") && texts.contains("Two people") && texts.contains("PM01"))
        #expect(!texts.contains { $0.hasPrefix("Temperature") })
        let title = try test.text("Rotary Pump").frame
        #expect(title.minX >= 16 + 12 + 45 + 12)
        #expect(try test.text("High").frame.maxX == 358)
        #expect(try test.text("High").frame.minY == title.minY)
        #expect(title.minY == 14)
        #expect(try test.size.height == test.text("PM01").frame.maxY + 2 + 14)
    }

    @Test func `texts stand below each other, then the small pictures, then the tags`() throws {
        let test = ViewTest(pump, compact)
        let names = ["Rotary Pump", "Job 819701", "Houston", "Two people", "Started"]
        let tops = try names.map { try test.text($0).frame.minY }
        #expect(tops == tops.sorted() && Set(tops).count == 5)
    }

    @Test func `the description is shown in compact width on demand`() throws {
        let item = ObjectItem(title: "Pump", description: "Temperature", showsDescriptionInCompact: true)
        #expect(ViewTest(item, compact).texts.map(\.string) == ["Pump", "Temperature"])
        #expect(
            ViewTest(ObjectItem(title: "Pump", description: "Temperature"), compact).texts.map(\.string) == ["Pump"])
    }

    @Test func `regular has two columns of equal width, or the share of the app`() throws {
        let even = ViewTest(pump, regular)
        let description = "Temperature fluctuates above the limit."
        // 704 less a gap of 16 leaves 344 for each column.
        #expect(abs(try even.text(description).frame.minX - 360) < 0.01)
        #expect(try even.text("High").frame.maxX == 704)
        let split = ViewTest(pump.splitPercent(0.25), regular)
        #expect(abs(try split.text(description).frame.minX - (688 * 0.25 + 16)) < 0.01)
    }

    @Test func `a card has everything below the row, and buttons last`() throws {
        let item = ObjectItem(
            title: "Pump", subtitle: "Job", description: "Temperature", status: .text("High"), tags: ["Started"],
            action: FioriButton(title: "Start"))
        let test = ViewTest(item.objectItemStyle(.card), compact)
        #expect(try test.text("High").frame.maxX == 358)
        let tops = try ["Pump", "Job", "Temperature", "Started", "Start"].map { try test.text($0).frame.minY }
        #expect(tops == tops.sorted())
        #expect(try test.text("Temperature").frame.minX == 0)
        #expect(try test.frame(of: "Start").minX == 0)
    }

    @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
    func `large text puts everything below each other and cuts nothing`(size: DynamicTypeSize) throws {
        for width: CGFloat in [320, 704] {
            let test = ViewTest(
                pump,
                DisplayConfiguration(
                    width: width, horizontalSizeClass: width > 400 ? .regular : .compact, dynamicTypeSize: size))
            #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= width })
            #expect(try test.text("High").frame.minY > test.text("Rotary Pump").frame.maxY)
        }
    }

    @Test func `right to left mirrors`() throws {
        let test = ViewTest(pump, DisplayConfiguration(width: 358, layoutDirection: .rightToLeft))
        #expect(try test.text("High").frame.minX == 0)
        #expect(try test.text("Rotary Pump").frame.maxX <= 358 - 16 - 12 - 45 - 12)
    }

    @Test func `the object is one element, and each button one of its own`() throws {
        var done: [String] = []
        let item = ObjectItem(
            title: "Pump", subtitle: "Idle", status: .text("High"),
            action: FioriButton(title: "Start") { _ in done.append("start") },
            objectItemButton: FioriButton(title: "More") { _ in done.append("more") })
        let test = ViewTest(item, DisplayConfiguration(width: 600))
        #expect(test.elements.map(\.label) == ["Pump, Idle, High", "Start", "More"])
        #expect(try test.frame(of: "More").maxX == 600)
        for name in ["Start", "More"] {
            let frame = try test.frame(of: name)
            #expect(frame.width >= 44 && frame.height >= 38)
            try test.tap(name)
        }
        #expect(done == ["start", "more"])
    }

    @Test func `nothing takes the place of parts that are left out`() throws {
        let test = ViewTest(ObjectItem(title: "Pump"), compact)
        #expect(test.texts.map(\.string) == ["Pump"])
        #expect(try test.text("Pump").frame.origin == CGPoint(x: 0, y: 14))
        #expect(try test.size == CGSize(width: 358, height: test.text("Pump").frame.height + 28))
    }

    @Test func `builders take views, texts, conditions and loops`() throws {
        let isUrgent = true
        let item = ObjectItem {
            Text("Pump")
        } icons: {
            if isUrgent { Text("!") }
            for number in 1...2 { "\(number)" }
        } tags: {
            "Started"
            Tag("PM01")
            Text("PM02")
        }
        #expect(
            Set(ViewTest(item, compact).texts.map(\.string)) == ["Pump", "!", "1", "2", "Started", "PM01", "PM02"])
    }

    @Test func `symbols are limited by the environment`() {
        let icons = (1...7).map { TextOrIcon.text(AttributedString("\($0)")) }
        #expect(ViewTest(IconStack(icons)).texts.map(\.string) == ["1", "2", "3", "4", "5"])
        #expect(ViewTest(IconStack(icons).environment(\.numberOfLines, 2)).texts.map(\.string) == ["1", "2"])
    }

    @Test func `styles of the app reach the parts`() throws {
        let test = ViewTest(
            pump.titleStyle { $0.title.padding(.leading, 50) }.objectItemStyle(.subtitleStyle { _ in Text("Instead") }),
            compact)
        #expect(test.has("Instead") || test.texts.map(\.string).contains("Instead"))
        #expect(try test.text("Rotary Pump").frame.minX >= 50 + 85)
    }
}
