// The direction of light in another medium.

/// The direction of a ray behind a surface with a normal of length one; zero where all is reflected.
///
/// - Parameter eta: The ratio of the indices of refraction.
public func refract(_ x: SIMD2<Float>, n: SIMD2<Float>, eta: Float) -> SIMD2<Float> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract(_ x: SIMD3<Float>, n: SIMD3<Float>, eta: Float) -> SIMD3<Float> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract(_ x: SIMD4<Float>, n: SIMD4<Float>, eta: Float) -> SIMD4<Float> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract(_ x: SIMD2<Double>, n: SIMD2<Double>, eta: Double) -> SIMD2<Double> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract(_ x: SIMD3<Double>, n: SIMD3<Double>, eta: Double) -> SIMD3<Double> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
public func refract(_ x: SIMD4<Double>, n: SIMD4<Double>, eta: Double) -> SIMD4<Double> {
    let cosine = dot(x, n)
    let rest = 1 - eta * eta * (1 - cosine * cosine)
    return rest < 0 ? .zero : x * eta - n * (eta * cosine + rest.squareRoot())
}
/// The same as `refract`.
public func simd_refract(_ x: SIMD2<Float>, _ n: SIMD2<Float>, _ eta: Float) -> SIMD2<Float> {
    refract(x, n: n, eta: eta)
}
public func simd_refract(_ x: SIMD3<Float>, _ n: SIMD3<Float>, _ eta: Float) -> SIMD3<Float> {
    refract(x, n: n, eta: eta)
}
public func simd_refract(_ x: SIMD4<Float>, _ n: SIMD4<Float>, _ eta: Float) -> SIMD4<Float> {
    refract(x, n: n, eta: eta)
}
public func simd_refract(_ x: SIMD2<Double>, _ n: SIMD2<Double>, _ eta: Double) -> SIMD2<Double> {
    refract(x, n: n, eta: eta)
}
public func simd_refract(_ x: SIMD3<Double>, _ n: SIMD3<Double>, _ eta: Double) -> SIMD3<Double> {
    refract(x, n: n, eta: eta)
}
public func simd_refract(_ x: SIMD4<Double>, _ n: SIMD4<Double>, _ eta: Double) -> SIMD4<Double> {
    refract(x, n: n, eta: eta)
}
