import SwiftUICore

/// The accent of a gauge: a gradient runs along the gauge, from the least value to the greatest.
struct GaugeTint: ShapeStyle {
    /// The direction of a gauge from its least value to its greatest.
    enum Course {
        /// From the leading edge to the trailing one.
        case line
        /// Around the middle from the right, clockwise, by a part of a full turn.
        case ring(Double)
    }

    let course: Course

    func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let gradient = shape.environment.tint?.storage as? Gradient else {
            return TintShapeStyle()._apply(to: &shape)
        }
        switch course {
        case .line:
            let isMirrored = shape.environment.layoutDirection == .rightToLeft
            LinearGradient(
                gradient: gradient, startPoint: isMirrored ? .trailing : .leading,
                endPoint: isMirrored ? .leading : .trailing
            )
            ._apply(to: &shape)
        case .ring(let turn):
            AngularGradient(gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360 * turn))
                ._apply(to: &shape)
        }
    }
}
