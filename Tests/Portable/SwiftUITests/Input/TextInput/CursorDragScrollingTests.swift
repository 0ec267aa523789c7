import Testing

@testable import SwiftUICore
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Fingers on the cursor of text in scrolling content.
///
/// Numbers: places in the text count its bytes: lines of 7 bytes, so the fourth begins at 21. Limits of scrolling allow
/// for the pace at the edges (half a line each 0.05 s), by eye; not compared with a device.
@MainActor
struct CursorDragScrollingTests {
    private struct Notes: View {
        @State var text: String
        var height: CGFloat?
        var body: some View {
            Form {
                Text("above")
                TextEditor(text: $text).frame(height: height).accessibilityIdentifier("Field")
                ForEach(0..<20) { Text("row \($0)") }
            }
        }
    }

    private struct Fields: View {
        @State var text: String
        var limit: Int?
        var body: some View {
            Form {
                TextField("Field", text: $text, axis: .vertical).lineLimit(limit)
                ForEach(0..<20) { Text("row \($0)") }
            }
        }
    }

    private let display = DisplayConfiguration(width: 390, height: 500)

    private func caret(_ test: ViewTest<some View>) throws -> CGPoint {
        let caret = try #require(test.textInput?.caret)
        return CGPoint(x: caret.midX, y: caret.midY)
    }

    private func lines(_ count: Int) -> String { (1...count).map { "line \($0)" }.joined(separator: "\n") }

    /// Waits with the finger where it is.
    private func wait(_ test: ViewTest<some View>, _ seconds: Double) {
        for _ in 0..<Int(seconds / 0.05) {
            test.advance(by: 0.05)
            _ = test.size
        }
    }

    @Test func `in a form the cursor comes before scrolling, other drags scroll`() throws {
        let test = ViewTest(Notes(text: lines(6)), display)
        try test.tap("Field")
        test.press(.upArrow, modifiers: .command)
        test.advance(by: 1)
        let start = try caret(test)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y + 62), duration: 0.1)
        #expect(test.contentOffsets.allSatisfy { $0.y == 0 })
        #expect(test.textInput?.selection == 21..<21, "the start of the fourth line")
        #expect(test.focusedElement != nil)
        test.advance(by: 1)
        test.drag(
            from: CGPoint(x: start.x + 150, y: start.y + 60), to: CGPoint(x: start.x + 150, y: start.y - 30),
            duration: 0.5)
        #expect(test.contentOffsets[0].y > 40)
    }

    @Test func `at the edge of an editor the text goes on under the cursor`() throws {
        let test = ViewTest(Notes(text: lines(40), height: 150), display)
        try test.tap("Field")
        test.press(.upArrow, modifiers: .command)
        test.advance(by: 1)
        let start = try caret(test)
        let frame = try test.frame(of: "Field")
        let edge = CGPoint(x: start.x + 30, y: frame.maxY - 4)
        test.drag(from: start, to: edge, releases: false)
        let first = try #require(test.textInput?.selection.lowerBound)
        wait(test, 1)
        let later = try #require(test.textInput?.selection.lowerBound)
        #expect(later > first + 40, "\(first), \(later)")
        #expect(test.contentOffsets[0].y == 0 && test.contentOffsets[1].y > 100)
        wait(test, 8)
        #expect(try #require(test.textInput?.selection.lowerBound) > lines(40).utf8.count - 8)
        test.drag(from: edge, to: CGPoint(x: edge.x, y: frame.minY + 2), releases: false)
        wait(test, 8)
        #expect(try #require(test.textInput?.selection.lowerBound) < 8)
        try test.lift()
        #expect(test.has("Select"))
    }

    @Test func `at the edge of the screen the form scrolls under the cursor`() throws {
        let test = ViewTest(Fields(text: lines(40)), display)
        test.tap(at: CGPoint(x: 100, y: 100))
        test.press(.upArrow, modifiers: .command)
        test.advance(by: 1)
        let start = try caret(test)
        test.drag(from: start, to: CGPoint(x: start.x + 30, y: 496), releases: false)
        wait(test, 2)
        #expect(test.contentOffsets[0].y > 100)
        wait(test, 8)
        #expect(try #require(test.textInput?.selection.lowerBound) > lines(40).utf8.count - 8)
        #expect(try caret(test).y < 500)
    }

    @Test func `lines beyond the limit follow the cursor`() throws {
        let test = ViewTest(Fields(text: lines(9), limit: 3), display)
        test.tap(at: CGPoint(x: 200, y: 60))
        test.press(.upArrow, modifiers: .command)
        test.advance(by: 1)
        let start = try caret(test)
        let edge = CGPoint(x: start.x + 30, y: start.y + 45)
        test.drag(from: start, to: edge, releases: false)
        wait(test, 3)
        #expect(try #require(test.textInput?.selection.lowerBound) > 55)
        #expect(test.contentOffsets[0].y == 0)
    }
}
