import Foundation

/// The parts of a line: ranges of the text and, after truncation, the ellipsis, or the hyphen at which the line breaks.
enum LinePart: Equatable {
    /// The hyphen, in the font and style of this cluster.
    case hyphen(like: Int)
    case clusters(Range<Int>)
    /// The ellipsis, in the font and style of this cluster.
    case ellipsis(like: Int)
}

/// Truncates text to one line with an ellipsis.
struct LineTruncation {
    let text: ShapedText
    let breaker: LineBreaker
    /// The available width of the line.
    let width: CGFloat
    /// The width of an ellipsis in the font of a cluster.
    let ellipsisWidth: (Int) -> CGFloat

    /// The longest line from `start` on that fits with an ellipsis, at least the ellipsis alone.
    /// - Returns: the parts in reading order, and their width.
    func line(from start: Int, mode: TextTruncation) -> (parts: [LinePart], width: CGFloat) {
        let paragraphEnd = text.clusters[start...].firstIndex { $0.flags.contains(.lineFeed) } ?? text.clusters.count
        let end = text.clusters.count
        switch mode {
        case .tail: return tail(start..<paragraphEnd)
        case .head: return head(start..<end)
        case .middle: return middle(start..<paragraphEnd, end: end)
        }
    }

    private func advance(_ index: Int) -> CGFloat {
        breaker.advance(of: text.clusters[index], at: 0)
    }

    /// The end of the longest prefix that fits in a width, without spaces at its end.
    private func front(_ range: Range<Int>, room: CGFloat) -> (end: Int, width: CGFloat) {
        var end = range.lowerBound
        var endWidth: CGFloat = 0
        var width: CGFloat = 0
        for index in range {
            width += advance(index)
            if width > room { break }
            if !text.clusters[index].flags.contains(.whitespace) {
                end = index + 1
                endWidth = width
            }
        }
        return (end, endWidth)
    }

    /// The start of the longest suffix that fits in a width, without spaces at its beginning.
    private func back(_ range: Range<Int>, room: CGFloat) -> (start: Int, width: CGFloat) {
        var start = range.upperBound
        var startWidth: CGFloat = 0
        var width: CGFloat = 0
        for index in range.reversed() {
            if text.clusters[index].flags.contains(.lineFeed) { break }
            width += advance(index)
            if width > room { break }
            if !text.clusters[index].flags.contains(.whitespace) {
                start = index
                startWidth = width
            }
        }
        return (start, startWidth)
    }

    private func tail(_ range: Range<Int>) -> ([LinePart], CGFloat) {
        let anchor = min(range.lowerBound, text.clusters.count - 1)
        var kept = front(range, room: width - ellipsisWidth(anchor))
        var last = max(kept.end - 1, anchor)
        var dots = ellipsisWidth(last)
        if kept.width + dots > width, kept.end > range.lowerBound {
            kept = front(range, room: width - dots)
            last = max(kept.end - 1, anchor)
            dots = ellipsisWidth(last)
        }
        return ([.clusters(range.lowerBound..<kept.end), .ellipsis(like: last)], kept.width + dots)
    }

    private func head(_ range: Range<Int>) -> ([LinePart], CGFloat) {
        let anchor = range.upperBound - 1
        let dots = ellipsisWidth(anchor)
        let kept = back(range, room: width - dots)
        return (
            [.ellipsis(like: min(kept.start, anchor)), .clusters(kept.start..<range.upperBound)], kept.width + dots
        )
    }

    private func middle(_ range: Range<Int>, end: Int) -> ([LinePart], CGFloat) {
        let anchor = min(range.lowerBound, text.clusters.count - 1)
        let dots = ellipsisWidth(anchor)
        let room = max(0, width - dots)
        let first = front(range, room: room / 2)
        let second = back(first.end..<end, room: room - first.width)
        // The first half grows by the space that the second half left unused.
        let grown = front(range.lowerBound..<min(range.upperBound, second.start), room: room - second.width)
        return (
            [
                .clusters(range.lowerBound..<grown.end), .ellipsis(like: max(grown.end - 1, anchor)),
                .clusters(second.start..<end),
            ], grown.width + dots + second.width
        )
    }
}
