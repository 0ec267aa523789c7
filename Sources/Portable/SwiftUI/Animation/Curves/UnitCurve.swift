import Foundation

/// An easing curve from 0 to 1.
public struct UnitCurve {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(UnitBezier)
        indirect case inverse(Function)
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

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
    public func value(at progress: Double) -> Double { Self.value(of: function, at: min(max(progress, 0), 1)) }

    /// The slope of the curve at a progress.
    public func velocity(at progress: Double) -> Double {
        if case .bezier(let curve) = function { return curve.slope(at: min(max(progress, 0), 1)) }
        if case .linear = function { return 1 }
        // A numeric derivative, for curves without a simple one.
        let step = 1e-5
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The inverse function.
    public var inverse: UnitCurve {
        if case .inverse(let base) = function { return UnitCurve(base) }
        return function == .linear ? self : UnitCurve(.inverse(function))
    }

    private static func value(of function: Function, at progress: Double) -> Double {
        switch function {
        case .linear: progress
        case .circularEaseIn: 1 - (1 - progress * progress).squareRoot()
        case .circularEaseOut: (1 - (1 - progress) * (1 - progress)).squareRoot()
        case .circularEaseInOut:
            progress < 0.5
                ? (1 - (1 - 4 * progress * progress).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - progress) * (1 - progress)).squareRoot()) / 2
        case .bezier(let curve): curve.value(at: progress)
        case .inverse(let base): place(in: base, of: progress)
        }
    }

    /// The progress at which a rising function reaches a value, by bisection.
    private static func place(in function: Function, of value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.value(of: function, at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

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

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
struct UnitBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    private static func coordinate(_ a: Double, _ b: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }

    /// The parameter at which the curve reaches x: Newton's method, and bisection where the curve is too flat for it.
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var t = x
        for _ in 0..<8 {
            let error = Self.coordinate(x1, x2, at: t) - x
            if abs(error) < 1e-12 { return t }
            let slope = Self.derivative(x1, x2, at: t)
            if abs(slope) < 1e-6 { break }
            t -= error / slope
            if !(0...1).contains(t) { break }
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            t = (low + high) / 2
            if Self.coordinate(x1, x2, at: t) < x { low = t } else { high = t }
        }
        return t
    }

    func value(at x: Double) -> Double { Self.coordinate(y1, y2, at: parameter(at: x)) }

    func slope(at x: Double) -> Double {
        let t = parameter(at: x)
        let (dx, dy) = (Self.derivative(x1, x2, at: t), Self.derivative(y1, y2, at: t))
        return dx == 0 ? 0 : dy / dx
    }
}
