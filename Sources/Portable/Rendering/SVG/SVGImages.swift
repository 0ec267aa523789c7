import CoreGraphics
import Drawing
import Foundation
import ImageIO

extension SVGWriter {
    /// Writes an image, or a part of one, embedded as PNG.
    mutating func image(_ item: ImageItem) {
        guard item.rect.isFinite, item.rect.width > 0, item.rect.height > 0 else { return }
        guard let (element, attributes) = content(of: item) else { return }
        guard let tint = item.tint else { return document.element(element, attributes) }
        // The image's alpha is a mask of the paint.
        guard let fill = fill(tint, of: item.rect, role: "fill") else {
            return drawAsPixels(DisplayList([.image(item)]), keepsText: false)
        }
        let mask = document.define(
            "mask", kind: "m", [("maskUnits", "userSpaceOnUse")] + Self.box(item.rect) + [("style", "mask-type:alpha")],
            content: SVGDocument.tag(element, attributes.filter { $0.1 != nil }, isOpen: false))
        document.element("rect", Self.box(item.rect) + fill + [("mask", "url(#\(mask))")])
    }

    /// The element of an image, or the use of one that is shown several times.
    private mutating func content(of item: ImageItem) -> (element: String, Attributes)? {
        guard let known = pictures.name(of: item) else {
            guard let look = Self.look(of: item) else { return nil }
            return ("image", Self.box(item.rect) + look)
        }
        var name = known
        if name.isEmpty {
            guard let look = Self.look(of: item) else { return nil }
            name = document.define("image", kind: "i", [("width", "1"), ("height", "1")] + look, content: "")
            pictures.setName(name, of: item)
        }
        let place = CGAffineTransform(
            a: item.rect.width, b: 0, c: 0, d: item.rect.height, tx: item.rect.minX, ty: item.rect.minY)
        return ("use", [("href", "#" + name), ("transform", Self.matrix(place))])
    }

    private static func look(of item: ImageItem) -> Attributes? {
        var picture = item.image
        if let source = item.source {
            guard let part = picture.cropping(to: source) else { return nil }
            picture = part
        }
        guard let data = dataURL(picture) else { return nil }
        return [
            ("preserveAspectRatio", "none"), ("style", item.interpolation == .none ? squarePixels : nil),
            ("href", data),
        ]
    }

    /// The newer value takes precedence where it is supported.
    private static let squarePixels = "image-rendering:optimizeSpeed;image-rendering:pixelated"

    static func dataURL(_ image: CGImage) -> String? {
        guard let file = try? PNGEncoder.encode(image, effort: .small) else { return nil }
        return "data:image/png;base64," + file.base64EncodedString()
    }
}
