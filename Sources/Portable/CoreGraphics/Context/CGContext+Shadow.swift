internal import CCairo
import Foundation

extension CGContext {
    /// Draws into an offscreen surface, blurs its alpha, and composites it in the shadow's colour.
    func paintShadow(_ shadow: Shadow, _ draw: (OpaquePointer) -> Void) {
        let toDevice = deviceTransform
        let current = path
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        let visible = boundingBoxOfClipPath
        let deviation = shadow.blur / 2
        // Content outside the clip may cast a shadow into it.
        let reach = deviation * 3 + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        let box = visible.insetBy(dx: -reach, dy: -reach).integral
        guard box.width > 0, box.width < 32_768, box.height > 0, box.height < 32_768,
            let pixels = PixelBuffer(width: Int(box.width), height: Int(box.height)),
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
                Int32(pixels.height), Int32(pixels.bytesPerRow)), let aside = cairo_create(surface)
        else { return }
        var matrix = toDevice.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)).cairo
        cairo_set_matrix(aside, &matrix)
        copyLineStyle(to: aside)
        current?.elements.append(toCairo: aside)
        draw(aside)
        cairo_destroy(aside)
        cairo_surface_flush(surface)
        if deviation > 0 { GaussianBlur(deviation: deviation).blur(pixels, channels: 1, edgesRepeat: false) }
        cairo_surface_mark_dirty(surface)
        let color = shadow.color
        cairo_set_source_rgba(cairo, color.0, color.1, color.2, color.3 * Double(state.alpha))
        // The page's y points up, the device's down.
        cairo_mask_surface(
            cairo, surface, Double(box.minX + shadow.offset.width), Double(box.minY - shadow.offset.height))
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    private func copyLineStyle(to other: OpaquePointer) {
        cairo_set_line_width(other, cairo_get_line_width(cairo))
        cairo_set_line_cap(other, cairo_get_line_cap(cairo))
        cairo_set_line_join(other, cairo_get_line_join(cairo))
        cairo_set_miter_limit(other, cairo_get_miter_limit(cairo))
        let count = cairo_get_dash_count(cairo)
        if count > 0 {
            var dash = [Double](repeating: 0, count: Int(count))
            var offset = 0.0
            cairo_get_dash(cairo, &dash, &offset)
            cairo_set_dash(other, dash, count, offset)
        }
    }
}
