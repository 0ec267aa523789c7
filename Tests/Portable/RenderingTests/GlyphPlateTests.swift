import CCairo
import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import Rendering

/// Masks of glyphs from a surface that they share, beside those from surfaces of their own.
///
/// Numbers: Inter has 2,500 glyphs and more; those from 1 to 400 are letters, and one of 13 is taken.
struct GlyphPlateTests {
    private static let folder = "/usr/share/fonts/opentype/inter/"

    private static func face(_ file: String, stretch: CGFloat = 1, isSlanted: Bool = false) -> FontFace {
        FontFace(
            path: folder + file, family: "Inter", size: 17, stretch: stretch, isSyntheticItalic: isSlanted)
    }

    /// The coverage of a glyph that Cairo fills on a surface of the glyph's size, and the mask's place.
    private static func filled(
        _ glyph: UInt32, _ face: FontFace, _ font: OpaquePointer, _ pixelSize: Double, _ shift: (x: Double, y: Double)
    ) -> GlyphMasks.Mask? {
        func context(_ width: Int, _ height: Int) -> (OpaquePointer, OpaquePointer)? {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
                let context = cairo_create(surface)
            else { return nil }
            var matrix = cairo_matrix_t(
                xx: pixelSize * Double(face.stretch), yx: 0,
                xy: face.isSyntheticItalic ? -pixelSize * CairoFonts.syntheticSlant : 0, yy: pixelSize, x0: 0, y0: 0)
            cairo_set_font_face(context, font)
            cairo_set_font_matrix(context, &matrix)
            cairo_set_font_options(context, CairoFonts.shared.options)
            return (surface, context)
        }
        guard let (probe, measure) = context(1, 1) else { return nil }
        defer {
            cairo_destroy(measure)
            cairo_surface_destroy(probe)
        }
        var outline = cairo_glyph_t(index: UInt(glyph), x: shift.x, y: shift.y)
        cairo_glyph_path(measure, &outline, 1)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(measure, &x1, &y1, &x2, &y2)
        guard x2 > x1, y2 > y1 else { return nil }
        let (left, top) = (Int(floor(x1)), Int(floor(y1)))
        let (width, height) = (Int(ceil(x2)) - left, Int(ceil(y2)) - top)
        guard let (surface, own) = context(width, height) else { return nil }
        defer {
            cairo_destroy(own)
            cairo_surface_destroy(surface)
        }
        outline.x -= Double(left)
        outline.y -= Double(top)
        cairo_glyph_path(own, &outline, 1)
        cairo_fill(own)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        let coverage = (0..<height).flatMap { row in (0..<width).map { data[row * rowBytes + $0] } }
        return GlyphMasks.Mask(left: left, top: top, width: width, height: height, coverage: coverage)
    }

    private static func isEqual(_ mask: GlyphMasks.Mask?, _ other: GlyphMasks.Mask?) -> Bool {
        mask?.left == other?.left && mask?.top == other?.top && mask?.width == other?.width
            && mask?.height == other?.height && mask?.coverage == other?.coverage
    }

    @Test(
        arguments: [
            (face("Inter-Regular.otf"), 26.0), (face("Inter-BoldItalic.otf"), 11.5),
            (face("InterDisplay-Black.otf"), 95.0), (face("Inter-Thin.otf", stretch: 0.8, isSlanted: true), 34.0),
        ])
    func `glyphs of a plate are those of surfaces of their own`(face: FontFace, pixelSize: Double) throws {
        let font = try #require(CairoFonts.shared.font(for: face))
        guard let plate = GlyphPlate(face: face, font: font, pixelSize: pixelSize) else {
            Issue.record("no plate")
            return
        }
        var (equal, drawn) = (0, 0)
        for glyph in stride(from: UInt32(1), through: 400, by: 13) {
            let shift = (x: Double(glyph % 4) / 4, y: Double(glyph / 4 % 4) / 4)
            let mask = plate.mask(of: glyph, shift: shift)
            if Self.isEqual(mask, Self.filled(glyph, face, font, pixelSize, shift)) { equal += 1 }
            if mask?.coverage.contains(where: { $0 > 0 }) == true { drawn += 1 }
        }
        #expect(equal == 31 && drawn > 25)
    }

    @Test func `a glyph that does not fit a plate is drawn whole`() throws {
        let face = Self.face("Inter-Regular.otf")
        let font = try #require(CairoFonts.shared.font(for: face))
        guard let small = GlyphPlate(face: face, font: font, pixelSize: 60, side: 9, origin: (4, 4)) else {
            Issue.record("no plate")
            return
        }
        guard let mask = small.mask(of: 40, shift: (0.25, 0.5)) else {
            Issue.record("no mask")
            return
        }
        #expect(mask.width > 20 && mask.height > 20)
        #expect(Self.isEqual(mask, Self.filled(40, face, font, 60, (0.25, 0.5))))
    }

    @Test func `a plate draws nothing for glyphs without an outline`() throws {
        let face = Self.face("Inter-Regular.otf")
        let font = try #require(CairoFonts.shared.font(for: face))
        guard let plate = GlyphPlate(face: face, font: font, pixelSize: 26) else {
            Issue.record("no plate")
            return
        }
        let (nothing, letter) = (plate.mask(of: 60_000, shift: (0, 0)), plate.mask(of: 40, shift: (0, 0)))
        #expect(nothing == nil && letter != nil)
    }
}
