import CoreGraphics
import Foundation

/// Rounded rectangles whose corners have continuous curvature.
///
/// Each corner consists of three cubic curves, symmetric about its diagonal: curvature rises from 0 at the straight
/// side to its peak on the diagonal, which the corner crosses at the same point as the circular one. The smoothing is
/// the distance by which the corner begins before the circle's tangent point, in radii: 0 is the circle, 0.53 about
/// where the corners of iOS icons and buttons begin (measured on screen: some 1.53 radii from the corner). The control
/// points for 0.53 are those with the least change of curvature along the corner, found by minimising ∫(dκ/ds)² ds; for
/// less space they are interpolated with the circle's.
package enum ContinuousCorners {
    /// The smoothing where there is enough space.
    static let smoothing = 0.53

    /// The elements of a rectangle with a radius for each corner. None is larger than the shorter side; those that do not
    /// fit are reduced together, and the smoothing of each corner is reduced to the space on its sides; circular corners
    /// have none. A radius that is NaN or negative counts as 0.
    package static func roundedRectangle(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
        style: CornerStyle = .continuous
    ) -> [PathElement] {
        let (width, height) = (Double(rect.width), Double(rect.height))
        var radii = [topRight, bottomRight, bottomLeft, topLeft].map { $0 > 0 ? min(Double($0), width, height) : 0 }
        guard width > 0, height > 0, radii.contains(where: { $0 > 0 }) else { return PathShapes.rectangle(rect) }
        // Sides in the corners' order: right, bottom, left and top follow the corner of the same index.
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
            // The direction of the side that leads to the corner: right, down, left, up.
            let forward = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][index]
            let curve = corner(radius: radii[index], smoothing: max(0, reach[index]))
            let points = curve.map { point in
                // u runs along the incoming side to the corner, v along the outgoing one.
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

    /// The control points of a corner of radius 1, by distance from the corner along one side and height above it:
    /// start, two handles, joint; and the length of the middle curve's handles.
    private struct Shape {
        let firstHandle: Double
        let secondHandle: (along: Double, above: Double)
        let joint: (along: Double, above: Double)
        let middleHandle: Double

        /// Arcs of a circle of 22.5°, 45° and 22.5°.
        static let circle = Shape(
            firstHandle: 0.868_8, secondHandle: (0.738_5, 0.025_9), joint: (0.617_3, 0.076_1), middleHandle: 0.265_2)
        static let smooth = Shape(
            firstHandle: 1.208_7, secondHandle: (0.974_4, 0), joint: (0.764_1, 0.048_0), middleHandle: 0.395_1)

        /// Interpolates between the circle and the smooth shape.
        init(part: Double) {
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
            let (a, b) = (Self.circle, Self.smooth)
            self.init(
                firstHandle: mix(a.firstHandle, b.firstHandle),
                secondHandle: (
                    mix(a.secondHandle.along, b.secondHandle.along), mix(a.secondHandle.above, b.secondHandle.above)
                ), joint: (mix(a.joint.along, b.joint.along), mix(a.joint.above, b.joint.above)),
                middleHandle: mix(a.middleHandle, b.middleHandle))
        }

        init(
            firstHandle: Double, secondHandle: (along: Double, above: Double), joint: (along: Double, above: Double),
            middleHandle: Double
        ) {
            self.firstHandle = firstHandle
            self.secondHandle = secondHandle
            self.joint = joint
            self.middleHandle = middleHandle
        }
    }

    /// The points of a corner at the origin, from +u to +v: start, then three per curve.
    private static func corner(radius r: Double, smoothing s: Double) -> [(u: Double, v: Double)] {
        guard r > 0 else { return [(0, 0)] }
        guard s > 1e-3 else {
            let k = r * (1 - Double(PathShapes.quarterCircleHandle))
            return [(-r, 0), (-k, 0), (0, k), (0, r)]
        }
        let shape = Shape(part: min(1, s / smoothing))
        // The middle curve leaves the joint in the direction of the first one's end.
        let (dx, dy) = (shape.secondHandle.along - shape.joint.along, shape.joint.above - shape.secondHandle.above)
        let length = hypot(dx, dy)
        let handle = (
            along: shape.joint.along - dx / length * shape.middleHandle,
            above: shape.joint.above + dy / length * shape.middleHandle
        )
        let half: [(along: Double, above: Double)] = [
            (1 + s, 0), (shape.firstHandle, 0), shape.secondHandle, shape.joint, handle,
        ]
        return half.map { (u: -$0.along * r, v: $0.above * r) }
            + half.reversed().map { (u: -$0.above * r, v: $0.along * r) }
    }
}
