import CoreGraphics
import Foundation

/// Rounded rectangles whose corners have no jump in curvature.
///
/// Each corner is an arc of the given radius in the middle, and on either side a cubic curve that leaves the straight
/// side with curvature 0 and meets the arc with the arc's tangent and curvature. How far the curve reaches beyond the
/// circle's touching point is the smoothing: 0 is a plain circle; 0.53 is about where iOS icons and buttons begin to
/// bend (measured on screen: some 1.53 radii from the corner).
package enum ContinuousCorners {
    /// The wanted smoothing.
    static let smoothing = 0.53

    /// The steps of a rectangle with a radius for each corner. Radii that do not fit are reduced together, and the
    /// smoothing of each corner is reduced to the space its sides leave; circular corners have none.
    package static func roundedRectangle(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
        style: CornerStyle = .continuous
    ) -> [PathElement] {
        let (width, height) = (Double(rect.width), Double(rect.height))
        var radii = [topRight, bottomRight, bottomLeft, topLeft].map { max(0, Double($0)) }
        guard width > 0, height > 0, radii.contains(where: { $0 > 0 }) else { return PathShapes.rectangle(rect) }
        // Sides in the corners' order: right, bottom, left, top lie after the corner of the same index.
        let sides = [height, width, height, width]
        var shrink = 1.0
        for index in 0..<4 {
            let sum = radii[index] + radii[(index + 1) % 4]
            if sum > sides[index] { shrink = min(shrink, sides[index] / sum) }
        }
        radii = radii.map { $0 * shrink }
        var reach = [Double](repeating: style == .continuous ? smoothing : 0, count: 4)
        for index in 0..<4 {
            let next = (index + 1) % 4
            let sum = radii[index] + radii[next]
            guard sum > 0 else { continue }
            let possible = sides[index] / sum - 1
            reach[index] = min(reach[index], possible)
            reach[next] = min(reach[next], possible)
        }
        let corners = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ]
        var steps: [PathElement] = []
        for index in 0..<4 {
            // The direction of the side that arrives at the corner: right, down, left, up.
            let forward = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][index]
            let curve = corner(radius: radii[index], smoothing: max(0, reach[index]))
            let points = curve.map { point in
                // u runs along the arriving side up to the corner, v along the leaving one.
                CGPoint(
                    x: corners[index].x + CGFloat(forward.0 * point.u - forward.1 * point.v),
                    y: corners[index].y + CGFloat(forward.1 * point.u + forward.0 * point.v))
            }
            if steps.isEmpty {
                steps.append(.move(points[0]))
            } else if steps.currentPoint != points[0] {
                steps.append(.line(points[0]))
            }
            for start in stride(from: 1, to: points.count, by: 3) {
                steps.append(
                    .cubic(control1: points[start], control2: points[start + 1], to: points[start + 2]))
            }
        }
        steps.append(.close)
        return steps
    }

    /// The points of a corner at the origin, arriving along +u and leaving along +v: start, then three per curve.
    private static func corner(radius r: Double, smoothing s: Double) -> [(u: Double, v: Double)] {
        guard r > 0 else { return [(0, 0)] }
        // The easing curves take up a share of the quarter turn that grows with the smoothing.
        let ease = Double.pi / 4 * min(s, 1)
        let start = (u: -r * (1 + s), v: 0.0)
        guard ease > 1e-6 else {
            let k = r * (1 - Double(PathShapes.quarterCircleHandle))
            return [start, (-k, 0), (0, k), (0, r)]
        }
        // The arc's centre is (−r, r); it begins where its tangent has turned by `ease`.
        let arcStart = (u: -r + r * sin(ease), v: r - r * cos(ease))
        // Where the arc's first tangent meets the arriving side.
        let meeting = arcStart.u - arcStart.v / tan(ease)
        let tangent = hypot(arcStart.u - meeting, arcStart.v)
        // Curvature at a cubic's end is 2/3 · h / d²: d the last handle's length, h the distance of the first
        // control point from the end tangent. Setting it to 1/r gives h, and with it the first control point.
        let h = 1.5 * tangent * tangent / r
        let first = max(start.u, meeting - h / sin(ease))
        let turn = Double.pi / 2 - 2 * ease
        let handle = 4.0 / 3.0 * tan(turn / 4) * r
        let arcEnd = (u: -arcStart.v, v: -arcStart.u)
        return [
            start, (first, 0), (meeting, 0), arcStart,
            (arcStart.u + handle * cos(ease), arcStart.v + handle * sin(ease)),
            (arcEnd.u - handle * sin(ease), arcEnd.v - handle * cos(ease)), arcEnd,
            (0, -meeting), (0, -first), (0, -start.u),
        ]
    }
}
