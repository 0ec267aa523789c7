import Foundation

/// The clusters of one line.
struct LineSpan: Equatable {
    /// All clusters of the line, including spaces at its end.
    var clusters: Range<Int>
    /// The drawn clusters.
    var visible: Range<Int>
    /// The width of the drawn clusters, with the hyphen at which the line breaks.
    var width: CGFloat
    /// The width including the spaces at which the line breaks, up to the available width.
    var extent: CGFloat
    /// The index of the line's paragraph.
    var paragraph: Int
    /// True if the line breaks behind a soft hyphen, which is drawn then.
    var isHyphenated = false
}

/// Breaks shaped text into lines: at the last break opportunity that fits, and inside a word only if that exceeds a
/// line.
struct LineBreaker {
    let text: ShapedText
    /// The available width in points; infinite for no wrapping.
    let width: CGFloat
    /// The indent of the first line, in points.
    let firstLineIndent: CGFloat
    /// Added to every cluster's advance; negative values tighten.
    let spacing: CGFloat
    /// The width of a hyphen in the font of a cluster.
    let hyphenWidth: (Int) -> CGFloat

    /// The interval of tab stops: 28 points, the default on iOS.
    static let tabInterval: CGFloat = 28

    /// The tolerance for rounding errors of summed advances.
    private static let slack: CGFloat = 1.0 / 256

    /// The available width of a line.
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

    /// The advance of a cluster that begins at `position`.
    func advance(of cluster: ShapedText.Cluster, at position: CGFloat) -> CGFloat {
        if cluster.flags.contains(.tab) {
            return ((position / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - position
        }
        return cluster.advance > 0 ? max(0, cluster.advance + spacing) : cluster.advance
    }

    /// Breaks a paragraph from `first` on, and returns the index of its line feed or the end.
    private func breakParagraph(from first: Int, paragraph: Int, limit: Int, into lines: inout [LineSpan]) -> Int {
        let clusters = text.clusters
        var start = first
        var index = first
        var position: CGFloat = 0
        var lastBreak = -1
        var width = width(ofLine: lines.count)
        while index < clusters.count, !clusters[index].flags.contains(.lineFeed) {
            let cluster = clusters[index]
            if index > start, cluster.flags.contains(.lineBreak), hasRoom(forBreakBefore: index, at: position, width) {
                lastBreak = index
            }
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

    /// False behind a soft hyphen for which the line has no room.
    private func hasRoom(forBreakBefore index: Int, at position: CGFloat, _ width: CGFloat) -> Bool {
        !text.clusters[index - 1].flags.contains(.softHyphen)
            || position + hyphenWidth(index - 1) <= width + Self.slack
    }

    /// True if the first word, which does not fit beside the indent, fits on a line of its own.
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

    /// The span of a line. Spaces at the end of a wrapped line count only for the text's width, up to the available
    /// width (measured in pictures of iOS: Docs/Facts/IOSMetrics.md, "Wrapped text"); at a paragraph's end they count
    /// if they fit.
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
        if isWrapped, let last = range.last, text.clusters[last].flags.contains(.softHyphen) {
            let width = inkEnd + hyphenWidth(last)
            return LineSpan(
                clusters: range, visible: range.lowerBound..<end, width: width, extent: width, paragraph: paragraph,
                isHyphenated: true)
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
