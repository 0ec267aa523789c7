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
        let (fixedLower, fixedUpper) = (options.explicitMin != nil, options.explicitMax != nil)
        let span = upper - lower
        guard options.usesNiceValues, !(fixedLower && fixedUpper), span > 0, span.isFinite else {
            return divided(from: lower, to: upper, intervals: intervals)
        }
        if lower < 0, upper > 0, intervals > 1 {
            // A multiple of the step is at the end that is fixed.
            if fixedUpper { return withZero(from: lower, to: upper, intervals: intervals) }
            if fixedLower { return withZero(from: -upper, to: -lower, intervals: intervals).reversed().map { 0 - $0 } }
        }
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
        return divided(from: lower, to: upper, intervals: intervals)
    }

    /// The ends of a range and ticks that divide it evenly; those on either side of zero where it has both signs.
    static func divided(from lower: Double, to upper: Double, intervals: Int) -> [Double] {
        func even(from lower: Double, to upper: Double, intervals: Int) -> [Double] {
            (0...intervals).map { index in
                if index == intervals { return upper }
                return lower + (upper - lower) * Double(index) / Double(intervals)
            }
        }
        guard lower < 0, upper > 0, intervals > 1, (upper - lower).isFinite else {
            return even(from: lower, to: upper, intervals: intervals)
        }
        let share = -lower / (upper - lower) * Double(intervals)
        let below = Int(share.rounded()).clamped(to: 1...(intervals - 1))
        return even(from: lower, to: 0, intervals: below)
            + even(from: 0, to: upper, intervals: intervals - below).dropFirst()
    }

    /// Ticks of a range with a fixed upper end, with zero among them: the step is a part of that end, a round one if one has
    /// room. Where the values below zero need longer steps than the end allows, the last interval is shorter.
    private static func withZero(from lower: Double, to upper: Double, intervals: Int) -> [Double] {
        let parts = (1..<intervals).reversed().filter { part in
            upper / Double(part) * Double(intervals - part) >= -lower * (1 - 1e-9)
        }
        let round = parts.first { part in
            let step = upper / Double(part)
            let digits = step / pow(10, floor(log10(step)) - 2)
            return abs(digits - digits.rounded()) < 1e-6
        }
        if let part = round ?? parts.first {
            let step = upper / Double(part)
            return (0...intervals).map { index in
                index == intervals ? upper : step * Double(index - (intervals - part))
            }
        }
        let least = -lower / Double(intervals - 1)
        let unit = pow(10, floor(log10(least)))
        let step = (steps.first { $0 * unit >= least * (1 - 1e-9) } ?? 10) * unit
        return (0..<intervals).map { step * Double($0 - (intervals - 1)) } + [upper]
    }

    /// True if zero is a tick where there are ticks on both sides of it, and all distances are equal.
    static func areEvenWithZero(_ ticks: [Double]) -> Bool {
        guard let first = ticks.first, let last = ticks.last, ticks.count > 1 else { return false }
        if first < 0, last > 0, !ticks.contains(0) { return false }
        let step = last / Double(ticks.count - 1) - first / Double(ticks.count - 1)
        return zip(ticks.dropFirst(), ticks).allSatisfy { abs($0 - $1 - step) <= step * 1e-6 }
    }
}
