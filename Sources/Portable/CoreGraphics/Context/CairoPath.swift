internal import CCairo
import Foundation

extension [PathElement] {
    /// Appends the elements to the current path of a Cairo context.
    ///
    /// Cairo computes in 24.8 fixed point; coordinates are clamped to ±4,000,000 to prevent overflow.
    package func append(toCairo context: OpaquePointer) {
        func clamped(_ value: CGFloat) -> Double { Swift.min(Swift.max(Double(value), -4_000_000), 4_000_000) }
        var current = CGPoint.zero
        for element in self {
            switch element {
            case .move(let point):
                cairo_move_to(context, clamped(point.x), clamped(point.y))
                current = point
            case .line(let point):
                cairo_line_to(context, clamped(point.x), clamped(point.y))
                current = point
            case .quad(let control, let point):
                let handles = PathFlattening.cubic(fromQuad: control, from: current, to: point)
                cairo_curve_to(
                    context, clamped(handles.0.x), clamped(handles.0.y), clamped(handles.1.x), clamped(handles.1.y),
                    clamped(point.x), clamped(point.y))
                current = point
            case .cubic(let control1, let control2, let point):
                cairo_curve_to(
                    context, clamped(control1.x), clamped(control1.y), clamped(control2.x), clamped(control2.y),
                    clamped(point.x), clamped(point.y))
                current = point
            case .close:
                cairo_close_path(context)
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(context, &x, &y)
                current = CGPoint(x: x, y: y)
            }
        }
    }
}
