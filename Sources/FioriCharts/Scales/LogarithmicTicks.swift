import Foundation

/// Choice of the range and the ticks of a logarithmic axis: powers of ten, in steps of several where they are many, and with
/// twos and fives between them where they are few.
nonisolated enum LogarithmicTicks {
    /// - Returns: nil for data without a positive value.
    static func choose(data: ValueRange, options: ValueAxisOptions) -> (range: ValueRange, ticks: [Double])? {
        let explicit = (positive(options.explicitMin), positive(options.explicitMax))
        guard let highest = positive(explicit.1 ?? (data.isEmpty ? nil : data.upper)) ?? explicit.0 else { return nil }
        // Stacks begin at zero, which has no place: three powers of ten are shown.
        var (lower, upper) = (explicit.0 ?? positive(data.lower) ?? highest / 1_000, highest)
        if lower > upper { swap(&lower, &upper) }
        lower = max(lower, 1e-307)
        if lower == upper { (lower, upper) = (explicit.0 ?? lower / 10, explicit.1 ?? min(upper * 10, 1e308)) }
        guard lower < upper else { return nil }
        let wanted = max(options.tickCount, 2)
        // A part of a value that is nothing beside the length of the axis.
        let tolerance = min(1e-9, (upper - lower) / lower * 1e-6)
        var ticks = candidates(lower: lower, upper: upper, wanted: wanted, isEven: !options.hasBars)
        if options.usesNiceValues, !options.allowsLooseLabels {
            if explicit.1 == nil, let tick = ticks.first(where: { $0 >= upper * (1 - tolerance) }) { upper = tick }
            if explicit.0 == nil, let tick = ticks.last(where: { $0 <= lower * (1 + tolerance) }) {
                // The shortest bar would have no length, or next to none.
                let isShort = lower < tick * max(pow(upper / tick, 0.1), 1 + tolerance)
                let below = ticks.last { $0 < tick } ?? tick / 10
                lower = options.hasBars && isShort ? max(below, 1e-307) : tick
            }
        }
        ticks.removeAll { $0 < lower * (1 - tolerance) || $0 > upper * (1 + tolerance) }
        if ticks.count < 2 { ticks = [lower, upper] }
        include(explicit.0 == nil ? nil : lower, explicit.1 == nil ? nil : upper, in: &ticks, tolerance)
        return (ValueRange(lower: lower, upper: upper), ticks)
    }

    /// Puts explicit ends among the ticks, in place of ticks within a tenth of the axis.
    private static func include(_ lower: Double?, _ upper: Double?, in ticks: inout [Double], _ tolerance: Double) {
        let (first, last) = (lower ?? ticks[0], upper ?? ticks[ticks.count - 1])
        let least = pow(last / first, 0.1)
        if let lower, ticks[0] > lower * (1 + tolerance) {
            if ticks.count > 1, ticks[0] < lower * least { ticks.removeFirst() }
            ticks.insert(lower, at: 0)
        }
        if let upper, let last = ticks.last, last < upper * (1 - tolerance) {
            if ticks.count > 1, last > upper / least { ticks.removeLast() }
            ticks.append(upper)
        }
    }

    private static func positive(_ value: Double?) -> Double? {
        value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// Round values from one at or below the lower end to one at or above the upper end, and some beyond.
    /// - Parameter isEven: True for ticks at equal distances where the ends are near each other.
    private static func candidates(lower: Double, upper: Double, wanted: Int, isEven: Bool) -> [Double] {
        let span = log10(upper) - log10(lower)
        let step = max(1, Int((span / Double(wanted + 1)).rounded(.up)))
        let first = Int(log10(lower).rounded(.down)) - step
        let last = Int(log10(upper).rounded(.up)) + step
        if span < 0.5, isEven {
            // Within a third of a power of ten, ticks at equal distances are told apart best.
            let nice = NiceTicks.extended(lower: lower, upper: upper, count: wanted, isLoose: true)
            if nice.count > 1, nice[0] > 0 { return nice }
        }
        let factors: [Double] = span < 1.5 ? [1, 2, 5] : [1]
        return (first...last).filter { $0 % step == 0 }.flatMap { exponent in
            factors.map { $0 * power(exponent) }
        }
        .filter { $0.isFinite && $0 > 0 }
    }

    private static func power(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 0 }
}
