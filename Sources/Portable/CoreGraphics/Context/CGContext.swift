internal import CCairo
import Foundation

/// What a path is drawn with.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// A place to draw: pixels, or pages of a PDF file. Coordinates begin at the lower left corner with y pointing up.
///
/// A context belongs to one thread at a time.
public class CGContext {
    /// The Cairo context that does the drawing.
    package let cairo: OpaquePointer
    /// What is drawn on, and what is done when drawing ends.
    let canvas: ContextCanvas
    var state = State()
    private var saved: [State] = []
    /// The states in which transparency layers were begun.
    var layers: [State] = []

    /// What `saveGState` keeps besides what Cairo keeps itself.
    struct State {
        var fill: (Double, Double, Double, Double) = (0, 0, 0, 1)
        var stroke: (Double, Double, Double, Double) = (0, 0, 0, 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolation = CGInterpolationQuality.default
        var antialiases = true
        /// What drawing shows through besides the clip; nil for everything.
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

    /// A context on pixels of 8 bits per component: red, green, blue and opacity (or a byte that is skipped), gray alone,
    /// or opacity alone.
    /// - Parameters:
    ///   - data: memory of the caller's that receives the pixels at `flush`, `makeImage` and the end of the context;
    ///     nil to have it allocated.
    /// - Returns: nil for other layouts, or when there is no memory.
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

    /// A PDF file of pages of a size; nil when it cannot be written.
    /// - Parameter mediaBox: the pages' size in points; US letter if nil.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        guard let canvas = ContextCanvas(pdf: url, mediaBox: box), let cairo = canvas.makeContext() else { return nil }
        self.init(cairo: cairo, canvas: canvas)
    }

    // MARK: What it draws on

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

    /// The pixels in the context's layout, up to date at the time of asking.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return canvas.data
    }

    /// Brings everything drawn so far into `data`.
    public func flush() {
        canvas.synchronize()
    }

    public func synchronize() { flush() }

    /// A copy of the pixels; nil for pages.
    public func makeImage() -> CGImage? {
        flush()
        return canvas.copyPixels().map { CGImage(pixels: $0) }
    }

    // MARK: Pages

    public func beginPDFPage(_ pageInfo: CFDictionary?) {}

    /// Ends a page; what is drawn next appears on the following one.
    public func endPDFPage() {
        guard canvas.isPDF else { return }
        cairo_show_page(cairo)
    }

    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

    public func endPage() { endPDFPage() }

    /// Ends the file. Nothing can be drawn afterwards.
    public func closePDF() {
        canvas.finish()
    }

    // MARK: State

    public func saveGState() {
        cairo_save(cairo)
        saved.append(state)
    }

    /// Goes back to the state of the last `saveGState`; without one nothing happens.
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

    /// Puts a transform before the current one. One that cannot be undone is left out, as nothing would be seen.
    public func concatenate(_ transform: CGAffineTransform) {
        guard transform.isFinite, abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
        var matrix = transform.cairo
        cairo_transform(cairo, &matrix)
    }

    /// From user space to the pixels or points of the page with y pointing up.
    public var ctm: CGAffineTransform {
        deviceTransform.concatenating(canvas.base.inverted())
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// From user space to Cairo's device, whose y points down.
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

    /// A shadow below all that is drawn from now on.
    /// - Parameters:
    ///   - offset: in points of the page, whatever the current transform; positive heights lie above.
    ///   - blur: how soft, in points; half of it is the standard deviation.
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

    /// A shadow in black at a third of full opacity.
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
