import Foundation

/// Which clusters stand on one line.
struct LineSpan: Equatable {
    /// All clusters of the line, the spaces at its end included.
    var clusters: Range<Int>
    /// Those that are drawn.
    var visible: Range<Int>
    /// How wide the drawn ones are.
    var width: CGFloat
    /// How wide the line is with the spaces at which it breaks, as far as there is room for them.
    var extent: CGFloat
    /// Which paragraph the line belongs to.
    var paragraph: Int
}

/// Breaks shaped text into lines: at the last possible break that fits, inside a word only if it alone is too wide.
struct LineBreaker {
    let text: ShapedText
    /// The room, in points; infinite for no wrapping.
    let width: CGFloat
    /// How much less room the first line has.
    let firstLineIndent: CGFloat
    /// Added to every cluster's advance; negative tightens.
    let spacing: CGFloat

    /// Text starts at multiples of this after a tab, as iOS spaces its default tab stops (28 points, remembered).
    static let tabInterval: CGFloat = 28

    /// Sums of advances may miss the room by this little.
    private static let slack: CGFloat = 1.0 / 256

    /// The room for a line.
    func width(ofLine line: Int) -> CGFloat { line == 0 ? max(0, width - firstLineIndent) : width }

    /// The lines, at most `limit` of them.
    func lines(limit: Int = .max) -> [LineSpan] {
        var lines: [LineSpan] = []
        var start = 0
        var paragraph = 0
        let count = text.clusters.count
        while lines.count < limit {
            start = breakParagraph(from: start, paragraph: paragraph, limit: limit, into: &lines)
            guard start < count, text.clusters[start].flags.contains(.lineFeed) else { break }
            lines[lines.count - 1].clusters = lines[lines.count - 1].clusters.lowerBound..<(start + 1)
            start += 1
            paragraph += 1
        }
        return lines
    }

    /// How wide a cluster is when it begins at `position`.
    func advance(of cluster: ShapedText.Cluster, at position: CGFloat) -> CGFloat {
        if cluster.flags.contains(.tab) {
            return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
        }
        return cluster.advance > 0 ? max(0, cluster.advance + spacing) : cluster.advance
    }

    /// Breaks from `first` to the next line feed or the end, whose index it returns.
    private func breakParagraph(from first: Int, paragraph: Int, limit: Int, into lines: inout [LineSpan]) -> Int {
        let clusters = text.clusters
        var start = first
        var index = first
        var position: CGFloat = 0
        var lastBreak = -1
        var width = width(ofLine: lines.count)
        while index < clusters.count, !clusters[index].flags.contains(.lineFeed) {
            let cluster = clusters[index]
            if index > start, cluster.flags.contains(.lineBreak) { lastBreak = index }
            let advance = advance(of: cluster, at: position)
            let overflows = position + advance > width + Self.slack && !cluster.flags.contains(.whitespace)
            if overflows, index > start || lines.isEmpty && firstLineIndent > 0 {
                var cut = lastBreak
                if lines.isEmpty, cut <= start, firstLineIndent > 0, fitsBelow(wordAt: start) {
                    cut = start
                } else if cut <= start {
                    cut = index
                    while cut > start, !clusters[cut].flags.contains(.characterBreak) { cut -= 1 }
                    if cut == start { cut = index }
                }
                lines.append(span(start..<cut, paragraph: paragraph, width: width, isWrapped: true))
                if lines.count >= limit { return cut }
                start = cut
                index = cut
                position = 0
                lastBreak = -1
                width = self.width
                continue
            }
            position += advance
            index += 1
        }
        lines.append(span(start..<index, paragraph: paragraph, width: width, isWrapped: false))
        return index
    }

    /// Whether the first word, for which there is no room beside the indent, has it on a line of its own.
    private func fitsBelow(wordAt start: Int) -> Bool {
        var position: CGFloat = 0
        for index in start..<text.clusters.count {
            let cluster = text.clusters[index]
            let ends = cluster.flags.contains(.whitespace) || cluster.flags.contains(.lineFeed)
            if ends || index > start && cluster.flags.contains(.lineBreak) { break }
            position += advance(of: cluster, at: position)
            if position > width + Self.slack { return false }
        }
        return true
    }

    /// A line's measure. Spaces at a wrapped line's end count for the text's width only, as far as there is room (measured
    /// in pictures of iOS: project facts, iOS metrics, "Wrapped text"); at a paragraph's end they count if they fit.
    private func span(_ range: Range<Int>, paragraph: Int, width: CGFloat, isWrapped: Bool) -> LineSpan {
        var position: CGFloat = 0
        var end = range.lowerBound
        var inkEnd: CGFloat = 0
        for index in range {
            let cluster = text.clusters[index]
            position += advance(of: cluster, at: position)
            if !cluster.flags.contains(.whitespace) {
                end = index + 1
                inkEnd = position
            }
        }
        if isWrapped {
            return LineSpan(
                clusters: range, visible: range.lowerBound..<end, width: inkEnd,
                extent: min(position, max(inkEnd, width)), paragraph: paragraph)
        }
        let fits = position <= width + Self.slack
        let shownWidth = fits ? position : min(max(inkEnd, width), position)
        return LineSpan(
            clusters: range, visible: fits ? range : range.lowerBound..<end, width: shownWidth, extent: shownWidth,
            paragraph: paragraph)
    }
}
