internal import CCairo
import Foundation

/// What a context draws on: pixels in our own layout, mirrored into the layout that the caller asked for, or a PDF file.
package final class ContextCanvas {
    package let pixels: PixelBuffer?
    package let isPDF: Bool
    /// From points with y up to Cairo's device with y down.
    let base: CGAffineTransform
    let bytesPerRow: Int
    let bitmapInfo: CGBitmapInfo
    private let surface: OpaquePointer
    private let external: UnsafeMutableRawPointer?
    private let ownsExternal: Bool
    /// The places of red, green, blue and opacity in a pixel of the caller's.
    private let order: (red: Int, green: Int, blue: Int, alpha: Int)

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo
    ) {
        guard let pixels = PixelBuffer(width: width, height: height),
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let order = Self.order(alpha, bitmapInfo.intersection(.byteOrderMask)),
            bytesPerRow == 0 || bytesPerRow >= width * 4
        else { return nil }
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(pixels.bytesPerRow))
        else { return nil }
        self.bytesPerRow = bytesPerRow == 0 ? width * 4 : bytesPerRow
        let size = self.bytesPerRow * height
        guard let memory = data ?? calloc(size, 1) else {
            cairo_surface_destroy(surface)
            return nil
        }
        external = memory
        ownsExternal = data == nil
        self.pixels = pixels
        self.surface = surface
        self.bitmapInfo = bitmapInfo
        self.order = order
        isPDF = false
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        if data != nil { read() }
    }

    init?(pdf url: URL, mediaBox: CGRect) {
        guard mediaBox.isFinite, mediaBox.width > 0, mediaBox.height > 0,
            let surface = cairo_pdf_surface_create(url.path, Double(mediaBox.width), Double(mediaBox.height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else { return nil }
        self.surface = surface
        pixels = nil
        external = nil
        ownsExternal = false
        isPDF = true
        bytesPerRow = 0
        bitmapInfo = []
        order = (0, 1, 2, 3)
        base = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -mediaBox.minX, ty: mediaBox.height + mediaBox.minY)
    }

    deinit {
        synchronize()
        finish()
        cairo_surface_destroy(surface)
        if ownsExternal { free(external) }
    }

    func makeContext() -> OpaquePointer? {
        guard let context = cairo_create(surface) else { return nil }
        var matrix = base.cairo
        cairo_set_matrix(context, &matrix)
        return context
    }

    func finish() {
        cairo_surface_finish(surface)
    }

    var data: UnsafeMutableRawPointer? { external }

    func copyPixels() -> PixelBuffer? {
        guard let pixels, let copy = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
        memcpy(copy.bytes, pixels.bytes, pixels.byteCount)
        return copy
    }

    /// Writes our pixels into the caller's layout.
    func synchronize() {
        guard let pixels, let external else { return }
        cairo_surface_flush(surface)
        for y in 0..<pixels.height {
            let source = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (external + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<pixels.width {
                let pixel = source[x]
                let place = target + x * 4
                place[order.red] = UInt8(truncatingIfNeeded: pixel >> 16)
                place[order.green] = UInt8(truncatingIfNeeded: pixel >> 8)
                place[order.blue] = UInt8(truncatingIfNeeded: pixel)
                place[order.alpha] = UInt8(truncatingIfNeeded: pixel >> 24)
            }
        }
    }

    /// Takes over what the caller's memory holds already.
    private func read() {
        guard let pixels, let external else { return }
        for y in 0..<pixels.height {
            let source = (external + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<pixels.width {
                let place = source + x * 4
                let alpha = place[order.alpha]
                pixels[x, y] = (
                    min(place[order.red], alpha), min(place[order.green], alpha), min(place[order.blue], alpha), alpha
                )
            }
        }
    }

    private static func order(
        _ alpha: CGImageAlphaInfo, _ byteOrder: CGBitmapInfo
    ) -> (red: Int, green: Int, blue: Int, alpha: Int)? {
        let big: (red: Int, green: Int, blue: Int, alpha: Int)
        switch alpha {
        case .premultipliedLast, .noneSkipLast: big = (0, 1, 2, 3)
        case .premultipliedFirst, .noneSkipFirst: big = (1, 2, 3, 0)
        case .none, .last, .first, .alphaOnly: return nil
        }
        switch byteOrder {
        case .byteOrder32Little: return (3 - big.red, 3 - big.green, 3 - big.blue, 3 - big.alpha)
        case [], .byteOrder32Big: return big
        default: return nil
        }
    }
}
