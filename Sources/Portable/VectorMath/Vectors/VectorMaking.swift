// Vectors of scalars and of shorter vectors, of which longer ones lose the rest, and shorter ones get zeros.

/// Makes a vector of `Float`.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2<Float>(x, y) }
public func simd_make_float2(_ other: SIMD3<Float>) -> SIMD2<Float> { SIMD2<Float>(other.x, other.y) }
public func simd_make_float2(_ other: SIMD4<Float>) -> SIMD2<Float> { SIMD2<Float>(other.x, other.y) }
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(x, y, z) }
public func simd_make_float3(_ xy: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3<Float>(xy, z) }
public func simd_make_float3(_ x: Float, _ yz: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(x, yz.x, yz.y) }
public func simd_make_float3(_ other: SIMD2<Float>) -> SIMD3<Float> { SIMD3<Float>(other, 0) }
public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(other.x, other.y, other.z) }
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4<Float>(x, y, z, w)
}
public func simd_make_float4(_ xy: SIMD2<Float>, _ z: Float, _ w: Float) -> SIMD4<Float> {
    SIMD4<Float>(xy.x, xy.y, z, w)
}
public func simd_make_float4(_ xy: SIMD2<Float>, _ zw: SIMD2<Float>) -> SIMD4<Float> {
    SIMD4<Float>(lowHalf: xy, highHalf: zw)
}
public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4<Float>(xyz, w) }
public func simd_make_float4(_ other: SIMD2<Float>) -> SIMD4<Float> { SIMD4<Float>(other.x, other.y, 0, 0) }
public func simd_make_float4(_ other: SIMD3<Float>) -> SIMD4<Float> { SIMD4<Float>(other, 0) }

/// Makes a vector of `Double`.
public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2<Double>(x, y) }
public func simd_make_double2(_ other: SIMD3<Double>) -> SIMD2<Double> { SIMD2<Double>(other.x, other.y) }
public func simd_make_double2(_ other: SIMD4<Double>) -> SIMD2<Double> { SIMD2<Double>(other.x, other.y) }
public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(x, y, z) }
public func simd_make_double3(_ xy: SIMD2<Double>, _ z: Double) -> SIMD3<Double> { SIMD3<Double>(xy, z) }
public func simd_make_double3(_ x: Double, _ yz: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(x, yz.x, yz.y) }
public func simd_make_double3(_ other: SIMD2<Double>) -> SIMD3<Double> { SIMD3<Double>(other, 0) }
public func simd_make_double3(_ other: SIMD4<Double>) -> SIMD3<Double> { SIMD3<Double>(other.x, other.y, other.z) }
public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(x, y, z, w)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ z: Double, _ w: Double) -> SIMD4<Double> {
    SIMD4<Double>(xy.x, xy.y, z, w)
}
public func simd_make_double4(_ xy: SIMD2<Double>, _ zw: SIMD2<Double>) -> SIMD4<Double> {
    SIMD4<Double>(lowHalf: xy, highHalf: zw)
}
public func simd_make_double4(_ xyz: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4<Double>(xyz, w) }
public func simd_make_double4(_ other: SIMD2<Double>) -> SIMD4<Double> { SIMD4<Double>(other.x, other.y, 0, 0) }
public func simd_make_double4(_ other: SIMD3<Double>) -> SIMD4<Double> { SIMD4<Double>(other, 0) }

/// Makes a vector of `Int32`.
public func simd_make_int2(_ x: Int32, _ y: Int32) -> SIMD2<Int32> { SIMD2<Int32>(x, y) }
public func simd_make_int2(_ other: SIMD3<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(other.x, other.y) }
public func simd_make_int2(_ other: SIMD4<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(other.x, other.y) }
public func simd_make_int3(_ x: Int32, _ y: Int32, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(x, y, z) }
public func simd_make_int3(_ xy: SIMD2<Int32>, _ z: Int32) -> SIMD3<Int32> { SIMD3<Int32>(xy, z) }
public func simd_make_int3(_ x: Int32, _ yz: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(x, yz.x, yz.y) }
public func simd_make_int3(_ other: SIMD2<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(other, 0) }
public func simd_make_int3(_ other: SIMD4<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(other.x, other.y, other.z) }
public func simd_make_int4(_ x: Int32, _ y: Int32, _ z: Int32, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(x, y, z, w) }
public func simd_make_int4(_ xy: SIMD2<Int32>, _ z: Int32, _ w: Int32) -> SIMD4<Int32> {
    SIMD4<Int32>(xy.x, xy.y, z, w)
}
public func simd_make_int4(_ xy: SIMD2<Int32>, _ zw: SIMD2<Int32>) -> SIMD4<Int32> {
    SIMD4<Int32>(lowHalf: xy, highHalf: zw)
}
public func simd_make_int4(_ xyz: SIMD3<Int32>, _ w: Int32) -> SIMD4<Int32> { SIMD4<Int32>(xyz, w) }
public func simd_make_int4(_ other: SIMD2<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(other.x, other.y, 0, 0) }
public func simd_make_int4(_ other: SIMD3<Int32>) -> SIMD4<Int32> { SIMD4<Int32>(other, 0) }

