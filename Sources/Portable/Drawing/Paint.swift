import CoreGraphics

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
    package var color: RGBAColor
    /// 0 at the gradient's start, 1 at its end.
    package var location: Double

    package init(color: RGBAColor, location: Double) {
        self.color = color
        self.location = location
    }
}

/// What fills a shape. Places and lengths are points in the coordinates of the item that is painted.
package enum Paint: Equatable, Sendable {
    case color(RGBAColor)
    /// Changes along a line, and continues with the first and last colour.
    case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
    /// Changes with the distance from a point.
    case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
    /// Changes with the angle around a point, in radians, clockwise as seen with y pointing down. Angles before the
    /// start and after the end have the first and last colour.
    case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
    /// A radial gradient stretched to an ellipse around a rectangle's middle; radii are in units of the rectangle's
    /// size, so that 0.5 touches its sides.
    case ellipticalGradient(
        [GradientStop], in: CGRect, center: CGPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat)
    /// A picture repeated in both directions. The transform maps the part's pixels to points.
    case imageTile(CGImage, source: CGRect, transform: CGAffineTransform)

    package static let black = Paint.color(.black)

    /// The same paint, more transparent by a factor; a picture cannot be changed so and stays as it is.
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
