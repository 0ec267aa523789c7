import Foundation

/// Algorithm that chooses the tick values of a numeric axis.
///
/// The search is the extended Wilkinson algorithm of Talbot, Lin and Hanrahan ("An Extension of Wilkinson's Algorithm
/// for Positioning Tick Labels on Axes", InfoVis 2010): it weighs simplicity, coverage and density of the candidates.
nonisolated enum NiceTicks {
    private static let steps: [Double] = [1, 5, 2, 2.5, 4, 3]
    private static let weights = (simplicity: 0.25, coverage: 0.2, density: 0.5, legibility: 0.05)

    /// Returns the best tick values for a range, ascending.
    /// - Parameters:
    ///   - lower: The smallest value of the data.
    ///   - upper: The largest value of the data.
    ///   - count: Desired number of ticks, at least 2.
    ///   - isLoose: True if the ticks must enclose the data.
    ///   - keepsZero: True if zero must be a tick; it has to be in the range.
    static func extended(
        lower: Double, upper: Double, count: Int, isLoose: Bool = false, keepsZero: Bool = false
    ) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper else { return [] }
        let span = upper - lower
        let magnitude = max(abs(lower), abs(upper))
        guard span > leastSpan(at: magnitude), span < 1e305 else { return [lower] }
        // The squares of the search are numbers in the middle of the range of Double only.
        guard (1e-140...1e140).contains(span) else {
            let unit = pow(10, floor(log10(span)))
            return extended(
                lower: lower / unit, upper: upper / unit, count: count, isLoose: isLoose, keepsZero: keepsZero
            ).map { $0 * unit }
        }
        let limits = Limits(lower: lower, upper: upper, wanted: max(count, 2), isLoose: isLoose, keepsZero: keepsZero)
        // Zero between uneven ends costs more than the ends themselves are worth as ticks.
        var best = Candidate(score: keepsZero ? -.infinity : -2, start: lower, step: span, count: 2)
        var skip = 1.0
        search: while skip < 12 {
            for (index, base) in steps.enumerated() {
                let simplicityLimit = simplicity(index: index, skip: skip, includesZero: true)
                if score(simplicityLimit, 1, 1) < best.score { break search }
                searchCounts(base: base, index: index, skip: skip, limits: limits, best: &best)
            }
            skip += 1
        }
        return best.values
    }

    /// The distance of numbers of a magnitude up to which they count as one: sums that should be equal differ by some of the
    /// least differences that a Double has.
    static func leastSpan(at magnitude: Double) -> Double { max(magnitude.ulp * 64, 1e-300) }

    /// The demands on ticks.
    private struct Limits {
        var lower: Double
        var upper: Double
        /// The desired number of ticks.
        var wanted: Int
        var isLoose: Bool
        var keepsZero: Bool
    }

    private struct Candidate {
        var score: Double
        var start: Double
        var step: Double
        var count: Int

        /// Multiples of the step, so that zero is exact and steps such as 0.1 add no error.
        var values: [Double] {
            let first = (start / step).rounded()
            let isMultiple = abs(first * step - start) < step * 1e-6
            return (0..<count).map { index in
                isMultiple ? NiceTicks.clean((first + Double(index)) * step, step: step) : start + Double(index) * step
            }
        }
    }

    private static func searchCounts(
        base: Double, index: Int, skip: Double, limits: Limits, best: inout Candidate
    ) {
        let (lower, upper, wanted) = (limits.lower, limits.upper, limits.wanted)
        let span = upper - lower
        let simplicityLimit = simplicity(index: index, skip: skip, includesZero: true)
        var count = 2
        while count <= wanted * 4 + 10 {
            let densityLimit = count >= wanted ? 2 - Double(count - 1) / Double(wanted - 1) : 1
            if score(simplicityLimit, 1, densityLimit) < best.score { return }
            let delta = span / Double(count + 1) / skip / base
            var power = ceil(log10(delta))
            while power < 310 {
                let step = skip * base * pow(10, power)
                let extent = step * Double(count - 1)
                let coverageLimit =
                    extent > span ? 1 - pow((extent - span) / 2, 2) / pow(0.1 * span, 2) : 1
                if score(simplicityLimit, coverageLimit, densityLimit) < best.score { break }
                let first = floor(upper / step) * skip - Double(count - 1) * skip
                let last = ceil(lower / step) * skip
                var position = first
                while position <= last {
                    let start = position * step / skip
                    consider(
                        Candidate(score: 0, start: start, step: step, count: count), index: index, skip: skip,
                        limits: limits, best: &best)
                    position += 1
                }
                power += 1
            }
            count += 1
        }
    }

    private static func consider(
        _ candidate: Candidate, index: Int, skip: Double, limits: Limits, best: inout Candidate
    ) {
        let (lower, upper, wanted) = (limits.lower, limits.upper, limits.wanted)
        let end = candidate.start + candidate.step * Double(candidate.count - 1)
        let tolerance = candidate.step * 1e-10
        if limits.isLoose, candidate.start > lower + tolerance || end < upper - tolerance { return }
        let phase = candidate.start - candidate.step * floor(candidate.start / candidate.step)
        let isMultiple = phase < tolerance || candidate.step - phase < tolerance
        let includesZero = isMultiple && candidate.start <= tolerance && end >= -tolerance
        if limits.keepsZero, !includesZero { return }
        let simple = simplicity(index: index, skip: skip, includesZero: includesZero)
        let span = upper - lower
        let coverage = 1 - 0.5 * (pow(upper - end, 2) + pow(lower - candidate.start, 2)) / pow(0.1 * span, 2)
        let density = density(
            Double(candidate.count - 1) / (end - candidate.start),
            Double(wanted - 1) / (max(upper, end) - min(lower, candidate.start)))
        let total = score(simple, coverage, density)
        if total > best.score {
            best = candidate
            best.score = total
        }
    }

    private static func simplicity(index: Int, skip: Double, includesZero: Bool) -> Double {
        1 - Double(index) / Double(steps.count - 1) - skip + (includesZero ? 1 : 0)
    }

    private static func density(_ actual: Double, _ wanted: Double) -> Double {
        2 - max(actual / wanted, wanted / actual)
    }

    private static func score(_ simplicity: Double, _ coverage: Double, _ density: Double) -> Double {
        weights.simplicity * simplicity + weights.coverage * coverage + weights.density * density + weights.legibility
    }

    /// Rounds a multiple of a step to remove the binary error of the multiplication.
    static func clean(_ value: Double, step: Double) -> Double {
        let digits = 2 - floor(log10(step))
        guard abs(digits) < 300 else { return value }
        let factor = pow(10, abs(digits))
        return digits >= 0 ? (value * factor).rounded() / factor : (value / factor).rounded() * factor
    }
}
