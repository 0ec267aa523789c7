import Drawing
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation
@testable import SwiftUITestHost

/// Fingers that come down on the cursor of text that is edited.
///
/// Numbers: places in the text count its bytes in UTF-8, two for a Hebrew letter. The loupe magnifies 1.25 times, the
/// cursor is 2 points wide and is taken within 20, as today; not compared with a device.
@MainActor
struct CursorDragTests {
    private struct Screen: View {
        @State var text = "hello world"
        var axis = Axis.horizontal
        var isSecure = false
        var body: some View {
            Group {
                if isSecure { SecureField("Field", text: $text) } else { TextField("Field", text: $text, axis: axis) }
            }
            .frame(width: 300)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func display(_ direction: LayoutDirection = .leftToRight) -> DisplayConfiguration {
        DisplayConfiguration(width: 390, height: 400, layoutDirection: direction)
    }

    /// The middle of the cursor.
    private func caret(_ test: ViewTest<some View>) throws -> CGPoint {
        let caret = try #require(test.textInput?.caret)
        return CGPoint(x: caret.midX, y: caret.midY)
    }

    private func hasLoupe(_ test: ViewTest<some View>) -> Bool {
        test.displayList.items.contains { item in
            if case .group(let group) = item { group.clip != nil && group.transform.a == 1.25 } else { false }
        }
    }

    /// Taps the end of the field, and waits until the next touch is not a second tap.
    private func edit(_ test: ViewTest<some View>) throws {
        let frame = try test.frame(of: "Field")
        test.tap(at: CGPoint(x: frame.midX + 130, y: frame.midY))
        test.advance(by: 1)
    }

    @Test func `a drag on the cursor moves it at once, with the loupe`() throws {
        let test = ViewTest(Screen(), display())
        try edit(test)
        var finger = try caret(test)
        #expect(test.textInput?.selection == 11..<11)
        test.touch(at: finger)
        #expect(!hasLoupe(test), "it may still be a tap")
        finger.x -= 6
        try test.move(to: finger)
        #expect(hasLoupe(test))
        finger.x -= 40
        try test.move(to: finger)
        let moved = try #require(test.textInput?.selection)
        #expect(moved.isEmpty && moved.lowerBound < 8 && moved.lowerBound > 2, "nothing is selected: \(moved)")
        #expect(!test.has("Select"), "the menu waits for the end")
        try test.lift()
        #expect(!hasLoupe(test) && test.has("Select"))
        #expect(test.textInput?.selection == moved && test.focusedElement != nil)
    }

    @Test func `a cursor that is taken beside its line does not jump under the finger`() throws {
        let test = ViewTest(Screen(), display())
        try edit(test)
        var finger = try caret(test)
        finger.x += 18
        test.touch(at: finger)
        finger.y += 8
        try test.move(to: finger)
        #expect(test.textInput?.selection == 11..<11)
        let width = try caret(test).x - test.frame(of: "Field").minX
        finger.x -= width
        try test.move(to: finger)
        #expect(test.textInput?.selection == 0..<0, "it goes as far as the finger")
        try test.lift()
    }

    @Test func `beside the cursor a drag selects as before, and a tap on it shows the menu`() throws {
        let test = ViewTest(Screen(), display())
        try edit(test)
        let cursor = try caret(test)
        test.drag(from: CGPoint(x: cursor.x - 24, y: cursor.y), to: CGPoint(x: cursor.x - 70, y: cursor.y))
        #expect(test.textInput?.selection.isEmpty == false)
        test.press(.rightArrow, modifiers: .command)
        test.advance(by: 1)
        test.touch(at: cursor)
        try test.move(to: CGPoint(x: cursor.x + 3, y: cursor.y + 3))
        try test.lift()
        #expect(test.has("Select") && test.textInput?.selection == 11..<11)
        // The menu goes while the cursor moves.
        test.advance(by: 1)
        test.drag(from: cursor, to: CGPoint(x: cursor.x - 30, y: cursor.y), releases: false)
        #expect(!test.has("Select"))
    }

    @Test func `a tap and a drag on the cursor select words`() throws {
        let test = ViewTest(Screen(), display())
        try edit(test)
        let cursor = try caret(test)
        test.tap(at: cursor)
        test.advance(by: 0.1)
        test.drag(from: cursor, to: CGPoint(x: cursor.x - 30, y: cursor.y))
        #expect(test.textInput?.selection == 6..<11)
    }

    @Test func `the cursor moves right to left`() throws {
        let test = ViewTest(Screen(text: "שלום עולם"), display(.rightToLeft))
        try edit(test)
        test.press(.upArrow, modifiers: .command)
        var start = try caret(test)
        #expect(test.textInput?.selection == 0..<0)
        #expect(try isNear(start.x, test.frame(of: "Field").maxX, by: 2))
        start.x -= 2
        test.drag(from: start, to: CGPoint(x: start.x - 300, y: start.y), releases: false)
        #expect(test.textInput?.selection == 17..<17)
        test.drag(from: CGPoint(x: start.x - 300, y: start.y), to: start)
        #expect(test.textInput?.selection == 0..<0)
    }

    @Test func `the cursor moves through bullets`() throws {
        let test = ViewTest(Screen(isSecure: true), display())
        try edit(test)
        let start = try caret(test)
        test.drag(from: start, to: CGPoint(x: start.x - 300, y: start.y))
        #expect(test.textInput?.selection == 0..<0)
        try test.type("x")
        #expect(try test.element("Field").value == "•", "what is secret is typed anew")
    }

    @Test func `the cursor goes to another line`() throws {
        let test = ViewTest(Screen(text: "one\ntwo\nthree", axis: .vertical), display())
        try edit(test)
        test.press(.downArrow, modifiers: .command)
        let start = try caret(test)
        test.drag(from: start, to: CGPoint(x: start.x, y: start.y - 41))
        #expect(test.textInput?.selection == 3..<3)
    }

    @Test func `an empty field leaves the finger to others`() throws {
        struct Page: View {
            @State private var text = ""
            var body: some View {
                ScrollView {
                    TextField("Field", text: $text)
                    Color.red.frame(height: 900)
                }
                .scrollDismissesKeyboard(.never)
            }
        }
        let test = ViewTest(Page(), display())
        try test.tap("Field")
        test.advance(by: 1)
        test.drag(from: CGPoint(x: 4, y: 10), to: CGPoint(x: 4, y: -60), duration: 1)
        #expect(test.contentOffsets[0].y > 30)
    }

    @Test func `the cursor blinks only while no finger holds it`() throws {
        let test = ViewTest(Screen(), display())
        try edit(test)
        let start = try caret(test)
        func isShown() -> Bool { test.displayList.fills.contains { abs($0.width - 2) < 0.01 && $0.height > 15 } }
        test.drag(from: start, to: CGPoint(x: start.x - 40, y: start.y), releases: false)
        for _ in 0..<4 {
            test.advance(by: 0.3)
            #expect(isShown())
        }
        try test.lift()
        var seen: Set<Bool> = []
        for _ in 0..<4 {
            test.advance(by: 0.3)
            seen.insert(isShown())
        }
        #expect(seen == [true, false])
    }
}
