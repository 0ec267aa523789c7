import Foundation

/// A flattened subpath.
package struct Polyline: Equatable, Sendable {
    /// The vertices; a closed line does not repeat its first one.
    package var points: [CGPoint]
    package var isClosed: Bool

    package init(points: [CGPoint], isClosed: Bool) {
        self.points = points
        self.isClosed = isClosed
    }
}

/// Flattens curves to lines within a tolerance.
package enum PathFlattening {
    /// The maximum number of lines of one curve: sufficient for a curve as long as a poster, and finite for an endless
    /// one.
    private static let segmentLimit = 500

    /// Flattens each subpath to lines within `tolerance` points of its curves.
    package static func polylines(_ elements: [PathElement], tolerance: CGFloat) -> [Polyline] {
        var lines: [Polyline] = []
        var points: [CGPoint] = []
        func finish(closed: Bool) {
            if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
            points = []
        }
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                finish(closed: false)
                points = [point]
                start = point
            case .line(let point):
                if points.isEmpty { points = [start] }
                points.append(point)
            case .quad(let control, let point):
                if points.isEmpty { points = [start] }
                let cubic = cubic(fromQuad: control, from: points[points.count - 1], to: point)
                append(cubic.0, cubic.1, point, to: &points, tolerance: tolerance)
            case .cubic(let control1, let control2, let point):
                if points.isEmpty { points = [start] }
                append(control1, control2, point, to: &points, tolerance: tolerance)
            case .close:
                if points.count > 1, points.first == points.last { points.removeLast() }
                finish(closed: true)
            }
        }
        finish(closed: false)
        return lines
    }

    /// The control points of the cubic curve that equals a quadratic one.
    package static func cubic(
        fromQuad control: CGPoint, from start: CGPoint, to end: CGPoint
    ) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    /// A cubic curve lies within √3/18 · 6 · max|second difference| / (8 n²) of n equal-parameter chords; the count
    /// follows from that bound.
    private static func append(
        _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, to points: inout [CGPoint], tolerance: CGFloat
    ) {
        let p0 = points[points.count - 1]
        let bend = max(
            abs(p0.x - 2 * p1.x + p2.x) + abs(p0.y - 2 * p1.y + p2.y),
            abs(p1.x - 2 * p2.x + p3.x) + abs(p1.y - 2 * p2.y + p3.y))
        let wanted = (bend * 6 / (8 * max(tolerance, 1e-6))).squareRoot()
        let count = wanted.isFinite ? min(segmentLimit, max(1, Int(wanted.rounded(.up)))) : segmentLimit
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            points.append(
                index == count
                    ? p3
                    : CGPoint(
                        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
                        y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y))
        }
    }
}

extension CGPath {
    /// A copy whose curves are flattened to lines within `threshold` points of them.
    public func flattened(threshold: CGFloat) -> CGPath {
        let path = CGMutablePath()
        for line in PathFlattening.polylines(elements, tolerance: threshold) {
            path.addLines(between: line.points)
            if line.isClosed { path.closeSubpath() }
        }
        return path
    }
}
