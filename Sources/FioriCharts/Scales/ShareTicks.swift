import Foundation

/// Ticks of an axis of shares: multiples of parts of 1, so that 100 % is the last of them.
nonisolated enum ShareTicks {
    /// The ticks around a range: about as many as wanted, not far beyond it.
    /// - Parameters:
    ///   - lower: The least share, at least -1.
    ///   - upper: The greatest share, at most 1.
    ///   - count: The wanted number of ticks.
    static func values(from lower: Double, to upper: Double, count: Int) -> [Double] {
        // The numbers of steps in 1.
        let choices = [1_000, 500, 400, 200, 100, 50, 40, 20, 10, 5, 4, 2, 1].map { (parts: Double) in
            Choice(
                parts: parts, first: (lower * parts + 1e-6).rounded(.down), last: (upper * parts - 1e-6).rounded(.up))
        }
        let best = choices.min { $0.fault(count, upper - lower) < $1.fault(count, upper - lower) }
        guard let best, best.last > best.first else { return [lower, upper] }
        return stride(from: best.first, through: best.last, by: 1).map { $0 / best.parts }
    }

    /// Ticks at whole numbers of parts.
    private struct Choice {
        var parts: Double
        var first: Double
        var last: Double

        /// The difference from a number of ticks, and from a span.
        func fault(_ count: Int, _ span: Double) -> Double {
            let ticks = last - first + 1
            return abs(ticks - Double(count)) / Double(count) + 1.5 * ((last - first) / parts - span) / max(span, 1e-9)
        }
    }
}
