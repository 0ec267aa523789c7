import Foundation

/// Pixels in memory, four bytes each: blue, green, red and alpha, premultiplied.
///
/// This is Cairo's format (`CAIRO_FORMAT_ARGB32` on a little-endian machine) and the one that Apple's systems prefer
/// (`byteOrder32Little` with `premultipliedFirst`), so that pixels are never copied on the way to the screen. A writer
/// must be the only owner; a buffer inside a `CGImage` is never written again.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Always `width * 4`: rows have no padding.
    package let bytesPerRow: Int
    package let bytes: UnsafeMutableRawPointer

    /// The maximum number of pixels of an image: 1 GiB of memory.
    package static let pixelLimit = 1 << 28

    /// A buffer of transparent pixels; nil if a side is not positive or exceeds 32,767, or the image would exceed
    /// `pixelLimit`.
    package init?(width: Int, height: Int) {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767,
            width * height <= Self.pixelLimit,
            let bytes = calloc(width * height, 4)
        else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        self.bytes = bytes
    }

    deinit { free(bytes) }

    package var byteCount: Int { bytesPerRow * height }

    /// The stored levels of one pixel, premultiplied.
    package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        get {
            let pixel = (bytes + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
            return (pixel[2], pixel[1], pixel[0], pixel[3])
        }
        set {
            let pixel = (bytes + y * bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self)
            pixel[0] = newValue.blue
            pixel[1] = newValue.green
            pixel[2] = newValue.red
            pixel[3] = newValue.alpha
        }
    }
}
