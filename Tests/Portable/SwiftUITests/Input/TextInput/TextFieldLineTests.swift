import Foundation
import SwiftUITestHost
import Testing

/// Text fields that grow with their lines.
///
/// Numbers: heights of one line and 22 for each further one (Docs/Facts/IOSMetrics.md, "Line pitch"), within a point
/// because fields are whole points high; widths are those of the fields in the tests.
@MainActor
@Suite("Text fields of several lines")
struct TextFieldLineTests {
    private struct Field: View {
        @State var text: String
        var limit: (AnyView) -> AnyView
        var body: some View {
            limit(AnyView(TextField("Field", text: $text, axis: .vertical))).frame(width: 300)
        }
    }

    private func height(_ lines: Int, _ limit: @escaping (AnyView) -> AnyView) throws -> CGFloat {
        let text = (0..<lines).map { _ in "x" }.joined(separator: "\n")
        return try ViewTest(Field(text: lines == 0 ? "" : text, limit: limit)).frame(of: "Field").height
    }

    @Test func `a range of lines is the least and the most height; a limit alone is the most`() throws {
        let one = try height(1) { $0 }
        let two = try height(2) { $0 }
        let line = (try height(9) { $0 } - one) / 8
        #expect(isNear(line, 22, by: 0.2))
        for lines in 0...2 { #expect(try height(lines) { AnyView($0.lineLimit(2...5)) } == two) }
        #expect(isNear(try height(4) { AnyView($0.lineLimit(2...5)) }, one + 3 * line, by: 1.01))
        #expect(isNear(try height(8) { AnyView($0.lineLimit(2...5)) }, one + 4 * line, by: 1.01))
        #expect(try height(1) { AnyView($0.lineLimit(3)) } == one)
        #expect(isNear(try height(9) { AnyView($0.lineLimit(3)) }, one + 2 * line, by: 1.01))
        #expect(isNear(try height(0) { AnyView($0.lineLimit(3, reservesSpace: true)) }, one + 2 * line, by: 1.01))
        #expect(isNear(try height(9) { AnyView($0.lineLimit(3, reservesSpace: true)) }, one + 2 * line, by: 1.01))
        #expect(isNear(try height(1) { AnyView($0.lineLimit(4...)) }, one + 3 * line, by: 1.01))
    }

    @Test func `the cursor stays in view when there are more lines than are shown`() throws {
        let test = ViewTest(Field(text: "") { AnyView($0.lineLimit(2...3)) })
        try test.tap("Field")
        try test.paste("1\n2\n3\n4\n5\n6")
        let field = try test.frame(of: "Field")
        let caret = try #require(test.textInput?.caret)
        #expect(caret.maxY <= field.maxY + 1 && caret.minY >= field.minY)
        test.press(.upArrow, modifiers: .command)
        _ = test.size
        let first = try #require(test.textInput?.caret)
        #expect(first.minY >= field.minY - 1 && first.maxY < field.midY)
    }

    @Test func `its prompt has as many lines as it needs, and goes with the first character`() throws {
        struct Long: View {
            @State private var text = ""
            var body: some View {
                TextField(
                    "Field", text: $text, prompt: Text("A prompt that is far too long for a single line of the field"),
                    axis: .vertical
                ).frame(width: 200)
            }
        }
        let test = ViewTest(Long())
        let empty = try test.frame(of: "Field").height
        #expect(empty > 40)
        #expect(test.texts.contains { $0.string.hasPrefix("A prompt") })
        try test.tap("Field")
        try test.type("a")
        #expect(try test.frame(of: "Field").height < 30)
        #expect(!test.texts.contains { $0.string.hasPrefix("A prompt") })
    }

    @Test(arguments: [false, true])
    func `a selection that goes on in the next line reaches the edges of the field`(isRightToLeft: Bool) throws {
        let test = ViewTest(
            Field(text: isRightToLeft ? "אחת\n\nשתיים שלוש" : "one\n\ntwo three") { $0 },
            DisplayConfiguration(width: 300, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
        try test.tap("Field")
        test.press(.upArrow, modifiers: .command)
        test.press(isRightToLeft ? .leftArrow : .rightArrow, modifiers: .option)
        _ = test.size
        let caret = try #require(test.textInput?.caret).minX
        test.press(.downArrow, modifiers: [.command, .shift])
        test.press(isRightToLeft ? .rightArrow : .leftArrow, modifiers: [.option, .shift])
        _ = test.size
        let rects = try #require(test.textInput?.selectionRects)
        try #require(rects.count == 3)
        #expect(isNear(isRightToLeft ? rects[0].minX : rects[0].maxX, isRightToLeft ? 0 : 300))
        #expect(isNear(isRightToLeft ? rects[0].maxX : rects[0].minX, caret))
        #expect(rects[1].width == 300)
        #expect(isNear(isRightToLeft ? rects[2].maxX : rects[2].minX, isRightToLeft ? 300 : 0))
        #expect(rects[2].width < 60)
        #expect(rects[0].maxY <= rects[1].minY + 0.01 && rects[1].maxY <= rects[2].minY + 0.01)
    }
}
