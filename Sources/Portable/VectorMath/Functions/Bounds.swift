// Functions of each element, in the spelling of the Swift interface of `simd` and in that of its headers.

/// The magnitude of each element.
public func abs(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Swift.abs(x.x), Swift.abs(x.y)) }
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z)) }
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Swift.abs(x.x), Swift.abs(x.y)) }
public func abs(_ x: SIMD3<Double>) -> SIMD3<Double> { SIMD3<Double>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z)) }
public func abs(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}
public func abs(_ x: SIMD2<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(Swift.abs(x.x), Swift.abs(x.y)) }
public func abs(_ x: SIMD3<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z)) }
public func abs(_ x: SIMD4<Int32>) -> SIMD4<Int32> {
    SIMD4<Int32>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}
/// The same as `abs`.
public func simd_abs(_ x: SIMD2<Float>) -> SIMD2<Float> { SIMD2<Float>(Swift.abs(x.x), Swift.abs(x.y)) }
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z)) }
public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4<Float>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { SIMD2<Double>(Swift.abs(x.x), Swift.abs(x.y)) }
public func simd_abs(_ x: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z))
}
public func simd_abs(_ x: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4<Double>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}
public func simd_abs(_ x: SIMD2<Int32>) -> SIMD2<Int32> { SIMD2<Int32>(Swift.abs(x.x), Swift.abs(x.y)) }
public func simd_abs(_ x: SIMD3<Int32>) -> SIMD3<Int32> { SIMD3<Int32>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z)) }
public func simd_abs(_ x: SIMD4<Int32>) -> SIMD4<Int32> {
    SIMD4<Int32>(Swift.abs(x.x), Swift.abs(x.y), Swift.abs(x.z), Swift.abs(x.w))
}

/// The lesser of each two elements.
public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(x, y) }
public func min(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(x, y) }
public func min(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(x, y) }
/// The same as `min`.
public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMin(x, y) }
public func simd_min(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMin(x, y) }

/// The greater of each two elements.
public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMax(x, y) }
public func max(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMax(x, y) }
public func max(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMax(x, y) }
/// The same as `max`.
public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD2<Int32>, _ y: SIMD2<Int32>) -> SIMD2<Int32> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD3<Int32>, _ y: SIMD3<Int32>) -> SIMD3<Int32> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD4<Int32>, _ y: SIMD4<Int32>) -> SIMD4<Int32> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD2<UInt32>, _ y: SIMD2<UInt32>) -> SIMD2<UInt32> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD3<UInt32>, _ y: SIMD3<UInt32>) -> SIMD3<UInt32> { pointwiseMax(x, y) }
public func simd_max(_ x: SIMD4<UInt32>, _ y: SIMD4<UInt32>) -> SIMD4<UInt32> { pointwiseMax(x, y) }

/// Each element, or the bound that it is beyond.
public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD2<Int32>, min: SIMD2<Int32>, max: SIMD2<Int32>) -> SIMD2<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD3<Int32>, min: SIMD3<Int32>, max: SIMD3<Int32>) -> SIMD3<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD4<Int32>, min: SIMD4<Int32>, max: SIMD4<Int32>) -> SIMD4<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD2<UInt32>, min: SIMD2<UInt32>, max: SIMD2<UInt32>) -> SIMD2<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD3<UInt32>, min: SIMD3<UInt32>, max: SIMD3<UInt32>) -> SIMD3<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp(_ x: SIMD4<UInt32>, min: SIMD4<UInt32>, max: SIMD4<UInt32>) -> SIMD4<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}
/// The same as `clamp`.
public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<Double> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD2<Int32>, _ min: SIMD2<Int32>, _ max: SIMD2<Int32>) -> SIMD2<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<Int32>, _ min: SIMD3<Int32>, _ max: SIMD3<Int32>) -> SIMD3<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<Int32>, _ min: SIMD4<Int32>, _ max: SIMD4<Int32>) -> SIMD4<Int32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD2<UInt32>, _ min: SIMD2<UInt32>, _ max: SIMD2<UInt32>) -> SIMD2<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD3<UInt32>, _ min: SIMD3<UInt32>, _ max: SIMD3<UInt32>) -> SIMD3<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}
public func simd_clamp(_ x: SIMD4<UInt32>, _ min: SIMD4<UInt32>, _ max: SIMD4<UInt32>) -> SIMD4<UInt32> {
    x.clamped(lowerBound: min, upperBound: max)
}

