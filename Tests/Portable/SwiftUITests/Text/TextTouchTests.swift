import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore
@testable import SwiftUIInteraction
@testable import SwiftUIPresentation

/// The effects of fingers on edited text.
///
/// Numbers: places in the text count its bytes in UTF-8. Handles with knobs of 10 points, and the pace of text under a
/// finger at the edge, are as drawn today; not compared with a device. Lines of 7 bytes put the cursor at the fifth's
/// end, 34.
@MainActor
struct TextTouchTests {
    private struct Field: View {
        @State var text: String
        var axis = Axis.horizontal
        var body: some View { TextField("Field", text: $text, axis: axis) }
    }

    private let screen = DisplayConfiguration(width: 390, height: 400)

    /// A field with room for the menu around it.
    private func fieldOnScreen(_ text: String, width: CGFloat = 300) -> ViewTest<some View> {
        ViewTest(
            Field(text: text).frame(width: width).frame(maxWidth: .infinity, maxHeight: .infinity), screen)
    }

    @Test func `taps select and drags extend`() throws {
        let test = ViewTest(Field(text: "hello world").frame(width: 300))
        try test.tap("Field")
        test.advance(by: 1)
        let start = try test.frame(of: "Field")
        let point = CGPoint(x: start.minX + 60, y: start.midY)
        test.tap(at: point)
        test.advance(by: 0.1)
        test.tap(at: point)
        #expect(test.textInput?.selection == 6..<11)
        test.advance(by: 0.1)
        test.tap(at: point)
        #expect(test.textInput?.selection == 0..<11)
        test.advance(by: 1)
        test.tap(at: CGPoint(x: start.maxX - 10, y: start.midY))
        #expect(test.textInput?.selection == 11..<11)
        test.advance(by: 1)
        test.drag(from: CGPoint(x: start.minX, y: start.midY), to: CGPoint(x: start.minX + 290, y: start.midY))
        #expect(test.textInput?.selection == 0..<11)
        try test.type("x")
        #expect(try test.element("Field").value == "x")
    }

    /// The knobs at the ends of a selection, drawn in the tint.
    private func knobs(_ test: ViewTest<some View>) -> [CGRect] {
        test.displayList.fills.filter { abs($0.width - 10) < 0.1 && abs($0.height - 10) < 0.1 }
    }

    @Test func `handles move the ends of the selection`() throws {
        let test = ViewTest(Field(text: "hello world").frame(width: 300).padding(40))
        try test.tap("Field")
        #expect(knobs(test).isEmpty, "nothing is selected")
        test.advance(by: 1)
        let frame = try test.frame(of: "Field")
        let point = CGPoint(x: frame.minX + 60, y: frame.midY)
        test.tap(at: point)
        test.advance(by: 0.1)
        test.tap(at: point)
        test.advance(by: 1)
        #expect(test.textInput?.selection == 6..<11)
        let selected = try #require(test.textInput?.selectionRects.first)
        let both = knobs(test)
        try #require(both.count == 2)
        #expect(isNear(both[0].midX, selected.minX, by: 0.5) && both[0].maxY <= selected.minY + 1.5)
        #expect(isNear(both[1].midX, selected.maxX, by: 0.5) && both[1].minY >= selected.maxY - 1.5)
        // The knob of the start, taken to the beginning and then far beyond the other end.
        let start = CGPoint(x: both[0].midX, y: both[0].midY)
        test.drag(from: start, to: CGPoint(x: frame.minX - 10, y: start.y))
        #expect(test.textInput?.selection == 0..<11)
        try #require(knobs(test).count == 2)
        let moved = CGPoint(x: knobs(test)[0].midX, y: knobs(test)[0].midY)
        test.drag(from: moved, to: CGPoint(x: frame.maxX, y: moved.y))
        #expect(test.textInput?.selection == 10..<11, "one character stays selected")
        let end = CGPoint(x: knobs(test)[1].midX, y: knobs(test)[1].midY)
        test.drag(from: end, to: CGPoint(x: frame.minX, y: end.y))
        #expect(test.textInput?.selection == 10..<11)
    }

    @Test func `handles of lines stand at their ends`() throws {
        let test = ViewTest(Field(text: "one\ntwo", axis: .vertical).frame(width: 300).padding(40))
        try test.tap("Field")
        test.press("a", modifiers: .command)
        let rects = try #require(test.textInput?.selectionRects)
        let both = knobs(test)
        try #require(both.count == 2 && rects.count >= 2)
        #expect(both[0].maxY <= rects[0].minY + 1.5)
        #expect(both[1].minY >= (rects.last?.maxY ?? 0) - 1.5)
    }

    @Test func `a finger that stays takes the cursor with it`() throws {
        let test = fieldOnScreen("hello world")
        let frame = try test.frame(of: "Field")
        let start = CGPoint(x: frame.minX + 1, y: frame.midY)
        test.drag(from: start, to: start, duration: 0.6, releases: false)
        #expect(test.textInput?.selection == 0..<0)
        test.drag(from: start, to: CGPoint(x: frame.maxX - 10, y: frame.midY), releases: false)
        #expect(test.textInput?.selection == 11..<11)
        #expect(!test.has("Select"), "the menu waits for the end")
        test.drag(from: start, to: start)
        #expect(test.textInput?.selection == 0..<0)
        #expect(test.has("Select"))
    }

