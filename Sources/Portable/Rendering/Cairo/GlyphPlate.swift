import CCairo
import Drawing
import Foundation

/// Renders glyphs of a face at one size, one after the other on the same surface.
struct GlyphPlate: ~Copyable {
    /// The greatest width and height of a glyph's mask in pixels.
    private static let largestMask = 1_000

    private let face: FontFace
    private let font: OpaquePointer
    private let pixelSize: Double
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let side: Int
    /// The pixel of the surface at the origins of glyphs.
    private let origin: (x: Int, y: Int)

    /// - Parameter pixelSize: The size of the face in pixels.
    /// - Returns: nil without memory.
    init?(face: FontFace, font: OpaquePointer, pixelSize: Double) {
        // Most of a glyph stands above its origin and right of it.
        let side = Int(pixelSize * 3) + 8
        self.init(face: face, font: font, pixelSize: pixelSize, side: side, origin: (side / 3, side * 2 / 3))
    }

    init?(face: FontFace, font: OpaquePointer, pixelSize: Double, side: Int, origin: (x: Int, y: Int)) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(side), Int32(side)) else { return nil }
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        cairo_set_font_face(context, font)
        var matrix = cairo_matrix_t(
            xx: pixelSize * Double(face.stretch), yx: 0,
            xy: face.isSyntheticItalic ? -pixelSize * CairoFonts.syntheticSlant : 0,
            yy: pixelSize, x0: 0, y0: 0)
        cairo_set_font_matrix(context, &matrix)
        cairo_set_font_options(context, CairoFonts.shared.options)
        self.face = face
        self.font = font
        self.pixelSize = pixelSize
        self.surface = surface
        self.context = context
        self.side = side
        self.origin = origin
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Renders a glyph's outline at an offset within a pixel.
    /// - Returns: nil for a glyph that covers nothing or is too large.
    func mask(of glyph: UInt32, shift: (x: Double, y: Double)) -> GlyphMasks.Mask? {
        cairo_new_path(context)
        var outline = cairo_glyph_t(
            index: UInt(glyph), x: Double(origin.x) + shift.x, y: Double(origin.y) + shift.y)
        cairo_glyph_path(context, &outline, 1)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &x1, &y1, &x2, &y2)
        let (left, top) = (Int(x1.rounded(.down)), Int(y1.rounded(.down)))
        let (width, height) = (Int(x2.rounded(.up)) - left, Int(y2.rounded(.up)) - top)
        guard x2 > x1, y2 > y1, width < Self.largestMask, height < Self.largestMask else { return nil }
        guard left >= 0, top >= 0, left + width <= side, top + height <= side else {
            // Signs of a few faces are larger than three letters, or stand far from their origins.
            return GlyphPlate(
                face: face, font: font, pixelSize: pixelSize, side: max(width, height),
                origin: (origin.x - left, origin.y - top))?.mask(of: glyph, shift: shift)
        }
        cairo_fill(context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { coverage, count in
            for row in 0..<height {
                let source = data + (top + row) * rowBytes + left
                memcpy(coverage.baseAddress! + row * width, source, width)
                memset(source, 0, width)
            }
            count = width * height
        }
        cairo_surface_mark_dirty(surface)
        return GlyphMasks.Mask(
            left: left - origin.x, top: top - origin.y, width: width, height: height, coverage: coverage)
    }
}