/// Makes a vector of `UInt32`.
public func simd_make_uint2(_ x: UInt32, _ y: UInt32) -> SIMD2<UInt32> { SIMD2<UInt32>(x, y) }
public func simd_make_uint2(_ other: SIMD3<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(other.x, other.y) }
public func simd_make_uint2(_ other: SIMD4<UInt32>) -> SIMD2<UInt32> { SIMD2<UInt32>(other.x, other.y) }
public func simd_make_uint3(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(x, y, z) }
public func simd_make_uint3(_ xy: SIMD2<UInt32>, _ z: UInt32) -> SIMD3<UInt32> { SIMD3<UInt32>(xy, z) }
public func simd_make_uint3(_ x: UInt32, _ yz: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(x, yz.x, yz.y) }
public func simd_make_uint3(_ other: SIMD2<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(other, 0) }
public func simd_make_uint3(_ other: SIMD4<UInt32>) -> SIMD3<UInt32> { SIMD3<UInt32>(other.x, other.y, other.z) }
public func simd_make_uint4(_ x: UInt32, _ y: UInt32, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(x, y, z, w)
}
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ z: UInt32, _ w: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(xy.x, xy.y, z, w)
}
public func simd_make_uint4(_ xy: SIMD2<UInt32>, _ zw: SIMD2<UInt32>) -> SIMD4<UInt32> {
    SIMD4<UInt32>(lowHalf: xy, highHalf: zw)
}
public func simd_make_uint4(_ xyz: SIMD3<UInt32>, _ w: UInt32) -> SIMD4<UInt32> { SIMD4<UInt32>(xyz, w) }
public func simd_make_uint4(_ other: SIMD2<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(other.x, other.y, 0, 0) }
public func simd_make_uint4(_ other: SIMD3<UInt32>) -> SIMD4<UInt32> { SIMD4<UInt32>(other, 0) }

/// Converts each element to `Float`.
public func simd_float(_ x: SIMD2<Double>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<Double>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<Double>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD2<Int32>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<Int32>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<Int32>) -> SIMD4<Float> { SIMD4<Float>(x) }
public func simd_float(_ x: SIMD2<UInt32>) -> SIMD2<Float> { SIMD2<Float>(x) }
public func simd_float(_ x: SIMD3<UInt32>) -> SIMD3<Float> { SIMD3<Float>(x) }
public func simd_float(_ x: SIMD4<UInt32>) -> SIMD4<Float> { SIMD4<Float>(x) }

/// Converts each element to `Double`.
public func simd_double(_ x: SIMD2<Float>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<Float>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<Float>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD2<Int32>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<Int32>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<Int32>) -> SIMD4<Double> { SIMD4<Double>(x) }
public func simd_double(_ x: SIMD2<UInt32>) -> SIMD2<Double> { SIMD2<Double>(x) }
public func simd_double(_ x: SIMD3<UInt32>) -> SIMD3<Double> { SIMD3<Double>(x) }
public func simd_double(_ x: SIMD4<UInt32>) -> SIMD4<Double> { SIMD4<Double>(x) }

/// Converts each element to `Int32`, towards zero.
public func simd_int(_ x: SIMD2<Float>) -> SIMD2<Int32> { SIMD2<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD3<Float>) -> SIMD3<Int32> { SIMD3<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD4<Float>) -> SIMD4<Int32> { SIMD4<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD2<Double>) -> SIMD2<Int32> { SIMD2<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD3<Double>) -> SIMD3<Int32> { SIMD3<Int32>(x, rounding: .towardZero) }
public func simd_int(_ x: SIMD4<Double>) -> SIMD4<Int32> { SIMD4<Int32>(x, rounding: .towardZero) }
