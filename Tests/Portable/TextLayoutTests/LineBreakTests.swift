import Testing

@testable import TextLayout

/// Tests the lines of wrapped text, their places and spacing.
///
/// Numbers: a line at 17 points is 20.5 high at 2× (Docs/Facts/IOSMetrics.md, "Text styles"); its baseline is at
/// 0.952 × 17, rounded to 16 (`LineMetrics`). Tab stops are 28 points apart (Apple's documentation of
/// `NSParagraphStyle`). Words wrap by the widths of Inter, as drawn today.
@Suite struct LineBreakTests {
    let fox = "The quick brown fox jumps over the lazy dog"

    @Test func `wraps at words`() {
        let frame = layout(fox, width: 120)
        #expect(drawnText(frame) == ["The quick", "brown fox", "jumps over the", "lazy dog"])
        #expect(frame.size.width <= 120)
        #expect(frame.size.height == 82)
        #expect(frame.lines.map(\.baseline) == [16, 36.5, 57, 77.5])
        #expect(!frame.isTruncated)
    }

    @Test func `cuts words that are too wide`() {
        let frame = layout("Donaudampfschifffahrt", width: 60)
        #expect(frame.lines.count > 1)
        #expect(drawnText(frame).joined() == "Donaudampfschifffahrt")
        #expect(frame.lines.allSatisfy { $0.width <= 60 })
    }

    @Test func `a soft hyphen is drawn where a line breaks behind it, and nowhere else`() {
        let word = "Donau\u{AD}dampf\u{AD}schiff"
        let whole = layout(word)
        #expect(whole.size.width == layout("Donaudampfschiff").size.width)
        // Letters are not kerned with the hyphen of a break.
        let part = layout("Donaudampf").size.width + layout("-").size.width
        let frame = layout(word, width: part)
        #expect(drawnText(frame).map { $0.replacing("\u{AD}", with: "") } == ["Donaudampf-", "schiff"])
        #expect(frame.lines.allSatisfy { $0.width <= part })
        // Without room for the hyphen the line breaks earlier.
        let narrow = layout(word, width: part - 3)
        #expect(drawnText(narrow).map { $0.replacing("\u{AD}", with: "") } == ["Donau-", "dampfschiff"])
        #expect(frame.text == word)
        let mirrored = layout(word, width: part) { $0.direction = .rightToLeft }
        #expect(mirrored.lines.map(\.width) == frame.lines.map(\.width))
    }

    @Test func `breaks between ideographs`() {
        let frame = layout("日本語のテキストは単語の間に空白がありません", width: 100)
        #expect(frame.lines.count > 2)
        #expect(frame.lines.allSatisfy { $0.width <= 100 })
    }

    @Test(arguments: [
        ("출고 완료되었습니다.", ["출고", "완료되었습니다."]),
        ("재고 30%를 SAP코리아로", ["재고 30%를", "SAP코리아로"]),
        ("주문 3개를 김철수(부장)에게", ["주문", "3개를", "김철수", "(부장)에게"]),
        ("가나・東京、다라", ["가나・", "東京、", "다라"]),
    ])
    func `words in Hangul stay whole`(text: String, lines: [String]) {
        // The room of the widest line.
        let width = lines.map { layout($0).size.width }.max() ?? 0
        #expect(drawnText(layout(text, width: width)).map { $0.trimmingPrefix(" ").description } == lines)
    }

    @Test func `words in Hangul that are wider than a line break between syllables`() {
        let word = "완료되었습니다완료되었습니다"
        let frame = layout("출고 " + word, width: layout("완료되었습").size.width)
        #expect(drawnText(frame) == ["출고", "완료되었습", "니다완료되", "었습니다"])
        // Syllables of single letters are one cluster and join, too.
        let parts = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}"
        #expect(layout("가 " + parts, width: layout(parts).size.width).lines.count == 2)
    }

    @Test func `other scripts than Hangul break as before`() {
        func joints(_ text: String) -> [Int] {
            var text = text
            return text.withUTF8 { HangulWords.joints(in: UnsafeRawBufferPointer($0)) }
        }
        #expect(joints("日本語のテキスト、中文").isEmpty)
        #expect(joints("Plain – text").isEmpty)
        #expect(joints("ภาษาไทย").isEmpty)
        #expect(joints("가나 다라").elementsEqual([1, 4]))
        #expect(joints("東京가나").elementsEqual([3]))
        #expect(joints("é가").elementsEqual([1]))
    }

    @Test func paragraphs() {
        let frame = layout("one\ntwo\r\n\nfour")
        #expect(frame.lines.count == 4)
        #expect(drawnText(frame) == ["one", "two", "four"])
        #expect(frame.lines[2].bytes == 8..<9)
        #expect(frame.text == "one\ntwo\n\nfour")
    }

    @Test func `one character per line without room`() {
        let frame = layout("abc", width: 0)
        #expect(frame.lines.count == 3)
        #expect(frame.size.width.isFinite)
    }

    @Test func `spaces hang at wrapped ends`() {
        #expect(layout("word     word", width: 50).lines[0].width == layout("word").lines[0].width)
        #expect(layout("word  ").lines[0].width > layout("word").lines[0].width)
    }

    @Test func alignment() {
        func origins(_ alignment: TextAlignment, _ direction: TextDirection = .leftToRight) -> [CGFloat] {
            layout("a longer line\nshort") {
                $0.alignment = alignment
                $0.direction = direction
            }.lines.map(\.origin.x)
        }
        #expect(origins(.leading) == [0, 0])
        let gap = layout("a longer line").size.width - layout("short").lines[0].width
        #expect(abs(origins(.trailing)[1] - gap) < 0.001)
        #expect(abs(origins(.center)[1] - gap / 2) <= 0.5)
        #expect(abs(origins(.leading, .rightToLeft)[1] - gap) < 0.001)
    }

    @Test func `line spacing`() {
        let frame = layout("one\ntwo\nthree") { $0.lineSpacing = 5 }
        #expect(frame.size.height == 3 * 20.5 + 2 * 5)
        #expect(frame.lines[1].origin.y == 25.5)
    }

    @Test func `reserved lines`() {
        #expect(layout("one") { $0.minimumLines = 3 }.size.height == 61.5)
        #expect(layout("1\n2\n3\n4") { $0.minimumLines = 3 }.size.height == 82)
    }

    @Test func `tabs go to stops`() {
        let frame = layout("a\tb")
        #expect(runs(frame).last?.origin.x == 28)
        #expect(frame.lines[0].width > 28)
    }
}
