// Products, lengths and directions, in the spelling of the Swift interface of `simd` and in that of its headers.

/// The dot product.
public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.x + x.y * y.y }
public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { x.x * y.x + x.y * y.y + x.z * y.z }
public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w }
public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.x + x.y * y.y }
public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { x.x * y.x + x.y * y.y + x.z * y.z }
public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w }
/// The same as `dot`.
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { x.x * y.x + x.y * y.y }
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { x.x * y.x + x.y * y.y + x.z * y.z }
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w }
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { x.x * y.x + x.y * y.y }
public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { x.x * y.x + x.y * y.y + x.z * y.z }
public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w }

/// The cross product; that of vectors of the plane points out of it.
public func cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(0, 0, x.x * y.y - x.y * y.x) }
public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3<Double>(0, 0, x.x * y.y - x.y * y.x)
}
public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The same as `cross`.
public func simd_cross(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD3<Float> {
    SIMD3<Float>(0, 0, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3<Double>(0, 0, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

/// The square of the length.
public func length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
public func length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
public func length_squared(_ x: SIMD4<Float>) -> Float { dot(x, x) }
public func length_squared(_ x: SIMD2<Double>) -> Double { dot(x, x) }
public func length_squared(_ x: SIMD3<Double>) -> Double { dot(x, x) }
public func length_squared(_ x: SIMD4<Double>) -> Double { dot(x, x) }
/// The same as `length_squared`.
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { dot(x, x) }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { dot(x, x) }
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { dot(x, x) }
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { dot(x, x) }

/// The length.
public func length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
public func length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
public func length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
public func length(_ x: SIMD2<Double>) -> Double { dot(x, x).squareRoot() }
public func length(_ x: SIMD3<Double>) -> Double { dot(x, x).squareRoot() }
public func length(_ x: SIMD4<Double>) -> Double { dot(x, x).squareRoot() }
/// The same as `length`.
public func simd_length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD2<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD3<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_length(_ x: SIMD4<Double>) -> Double { dot(x, x).squareRoot() }
/// The same as `length`.
public func simd_fast_length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_fast_length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_fast_length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_fast_length(_ x: SIMD2<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_fast_length(_ x: SIMD3<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_fast_length(_ x: SIMD4<Double>) -> Double { dot(x, x).squareRoot() }
/// The same as `length`.
public func simd_precise_length(_ x: SIMD2<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_precise_length(_ x: SIMD3<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_precise_length(_ x: SIMD4<Float>) -> Float { dot(x, x).squareRoot() }
public func simd_precise_length(_ x: SIMD2<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_precise_length(_ x: SIMD3<Double>) -> Double { dot(x, x).squareRoot() }
public func simd_precise_length(_ x: SIMD4<Double>) -> Double { dot(x, x).squareRoot() }

/// The square of the distance between two points.
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length_squared(x - y) }
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length_squared(x - y) }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length_squared(x - y) }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length_squared(x - y) }
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length_squared(x - y) }
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length_squared(x - y) }
/// The same as `distance_squared`.
public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length_squared(x - y) }
public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length_squared(x - y) }

/// The distance between two points.
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
/// The same as `distance`.
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
/// The same as `distance`.
public func simd_fast_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func simd_fast_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func simd_fast_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func simd_fast_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func simd_fast_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func simd_fast_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
/// The same as `distance`.
public func simd_precise_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func simd_precise_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func simd_precise_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func simd_precise_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func simd_precise_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func simd_precise_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }

/// The vector of length one in the same direction; not a number for the vector zero.
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }
/// The same as `normalize`.
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }
/// The same as `normalize`.
public func simd_fast_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func simd_fast_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func simd_fast_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func simd_fast_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func simd_fast_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func simd_fast_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }
/// The same as `normalize`.
public func simd_precise_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func simd_precise_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func simd_precise_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func simd_precise_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func simd_precise_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func simd_precise_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }

