import CoreGraphics

/// The pixel format of a PNG file.
enum PNGPixelFormat {
    case palette(PNGPalette)
    case rgb
    case rgba

    /// The format with the fewest bytes per pixel.
    init(_ pixels: PixelBuffer) {
        if let palette = PNGPalette(pixels) {
            self = .palette(palette)
        } else {
            self = Self.isOpaque(pixels) ? .rgb : .rgba
        }
    }

    var palette: PNGPalette? { if case .palette(let palette) = self { palette } else { nil } }

    var bytesPerPixel: Int {
        switch self {
        case .palette: 1
        case .rgb: 3
        case .rgba: 4
        }
    }

    /// The colour type in the chunk `IHDR`.
    var colorType: UInt8 {
        switch self {
        case .palette: 3
        case .rgb: 2
        case .rgba: 6
        }
    }

    /// Writes some pixels of a row. Memory has two bytes beyond their end, which keep their content.
    func write(_ row: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .palette(let palette):
            var x = 0
            while x < count {
                let pixel = row[x]
                // Equal pixels are compared two at a time and looked up once.
                let pair = UInt64(pixel) << 32 | UInt64(pixel)
                var end = x &+ 1
                while end &+ 2 <= count, UnsafeRawPointer(row + end).loadUnaligned(as: UInt64.self) == pair {
                    end &+= 2
                }
                if end < count, row[end] == pixel { end &+= 1 }
                (target + x).update(repeating: palette.index(of: pixel), count: end &- x)
                x = end
            }
        case .rgb:
            let bytes = UnsafeMutableRawPointer(target)
            let next = (bytes + count &* 3).loadUnaligned(as: UInt16.self)
            var x = 0
            while x &+ 2 <= count {
                let (first, second) = (UInt64(row[x].byteSwapped >> 8), UInt64(row[x &+ 1].byteSwapped >> 8))
                bytes.storeBytes(of: first | second &<< 24, toByteOffset: x &* 3, as: UInt64.self)
                x &+= 2
            }
            if x < count { bytes.storeBytes(of: row[x].byteSwapped >> 8, toByteOffset: x &* 3, as: UInt32.self) }
            bytes.storeBytes(of: next, toByteOffset: count &* 3, as: UInt16.self)
        case .rgba:
            let bytes = UnsafeMutableRawPointer(target)
            for x in 0..<count {
                bytes.storeBytes(of: Self.separated(row[x]), toByteOffset: x &* 4, as: UInt32.self)
            }
        }
    }

    /// Converts a pixel to PNG's form: red in the lowest byte, then green, blue and alpha, not premultiplied.
    @inline(__always)
    static func separated(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel.byteSwapped >> 8 | 0xFF00_0000 }
        if alpha == 0 { return 0 }
        func level(_ shift: UInt32) -> UInt32 { min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) }
        return level(16) | level(8) << 8 | level(0) << 16 | alpha << 24
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
}