/// Each element, or the bound that it is beyond.
public func clamp(_ x: SIMD2<Float>, min: Float, max: Float) -> SIMD2<Float> {
    x.clamped(lowerBound: SIMD2<Float>(repeating: min), upperBound: SIMD2<Float>(repeating: max))
}
public func clamp(_ x: SIMD3<Float>, min: Float, max: Float) -> SIMD3<Float> {
    x.clamped(lowerBound: SIMD3<Float>(repeating: min), upperBound: SIMD3<Float>(repeating: max))
}
public func clamp(_ x: SIMD4<Float>, min: Float, max: Float) -> SIMD4<Float> {
    x.clamped(lowerBound: SIMD4<Float>(repeating: min), upperBound: SIMD4<Float>(repeating: max))
}
public func clamp(_ x: SIMD2<Double>, min: Double, max: Double) -> SIMD2<Double> {
    x.clamped(lowerBound: SIMD2<Double>(repeating: min), upperBound: SIMD2<Double>(repeating: max))
}
public func clamp(_ x: SIMD3<Double>, min: Double, max: Double) -> SIMD3<Double> {
    x.clamped(lowerBound: SIMD3<Double>(repeating: min), upperBound: SIMD3<Double>(repeating: max))
}
public func clamp(_ x: SIMD4<Double>, min: Double, max: Double) -> SIMD4<Double> {
    x.clamped(lowerBound: SIMD4<Double>(repeating: min), upperBound: SIMD4<Double>(repeating: max))
}
public func clamp(_ x: SIMD2<Int32>, min: Int32, max: Int32) -> SIMD2<Int32> {
    x.clamped(lowerBound: SIMD2<Int32>(repeating: min), upperBound: SIMD2<Int32>(repeating: max))
}
public func clamp(_ x: SIMD3<Int32>, min: Int32, max: Int32) -> SIMD3<Int32> {
    x.clamped(lowerBound: SIMD3<Int32>(repeating: min), upperBound: SIMD3<Int32>(repeating: max))
}
public func clamp(_ x: SIMD4<Int32>, min: Int32, max: Int32) -> SIMD4<Int32> {
    x.clamped(lowerBound: SIMD4<Int32>(repeating: min), upperBound: SIMD4<Int32>(repeating: max))
}
public func clamp(_ x: SIMD2<UInt32>, min: UInt32, max: UInt32) -> SIMD2<UInt32> {
    x.clamped(lowerBound: SIMD2<UInt32>(repeating: min), upperBound: SIMD2<UInt32>(repeating: max))
}
public func clamp(_ x: SIMD3<UInt32>, min: UInt32, max: UInt32) -> SIMD3<UInt32> {
    x.clamped(lowerBound: SIMD3<UInt32>(repeating: min), upperBound: SIMD3<UInt32>(repeating: max))
}
public func clamp(_ x: SIMD4<UInt32>, min: UInt32, max: UInt32) -> SIMD4<UInt32> {
    x.clamped(lowerBound: SIMD4<UInt32>(repeating: min), upperBound: SIMD4<UInt32>(repeating: max))
}

