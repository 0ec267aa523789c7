import Drawing
import SwiftUICore
import TextLayout

/// The layout of editable text by paragraph; an edit lays out only the paragraphs that it changes.
struct EditingLayout {
    /// The text between two line feeds.
    private struct Paragraph {
        /// The offset of its first byte in the whole text.
        var start: Int
        var length: Int
        var frame: TextFrame
        /// Top of the paragraph, in points.
        var top: CGFloat

        var end: Int { start + length }

        /// Converts a place of the whole text to the paragraph.
        func local(_ place: CaretPlace) -> CaretPlace {
            CaretPlace(byte: place.byte - start, affinity: place.affinity)
        }

        /// Converts a place of the paragraph to the whole text.
        func whole(_ place: CaretPlace) -> CaretPlace {
            CaretPlace(byte: start + min(place.byte, length), affinity: place.affinity)
        }
    }

    private var paragraphs: [Paragraph] = []
    let text: String
    let template: TextRequest
    let width: CGFloat?
    /// The height of one line in points.
    let lineHeight: CGFloat
    /// The distance between the tops of consecutive lines, in points.
    let linePitch: CGFloat
    let size: CGSize
    /// The number of paragraphs that were laid out for this layout.
    let layouts: Int

    /// - Parameters:
    ///   - template: a request of one run, whose text is replaced.
    ///   - width: the proposed width in points; nil for lines that never wrap.
    ///   - previous: the layout before, whose unchanged paragraphs are reused.
    init(_ text: String, template: TextRequest, width: CGFloat?, after previous: EditingLayout?) {
        self.text = text
        self.template = template
        self.width = width
        var layouts = 0
        func frame(_ string: String) -> TextFrame {
            layouts += 1
            var request = template
            request.runs[0].content = .text(string)
            return TextEngine.shared.layout(request, width: width)
        }
        let known = previous.flatMap { $0.template == template && $0.width == width ? $0 : nil }
        lineHeight = known?.lineHeight ?? frame(" ").size.height
        let pitch = LineMetrics(font: template.runs[0].font).pitch(displayScale: template.displayScale)
        linePitch = pitch + template.lineSpacing
        let gap = linePitch - lineHeight
        let reused = known.map { Self.unchangedParagraphs(from: $0, to: text) }
        let head = reused.map { known!.paragraphs[..<$0.head] } ?? []
        let tail = reused.map { known!.paragraphs[$0.tail...] } ?? []
        paragraphs = Array(head)
        let bytes = text.utf8
        let shift = text.utf8.count - (known?.text.utf8.count ?? 0)
        var start = head.last.map { $0.end + 1 } ?? 0
        let end = tail.first.map { $0.start + shift - 1 } ?? bytes.count
        while start <= end {
            let from = bytes.index(bytes.startIndex, offsetBy: start)
            let to = bytes[from..<bytes.index(bytes.startIndex, offsetBy: end)].firstIndex(of: 0x0A)
            let length = to.map { bytes.distance(from: from, to: $0) } ?? end - start
            let string = String(text[from..<bytes.index(from, offsetBy: length)])
            paragraphs.append(Paragraph(start: start, length: length, frame: frame(string), top: 0))
            start += length + 1
        }
        paragraphs += tail.map {
            Paragraph(start: $0.start + shift, length: $0.length, frame: $0.frame, top: 0)
        }
        var top: CGFloat = 0
        var widest: CGFloat = 0
        for index in paragraphs.indices {
            if index > 0 { top += gap }
            paragraphs[index].top = top
            top += max(paragraphs[index].frame.size.height, lineHeight)
            widest = max(widest, paragraphs[index].frame.size.width)
        }
        size = CGSize(width: widest, height: top)
        self.layouts = layouts
    }

