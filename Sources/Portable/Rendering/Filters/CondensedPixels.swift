import CoreGraphics
import Foundation

/// A picture without the middle of its long runs of equal rows and columns, which filters would treat alike.
///
/// Shadows are thrown by surfaces with round corners for the most part, whose pictures shrink to their corners. The
/// filtered picture expands to what the filters would have made of the whole.
struct CondensedPixels {
    let pixels: PixelBuffer
    private let rows: Condensation
    private let columns: Condensation

    /// Condenses a picture; nil when that would leave more than a half of it.
    ///
    /// - Parameter reach: The greatest distance, in pixels, at which a pixel has an effect on another.
    init?(_ whole: PixelBuffer, reach: Int) {
        let bytes = whole.bytesPerRow
        let rows = Condensation(count: whole.height, reach: reach) { row in
            memcmp(whole.bytes + row * bytes, whole.bytes + (row - 1) * bytes, bytes) == 0
        }
        let words = whole.bytes.assumingMemoryBound(to: UInt32.self)
        var differences = [UInt32](repeating: 0, count: whole.width)
        differences.withUnsafeMutableBufferPointer { differences in
            for row in rows.kept {
                let line = words + row * whole.width
                for x in 1..<max(1, whole.width) { differences[x] |= line[x] ^ line[x - 1] }
            }
        }
        let columns = Condensation(count: whole.width, reach: reach) { differences[$0] == 0 }
        guard rows.kept.count * columns.kept.count * 2 < whole.width * whole.height,
            let pixels = PixelBuffer(width: columns.kept.count, height: rows.kept.count)
        else { return nil }
        (self.pixels, self.rows, self.columns) = (pixels, rows, columns)
        let target = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        for (y, row) in rows.kept.enumerated() {
            let line = words + row * whole.width
            for (x, column) in columns.kept.enumerated() { target[y * pixels.width + x] = line[column] }
        }
    }

    /// Writes the whole picture.
    func expand(to whole: PixelBuffer) {
        let source = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        let target = whole.bytes.assumingMemoryBound(to: UInt32.self)
        var last: (place: Int, row: Int)?
        for row in 0..<whole.height {
            let place = rows.places[row]
            let line = target + row * whole.width
            if let last, last.place == place {
                line.update(from: target + last.row * whole.width, count: whole.width)
                continue
            }
            let condensed = source + place * pixels.width
            for x in 0..<whole.width { line[x] = condensed[columns.places[x]] }
            last = (place, row)
        }
    }
}

/// The lines along one axis that are kept, and the place of every line among them.
struct Condensation: Equatable {
    private(set) var kept: [Int] = []
    private(set) var places: [Int] = []

    /// - Parameters:
    ///   - reach: The number of equal lines that are kept at each side of a run's middle.
    ///   - isLikeTheOneBefore: True if a line equals the one before; not asked for the first.
    init(count: Int, reach: Int, isLikeTheOneBefore: (Int) -> Bool) {
        places.reserveCapacity(count)
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, isLikeTheOneBefore(end) { end += 1 }
            let length = end - start
            let shown = min(length, 2 * reach + 1)
            for index in 0..<shown {
                kept.append(index <= reach ? start + index : end - (shown - index))
            }
            let first = kept.count - shown
            for index in 0..<length {
                places.append(first + (index < reach ? index : max(min(index, reach), shown - (length - index))))
            }
            start = end
        }
    }
}
