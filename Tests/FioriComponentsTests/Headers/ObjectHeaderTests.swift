import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// The header of an object: pages, columns, and its line.
///
/// Numbers: a picture of 70 and a line of 0.45 (Docs/Facts/StyleableLooks.md); gaps of 12 and 24 as drawn today.
struct ObjectHeaderTests {
    private var header: ObjectHeader {
        ObjectHeader(
            title: "Inspect Pump Motor", subtitle: "Job 819701", tags: ["Started"], bodyText: "North",
            footnote: "Due tomorrow", descriptionText: "Temperature too high", status: .text("High"),
            substatus: .text("Scheduled"), detailImage: Image(systemName: "wrench")
        ) {
            Text("Chart")
        }
    }

    @Test func `compact has three pages`() throws {
        let test = ViewTest(header, DisplayConfiguration(width: 390, horizontalSizeClass: .compact))
        #expect(try test.text("Inspect Pump Motor").frame.minX == 70 + 12)
        #expect(try test.element("Page").value == "1 of 3")
        #expect(test.elements.map(\.label) == ["Inspect Pump Motor, Job 819701, High, Scheduled, Started", "Page"])
        #expect(test.elements[0].isHeader)
    }

    @Test func `regular has three columns and no page`() throws {
        let test = ViewTest(header, DisplayConfiguration(width: 1024, horizontalSizeClass: .regular))
        let columns = try ["Inspect Pump Motor", "North", "Chart"].map { try test.text($0).frame.minX }
        #expect(columns == columns.sorted() && Set(columns).count == 3)
        #expect(!test.has("Page"))
    }

    @Test func `large text has everything below each other and cuts nothing`() throws {
        let test = ViewTest(header, DisplayConfiguration(width: 320, dynamicTypeSize: .accessibility5))
        #expect(test.texts.count == 9)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 320 })
    }

    @Test func `a header of a title alone has no pages`() {
        let test = ViewTest(ObjectHeader(title: "Pump").headerSeparator(false), DisplayConfiguration(width: 390))
        #expect(test.elements.map(\.label) == ["Pump"])
        #expect(test.size.height == 44)
    }

    @Test func `the line below can be left out`() {
        let plain = ViewTest(ObjectHeader(title: "Pump").headerSeparator(false), DisplayConfiguration(width: 390))
        let lined = ViewTest(ObjectHeader(title: "Pump"), DisplayConfiguration(width: 390))
        // The line is 8 below; half a point of the screen is its thinnest.
        #expect(abs(lined.size.height - plain.size.height - 8.45) < 0.06)
    }

    @Test func `more about the object may stand at the trailing edge`() throws {
        let test = ViewTest(
            ObjectHeader(title: "Pump", bodyText: "North").objectHeaderAdditionalInfoAlignment(.trailing),
            DisplayConfiguration(width: 1024, horizontalSizeClass: .regular))
        #expect(try test.text("North").frame.maxX == 1024)
    }
}
