import CCairo
import CoreGraphics

extension CGContext {
    /// Draws a display list into a context whose y points up, as contexts have it by themselves.
    /// - Parameters:
    ///   - size: the list's page in points; its upper left corner is put at the height above the origin.
    ///   - rasterizationScale: pixels per point of those parts that a page of vectors cannot express.
    package func draw(_ list: DisplayList, size: CGSize, rasterizationScale: CGFloat = 1) {
        cairo_save(cairo)
        cairo_translate(cairo, 0, Double(size.height))
        cairo_scale(cairo, 1, -1)
        drawFlipped(list, rasterizationScale: rasterizationScale)
        cairo_restore(cairo)
    }

    /// Draws a display list into a context whose y points down already.
    package func drawFlipped(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
        let target: CairoPainter.Target = width > 0 ? .pixels : .page(pictureScale: rasterizationScale)
        CairoPainter(context: cairo, target: target).draw(list)
    }
}
