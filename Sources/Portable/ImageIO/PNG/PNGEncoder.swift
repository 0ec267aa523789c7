import CDeflate
import CoreGraphics
import Foundation

/// Encodes PNG files: with a palette for at most 256 colours, else with 8 bits per level, without alpha if all pixels
/// are opaque.
package enum PNGEncoder {
    /// The effort of compression.
    package enum Effort: Sendable {
        /// As fast as possible: drawn images in stripes (`StripeCompressor`), photographs with libdeflate's level 2.
        case fast
        /// Smaller files in a multiple of the time: libdeflate's level 6.
        case small
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file's data.
    /// - Parameters:
    ///   - image: The image.
    ///   - effort: The compression effort.
    ///   - isParallel: False to work on the calling thread only, with the same result.
    /// - Throws: `ImageError.outOfMemory`.
    package static func encode(
        _ image: CGImage, effort: Effort = .fast, isParallel: Bool = true
    ) throws(ImageError) -> Data {
        let pixels = image.pixels
        let format = PNGPixelFormat(pixels)
        let isDrawn = isMostlyEven(pixels)
        let packed =
            if effort == .fast, isDrawn, StripeCompressor.canPack(width: pixels.width, format: format) {
                try StripeCompressor(pixels: pixels, format: format).compress(isParallel: isParallel)
            } else {
                try RowCompressor(pixels: pixels, format: format, isFiltered: !isDrawn && format.palette == nil)
                    .compress(level: effort == .fast ? 2 : 6)
            }

        var file = Data(capacity: packed.count + 2048)
        file.append(contentsOf: signature)
        var header = Data()
        header.appendBigEndian(UInt32(pixels.width))
        header.appendBigEndian(UInt32(pixels.height))
        header.append(contentsOf: [8, format.colorType, 0, 0, 0])
        append(chunk: "IHDR", header, to: &file)
        append(chunk: "sRGB", Data([0]), to: &file)
        if let palette = format.palette {
            append(chunk: "PLTE", palette.levels, to: &file)
            if !palette.opacities.isEmpty { append(chunk: "tRNS", palette.opacities, to: &file) }
        }
        append(chunk: "IDAT", packed, to: &file)
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

    /// True if at least half of the pixels equal their left neighbour, in a sample of some thousands.
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
}

extension Data {
    fileprivate mutating func appendBigEndian(_ value: UInt32) {
        Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
    }
}
