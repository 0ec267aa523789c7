import Testing

@testable import TextLayout

/// Tests text that is cut, made smaller or tightened where it has no room.
///
/// Numbers: widths and limits of each test; lines at 17 points are 20.5 high at 2×, two 41 (Docs/Facts/IOSMetrics.md,
/// "Text styles"). Letters are cut by the widths of Inter, as drawn today.
@Suite struct TruncationTests {
    let fox = "The quick brown fox jumps over the lazy dog"

    @Test func tail() {
        let frame = layout(fox, width: 150) { $0.maximumLines = 1 }
        #expect(frame.isTruncated)
        #expect(drawnText(frame) == ["The quick brown f…"])
        #expect(frame.size.width <= 150)
        #expect(frame.size.height == 20.5)
    }

    @Test func head() {
        let frame = layout(fox, width: 150) {
            $0.maximumLines = 1
            $0.truncation = .head
        }
        let text = drawnText(frame)[0]
        #expect(text.hasPrefix("…") && text.hasSuffix("the lazy dog"))
        #expect(frame.size.width <= 150)
    }

    @Test func middle() {
        let frame = layout(fox, width: 150) {
            $0.maximumLines = 1
            $0.truncation = .middle
        }
        let text = drawnText(frame)[0]
        #expect(text.hasPrefix("The") && text.hasSuffix("dog") && text.contains("…"))
        #expect(frame.size.width <= 150)
    }

    @Test func `on the last allowed line`() {
        let frame = layout(fox, width: 120) { $0.maximumLines = 2 }
        #expect(frame.lines.count == 2)
        #expect(drawnText(frame)[0] == "The quick")
        #expect(drawnText(frame)[1].hasSuffix("…"))
        #expect(frame.lines[1].isTruncated && !frame.lines[0].isTruncated)
    }

    @Test func `by height`() {
        #expect(layout(fox, width: 120, height: 41).lines.count == 2)
        #expect(layout(fox, width: 120, height: 40.9).lines.count == 1)
        #expect(layout(fox, width: 120, height: 0).lines.count == 1)
        #expect(!layout(fox, width: 120, height: 82).isTruncated)
    }

    @Test func `later paragraphs`() {
        #expect(drawnText(layout("one\ntwo") { $0.maximumLines = 1 }) == ["one…"])
    }

    @Test func `nothing but the ellipsis`() {
        let frame = layout("Wide", width: 1) { $0.maximumLines = 1 }
        #expect(drawnText(frame) == ["…"])
    }

    @Test func `shrinks before it cuts`() {
        let whole = layout(fox).size.width
        let frame = layout(fox, width: whole * 0.8) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(!frame.isTruncated)
        #expect(frame.scaleFactor > 0.74 && frame.scaleFactor < 0.82)
        #expect(frame.size.width <= whole * 0.8)
        let tiny = layout(fox, width: whole * 0.3) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        #expect(tiny.isTruncated && tiny.scaleFactor == 0.5)
    }

    @Test func `tightens before it cuts`() {
        let whole = layout(fox).size.width
        let frame = layout(fox, width: whole - 5) {
            $0.maximumLines = 1
            $0.allowsTightening = true
        }
        #expect(!frame.isTruncated && frame.scaleFactor == 1)
        #expect(drawnText(frame) == [fox])
    }
}
