import Foundation

/// Wishes for a value axis, free of user interface types.
nonisolated struct ValueAxisOptions: Equatable {
    var isZeroBased = true
    var allowsLooseLabels = false
    var fudgesRange = false
    var usesNiceValues = true
    var explicitMin: Double?
    var explicitMax: Double?
    var tickCount = 3
    /// The number of intervals that the ticks must have, so that they stand beside those of another axis; nil for the one
    /// that suits the data.
    var intervalCount: Int?
    var isLogarithmic = false
    /// True if marks are as long as their values: the least of them must not end where the axis begins.
    var hasBars = false
    /// True if values are shares of 1, of which there are none beyond 1 and -1.
    var hasShares = false
}

/// A value axis, linear or logarithmic: the values at its ends and its ticks.
nonisolated struct ValueAxisScale: Equatable {
    var range: ValueRange
    var ticks: [Double]
    /// True if equal distances are equal ratios.
    private(set) var isLogarithmic = false
    /// The places of the ticks at explicit ends, whose labels come before others.
    private(set) var explicitTicks: [Int] = []

    /// Chooses range and ticks for data.
    ///
    /// Bars need zero in view, so data of one sign starts at zero when zero-based. Explicit ends win over nice ones.
    init(data: ValueRange, options: ValueAxisOptions) {
        self.init(data: data, choosingBy: options)
        let tolerance = (range.upper / 2 - range.lower / 2) * 1e-6
        explicitTicks = [options.explicitMin, options.explicitMax].compactMap { end in
            end.flatMap { end in ticks.firstIndex { abs($0 / 2 - end / 2) <= tolerance } }
        }
    }

    private init(data: ValueRange, choosingBy options: ValueAxisOptions) {
        if options.isLogarithmic, let (range, ticks) = LogarithmicTicks.choose(data: data, options: options) {
            self.init(logarithmic: range, ticks: ticks)
            return
        }
        let ends =
            (data.isEmpty ? [] : [data.lower, data.upper])
            + [options.explicitMin, options.explicitMax].compactMap(\.self)
        guard !ends.contains(where: { abs($0) > 1e290 && $0.isFinite }) else {
            self.init(huge: data, options: options)
            return
        }
        self.init(moderate: data, options: options)
    }

    private init(logarithmic range: ValueRange, ticks: [Double]) {
        self.range = range
        self.ticks = ticks
        isLogarithmic = true
    }

    /// Chooses range and ticks for data whose sums and differences may not be finite, at a smaller measure.
    private init(huge data: ValueRange, options: ValueAxisOptions) {
        let measure = 1e-20
        var options = options
        options.explicitMin = options.explicitMin.map { $0 * measure }
        options.explicitMax = options.explicitMax.map { $0 * measure }
        let small = ValueRange(lower: data.lower * measure, upper: data.upper * measure)
        let scale = ValueAxisScale(moderate: data.isEmpty ? data : small, options: options)
        let value = { (small: Double) in (small / measure).clampedToFinite }
        range = ValueRange(lower: value(scale.range.lower), upper: value(scale.range.upper))
        // Ticks beyond the largest number are none.
        ticks = scale.ticks.filter { ($0 / measure).isFinite }.map(value)
        if ticks.count < 2 { ticks = [range.lower, range.upper] }
    }

    private init(moderate data: ValueRange, options: ValueAxisOptions) {
        var lower = data.isEmpty ? 0 : data.lower
        var upper = data.isEmpty ? 1 : data.upper
        if options.isZeroBased {
            lower = min(lower, 0)
            upper = max(upper, 0)
        } else if options.hasBars, upper > lower {
            // The shortest bar would have no length.
            let length = (upper - lower) * 0.1
            if lower > 0 { lower = max(0, lower - length) } else if upper < 0 { upper = min(0, upper + length) }
        }
        if options.fudgesRange, upper > lower {
            let margin = (upper - lower) * 0.05
            if lower != 0 { lower -= margin }
            if upper != 0 { upper += margin }
        }
        let areShares = options.hasShares && data.lower >= -1 - 1e-9 && data.upper <= 1 + 1e-9
        if areShares { (lower, upper) = (max(lower, -1), min(upper, 1)) }
        if let explicitMin = options.explicitMin, explicitMin.isFinite { lower = explicitMin }
        if let explicitMax = options.explicitMax, explicitMax.isFinite { upper = explicitMax }
        if lower > upper { swap(&lower, &upper) }
        let magnitude = max(abs(lower), abs(upper))
        if upper - lower <= NiceTicks.leastSpan(at: magnitude) {
            (lower, upper) = Self.widened(lower, options: options)
        }
        let count = max(2, options.tickCount)
        var ticks: [Double]
        if let intervals = options.intervalCount, intervals > 0 {
            ticks = EvenTicks.values(from: lower, to: upper, intervals: intervals, options: options)
            lower = ticks[0]
            upper = ticks[intervals]
        } else if options.usesNiceValues {
            // Between two explicit ends, ticks beyond them would be lost.
            let isFixed = options.explicitMin != nil && options.explicitMax != nil
            ticks = NiceTicks.extended(
                lower: lower, upper: upper, count: count, isLoose: !options.allowsLooseLabels && !isFixed,
                keepsZero: lower < 0 && upper > 0)
            if areShares, lower >= -1, upper <= 1, ticks.first ?? 0 < -1 - 1e-9 || ticks.last ?? 0 > 1 + 1e-9 {
                ticks = ShareTicks.values(from: lower, to: upper, count: count)
            }
            if let first = ticks.first, let last = ticks.last, !options.allowsLooseLabels {
                if options.explicitMin == nil { lower = min(lower, first) }
                if options.explicitMax == nil { upper = max(upper, last) }
            }
        } else {
            ticks = EvenTicks.divided(from: lower, to: upper, intervals: count - 1)
        }
        let tolerance = max((upper - lower) * 1e-9, magnitude.ulp)
        ticks.removeAll { $0 < lower - tolerance || $0 > upper + tolerance }
        if ticks.count < 2 {
            // A single nice value between explicit ends is a tick between them, if it is not next to one.
            ticks =
                [lower]
                + ticks.filter { tick in
                    tick == 0 && lower < 0 && upper > 0
                        || min(tick - lower, upper - tick) > (upper - lower) / 8
                } + [upper]
        }
        Self.include(
            options.explicitMin.map { _ in lower }, options.explicitMax.map { _ in upper }, in: &ticks,
            tolerance: tolerance)
        range = ValueRange(lower: lower, upper: upper)
        self.ticks = ticks
    }

    /// Puts the explicit ends of the axis among the ticks, in place of ticks within half a step of them but for zero.
    private static func include(
        _ lower: Double?, _ upper: Double?, in ticks: inout [Double], tolerance: Double
    ) {
        let step = ticks[1] - ticks[0]
        if let lower, ticks[0] > lower + tolerance {
            if ticks.count > 2, ticks[0] != 0, ticks[0] - lower < step / 2 { ticks.removeFirst() }
            ticks.insert(lower, at: 0)
        }
        if let upper, let last = ticks.last, last < upper - tolerance {
            if ticks.count > 2, last != 0, upper - last < step / 2 { ticks.removeLast() }
            ticks.append(upper)
        }
    }

    /// A range around data that has a single value.
    private static func widened(_ value: Double, options: ValueAxisOptions) -> (Double, Double) {
        if value == 0 || abs(value) < 1e-290 { return (0, 1) }
        if options.isZeroBased { return value > 0 ? (0, value) : (value, 0) }
        let margin = abs(value) * 0.1
        return (value - margin, value + margin)
    }

    /// The place of a value along the axis: 0 at the lower end, 1 at the upper.
    func fraction(_ value: Double) -> Double {
        if isLogarithmic {
            guard value > 0 else { return value.isNaN ? .nan : -.infinity }
            let ratio = (range.upper - range.lower) / range.lower
            // The logarithms of values next to each other differ by less than their errors.
            if ratio < 1 { return log1p((value - range.lower) / range.lower) / log1p(ratio) }
            return (log10(value) - log10(range.lower)) / (log10(range.upper) - log10(range.lower))
        }
        // Halves, because the difference of two huge numbers may not be finite.
        return range.span.isFinite
            ? (value - range.lower) / range.span
            : (value / 2 - range.lower / 2) / (range.upper / 2 - range.lower / 2)
    }

    /// The value at a place along the axis.
    func value(at fraction: Double) -> Double {
        isLogarithmic
            ? pow(10, log10(range.lower) * (1 - fraction) + log10(range.upper) * fraction)
            : range.lower * (1 - fraction) + range.upper * fraction
    }

    /// Moves the range part of the way from another scale's.
    mutating func move(from start: ValueAxisScale, progress: Double) {
        range.lower = start.range.lower * (1 - progress) + range.lower * progress
        range.upper = start.range.upper * (1 - progress) + range.upper * progress
    }

    /// The tick whose label is kept where not all have room: zero, or the first.
    var keptTick: Int { ticks.firstIndex(of: 0) ?? 0 }

    /// The value that bars grow from: zero, or the end of the axis next to it; the lower end of a logarithmic axis.
    var baseline: Double { min(max(0, range.lower), range.upper) }
}
