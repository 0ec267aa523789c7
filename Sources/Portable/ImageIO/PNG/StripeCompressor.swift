import CDeflate
import CoreGraphics
import Dispatch
import Foundation

/// Compresses a drawn image as one zlib stream, in stripes of rows that are compressed independently on several cores.
///
/// A stripe ends at a byte boundary (with an empty stored block, like zlib's `Z_SYNC_FLUSH`), so that stripes are
/// concatenated by copying. It refers to rows of the stripe above, but not to the result of its compression. The
/// division depends only on the image, so the output is the same on every machine.
struct StripeCompressor {
    let pixels: PixelBuffer
    let format: PNGPixelFormat

    /// The approximate number of pixels of a stripe: enough for its codes (some 80 bytes) to be negligible.
    private static let pixelsPerStripe = 1 << 17

    /// False for rows so wide that the row above exceeds deflate's maximum distance.
    static func canPack(width: Int, format: PNGPixelFormat) -> Bool {
        width * format.bytesPerPixel + 1 <= DeflateBlock.longestDistance
    }

    /// The zlib stream.
    func compress(isParallel: Bool) throws(ImageError) -> Data {
        let wanted = (pixels.width * pixels.height + Self.pixelsPerStripe / 2) / Self.pixelsPerStripe
        let count = min(max(1, wanted), pixels.height)
        let stripes = UnsafeMutablePointer<PackedStripe>.allocate(capacity: count)
        stripes.initialize(repeating: PackedStripe(), count: count)
        defer {
            stripes.deinitialize(count: count)
            stripes.deallocate()
        }
        nonisolated(unsafe) let results = stripes
        @Sendable func packStripe(_ index: Int) {
            let rows = pixels.height * index / count..<pixels.height * (index + 1) / count
            results[index] = pack(rows: rows, isLast: index == count - 1)
        }
        if isParallel, count > 1 {
            DispatchQueue.concurrentPerform(iterations: count, execute: packStripe)
        } else {
            for index in 0..<count { packStripe(index) }
        }

        var stream = Data(capacity: 6 + (0..<count).reduce(0) { $0 + stripes[$1].bytes.count })
        stream.append(contentsOf: [0x78, 0x01])
        var checksum = Adler32()
        for index in 0..<count {
            guard !stripes[index].bytes.isEmpty else { throw .outOfMemory }
            stream.append(stripes[index].bytes)
            checksum.append(stripes[index].checksum, byteCount: stripes[index].rawCount)
        }
        Swift.withUnsafeBytes(of: checksum.value.bigEndian) { stream.append(contentsOf: $0) }
        return stream
    }

    /// Compresses some rows; the result is empty without memory.
    private func pack(rows: Range<Int>, isLast: Bool) -> PackedStripe {
        let rawCount = (pixels.width * format.bytesPerPixel + 1) * rows.count
        guard let block = DeflateBlock(rawCount: rawCount, sequenceCount: (pixels.width + 2) * rows.count) else {
            return PackedStripe()
        }
        guard var matcher = RowMatcher(pixels: pixels, format: format, block: block) else { return PackedStripe() }
        for y in rows { matcher.add(row: y) }
        matcher.finish()
        return PackedStripe(
            bytes: block.encoded(isLast: isLast) ?? Data(), checksum: matcher.checksum, rawCount: rawCount)
    }
}

/// A compressed stripe.
private struct PackedStripe {
    var bytes = Data()
    var checksum: UInt32 = 1
    var rawCount = 0
}

/// The checksum of a zlib stream, combined from the checksums of its parts (RFC 1950).
struct Adler32 {
    private(set) var value: UInt32 = 1

    /// Appends a part with its own checksum.
    mutating func append(_ checksum: UInt32, byteCount: Int) {
        let base: UInt64 = 65521
        let (a1, b1) = (UInt64(value & 0xFFFF), UInt64(value >> 16))
        let (a2, b2) = (UInt64(checksum & 0xFFFF), UInt64(checksum >> 16))
        let a = (a1 + a2 + base - 1) % base
        let b = (b1 + b2 + UInt64(byteCount) % base * (a1 + base - 1)) % base
        value = UInt32(b << 16 | a)
    }
}
