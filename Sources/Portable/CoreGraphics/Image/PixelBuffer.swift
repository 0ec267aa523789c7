import Foundation
import Synchronization

/// Pixels in memory, four bytes each: blue, green, red and alpha, premultiplied.
///
/// This is Cairo's format (`CAIRO_FORMAT_ARGB32` on a little-endian machine) and the one that Apple's systems prefer
/// (`byteOrder32Little` with `premultipliedFirst`), so that pixels are never copied on the way to the screen. A writer
/// must be the only owner; a buffer inside a `CGImage` is never written again.
// Unchecked: a writer is the only owner, and a buffer in an image is never written again.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    /// Always `width * 4`: rows have no padding.
    package let bytesPerRow: Int
    package let bytes: UnsafeMutableRawPointer
    /// A number that no other buffer of this process has, for caches and files that outlive it.
    package let number = Int(count.add(1, ordering: .relaxed).newValue)
    private let memory: PixelMemory

    private static let count = Atomic<UInt64>(0)

    /// The maximum number of pixels of an image: 1 GiB of memory.
    package static let pixelLimit = 1 << 28

    /// A buffer of equal pixels, by default transparent ones; nil if a side is not positive or exceeds 32,767, or the image
    /// would exceed `pixelLimit`.
    package init?(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
        guard width > 0, height > 0, width <= 32_767, height <= 32_767,
            width * height <= Self.pixelLimit,
            let memory = PixelMemory(count: width * height, filledWith: pixel)
        else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        self.memory = memory
        bytes = memory.start
    }

    deinit { memory.free() }

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

/// Memory of an image. That of a large one is mapped, and kept for the next image.
///
/// Large pages (`MADV_HUGEPAGE`) save a millisecond of a picture where the system has them at hand, and cost ten in virtual
/// machines whose host has taken unused memory back, which it does in such pages.
private struct PixelMemory {
    /// Mapped memory.
    private struct Mapping {
        private let base: UInt
        let room: Int

        var start: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: base)! }

        /// Maps room for an image, and for one that is somewhat larger; nil without so much memory.
        init?(byteCount: Int) {
            let step = 2 << 20
            let room = (byteCount + step - 1) / step * step
            guard
                let base = mmap(
                    nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0),
                base != MAP_FAILED
            else { return nil }
            self.base = UInt(bitPattern: base)
            self.room = room
        }

        func unmap() { munmap(start, room) }
    }

    /// The smallest memory that is mapped.
    private static let leastMapped = 4 << 20
    /// The largest memory that is kept for the next image.
    private static let mostKept = 16 << 20
    /// Memory of an image that is gone, for the next one: to clear it is faster than to map new memory, which is cleared, too.
    private static let spare = Mutex<Mapping?>(nil)

    let start: UnsafeMutableRawPointer
    /// The mapped memory of the pixels; nil for memory of the heap.
    private let mapping: Mapping?

    /// Nil without so much memory.
    init?(count: Int, filledWith pixel: UInt32) {
        let byteCount = count * 4
        func fill(_ start: UnsafeMutableRawPointer) {
            start.initializeMemory(as: UInt32.self, repeating: pixel, count: count)
        }
        guard byteCount >= Self.leastMapped else {
            guard let start = pixel == 0 ? calloc(byteCount, 1) : malloc(byteCount) else { return nil }
            if pixel != 0 { fill(start) }
            (self.start, mapping) = (start, nil)
            return
        }
        let kept = Self.spare.withLock { spare -> Mapping? in
            guard let kept = spare, kept.room >= byteCount else { return nil }
            spare = nil
            return kept
        }
        if let kept {
            if pixel == 0 { memset(kept.start, 0, byteCount) } else { fill(kept.start) }
            (start, mapping) = (kept.start, kept)
        } else {
            guard let mapping = Mapping(byteCount: byteCount) else { return nil }
            // All pages at once take less than a fault for each; older systems know nothing of it.
            madvise(mapping.start, byteCount, MADV_POPULATE_WRITE)
            if pixel != 0 { fill(mapping.start) }
            (start, self.mapping) = (mapping.start, mapping)
        }
    }

    func free() {
        guard let mapping else { return Foundation.free(start) }
        guard mapping.room <= Self.mostKept else { return mapping.unmap() }
        let unused = Self.spare.withLock { spare -> Mapping? in
            defer { spare = mapping }
            return spare
        }
        unused?.unmap()
    }
}