    /// The paragraphs of an earlier layout that are unchanged in another text: those before `head` and those from
    /// `tail` on.
    private static func unchangedParagraphs(from old: EditingLayout, to text: String) -> (head: Int, tail: Int) {
        let count = old.text.utf8.count
        let (same, sameEnd) = commonEnds(old.text, text)
        // The paragraph that a change is in, and those beside an inserted or removed line feed, are laid out again.
        let head = old.paragraphs.prefix { $0.end < same }.count
        let tail = old.paragraphs.count - old.paragraphs.reversed().prefix { $0.start > count - sameEnd }.count
        return (head, max(head, tail))
    }

    /// The lengths in bytes of the common prefix of two texts, and of the common suffix of what remains.
    private static func commonEnds(_ first: String, _ second: String) -> (Int, Int) {
        var (first, second) = (first, second)
        return first.withUTF8 { first in
            second.withUTF8 { second in
                let limit = min(first.count, second.count)
                var start = 0
                while start < limit, first[start] == second[start] { start += 1 }
                var end = 0
                while end < limit - start, first[first.count - 1 - end] == second[second.count - 1 - end] { end += 1 }
                return (start, end)
            }
        }
    }

    // MARK: Places

    /// The number of lines, including wrapped ones.
    var lineCount: Int { paragraphs.reduce(0) { $0 + max(1, $1.frame.lines.count) } }

    /// The horizontal offset of a paragraph in a width, because its frame aligns lines only among themselves.
    private func shift(_ paragraph: Paragraph, in width: CGFloat) -> CGFloat {
        let room = width - paragraph.frame.size.width
        let isRightToLeft = template.direction == .rightToLeft
        return switch template.alignment {
        case .leading: isRightToLeft ? room : 0
        case .trailing: isRightToLeft ? 0 : room
        case .center: room / 2
        }
    }

    private func paragraph(at place: Int) -> Paragraph {
        var (low, high) = (0, paragraphs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if paragraphs[middle].start <= place { low = middle } else { high = middle }
        }
        return paragraphs[low]
    }

    /// The cursor's rectangle, which has no width, in a box of a width.
    func caret(at place: CaretPlace, in width: CGFloat) -> CGRect {
        let paragraph = paragraph(at: place.byte)
        let (dx, dy) = (shift(paragraph, in: width), paragraph.top)
        guard !paragraph.frame.lines.isEmpty else {
            return CGRect(x: dx, y: dy, width: 0, height: lineHeight)
        }
        return paragraph.frame.caret(at: paragraph.local(place)).offsetBy(dx: dx, dy: dy)
    }

    /// The nearest place to a point, in a box of a width.
    func place(at point: CGPoint, in width: CGFloat) -> CaretPlace {
        let paragraph = paragraphs.last { $0.top <= point.y } ?? paragraphs[0]
        let local = CGPoint(x: point.x - shift(paragraph, in: width), y: point.y - paragraph.top)
        return paragraph.whole(paragraph.frame.place(at: local))
    }

    /// The boxes of a range, line by line.
    func rects(for range: Range<Int>, in width: CGFloat) -> [CGRect] {
        paragraphs(around: range).flatMap { rects(for: range, of: $0, in: width) }
    }

    private func paragraphs(around range: Range<Int>) -> [Paragraph] {
        paragraphs.filter { $0.start <= range.upperBound && $0.end >= range.lowerBound }
    }

    private func rects(for range: Range<Int>, of paragraph: Paragraph, in width: CGFloat) -> [CGRect] {
        let start = max(range.lowerBound - paragraph.start, 0)
        let end = min(range.upperBound - paragraph.start, paragraph.length)
        guard start < end else { return [] }
        return paragraph.frame.rects(for: start..<end)
            .map { $0.offsetBy(dx: shift(paragraph, in: width), dy: paragraph.top) }
    }

