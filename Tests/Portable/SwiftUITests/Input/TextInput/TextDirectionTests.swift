import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// Cursors, selections and keys in text from right to left and of two directions.
///
/// Numbers: places in the text count its bytes in UTF-8, two for a Hebrew letter; each position follows from the
/// reading order of the text in the test. Tolerances in points are less than a character.
@MainActor
@Suite("Directions of edited text")
struct TextDirectionTests {
    private struct Line: View {
        @State var text: String
        var body: some View { TextField("Field", text: $text) }
    }

    private struct Page: View {
        @State var text: String
        var width: CGFloat
        var body: some View {
            TextEditor(text: $text).accessibilityIdentifier("Field").frame(width: width, height: 300)
        }
    }

    private func selected(_ test: ViewTest<some View>) -> Range<Int>? {
        _ = test.size
        return test.textInput?.selection
    }

    private func caret(_ test: ViewTest<some View>) throws -> CGRect {
        _ = test.size
        return try #require(test.textInput).caret
    }

    @Test(arguments: [
        "abc אבג def", "abcאבג", "אבג abc", "١٢٣ abc שלום", "אבג 123 דהו", "e\u{301}👨‍👩‍👧🇩🇪नि",
    ])
    func `the arrows go through all places of text of two directions, each one further to their side`(text: String)
        throws
    {
        let test = ViewTest(Line(text: text), DisplayConfiguration(width: 300))
        try test.tap("Field")
        test.press(.leftArrow, modifiers: .command)
        for key in [KeyEquivalent.rightArrow, .leftArrow] {
            var places = [try #require(selected(test)).lowerBound]
            var xs = [try caret(test).minX]
            for _ in 0..<text.count {
                test.press(key)
                places.append(try #require(selected(test)).lowerBound)
                xs.append(try caret(test).minX)
            }
            #expect(Set(places).count == text.count + 1)
            for (one, next) in zip(xs, xs.dropFirst()) { #expect(key == .rightArrow ? next > one : next < one) }
            test.press(key)
            #expect(try caret(test).minX == xs.last)
        }
    }

    @Test(arguments: [
        ("abc אבג דהו, def", 4), ("abcאבג", 2), ("אבג abc xyz דהו", 4), ("(אב) 123 ab", 3), ("abc def", 2),
    ])
    func `with Option the cursor goes on from word to word to its side, through both directions`(
        text: String, count: Int
    ) throws {
        let test = ViewTest(Line(text: text), DisplayConfiguration(width: 300))
        try test.tap("Field")
        for key in [KeyEquivalent.rightArrow, .leftArrow] {
            test.press(key == .rightArrow ? .leftArrow : .rightArrow, modifiers: .command)
            var xs = [try caret(test).minX]
            for _ in 0..<count {
                test.press(key, modifiers: .option)
                xs.append(try caret(test).minX)
            }
            for (one, next) in zip(xs, xs.dropFirst()) {
                #expect(key == .rightArrow ? next > one + 10 : next < one - 10)
            }
        }
    }

    @Test func `the cursor stays beside what is typed, whichever way that is written`() throws {
        let test = ViewTest(Line(text: ""), DisplayConfiguration(width: 300))
        try test.tap("Field")
        try test.type("abc ")
        let start = try caret(test).minX
        try test.type("א")
        #expect(try caret(test).minX == start, "the next letter goes to the left of this one")
        try test.type("ב")
        #expect(try caret(test).minX == start)
        try test.type(" d")
        #expect(try caret(test).minX > start + 20)
        test.press(.delete)
        test.press(.delete)
        #expect(try caret(test).minX == start)
        #expect(try test.element("Field").value == "abc אב")
    }

    @Test func `a tap puts the cursor where the finger is, beside the character there`() throws {
        let test = ViewTest(Line(text: "12 ... אבג"), DisplayConfiguration(width: 300))
        try test.tap("Field")
        test.press(.rightArrow, modifiers: .command)
        #expect(selected(test) == 0..<0)
        let edge = try caret(test)
        test.advance(by: 1)
        test.tap(at: CGPoint(x: edge.minX - 3, y: edge.midY))
        #expect(try abs(caret(test).minX - edge.minX + 3) < 8)
        #expect(try #require(selected(test)).lowerBound == 2, "the end of the number, which stands at the right")
    }

    @Test func `the handles of a selection stand at the two sides of a word of the other direction`() throws {
        let test = ViewTest(
            Line(text: "abc אבג def").frame(width: 300).frame(maxHeight: .infinity),
            DisplayConfiguration(width: 390, height: 200))
        try test.tap("Field")
        test.press(.leftArrow, modifiers: .command)
        for _ in 0..<5 { test.press(.rightArrow) }
        let inside = try caret(test)
        test.advance(by: 1)
        test.doubleTap(at: CGPoint(x: inside.midX, y: inside.midY))
        #expect(selected(test) == 4..<10)
        let rect = try #require(test.textInput?.selectionRects.first)
        #expect(test.textInput?.selectionRects.count == 1)
        // The end is at the left of the word: a finger that holds it there takes it over a letter.
        let letter = rect.width / 3
        let knob = CGPoint(x: rect.minX, y: rect.maxY + 4)
        test.advance(by: 1)
        test.drag(from: knob, to: CGPoint(x: knob.x + letter, y: knob.y), duration: 1)
        #expect(selected(test) == 4..<8)
        // The start is at the right of it.
        test.press(.rightArrow)
        #expect(try abs(caret(test).minX - rect.maxX) < 0.01)
        #expect(selected(test) == 4..<4)
        test.advance(by: 1)
        test.doubleTap(at: CGPoint(x: inside.midX, y: inside.midY))
        test.press(.leftArrow)
        #expect(try abs(caret(test).minX - rect.minX) < 0.01)
        #expect(selected(test) == 10..<10)
    }

    @Test func `arrows go on from line to line in wrapped text of two directions, and come to its end`() throws {
        let text = "abc אבגדהו זחטיכל מנסעפצ def"
        let test = ViewTest(Page(text: text, width: 90))
        try test.tap("Field")
        test.press(.upArrow, modifiers: .command)
        var places: [Int] = [try #require(selected(test)).lowerBound]
        for _ in 0..<text.count + 5 {
            let before = try caret(test)
            test.press(.rightArrow)
            let after = try caret(test)
            places.append(try #require(selected(test)).lowerBound)
            #expect(after.minY > before.minY || after.minX > before.minX || places.last == text.utf8.count)
        }
        #expect(places.last == text.utf8.count)
        for _ in 0..<text.count + 5 { test.press(.leftArrow) }
        #expect(selected(test) == 0..<0)
    }

    @Test func `the end of a line that wraps within a word is on that line, and the next line is one step further`()
        throws
    {
        let test = ViewTest(Page(text: "incomprehensibilitiesandcounterrevolutionaries", width: 100))
        try test.tap("Field")
        test.press(.upArrow, modifiers: .command)
        let first = try caret(test)
        test.press(.end)
        let end = try #require(selected(test)).lowerBound
        #expect(try caret(test).minY == first.minY && caret(test).minX > first.minX + 50)
        test.press(.end)
        #expect(selected(test) == end..<end)
        test.press(.rightArrow)
        #expect(selected(test) == end..<end)
        #expect(try caret(test).minY > first.minY && caret(test).minX == first.minX)
        test.press(.home)
        #expect(selected(test) == end..<end)
        test.press(.leftArrow)
        #expect(try #require(selected(test)).lowerBound == end - 1)
        test.press(.rightArrow)
        test.press(.downArrow)
        test.press(.upArrow)
        #expect(selected(test) == end..<end)
    }

    @Test func `right-to-left text goes on to the left with the left arrow, and a word with Option`() throws {
        let test = ViewTest(Line(text: "שלום עולם"), DisplayConfiguration(width: 300, layoutDirection: .rightToLeft))
        try test.tap("Field")
        test.press(.rightArrow, modifiers: .command)
        #expect(selected(test) == 0..<0)
        test.press(.leftArrow)
        #expect(selected(test) == 2..<2)
        test.press(.leftArrow, modifiers: .option)
        #expect(selected(test) == 8..<8)
        test.press(.leftArrow, modifiers: [.command, .shift])
        #expect(selected(test) == 8..<17)
    }

    @Test func `Hebrew in a left-to-right screen goes the way that it looks as well, by characters and words`() throws {
        let test = ViewTest(Line(text: "שלום עולם"), DisplayConfiguration(width: 300))
        try test.tap("Field")
        for _ in 0..<12 { test.press(.rightArrow) }
        #expect(selected(test) == 0..<0)
        test.press(.leftArrow)
        #expect(selected(test) == 2..<2)
        test.press(.leftArrow, modifiers: .option)
        #expect(selected(test) == 8..<8)
    }
}
