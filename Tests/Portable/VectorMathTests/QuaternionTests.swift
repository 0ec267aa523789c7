import Foundation
import Testing
import simd

/// Quaternions as rotations.
///
/// Numbers: rotations by quarter turns, whose results are axes; half angles by the sines of 45° and 22.5°.
@Suite("simd: quaternions")
struct QuaternionTests {
    private let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))

    @Test func `a rotation turns a vector around its axis`() {
        #expect(near(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        #expect(near(simd_act(quarter, SIMD3(0, 0, 5)), SIMD3(0, 0, 5)))
        #expect(near(quarter.angle, .pi / 2))
        #expect(near(quarter.axis, SIMD3(0, 0, 1)))
        #expect(near(quarter.real, 0.70710678))
        #expect(near(quarter.imag, SIMD3(0, 0, 0.70710678)))
        #expect(near(quarter.length, 1))
    }

    @Test func `a product rotates by the second one first`() {
        let aboutX = simd_quatf(angle: .pi / 2, axis: SIMD3(1, 0, 0))
        #expect(near((aboutX * quarter).act(SIMD3(1, 0, 0)), SIMD3(0, 0, 1)))
        #expect(near((quarter * aboutX).act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)))
        #expect(near((quarter * quarter.inverse).vector, SIMD4(0, 0, 0, 1)))
        #expect(near((quarter / quarter).vector, SIMD4(0, 0, 0, 1)))
        #expect(quarter.conjugate.imag == -quarter.imag)
    }

    @Test func `the rotation between two vectors turns one into the other`() {
        let vectors: [SIMD3<Double>] = [
            [1, 0, 0], [0, 1, 0], [0, 0, -1], [-1, 0, 0], [0.6, 0.8, 0], [-0.6, -0.8, 0],
        ]
        for from in vectors {
            for to in vectors { #expect(near(simd_quatd(from: from, to: to).act(from), to, 1e-12)) }
        }
    }

    @Test func `matrices and quaternions are the same rotation`() {
        let axes: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0.6, 0, -0.8]]
        for axis in axes {
            for angle in [0.1, 1, 2.5, Double.pi] {
                let rotation = simd_quatd(angle: angle, axis: axis)
                let matrix = simd_double3x3(rotation)
                #expect(near(matrix * SIMD3(1, 2, 3), rotation.act(SIMD3(1, 2, 3)), 1e-12))
                let back = simd_quatd(matrix)
                #expect(near(simd_dot(back, rotation).magnitude, 1, 1e-12))
                #expect(near(simd_quatd(simd_double4x4(rotation)).vector, back.vector, 1e-12))
            }
        }
        #expect(simd_matrix4x4(quarter).columns.3 == SIMD4(0, 0, 0, 1))
    }

    @Test func `half of the way between two rotations is half of the angle`() {
        let none = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
        let half = simd_slerp(none, quarter, 0.5)
        #expect(near(half.angle, .pi / 4))
        #expect(near(simd_slerp(none, -quarter, 0.5).angle, .pi / 4))
        // The other way round is 270°; half of it is 135° the other way.
        #expect(near(simd_slerp_longest(none, quarter, 0.5).act(SIMD3(1, 0, 0)), SIMD3(-0.70710678, -0.70710678, 0)))
        #expect(simd_slerp(quarter, quarter, 0.5) == quarter.normalized)
    }
}
