import AnimationCurves

/// An easing curve from 0 to 1.
public struct UnitCurve {
    private let function: EasingFunction

    private init(_ function: EasingFunction) { self.function = function }

    /// A cubic Bézier curve from (0, 0) to (1, 1).
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                UnitBezier(
                    x1: Double(startControlPoint.x), y1: Double(startControlPoint.y), x2: Double(endControlPoint.x),
                    y2: Double(endControlPoint.y))))
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(.bezier(UnitBezier(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    /// The value of the curve at a progress; both from 0 to 1.
    public func value(at progress: Double) -> Double { function.value(at: progress) }

    /// The slope of the curve at a progress.
    public func velocity(at progress: Double) -> Double { function.slope(at: progress) }

    /// The inverse function.
    public var inverse: UnitCurve { UnitCurve(function.inverse) }

    @available(*, deprecated, renamed: "easeInOut")
    public static let easeInEaseOut = easeInOut

    /// Slow at both ends. The control points of this curve and the next two are those of Core Animation and CSS.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)

    /// Slow at the start.
    public static let easeIn = bezier(0.42, 0, 1, 1)

    /// Slow at the end.
    public static let easeOut = bezier(0, 0, 0.58, 1)

    /// A quarter of a circle, level at the start.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)

    /// A quarter of a circle, level at the end.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)

    /// Two quarters of circles, level at both ends.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// Constant speed.
    public static let linear = UnitCurve(.linear)
}

extension UnitCurve: Hashable, Sendable {}
