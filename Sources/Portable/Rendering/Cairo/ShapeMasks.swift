import CCairo
import CoreGraphics
import Drawing
import Foundation
import Synchronization

/// Draws small outlines with cached masks of their coverage.
///
/// Symbols repeat within a picture and from picture to picture, and stroking their curves costs some twenty times as much as
/// compositing a mask. The masks are exact: there is one for each position within a pixel.
enum ShapeMasks {
    /// An outline as it is painted: filled or stroked.
    enum Style: Hashable {
        case fill(evenOdd: Bool)
        case stroke(StrokeAttributes)
    }

    /// Simpler outlines are drawn as fast as they are found.
    private static let fewestElements = 8
    /// Larger outlines, such as the lines of charts, seldom occur twice.
    private static let largestSide = 192.0
    /// The bound of a generation of masks in bytes.
    private static let capacity = 4 << 20

    fileprivate struct Key: Hashable {
        let elements: [PathElement]
        let style: Style
        let scale: Double
        let shiftX: Double
        let shiftY: Double
    }

    /// The coverage of an outline, row by row, with its offset from the origin in whole pixels.
    fileprivate struct Mask {
        let left: Int
        let top: Int
        let width: Int
        let height: Int
        let rowBytes: Int
        let coverage: [UInt8]
    }

    private static let store = Mutex(GenerationalCache<Key, Mask>(capacity: capacity))

    /// Paints an outline with the context's source.
    /// - Parameter append: appends the outline to the path of a context, and sets what its style needs.
    /// - Returns: false if it has to be drawn in another way.
    static func draw(
        _ path: CGPath, style: Style, on context: OpaquePointer, append: (OpaquePointer) -> Void
    ) -> Bool {
        guard path.elements.count >= fewestElements else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        guard matrix.xx == matrix.yy, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, abs(matrix.x0) < 1e6,
            abs(matrix.y0) < 1e6
        else { return false }
        let bounds = path.boundingBoxOfPath
        guard Double(max(bounds.width, bounds.height)) * matrix.xx <= largestSide,
            max(abs(bounds.minX), abs(bounds.minY)) < 1e5
        else { return false }
        let (wholeX, wholeY) = (matrix.x0.rounded(.down), matrix.y0.rounded(.down))
        let key = Key(
            elements: path.elements, style: style, scale: matrix.xx, shiftX: matrix.x0 - wholeX,
            shiftY: matrix.y0 - wholeY)
        var mask = store.withLock { $0.value(for: key) }
        if mask == nil, let made = render(key, append) {
            mask = made
            store.withLock { $0.insert(made, for: key, cost: made.coverage.count + 64 * key.elements.count) }
        }
        guard let mask else { return false }
        paint(mask, x: Int(wholeX), y: Int(wholeY), on: context)
        return true
    }

    private static func paint(_ mask: Mask, x: Int, y: Int, on context: OpaquePointer) {
        guard mask.width > 0 else { return }
        mask.coverage.withUnsafeBufferPointer { coverage in
            // Cairo reads the mask only.
            let bytes = UnsafeMutablePointer(mutating: coverage.baseAddress)
            guard
                let surface = cairo_image_surface_create_for_data(
                    bytes, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(mask.rowBytes))
            else { return }
            cairo_save(context)
            cairo_identity_matrix(context)
            cairo_mask_surface(context, surface, Double(x + mask.left), Double(y + mask.top))
            cairo_restore(context)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Renders the coverage of an outline; nil without memory, and for outlines that stick far out of their path.
    private static func render(_ key: Key, _ append: (OpaquePointer) -> Void) -> Mask? {
        guard let probe = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let measure = cairo_create(probe) else {
            return nil
        }
        defer {
            cairo_destroy(measure)
            cairo_surface_destroy(probe)
        }
        var matrix = cairo_matrix_t(
            xx: key.scale, yx: 0, xy: 0, yy: key.scale, x0: key.shiftX, y0: key.shiftY)
        cairo_set_matrix(measure, &matrix)
        append(measure)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        if case .stroke = key.style {
            cairo_stroke_extents(measure, &x1, &y1, &x2, &y2)
        } else {
            cairo_fill_extents(measure, &x1, &y1, &x2, &y2)
        }
        // The extents are in points.
        let left = Int((x1 * key.scale + key.shiftX).rounded(.down)) - 1
        let top = Int((y1 * key.scale + key.shiftY).rounded(.down)) - 1
        let width = Int((x2 * key.scale + key.shiftX).rounded(.up)) + 1 - left
        let height = Int((y2 * key.scale + key.shiftY).rounded(.up)) + 1 - top
        guard Double(max(width, height)) <= largestSide * 2,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        matrix.x0 -= Double(left)
        matrix.y0 -= Double(top)
        cairo_set_matrix(context, &matrix)
        append(context)
        if case .stroke = key.style { cairo_stroke(context) } else { cairo_fill(context) }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        let rowBytes = Int(cairo_image_surface_get_stride(surface))
        let coverage = Array(UnsafeBufferPointer(start: data, count: rowBytes * height))
        return Mask(left: left, top: top, width: width, height: height, rowBytes: rowBytes, coverage: coverage)
    }
}
