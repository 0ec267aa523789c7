import CDeflate
import CoreGraphics
import Foundation

/// Divides rows of pixels into literals and matches, comparing pixels instead of bytes.
///
/// Drawn images mostly repeat the row above or the left pixel; these are checked first, two pixels at a time. The rest
/// (text, edges) is looked up in a hash table of earlier pixels in the stripe.
struct RowMatcher: ~Copyable {
    private let words: UnsafePointer<UInt32>
    private let width: Int
    private let format: PNGPixelFormat
    private let bytesPerPixel: Int
    private let rowBytes: Int
    private let block: DeflateBlock
    /// The filter byte and the bytes of the current row.
    private let line: UnsafeMutablePointer<UInt8>
    private var hasLine = false
    /// The columns between the first and the last pixel of the current row that differ from the row above.
    private var changed = 0..<0
    /// The runs of pixels of the current row that equal their left neighbours, if they are long.
    private var longRuns: [Range<Int>] = []
    /// The last position of pixels with each hash. A second one would find longer matches in 1 % of the file's size, for
    /// 5 % more time.
    private let table: UnsafeMutablePointer<UInt32>
    /// The number of bytes before the current position that repeat the row above and were not added to the block yet.
    private var pendingAbove = 0
    /// The Adler-32 checksum of the rows so far.
    private(set) var checksum: UInt32 = 1

    /// The number of pixels in a hash key: at least four bytes.
    private let pixelsPerKey: Int
    private static let longRunBytes = 258
    private static let tableBits: UInt32 = 13
    /// Shorter matches, in pixels, are compared with those of the hash table.
    private static let shortMatch = 4

    /// Nil without memory.
    init?(pixels: PixelBuffer, format: PNGPixelFormat, block: DeflateBlock) {
        rowBytes = pixels.width * format.bytesPerPixel + 1
        guard let line = malloc(rowBytes + 4) else { return nil }
        guard let table = calloc(1 << Int(Self.tableBits), 4) else {
            free(line)
            return nil
        }
        self.line = line.assumingMemoryBound(to: UInt8.self)
        self.table = table.assumingMemoryBound(to: UInt32.self)
        self.line[0] = 0
        pixelsPerKey = format.bytesPerPixel == 1 ? 4 : 2
        words = UnsafePointer(pixels.bytes.assumingMemoryBound(to: UInt32.self))
        width = pixels.width
        self.format = format
        bytesPerPixel = format.bytesPerPixel
        self.block = block
    }

    deinit {
        free(line)
        free(table)
    }

    /// Adds the next row; the first one may be any row.
    mutating func add(row y: Int) {
        let row = words + y * width
        changed = y > 0 ? Self.difference(row, row - width, width) : 0..<width
        let isRepeated = hasLine && changed.isEmpty
        if !isRepeated {
            let written = hasLine ? changed : 0..<width
            format.write(
                row + written.lowerBound, count: written.count, to: line + 1 + written.lowerBound * bytesPerPixel)
            findLongRuns(row)
            hasLine = true
        }
        if y > 0 { pendingAbove += 1 } else { block.addLiterals(line, count: 1) }
        var x = 0
        for run in longRuns {
            divide(row, y, x..<run.lowerBound, isRepeated: isRepeated)
            flushAbove(before: 1 + run.lowerBound * bytesPerPixel)
            block.addMatch(length: run.count * bytesPerPixel, distance: bytesPerPixel)
            x = run.upperBound
        }
        divide(row, y, x..<width, isRepeated: isRepeated)
        if pendingAbove < 3 { flushAbove(before: rowBytes) }
        checksum = libdeflate_adler32(checksum, line, rowBytes)
    }

    /// Adds the pending match after the last row.
    mutating func finish() { flushAbove(before: rowBytes) }

    /// Finds the runs of at least deflate's maximum match length. A distance to the left has no extra bits, that to the
    /// row above has up to 13 for each match.
    private mutating func findLongRuns(_ row: UnsafePointer<UInt32>) {
        longRuns.removeAll(keepingCapacity: true)
        let least = (Self.longRunBytes + bytesPerPixel - 1) / bytesPerPixel
        // A run that long has a pixel at a multiple of its least length.
        var anchor = least
        while anchor < width {
            if row[anchor] == row[anchor - 1] {
                var start = anchor
                while start > 1, row[start - 1] == row[start - 2] { start -= 1 }
                let end = anchor + Self.equal(row + anchor, row + anchor - 1, width - anchor)
                if end - start >= least { longRuns.append(start..<end) }
                anchor += (end - anchor) / least * least
            }
            anchor += least
        }
    }

