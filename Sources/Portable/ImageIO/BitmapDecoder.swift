import CImages
import CoreGraphics
import Foundation

/// Decodes bitmap files with gdk-pixbuf.
package enum BitmapDecoder {
    /// A decoded image with its file's orientation.
    package struct Result {
        package let image: CGImage
        /// The Exif orientation: 1 for upright, to 8.
        package let orientation: Int
    }

    /// Decodes the first image of a file.
    /// - Parameter fitting: the maximum length of the longer side in pixels, to which it is scaled down during
    ///   decoding; nil for no limit.
    package static func decode(_ data: Data, fitting: Int? = nil) throws(ImageError) -> Result {
        guard let loader = gdk_pixbuf_loader_new() else { throw .outOfMemory }
        defer { g_object_unref(loader) }
        let request = SizeRequest(fitting: fitting)
        let size: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, gpointer?) -> Void = {
            loader, width, height, request in
            let request = Unmanaged<SizeRequest>.fromOpaque(request!).takeUnretainedValue()
            let chosen = request.choose(width: Int(width), height: Int(height))
            gdk_pixbuf_loader_set_size(loader, gint(chosen.width), gint(chosen.height))
        }
        let handler = g_signal_connect_data(
            loader, "size-prepared", unsafeBitCast(size, to: GCallback.self),
            Unmanaged.passUnretained(request).toOpaque(), nil, GConnectFlags(rawValue: 0))
        defer { g_signal_handler_disconnect(loader, handler) }
        var problem: UnsafeMutablePointer<GError>?
        let wrote = data.withUnsafeBytes { bytes in
            gdk_pixbuf_loader_write(loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &problem)
        }
        // The loader must be closed even after an error; only the first error is meaningful.
        let closed =
            wrote != 0 ? gdk_pixbuf_loader_close(loader, &problem) : gdk_pixbuf_loader_close(loader, nil)
        if let refused = request.refused {
            if let problem { g_error_free(problem) }
            throw .tooLarge(width: refused.width, height: refused.height)
        }
        // A truncated file still shows the decoded part, as in browsers.
        guard let picture = gdk_pixbuf_loader_get_pixbuf(loader), wrote != 0 || closed != 0 else {
            throw .unreadable(message(problem))
        }
        if let problem { g_error_free(problem) }
        let orientation = gdk_pixbuf_get_option(picture, "orientation").flatMap { Int(String(cString: $0)) }
        guard let pixels = pixels(of: picture) else { throw .outOfMemory }
        return Result(
            image: CGImage(pixels: pixels), orientation: orientation.flatMap { (1...8).contains($0) ? $0 : nil } ?? 1)
    }

    /// Determines the decoding size, and records an image that is too large to decode.
    private final class SizeRequest {
        let fitting: Int?
        var refused: (width: Int, height: Int)?

        init(fitting: Int?) {
            self.fitting = fitting
        }

        func choose(width: Int, height: Int) -> (width: Int, height: Int) {
            guard width > 0, height > 0, width <= 32_767, height <= 32_767, width * height <= PixelBuffer.pixelLimit
            else {
                refused = (width, height)
                // Loaders stop at once for a size of zero.
                return (0, 0)
            }
            guard let fitting, max(width, height) > fitting else { return (width, height) }
            let factor = Double(max(fitting, 1)) / Double(max(width, height))
            return (
                max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded()))
            )
        }
    }

    private static func message(_ problem: UnsafeMutablePointer<GError>?) -> String {
        guard let problem else { return "it breaks off before its first pixels." }
        defer { g_error_free(problem) }
        return String(cString: problem.pointee.message) + "."
    }

    /// The pixels in the internal layout; nil without memory.
    private static func pixels(of picture: OpaquePointer) -> PixelBuffer? {
        let width = Int(gdk_pixbuf_get_width(picture))
        let height = Int(gdk_pixbuf_get_height(picture))
        let channels = Int(gdk_pixbuf_get_n_channels(picture))
        let rowBytes = Int(gdk_pixbuf_get_rowstride(picture))
        guard let result = PixelBuffer(width: width, height: height), channels == 3 || channels == 4,
            let source = gdk_pixbuf_read_pixels(picture)
        else { return nil }
        let target = result.bytes.assumingMemoryBound(to: UInt32.self)
        for y in 0..<height {
            var from = source + y * rowBytes
            for x in 0..<width {
                let alpha = channels == 4 ? UInt32(from[3]) : 255
                func level(_ value: UInt8) -> UInt32 {
                    alpha == 255 ? UInt32(value) : (UInt32(value) * alpha + 127) / 255
                }
                target[y * width + x] = alpha << 24 | level(from[0]) << 16 | level(from[1]) << 8 | level(from[2])
                from += channels
            }
        }
        return result
    }
}
