import Foundation

/// A character, or several with one glyph, at whose sides a cursor may be placed.
struct CaretStop: Equatable, Sendable {
    let line: Int
    /// The character's first byte in the frame's text.
    let byte: Int
    let byteEnd: Int
    /// The character's horizontal extent, in points from the frame's left.
    let left: CGFloat
    let right: CGFloat
    /// The embedding level: even from left to right, odd from right to left.
    let level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// The character that a cursor between two characters is placed at, if these are not adjacent on screen: where two
/// writing directions meet, and where a line wraps.
package enum CaretAffinity: Sendable {
    /// After the preceding character.
    case upstream
    /// Before the following character.
    case downstream
}

/// A cursor position.
package struct CaretPlace: Equatable, Sendable {
    /// The byte in the text, between two characters.
    package var byte: Int
    /// Nil for the position by the paragraph's own direction, at the start of a line rather than the end of the
    /// preceding one; the alternatives differ on screen.
    package var affinity: CaretAffinity?

    package init(byte: Int, affinity: CaretAffinity? = nil) {
        self.byte = byte
        self.affinity = affinity
    }
}

extension TextFrame {
    /// The cursor's rectangle, without a width and with the height of the line. Inside a ligature the cursor is placed
    /// in proportion to the characters.
    package func caret(at place: CaretPlace) -> CGRect {
        guard let line = line(at: place) else { return .zero }
        let box = lines[line]
        return CGRect(x: x(of: place, onLine: line), y: box.origin.y, width: 0, height: box.height)
    }

    /// The line of a cursor; nil without lines.
    package func line(at place: CaretPlace) -> Int? {
        guard let line = lines.lastIndex(where: { $0.bytes.lowerBound <= place.byte }) else {
            return lines.indices.first
        }
        guard place.affinity == .upstream, line > 0, place.byte == lines[line].bytes.lowerBound,
            let previous = stops(around: place.byte).previous, previous.byteEnd == place.byte
        else { return line }
        return previous.line
    }

    /// The nearest place to a point: beside the character there, or at the end of the line if the point is beyond it.
    package func place(at point: CGPoint) -> CaretPlace {
        let line = lines.lastIndex { $0.origin.y <= point.y } ?? 0
        guard lines.indices.contains(line), let ends = ends(ofLine: line), let extent = extent(ofLine: line) else {
            return CaretPlace(byte: lines.isEmpty ? 0 : lines[line].bytes.lowerBound)
        }
        if point.x < extent.lowerBound || point.x > extent.upperBound {
            return (point.x > extent.upperBound) == lines[line].isRightToLeft ? ends.start : ends.end
        }
        func distance(_ stop: CaretStop) -> CGFloat { max(stop.left - point.x, point.x - stop.right, 0) }
        let stop = stops(onLine: line).min { distance($0) < distance($1) }!
        let byte = (boundaries(in: stop) + [stop.byteEnd])
            .min { abs(x(of: $0, in: stop) - point.x) < abs(x(of: $1, in: stop) - point.x) }!
        switch byte {
        case stop.byte: return CaretPlace(byte: byte, affinity: .downstream)
        case stop.byteEnd: return CaretPlace(byte: byte, affinity: .upstream)
        default: return CaretPlace(byte: byte)
        }
    }

    /// The first and the last place of a line; nil if it has no characters.
    package func ends(ofLine line: Int) -> (start: CaretPlace, end: CaretPlace)? {
        let stops = stops(onLine: line)
        guard let first = stops.first, let last = stops.last else { return nil }
        let goesOn = caretStops.indices.contains(stops.endIndex) && caretStops[stops.endIndex].byte == last.byteEnd
        return (CaretPlace(byte: first.byte), CaretPlace(byte: last.byteEnd, affinity: goesOn ? .upstream : nil))
    }

    /// The next place to the left or right in visual order, which differs from logical order in bidirectional text; nil
    /// at the end of the line.
    package func neighbour(of place: CaretPlace, toTheLeft: Bool) -> CaretPlace? {
        guard let line = line(at: place) else { return nil }
        let x = x(of: place, onLine: line)
        var best: (byte: Int, x: CGFloat)?
        for candidate in places(onLine: line) {
            guard toTheLeft ? candidate.x < x - 0.01 : candidate.x > x + 0.01 else { continue }
            if let best, toTheLeft ? candidate.x <= best.x : candidate.x >= best.x { continue }
            best = candidate
        }
        return best.map { CaretPlace(byte: $0.byte) }
    }

    /// The character to the left or right of a cursor in visual order, in bytes, and its directional run; nil at the
    /// end of the line.
    package func character(
        beside place: CaretPlace, toTheLeft: Bool
    ) -> (bytes: Range<Int>, run: Range<Int>, isRightToLeft: Bool)? {
        guard let line = line(at: place) else { return nil }
        let x = x(of: place, onLine: line)
        let stops = stops(onLine: line)
        guard
            let index = stops.indices.first(where: { index in
                toTheLeft
                    ? stops[index].left < x - 0.01 && stops[index].right > x - 0.01
                    : stops[index].left < x + 0.01 && stops[index].right > x + 0.01
            })
        else { return nil }
        let stop = stops[index]
        var (first, last) = (index, index)
        func continues(_ one: Int, _ next: Int) -> Bool {
            caretStops[one].byteEnd == caretStops[next].byte && caretStops[one].level == caretStops[next].level
        }
        while first > 0, continues(first - 1, first) { first -= 1 }
        while last + 1 < caretStops.count, continues(last, last + 1) { last += 1 }
        return (stop.byte..<stop.byteEnd, caretStops[first].byte..<caretStops[last].byteEnd, stop.isRightToLeft)
    }