    @inline(__always)
    private mutating func divide(_ row: UnsafePointer<UInt32>, _ y: Int, _ part: Range<Int>, isRepeated: Bool) {
        if isRepeated {
            pendingAbove &+= part.count &* bytesPerPixel
            return
        }
        let fewest = bytesPerPixel == 1 ? 3 : bytesPerPixel == 3 ? 2 : 1
        var x = part.lowerBound
        while x < part.upperBound {
            let rest = part.upperBound &- x
            let above =
                x >= changed.upperBound
                ? rest
                : x < changed.lowerBound
                    ? min(rest, changed.lowerBound &- x)
                    : y > 0 ? Self.equal(row + x, row + (x &- width), rest) : 0
            if above == rest {
                pendingAbove &+= above &* bytesPerPixel
                break
            }
            let left = x > 0 ? Self.equal(row + x, row + (x &- 1), rest) : 0
            let near = max(above, left)
            let found =
                near < Self.shortMatch
                ? find(row, x, y, end: part.upperBound, longerThan: near) : (length: 0, distance: 0)
            if found.length > 0 {
                flushAbove(before: 1 &+ x &* bytesPerPixel)
                block.addMatch(length: found.length &* bytesPerPixel, distance: found.distance)
                remember(row, x + 1, y, count: min(found.length - 1, Self.shortMatch))
                x &+= found.length
            } else if above >= left, above >= (pendingAbove > 0 ? 1 : fewest) {
                pendingAbove &+= above &* bytesPerPixel
                if above < Self.shortMatch { remember(row, x + 1, y, count: above - 1) }
                x &+= above
            } else if left >= fewest {
                flushAbove(before: 1 &+ x &* bytesPerPixel)
                block.addMatch(length: left &* bytesPerPixel, distance: bytesPerPixel)
                x &+= left
            } else {
                flushAbove(before: 1 &+ x &* bytesPerPixel)
                block.addLiterals(line + (1 &+ x &* bytesPerPixel), count: bytesPerPixel)
                x &+= 1
            }
        }
    }

    /// The match in the hash table for the pixels at a position, if it exceeds another length; also inserts the
    /// position.
    @inline(__always)
    private func find(
        _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, end: Int, longerThan other: Int
    ) -> (length: Int, distance: Int) {
        guard x &+ pixelsPerKey <= width else { return (0, 0) }
        let slot = slot(row + x)
        let place = slot.pointee
        slot.pointee = Self.place(x, y)
        if place == 0 { return (0, 0) }
        let (foundX, foundY) = (Int(place & 0xFFFF) &- 1, Int(place >> 16))
        let distance = (y &- foundY) &* rowBytes &+ (x &- foundX) &* bytesPerPixel
        if distance > DeflateBlock.longestDistance { return (0, 0) }
        let length = Self.equal(row + x, words + (foundY &* width &+ foundX), min(end &- x, width &- foundX))
        return length >= pixelsPerKey && length > other ? (length, distance) : (0, 0)
    }

    /// A pixel's position in the table, never 0: sides of pictures have less than 2¹⁵ pixels.
    @inline(__always)
    private static func place(_ x: Int, _ y: Int) -> UInt32 { UInt32(truncatingIfNeeded: y << 16 | (x + 1)) }

    /// Inserts positions of the row into the hash table.
    @inline(__always)
    private func remember(_ row: UnsafePointer<UInt32>, _ start: Int, _ y: Int, count: Int) {
        let end = min(start &+ count, width &- pixelsPerKey &+ 1)
        var x = start
        while x < end {
            slot(row + x).pointee = Self.place(x, y)
            x &+= 1
        }
    }

    /// The last position with the hash of the given pixels.
    @inline(__always)
    private func slot(_ pixels: UnsafePointer<UInt32>) -> UnsafeMutablePointer<UInt32> {
        var hash = pixels[0] &* 0x9E37_79B1 ^ pixels[1] &* 0x85EB_CA6B
        if pixelsPerKey == 4 { hash ^= pixels[2] &* 0xC2B2_AE35 ^ pixels[3] &* 0x27D4_EB2F }
        hash = (hash ^ hash >> 15) &* 0x9E37_79B1
        return table + Int(hash >> (32 - Self.tableBits))
    }

    /// Adds the pending repetition of the row above to the block, given its end in the line.
    @inline(__always)
    private mutating func flushAbove(before end: Int) {
        guard pendingAbove > 0 else { return }
        if pendingAbove < 3 {
            block.addLiterals(line + end - pendingAbove, count: pendingAbove)
        } else {
            block.addMatch(length: pendingAbove, distance: rowBytes)
        }
        pendingAbove = 0
    }

    /// The columns between the first and the last pixel that differ in two rows; empty for equal rows.
    private static func difference(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ width: Int
    ) -> Range<Int> {
        let first = equal(a, b, width)
        if first == width { return width..<width }
        var end = width
        while end &- blockPixels > first, isBlockEqual(a + (end &- blockPixels), b + (end &- blockPixels)) {
            end &-= blockPixels
        }
        while a[end &- 1] == b[end &- 1] { end &-= 1 }
        return first..<end
    }

    /// The number of equal pixels at two positions, at most `limit`.
    @inline(__always)
    private static func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var count = 0
        let (left, right) = (UnsafeRawPointer(a), UnsafeRawPointer(b))
        func difference(_ index: Int) -> UInt64 {
            left.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
                ^ right.loadUnaligned(fromByteOffset: index &* 4, as: UInt64.self)
        }
        // The first pixels tell most pairs apart; long runs are compared eight pixels at a time, then in blocks.
        while count &+ 2 <= limit {
            let pair = difference(count)
            if pair != 0 { return count &+ (pair.trailingZeroBitCount &>> 5) }
            count &+= 2
            while count &+ 8 <= limit,
                (difference(count) | difference(count &+ 2)) | (difference(count &+ 4) | difference(count &+ 6)) == 0
            {
                count &+= 8
                if count >= 16 {
                    while count &+ blockPixels <= limit, isBlockEqual(a + count, b + count) { count &+= blockPixels }
                }
            }
        }
        if count < limit, a[count] == b[count] { count &+= 1 }
        return count
    }

    /// The number of pixels that the C library compares at once, in wider registers than those of every processor.
    private static let blockPixels = 64

    @inline(__always)
    private static func isBlockEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>) -> Bool {
        memcmp(a, b, blockPixels &* 4) == 0
    }
}