/// The least element.
public func reduce_min(_ x: SIMD2<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD3<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD3<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD4<Double>) -> Double { x.min() }
public func reduce_min(_ x: SIMD2<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD3<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD4<Int32>) -> Int32 { x.min() }
public func reduce_min(_ x: SIMD2<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD3<UInt32>) -> UInt32 { x.min() }
public func reduce_min(_ x: SIMD4<UInt32>) -> UInt32 { x.min() }
/// The same as `reduce_min`.
public func simd_reduce_min(_ x: SIMD2<Float>) -> Float { x.min() }
public func simd_reduce_min(_ x: SIMD3<Float>) -> Float { x.min() }
public func simd_reduce_min(_ x: SIMD4<Float>) -> Float { x.min() }
public func simd_reduce_min(_ x: SIMD2<Double>) -> Double { x.min() }
public func simd_reduce_min(_ x: SIMD3<Double>) -> Double { x.min() }
public func simd_reduce_min(_ x: SIMD4<Double>) -> Double { x.min() }
public func simd_reduce_min(_ x: SIMD2<Int32>) -> Int32 { x.min() }
public func simd_reduce_min(_ x: SIMD3<Int32>) -> Int32 { x.min() }
public func simd_reduce_min(_ x: SIMD4<Int32>) -> Int32 { x.min() }
public func simd_reduce_min(_ x: SIMD2<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_min(_ x: SIMD3<UInt32>) -> UInt32 { x.min() }
public func simd_reduce_min(_ x: SIMD4<UInt32>) -> UInt32 { x.min() }

/// The greatest element.
public func reduce_max(_ x: SIMD2<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD3<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }
public func reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD3<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD4<Double>) -> Double { x.max() }
public func reduce_max(_ x: SIMD2<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD3<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD4<Int32>) -> Int32 { x.max() }
public func reduce_max(_ x: SIMD2<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD3<UInt32>) -> UInt32 { x.max() }
public func reduce_max(_ x: SIMD4<UInt32>) -> UInt32 { x.max() }
/// The same as `reduce_max`.
public func simd_reduce_max(_ x: SIMD2<Float>) -> Float { x.max() }
public func simd_reduce_max(_ x: SIMD3<Float>) -> Float { x.max() }
public func simd_reduce_max(_ x: SIMD4<Float>) -> Float { x.max() }
public func simd_reduce_max(_ x: SIMD2<Double>) -> Double { x.max() }
public func simd_reduce_max(_ x: SIMD3<Double>) -> Double { x.max() }
public func simd_reduce_max(_ x: SIMD4<Double>) -> Double { x.max() }
public func simd_reduce_max(_ x: SIMD2<Int32>) -> Int32 { x.max() }
public func simd_reduce_max(_ x: SIMD3<Int32>) -> Int32 { x.max() }
public func simd_reduce_max(_ x: SIMD4<Int32>) -> Int32 { x.max() }
public func simd_reduce_max(_ x: SIMD2<UInt32>) -> UInt32 { x.max() }
public func simd_reduce_max(_ x: SIMD3<UInt32>) -> UInt32 { x.max() }
public func simd_reduce_max(_ x: SIMD4<UInt32>) -> UInt32 { x.max() }

/// The sum of the elements; that of integers overflows without a trap.
public func reduce_add(_ x: SIMD2<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD3<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD3<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD4<Double>) -> Double { x.sum() }
public func reduce_add(_ x: SIMD2<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<Int32>) -> Int32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD2<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD3<UInt32>) -> UInt32 { x.wrappedSum() }
public func reduce_add(_ x: SIMD4<UInt32>) -> UInt32 { x.wrappedSum() }
/// The same as `reduce_add`.
public func simd_reduce_add(_ x: SIMD2<Float>) -> Float { x.sum() }
public func simd_reduce_add(_ x: SIMD3<Float>) -> Float { x.sum() }
public func simd_reduce_add(_ x: SIMD4<Float>) -> Float { x.sum() }
public func simd_reduce_add(_ x: SIMD2<Double>) -> Double { x.sum() }
public func simd_reduce_add(_ x: SIMD3<Double>) -> Double { x.sum() }
public func simd_reduce_add(_ x: SIMD4<Double>) -> Double { x.sum() }
public func simd_reduce_add(_ x: SIMD2<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_add(_ x: SIMD3<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_add(_ x: SIMD4<Int32>) -> Int32 { x.wrappedSum() }
public func simd_reduce_add(_ x: SIMD2<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_add(_ x: SIMD3<UInt32>) -> UInt32 { x.wrappedSum() }
public func simd_reduce_add(_ x: SIMD4<UInt32>) -> UInt32 { x.wrappedSum() }
