import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIPresentation

/// The places of the cursor after taps in edited text.
///
/// Numbers: places in the text count its bytes in UTF-8: two for a Hebrew letter, three for a Japanese one. Taps that
/// go to word ends follow memory of iOS, not compared with a device.
@MainActor
@Suite("Taps that put the cursor")
struct CursorTapTests {
    private struct Field: View {
        @State var text: String
        var isSecure = false

        var body: some View {
            if isSecure { SecureField("Field", text: $text) } else { TextField("Field", text: $text) }
        }
    }

    /// Taps between two places of the text, at a part of the way from one to the other.
    private func tap(
        _ text: String, from first: Int, to second: Int, part: CGFloat, isSecure: Bool = false,
        _ direction: LayoutDirection = .leftToRight
    ) throws -> Range<Int>? {
        let test = ViewTest(
            Field(text: text, isSecure: isSecure).frame(width: 340).frame(maxHeight: .infinity),
            DisplayConfiguration(width: 390, height: 300, layoutDirection: direction))
        try test.tap("Field")
        func caret(_ place: Int) throws -> CGRect {
            test.press(.upArrow)
            for _ in 0..<place { test.press(direction == .leftToRight ? .rightArrow : .leftArrow) }
            return try #require(test.textInput).caret
        }
        let (start, end) = (try caret(first), try caret(second))
        test.advance(by: 1)
        test.tap(at: CGPoint(x: start.midX + (end.midX - start.midX) * part, y: start.midY))
        return test.textInput?.selection
    }

    @Test func `a tap in a word puts the cursor at its nearer end`() throws {
        let text = "one incomprehensible two"
        #expect(try tap(text, from: 4, to: 20, part: 0.9) == 20..<20)
        #expect(try tap(text, from: 4, to: 20, part: 0.6) == 20..<20)
        #expect(try tap(text, from: 4, to: 20, part: 0.4) == 4..<4)
        #expect(try tap(text, from: 4, to: 20, part: 0.1) == 4..<4)
    }

    @Test func `between words, at signs and beyond the text it goes where the finger was`() throws {
        #expect(try tap("one     two", from: 5, to: 6, part: 0.1) == 5..<5)
        #expect(try tap("one .... two", from: 6, to: 7, part: 0.1) == 6..<6)
        #expect(try tap("one two", from: 6, to: 7, part: 8) == 7..<7)
    }

    @Test func `right to left the nearer end is at the other side`() throws {
        let text = "אבגדהוזחט"
        #expect(try tap(text, from: 0, to: 9, part: 0.3, .rightToLeft) == 0..<0)
        #expect(try tap(text, from: 0, to: 9, part: 0.7, .rightToLeft) == 18..<18)
    }

    @Test func `dots of a password and scripts without spaces are taken letter by letter`() throws {
        #expect(try tap("password", from: 3, to: 4, part: 0.1, isSecure: true) == 3..<3)
        #expect(try tap("東京都庁前駅", from: 3, to: 4, part: 0.1) == 9..<9)
    }

    @Test func `a second tap on the word shows the menu where the cursor is`() throws {
        let test = ViewTest(
            Field(text: "incomprehensible").frame(width: 340).frame(maxHeight: .infinity),
            DisplayConfiguration(width: 390, height: 300))
        let point = CGPoint(x: try test.frame(of: "Field").minX + 100, y: 150)
        test.tap(at: point)
        #expect(test.textInput?.selection == 16..<16)
        test.advance(by: 1)
        #expect(!test.has("Select"))
        test.tap(at: point)
        #expect(test.textInput?.selection == 16..<16)
        #expect(test.has("Select"))
    }
}