/// The sum of the magnitudes of the elements.
public func norm_one(_ x: SIMD2<Float>) -> Float { x.x.magnitude + x.y.magnitude }
public func norm_one(_ x: SIMD3<Float>) -> Float { x.x.magnitude + x.y.magnitude + x.z.magnitude }
public func norm_one(_ x: SIMD4<Float>) -> Float { x.x.magnitude + x.y.magnitude + x.z.magnitude + x.w.magnitude }
public func norm_one(_ x: SIMD2<Double>) -> Double { x.x.magnitude + x.y.magnitude }
public func norm_one(_ x: SIMD3<Double>) -> Double { x.x.magnitude + x.y.magnitude + x.z.magnitude }
public func norm_one(_ x: SIMD4<Double>) -> Double { x.x.magnitude + x.y.magnitude + x.z.magnitude + x.w.magnitude }
/// The same as `norm_one`.
public func simd_norm_one(_ x: SIMD2<Float>) -> Float { x.x.magnitude + x.y.magnitude }
public func simd_norm_one(_ x: SIMD3<Float>) -> Float { x.x.magnitude + x.y.magnitude + x.z.magnitude }
public func simd_norm_one(_ x: SIMD4<Float>) -> Float { x.x.magnitude + x.y.magnitude + x.z.magnitude + x.w.magnitude }
public func simd_norm_one(_ x: SIMD2<Double>) -> Double { x.x.magnitude + x.y.magnitude }
public func simd_norm_one(_ x: SIMD3<Double>) -> Double { x.x.magnitude + x.y.magnitude + x.z.magnitude }
public func simd_norm_one(_ x: SIMD4<Double>) -> Double {
    x.x.magnitude + x.y.magnitude + x.z.magnitude + x.w.magnitude
}

/// The greatest magnitude of an element.
public func norm_inf(_ x: SIMD2<Float>) -> Float { abs(x).max() }
public func norm_inf(_ x: SIMD3<Float>) -> Float { abs(x).max() }
public func norm_inf(_ x: SIMD4<Float>) -> Float { abs(x).max() }
public func norm_inf(_ x: SIMD2<Double>) -> Double { abs(x).max() }
public func norm_inf(_ x: SIMD3<Double>) -> Double { abs(x).max() }
public func norm_inf(_ x: SIMD4<Double>) -> Double { abs(x).max() }
/// The same as `norm_inf`.
public func simd_norm_inf(_ x: SIMD2<Float>) -> Float { abs(x).max() }
public func simd_norm_inf(_ x: SIMD3<Float>) -> Float { abs(x).max() }
public func simd_norm_inf(_ x: SIMD4<Float>) -> Float { abs(x).max() }
public func simd_norm_inf(_ x: SIMD2<Double>) -> Double { abs(x).max() }
public func simd_norm_inf(_ x: SIMD3<Double>) -> Double { abs(x).max() }
public func simd_norm_inf(_ x: SIMD4<Double>) -> Double { abs(x).max() }

/// The part of one vector that points along another.
public func project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (dot(x, y) / dot(y, y)) }
public func project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (dot(x, y) / dot(y, y)) }
public func project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (dot(x, y) / dot(y, y)) }
public func project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { y * (dot(x, y) / dot(y, y)) }
public func project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { y * (dot(x, y) / dot(y, y)) }
public func project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { y * (dot(x, y) / dot(y, y)) }
/// The same as `project`.
public func simd_project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { y * (dot(x, y) / dot(y, y)) }
public func simd_project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { y * (dot(x, y) / dot(y, y)) }
public func simd_project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { y * (dot(x, y) / dot(y, y)) }
/// The same as `project`.
public func simd_fast_project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_fast_project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_fast_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_fast_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { y * (dot(x, y) / dot(y, y)) }
public func simd_fast_project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { y * (dot(x, y) / dot(y, y)) }
public func simd_fast_project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { y * (dot(x, y) / dot(y, y)) }
/// The same as `project`.
public func simd_precise_project(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_precise_project(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_precise_project(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { y * (dot(x, y) / dot(y, y)) }
public func simd_precise_project(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    y * (dot(x, y) / dot(y, y))
}
public func simd_precise_project(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    y * (dot(x, y) / dot(y, y))
}
public func simd_precise_project(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
    y * (dot(x, y) / dot(y, y))
}

/// The direction of a ray after a mirror with a normal of length one.
public func reflect(_ x: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float> { x - n * (2 * dot(x, n)) }
public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> { x - n * (2 * dot(x, n)) }
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> { x - n * (2 * dot(x, n)) }
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { x - n * (2 * dot(x, n)) }
public func reflect(_ x: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double> { x - n * (2 * dot(x, n)) }
public func reflect(_ x: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double> { x - n * (2 * dot(x, n)) }
/// The same as `reflect`.
public func simd_reflect(_ x: SIMD2<Float>, _ n: SIMD2<Float>) -> SIMD2<Float> { x - n * (2 * dot(x, n)) }
public func simd_reflect(_ x: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float> { x - n * (2 * dot(x, n)) }
public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> { x - n * (2 * dot(x, n)) }
public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { x - n * (2 * dot(x, n)) }
public func simd_reflect(_ x: SIMD3<Double>, _ n: SIMD3<Double>) -> SIMD3<Double> { x - n * (2 * dot(x, n)) }
public func simd_reflect(_ x: SIMD4<Double>, _ n: SIMD4<Double>) -> SIMD4<Double> { x - n * (2 * dot(x, n)) }
