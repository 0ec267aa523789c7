import CImages
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

    private struct Handle: @unchecked Sendable {
        let pointer: UnsafeMutablePointer<RsvgHandle>
    }

    /// - Throws: `ImageError.unreadable` if the data is not SVG.
    package init(_ data: Data) throws(ImageError) {
        var problem: UnsafeMutablePointer<GError>?
        let handle = data.withUnsafeBytes { bytes in
            rsvg_handle_new_from_data(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &problem)
        }
        guard let handle else {
            let reason = problem.map { String(cString: $0.pointee.message) } ?? "no SVG"
            if let problem { g_error_free(problem) }
            throw .unreadable(reason + ".")
        }
        rsvg_handle_set_dpi(handle, 96)
        size = Self.size(of: handle)
        self.handle = Mutex(Handle(pointer: handle))
    }

    deinit {
        handle.withLock { g_object_unref($0.pointer) }
    }

    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> CGSize {
        var width = 0.0
        var height = 0.0
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var (hasWidth, hasHeight, hasBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
        var (ownWidth, ownHeight) = (RsvgLength(), RsvgLength())
        var box = RsvgRectangle()
        rsvg_handle_get_intrinsic_dimensions(
            handle, &hasWidth, &ownWidth, &hasHeight, &ownHeight, &hasBox, &box)
        if hasBox != 0, box.width > 0, box.height > 0 { return CGSize(width: box.width, height: box.height) }
        return CGSize(width: 100, height: 100)
    }

    /// The image scaled to a size in points, with pixels per point; nil if that is too large or empty.
    package func image(size: CGSize, scale: CGFloat) -> CGImage? {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width.isFinite, height.isFinite, width > 0, height > 0, width < 32_768, height < 32_768,
            let pixels = PixelBuffer(width: Int(width.rounded(.up)), height: Int(height.rounded(.up))),
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                Int32(pixels.height), Int32(pixels.bytesPerRow)), let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        // librsvg preserves the aspect ratio within its viewport, so the context is scaled instead of the viewport.
        cairo_scale(context, Double(width / self.size.width), Double(height / self.size.height))
        var viewport = RsvgRectangle(x: 0, y: 0, width: Double(self.size.width), height: Double(self.size.height))
        let drawn = handle.withLock { rsvg_handle_render_document($0.pointer, context, &viewport, nil) }
        return drawn != 0 ? CGImage(pixels: pixels) : nil
    }
}
