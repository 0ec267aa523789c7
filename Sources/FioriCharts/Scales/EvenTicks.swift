import Foundation

/// Ticks of an axis that stands beside another one: as many intervals as that has, each as long as the others.
nonisolated enum EvenTicks {
    private static let steps: [Double] = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]

    /// The ticks from the smallest nice multiple of a step that encloses the data; one more than intervals.
    ///
    /// Zero is a tick where it is in the range. Explicit ends stay where they are: with both of them, or without nice
    /// values, the range is divided as it is.
    static func values(
        from lower: Double, to upper: Double, intervals: Int, options: ValueAxisOptions
    ) -> [Double] {
        let count = Double(intervals)
        let divided = (0...intervals).map { index -> Double in
            if index == intervals { return upper }
            return lower + (upper - lower) * Double(index) / count
        }
        let (fixedLower, fixedUpper) = (options.explicitMin != nil, options.explicitMax != nil)
        let span = upper - lower
        guard options.usesNiceValues, !(fixedLower && fixedUpper), span > 0, span.isFinite else { return divided }
        let tolerance = span * 1e-9
        var power = floor(log10(span / count)) - 1
        while power < 308 {
            for base in steps {
                let step = base * pow(10, power)
                guard step.isFinite, step > 0, step * count >= span - tolerance else { continue }
                if fixedUpper {
                    return (0...intervals).map { upper - step * (count - Double($0)) }
                }
                // A multiple of the step, so that zero is exact.
                let first = fixedLower ? nil : floor(lower / step + 1e-9)
                let start = first.map { $0 * step } ?? lower
                guard start + step * count >= upper - tolerance else { continue }
                return (0...intervals).map { index in
                    first.map { NiceTicks.clean(($0 + Double(index)) * step, step: step) }
                        ?? start + step * Double(index)
                }
            }
            power += 1
        }
        return divided
    }
}
