import CCairo
import CoreGraphics
import Drawing
import Foundation
import ImageIO

/// Draws display lists as pixels.
package struct PNGRenderer: Sendable {
    package init() {}

    /// The rendered image.
    /// - Throws: `RenderingError.tooLarge` if the canvas exceeds the maximum size of an image.
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

    /// The rendered image as a PNG file.
    /// - Parameters:
    ///   - list: what is drawn.
    ///   - canvas: the size, scale and background.
    ///   - effort: the compression effort.
    ///   - isParallel: false to work on the calling thread only, with the same result.
    /// - Throws: `RenderingError.tooLarge`, or `.image` without memory to compress it.
    package func render(
        _ list: DisplayList, canvas: Canvas, effort: PNGEncoder.Effort = .fast, isParallel: Bool = true
    ) throws(RenderingError) -> Data {
        let picture = try image(list, canvas: canvas)
        do throws(ImageError) {
            return try PNGEncoder.encode(picture, effort: effort, isParallel: isParallel)
        } catch {
            throw .image(error)
        }
    }
}
