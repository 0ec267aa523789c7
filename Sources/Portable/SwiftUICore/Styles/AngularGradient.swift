import Drawing

/// A gradient that changes with the angle around a point, clockwise as seen on screen, from the right.
public struct AngularGradient: ShapeStyle, Sendable {
    let gradient: AnyGradient
    let center: UnitPoint
    let startAngle: Angle
    let endAngle: Angle

    init(_ gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    public init(
        gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
    ) {
        self.init(AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A full turn from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            AnyGradient(gradient), center: center, startAngle: angle, endAngle: Angle(radians: angle.radians + 2 * .pi))
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        let turn = FullTurn(
            gradient.stops(in: shape.environment), from: startAngle.radians, to: endAngle.radians)
        shape.paint = .angularGradient(
            turn.stops.stops, center: center.point(in: shape.bounds), startAngle: turn.start,
            endAngle: turn.start + 2 * .pi)
    }
}

/// The stops of an angular gradient for exactly one turn.
///
/// Documented with `AngularGradient`: what the angles leave out of the circle has the last colour up to its middle and
/// from there on the first one; of more than one turn, the last is drawn.
struct FullTurn {
    let stops: GradientStops
    /// In radians.
    let start: Double

    init(_ given: GradientStops, from: Double, to: Double) {
        guard from.isFinite, to.isFinite else {
            stops = given
            start = 0
            return
        }
        let ordered = from <= to ? given : given.reversed
        let (from, to) = (min(from, to), max(from, to))
        let span = to - from
        let turn = 2 * Double.pi
        if abs(span - turn) < 1e-9 {
            stops = ordered
            start = from
        } else if span < turn {
            let missing = turn - span
            stops = ordered.mapped { (missing / 2 + $0 * span) / turn }
            start = from - missing / 2
        } else {
            stops = ordered.mapped { ($0 * span - (span - turn)) / turn }
            start = to - turn
        }
    }
}
