import SwiftUI
import SwiftUITestHost
import Testing

@testable import ExamplePages

/// Pages that show SwiftUI of newer systems at work.
///
/// Numbers: 60 rows, of which the last button shows the last; a drag begins after half a second, as on iOS.
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

    @Test func `an order that is dragged to a person belongs to that person`() async throws {
        let test = ViewTest(
            NavigationStack { ExamplePage.newer(.drawingAndDragging).content },
            DisplayConfiguration(width: 390, height: 1600, animates: true))
        func middle(_ start: String) throws -> CGPoint {
            let frame = try #require(test.elements.first { $0.label.hasPrefix(start) }).frame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        test.touch(at: try middle("Order 4701"))
        test.advance(by: 0.6)
        try test.move(to: try middle("Maria Costa"))
        try test.lift()
        try await test.wait(for: "Maria Costa, Order 4701")
        #expect(!test.elements.contains { $0.label.hasPrefix("Order 4701") })
    }
}
