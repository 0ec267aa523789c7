import CCairo
import CoreGraphics

extension CGContext {
    /// Draws a display list in a context whose y points up, as is the default.
    /// - Parameters:
    ///   - size: the size of the list in points; its upper left corner is placed at this height above the origin.
    ///   - rasterizationScale: pixels per point of the parts that a vector page cannot express.
    package func draw(_ list: DisplayList, size: CGSize, rasterizationScale: CGFloat = 1) {
        cairo_save(cairo)
        cairo_translate(cairo, 0, Double(size.height))
        cairo_scale(cairo, 1, -1)
        drawFlipped(list, rasterizationScale: rasterizationScale)
        cairo_restore(cairo)
    }

    /// Draws a display list in a context whose y points down.
    package func drawFlipped(_ list: DisplayList, rasterizationScale: CGFloat = 1) {
        let target: CairoPainter.Target = width > 0 ? .pixels : .page(pictureScale: rasterizationScale)
        CairoPainter(context: cairo, target: target).draw(list)
    }
}
