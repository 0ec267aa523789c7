import Foundation
import Testing
import simd

/// Functions of each element, and vectors made of other ones.
///
/// Numbers: computed by hand from the definitions.
@Suite("simd: functions of elements")
struct ElementTests {
    @Test func `bounds are met for each element`() {
        #expect(min(SIMD3<Float>(1, 5, 3), SIMD3(4, 2, 6)) == SIMD3(1, 2, 3))
        #expect(simd_max(simd_int2(1, 5), simd_int2(4, 2)) == simd_int2(4, 5))
        #expect(clamp(SIMD3<Float>(-1, 0.5, 2), min: 0, max: 1) == SIMD3(0, 0.5, 1))
        #expect(
            simd_clamp(simd_double2(5, 5), simd_double2(0, 6), simd_double2(4, 9)) == simd_double2(4, 6))
        #expect(simd_clamp(Float(7), 0, 4) == 4)
        #expect(abs(SIMD2<Float>(-1, 2)) == SIMD2(1, 2))
        #expect(simd_abs(simd_int3(-1, 2, -3)) == simd_int3(1, 2, 3))
        #expect(simd_reduce_add(simd_float4(1, 2, 3, 4)) == 10)
        #expect(reduce_min(SIMD3<Int32>(3, 1, 2)) == 1)
        #expect(simd_reduce_max(simd_float2(3, 1)) == 3)
    }

    @Test func `values between two vectors follow the parameter`() {
        #expect(mix(SIMD2<Float>(0, 10), SIMD2(10, 20), t: 0.25) == SIMD2(2.5, 12.5))
        #expect(mix(SIMD2<Float>(0, 0), SIMD2(10, 10), t: SIMD2(0, 1)) == SIMD2(0, 10))
        #expect(simd_mix(simd_float3(repeating: 0), simd_float3(1, 2, 4), simd_float3(repeating: 0.5)) == [0.5, 1, 2])
        #expect(simd_mix(Double(1), 3, 0.5) == 2)
    }

    @Test func `steps are at the edge, and smooth ones reach a half in the middle`() {
        #expect(step(SIMD3<Float>(0, 1, 2), edge: SIMD3(repeating: 1)) == SIMD3(0, 1, 1))
        #expect(simd_step(simd_float2(1, 1), simd_float2(0, 2)) == simd_float2(0, 1))
        let edges = (SIMD3<Float>(repeating: 0), SIMD3<Float>(repeating: 4))
        #expect(smoothstep(SIMD3<Float>(-1, 2, 9), edge0: edges.0, edge1: edges.1) == SIMD3(0, 0.5, 1))
        #expect(simd_smoothstep(0, 4, Float(1)) == 0.15625)
    }

    @Test func `signs, fractions and reciprocals are those of each element`() {
        #expect(sign(SIMD3<Float>(-2, 0, 3)) == SIMD3(-1, 0, 1))
        #expect(fract(SIMD2<Double>(1.25, -0.25)) == SIMD2(0.25, 0.75))
        #expect(simd_fract(simd_float2(2.5, -1e-9)).y < 1)
        #expect(recip(SIMD2<Float>(2, 4)) == SIMD2(0.5, 0.25))
        #expect(simd_rsqrt(simd_double2(4, 16)) == simd_double2(0.5, 0.25))
    }

    @Test func `the functions of C's mathematics apply to each element`() {
        #expect(near(sin(SIMD2<Float>(0, .pi / 2)), SIMD2(0, 1)))
        #expect(near(cos(SIMD3<Double>(0, .pi / 2, .pi)), SIMD3(1, 0, -1)))
        #expect(near(atan2(SIMD2<Double>(1, 0), SIMD2(0, -1)), SIMD2(.pi / 2, .pi)))
        #expect(pow(SIMD2<Double>(2, 3), SIMD2(3, 2)) == SIMD2(8, 9))
        #expect(near(exp(SIMD2<Float>(0, 1)), SIMD2(1, 2.7182818)))
        #expect(near(log2(SIMD2<Float>(8, 1)), SIMD2(3, 0)))
        #expect(floor(SIMD2<Float>(1.5, -1.5)) == SIMD2(1, -2))
        #expect(ceil(SIMD2<Float>(1.5, -1.5)) == SIMD2(2, -1))
        #expect(trunc(SIMD2<Float>(1.5, -1.5)) == SIMD2(1, -1))
        #expect(round(SIMD2<Float>(0.5, -0.5)) == SIMD2(1, -1))
        #expect(fmax(SIMD2<Float>(.nan, 1), SIMD2(2, 3)) == SIMD2(2, 3))
    }

    @Test func `vectors are made of shorter and longer ones`() {
        #expect(simd_make_float2(simd_float3(1, 2, 3)) == simd_float2(1, 2))
        #expect(simd_make_float3(simd_float2(1, 2), 3) == simd_float3(1, 2, 3))
        #expect(simd_make_float4(simd_float3(1, 2, 3), 1) == simd_float4(1, 2, 3, 1))
        #expect(simd_make_double4(simd_double2(1, 2), simd_double2(3, 4)) == simd_double4(1, 2, 3, 4))
        #expect(simd_make_int3(simd_int2(1, 2)) == simd_int3(1, 2, 0))
        #expect(simd_float(simd_double3(1.5, 2, 3)) == simd_float3(1.5, 2, 3))
        #expect(simd_int(simd_float2(1.9, -1.9)) == simd_int2(1, -1))
    }

    @Test func `masks are read by the sign bit`() {
        #expect(simd_all(simd_int2(-1, -1)))
        #expect(!simd_all(simd_int2(-1, 0)))
        #expect(simd_any(simd_int3(0, 0, -1)))
        #expect(simd_select(simd_float2(1, 2), simd_float2(3, 4), simd_int2(0, -1)) == simd_float2(1, 4))
        #expect(simd_equal(simd_float2(1, 2), simd_float2(1, 2)))
        #expect(simd_muladd(simd_float2(1, 2), simd_float2(3, 4), simd_float2(5, 6)) == simd_float2(8, 14))
    }
}
