import CoreGraphics
import Drawing

extension DisplayList {
    /// A drawing between two that differ in texts: characters in common at the start and the end move to their
    /// positions, the others roll. Nil if the drawings differ in more than texts.
    func rolled(into other: DisplayList, by part: Double, _ direction: ContentChange.Direction) -> DisplayList? {
        guard items.count == other.items.count else { return nil }
        var result = DisplayList()
        result.takeAnnotations(of: other)
        for (old, new) in zip(items, other.items) {
            switch (old, new) {
            case (.text(let old), .text(let new)):
                result.append(contentsOf: old.rolled(into: new, by: part, direction))
            case (.group(let old), .group(let new)):
                guard let content = old.content.rolled(into: new.content, by: part, direction) else { return nil }
                var group = new
                group.content = content
                result.append(group)
            default:
                guard old == new else { return nil }
                result.append(new)
            }
        }
        return result
    }
}

extension GlyphRun {
    /// The rolling distance of a character and the blur at its end, in multiples of the font size.
    private static var way: CGFloat { 0.6 }
    private static var blur: CGFloat { 0.12 }

    fileprivate func rolled(
        into other: GlyphRun, by part: Double, _ direction: ContentChange.Direction
    ) -> DisplayList {
        let part = min(max(part, 0), 1)
        let same = commonEnds(with: other)
        var list = DisplayList()
        let kept = [
            (0..<same.start, 0..<same.start),
            (glyphs.count - same.end..<glyphs.count, other.glyphs.count - same.end..<other.glyphs.count),
        ]
        for (own, others) in kept where !own.isEmpty {
            let new = other.slice(others)
            list.append(.text(slice(own).mixed(with: new, by: part) ?? new))
        }
        let up: CGFloat = direction == .up ? -1 : 1
        func roll(_ run: GlyphRun, _ range: Range<Int>, opacity: Double, y: CGFloat) {
            guard !range.isEmpty, opacity > 0 else { return }
            let blur = run.face.size * Self.blur * (1 - opacity)
            list.append(
                DisplayGroup(
                    DisplayList([.text(run.slice(range))]),
                    transform: CGAffineTransform(translationX: 0, y: y * run.face.size * Self.way), opacity: opacity,
                    filters: blur > 0.01 ? [.blur(radius: blur)] : []))
        }
        roll(self, same.start..<glyphs.count - same.end, opacity: 1 - part, y: up * part)
        roll(other, same.start..<other.glyphs.count - same.end, opacity: part, y: -up * (1 - part))
        return list
    }

    /// The number of glyphs that the runs have in common at the left and at the right.
    private func commonEnds(with other: GlyphRun) -> (start: Int, end: Int) {
        var resized = face
        resized.size = other.face.size
        guard resized == other.face else { return (0, 0) }
        let shorter = min(glyphs.count, other.glyphs.count)
        var start = 0
        while start < shorter, glyphs[start].id == other.glyphs[start].id { start += 1 }
        var end = 0
        while end < shorter - start, glyphs[glyphs.count - 1 - end].id == other.glyphs[other.glyphs.count - 1 - end].id
        {
            end += 1
        }
        return (start, end)
    }

    /// The run of some of the glyphs, with their text.
    private func slice(_ range: Range<Int>) -> GlyphRun {
        var run = self
        run.glyphs = Array(glyphs[range])
        run.width = run.glyphs.reduce(0) { $0 + $1.advance }
        let bytes = Array(text.utf8)
        let first = run.glyphs.map(\.cluster).min() ?? 0
        let last = run.glyphs.map(\.cluster).max() ?? 0
        let end = glyphs.map(\.cluster).filter { $0 > last }.min() ?? bytes.count
        run.text = String(decoding: bytes[min(first, bytes.count)..<max(end, first)], as: UTF8.self)
        for index in run.glyphs.indices { run.glyphs[index].cluster -= first }
        return run
    }
}
