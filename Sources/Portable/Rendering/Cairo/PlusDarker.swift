import CCairo
import Foundation

/// The blend mode `plusDarker`: adds the differences of both colours from white.
///
/// With premultiplied levels, the resulting alpha is S + D, at most 1; each level is that alpha minus (S's alpha − S's
/// level) and minus (D's alpha − D's level), at least 0.
enum PlusDarker {
    /// Composites an image surface into another, where they overlap.
    static func mix(_ source: OpaquePointer, into target: OpaquePointer) {
        guard cairo_surface_get_type(source) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            cairo_image_surface_get_format(source) == CAIRO_FORMAT_ARGB32,
            cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
        else { return }
        cairo_surface_flush(source)
        cairo_surface_flush(target)
        guard let from = cairo_image_surface_get_data(source), let to = cairo_image_surface_get_data(target) else {
            return
        }
        let (sourceX, sourceY) = offset(of: source)
        let (targetX, targetY) = offset(of: target)
        let (dx, dy) = (targetX - sourceX, targetY - sourceY)
        let width = Int(cairo_image_surface_get_width(source))
        let height = Int(cairo_image_surface_get_height(source))
        let targetWidth = Int(cairo_image_surface_get_width(target))
        let targetHeight = Int(cairo_image_surface_get_height(target))
        let sourceRow = Int(cairo_image_surface_get_stride(source))
        let targetRow = Int(cairo_image_surface_get_stride(target))
        for y in max(0, -dy)..<max(max(0, -dy), min(height, targetHeight - dy)) {
            for x in max(0, -dx)..<max(max(0, -dx), min(width, targetWidth - dx)) {
                let s = from + y * sourceRow + x * 4
                guard s[3] > 0 else { continue }
                let d = to + (y + dy) * targetRow + (x + dx) * 4
                let (sourceAlpha, targetAlpha) = (Int(s[3]), Int(d[3]))
                let alpha = min(255, sourceAlpha + targetAlpha)
                for channel in 0..<3 {
                    let missing = sourceAlpha - Int(s[channel]) + targetAlpha - Int(d[channel])
                    d[channel] = UInt8(max(0, alpha - missing))
                }
                d[3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(target)
    }

    /// The surface's pixel at the device's origin.
    private static func offset(of surface: OpaquePointer) -> (Int, Int) {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return (Int(x.rounded()), Int(y.rounded()))
    }
}
