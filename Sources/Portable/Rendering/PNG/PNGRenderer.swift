import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Draws display lists into pixels.
package struct PNGRenderer: Sendable {
    package init() {}

    /// The picture as pixels.
    /// - Throws: `RenderingError.tooLarge` when the canvas has more pixels than a picture may have.
    package func image(_ list: DisplayList, canvas: Canvas) throws(RenderingError) -> CGImage {
        let size = canvas.pixelSize
        guard let pixels = PixelBuffer(width: size.width, height: size.height) else {
            throw .tooLarge(width: size.width, height: size.height)
        }
        PixelSurface.draw(on: pixels) { context in
            if let background = canvas.background, background.isFinite {
                cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
                cairo_paint(context)
            }
            cairo_scale(context, Double(canvas.scale), Double(canvas.scale))
            CairoPainter(context: context, target: .pixels).draw(list)
        }
        return CGImage(pixels: pixels)
    }

    /// The picture as a PNG file.
    package func render(
        _ list: DisplayList, canvas: Canvas, effort: PNGEncoder.Effort = .fast
    ) throws(RenderingError) -> Data {
        try PNGEncoder.encode(try image(list, canvas: canvas), effort: effort)
    }
}
