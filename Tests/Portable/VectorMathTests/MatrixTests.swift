import Foundation
import Testing
import simd

/// Square matrices of two, three and four columns.
///
/// Numbers: computed by hand; inverses by their product with the matrix.
@Suite("simd: matrices")
struct MatrixTests {
    @Test func `a matrix is made of columns, rows and a diagonal`() {
        let byColumns = float2x2(SIMD2(1, 2), SIMD2(3, 4))
        #expect(byColumns == float2x2(rows: [SIMD2(1, 3), SIMD2(2, 4)]))
        #expect(byColumns == float2x2([SIMD2(1, 2), SIMD2(3, 4)]))
        #expect(byColumns == simd_matrix(SIMD2<Float>(1, 2), SIMD2(3, 4)))
        #expect(byColumns == simd_matrix_from_rows(SIMD2<Float>(1, 3), SIMD2(2, 4)))
        #expect(byColumns[1] == SIMD2(3, 4))
        #expect(byColumns[1, 0] == 3)
        #expect(float3x3(diagonal: SIMD3(1, 2, 3))[2, 2] == 3)
        #expect(simd_float4x4(1) == matrix_identity_float4x4)
        #expect(double3x3() == double3x3(0))
    }

    @Test func `elements and columns can be replaced`() {
        var matrix = matrix_identity_float4x4
        matrix.columns.3 = SIMD4(1, 2, 3, 1)
        matrix[0, 1] = 7
        matrix[1] = SIMD4(0, 5, 0, 0)
        #expect(matrix.columns.0 == SIMD4(1, 7, 0, 0))
        #expect(matrix * SIMD4<Float>(0, 0, 0, 1) == SIMD4(1, 2, 3, 1))
        #expect(matrix[1, 1] == 5)
    }

    @Test func `products follow the rule of rows and columns`() {
        let a = double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
        let b = double2x2(rows: [SIMD2(5, 6), SIMD2(7, 8)])
        #expect(a * b == double2x2(rows: [SIMD2(19, 22), SIMD2(43, 50)]))
        #expect(simd_mul(a, b) == a * b)
        #expect(a * SIMD2(1, 1) == SIMD2(3, 7))
        #expect(SIMD2(1, 1) * a == SIMD2(4, 6))
        #expect(2 * a == a + a)
        #expect(a - a == double2x2())
        #expect(-a == -1 * a)
        #expect(simd_linear_combination(2, a, -1, a) == a)
        var c = a
        c *= b
        #expect(c == a * b)
    }

    @Test func `a translation after a scale moves by the whole way`() {
        var translation = matrix_identity_float4x4
        translation.columns.3 = [10, 20, 30, 1]
        let scale = float4x4(diagonal: [2, 2, 2, 1])
        #expect(translation * scale * SIMD4<Float>(1, 1, 1, 1) == [12, 22, 32, 1])
        #expect(scale * translation * SIMD4<Float>(1, 1, 1, 1) == [22, 42, 62, 1])
    }

    @Test func `determinants are those of the definition`() {
        #expect(double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)]).determinant == -2)
        #expect(double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)]).determinant == 18)
        let four = double4x4(rows: [
            SIMD4(1, 0, 2, -1), SIMD4(3, 0, 0, 5), SIMD4(2, 1, 4, -3), SIMD4(1, 0, 5, 0),
        ])
        #expect(four.determinant == 30)
        #expect(simd_determinant(four.transpose) == 30)
    }

    @Test func `the product with the inverse is the identity`() {
        let two = double2x2(rows: [SIMD2(1, 2), SIMD2(3, 4)])
        #expect(simd_almost_equal_elements(two * two.inverse, matrix_identity_double2x2, 1e-12))
        let three = double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)])
        #expect(simd_almost_equal_elements(three * three.inverse, matrix_identity_double3x3, 1e-12))
        let four = double4x4(rows: [
            SIMD4(1, 0, 2, -1), SIMD4(3, 0, 0, 5), SIMD4(2, 1, 4, -3), SIMD4(1, 0, 5, 0),
        ])
        #expect(simd_almost_equal_elements(four * simd_inverse(four), matrix_identity_double4x4, 1e-12))
        #expect(!simd_almost_equal_elements(four, matrix_identity_double4x4, 1e-12))
        #expect(!float2x2().inverse[0, 0].isFinite)
    }

    @Test func `a transposed matrix has rows for columns`() {
        let matrix = float3x3(rows: [SIMD3(1, 2, 3), SIMD3(4, 5, 6), SIMD3(7, 8, 9)])
        #expect(matrix.transpose.columns.0 == SIMD3(1, 2, 3))
        #expect(simd_transpose(matrix).transpose == matrix)
        #expect(float2x2(1).debugDescription.contains("1.0, 0.0"))
    }
}
