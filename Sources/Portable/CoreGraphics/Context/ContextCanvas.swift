internal import CCairo
import Foundation

/// The destination of a context: pixels in the internal layout, copied to the layout of the caller, or a PDF file.
package final class ContextCanvas {
    package let pixels: PixelBuffer?
    package let isPDF: Bool
    /// Maps points with y pointing up to Cairo's device space with y pointing down.
    let base: CGAffineTransform
    let bytesPerRow: Int
    let bitmapInfo: CGBitmapInfo
    private let surface: OpaquePointer
    private let external: UnsafeMutableRawPointer?
    private let ownsExternal: Bool
    private let layout: Layout

    /// The layout of the caller's pixels.
    private enum Layout {
        /// The byte offsets of red, green, blue and alpha.
        case colors(red: Int, green: Int, blue: Int, alpha: Int)
        case gray
        case alpha
    }

    var bytesPerPixel: Int { if case .colors = layout { 4 } else { 1 } }

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, isGray: Bool,
        bitmapInfo: CGBitmapInfo
    ) {
        guard let pixels = PixelBuffer(width: width, height: height),
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue),
            let layout = Self.layout(alpha, bitmapInfo.intersection(.byteOrderMask), isGray: isGray)
        else { return nil }
        let least = if case .colors = layout { width * 4 } else { width }
        guard bytesPerRow == 0 || bytesPerRow >= least else { return nil }
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(pixels.bytesPerRow))
        else { return nil }
        self.bytesPerRow = bytesPerRow == 0 ? least : bytesPerRow
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
        self.layout = layout
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
        layout = .colors(red: 0, green: 1, blue: 2, alpha: 3)
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
        if case .gray = layout {
            // Gray pixels have no alpha: uncovered ones are black.
            for y in 0..<copy.height {
                for x in 0..<copy.width {
                    let level = Luminance.of(
                        (copy.bytes + y * copy.bytesPerRow + x * 4).assumingMemoryBound(to: UInt8.self))
                    copy[x, y] = (level, level, level, 255)
                }
            }
        }
        return copy
    }

    /// Converts the internal pixels to the caller's layout.
    func synchronize() {
        guard let pixels, let external else { return }
        cairo_surface_flush(surface)
        for y in 0..<pixels.height {
            let source = (pixels.bytes + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let target = (external + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<pixels.width {
                let pixel = source + x * 4
                switch layout {
                case .colors(let red, let green, let blue, let alpha):
                    let place = target + x * 4
                    place[red] = pixel[2]
                    place[green] = pixel[1]
                    place[blue] = pixel[0]
                    place[alpha] = pixel[3]
                case .gray: target[x] = Luminance.of(pixel)
                case .alpha: target[x] = pixel[3]
                }
            }
        }
    }

    /// Converts the initial content of the caller's memory to internal pixels.
    private func read() {
        guard let pixels, let external else { return }
        for y in 0..<pixels.height {
            let source = (external + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<pixels.width {
                switch layout {
                case .colors(let red, let green, let blue, let alpha):
                    let place = source + x * 4
                    let opacity = place[alpha]
                    pixels[x, y] = (
                        min(place[red], opacity), min(place[green], opacity), min(place[blue], opacity), opacity
                    )
                case .gray: pixels[x, y] = (source[x], source[x], source[x], 255)
                case .alpha: pixels[x, y] = (0, 0, 0, source[x])
                }
            }
        }
    }

    private static func layout(
        _ alpha: CGImageAlphaInfo, _ byteOrder: CGBitmapInfo, isGray: Bool
    ) -> Layout? {
        if alpha == .alphaOnly { return .alpha }
        if isGray { return alpha == .none ? .gray : nil }
        let big: (red: Int, green: Int, blue: Int, alpha: Int)
        switch alpha {
        case .premultipliedLast, .noneSkipLast: big = (0, 1, 2, 3)
        case .premultipliedFirst, .noneSkipFirst: big = (1, 2, 3, 0)
        case .none, .last, .first, .alphaOnly: return nil
        }
        switch byteOrder {
        case .byteOrder32Little:
            return .colors(red: 3 - big.red, green: 3 - big.green, blue: 3 - big.blue, alpha: 3 - big.alpha)
        case [], .byteOrder32Big:
            return .colors(red: big.red, green: big.green, blue: big.blue, alpha: big.alpha)
        default: return nil
        }
    }
}
