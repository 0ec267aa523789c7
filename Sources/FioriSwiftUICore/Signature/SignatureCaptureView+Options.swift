import SwiftUI

extension SignatureCaptureView {
    /// Sets the width of the line.
    /// - Parameters:
    ///   - width: Nominal stroke width, in points; nil for the standard of 3.
    ///   - isConstant: True for a constant width; false for strokes that get thinner with speed.
    public func strokeWidth(_ width: CGFloat?, isConstant: Bool = false) -> Self {
        changing {
            $0.strokeWidth = width ?? SignatureOptions.standardStrokeWidth
            $0.isStrokeWidthConstant = isConstant
        }
    }

    /// Sets whether the picture is cropped to the strokes, as it is by default.
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
