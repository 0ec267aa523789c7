import SwiftUI
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Pages that show SwiftUI of newer systems at work.
///
/// Numbers: 60 rows, of which the last button shows the last.
@MainActor
@Suite("Pages of newer systems")
struct NewerSystemsTests {
    private func test(_ subject: NewerSubject) -> ViewTest<some View> {
        ViewTest(
            NavigationStack { ExamplePage.newer(subject).content },
            DisplayConfiguration(width: 390, height: 1600))
    }

    @Test func `a list is scrolled by buttons, and says what is in sight`() throws {
        let test = test(.scrolling)
        func rows() throws -> String { try #require(test.elements.first { $0.label.hasPrefix("Rows in sight") }).label }
        #expect(try rows().hasPrefix("Rows in sight, 1 to "))
        try test.tap("Last")
        #expect(try rows().hasSuffix(" to 60"))
        #expect(test.elements.contains { $0.label == "Width of the list, 390 points, at rest" })
        try test.tap("First")
        #expect(try rows().hasPrefix("Rows in sight, 1 to "))
    }

    @Test func `a picture grows to a page, and tabs are chosen`() throws {
        let test = test(.tabsAndZooms)
        try test.tap("Deliveries")
        #expect(test.elements.contains { $0.label.hasPrefix("Valve, delivered on Monday") })
        try test.tap("Houston")
        #expect(test.has("Open orders, 19"))
    }
}
