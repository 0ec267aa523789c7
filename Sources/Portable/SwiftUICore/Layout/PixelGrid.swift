import Foundation

/// The grid of device pixels.
///
/// Layout computes exact numbers. Drawing, accessibility and hit testing use whole device pixels, as on iOS (Apple does
/// not document it): each edge of a view's frame, measured from the root view's corner, is rounded to the nearest
/// pixel, and up if two are equally near. Neighbours that touch in layout share an edge, so they touch after rounding,
/// whatever the effect on their sizes. A size above zero remains at least one pixel (our choice: a hairline must not
/// vanish).
struct PixelGrid: Equatable {
    /// Device pixels per point.
    let scale: CGFloat

    init(scale: CGFloat) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

    /// The nearest pixel edge, the greater one of two, in points.
    func align(_ value: CGFloat) -> CGFloat {
        // Compensates for rounding errors of sums of fractions, such as thirds, which are smaller than this in pixels.
        ((value * scale) + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// A rectangle with its edges aligned to pixels. Beyond a billion points nothing is on screen, so nothing is
    /// rounded.
    func align(_ rect: CGRect) -> CGRect {
        guard abs(rect.minX) < 1e9, abs(rect.minY) < 1e9, rect.width < 1e9, rect.height < 1e9 else { return rect }
        let (x, width) = span(rect.minX, rect.width)
        let (y, height) = span(rect.minY, rect.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func span(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
        let aligned = align(start)
        guard length > 0 else { return (aligned, 0) }
        let end = align(start + length)
        return (aligned, max(end - aligned, 1 / scale))
    }
}
