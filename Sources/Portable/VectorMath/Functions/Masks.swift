// Questions about vectors, whose answers are masks: minus one for yes, zero for no.

/// Tells whether the sign bit of each element is set.
public func simd_all(_ x: SIMD2<Int32>) -> Bool { all(x .< 0) }
public func simd_all(_ x: SIMD3<Int32>) -> Bool { all(x .< 0) }
public func simd_all(_ x: SIMD4<Int32>) -> Bool { all(x .< 0) }
/// Tells whether the sign bit of an element is set.
public func simd_any(_ x: SIMD2<Int32>) -> Bool { any(x .< 0) }
public func simd_any(_ x: SIMD3<Int32>) -> Bool { any(x .< 0) }
public func simd_any(_ x: SIMD4<Int32>) -> Bool { any(x .< 0) }

/// Tells whether two vectors are equal.
public func simd_equal(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Bool { x == y }
public func simd_equal(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Bool { x == y }
public func simd_equal(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Bool { x == y }
public func simd_equal(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Bool { x == y }
public func simd_equal(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Bool { x == y }
public func simd_equal(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Bool { x == y }
public func simd_equal(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> Bool { x == y }
public func simd_equal(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> Bool { x == y }
public func simd_equal(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> Bool { x == y }
public func simd_equal(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> Bool { x == y }
public func simd_equal(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> Bool { x == y }
public func simd_equal(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> Bool { x == y }

/// The elements of `y` where the sign bit of the mask is set, else those of `x`.
public func simd_select(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ mask: SIMD2<Int32>) -> SIMD2<Float> {
    x.replacing(with: y, where: mask .< 0)
}
public func simd_select(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ mask: SIMD3<Int32>) -> SIMD3<Float> {
    x.replacing(with: y, where: mask .< 0)
}
public func simd_select(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ mask: SIMD4<Int32>) -> SIMD4<Float> {
    x.replacing(with: y, where: mask .< 0)
}

/// The product of two vectors, added to a third.
public func simd_muladd(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ z: SIMD2<Float>) -> SIMD2<Float> { x * y + z }
public func simd_muladd(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ z: SIMD3<Float>) -> SIMD3<Float> { x * y + z }
public func simd_muladd(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>) -> SIMD4<Float> { x * y + z }
public func simd_muladd(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ z: SIMD2<Double>) -> SIMD2<Double> { x * y + z }
public func simd_muladd(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) -> SIMD3<Double> { x * y + z }
public func simd_muladd(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD4<Double> { x * y + z }
