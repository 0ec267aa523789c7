import CoreGraphics
import Foundation
import Synchronization

/// An SVG image: it has an intrinsic size, and is rasterised on demand.
///
/// External resources are not loaded: references to other files and hosts stay blank.
package final class VectorPicture: Sendable {
    /// The intrinsic size in points: that of the view box if there is no other, and 100 × 100 without both.
    package let size: CGSize
    private let handle: Mutex<Handle>

    // Unchecked: the library's object is used under the lock only.
    private struct Handle: @unchecked Sendable {
        let library: RsvgLibrary
        let pointer: RsvgLibrary.Handle
    }

    /// - Throws: `ImageError.unreadable` if the data is not SVG.
    package init(_ data: Data) throws(ImageError) {
        let library = try RsvgLibrary.shared()
        var problem: UnsafeMutableRawPointer?
        let handle = data.withUnsafeBytes { bytes in
            library.makeHandle(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &problem)
        }
        guard let handle else { throw .unreadable((GLibError.takeMessage(problem) ?? "no SVG") + ".") }
        library.setResolution(handle, 96)
        size = Self.size(of: handle, library)
        self.handle = Mutex(Handle(library: library, pointer: handle))
    }

    deinit {
        handle.withLock { $0.library.objects.release($0.pointer) }
    }

    private static func size(of handle: RsvgLibrary.Handle, _ library: RsvgLibrary) -> CGSize {
        var width = 0.0
        var height = 0.0
        if library.pixelSize(handle, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
        var box = [0.0, 0, 0, 0]
        library.dimensions(handle, &hasWidth, nil, &hasHeight, nil, &hasBox, &box)
        if hasBox != 0, box[2] > 0, box[3] > 0 { return CGSize(width: box[2], height: box[3]) }
        return CGSize(width: 100, height: 100)
    }

    /// The image scaled to a size in points, with pixels per point; nil if that is too large or empty.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width.isFinite, height.isFinite, width > 0, height > 0, width < 32_768, height < 32_768,
            let pixels = PixelBuffer(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        else { return nil }
        let isDrawn = handle.withLock { handle in
            let cairo = handle.library.cairo
            guard
                let surface = cairo.makeSurface(
                    pixels.bytes.assumingMemoryBound(to: UInt8.self), CairoLibrary.pixelsWithAlpha, Int32(pixels.width),
                    Int32(pixels.height), Int32(pixels.bytesPerRow)), let context = cairo.makeContext(surface)
            else { return false }
            defer {
                cairo.releaseContext(context)
                cairo.finishSurface(surface)
                cairo.releaseSurface(surface)
            }
            // librsvg preserves the aspect ratio within its viewport, so the context is scaled instead of the viewport.
            cairo.scale(context, Double(width / self.size.width), Double(height / self.size.height))
            var viewport = [0, 0, Double(self.size.width), Double(self.size.height)]
            return handle.library.render(handle.pointer, context, &viewport, nil) != 0
        }
        return isDrawn ? CGImage(pixels: pixels) : nil
    }
}
