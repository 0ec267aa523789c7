import CoreGraphics
import Testing

@testable import TextLayout

/// The places of cursors, and the text positions of touches.
///
/// Numbers: places are bytes in UTF-8, one for a Latin letter and two for a Hebrew one. Lines at 17 points are 20.5
/// high at 2× (Docs/Facts/IOSMetrics.md, "Text styles").
@Suite("Places of a cursor")
struct TextPositionTests {
    private func x(_ frame: TextFrame, _ byte: Int, _ affinity: CaretAffinity? = nil) -> CGFloat {
        frame.caret(at: CaretPlace(byte: byte, affinity: affinity)).minX
    }

    /// All places of a text, between its characters.
    private func bytes(_ text: String) -> [Int] {
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count]
    }

    @Test func `a cursor stands before its character, on the line of that`() {
        let frame = layout("abc\ndef")
        #expect(x(frame, 0) == 0)
        #expect(x(frame, 3) == frame.lines[0].width)
        #expect(frame.caret(at: CaretPlace(byte: 4)) == CGRect(x: 0, y: 20.5, width: 0, height: 20.5))
        #expect(frame.place(at: CGPoint(x: 1000, y: 0)) == CaretPlace(byte: 3))
        #expect(frame.place(at: CGPoint(x: -5, y: 30)) == CaretPlace(byte: 4))
        #expect(frame.rects(for: 1..<6).count == 2)
        let hebrew = layout("אב")
        #expect(x(hebrew, 0) == hebrew.lines[0].width)
        #expect(x(hebrew, 4) == 0)
    }

    @Test(arguments: [
        "abcאבג", "abc אבג def", "אבג abc", "אבגabc דהו", "אבג 123 דהו", "abc אבג 123 דהו xyz", "123 אבג",
        "(אב) ab",
    ])
    func `in text of two directions each place on screen has one place of the text, and the other way round`(
        text: String
    ) throws {
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let frame = layout(text) { $0.direction = direction }
            let xs = bytes(text).map { x(frame, $0) }
            for (one, next) in zip(xs.sorted(), xs.sorted().dropFirst()) { #expect(next - one > 1) }
            let line = frame.lines[0]
            #expect(xs.min() == line.origin.x && abs(xs.max()! - line.origin.x - line.width) < 0.01)
            // Steps to one side go through all of them.
            let isRightToLeft = frame.lines[0].isRightToLeft
            var place = CaretPlace(byte: isRightToLeft ? text.utf8.count : 0)
            var seen = [place.byte]
            while let next = frame.neighbour(of: place, toTheLeft: false) {
                seen.append(next.byte)
                place = next
            }
            #expect(seen == bytes(text).sorted { x(frame, $0) < x(frame, $1) })
            #expect(seen.count == text.count + 1)
        }
    }

    @Test func `where two directions meet a cursor stands beside the character that it belongs to`() {
        let frame = layout("abc אבג def")
        let (left, right) = (x(frame, 4), x(frame, 10))
        #expect(left < right)
        // Before and behind the Hebrew, on its two sides each.
        #expect(x(frame, 4, .upstream) == left && x(frame, 4, .downstream) == right)
        #expect(x(frame, 10, .upstream) == left && x(frame, 10, .downstream) == right)
        // Within one direction there is no other place.
        #expect(x(frame, 2, .upstream) == x(frame, 2, .downstream))
        let end = layout("abcאבג")
        #expect(x(end, 9) == end.lines[0].width)
        #expect(x(end, 9, .upstream) == x(end, 3))
        let start = layout("1 אב")
        #expect(start.lines[0].isRightToLeft)
        #expect(x(start, 0) == start.lines[0].width)
        #expect(x(start, 0, .downstream) < start.lines[0].width - 1)
    }

    @Test func `a finger means the place beside the character that it is on`() {
        let frame = layout("abcאבג")
        let (left, right) = (x(frame, 3), frame.lines[0].width)
        #expect(frame.place(at: CGPoint(x: left - 1, y: 5)) == CaretPlace(byte: 3, affinity: .upstream))
        #expect(frame.place(at: CGPoint(x: left + 1, y: 5)) == CaretPlace(byte: 9, affinity: .upstream))
        #expect(frame.place(at: CGPoint(x: right - 1, y: 5)) == CaretPlace(byte: 3, affinity: .downstream))
        #expect(frame.place(at: CGPoint(x: right + 50, y: 5)) == CaretPlace(byte: 9))
        for point in [left - 1, left + 1, right - 1, right + 1] {
            let place = frame.place(at: CGPoint(x: point, y: 5))
            #expect(abs(frame.caret(at: place).minX - point) <= 1.01)
        }
    }

    @Test func `a line ends before the space that it wraps at`() throws {
        let text = "one two three four five"
        let frame = layout(text, width: 80)
        try #require(frame.lines.count > 1)
        let next = frame.lines[1].bytes.lowerBound
        let (start, end) = try #require(frame.ends(ofLine: 0))
        #expect(start == CaretPlace(byte: 0) && end == CaretPlace(byte: next - 1))
        #expect(frame.caret(at: end).minX == frame.lines[0].width)
        #expect(frame.caret(at: CaretPlace(byte: next)).minX == 0)
        #expect(frame.place(at: CGPoint(x: 500, y: 5)) == end)
        #expect(try #require(frame.ends(ofLine: frame.lines.count - 1)).end == CaretPlace(byte: text.utf8.count))
    }

    @Test func `within a word the end of a line and the start of the next are two places of one byte`() throws {
        let frame = layout("incomprehensibilities", width: 80)
        try #require(frame.lines.count > 1)
        let wrap = frame.lines[1].bytes.lowerBound
        let end = try #require(frame.ends(ofLine: 0)).end
        #expect(end == CaretPlace(byte: wrap, affinity: .upstream))
        #expect(frame.line(at: end) == 0 && frame.line(at: CaretPlace(byte: wrap)) == 1)
        #expect(frame.caret(at: end).minY == 0 && abs(frame.caret(at: end).minX - frame.lines[0].width) < 0.01)
        #expect(frame.caret(at: CaretPlace(byte: wrap)).minX == 0)
        #expect(frame.place(at: CGPoint(x: 500, y: 5)) == end)
    }

    @Test func `lines that wrap within the other direction end at their own edge`() throws {
        let frame = layout("abc אבגדהו זחטיכל מנסעפצ", width: 70)
        try #require(frame.lines.count > 2)
        for line in frame.lines.indices.dropLast() {
            let end = try #require(frame.ends(ofLine: line)).end
            let start = try #require(frame.ends(ofLine: line + 1)).start
            #expect(frame.caret(at: start).minX == 0)
            #expect(abs(frame.caret(at: end).minX - frame.lines[line].width) < 0.01)
            #expect(frame.caret(at: end).minY < frame.caret(at: start).minY)
        }
    }
}
