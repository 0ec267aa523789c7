import SwiftUITestHost
import Testing

/// The sizes of text fields, their contents, and the places of their cursors.
///
/// Numbers: fields are 22 points high, measured on iOS, with a rounded border 34 (Docs/Facts/IOSMetrics.md), with 22
/// for each further line. Insets of 7 at the sides and the times of the blinking cursor are not compared with a device.
@MainActor
struct TextFieldLookTests {
    private struct Field: View {
        @State var text: String
        var body: some View { TextField("Field", text: $text) }
    }

    @Test func `heights are those of IOS`() throws {
        let test = ViewTest {
            VStack(spacing: 0) {
                TextField("Plain", text: .constant(""))
                TextField("Round", text: .constant("")).textFieldStyle(.roundedBorder)
            }
        }
        #expect(try test.frame(of: "Plain").height == 22)
        #expect(try test.frame(of: "Plain").width == 390)
        #expect(try test.frame(of: "Round") == CGRect(x: 7, y: 28, width: 376, height: 22))
        #expect(test.size.height == 56)
    }

    @Test func `prompts and labels are shown while there is no text`() throws {
        let test = ViewTest {
            TextField("Label", text: .constant(""), prompt: Text("Prompt"))
            TextField(text: .constant("")) { SwiftUI.Label("From a label", systemImage: "star") }
        }
        #expect(test.texts.map(\.string) == ["Prompt", "From a label"])
        #expect(try test.element("Label").value == "Prompt")
    }

    @Test func `styles wrap the field and are not applied twice`() throws {
        struct Framed: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Text("Before")
                    configuration.textFieldStyle(.roundedBorder)
                }
            }
        }
        let model = TextFieldTests.Model()
        let test = ViewTest(TextField("Field", text: model.binding).textFieldStyle(Framed()))
        #expect(test.texts.map(\.string) == ["Before", "Field"])
        #expect(test.size.height == 34)
        try test.tap("Field")
        try test.type("x")
        #expect(model.text == "x")
    }

    @Test func `vertical fields grow up to the limit`() throws {
        func height(_ lines: Int, _ limit: ClosedRange<Int>?) -> CGFloat {
            let text = Array(repeating: "line", count: lines).joined(separator: "\n")
            let field = TextField("Field", text: .constant(text), axis: .vertical)
            if let limit { return ViewTest(field.lineLimit(limit)).size.height }
            return ViewTest(field).size.height
        }
        // Lines of body are 22 apart (Docs/Facts/IOSMetrics.md, "Line pitch").
        #expect(height(1, nil) == 22)
        #expect(height(3, nil) == 66)
        #expect(height(1, 2...4) == 44)
        #expect(height(9, 2...4) == 88)
    }

    @Test func `long lines move with the cursor`() throws {
        let test = ViewTest(Field(text: String(repeating: "wide ", count: 30)).frame(width: 100))
        test.press(.tab)
        _ = test.size
        let caret = try #require(test.textInput?.caret)
        let frame = try test.frame(of: "Field")
        #expect(caret.minX <= frame.maxX && caret.minX > frame.maxX - 4)
        test.press(.leftArrow, modifiers: .command)
        _ = test.size
        #expect(test.textInput?.caret.minX == frame.minX)
    }

    @Test func `cursor stands by the direction of the text`() throws {
        func carets(_ text: String, _ direction: LayoutDirection = .leftToRight) -> [CGFloat] {
            let test = ViewTest(
                Field(text: text).frame(width: 300), DisplayConfiguration(width: 300, layoutDirection: direction))
            test.press(.tab)
            test.press(.leftArrow, modifiers: .command)
            if direction == .rightToLeft { test.press(.rightArrow, modifiers: .command) }
            var places = [test.textInput!.caret.minX]
            for _ in text {
                test.press(direction == .leftToRight ? .rightArrow : .leftArrow)
                places.append(test.textInput!.caret.minX)
            }
            return places
        }
        let latin = carets("abc")
        #expect(latin == latin.sorted() && Set(latin).count == 4 && latin[0] == 0)
        let hebrew = carets("אבג", .rightToLeft)
        #expect(hebrew == hebrew.sorted(by: >) && Set(hebrew).count == 4 && hebrew[0] == 300)
        // Through both directions from left to right, without a step back.
        let both = carets("ab אב")
        #expect(both == both.sorted())
        let emoji = carets("👨‍👩‍👧e\u{301}x")
        #expect(emoji == emoji.sorted() && Set(emoji).count == 4)
    }

    @Test func `cursor blinks on the clock of the host`() throws {
        let test = ViewTest(Field(text: "a"))
        #expect(test.textInput == nil)
        try test.tap("Field")
        let shown = test.svg()
        test.advance(by: 0.6)
        #expect(test.textInput?.isCursorShown == false)
        #expect(test.svg() != shown)
        test.advance(by: 0.5)
        #expect(test.svg() == shown)
    }
}
