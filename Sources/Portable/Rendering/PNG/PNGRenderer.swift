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
        let opaque = canvas.background.flatMap(Self.opaquePixel)
        guard let pixels = PixelBuffer(width: size.width, height: size.height, filledWith: opaque ?? 0) else {
            throw .tooLarge(width: size.width, height: size.height)
        }
        PixelSurface.draw(on: pixels) { context in
            if opaque == nil, let background = canvas.background, background.isFinite {
                cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
                cairo_paint(context)
            }
            cairo_scale(context, Double(canvas.scale), Double(canvas.scale))
            CairoPainter(context: context, target: .pixels).draw(list)
        }
        return CGImage(pixels: pixels)
    }

    /// The pixel of an opaque colour, as Cairo paints it; nil for other colours.
    private static func opaquePixel(of color: RGBAColor) -> UInt32? {
        guard color.isFinite, color.alpha >= 1 else { return nil }
        func level(_ part: Double) -> UInt32 {
            // Cairo has levels of 16 bits, of which a pixel has the upper half.
            UInt32(min(max(part, 0), 1) * 65_535 + 0.5) >> 8
        }
        return 0xFF00_0000 | level(color.red) << 16 | level(color.green) << 8 | level(color.blue)
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
