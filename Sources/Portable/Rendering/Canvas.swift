import CoreGraphics
import Drawing
import ImageIO

/// The page of a display list.
package struct Canvas: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    /// Pixels per point: of a PNG, and of the rasterised parts of other outputs.
    package var scale: CGFloat
    /// The background colour; nil for a transparent one.
    package var background: RGBAColor?

    package init(size: CGSize, scale: CGFloat = 2, background: RGBAColor? = nil) {
        self.size = size
        self.scale = scale
        self.background = background
    }

    /// The size in pixels, at least one on each side.
    package var pixelSize: (width: Int, height: Int) {
        func pixels(_ length: CGFloat) -> Int {
            let value = (length * scale - 1e-6).rounded(.up)
            return value.isFinite ? max(1, Int(min(value, 1e6))) : 1
        }
        return (pixels(size.width), pixels(size.height))
    }
}

/// An error in rendering a display list.
package enum RenderingError: Error, Equatable, CustomStringConvertible {
    /// A side is longer than 32,767 pixels, or the whole exceeds the memory limit.
    case tooLarge(width: Int, height: Int)
    /// An error of Cairo, with its message.
    case cairo(String)
    /// The pixels could not be encoded.
    case image(ImageError)

    package var description: String {
        switch self {
        case .tooLarge(let width, let height):
            "A picture of \(width) × \(height) pixels is too large; the limit is 32,767 on a side and 2^28 in all. "
                + "Draw it at a smaller scale."
        case .cairo(let reason): "Cairo could not draw the picture: \(reason)."
        case .image(let error): error.description
        }
    }
}
