import Drawing
import TextLayout

@available(iOS 17.0, *)
extension Text.Layout {
    /// The lines of a laid out text.
    static func lines(of text: ResolvedStyledText, _ frame: TextFrame, paints: [Paint]) -> [Line] {
        var styles: [Int] = []
        let items = frame.displayItems(at: .zero) { style in
            styles.append(style)
            return paints.indices.contains(style) ? paints[style] : .black
        }
        var runs: [[Run]] = Array(repeating: [], count: frame.lines.count)
        var rests: [DisplayList] = Array(repeating: DisplayList(), count: frame.lines.count)
        let fonts = text.request.runs.map(\.font)
        var nextByte: [Int] = frame.lines.map(\.bytes.lowerBound)
        for (item, style) in zip(items, styles) {
            if case .text(let glyphs) = item {
                guard let line = frame.line(at: glyphs.origin.y) else { continue }
                let font = fonts.first { abs($0.size * frame.scaleFactor - glyphs.face.size) < 0.01 } ?? fonts.first
                var metrics = font.map { LineMetrics(font: $0) } ?? LineMetrics(ascent: 0, descent: 0)
                if frame.scaleFactor != 1 { metrics = metrics.scaled(by: frame.scaleFactor) }
                runs[line].append(
                    Run(
                        glyphs: glyphs, attributes: text.attributes[style] ?? [], start: nextByte[line],
                        metrics: metrics))
                nextByte[line] += glyphs.text.utf8.count
            } else if let bounds = item.extent, let line = frame.line(around: bounds.midY) {
                rests[line].append(item)
            }
        }
        for attachment in frame.attachments {
            guard let line = frame.line(around: attachment.rect.midY) else { continue }
            rests[line].append(contentsOf: text.images[attachment.id].displayList(in: attachment.rect))
        }
        return frame.lines.indices.map { index in
            let line = frame.lines[index]
            let all = runs[index].map(\.typographicBounds)
            let ascent = all.map(\.ascent).max() ?? line.baseline - line.origin.y
            let descent = all.map(\.descent).max() ?? line.origin.y + line.height - line.baseline
            let left = all.map(\.origin.x).min() ?? line.origin.x
            let origin = CGPoint(x: left, y: line.baseline)
            let metrics = LineMetrics(ascent: ascent, descent: descent, leading: all.map(\.leading).max() ?? 0)
            return Line(
                origin: origin,
                typographicBounds: TypographicBounds(origin: origin, width: line.width, metrics: metrics),
                runs: runs[index].sorted { $0.glyphs.origin.x < $1.glyphs.origin.x }, rest: rests[index])
        }
    }
}

extension TextFrame {
    /// The line with a baseline, or that nearest to it: glyphs may be lifted from it.
    fileprivate func line(at baseline: CGFloat) -> Int? {
        lines.indices.min { abs(lines[$0].baseline - baseline) < abs(lines[$1].baseline - baseline) }
    }

    /// The line around a height.
    fileprivate func line(around y: CGFloat) -> Int? {
        lines.firstIndex { y <= $0.origin.y + $0.height } ?? lines.indices.last
    }
}

extension LineMetrics {
    fileprivate func scaled(by factor: CGFloat) -> LineMetrics {
        LineMetrics(ascent: ascent * factor, descent: descent * factor, leading: leading * factor)
    }
}

extension DisplayItem {
    /// The bounds of a filled or stroked item.
    fileprivate var extent: CGRect? {
        let bounds = DisplayList([self]).bounds
        return bounds.isNull ? nil : bounds
    }
}

extension GlyphRun {
    /// Some of the glyphs, with the text that they draw.
    func part(_ indices: Range<Int>) -> GlyphRun {
        guard indices != 0..<glyphs.count else { return self }
        var part = self
        part.glyphs = Array(glyphs[indices])
        part.width = part.glyphs.reduce(0) { $0 + $1.advance }
        let clusters = part.glyphs.map(\.cluster)
        guard let first = clusters.min(), let last = clusters.max() else { return part }
        let bytes = Array(text.utf8)
        let end = glyphs.map(\.cluster).filter { $0 > last }.min() ?? bytes.count
        part.text = String(decoding: bytes[first..<max(first, end)], as: UTF8.self)
        for index in part.glyphs.indices { part.glyphs[index].cluster -= first }
        return part
    }
}
