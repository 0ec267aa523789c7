import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// Text of many lines: its scrolling, and the cost of typing.
///
/// Numbers: places in the text count its bytes. A line of body is 20.5 at 2×, the next ones 22 further down (project
/// facts, iOS metrics, "Line pitch"), with insets of 8. The limit of layouts is three for each typed character, one a
/// proposed width.
@MainActor
struct TextEditorTests {
    private struct Page: View {
        @State var text: String
        var body: some View {
            TextEditor(text: $text).accessibilityIdentifier("editor").frame(width: 200, height: 100)
        }
    }

    @Test func `fills its room and takes taps below the text`() throws {
        let test = ViewTest(Page(text: "one"))
        #expect(test.size == CGSize(width: 200, height: 100))
        #expect(try test.frame(of: "editor") == CGRect(x: 0, y: 0, width: 200, height: 100))
        test.tap(at: CGPoint(x: 100, y: 80))
        try test.type("\ntwo")
        #expect(try test.element("editor").value == "one\ntwo")
        #expect(try test.element("editor").role == "textEditor")
    }

    @Test func `scrolls to the cursor`() throws {
        let test = ViewTest(Page(text: ""))
        try test.tap("editor")
        try test.type("1\n2\n3\n4\n5\n6\n7\n8\n9")
        _ = test.size
        let caret = try #require(test.textInput?.caret)
        #expect(caret.maxY <= 100 && caret.minY > 50)
        test.press(.upArrow, modifiers: .command)
        _ = test.size
        #expect(try #require(test.textInput?.caret).minY >= 0)
        #expect(test.textInput?.selection == 0..<0)
    }

    @Test func `a finger scrolls it without taking the focus`() throws {
        let text = (1...20).map(String.init).joined(separator: "\n")
        for mode in [ScrollDismissesKeyboardMode.automatic, .immediately] {
            let test = ViewTest(Page(text: text).scrollDismissesKeyboard(mode).refreshable {})
            try test.tap("editor")
            test.press(.upArrow, modifiers: .command)
            test.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 40), duration: 1)
            #expect(try #require(test.contentOffsets.last).y > 30)
            #expect((test.focusedElement != nil) == (mode.kind == .automatic))
        }
    }

    @Test func `in a row it is as high as its text`() throws {
        struct Notes: View {
            @State private var text = "one"
            var body: some View {
                Form {
                    TextEditor(text: $text).accessibilityIdentifier("editor")
                    Text("next")
                }
            }
        }
        let test = ViewTest(Notes(), DisplayConfiguration(width: 390, height: 600))
        // A line of 20.5 with 8 above and below.
        #expect(try isNear(test.frame(of: "editor").height, 36.5, by: 0.51))
        let next = try test.text("next").frame
        try test.tap("editor")
        try test.type("\ntwo\nthree")
        #expect(try isNear(test.frame(of: "editor").height, 80.5, by: 0.51))
        #expect(try test.text("next").frame.minY == next.minY + 44)
        // Without anything to scroll it leaves fingers to the form, but for one at the cursor.
        let editor = try test.frame(of: "editor")
        test.drag(
            from: CGPoint(x: 300, y: editor.midY), to: CGPoint(x: 300, y: editor.midY + 60), duration: 0.5,
            releases: false)
        let moved = try test.frame(of: "editor")
        #expect(moved.minY > editor.minY + 10)
    }

    @Test func `cursor keeps its column`() throws {
        let test = ViewTest(Page(text: "long line\nx\nlong line"))
        try test.tap("editor")
        test.press(.upArrow, modifiers: .command)
        for _ in 0..<5 { test.press(.rightArrow) }
        test.press(.downArrow)
        #expect(test.textInput?.selection == 11..<11)
        test.press(.downArrow)
        #expect(test.textInput?.selection == 17..<17)
        test.press(.upArrow, modifiers: .shift)
        #expect(test.textInput?.selection == 11..<17)
        test.press(.downArrow, modifiers: .option)
        #expect(test.textInput?.selection.isEmpty == true)
    }

    @Test func `wrapped lines have ends`() throws {
        let test = ViewTest(Page(text: "these words do not fit on a single line of it"))
        try test.tap("editor")
        test.press(.upArrow, modifiers: .command)
        test.press(.rightArrow, modifiers: .command)
        let end = try #require(test.textInput?.selection.lowerBound)
        #expect(end > 10 && end < 40)
        test.press(.downArrow)
        test.press(.leftArrow, modifiers: .command)
        #expect(test.textInput?.selection.lowerBound == end + 1)
    }

    @Test func `typing lays out only the line it is in`() throws {
        let test = ViewTest(Page(text: ""))
        try test.tap("editor")
        let line = String(repeating: "word ", count: 19) + "last\n"
        for _ in 0..<100 {
            try test.type(line)
            _ = test.size
        }
        #expect(test.textInput?.text.utf8.count == 10_000)
        let before = try #require(test.textInput?.layouts)
        for _ in 0..<100 {
            try test.type("x")
            _ = test.displayList
        }
        let layouts = try #require(test.textInput?.layouts) - before
        // One stretch for each of the widths that the scroll view proposes.
        #expect(layouts <= 300)
    }
}
