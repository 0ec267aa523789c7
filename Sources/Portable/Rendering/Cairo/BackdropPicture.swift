import CCairo
import CoreGraphics
import Drawing
import Foundation

/// A surface below an offscreen layer, which backdrops in the layer also show.
struct LayerGround {
    let surface: OpaquePointer
    /// Maps the surface's pixels to those of the layer.
    var transform = CGAffineTransform.identity
}

extension CairoPainter {
    /// Paints the blurred content of the surface and of those below it into a shape.
    func draw(_ backdrop: Backdrop) {
        guard backdrop.shape.geometry.isFinite, backdrop.radius > 0, backdrop.radius.isFinite,
            let target = cairo_get_group_target(context)
        else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let scale = min(max(CairoPattern.transform(matrix).meanScale, 0.01), 64)
        appendPath(backdrop.shape.geometry)
        cairo_set_fill_rule(
            context, backdrop.shape.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
        cairo_identity_matrix(context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        guard right > left, bottom > top else { return }
        // Content outside the shape is blurred into it; beyond the image its edge pixels repeat.
        let reach = Double(backdrop.radius * scale * Filter.blurReach)
        let layers = ground + [LayerGround(surface: target)]
        // Layers may be larger than the page, but there is nothing below them outside it.
        let bounds = Self.bounds(of: layers[0].surface).applying(layers[0].transform)
        left = max(left - reach, bounds.minX).rounded(.down)
        top = max(top - reach, bounds.minY).rounded(.down)
        right = min(right + reach, bounds.maxX).rounded(.up)
        bottom = min(bottom + reach, bounds.maxY).rounded(.up)
        guard right > left, bottom > top, let pixels = PixelBuffer(width: Int(right - left), height: Int(bottom - top))
        else { return }
        PixelSurface.draw(on: pixels) { copy in
            cairo_translate(copy, -left, -top)
            for part in layers {
                cairo_surface_flush(part.surface)
                cairo_save(copy)
                var matrix = CairoPattern.matrix(part.transform)
                cairo_transform(copy, &matrix)
                cairo_set_source_surface(copy, part.surface, 0, 0)
                cairo_paint(copy)
                cairo_restore(copy)
            }
        }
        let filters = PixelFilters(pixels: pixels, scale: scale)
        filters.apply(.blur(radius: backdrop.radius, isOpaque: true), keepsContent: true)
        filters.apply(.saturation(backdrop.saturation), keepsContent: true)
        guard let part = CairoImagePart(CGImage(pixels: pixels), source: nil) else { return }
        cairo_set_source_surface(context, part.surface, left, top)
        cairo_paint(context)
    }

    /// The bounds of an image surface in device coordinates; layers have a device offset.
    private static func bounds(of surface: OpaquePointer) -> CGRect {
        guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return .zero }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return CGRect(
            x: -x, y: -y, width: Double(cairo_image_surface_get_width(surface)),
            height: Double(cairo_image_surface_get_height(surface)))
    }
}
