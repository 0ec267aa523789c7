import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Small copies of large pictures that one drawing shows several times, as a table does in its rows.
///
/// To scale a picture of 16 megapixels takes milliseconds each time. A picture that is drawn once is scaled as it is drawn;
/// the second time a copy is made, which later ones in the same size take, if they lie alike between the pixels.
final class ScaledPictures {
    /// The number of pixels of the smallest picture that is worth a copy.
    private static let leastPixels: CGFloat = 65_536
    /// The least number of a picture's pixels for one of the copy.
    private static let leastReduction: CGFloat = 4
    /// The greatest size of all copies in bytes; further pictures are scaled each time.
    private static let mostBytes = 32 << 20
    private static let mostPictures = 4_096

    private struct Key: Hashable {
        let image: CGImage
        let part: [CGFloat]
        let interpolation: CGInterpolationQuality
        let isAntialiased: Bool
        /// In 256ths of a pixel, as Cairo has its paths.
        let width: Int
        let height: Int
        let shiftX: Int
        let shiftY: Int
    }

    private enum Use {
        case once
        /// The surface of the copy.
        case copied(OpaquePointer)
    }

    private var uses: [Key: Use] = [:]
    private var byteCount = 0

    deinit { for case .copied(let surface) in uses.values { cairo_surface_destroy(surface) } }

    /// The copy of a picture, and the pixel at which its upper left corner is drawn; nil if the picture itself is to be drawn.
    /// - Parameter matrix: from points to pixels.
    func copy(of item: ImageItem, matrix: cairo_matrix_t) -> (surface: OpaquePointer, x: Int, y: Int)? {
        let pixels = item.image.pixels
        let part = item.source ?? CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        guard item.tint == nil, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0,
            part.width * part.height >= Self.leastPixels
        else { return nil }
        let rect = CGRect(
            x: item.rect.minX * matrix.xx + matrix.x0, y: item.rect.minY * matrix.yy + matrix.y0,
            width: item.rect.width * matrix.xx, height: item.rect.height * matrix.yy)
        guard rect.isFinite, abs(rect.minX) < 1e6, abs(rect.minY) < 1e6, rect.width < 8192, rect.height < 8192,
            part.width * part.height >= rect.width * rect.height * Self.leastReduction
        else { return nil }
        let (left, top) = (Int((rect.minX * 256).rounded()), Int((rect.minY * 256).rounded()))
        let key = Key(
            image: item.image, part: [part.minX, part.minY, part.width, part.height],
            interpolation: item.interpolation, isAntialiased: item.isAntialiased,
            width: Int((rect.width * 256).rounded()), height: Int((rect.height * 256).rounded()), shiftX: left & 255,
            shiftY: top & 255)
        switch uses[key] {
        case nil:
            if uses.count < Self.mostPictures { uses[key] = .once }
            return nil
        case .once:
            guard let surface = makeCopy(of: item, key) else { return nil }
            uses[key] = .copied(surface)
            return (surface, left >> 8, top >> 8)
        case .copied(let surface): return (surface, left >> 8, top >> 8)
        }
    }

    private func makeCopy(of item: ImageItem, _ key: Key) -> OpaquePointer? {
        let (width, height) = ((key.shiftX + key.width + 255) / 256, (key.shiftY + key.height + 255) / 256)
        guard width > 0, height > 0, byteCount + width * height * 4 <= Self.mostBytes,
            let part = CairoImagePart(item.image, source: item.source),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        defer { cairo_destroy(context) }
        byteCount += width * height * 4
        let rect = CGRect(
            x: CGFloat(key.shiftX) / 256, y: CGFloat(key.shiftY) / 256, width: CGFloat(key.width) / 256,
            height: CGFloat(key.height) / 256)
        let pattern = part.pattern(in: rect, interpolation: item.interpolation, scale: 1)
        cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_set_antialias(context, item.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_set_source(context, pattern)
        cairo_fill(context)
        cairo_pattern_destroy(pattern)
        return surface
    }
}
