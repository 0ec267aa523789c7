import simd

/// Tells whether two numbers differ by no more than rounding.
func near<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ tolerance: T = 1e-5) -> Bool { abs(a - b) <= tolerance }

/// Tells whether two vectors differ by no more than rounding.
func near<V: SIMD>(_ a: V, _ b: V, _ tolerance: V.Scalar = 1e-5) -> Bool where V.Scalar: BinaryFloatingPoint {
    a.indices.allSatisfy { abs(a[$0] - b[$0]) <= tolerance }
}
