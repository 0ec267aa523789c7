import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Conversions to Cairo's types.
enum CairoPattern {
    static func matrix(_ t: CGAffineTransform) -> cairo_matrix_t {
        cairo_matrix_t(
            xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
    }

    static func transform(_ m: cairo_matrix_t) -> CGAffineTransform {
        CGAffineTransform(
            a: CGFloat(m.xx), b: CGFloat(m.yx), c: CGFloat(m.xy), d: CGFloat(m.yy), tx: CGFloat(m.x0),
            ty: CGFloat(m.y0))
    }

    /// The pattern of a paint other than a plain colour, which the caller destroys; nil if it draws nothing.
    /// - Parameters:
    ///   - bounds: the bounds of the filled area.
    ///   - pixels: true if the context draws on pixels.
    static func make(_ paint: Paint, bounds: CGRect, on context: OpaquePointer, pixels: Bool) -> OpaquePointer? {
        switch paint {
        case .color(let color):
            return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
        case .linearGradient(let stops, let start, let end):
            guard start.isFinite, end.isFinite else { return nil }
            if start == end { return last(of: stops) }
            return withStops(
                cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)), stops)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return nil }
            if startRadius == endRadius { return last(of: stops) }
            return radial(stops, center: center, from: startRadius, to: endRadius)
        case .ellipticalGradient(let stops, let rect, let center, let from, let to):
            guard rect.isFinite, center.isFinite, from.isFinite, to.isFinite, rect.width > 0, rect.height > 0 else {
                return nil
            }
            if from == to { return last(of: stops) }
            // A circle in a unit square, mapped to the rectangle.
            guard let pattern = radial(stops, center: .zero, from: from, to: to) else { return nil }
            let toRect = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
            var inverse = matrix(toRect.inverted())
            cairo_pattern_set_matrix(pattern, &inverse)
            return pattern
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            guard center.isFinite, startAngle.isFinite, endAngle.isFinite else { return nil }
            let fan = AngularFan(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
            return pixels ? fan.picture(covering: bounds, on: context) : fan.mesh(covering: bounds)
        case .imageTile(let image, let source, let transform):
            guard transform.isFinite, abs(transform.a * transform.d - transform.b * transform.c) > 1e-12,
                let part = CairoImagePart(image, source: source)
            else { return nil }
            return part.tilePattern(transform: transform)
        }
    }

    private static func radial(
        _ stops: [GradientStop], center: CGPoint, from startRadius: CGFloat, to endRadius: CGFloat
    ) -> OpaquePointer? {
        // Cairo requires radii that are not negative; a gradient from outside in is reversed.
        let isReversed = startRadius > endRadius
        let inner = max(0, min(startRadius, endRadius))
        let outer = max(0, max(startRadius, endRadius))
        let ordered =
            isReversed ? stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) } : stops
        return withStops(
            cairo_pattern_create_radial(
                Double(center.x), Double(center.y), Double(inner), Double(center.x), Double(center.y), Double(outer)),
            ordered)
    }

    private static func last(of stops: [GradientStop]) -> OpaquePointer? {
        guard let color = GradientRamp(stops).stops.last?.color else { return nil }
        return cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha)
    }

    private static func withStops(_ pattern: OpaquePointer?, _ stops: [GradientStop]) -> OpaquePointer? {
        for stop in GradientRamp(stops).stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }
}
