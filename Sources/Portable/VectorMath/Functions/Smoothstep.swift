// The step between two edges without corners, and the functions of the headers for single numbers.

/// Zero up to one edge, one from the other, and a cubic curve between them.
public func smoothstep(_ x: SIMD2<Float>, edge0: SIMD2<Float>, edge1: SIMD2<Float>) -> SIMD2<Float> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD3<Float>, edge0: SIMD3<Float>, edge1: SIMD3<Float>) -> SIMD3<Float> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD4<Float>, edge0: SIMD4<Float>, edge1: SIMD4<Float>) -> SIMD4<Float> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD2<Double>, edge0: SIMD2<Double>, edge1: SIMD2<Double>) -> SIMD2<Double> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD3<Double>, edge0: SIMD3<Double>, edge1: SIMD3<Double>) -> SIMD3<Double> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
public func smoothstep(_ x: SIMD4<Double>, edge0: SIMD4<Double>, edge1: SIMD4<Double>) -> SIMD4<Double> {
    let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
    return t * t * (3 - 2 * t)
}
/// The same as `smoothstep`.
public func simd_smoothstep(_ edge0: SIMD2<Float>, _ edge1: SIMD2<Float>, _ x: SIMD2<Float>) -> SIMD2<Float> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_smoothstep(_ edge0: SIMD3<Float>, _ edge1: SIMD3<Float>, _ x: SIMD3<Float>) -> SIMD3<Float> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_smoothstep(_ edge0: SIMD4<Float>, _ edge1: SIMD4<Float>, _ x: SIMD4<Float>) -> SIMD4<Float> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_smoothstep(_ edge0: SIMD2<Double>, _ edge1: SIMD2<Double>, _ x: SIMD2<Double>) -> SIMD2<Double> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_smoothstep(_ edge0: SIMD3<Double>, _ edge1: SIMD3<Double>, _ x: SIMD3<Double>) -> SIMD3<Double> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
public func simd_smoothstep(_ edge0: SIMD4<Double>, _ edge1: SIMD4<Double>, _ x: SIMD4<Double>) -> SIMD4<Double> {
    smoothstep(x, edge0: edge0, edge1: edge1)
}

/// A number, or the bound that it is beyond.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }

/// The number between two others: `x` if `t` is zero, `y` if it is one.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }

/// One for a positive number, minus one for a negative one, else zero.
public func simd_sign(_ x: Float) -> Float { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The part of a number behind the point, from zero to less than one.
public func simd_fract(_ x: Float) -> Float { Swift.min(x - x.rounded(.down), 0x1.fffffep-1) }

/// Zero for a number below the edge, else one.
public func simd_step(_ edge: Float, _ x: Float) -> Float { x < edge ? 0 : 1 }

/// Zero up to one edge, one from the other, and a cubic curve between them.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

/// The reciprocal of a number.
public func simd_recip(_ x: Float) -> Float { 1 / x }

/// The reciprocal of the square root of a number.
public func simd_rsqrt(_ x: Float) -> Float { 1 / x.squareRoot() }

/// A number, or the bound that it is beyond.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }

/// The number between two others: `x` if `t` is zero, `y` if it is one.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }

/// One for a positive number, minus one for a negative one, else zero.
public func simd_sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }

/// The part of a number behind the point, from zero to less than one.
public func simd_fract(_ x: Double) -> Double { Swift.min(x - x.rounded(.down), 0x1.fffffffffffffp-1) }

/// Zero for a number below the edge, else one.
public func simd_step(_ edge: Double, _ x: Double) -> Double { x < edge ? 0 : 1 }

/// Zero up to one edge, one from the other, and a cubic curve between them.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

/// The reciprocal of a number.
public func simd_recip(_ x: Double) -> Double { 1 / x }

/// The reciprocal of the square root of a number.
public func simd_rsqrt(_ x: Double) -> Double { 1 / x.squareRoot() }