    /// The boxes of the characters in a byte range of `text`, line by line, joined if they touch.
    package func rects(for bytes: Range<Int>) -> [CGRect] { rects(forEach: [bytes])[0] }

    /// The boxes of several parts of the text.
    /// - Parameter ranges: Parts that do not overlap, ascending.
    package func rects(forEach ranges: [Range<Int>]) -> [[CGRect]] {
        var parts: [[(line: Int, left: CGFloat, right: CGFloat)]] = Array(repeating: [], count: ranges.count)
        for stop in caretStops {
            var index = Self.first(in: ranges) { $0.upperBound > stop.byte }
            while index < ranges.count, ranges[index].lowerBound < stop.byteEnd {
                let bytes = ranges[index]
                let start = x(of: max(stop.byte, bytes.lowerBound), in: stop)
                let end = x(of: min(stop.byteEnd, bytes.upperBound), in: stop)
                parts[index].append((stop.line, min(start, end), max(start, end)))
                index += 1
            }
        }
        return parts.map(rects)
    }

    /// The place of the first part for which a condition holds that holds for all behind it, too.
    private static func first(in ranges: [Range<Int>], where holds: (Range<Int>) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(ranges[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The boxes of parts of lines, those that touch as one.
    private func rects(_ parts: [(line: Int, left: CGFloat, right: CGFloat)]) -> [CGRect] {
        var rects: [(line: Int, rect: CGRect)] = []
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

    /// The places that belong to this line only, in logical order.
    private func places(onLine line: Int) -> [(byte: Int, x: CGFloat)] {
        var bytes = stops(onLine: line).flatMap(boundaries)
        if let end = ends(ofLine: line)?.end, end.affinity == nil { bytes.append(end.byte) }
        return bytes.map { ($0, x(of: CaretPlace(byte: $0), onLine: line)) }
    }

    /// The distance of a cursor from the left.
    ///
    /// If the characters on both sides are not adjacent on screen, the cursor is placed at the one with the lower
    /// embedding level, and at the edge of the line at its ends. So each place of a line has a distinct cursor.
    private func x(of place: CaretPlace, onLine line: Int) -> CGFloat {
        let (previous, next) = stops(around: place.byte)
        let base: UInt8 = lines[line].isRightToLeft ? 1 : 0
        switch (previous.flatMap { $0.line == line ? $0 : nil }, next.flatMap { $0.line == line ? $0 : nil }) {
        case (let previous?, let next?):
            let isUpstream = place.affinity.map { $0 == .upstream } ?? (previous.level < next.level)
            return x(of: place.byte, in: isUpstream ? previous : next)
        case (let previous?, nil):
            // The end of a line that wraps has only one place.
            let isBeside = previous.level == base || place.affinity == .upstream && next == nil
            return isBeside ? x(of: place.byte, in: previous) : edge(ofLine: line, atEnd: true)
        case (nil, let next?):
            let isBeside = next.level == base || place.affinity == .downstream
            return isBeside ? x(of: place.byte, in: next) : edge(ofLine: line, atEnd: false)
        case (nil, nil): return edge(ofLine: line, atEnd: false)
        }
    }

    private func edge(ofLine line: Int, atEnd: Bool) -> CGFloat {
        let box = lines[line]
        let extent = extent(ofLine: line) ?? box.origin.x...box.origin.x + box.width
        return atEnd == box.isRightToLeft ? extent.lowerBound : extent.upperBound
    }

    /// The horizontal extent of the characters of a line; nil without characters.
    private func extent(ofLine line: Int) -> ClosedRange<CGFloat>? {
        let stops = stops(onLine: line)
        guard let first = stops.first else { return nil }
        return stops.reduce(first.left...first.right) { min($0.lowerBound, $1.left)...max($0.upperBound, $1.right) }
    }

    /// The characters that end and begin at a byte; both are the same if it is inside a character.
    private func stops(around byte: Int) -> (previous: CaretStop?, next: CaretStop?) {
        let index = partition { $0.byte <= byte }
        guard index > 0 else { return (nil, caretStops.first) }
        let stop = caretStops[index - 1]
        if stop.byte < byte { return (stop, byte < stop.byteEnd ? stop : nil) }
        let previous = index > 1 ? caretStops[index - 2] : nil
        return (previous?.byteEnd == byte ? previous : nil, stop)
    }

    private func stops(onLine line: Int) -> ArraySlice<CaretStop> {
        caretStops[partition { $0.line < line }..<partition { $0.line <= line }]
    }

    /// The number of leading stops for which a predicate holds.
    private func partition(_ isBefore: (CaretStop) -> Bool) -> Int {
        var (low, high) = (0, caretStops.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(caretStops[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The start of each character of a stop.
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