    /// The boxes of the selection, line by line. Where the selection continues in the next line they reach the edges of
    /// the text.
    func selectionRects(for range: Range<Int>, in width: CGFloat) -> [CGRect] {
        paragraphs(around: range).flatMap { paragraph -> [CGRect] in
            guard !paragraph.frame.lines.isEmpty else {
                let line = CGRect(x: 0, y: paragraph.top, width: width, height: lineHeight)
                return range.upperBound > paragraph.end ? [line] : []
            }
            let rects = rects(for: range, of: paragraph, in: width)
            return paragraph.frame.lines.flatMap { line -> [CGRect] in
                let box = CGRect(origin: line.origin, size: CGSize(width: line.width, height: line.height))
                    .offsetBy(dx: shift(paragraph, in: width), dy: paragraph.top)
                let bytes = paragraph.start + line.bytes.lowerBound..<paragraph.start + line.bytes.upperBound
                var comes = range.lowerBound < bytes.lowerBound && range.upperBound > bytes.lowerBound
                var goesOn = range.upperBound > bytes.upperBound && range.lowerBound <= bytes.upperBound
                if line.isRightToLeft { swap(&comes, &goesOn) }
                var parts = rects.filter { abs($0.minY - box.minY) < 0.01 }
                if comes { parts.append(CGRect(x: 0, y: box.minY, width: max(box.minX, 0), height: box.height)) }
                if goesOn {
                    parts.append(
                        CGRect(x: box.maxX, y: box.minY, width: max(width - box.maxX, 0), height: box.height))
                }
                return Self.joined(parts)
            }
        }
    }

    /// Joins adjacent and overlapping boxes of one line.
    private static func joined(_ rects: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for rect in rects.sorted(by: { $0.minX < $1.minX }) where rect.width > 0 {
            if let last = result.last, rect.minX <= last.maxX + 0.01 {
                result[result.count - 1] = last.union(rect)
            } else {
                result.append(rect)
            }
        }
        return result
    }

    /// The ends of the wrapped line of a cursor.
    func lineEnds(around place: CaretPlace) -> (start: CaretPlace, end: CaretPlace) {
        let paragraph = paragraph(at: place.byte)
        guard let line = paragraph.frame.line(at: paragraph.local(place)),
            let ends = paragraph.frame.ends(ofLine: line)
        else { return (CaretPlace(byte: paragraph.start), CaretPlace(byte: paragraph.end)) }
        return (paragraph.whole(ends.start), paragraph.whole(ends.end))
    }

    /// True if the paragraph around a place reads from right to left.
    func isRightToLeft(at place: Int) -> Bool {
        paragraph(at: place).frame.lines.first?.isRightToLeft ?? (template.direction == .rightToLeft)
    }

    /// The next place to the left or right in visual order; nil at the end of the line.
    func neighbour(of place: CaretPlace, toTheLeft: Bool) -> CaretPlace? {
        let paragraph = paragraph(at: place.byte)
        return paragraph.frame.neighbour(of: paragraph.local(place), toTheLeft: toTheLeft).map(paragraph.whole)
    }

    /// The character to the left or right of a cursor in visual order, and its directional run; nil at the end of the
    /// line.
    func character(
        beside place: CaretPlace, toTheLeft: Bool
    ) -> (bytes: Range<Int>, run: Range<Int>, isRightToLeft: Bool)? {
        let paragraph = paragraph(at: place.byte)
        func whole(_ bytes: Range<Int>) -> Range<Int> {
            paragraph.start + bytes.lowerBound..<paragraph.start + bytes.upperBound
        }
        return paragraph.frame.character(beside: paragraph.local(place), toTheLeft: toTheLeft)
            .map { (whole($0.bytes), whole($0.run), $0.isRightToLeft) }
    }

    /// The display items of the text in a box of a width.
    func displayItems(in width: CGFloat, origin: CGPoint, paint: Paint) -> [DisplayItem] {
        paragraphs.flatMap { paragraph in
            let corner = CGPoint(x: origin.x + shift(paragraph, in: width), y: origin.y + paragraph.top)
            return paragraph.frame.displayItems(at: corner) { _ in paint }
        }
    }
}
