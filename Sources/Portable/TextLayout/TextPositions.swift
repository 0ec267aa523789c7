import Foundation

/// A place between characters where a cursor can stand.
struct CaretStop: Equatable, Sendable {
    let line: Int
    /// The character's first byte in the frame's text.
    let byte: Int
    let byteEnd: Int
    /// The character's box, in points from the frame's left.
    let left: CGFloat
    let right: CGFloat
    let isRightToLeft: Bool
}

extension TextFrame {
    /// Where a cursor before the character at a byte of `text` stands; after the last one, at the end of the text.
    ///
    /// The rectangle has no width; its height is the line's.
    package func caret(at byte: Int) -> CGRect {
        guard let stop = caretStops.last(where: { $0.byte <= byte }) else {
            guard let line = lines.first else { return .zero }
            let x = line.isRightToLeft ? line.origin.x + line.width : line.origin.x
            return CGRect(x: x, y: line.origin.y, width: 0, height: line.height)
        }
        // A byte after a line feed with nothing behind it belongs to the empty last line.
        if byte >= stop.byteEnd, let empty = lines.last, empty.bytes.isEmpty, empty.bytes.lowerBound <= byte {
            return CGRect(x: empty.origin.x, y: empty.origin.y, width: 0, height: empty.height)
        }
        let line = lines[stop.line]
        let isAfter = byte >= stop.byteEnd
        let x = isAfter != stop.isRightToLeft ? stop.right : stop.left
        return CGRect(x: x, y: line.origin.y, width: 0, height: line.height)
    }

    /// The byte of `text` whose cursor place is nearest to a point.
    package func byte(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let line = lines.lastIndex { $0.origin.y <= point.y } ?? 0
        let stops = caretStops.filter { $0.line == line }
        var best = lines[line].bytes.lowerBound
        var distance = CGFloat.infinity
        for stop in stops {
            let (before, after) = stop.isRightToLeft ? (stop.right, stop.left) : (stop.left, stop.right)
            if abs(point.x - before) < distance {
                distance = abs(point.x - before)
                best = stop.byte
            }
            if abs(point.x - after) < distance {
                distance = abs(point.x - after)
                best = stop.byteEnd
            }
        }
        return best
    }

    /// The boxes of the characters in a byte range of `text`, joined where they touch, line by line.
    package func rects(for bytes: Range<Int>) -> [CGRect] {
        var rects: [(line: Int, rect: CGRect)] = []
        for stop in caretStops.sorted(by: { ($0.line, $0.left) < ($1.line, $1.left) })
        where stop.byte < bytes.upperBound && stop.byteEnd > bytes.lowerBound {
            let line = lines[stop.line]
            let rect = CGRect(
                x: stop.left, y: line.origin.y, width: stop.right - stop.left, height: line.height)
            if let last = rects.last, last.line == stop.line, abs(last.rect.maxX - rect.minX) < 0.01 {
                rects[rects.count - 1].rect = last.rect.union(rect)
            } else {
                rects.append((stop.line, rect))
            }
        }
        return rects.map(\.rect)
    }
}
