import Foundation
import Testing

@testable import TextLayout

/// Tests first lines of texts that are indented.
///
/// Numbers: indents and widths of each test; the room of a first line is the width less the indent. Words wrap by the
/// widths of Inter at 17 points, as drawn today.
@Suite("First lines that begin after something else")
struct IndentTests {
    private let text = "Nearby stations and their timetables"

    @Test func `the first line begins after the indent, the others at the edge, and all keep within the room`() {
        let frame = layout(text, width: 140) { $0.firstLineIndent = 40 }
        #expect(drawnText(frame) == ["Nearby", "stations and their", "timetables"])
        #expect(frame.lines.map(\.origin.x) == [40, 0, 0])
        #expect(frame.size.width <= 140)
        #expect(drawnText(layout(text, width: 140)) == ["Nearby stations", "and their", "timetables"])
    }

    @Test func `one line is as wide as its words and the indent`() {
        let plain = layout("Nearby")
        let frame = layout("Nearby") { $0.firstLineIndent = 40 }
        #expect(frame.size.width == plain.size.width + 40)
        #expect(frame.size.height == plain.size.height)
        #expect(frame.caret(at: CaretPlace(byte: 0)).minX == 40)
        #expect(!frame.isTruncated)
    }

    @Test func `a word that does not fit beside the indent begins on the second line, whole`() {
        let frame = layout("Timetables now", width: 110) { $0.firstLineIndent = 60 }
        #expect(frame.lines.count == 3)
        #expect(frame.lines[0].width == 0)
        #expect(frame.lines[0].height == frame.lines[1].height)
        #expect(drawnText(frame) == ["Timetables", "now"])
        #expect(frame.firstBaseline == layout("Timetables").firstBaseline)
        #expect(frame.line(at: CaretPlace(byte: 0)) == 1)
        #expect(frame.place(at: CGPoint(x: 3, y: 5)).byte == 0)
    }

    @Test func `a word that fits nowhere is broken from the first line on`() {
        let frame = layout("Timetablesandmore", width: 90) { $0.firstLineIndent = 40 }
        #expect(frame.lines[0].width > 0)
        #expect(frame.lines[0].origin.x == 40)
        #expect(drawnText(frame).joined() == "Timetablesandmore")
        for (index, line) in frame.lines.enumerated() { #expect(line.width <= (index == 0 ? 50 : 90)) }
    }

    @Test func `the ellipsis of a single line is within the room that the indent leaves`() {
        let frame = layout(text, width: 140) {
            $0.firstLineIndent = 40
            $0.maximumLines = 1
        }
        #expect(frame.isTruncated)
        #expect(frame.lines.count == 1)
        #expect(frame.lines[0].width <= 100)
        #expect(frame.lines[0].width > 40)
        #expect(frame.lines[0].origin.x == 40)
    }

    @Test func `a single line without room for its first word keeps letters of it`() {
        let frame = layout("Timetables", width: 110) {
            $0.firstLineIndent = 60
            $0.maximumLines = 1
        }
        #expect(frame.lines.count == 1)
        #expect(drawnText(frame)[0].hasPrefix("Ti"))
        #expect(frame.lines[0].width <= 50)
    }

    @Test func `the indent is at the right where pages are read from right to left`() {
        let frame = layout(text, width: 140) {
            $0.firstLineIndent = 40
            $0.direction = .rightToLeft
        }
        #expect(frame.lines.count == 3)
        #expect(abs(frame.lines[0].origin.x + frame.lines[0].width - (frame.size.width - 40)) < 0.01)
        #expect(abs(frame.lines[1].origin.x + frame.lines[1].width - frame.size.width) < 0.01)
    }

    @Test func `a centred first line is in the middle of what the indent leaves`() {
        let frame = layout(text, width: 140) {
            $0.firstLineIndent = 40
            $0.alignment = .center
        }
        let first = frame.lines[0]
        #expect(abs(first.origin.x + first.width / 2 - (40 + (frame.size.width - 40) / 2)) <= 0.5)
    }

    @Test func `only the first paragraph's first line is indented`() {
        let frame = layout("One\nTwo") { $0.firstLineIndent = 30 }
        #expect(frame.lines.map(\.origin.x) == [30, 0])
        #expect(layout("\nTwo") { $0.firstLineIndent = 30 }.lines.map(\.origin.x) == [30, 0])
    }

    @Test(arguments: [CGFloat(-20), .nan, .infinity])
    func `an indent that is no length counts as none`(indent: CGFloat) {
        #expect(layout("Nearby") { $0.firstLineIndent = indent }.size == layout("Nearby").size)
    }

    @Test func `a text that may shrink shrinks until its line fits beside the indent`() {
        let whole = layout("Timetables").size.width
        let frame = layout("Timetables", width: whole) {
            $0.firstLineIndent = whole * 0.3
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(!frame.isTruncated)
        #expect(frame.scaleFactor < 0.71 && frame.scaleFactor > 0.65)
    }
}
