import CoreGraphics
import Foundation

/// The colours of an image with at most 256 of them, those with transparency first.
struct PNGPalette {
    /// The content of the chunk `PLTE`: red, green and blue of each colour.
    let levels: Data
    /// The content of the chunk `tRNS`: the alpha of the colours with transparency.
    let opacities: Data
    private var slots = PixelSlots()

    /// The palette of an image; nil if it has more than 256 colours.
    init?(_ pixels: PixelBuffer) {
        guard let colors = Self.colors(of: pixels) else { return nil }
        let sorted = colors.filter { $0 >> 24 != 255 }.sorted() + colors.filter { $0 >> 24 == 255 }.sorted()
        var levels = Data()
        var opacities = Data()
        for (index, color) in sorted.enumerated() {
            slots.insert(color, index: UInt8(index))
            let rgba = PNGPixelFormat.separated(color)
            levels.append(contentsOf: [UInt8(rgba & 255), UInt8(rgba >> 8 & 255), UInt8(rgba >> 16 & 255)])
            if color >> 24 != 255 { opacities.append(UInt8(color >> 24)) }
        }
        self.levels = levels
        self.opacities = opacities
    }

    /// The index of a colour of the image.
    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { slots.index(of: pixel) }

    private static func colors(of pixels: PixelBuffer) -> [UInt32]? {
        var slots = PixelSlots()
        var colors: [UInt32] = []
        let width = pixels.width
        for y in 0..<pixels.height {
            let row = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            if y > 0, memcmp(row, row - width, pixels.bytesPerRow) == 0 { continue }
            var last = ~row[0]
            for x in 0..<width where row[x] != last {
                last = row[x]
                if slots.contains(last) { continue }
                guard colors.count < 256 else { return nil }
                slots.insert(last, index: UInt8(colors.count))
                colors.append(last)
            }
        }
        return colors
    }
}

/// A hash table from at most 256 pixels to their indices, with linear probing.
private struct PixelSlots {
    private static let count = 1024
    private var keys = [UInt32](repeating: 0, count: count)
    /// The index plus one; 0 marks a free slot.
    private var values = [UInt16](repeating: 0, count: count)

    @inline(__always)
    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9E37_79B1) >> 22)
        while values[slot] != 0, keys[slot] != pixel { slot = (slot + 1) & (Self.count - 1) }
        return slot
    }

    func contains(_ pixel: UInt32) -> Bool { values[slot(of: pixel)] != 0 }

    mutating func insert(_ pixel: UInt32, index: UInt8) {
        let slot = slot(of: pixel)
        keys[slot] = pixel
        values[slot] = UInt16(index) + 1
    }

    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: values[slot(of: pixel)] &- 1) }
}
