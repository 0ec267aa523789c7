import CDeflate
import CoreGraphics
import Foundation

/// Writes pixels as a PNG file: 8 bits per level, without opacity when all pixels are opaque.
package enum PNGEncoder {
    /// How thoroughly the bytes are packed.
    package enum Effort: Sendable {
        /// As fast as possible: libdeflate's level 2, which packs drawn pictures in three quarters of level 1's time.
        case fast
        /// Smaller files in about a quarter more time: level 6.
        case small
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file's bytes.
    package static func encode(_ image: CGImage, effort: Effort = .fast) throws(ImageError) -> Data {
        let pixels = image.pixels
        let isOpaque = Self.isOpaque(pixels)
        let bytesPerPixel = isOpaque ? 3 : 4
        let rowBytes = pixels.width * bytesPerPixel + 1
        let rawCount = rowBytes * pixels.height
        guard let raw = malloc(rawCount) else { throw .outOfMemory }
        defer { free(raw) }
        let rows = raw.assumingMemoryBound(to: UInt8.self)
        fill(rows, from: pixels, bytesPerPixel: bytesPerPixel)

        guard let compressor = libdeflate_alloc_compressor(effort == .fast ? 2 : 6) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rawCount)
        guard let packed = malloc(bound) else { throw .outOfMemory }
        defer { free(packed) }
        let packedCount = libdeflate_zlib_compress(compressor, raw, rawCount, packed, bound)
        guard packedCount > 0 else { throw .outOfMemory }

        var file = Data(capacity: packedCount + 100)
        file.append(contentsOf: signature)
        var header = Data()
        header.appendBigEndian(UInt32(pixels.width))
        header.appendBigEndian(UInt32(pixels.height))
        header.append(contentsOf: [8, isOpaque ? 2 : 6, 0, 0, 0])
        append(chunk: "IHDR", header, to: &file)
        append(chunk: "sRGB", Data([0]), to: &file)
        append(chunk: "IDAT", Data(bytesNoCopy: packed, count: packedCount, deallocator: .none), to: &file)
        append(chunk: "IEND", Data(), to: &file)
        return file
    }

    private static func append(chunk name: String, _ content: Data, to file: inout Data) {
        file.appendBigEndian(UInt32(content.count))
        var checksum = libdeflate_crc32(0, Array(name.utf8), 4)
        checksum = content.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
        file.append(contentsOf: name.utf8)
        file.append(content)
        file.appendBigEndian(checksum)
    }

    private static func isOpaque(_ pixels: PixelBuffer) -> Bool {
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        let count = pixels.width * pixels.height
        var index = 0
        while index < count {
            let end = min(index + 4096, count)
            var all: UInt32 = 0xFF00_0000
            while index < end {
                all &= words[index]
                index += 1
            }
            if all != 0xFF00_0000 { return false }
        }
        return true
    }

    /// The rows in PNG's order of bytes.
    ///
    /// Drawn pictures repeat their bytes exactly, and packing finds that best in the bytes themselves (filter 0).
    /// Photographs hardly repeat; there the difference to the pixel on the left is packed (filter 1).
    private static func fill(_ rows: UnsafeMutablePointer<UInt8>, from pixels: PixelBuffer, bytesPerPixel: Int) {
        let rowBytes = pixels.width * bytesPerPixel + 1
        let isDrawn = isMostlyEven(pixels)
        for y in 0..<pixels.height {
            let source = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = rows + y * rowBytes
            if y > 0, memcmp(source, pixels.bytes + (y - 1) * pixels.bytesPerRow, pixels.bytesPerRow) == 0 {
                memcpy(target, target - rowBytes, rowBytes)
                continue
            }
            target[0] = isDrawn ? 0 : 1
            let line = target + 1
            if bytesPerPixel == 3 {
                for x in 0..<pixels.width {
                    let pixel = source[x]
                    line[x * 3] = UInt8(truncatingIfNeeded: pixel >> 16)
                    line[x * 3 + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    line[x * 3 + 2] = UInt8(truncatingIfNeeded: pixel)
                }
            } else {
                for x in 0..<pixels.width { store(source[x], at: line + x * 4) }
            }
            if !isDrawn {
                for index in stride(from: rowBytes - 2, through: bytesPerPixel, by: -1) {
                    line[index] = line[index] &- line[index - bytesPerPixel]
                }
            }
        }
    }

    /// True if at least half of the pixels look like their left neighbour, judged by some thousands of them.
    private static func isMostlyEven(_ pixels: PixelBuffer) -> Bool {
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        let count = pixels.width * pixels.height
        let step = max(1, count / 4096)
        var (equal, seen) = (0, 0)
        for index in stride(from: 1, to: count, by: step) {
            seen += 1
            if words[index] == words[index - 1] { equal += 1 }
        }
        return equal * 2 >= seen
    }

    /// A pixel as red, green, blue, opacity with the colours divided by the opacity, as PNG has it.
    @inline(__always)
    private static func store(_ pixel: UInt32, at target: UnsafeMutablePointer<UInt8>) {
        let alpha = pixel >> 24
        target[3] = UInt8(truncatingIfNeeded: alpha)
        if alpha == 255 {
            target[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            target[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            target[2] = UInt8(truncatingIfNeeded: pixel)
        } else if alpha == 0 {
            (target[0], target[1], target[2]) = (0, 0, 0)
        } else {
            func level(_ shift: UInt32) -> UInt8 {
                UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
            }
            (target[0], target[1], target[2]) = (level(16), level(8), level(0))
        }
    }
}

extension Data {
    fileprivate mutating func appendBigEndian(_ value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
