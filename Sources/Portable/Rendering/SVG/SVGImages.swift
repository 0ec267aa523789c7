import CoreGraphics
import Drawing
import Foundation
import ImageIO

extension SVGWriter {
    /// Writes an image, or a part of one, embedded as PNG.
    mutating func image(_ item: ImageItem) {
        guard item.rect.isFinite, item.rect.width > 0, item.rect.height > 0 else { return }
        var picture = item.image
        if let source = item.source {
            guard let part = picture.cropping(to: source) else { return }
            picture = part
        }
        guard let data = Self.dataURL(picture) else { return }
        var attributes =
            Self.box(item.rect) + [
                ("preserveAspectRatio", "none"),
                ("style", item.interpolation == .none ? Self.squarePixels : nil), ("href", data),
            ]
        guard let tint = item.tint else { return document.element("image", attributes) }
        // The image's alpha is a mask of the paint.
        guard let fill = fill(tint, of: item.rect, role: "fill") else {
            return drawAsPixels(DisplayList([.image(item)]), keepsText: false)
        }
        attributes.removeAll { $0.1 == nil }
        let mask = document.define(
            "mask", kind: "m", [("maskUnits", "userSpaceOnUse")] + Self.box(item.rect) + [("style", "mask-type:alpha")],
            content: SVGDocument.tag("image", attributes, isOpen: false))
        document.element("rect", Self.box(item.rect) + fill + [("mask", "url(#\(mask))")])
    }

    /// The newer value takes precedence where it is supported.
    private static let squarePixels = "image-rendering:optimizeSpeed;image-rendering:pixelated"

    static func dataURL(_ image: CGImage) -> String? {
        guard let file = try? PNGEncoder.encode(image, effort: .small) else { return nil }
        return "data:image/png;base64," + file.base64EncodedString()
    }
}
