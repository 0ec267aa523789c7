/// A function from 0 to 1 that paces an animation.
package enum EasingFunction: Hashable, Sendable {
    case linear
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(UnitBezier)
    indirect case inverse(EasingFunction)

    /// The value at a progress, which is clamped to 0...1.
    package func value(at progress: Double) -> Double { unclampedValue(at: min(max(progress, 0), 1)) }

    /// The slope at a progress.
    package func slope(at progress: Double) -> Double {
        if case .bezier(let curve) = self { return curve.slope(at: min(max(progress, 0), 1)) }
        if case .linear = self { return 1 }
        // A numeric derivative, for functions without a simple one.
        let step = 1e-5
        let (low, high) = (max(progress - step, 0), min(progress + step, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The inverse function.
    package var inverse: EasingFunction {
        if case .inverse(let base) = self { return base }
        return self == .linear ? self : .inverse(self)
    }

    private func unclampedValue(at progress: Double) -> Double {
        switch self {
        case .linear: progress
        case .circularEaseIn: 1 - (1 - progress * progress).squareRoot()
        case .circularEaseOut: (1 - (1 - progress) * (1 - progress)).squareRoot()
        case .circularEaseInOut:
            progress < 0.5
                ? (1 - (1 - 4 * progress * progress).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - progress) * (1 - progress)).squareRoot()) / 2
        case .bezier(let curve): curve.value(at: progress)
        case .inverse(let base): base.progress(of: progress)
        }
    }

    /// The progress at which a rising function reaches a value, by bisection.
    private func progress(of value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if unclampedValue(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
