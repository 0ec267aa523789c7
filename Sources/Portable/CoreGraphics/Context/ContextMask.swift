internal import CCairo
import Foundation

/// The coverage of drawing for each device pixel, as set by `clip(to:mask:)`.
final class ContextMask {
    private let surface: OpaquePointer
    private let origin: (x: Double, y: Double)

    /// The coverage of an image in a rectangle of a context's user space, within an earlier mask; zero outside the
    /// image. Nil, so that there is no mask, if the rectangle contains no pixels.
    init?(_ image: CGImage, in rect: CGRect, of context: CGContext, within outer: ContextMask?) {
        guard rect.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let toDevice = context.deviceTransform
        let box = rect.applying(toDevice).integral.insetBy(dx: -1, dy: -1)
        guard box.width < 32_768, box.height < 32_768, let coverage = Self.coverage(of: image),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(box.width), Int32(box.height)),
            let drawing = cairo_create(surface)
        else { return nil }
        self.surface = surface
        origin = (Double(box.minX), Double(box.minY))
        var matrix = toDevice.concatenating(CGAffineTransform(translationX: -box.minX, y: -box.minY)).cairo
        cairo_set_matrix(drawing, &matrix)
        let pattern = cairo_pattern_create_for_surface(coverage)
        // Image rows begin at the top, where y is largest.
        var toImage = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.maxY
        ).inverted().cairo
        cairo_pattern_set_matrix(pattern, &toImage)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_rectangle(drawing, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_set_source(drawing, pattern)
        cairo_fill(drawing)
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(coverage)
        if let outer {
            cairo_identity_matrix(drawing)
            cairo_set_operator(drawing, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(
                drawing, outer.surface, outer.origin.x - origin.x, outer.origin.y - origin.y)
            cairo_paint(drawing)
        }
        cairo_destroy(drawing)
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints the context's source through the mask.
    func apply(to context: OpaquePointer) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, surface, origin.x, origin.y)
        cairo_restore(context)
    }

    private static func coverage(of image: CGImage) -> OpaquePointer? {
        let pixels = image.pixels
        guard
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(pixels.width), Int32(pixels.height)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let source = pixels.bytes.assumingMemoryBound(to: UInt8.self)
        let isOpaque = !(0..<(pixels.width * pixels.height)).contains { source[$0 * 4 + 3] < 255 }
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        for y in 0..<pixels.height {
            for x in 0..<pixels.width {
                let pixel = source + y * pixels.bytesPerRow + x * 4
                target[y * rowBytes + x] = isOpaque ? Luminance.of(pixel) : pixel[3]
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

/// The luminance of a stored pixel.
enum Luminance {
    /// Uses the weights of Rec. 709, in 256ths.
    static func of(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
        let (red, green, blue) = (Int(pixel[2]), Int(pixel[1]), Int(pixel[0]))
        let sum: Int = red * 54 + green * 183 + blue * 19
        return UInt8((sum + 128) >> 8)
    }
}
