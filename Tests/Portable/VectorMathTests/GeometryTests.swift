import Foundation
import Testing
import simd

/// Products, lengths and directions of vectors.
///
/// Numbers: computed by hand from the definitions; vectors with whole lengths are Pythagorean triples and quadruples.
@Suite("simd: geometry of vectors")
struct GeometryTests {
    @Test func `the dot product adds the products of the elements`() {
        #expect(dot(SIMD2<Float>(1, 2), SIMD2(3, 4)) == 11)
        #expect(dot(SIMD3<Double>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
        #expect(simd_dot(simd_float4(1, 2, 3, 4), simd_float4(5, 6, 7, 8)) == 70)
    }

    @Test func `the cross product of two axes is the third one`() {
        #expect(cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(simd_cross(simd_double3(0, 1, 0), simd_double3(0, 0, 1)) == simd_double3(1, 0, 0))
        #expect(simd_cross(simd_float2(2, 3), simd_float2(4, 5)) == simd_float3(0, 0, -2))
    }

    @Test func `lengths and distances follow Pythagoras`() {
        #expect(length(SIMD2<Float>(3, 4)) == 5)
        #expect(simd_length(simd_double3(2, 3, 6)) == 7)
        #expect(simd_fast_length(simd_float4(1, 1, 1, 1)) == 2)
        #expect(length_squared(SIMD3<Float>(1, 2, 2)) == 9)
        #expect(simd_length_squared(simd_float2(1, 3)) == 10)
        #expect(distance(SIMD2<Double>(1, 1), SIMD2(4, 5)) == 5)
        #expect(simd_distance(simd_float3(1, 1, 1), simd_float3(3, 4, 7)) == 7)
        #expect(distance_squared(SIMD2<Double>(1, 1), SIMD2(4, 5)) == 25)
        #expect(norm_one(SIMD3<Float>(-1, 2, -3)) == 6)
        #expect(simd_norm_inf(simd_float3(-1, 2, -3)) == 3)
    }

    @Test func `a normalised vector has length one, and that of zero is no number`() {
        #expect(near(normalize(SIMD2<Float>(3, 4)), SIMD2(0.6, 0.8)))
        #expect(near(simd_normalize(simd_double3(2, 3, 6)), simd_double3(2, 3, 6) / 7))
        #expect(normalize(SIMD2<Float>(0, 0)).x.isNaN)
    }

    @Test func `mirrors turn the part along the normal, and projections keep it`() {
        #expect(reflect(SIMD2<Float>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
        #expect(simd_reflect(simd_float3(1, -2, 3), simd_float3(0, 1, 0)) == simd_float3(1, 2, 3))
        #expect(project(SIMD2<Double>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
        #expect(simd_project(simd_float3(1, 2, 3), simd_float3(0, 0, 5)) == simd_float3(0, 0, 3))
    }

    @Test func `light keeps its direction in the same medium, and is reflected at flat angles`() {
        let direction = normalize(SIMD2<Double>(1, -1))
        #expect(near(refract(direction, n: SIMD2(0, 1), eta: 1), direction))
        // sin 45° / sin 30° is √2, the index of the medium.
        let inside = simd_refract(direction, SIMD2<Double>(0, 1), 1 / 2.0.squareRoot())
        #expect(near(inside, SIMD2(0.5, -0.75.squareRoot())))
        #expect(refract(direction, n: SIMD2(0, 1), eta: 2) == .zero)
    }
}
