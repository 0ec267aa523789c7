import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Headers and footers of sections.
///
/// Numbers: 44 points are the smallest target for a finger (Human Interface Guidelines, Accessibility).
struct SectionTests {
    @Test func `a header is one element with its title and its attribute`() throws {
        let test = ViewTest(SectionHeader(title: "Open Orders", attribute: "12").frame(width: 320))
        #expect(try test.element("Open Orders, 12").isHeader)
    }
}