    @Test func `a drag after a tap selects by words`() throws {
        let test = fieldOnScreen("one two three")
        try test.tap("Field")
        test.advance(by: 1)
        let frame = try test.frame(of: "Field")
        test.press("a", modifiers: .command)
        let width = try #require(test.textInput?.selectionRects.first).width
        func point(_ part: CGFloat) -> CGPoint { CGPoint(x: frame.minX + width * part, y: frame.midY) }
        test.press(.leftArrow)
        test.tap(at: point(0.45))
        test.advance(by: 0.1)
        test.drag(from: point(0.45), to: point(0.7), releases: false)
        #expect(test.textInput?.selection == 4..<13)
        test.drag(from: point(0.7), to: point(0.1))
        #expect(test.textInput?.selection == 0..<7, "the word that the finger began on stays")
        #expect(test.has("Copy"))
    }

    @Test func `a handle at the edge moves the text`() throws {
        let test = fieldOnScreen(String(repeating: "wide ", count: 12), width: 100)
        try test.tap("Field")
        test.press(.upArrow)
        test.press(.rightArrow, modifiers: .shift)
        let frame = try test.frame(of: "Field")
        let end = knobs(test)[1]
        let edge = CGPoint(x: frame.maxX - 2, y: end.midY)
        test.drag(from: CGPoint(x: end.midX, y: end.midY), to: edge, releases: false)
        let first = try #require(test.textInput?.selection)
        func wait(_ seconds: Double) {
            for _ in 0..<Int(seconds / 0.05) {
                test.advance(by: 0.05)
                _ = test.size
            }
        }
        wait(1)
        let later = try #require(test.textInput?.selection)
        #expect(later.lowerBound == 0 && later.upperBound > first.upperBound + 5, "\(first), \(later)")
        wait(6)
        #expect(test.textInput?.selection == 0..<60)
        test.drag(from: edge, to: edge)
        #expect(test.has("Copy"))
    }

    @Test func `lines beyond the limit follow a finger`() throws {
        let model = TextFieldTests.Model((1...9).map { "line \($0)" }.joined(separator: "\n"))
        let test = ViewTest(
            ScrollView {
                TextField("Field", text: model.binding, axis: .vertical).lineLimit(3)
                Color.red.frame(height: 900)
            }, DisplayConfiguration(width: 200, height: 400))
        let middle = CGPoint(x: 40, y: 30)
        test.drag(from: middle, to: CGPoint(x: 40, y: -31.5), releases: false)
        test.advance(by: 1)
        test.drag(from: CGPoint(x: 40, y: -31.5), to: CGPoint(x: 40, y: -31.5))
        #expect(test.contentOffsets == [.zero])
        #expect(test.focusedElement == nil, "a finger that moves does not put the cursor there")
        // Three lines of 22 further, the middle one is the fifth.
        test.tap(at: middle)
        #expect(test.textInput?.selection == 34..<34)
        #expect(test.scroll(at: middle, y: 500) && test.contentOffsets == [.zero])
        #expect(test.scroll(at: middle, y: 50) && test.contentOffsets == [CGPoint(x: 0, y: 50)])
        try test.type("!")
        #expect(test.textInput.map { $0.caret.minY >= 0 - 50 && $0.caret.maxY <= 64 } == true)
    }

    @Test func `lines go on by themselves and spring back`() throws {
        let model = TextFieldTests.Model((1...40).map { "line \($0)" }.joined(separator: "\n"))
        let test = ViewTest(
            TextField("Field", text: model.binding, axis: .vertical).lineLimit(4),
            DisplayConfiguration(width: 200, height: 400))
        func top() -> CGFloat { test.displayList.baseline(of: "line 1") ?? .nan }
        let middle = CGPoint(x: 40, y: 60)
        let start = top()
        test.drag(from: middle, to: CGPoint(x: 40, y: 20), duration: 0.1)
        let released = top()
        #expect(isNear(start - released, 40, by: 1), "they follow the finger")
        test.advance(by: 0.2)
        let later = top()
        #expect(later < released - 30, "they have momentum")
        test.advance(by: 5)
        let rest = top()
        #expect(rest < later)
        test.advance(by: 1)
        #expect(top() == rest)
        #expect(test.focusedElement == nil)
        // Far beyond the beginning they follow by less, and come back.
        test.drag(from: CGPoint(x: 40, y: 10), to: CGPoint(x: 40, y: 900), releases: false)
        #expect(top() > start + 10 && top() < start + 100)
        test.drag(from: CGPoint(x: 40, y: 900), to: CGPoint(x: 40, y: 900))
        test.advance(by: 3)
        #expect(isNear(top(), start, by: 0.5))
    }
}

extension DisplayList {
    /// The vertical position of a line's baseline, with the offsets of its groups.
    fileprivate func baseline(of text: String) -> CGFloat? {
        items.firstNonNil { item -> CGFloat? in
            switch item {
            case .group(let group): group.content.baseline(of: text).map { $0 + group.transform.ty }
            case .text(let run): run.text == text ? run.origin.y : nil
            default: nil
            }
        }
    }
}
