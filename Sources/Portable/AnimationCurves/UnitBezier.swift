/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
package struct UnitBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }

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

    /// The y of the curve at an x.
    package func value(at x: Double) -> Double { Self.coordinate(y1, y2, at: parameter(at: x)) }

    /// The slope of the curve at an x; 0 where the curve is vertical.
    package func slope(at x: Double) -> Double {
        let t = parameter(at: x)
        let (dx, dy) = (Self.derivative(x1, x2, at: t), Self.derivative(y1, y2, at: t))
        return dx == 0 ? 0 : dy / dx
    }
}
