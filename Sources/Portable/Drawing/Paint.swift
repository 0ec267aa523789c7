import CoreGraphics

/// A colour at a location of a gradient.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBAColor
    /// 0 at the gradient's start, 1 at its end.
    package var location: Double

    package init(color: RGBAColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// The paint of a shape. Points and lengths are in the coordinates of the painted item.
///
/// Rare paints with many values are boxed: each run of glyphs holds a paint.
package enum Paint: Equatable, Sendable {
    case color(RGBAColor)
    /// A gradient along a line, extended by the first and last colour.
    case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
    /// A gradient by the distance from a point.
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// A gradient by the angle around a point, in radians, clockwise with y pointing down. Angles before the start and
    /// after the end have the first and last colour.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// A radial gradient scaled to an ellipse around a rectangle's middle; radii are fractions of the rectangle's size,
    /// so that 0.5 touches its sides.
    indirect case ellipticalGradient(
        [GradientStop], in: CGRect, center: CGPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// An image repeated in both directions. The transform maps pixels of the source to points.
    indirect case imageTile(CGImage, source: CGRect, transform: CGAffineTransform)

    package static let black = Paint.color(.black)

    /// The same paint with its alpha multiplied by a factor; image tiles are unchanged.
    package func opacity(_ factor: Double) -> Paint {
        if factor == 1 { return self }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color):
            return .color(color.opacity(factor))
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(faded(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return .radialGradient(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            return .angularGradient(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .ellipticalGradient(let stops, let rect, let center, let startRadius, let endRadius):
            return .ellipticalGradient(
                faded(stops), in: rect, center: center, startRadiusFraction: startRadius,
                endRadiusFraction: endRadius)
        case .imageTile:
            return self
        }
    }
}
