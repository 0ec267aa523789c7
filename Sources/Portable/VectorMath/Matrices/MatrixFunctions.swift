// The functions of <simd/matrix.h>.

/// The product of two matrices.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }

/// The product of a matrix and a column.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }

/// The product of a row and a matrix.
public func simd_mul(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }
public func simd_mul(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
public func simd_mul(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }
public func simd_mul(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
public func simd_mul(_ x: SIMD3<Double>, _ y: simd_double3x3) -> SIMD3<Double> { x * y }
public func simd_mul(_ x: SIMD4<Double>, _ y: simd_double4x4) -> SIMD4<Double> { x * y }

/// The product of two matrices.
public func matrix_multiply(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
public func matrix_multiply(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func matrix_multiply(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func matrix_multiply(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
public func matrix_multiply(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }

/// The product of a matrix and a column.
public func matrix_multiply(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
public func matrix_multiply(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func matrix_multiply(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
public func matrix_multiply(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func matrix_multiply(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
public func matrix_multiply(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }

/// The product of a row and a matrix.
public func matrix_multiply(_ x: SIMD2<Float>, _ y: simd_float2x2) -> SIMD2<Float> { x * y }
public func matrix_multiply(_ x: SIMD3<Float>, _ y: simd_float3x3) -> SIMD3<Float> { x * y }
public func matrix_multiply(_ x: SIMD4<Float>, _ y: simd_float4x4) -> SIMD4<Float> { x * y }
public func matrix_multiply(_ x: SIMD2<Double>, _ y: simd_double2x2) -> SIMD2<Double> { x * y }
public func matrix_multiply(_ x: SIMD3<Double>, _ y: simd_double3x3) -> SIMD3<Double> { x * y }
public func matrix_multiply(_ x: SIMD4<Double>, _ y: simd_double4x4) -> SIMD4<Double> { x * y }

/// The product of a number and a matrix.
public func simd_mul(_ a: Float, _ x: simd_float2x2) -> simd_float2x2 { a * x }
public func simd_mul(_ a: Float, _ x: simd_float3x3) -> simd_float3x3 { a * x }
public func simd_mul(_ a: Float, _ x: simd_float4x4) -> simd_float4x4 { a * x }
public func simd_mul(_ a: Double, _ x: simd_double2x2) -> simd_double2x2 { a * x }
public func simd_mul(_ a: Double, _ x: simd_double3x3) -> simd_double3x3 { a * x }
public func simd_mul(_ a: Double, _ x: simd_double4x4) -> simd_double4x4 { a * x }

/// The product of a number and a matrix.
public func matrix_scale(_ a: Float, _ x: simd_float2x2) -> simd_float2x2 { a * x }
public func matrix_scale(_ a: Float, _ x: simd_float3x3) -> simd_float3x3 { a * x }
public func matrix_scale(_ a: Float, _ x: simd_float4x4) -> simd_float4x4 { a * x }
public func matrix_scale(_ a: Double, _ x: simd_double2x2) -> simd_double2x2 { a * x }
public func matrix_scale(_ a: Double, _ x: simd_double3x3) -> simd_double3x3 { a * x }
public func matrix_scale(_ a: Double, _ x: simd_double4x4) -> simd_double4x4 { a * x }

/// The sum of two matrices.
public func simd_add(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x + y }
public func simd_add(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x + y }
public func simd_add(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x + y }
public func simd_add(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x + y }
public func simd_add(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x + y }
public func simd_add(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x + y }

/// The difference of two matrices.
public func simd_sub(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x - y }
public func simd_sub(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x - y }
public func simd_sub(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x - y }
public func simd_sub(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x - y }
public func simd_sub(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x - y }
public func simd_sub(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x - y }

/// The sum of two matrices, each times a number.
public func simd_linear_combination(_ a: Float, _ x: simd_float2x2, _ b: Float, _ y: simd_float2x2) -> simd_float2x2 {
    a * x + b * y
}
public func simd_linear_combination(_ a: Float, _ x: simd_float3x3, _ b: Float, _ y: simd_float3x3) -> simd_float3x3 {
    a * x + b * y
}
public func simd_linear_combination(_ a: Float, _ x: simd_float4x4, _ b: Float, _ y: simd_float4x4) -> simd_float4x4 {
    a * x + b * y
}
public func simd_linear_combination(_ a: Double, _ x: simd_double2x2, _ b: Double, _ y: simd_double2x2)
    -> simd_double2x2
{ a * x + b * y }
public func simd_linear_combination(_ a: Double, _ x: simd_double3x3, _ b: Double, _ y: simd_double3x3)
    -> simd_double3x3
{ a * x + b * y }
public func simd_linear_combination(_ a: Double, _ x: simd_double4x4, _ b: Double, _ y: simd_double4x4)
    -> simd_double4x4
{ a * x + b * y }

/// The matrix whose rows are the columns of another.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }

/// The inverse of a matrix.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }

/// The determinant of a matrix.
public func simd_determinant(_ x: simd_float2x2) -> Float { x.determinant }
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
public func simd_determinant(_ x: simd_float4x4) -> Float { x.determinant }
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
public func simd_determinant(_ x: simd_double3x3) -> Double { x.determinant }
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }

/// Tells whether two matrices are equal.
public func simd_equal(_ x: simd_float2x2, _ y: simd_float2x2) -> Bool { x == y }
public func simd_equal(_ x: simd_float3x3, _ y: simd_float3x3) -> Bool { x == y }
public func simd_equal(_ x: simd_float4x4, _ y: simd_float4x4) -> Bool { x == y }
public func simd_equal(_ x: simd_double2x2, _ y: simd_double2x2) -> Bool { x == y }
public func simd_equal(_ x: simd_double3x3, _ y: simd_double3x3) -> Bool { x == y }
public func simd_equal(_ x: simd_double4x4, _ y: simd_double4x4) -> Bool { x == y }

/// Tells whether no element of two matrices differs by more than a tolerance.
public func simd_almost_equal_elements(_ x: simd_float2x2, _ y: simd_float2x2, _ tolerance: Float) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
}
public func simd_almost_equal_elements(_ x: simd_float3x3, _ y: simd_float3x3, _ tolerance: Float) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
        && norm_inf(x.columns.2 - y.columns.2) <= tolerance
}
public func simd_almost_equal_elements(_ x: simd_float4x4, _ y: simd_float4x4, _ tolerance: Float) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
        && norm_inf(x.columns.2 - y.columns.2) <= tolerance && norm_inf(x.columns.3 - y.columns.3) <= tolerance
}
public func simd_almost_equal_elements(_ x: simd_double2x2, _ y: simd_double2x2, _ tolerance: Double) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
}
public func simd_almost_equal_elements(_ x: simd_double3x3, _ y: simd_double3x3, _ tolerance: Double) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
        && norm_inf(x.columns.2 - y.columns.2) <= tolerance
}
public func simd_almost_equal_elements(_ x: simd_double4x4, _ y: simd_double4x4, _ tolerance: Double) -> Bool {
    norm_inf(x.columns.0 - y.columns.0) <= tolerance && norm_inf(x.columns.1 - y.columns.1) <= tolerance
        && norm_inf(x.columns.2 - y.columns.2) <= tolerance && norm_inf(x.columns.3 - y.columns.3) <= tolerance
}
