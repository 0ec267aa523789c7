import CoreGraphics
import Foundation

/// A turn of a view in space, seen in perspective.
struct Rotation3D: Equatable, Sendable {
    var angle: Angle
    var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint
    /// The depth of the anchor behind the view's plane, in points.
    var anchorZ: CGFloat
    /// 0 for none.
    var perspective: CGFloat

    static func == (lhs: Rotation3D, rhs: Rotation3D) -> Bool {
        lhs.angle == rhs.angle && lhs.axis == rhs.axis && lhs.anchor == rhs.anchor && lhs.anchorZ == rhs.anchorZ
            && lhs.perspective == rhs.perspective
    }

    /// The viewer is as far away as the longer side is long, divided by `perspective`.
    func projection(size: CGSize) -> ProjectionTransform {
        let length = Double(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return ProjectionTransform() }
        let (x, y, z) = (Double(axis.x) / length, Double(axis.y) / length, Double(axis.z) / length)
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let t = 1 - c
        // Rows are what the unit vectors of x, y and z become (Rodrigues).
        let rotation = [
            [t * x * x + c, t * x * y + s * z, t * x * z - s * y],
            [t * x * y - s * z, t * y * y + c, t * y * z + s * x],
            [t * x * z + s * y, t * y * z - s * x, t * z * z + c],
        ]
        let longer = Double(max(size.width, size.height))
        let depth = longer > 0 ? -Double(perspective) / longer : 0
        let origin = anchor.point(in: CGRect(origin: .zero, size: size))
        let shift = (-Double(origin.x), -Double(origin.y), -Double(anchorZ))
        func turned(_ column: Int, _ vector: (Double, Double, Double)) -> Double {
            vector.0 * rotation[0][column] + vector.1 * rotation[1][column] + vector.2 * rotation[2][column]
        }
        /// A row of the projection: the vector turned, seen in perspective, moved back to the anchor.
        func row(_ vector: (Double, Double, Double), w: Double) -> (CGFloat, CGFloat, CGFloat) {
            let weight = w + depth * turned(2, vector)
            return (
                CGFloat(turned(0, vector) + weight * Double(origin.x)),
                CGFloat(turned(1, vector) + weight * Double(origin.y)), CGFloat(weight)
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row((1, 0, 0), w: 0)
        (result.m21, result.m22, result.m23) = row((0, 1, 0), w: 0)
        (result.m31, result.m32, result.m33) = row(shift, w: 1)
        return result
    }
}
