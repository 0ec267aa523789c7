import CCairo
import CoreGraphics
import Foundation

/// An image, or the drawn part of it, as a Cairo surface that shares its memory.
final class CairoImagePart {
    let surface: OpaquePointer
    /// The drawn part in the surface's pixels; it is smaller than the surface by fractions of a pixel if the source is
    /// not integral.
    private let part: CGRect
    /// The number of the buffer and the part of it, which are the same for all drawings of a picture.
    private let identity: (buffer: Int, part: CGRect)

    /// Nil for an empty part.
    init?(_ image: CGImage, source: CGRect?) {
        let pixels = image.pixels
        let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let wanted = (source ?? whole).overlap(whole)
        guard !wanted.isNull, wanted.width > 0, wanted.height > 0 else { return nil }
        let box = wanted.integral
        let start = pixels.bytes + Int(box.minY) * pixels.bytesPerRow + Int(box.minX) * 4
        guard
            let surface = cairo_image_surface_create_for_data(
                start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(box.width), Int32(box.height),
                Int32(pixels.bytesPerRow))
        else { return nil }
        self.surface = surface
        part = wanted.offsetBy(dx: -box.minX, dy: -box.minY)
        identity = (pixels.number, box)
        // A PDF keeps patterns until it is finished, so the surface retains the pixels.
        cairo_surface_set_user_data(
            surface, Self.pixelKey, Unmanaged.passRetained(pixels).toOpaque(),
            { Unmanaged<PixelBuffer>.fromOpaque($0!).release() })
    }

    deinit { cairo_surface_destroy(surface) }

    /// Only the part's alpha, because PDF supports no other mask.
    init?(opacityOf image: CGImage, source: CGRect?) {
        guard let colored = CairoImagePart(image, source: source) else { return nil }
        part = colored.part
        identity = colored.identity
        let width = cairo_image_surface_get_width(colored.surface)
        let height = cairo_image_surface_get_height(colored.surface)
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height),
            let context = cairo_create(surface)
        else { return nil }
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(context, colored.surface, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        self.surface = surface
    }

    /// Lets a PDF have the picture once, however often it is drawn.
    func shareInFiles() {
        let (buffer, part) = identity
        guard let name = strdup("\(buffer) \(part)") else { return }
        let status = name.withMemoryRebound(to: UInt8.self, capacity: strlen(name)) { bytes in
            cairo_surface_set_mime_data(
                surface, CAIRO_MIME_TYPE_UNIQUE_ID, bytes, UInt(strlen(name)), { free($0) }, name)
        }
        if status != CAIRO_STATUS_SUCCESS { free(name) }
    }

    /// The key of Cairo's user data, which is identified by its address.
    private nonisolated(unsafe) static let pixelKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// The part scaled to a rectangle, as a pattern that the caller destroys.
    /// - Parameters:
    ///   - scale: device pixels per point.
    ///   - isShared: true for a picture that a PDF shall have once, which Cairo does without pixels around it only.
    func pattern(
        in rect: CGRect, interpolation: CGInterpolationQuality, scale: CGFloat, isShared: Bool = false
    ) -> OpaquePointer? {
        let pattern = cairo_pattern_create_for_surface(surface)
        let (sx, sy) = (Double(part.width / rect.width), Double(part.height / rect.height))
        var matrix = cairo_matrix_t(
            xx: sx, yx: 0, xy: 0, yy: sy, x0: Double(part.minX) - Double(rect.minX) * sx,
            y0: Double(part.minY) - Double(rect.minY) * sy)
        cairo_pattern_set_matrix(pattern, &matrix)
        let filter =
            switch interpolation {
            case .none: CAIRO_FILTER_NEAREST
            // Cairo's best filter enlarges to square pixels.
            case .high: part.width > rect.width * scale ? CAIRO_FILTER_BEST : CAIRO_FILTER_GOOD
            case .default, .low, .medium: CAIRO_FILTER_GOOD
            }
        cairo_pattern_set_filter(pattern, filter)
        // Repeats the edge pixels outwards, so that interpolation does not fade them.
        cairo_pattern_set_extend(pattern, isShared ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        return pattern
    }

    /// The part repeated in both directions, as a pattern that the caller destroys.
    func tilePattern(transform: CGAffineTransform) -> OpaquePointer? {
        let pattern = cairo_pattern_create_for_surface(surface)
        var matrix = CairoPattern.matrix(transform.inverted())
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        return pattern
    }
}
