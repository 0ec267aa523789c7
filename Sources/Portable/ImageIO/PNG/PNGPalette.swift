import CoreGraphics
import Foundation

/// The colours of an image with at most 256 of them, those with transparency first.
struct PNGPalette {
    /// The content of the chunk `PLTE`: red, green and blue of each colour.
    let levels: Data
    /// The content of the chunk `tRNS`: the alpha of the colours with transparency.
    let opacities: Data
    private let slots = PixelSlots()

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
        let slots = PixelSlots()
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

/// A hash table from at most 256 pixels to their indices, with linear probing. It is filled by one owner, and only read
/// once a palette shares it.
// Unchecked: one owner fills it before it is shared.
private final class PixelSlots: @unchecked Sendable {
    private static let count = 1024
    /// The pixel above the index plus one; 0 is a free slot.
    private let slots: UnsafeMutablePointer<UInt64>

    init() {
        slots = .allocate(capacity: Self.count)
        slots.initialize(repeating: 0, count: Self.count)
    }

    deinit { slots.deallocate() }

    /// The slot's content for a pixel; 0 if the table does not have it.
    @inline(__always)
    private func entry(of pixel: UInt32) -> UInt64 {
        var slot = Self.slot(pixel)
        while slots[slot] != 0, UInt32(truncatingIfNeeded: slots[slot] >> 16) != pixel {
            slot = (slot &+ 1) & (Self.count &- 1)
        }
        return slots[slot]
    }

    @inline(__always)
    private static func slot(_ pixel: UInt32) -> Int { Int((pixel &* 0x9E37_79B1) >> 22) }

    func contains(_ pixel: UInt32) -> Bool { entry(of: pixel) != 0 }

    /// Adds a pixel that the table does not have.
    func insert(_ pixel: UInt32, index: UInt8) {
        var slot = Self.slot(pixel)
        while slots[slot] != 0 { slot = (slot + 1) & (Self.count - 1) }
        slots[slot] = UInt64(pixel) << 16 | (UInt64(index) + 1)
    }

    @inline(__always)
    func index(of pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (entry(of: pixel) & 0xFFFF) &- 1) }
}
