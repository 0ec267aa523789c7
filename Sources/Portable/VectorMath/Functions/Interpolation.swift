// Functions of each element, in the spelling of the Swift interface of `simd` and in that of its headers.

/// One for each positive element, minus one for each negative one, else zero.
public func sign(_ x: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0)
}
public func sign(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0)
}
public func sign(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(
        x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0,
        x.w > 0 ? 1 : x.w < 0 ? -1 : 0)
}
public func sign(_ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0)
}
public func sign(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0)
}
public func sign(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0,
        x.w > 0 ? 1 : x.w < 0 ? -1 : 0)
}
/// The same as `sign`.
public func simd_sign(_ x: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0)
}
public func simd_sign(_ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0)
}
public func simd_sign(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(
        x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0,
        x.w > 0 ? 1 : x.w < 0 ? -1 : 0)
}
public func simd_sign(_ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0)
}
public func simd_sign(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0)
}
public func simd_sign(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(
        x.x > 0 ? 1 : x.x < 0 ? -1 : 0, x.y > 0 ? 1 : x.y < 0 ? -1 : 0, x.z > 0 ? 1 : x.z < 0 ? -1 : 0,
        x.w > 0 ? 1 : x.w < 0 ? -1 : 0)
}

/// The values between two vectors: `x` where `t` is zero, `y` where it is one.
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }
/// The same as `mix`.
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + t * (y - x) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { x + t * (y - x) }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { x + t * (y - x) }

/// The values between two vectors: `x` if `t` is zero, `y` if it is one.
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + t * (y - x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + t * (y - x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + t * (y - x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + t * (y - x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + t * (y - x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + t * (y - x) }

/// The reciprocal of each element.
public func recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }
/// The same as `recip`.
public func simd_recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func simd_recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func simd_recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func simd_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func simd_recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func simd_recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }
/// The same as `recip`.
public func simd_fast_recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func simd_fast_recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func simd_fast_recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func simd_fast_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func simd_fast_recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func simd_fast_recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }
/// The same as `recip`.
public func simd_precise_recip(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x }
public func simd_precise_recip(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x }
public func simd_precise_recip(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x }
public func simd_precise_recip(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x }
public func simd_precise_recip(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x }
public func simd_precise_recip(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x }

/// The reciprocal of the square root of each element.
public func rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }
/// The same as `rsqrt`.
public func simd_rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func simd_rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }
/// The same as `rsqrt`.
public func simd_fast_rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func simd_fast_rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func simd_fast_rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func simd_fast_rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func simd_fast_rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func simd_fast_rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }
/// The same as `rsqrt`.
public func simd_precise_rsqrt(_ x: SIMD2<Float>) -> SIMD2<Float> { 1 / x.squareRoot() }
public func simd_precise_rsqrt(_ x: SIMD3<Float>) -> SIMD3<Float> { 1 / x.squareRoot() }
public func simd_precise_rsqrt(_ x: SIMD4<Float>) -> SIMD4<Float> { 1 / x.squareRoot() }
public func simd_precise_rsqrt(_ x: SIMD2<Double>) -> SIMD2<Double> { 1 / x.squareRoot() }
public func simd_precise_rsqrt(_ x: SIMD3<Double>) -> SIMD3<Double> { 1 / x.squareRoot() }
public func simd_precise_rsqrt(_ x: SIMD4<Double>) -> SIMD4<Double> { 1 / x.squareRoot() }

/// The part of each element behind the point, from zero to less than one.
public func fract(_ x: SIMD2<Float>) -> SIMD2<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD2<Float>(repeating: 0x1.fffffep-1))
}
public func fract(_ x: SIMD3<Float>) -> SIMD3<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD3<Float>(repeating: 0x1.fffffep-1))
}
public func fract(_ x: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD4<Float>(repeating: 0x1.fffffep-1))
}
public func fract(_ x: SIMD2<Double>) -> SIMD2<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD2<Double>(repeating: 0x1.fffffffffffffp-1))
}
public func fract(_ x: SIMD3<Double>) -> SIMD3<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD3<Double>(repeating: 0x1.fffffffffffffp-1))
}
public func fract(_ x: SIMD4<Double>) -> SIMD4<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD4<Double>(repeating: 0x1.fffffffffffffp-1))
}
/// The same as `fract`.
public func simd_fract(_ x: SIMD2<Float>) -> SIMD2<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD2<Float>(repeating: 0x1.fffffep-1))
}
public func simd_fract(_ x: SIMD3<Float>) -> SIMD3<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD3<Float>(repeating: 0x1.fffffep-1))
}
public func simd_fract(_ x: SIMD4<Float>) -> SIMD4<Float> {
    pointwiseMin(x - x.rounded(.down), SIMD4<Float>(repeating: 0x1.fffffep-1))
}
public func simd_fract(_ x: SIMD2<Double>) -> SIMD2<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD2<Double>(repeating: 0x1.fffffffffffffp-1))
}
public func simd_fract(_ x: SIMD3<Double>) -> SIMD3<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD3<Double>(repeating: 0x1.fffffffffffffp-1))
}
public func simd_fract(_ x: SIMD4<Double>) -> SIMD4<Double> {
    pointwiseMin(x - x.rounded(.down), SIMD4<Double>(repeating: 0x1.fffffffffffffp-1))
}

/// Zero for each element below its edge, else one.
public func step(_ x: SIMD2<Float>, edge: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD3<Float>, edge: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD4<Float>, edge: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD2<Double>, edge: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD3<Double>, edge: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func step(_ x: SIMD4<Double>, edge: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
/// The same as `step`.
public func simd_step(_ edge: SIMD2<Float>, _ x: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD3<Double>, _ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
public func simd_step(_ edge: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(repeating: 1).replacing(with: 0, where: x .< edge)
}
