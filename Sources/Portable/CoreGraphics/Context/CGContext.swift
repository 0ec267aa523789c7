internal import CCairo
import Foundation

/// The operations for drawing a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// A drawing destination: a bitmap, or the pages of a PDF file. The origin is the lower left corner, and y points up.
///
/// A context may be used by one thread at a time.
public class CGContext {
    /// The underlying Cairo context.
    package let cairo: OpaquePointer
    /// The destination, which also finishes the drawing.
    let canvas: ContextCanvas
    var state = State()
    private var saved: [State] = []
    /// The states at the start of the open transparency layers.
    var layers: [State] = []

    /// The graphics state in addition to Cairo's own.
    struct State {
        var fill: (Double, Double, Double, Double) = (0, 0, 0, 1)
        var stroke: (Double, Double, Double, Double) = (0, 0, 0, 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        var antialiases = true
        /// The mask in addition to the clip; nil for none.
        var mask: ContextMask?
    }

    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: (Double, Double, Double, Double)
    }

    package init(cairo: OpaquePointer, canvas: ContextCanvas) {
        self.cairo = cairo
        self.canvas = canvas
        cairo_set_line_width(cairo, 1)
    }

    deinit {
        cairo_destroy(cairo)
    }

    /// A bitmap context of 8 bits per component: red, green, blue and alpha (or a skipped byte), gray only, or alpha
    /// only.
    /// - Parameters:
    ///   - data: the caller's memory, which receives the pixels at `flush`, `makeImage` and the end of the context; nil
    ///     for memory of the context.
    /// - Returns: nil for other layouts, or without memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard bitsPerComponent == 8, let model = space.model == .rgb || space.model == .monochrome ? space.model : nil,
            let canvas = ContextCanvas(
                data: data, width: width, height: height, bytesPerRow: bytesPerRow, isGray: model == .monochrome,
                bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)), let cairo = canvas.makeContext()
        else { return nil }
        self.init(cairo: cairo, canvas: canvas)
        colorSpace = space
    }

    /// A PDF context with pages of a size; nil if the file cannot be written.
    /// - Parameter mediaBox: the pages' size in points; US letter if nil.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let canvas = ContextCanvas(pdf: url, mediaBox: box), let cairo = canvas.makeContext() else { return nil }
        self.init(cairo: cairo, canvas: canvas)
    }

    // MARK: Destination

    public private(set) var colorSpace: CGColorSpace?
    public var width: Int { canvas.pixels?.width ?? 0 }
    public var height: Int { canvas.pixels?.height ?? 0 }
    public var bitsPerComponent: Int { canvas.pixels == nil ? 0 : 8 }
    public var bitsPerPixel: Int { canvas.pixels == nil ? 0 : canvas.bytesPerPixel * 8 }
    public var bytesPerRow: Int { canvas.bytesPerRow }
    public var bitmapInfo: CGBitmapInfo { canvas.bitmapInfo }
    public var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
    }

    /// The pixels in the context's layout, flushed at each access.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return canvas.data
    }

    /// Copies everything drawn so far to `data`.
    public func flush() {
        canvas.synchronize()
    }

    public func synchronize() { flush() }

    /// A copy of the pixels; nil for a PDF.
    public func makeImage() -> CGImage? {
        flush()
        return canvas.copyPixels().map { CGImage(pixels: $0) }
    }

    // MARK: Pages

    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    /// Ends the page; later drawing appears on the next one.
    public func endPDFPage() {
        guard canvas.isPDF else { return }
        cairo_show_page(cairo)
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

    public func endPage() { endPDFPage() }

    /// Finishes the file. Nothing can be drawn afterwards.
    public func closePDF() {
        canvas.finish()
    }

    // MARK: State

    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Restores the state of the last `saveGState`, if there is one.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        cairo_restore(cairo)
        state = last
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Prepends a transform to the current one. Transforms that cannot be inverted are ignored, because nothing would
    /// be visible.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite, abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
    }

    /// Maps user space to pixels, or to the points of a page, with y pointing up.
    public var ctm: CGAffineTransform {
        deviceTransform.concatenating(canvas.base.inverted())
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Maps user space to Cairo's device space, whose y points down.
    var deviceTransform: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }

    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiases = allowsAntialiasing }

    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// Sets the shadow of subsequent drawing.
    /// - Parameters:
    ///   - offset: in points of the page, independent of the current transform; a positive height moves the shadow up.
    ///   - blur: the blur radius in points; half of it is the standard deviation.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, offset.width.isFinite, offset.height.isFinite, blur.isFinite else {
            state.shadow = nil
            return
        }
        let levels = color.sRGBComponents
        state.shadow = Shadow(
            offset: offset, blur: max(0, blur), color: (levels.red, levels.green, levels.blue, levels.alpha))
    }

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    init(_ matrix: cairo_matrix_t) {
        self.init(
            a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
            tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
    }
}
