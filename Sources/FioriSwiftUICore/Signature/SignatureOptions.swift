import SwiftUI

/// How a signature is drawn and saved.
nonisolated struct SignatureOptions {
    static let standardStrokeWidth: CGFloat = 3

    /// How wide the line of a calm hand is, in points.
    var strokeWidth = SignatureOptions.standardStrokeWidth
    /// Whether the line is as wide everywhere.
    var isStrokeWidthConstant = false
    /// Whether the picture ends at the strokes.
    var cropsImage = true
    /// The text below the strokes.
    var watermark: String?
    /// How the time is written below the strokes; nil for no time.
    var timestamp: Date.FormatStyle?
}

extension SignatureCaptureView {
    /// Sets the width of the line.
    /// - Parameters:
    ///   - width: How wide the line of a calm hand is, in points; nil for the standard of 3.
    ///   - isConstant: Whether it is as wide everywhere, instead of thinner where the hand is quick.
    public func strokeWidth(_ width: CGFloat?, isConstant: Bool = false) -> Self {
        changing {
            $0.strokeWidth = width ?? SignatureOptions.standardStrokeWidth
            $0.isStrokeWidthConstant = isConstant
        }
    }

    /// Sets whether the picture ends at the strokes; it does by default.
    public func cropsImage(_ crops: Bool) -> Self { changing { $0.cropsImage = crops } }

    /// Writes a text below the strokes when the signature is saved.
    public func watermark(_ text: String?) -> Self { changing { $0.watermark = text } }

    /// Writes the time below the strokes when the signature is saved.
    public func timestamp(_ format: Date.FormatStyle? = .dateTime) -> Self { changing { $0.timestamp = format } }

    private func changing(_ change: (inout SignatureOptions) -> Void) -> Self {
        var view = self
        change(&view.options)
        return view
    }
}
