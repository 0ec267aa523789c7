import Foundation

/// A character, or several that are drawn as one, beside which a cursor can stand.
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
    /// The rectangle has no width; its height is the line's. A cursor inside a ligature stands as far along as it has
    /// characters on that side.
    package func caret(at byte: Int) -> CGRect {
        guard let stop = lastStop(startingUpTo: byte) else {
            guard let line = lines.first else { return .zero }
            let x = line.isRightToLeft ? line.origin.x + line.width : line.origin.x
            return CGRect(x: x, y: line.origin.y, width: 0, height: line.height)
        }
        // A byte after a line feed with nothing behind it belongs to the empty last line.
        if byte >= stop.byteEnd, let empty = lines.last, empty.bytes.isEmpty, empty.bytes.lowerBound <= byte {
            return CGRect(x: empty.origin.x, y: empty.origin.y, width: 0, height: empty.height)
        }
        let line = lines[stop.line]
        return CGRect(x: x(of: byte, in: stop), y: line.origin.y, width: 0, height: line.height)
    }

    /// The byte of `text` whose cursor place is nearest to a point; always between characters.
    package func byte(at point: CGPoint) -> Int {
        guard !lines.isEmpty else { return 0 }
        let line = lines.lastIndex { $0.origin.y <= point.y } ?? 0
        var best = lines[line].bytes.lowerBound
        var distance = CGFloat.infinity
        for place in caretPlaces(onLine: line) where abs(point.x - place.x) < distance {
            distance = abs(point.x - place.x)
            best = place.byte
        }
        return best
    }

    /// All places of a cursor on a line, in the order of the text.
    package func caretPlaces(onLine line: Int) -> [(byte: Int, x: CGFloat)] {
        var places: [(byte: Int, x: CGFloat)] = []
        for stop in stops(onLine: line) {
            for byte in boundaries(in: stop) { places.append((byte, x(of: byte, in: stop))) }
            places.append((stop.byteEnd, x(of: stop.byteEnd, in: stop)))
        }
        return places
    }

    /// The line on which a cursor at a byte of `text` stands; nil without lines.
    package func line(at byte: Int) -> Int? { lines.lastIndex { $0.bytes.lowerBound <= byte } ?? lines.indices.first }

    /// The boxes of the characters in a byte range of `text`, joined where they touch, line by line.
    package func rects(for bytes: Range<Int>) -> [CGRect] {
        var rects: [(line: Int, rect: CGRect)] = []
        var parts: [(line: Int, left: CGFloat, right: CGFloat)] = []
        for stop in caretStops where stop.byte < bytes.upperBound && stop.byteEnd > bytes.lowerBound {
            let start = x(of: max(stop.byte, bytes.lowerBound), in: stop)
            let end = x(of: min(stop.byteEnd, bytes.upperBound), in: stop)
            parts.append((stop.line, min(start, end), max(start, end)))
        }
        for part in parts.sorted(by: { ($0.line, $0.left) < ($1.line, $1.left) }) {
            let line = lines[part.line]
            let rect = CGRect(x: part.left, y: line.origin.y, width: part.right - part.left, height: line.height)
            if let last = rects.last, last.line == part.line, abs(last.rect.maxX - rect.minX) < 0.01 {
                rects[rects.count - 1].rect = last.rect.union(rect)
            } else {
                rects.append((part.line, rect))
            }
        }
        return rects.map(\.rect)
    }

    /// The last stop that begins at a byte or before.
    private func lastStop(startingUpTo byte: Int) -> CaretStop? {
        var (low, high) = (0, caretStops.count)
        while low < high {
            let middle = (low + high) / 2
            if caretStops[middle].byte <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? caretStops[low - 1] : nil
    }

    private func stops(onLine line: Int) -> ArraySlice<CaretStop> {
        let start = caretStops.firstIndex { $0.line >= line } ?? caretStops.endIndex
        return caretStops[start...].prefix { $0.line == line }
    }

    /// Where a stop's characters begin.
    private func boundaries(in stop: CaretStop) -> [Int] {
        guard stop.byteEnd - stop.byte > 1 else { return [stop.byte] }
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: stop.byte)
        let end = bytes.index(start, offsetBy: stop.byteEnd - stop.byte)
        var byte = stop.byte
        return text[start..<end].map { character in
            defer { byte += character.utf8.count }
            return byte
        }
    }

    private func x(of byte: Int, in stop: CaretStop) -> CGFloat {
        let part: CGFloat
        if byte <= stop.byte {
            part = 0
        } else if byte >= stop.byteEnd {
            part = 1
        } else {
            let starts = boundaries(in: stop)
            part = CGFloat(starts.count { $0 <= byte } - 1) / CGFloat(starts.count)
        }
        let width = stop.right - stop.left
        return stop.isRightToLeft ? stop.right - width * part : stop.left + width * part
    }
}
