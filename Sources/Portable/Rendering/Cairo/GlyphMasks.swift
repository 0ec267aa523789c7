import CCairo
import Drawing
import Foundation
import Synchronization

/// Draws text with cached masks of its glyphs.
///
/// Cairo's own glyph cache rounds positions to whole pixels, and filling outlines each time costs ten times as much. So
/// the coverage of each glyph is cached for every quarter of a pixel; a run is composed of these and painted at once.
enum GlyphMasks {
    /// Larger glyphs are drawn as outlines: they are few, and their masks large.
    private static let largestSize = 96.0
    /// The greatest width of the glyphs that are composed at once. Those of longer runs are composed one part after the other.
    private static let widestPart = 8192
    private static let steps = 4.0

    /// The coverage of a glyph, row by row, with its offset from the glyph's origin in whole pixels.
    struct Mask {
        static let nothing = Mask(left: 0, top: 0, width: 0, height: 0, coverage: [])

        let left: Int
        let top: Int
        let width: Int
        let height: Int
        let coverage: [UInt8]
    }

    fileprivate struct FontKey: Hashable {
        let path: String
        let index: Int
        let isSlanted: Bool
        let pixelSize: Double
        let stretch: CGFloat
    }

    fileprivate struct GlyphKey: Hashable {
        let font: Int32
        let glyph: UInt32
        let shift: UInt8
    }

    fileprivate struct Store {
        var fonts: [FontKey: Int32] = [:]
        var masks = GenerationalCache<GlyphKey, Mask>(capacity: 8192)
    }

    private static let store = Mutex(Store())

    /// Paints a run with the context's source.
    /// - Returns: false if it has to be drawn in another way.
    static func draw(_ run: GlyphRun, font: OpaquePointer, on context: OpaquePointer) -> Bool {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        let pixelSize = Double(run.face.size) * matrix.xx
        guard matrix.xx == matrix.yy, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, pixelSize <= largestSize,
            !run.face.hasColorGlyphs, !run.face.isSyntheticBold
        else { return false }
        var placed: [(mask: Mask, x: Int, y: Int)] = []
        placed.reserveCapacity(run.glyphs.count)
        let visible = visibleArea(of: context, matrix)
        var missing: [(key: GlyphKey, x: Int, y: Int)] = []
        func place(_ mask: Mask, x: Int, y: Int) {
            guard mask.width > 0 else { return }
            let (maskLeft, maskTop) = (x + mask.left, y + mask.top)
            guard Double(maskLeft) < visible.right, Double(maskLeft + mask.width) > visible.left,
                Double(maskTop) < visible.bottom, Double(maskTop + mask.height) > visible.top
            else { return }
            placed.append((mask, maskLeft, maskTop))
        }
        let isDrawable = store.withLock { store -> Bool in
            let fontNumber = store.number(of: run.face, pixelSize: pixelSize)
            for glyph in run.glyphs {
                let x = Double(run.origin.x + glyph.position.x) * matrix.xx + matrix.x0
                let y = Double(run.origin.y + glyph.position.y) * matrix.yy + matrix.y0
                guard abs(x) < 1e6, abs(y) < 1e6 else { return false }
                let (quarterX, quarterY) = ((x * steps).rounded(), (y * steps).rounded())
                let (wholeX, wholeY) = ((quarterX / steps).rounded(.down), (quarterY / steps).rounded(.down))
                let shift = (quarterX - wholeX * steps, quarterY - wholeY * steps)
                let key = GlyphKey(font: fontNumber, glyph: glyph.id, shift: UInt8(shift.0 + shift.1 * steps))
                if let known = store.masks.value(for: key) {
                    place(known, x: Int(wholeX), y: Int(wholeY))
                } else {
                    missing.append((key, Int(wholeX), Int(wholeY)))
                }
            }
            return true
        }
        guard isDrawable else { return false }
        // Drawn without the lock: two threads may draw the same glyph, and the later mask replaces the equal one.
        if !missing.isEmpty {
            var made: [GlyphKey: Mask] = [:]
            let plate = GlyphPlate(face: run.face, font: font, pixelSize: pixelSize)
            for (key, x, y) in missing {
                let mask =
                    made[key]
                    ?? plate?.mask(
                        of: key.glyph, shift: (Double(key.shift % 4) / steps, Double(key.shift / 4) / steps))
                    ?? .nothing
                made[key] = mask
                place(mask, x: x, y: y)
            }
            store.withLock { store in
                // The numbers of fonts start anew when the cache is cleared.
                guard store.number(of: run.face, pixelSize: pixelSize) == missing[0].key.font else { return }
                for (key, mask) in made { store.masks.insert(mask, for: key) }
            }
        }
        return paint(placed, on: context)
    }

    /// The pixels inside of the context's clip.
    private static func visibleArea(
        of context: OpaquePointer, _ matrix: cairo_matrix_t
    ) -> (left: Double, top: Double, right: Double, bottom: Double) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        // A pixel more, because the clip is told in the context's own coordinates.
        return (
            x1 * matrix.xx + matrix.x0 - 1, y1 * matrix.yy + matrix.y0 - 1, x2 * matrix.xx + matrix.x0 + 1,
            y2 * matrix.yy + matrix.y0 + 1
        )
    }

    private static func paint(_ placed: [(mask: Mask, x: Int, y: Int)], on context: OpaquePointer) -> Bool {
        var start = 0
        while start < placed.count {
            var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
            var end = start
            while end < placed.count {
                let (mask, x, y) = placed[end]
                let (newLeft, newRight) = (min(left, x), max(right, x + mask.width))
                let (newTop, newBottom) = (min(top, y), max(bottom, y + mask.height))
                if end > start, newRight - newLeft > widestPart || newBottom - newTop > widestPart { break }
                (left, top, right, bottom) = (newLeft, newTop, newRight, newBottom)
                end += 1
            }
            guard
                paint(
                    placed[start..<end], left: left, top: top, width: right - left, height: bottom - top, on: context)
            else { return start > 0 }
            start = end
        }
        return true
    }

    private static func paint(
        _ placed: ArraySlice<(mask: Mask, x: Int, y: Int)>, left: Int, top: Int, width: Int, height: Int,
        on context: OpaquePointer
    ) -> Bool {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let data = cairo_image_surface_get_data(surface)
        else { return false }
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        for (mask, x, y) in placed {
            mask.coverage.withUnsafeBufferPointer { coverage in
                for row in 0..<mask.height {
                    let target = data + (y - top + row) * rowBytes + x - left
                    let source = coverage.baseAddress! + row * mask.width
                    for column in 0..<mask.width {
                        // Adjacent glyphs cover separate parts of a pixel, so their coverage is added.
                        target[column] = UInt8(min(255, UInt16(target[column]) + UInt16(source[column])))
                    }
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_mask_surface(context, surface, Double(left), Double(top))
        cairo_restore(context)
        cairo_surface_destroy(surface)
        return true
    }
}

extension GlyphMasks.Store {
    /// An index for a face at a size.
    fileprivate mutating func number(of face: FontFace, pixelSize: Double) -> Int32 {
        let key = GlyphMasks.FontKey(
            path: face.path, index: face.index, isSlanted: face.isSyntheticItalic, pixelSize: pixelSize,
            stretch: face.stretch)
        if let known = fonts[key] { return known }
        // Indices are never reused; with too many faces and sizes, the whole cache is cleared.
        if fonts.count >= 4096 {
            fonts.removeAll()
            masks.removeAll()
        }
        let number = Int32(fonts.count)
        fonts[key] = number
        return number
    }
}
