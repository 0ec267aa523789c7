import Foundation

/// A cubic Bézier curve.
struct CubicCurve: Hashable, Sendable {
    var start: CGPoint
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint
    /// True if the curve represents a line, and is written as one again.
    var isLine = false
}

extension CubicCurve {
    /// A line with its control points at the thirds, so that the parameter is proportional to the length.
    init(from start: CGPoint, to end: CGPoint) {
        let third = CGPoint(x: (end.x - start.x) / 3, y: (end.y - start.y) / 3)
        self.init(
            start: start, first: CGPoint(x: start.x + third.x, y: start.y + third.y),
            second: CGPoint(x: end.x - third.x, y: end.y - third.y), end: end, isLine: true)
    }

    /// The point at `t` in 0…1.
    func point(at t: CGFloat) -> CGPoint {
        CGPoint(
            x: Self.value(start.x, first.x, second.x, end.x, at: t),
            y: Self.value(start.y, first.y, second.y, end.y, at: t))
    }

    /// The part between two parameters.
    func piece(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        if t0 <= 0, t1 >= 1 { return self }
        if isLine { return CubicCurve(from: linePoint(at: t0), to: linePoint(at: t1)) }
        let tail = t0 <= 0 ? self : split(at: t0).tail
        return t1 >= 1 ? tail : tail.split(at: (t1 - t0) / (1 - t0)).head
    }

    /// The bounding box of the curve.
    var bounds: CGRect {
        let x = Self.range(start.x, first.x, second.x, end.x)
        let y = Self.range(start.y, first.y, second.y, end.y)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func linePoint(at t: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }

    private func split(at t: CGFloat) -> (head: CubicCurve, tail: CubicCurve) {
        func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        let ab = between(start, first)
        let bc = between(first, second)
        let cd = between(second, end)
        let abc = between(ab, bc)
        let bcd = between(bc, cd)
        let middle = between(abc, bcd)
        return (
            CubicCurve(start: start, first: ab, second: abc, end: middle),
            CubicCurve(start: middle, first: bcd, second: cd, end: end)
        )
    }
}

// MARK: One dimension of a curve

extension CubicCurve {
    /// The Bernstein polynomial of four values at `t`.
    static func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
        let s = 1 - t
        return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    }

    /// The parameters strictly between 0 and 1 at which the polynomial has an extremum, in order.
    static func turningPoints(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // The derivative, up to a factor of 3, is p·t² + q·t + r.
        let p = d - 3 * c + 3 * b - a
        let q = 2 * (c - 2 * b + a)
        let r = b - a
        var roots: [CGFloat] = []
        if abs(p) < 1e-12 {
            if abs(q) > 1e-12 { roots = [-r / q] }
        } else {
            let discriminant = q * q - 4 * p * r
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-q - root) / (2 * p), (-q + root) / (2 * p)].sorted()
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The parameters strictly between 0 and 1 at which the polynomial changes its sign, in order.
    static func signChanges(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let stops = [0] + turningPoints(a, b, c, d) + [1]
        return zip(stops, stops.dropFirst()).compactMap { low, high in
            let atLow = value(a, b, c, d, at: low)
            guard atLow != 0, atLow * value(a, b, c, d, at: high) < 0 else { return nil }
            var (low, high) = (low, high)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if value(a, b, c, d, at: middle) * atLow > 0 { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
    }

    private static func range(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> ClosedRange<CGFloat> {
        let values = [a, d] + turningPoints(a, b, c, d).map { value(a, b, c, d, at: $0) }
        return (values.min() ?? a)...(values.max() ?? a)
    }
}
