import Foundation

/// A quaternion: a real part and three imaginary ones. One of length one is a rotation of space.
public struct simd_quatd: Equatable, CustomDebugStringConvertible, Sendable {
    /// The imaginary parts, and the real one as the last element.
    public var vector: SIMD4<Double>

    /// Makes the quaternion of zeros, which is no rotation.
    public init() { vector = .zero }

    /// Makes a quaternion of its imaginary parts, with the real one as the last element.
    public init(vector: SIMD4<Double>) { self.vector = vector }

    /// Makes a quaternion of its parts.
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }

    /// Makes a quaternion of its parts.
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }

    /// Makes the rotation by an angle in radians around an axis of length one.
    public init(angle: Double, axis: SIMD3<Double>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }

    /// Makes the rotation that turns one vector of length one into another by the shortest way.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        if dot(from, to) >= 0 {
            self = Self.halfTurn(from, to)
        } else {
            // In two steps, because the half way between opposite vectors is nowhere.
            if dot(from + to, from + to) <= .ulpOfOne {
                let axis = from.x.magnitude < 0.5 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
                self.init(real: 0, imag: normalize(cross(from, axis)))
                return
            }
            let half = normalize(from + to)
            self = Self.halfTurn(half, to) * Self.halfTurn(from, half)
        }
    }

    private static func halfTurn(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
        let half = normalize(from + to)
        return simd_quatd(real: dot(from, half), imag: cross(from, half))
    }

    /// Makes the rotation of a matrix, whose columns are at right angles and have length one.
    public init(_ rotationMatrix: simd_double3x3) {
        let m = rotationMatrix
        let trace = m[0, 0] + m[1, 1] + m[2, 2]
        if trace >= 0 {
            let twice = 2 * (trace + 1).squareRoot()
            self.init(
                ix: (m[1, 2] - m[2, 1]) / twice, iy: (m[2, 0] - m[0, 2]) / twice, iz: (m[0, 1] - m[1, 0]) / twice,
                r: twice / 4)
            return
        }
        // The greatest element of the diagonal, so that nothing is divided by a small number.
        let i = m[0, 0] >= m[1, 1] && m[0, 0] >= m[2, 2] ? 0 : m[1, 1] >= m[2, 2] ? 1 : 2
        let (j, k) = ((i + 1) % 3, (i + 2) % 3)
        let twice = 2 * (1 + m[i, i] - m[j, j] - m[k, k]).squareRoot()
        var imag = SIMD3<Double>()
        imag[i] = twice / 4
        imag[j] = (m[i, j] + m[j, i]) / twice
        imag[k] = (m[i, k] + m[k, i]) / twice
        self.init(real: (m[j, k] - m[k, j]) / twice, imag: imag)
    }

    /// Makes the rotation in the upper left part of a matrix.
    public init(_ rotationMatrix: simd_double4x4) {
        let columns = rotationMatrix.columns
        self.init(
            simd_double3x3(simd_make_double3(columns.0), simd_make_double3(columns.1), simd_make_double3(columns.2)))
    }

    /// The real part.
    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    public var imag: SIMD3<Double> {
        get { simd_make_double3(vector) }
        set { vector = SIMD4<Double>(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians.
    public var angle: Double { 2 * atan2(VectorMath.length(imag), real) }

    /// The axis of the rotation.
    public var axis: SIMD3<Double> { normalize(imag) }

    /// The quaternion with opposite imaginary parts: the rotation back.
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }

    /// The quaternion whose product with this one is one.
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / length_squared(vector)) }

    /// The quaternion of length one in the same direction.
    public var normalized: simd_quatd { simd_quatd(vector: normalize(vector)) }

    /// The length.
    public var length: Double { VectorMath.length(vector) }

    /// The vector after the rotation.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    public var debugDescription: String { "simd_quatd(real: \(real), imag: \(imag))" }
}

extension simd_quatd {
    public static prefix func - (rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: -rhs.vector) }

    public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector + rhs.vector)
    }

    public static func - (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(vector: lhs.vector - rhs.vector)
    }

    /// The product: the rotation that does what the second one does first.
    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
    }

    public static func * (lhs: Double, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs * rhs.vector) }

    public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector * rhs) }

    /// The product with the inverse.
    public static func / (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { lhs * rhs.inverse }

    public static func / (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector / rhs) }

    public static func += (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs + rhs }

    public static func -= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs - rhs }

    public static func *= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs * rhs }

    public static func *= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs * rhs }

    public static func /= (lhs: inout simd_quatd, rhs: simd_quatd) { lhs = lhs / rhs }

    public static func /= (lhs: inout simd_quatd, rhs: Double) { lhs = lhs / rhs }
}

extension simd_double3x3 {
    /// Makes the matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        self.init(
            quaternion.act(SIMD3<Double>(1, 0, 0)), quaternion.act(SIMD3<Double>(0, 1, 0)),
            quaternion.act(SIMD3<Double>(0, 0, 1)))
    }
}

extension simd_double4x4 {
    /// Makes the matrix of a rotation.
    public init(_ quaternion: simd_quatd) {
        let rotation = simd_double3x3(quaternion).columns
        self.init(
            SIMD4<Double>(rotation.0, 0), SIMD4<Double>(rotation.1, 0), SIMD4<Double>(rotation.2, 0),
            SIMD4<Double>(0, 0, 0, 1))
    }
}
