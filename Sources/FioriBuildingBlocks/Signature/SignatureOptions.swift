import SwiftUI

/// Options for drawing and saving a signature.
nonisolated package struct SignatureOptions {
    package static let standardStrokeWidth: CGFloat = 3

    /// Nominal stroke width, in points. Slow strokes are up to a quarter wider, quick ones down to half as wide.
    package var strokeWidth = SignatureOptions.standardStrokeWidth
    /// True for a constant stroke width, whatever the speed.
    package var isStrokeWidthConstant = false
    /// True if the picture is cropped to the strokes.
    package var cropsImage = true
    /// The text below the strokes.
    package var watermark: String?
    /// Format of the time below the strokes; nil for no time.
    package var timestamp: Date.FormatStyle?

    package init(
        strokeWidth: CGFloat = SignatureOptions.standardStrokeWidth, isStrokeWidthConstant: Bool = false,
        cropsImage: Bool = true, watermark: String? = nil, timestamp: Date.FormatStyle? = nil
    ) {
        self.strokeWidth = strokeWidth
        self.isStrokeWidthConstant = isStrokeWidthConstant
        self.cropsImage = cropsImage
        self.watermark = watermark
        self.timestamp = timestamp
    }
}
