import Foundation

/// An accumulator for the bounding box of points.
package struct PathBounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    package init() {}

    /// The bounding box of all points so far, or `CGRect.null` before the first.
    package var rect: CGRect {
        minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    package mutating func include(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    /// Includes the end points and control points of an element.
    package mutating func includeControlPoints(of element: PathElement) {
        switch element {
        case .move(let point), .line(let point):
            include(point)
        case .quad(let control, let point):
            include(control)
            include(point)
        case .cubic(let control1, let control2, let point):
            include(control1)
            include(control2)
            include(point)
        case .close:
            break
        }
    }

    /// Includes the extremes of a cubic curve: its end and the points at which its derivative is zero in x or in y.
    package mutating func includeCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        include(p3)
        for t in Self.extremes(p0.x, p1.x, p2.x, p3.x) + Self.extremes(p0.y, p1.y, p2.y, p3.y) {
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            include(
                CGPoint(
                    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                    y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
        }
    }

    private static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // B'(t)/3 = u t² + v t + w
        let u = d - 3 * c + 3 * b - a
        let v = 2 * (c - 2 * b + a)
        let w = b - a
        var roots: [CGFloat] = []
        if abs(u) < 1e-12 {
            if abs(v) > 1e-12 { roots = [-w / v] }
        } else {
            let discriminant = v * v - 4 * u * w
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                roots = [(-v + root) / (2 * u), (-v - root) / (2 * u)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension [PathElement] {
    /// The bounding box of the drawn curves. A move without a successor counts as a point.
    package var curveBounds: CGRect {
        var bounds = PathBounds()
        var current = CGPoint.zero
        var start = CGPoint.zero
        for element in self {
            switch element {
            case .move(let point):
                bounds.include(point)
                current = point
                start = point
            case .line(let point):
                bounds.include(point)
                current = point
            case .quad(let control, let point):
                let cubic = PathFlattening.cubic(fromQuad: control, from: current, to: point)
                bounds.includeCurve(current, cubic.0, cubic.1, point)
                current = point
            case .cubic(let control1, let control2, let point):
                bounds.includeCurve(current, control1, control2, point)
                current = point
            case .close:
                current = start
            }
        }
        return bounds.rect
    }
}

extension CGRect {
    /// The bounding box of the four transformed corners.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull || isInfinite || t.isIdentity { return self }
        var bounds = PathBounds()
        for corner in [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ] { bounds.include(corner.applying(t)) }
        return bounds.rect
    }
}
