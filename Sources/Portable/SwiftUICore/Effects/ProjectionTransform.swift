import CoreGraphics
import QuartzCore

/// A projective transform of the plane: a point (x, y) becomes (x′/w, y′/w) with (x′, y′, w) = (x, y, 1) · m.
public struct ProjectionTransform: Equatable, Sendable {
    // Apple's interface declares three in a line; the rest of each line is not listed by name.
    public var m11: CGFloat = 1.0
    public var m12: CGFloat = 0.0, m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0
    public var m22: CGFloat = 1.0, m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0
    public var m32: CGFloat = 0.0, m33: CGFloat = 1.0

    public init() {}

    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// Projects the plane as a transform of space does, seen along the third axis.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    public var isIdentity: Bool { self == ProjectionTransform() }

    /// True if parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Replaces the transform by the one that takes it back.
    /// - Returns: false, without changing anything, when there is none.
    public mutating func invert() -> Bool {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        let adjugate: [[CGFloat]] = [
            [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
            [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
            [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
        ]
        self = ProjectionTransform(rows: adjugate.map { $0.map { $0 / determinant } })
        return true
    }

    /// The transform that takes this one back; the same one when there is none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        _ = copy.invert()
        return copy
    }

    /// Returns the product of this transform and another one, which is applied after it.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (a, b) = (rows, rhs.rows)
        return ProjectionTransform(
            rows: (0..<3).map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + a[row][$1] * b[$1][column] } }
            })
    }

    /// Returns the projection of a point; nil if it lies behind the viewer.
    func apply(to point: CGPoint) -> CGPoint? {
        let w = point.x * m13 + point.y * m23 + m33
        guard w > 1e-9 else { return nil }
        return CGPoint(x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The affine transform nearest to this one over a rectangle at the origin.
    ///
    /// Display lists draw with affine transforms only. What this gives moves the rectangle's corners as closely as one
    /// can (least squares) to where they should go: the middle and the mean directions of opposite sides are right,
    /// only that one side of a tilted view is longer than the other is lost. A rectangle that reaches behind the viewer
    /// is drawn without perspective.
    func flattened(over size: CGSize) -> CGAffineTransform {
        let direct = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
        let (width, height) = (size.width, size.height)
        guard !isAffine, width > 0, height > 0 else { return direct }
        let corners = [(0, 0), (width, 0), (0, height), (width, height)].map { apply(to: CGPoint(x: $0.0, y: $0.1)) }
        guard let p00 = corners[0], let p10 = corners[1], let p01 = corners[2], let p11 = corners[3] else {
            return direct
        }
        let a = (p10.x - p00.x + p11.x - p01.x) / (2 * width)
        let b = (p10.y - p00.y + p11.y - p01.y) / (2 * width)
        let c = (p01.x - p00.x + p11.x - p10.x) / (2 * height)
        let d = (p01.y - p00.y + p11.y - p10.y) / (2 * height)
        let middle = CGPoint(x: (p00.x + p10.x + p01.x + p11.x) / 4, y: (p00.y + p10.y + p01.y + p11.y) / 4)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: middle.x - (a * width + c * height) / 2,
            ty: middle.y - (b * width + d * height) / 2)
    }
}
