// The functions of <simd/quaternion.h>.

import Foundation

// MARK: Float

/// Makes the rotation by an angle in radians around an axis of length one.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }

/// Makes a quaternion of its parts, the real one as the last.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
    simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}

/// Makes a quaternion of its parts, the real one as the last.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }

/// Makes the rotation that turns one vector of length one into another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }

/// Makes the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }

/// Makes the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }

/// The matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }

/// The matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }

/// The real part.
public func simd_real(_ q: simd_quatf) -> Float { q.real }

/// The imaginary parts.
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }

/// The angle of a rotation, in radians.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }

/// The axis of a rotation.
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }

/// The length.
public func simd_length(_ q: simd_quatf) -> Float { q.length }

/// The quaternion of length one in the same direction.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }

/// The quaternion with opposite imaginary parts.
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }

/// The quaternion whose product with another is one.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }

/// The quaternion with the opposite parts.
public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }

/// The dot product.
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { dot(p.vector, q.vector) }

/// The sum.
public func simd_add(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p + q }

/// The difference.
public func simd_sub(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p - q }

/// The product: the rotation that does what the second one does first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }

/// The product with a number.
public func simd_mul(_ q: simd_quatf, _ a: Float) -> simd_quatf { q * a }

/// The product with a number.
public func simd_mul(_ a: Float, _ q: simd_quatf) -> simd_quatf { a * q }

/// The vector after a rotation.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

/// Tells whether two quaternions are equal.
public func simd_equal(_ p: simd_quatf, _ q: simd_quatf) -> Bool { p == q }

/// The rotation between two others, by the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    simd_dot(q0, q1) < 0 ? onArc(q0, -q1, t) : onArc(q0, q1, t)
}

/// The rotation between two others, by the longer way.
public func simd_slerp_longest(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    simd_dot(q0, q1) < 0 ? onArc(q0, q1, t) : onArc(q0, -q1, t)
}

private func onArc(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    let angle = 2 * atan2(length(q0.vector - q1.vector), length(q0.vector + q1.vector))
    // The ends are too close for their angle, so that the chord is the arc.
    if sin(angle).magnitude < 1e-6 { return (q0 * (1 - t) + q1 * t).normalized }
    return ((q0 * sin((1 - t) * angle) + q1 * sin(t * angle)) / sin(angle)).normalized
}

// MARK: Double

/// Makes the rotation by an angle in radians around an axis of length one.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}

/// Makes a quaternion of its parts, the real one as the last.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
    simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}

/// Makes a quaternion of its parts, the real one as the last.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }

/// Makes the rotation that turns one vector of length one into another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }

/// Makes the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }

/// Makes the rotation of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }

/// The matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }

/// The matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

/// The real part.
public func simd_real(_ q: simd_quatd) -> Double { q.real }

/// The imaginary parts.
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }

/// The angle of a rotation, in radians.
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }

/// The axis of a rotation.
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }

/// The length.
public func simd_length(_ q: simd_quatd) -> Double { q.length }

/// The quaternion of length one in the same direction.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }

/// The quaternion with opposite imaginary parts.
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }

/// The quaternion whose product with another is one.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }

/// The quaternion with the opposite parts.
public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }

/// The dot product.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { dot(p.vector, q.vector) }

/// The sum.
public func simd_add(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p + q }

/// The difference.
public func simd_sub(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p - q }

/// The product: the rotation that does what the second one does first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }

/// The product with a number.
public func simd_mul(_ q: simd_quatd, _ a: Double) -> simd_quatd { q * a }

/// The product with a number.
public func simd_mul(_ a: Double, _ q: simd_quatd) -> simd_quatd { a * q }

/// The vector after a rotation.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }

/// Tells whether two quaternions are equal.
public func simd_equal(_ p: simd_quatd, _ q: simd_quatd) -> Bool { p == q }

/// The rotation between two others, by the shorter way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(q0, q1) < 0 ? onArc(q0, -q1, t) : onArc(q0, q1, t)
}

/// The rotation between two others, by the longer way.
public func simd_slerp_longest(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(q0, q1) < 0 ? onArc(q0, q1, t) : onArc(q0, -q1, t)
}

private func onArc(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    let angle = 2 * atan2(length(q0.vector - q1.vector), length(q0.vector + q1.vector))
    // The ends are too close for their angle, so that the chord is the arc.
    if sin(angle).magnitude < 1e-12 { return (q0 * (1 - t) + q1 * t).normalized }
    return ((q0 * sin((1 - t) * angle) + q1 * sin(t * angle)) / sin(angle)).normalized
}
