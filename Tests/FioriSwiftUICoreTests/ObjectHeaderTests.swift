import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// The layout of an object header's parts in compact and regular width, and the turning of its pages.
///
/// Numbers: columns are worked out in the comments. A picture of 64 with 12 beside it, tags with 4 inside their border
/// and gaps of 24 are as drawn today, not compared with a device; 244 is the content of 200 with the page indicator of
/// 44, a touch target (Docs/Facts/IOSMetrics.md).
@MainActor
struct ObjectHeaderTests {
    private let compact = DisplayConfiguration(width: 358)
    private let regular = DisplayConfiguration(width: 720, horizontalSizeClass: .regular)
    private let large = DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3)

    private var header: some View {
        ObjectHeader(
            title: "Pump", subtitle: "Job 819701", tags: ["Started", "PM01"], bodyText: "Hamburg", footnote: "Due soon",
            descriptionText: "Too hot.", status: .text("High"), substatus: .text("Scheduled"),
            detailImage: Image(systemName: "wrench.and.screwdriver")
        ) {
            Text("Details")
        }
    }

    @Test func `first page has the object`() throws {
        let test = ViewTest(header, compact)
        #expect(try test.text("Pump").frame.origin == CGPoint(x: 76, y: 0))
        #expect(try test.text("High").frame.maxX == 358)
        #expect(try test.text("Scheduled").frame.maxX == 358)
        #expect(try test.text("Started").frame.minY > 64)
        #expect(try test.text("Started").frame.minX == 4)
        #expect(test.elements.first?.label == "Pump, Job 819701, High, Scheduled, Started, PM01")
        #expect(test.elements.first?.isHeader == true)
    }

    @Test func `pages are as high as the highest`() throws {
        let long = ObjectHeader(
            title: "Inspect the electric pump motor of the northern substation", subtitle: "Job 819701",
            bodyText: "Hamburg", status: .text("Very high")
        ) {
            Color.clear.frame(width: 20, height: 200)
        }
        let test = ViewTest(long, compact)
        #expect(test.texts.allSatisfy { !$0.isTruncated })
        #expect(test.size == CGSize(width: 358, height: 244))
    }

    @Test func `pages turn by tapping and by swiping`() throws {
        let test = ViewTest(header, compact)
        #expect(try test.element("Page").value == "1 of 3")
        let indicator = try test.frame(of: "Page")
        #expect(test.tap(at: CGPoint(x: indicator.maxX - 8, y: indicator.midY)))
        test.advance(by: 1)
        #expect(try test.text("Hamburg").frame.minX == 0)
        #expect(test.elements.map(\.label) == ["Hamburg, Due soon, Too hot.", "Page"])
        test.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30))
        test.advance(by: 1)
        #expect(try test.element("Page").value == "3 of 3")
        #expect(try test.text("Details").frame.minX == 0)
        test.drag(from: CGPoint(x: 300, y: 30), to: CGPoint(x: 100, y: 30))
        test.advance(by: 1)
        #expect(try test.element("Page").value == "3 of 3")
        test.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 300, y: 30))
        test.advance(by: 1)
        #expect(try test.element("Page").value == "2 of 3")
    }

    @Test func `pages turn the other way where reading goes from right to left`() throws {
        var mirrored = compact
        mirrored.layoutDirection = .rightToLeft
        let test = ViewTest(header, mirrored)
        #expect(try test.text("Pump").frame.maxX == 358 - 76)
        test.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 300, y: 30))
        test.advance(by: 1)
        #expect(try test.element("Page").value == "2 of 3")
        #expect(try test.text("Hamburg").frame.maxX == 358)
    }

    @Test func `regular has all parts side by side`() throws {
        let test = ViewTest(header, regular)
        // 720 less two gaps of 24 leave 224 for each of three columns.
        #expect(try test.text("Hamburg").frame.minX == 248)
        #expect(try test.text("Too hot.").frame.minX == 248)
        #expect(try test.text("Details").frame.minX == 496)
        #expect(try test.text("Scheduled").frame.minX == test.text("Pump").frame.minX)
        var mirrored = regular
        mirrored.layoutDirection = .rightToLeft
        #expect(try ViewTest(header, mirrored).text("Hamburg").frame.maxX == 720 - 248)
    }

    @Test func `large text puts everything below each other`() throws {
        let test = ViewTest(header, large)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        let order = [
            "Pump", "Job 819701", "High", "Scheduled", "Started", "Hamburg", "Due soon", "Too hot.", "Details",
        ]
        let tops = try order.map { try test.text($0).frame.minY }
        #expect(tops == tops.sorted())
        #expect(!test.has("Page"))
    }

    @Test func `nothing takes the place of parts that are left out`() throws {
        let test = ViewTest(ObjectHeader { Text("Pump") }, compact)
        #expect(test.texts.map(\.string) == ["Pump"])
        #expect(test.size == CGSize(width: 358, height: 44))
        #expect(!test.has("Page"))
        let regularTitle = ViewTest(ObjectHeader { Text("Pump") }, regular)
        #expect(regularTitle.size == CGSize(width: 720, height: 44))
    }

    @Test func `model and data give the same picture`() {
        let order = LibraryPreviewData.Order.inspection
        let byModel = ViewTest(ObjectHeader(model: order) { EmptyView() }, regular)
        let byData = ViewTest(
            ObjectHeader(
                title: order.title, subtitle: order.subtitle, tags: order.tags, bodyText: order.bodyText,
                footnote: order.footnote, descriptionText: order.descriptionText, status: order.status,
                substatus: order.substatus, detailImage: order.detailImage
            ) {
                EmptyView()
            }, regular)
        #expect(byModel.svg() == byData.svg())
    }
}
