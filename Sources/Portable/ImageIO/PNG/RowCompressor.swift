import CDeflate
import CoreGraphics
import Foundation

/// Compresses the rows of an image with libdeflate, in one piece.
struct RowCompressor {
    let pixels: PixelBuffer
    let format: PNGPixelFormat
    /// True to encode the difference to the left pixel (filter 1), which suits photographs, because they hardly repeat.
    /// Drawn images repeat exactly, which is found best in the unfiltered bytes (filter 0).
    let isFiltered: Bool

    /// The zlib stream.
    func compress(level: Int32) throws(ImageError) -> Data {
        let rowBytes = pixels.width * format.bytesPerPixel + 1
        let rawCount = rowBytes * pixels.height
        guard let raw = malloc(rawCount + 4) else { throw .outOfMemory }
        defer { free(raw) }
        fill(raw.assumingMemoryBound(to: UInt8.self), rowBytes: rowBytes)
        guard let compressor = libdeflate_alloc_compressor(level) else { throw .outOfMemory }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, rawCount)
        guard let packed = malloc(bound) else { throw .outOfMemory }
        let count = libdeflate_zlib_compress(compressor, raw, rawCount, packed, bound)
        guard count > 0 else {
            free(packed)
            throw .outOfMemory
        }
        return Data(bytesNoCopy: packed, count: count, deallocator: .free)
    }

    private func fill(_ rows: UnsafeMutablePointer<UInt8>, rowBytes: Int) {
        let bytesPerPixel = format.bytesPerPixel
        for y in 0..<pixels.height {
            let source = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = rows + y * rowBytes
            if y > 0, memcmp(source, source - pixels.width, pixels.bytesPerRow) == 0 {
                memcpy(target, target - rowBytes, rowBytes)
                continue
            }
            target[0] = isFiltered ? 1 : 0
            let line = target + 1
            format.write(source, count: pixels.width, to: line)
            if isFiltered {
                for index in stride(from: rowBytes - 2, through: bytesPerPixel, by: -1) {
                    line[index] = line[index] &- line[index - bytesPerPixel]
                }
            }
        }
    }
}
