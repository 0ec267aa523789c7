import Foundation

/// A quaternion: a real part and three imaginary ones. One of length one is a rotation of space.
public struct simd_quatf: Equatable, CustomDebugStringConvertible, Sendable {
    /// The imaginary parts, and the real one as the last element.
    public var vector: SIMD4<Float>

    /// Makes the quaternion of zeros, which is no rotation.
    public init() { vector = .zero }

    /// Makes a quaternion of its imaginary parts, with the real one as the last element.
    public init(vector: SIMD4<Float>) { self.vector = vector }

    /// Makes a quaternion of its parts.
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }

    /// Makes a quaternion of its parts.
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }

    /// Makes the rotation by an angle in radians around an axis of length one.
    public init(angle: Float, axis: SIMD3<Float>) { self.init(real: cos(angle / 2), imag: axis * sin(angle / 2)) }

    /// Makes the rotation that turns one vector of length one into another by the shortest way.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        if dot(from, to) >= 0 {
            self = Self.halfTurn(from, to)
        } else {
            // In two steps, because the half way between opposite vectors is nowhere.
            if dot(from + to, from + to) <= .ulpOfOne {
                let axis = from.x.magnitude < 0.5 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
                self.init(real: 0, imag: normalize(cross(from, axis)))
                return
            }
            let half = normalize(from + to)
            self = Self.halfTurn(half, to) * Self.halfTurn(from, half)
        }
    }

    private static func halfTurn(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
        let half = normalize(from + to)
        return simd_quatf(real: dot(from, half), imag: cross(from, half))
    }

    /// Makes the rotation of a matrix, whose columns are at right angles and have length one.
    public init(_ rotationMatrix: simd_float3x3) {
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
        var imag = SIMD3<Float>()
        imag[i] = twice / 4
        imag[j] = (m[i, j] + m[j, i]) / twice
        imag[k] = (m[i, k] + m[k, i]) / twice
        self.init(real: (m[j, k] - m[k, j]) / twice, imag: imag)
    }

    /// Makes the rotation in the upper left part of a matrix.
    public init(_ rotationMatrix: simd_float4x4) {
        let columns = rotationMatrix.columns
        self.init(simd_float3x3(simd_make_float3(columns.0), simd_make_float3(columns.1), simd_make_float3(columns.2)))
    }

    /// The real part.
    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }

    /// The imaginary parts.
    public var imag: SIMD3<Float> {
        get { simd_make_float3(vector) }
        set { vector = SIMD4<Float>(newValue, vector.w) }
    }

    /// The angle of the rotation, in radians.
    public var angle: Float { 2 * atan2(VectorMath.length(imag), real) }

    /// The axis of the rotation.
    public var axis: SIMD3<Float> { normalize(imag) }

    /// The quaternion with opposite imaginary parts: the rotation back.
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }

    /// The quaternion whose product with this one is one.
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / length_squared(vector)) }

    /// The quaternion of length one in the same direction.
    public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }

    /// The length.
    public var length: Float { VectorMath.length(vector) }

    /// The vector after the rotation.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    public var debugDescription: String { "simd_quatf(real: \(real), imag: \(imag))" }
}

extension simd_quatf {
    public static prefix func - (rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: -rhs.vector) }

    public static func + (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(vector: lhs.vector + rhs.vector)
    }

    public static func - (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(vector: lhs.vector - rhs.vector)
    }

    /// The product: the rotation that does what the second one does first.
    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        simd_quatf(
            real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
            imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
    }

    public static func * (lhs: Float, rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: lhs * rhs.vector) }

    public static func * (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector * rhs) }

    /// The product with the inverse.
    public static func / (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { lhs * rhs.inverse }

    public static func / (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector / rhs) }

    public static func += (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs + rhs }

    public static func -= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs - rhs }

    public static func *= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs * rhs }

    public static func *= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs * rhs }

    public static func /= (lhs: inout simd_quatf, rhs: simd_quatf) { lhs = lhs / rhs }

    public static func /= (lhs: inout simd_quatf, rhs: Float) { lhs = lhs / rhs }
}

extension simd_float3x3 {
    /// Makes the matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        self.init(
            quaternion.act(SIMD3<Float>(1, 0, 0)), quaternion.act(SIMD3<Float>(0, 1, 0)),
            quaternion.act(SIMD3<Float>(0, 0, 1)))
    }
}

extension simd_float4x4 {
    /// Makes the matrix of a rotation.
    public init(_ quaternion: simd_quatf) {
        let rotation = simd_float3x3(quaternion).columns
        self.init(
            SIMD4<Float>(rotation.0, 0), SIMD4<Float>(rotation.1, 0), SIMD4<Float>(rotation.2, 0),
            SIMD4<Float>(0, 0, 0, 1))
    }
}
