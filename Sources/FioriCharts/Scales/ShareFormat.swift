import Foundation

/// Formatting of shares as percentages.
nonisolated enum ShareFormat {
    /// A part of 1 as a percentage, with the fraction digits that tell neighbouring ticks apart.
    /// - Parameter step: The distance of the ticks; nil for single shares. These have one digit below a tenth, and as many as
    ///   tell them from nothing and from the whole, at most two.
    static func string(_ share: Double, step: Double? = nil, locale: Locale) -> String {
        guard share.isFinite else { return "" }
        let most = step.map { ValueFormat.digits(of: share * 100, step: $0 * 100) } ?? digits(abs(share))
        // A share that is rounded to nothing has no minus sign.
        let isNothing = share <= 0 && abs(share) * 100 * pow(10, Double(most)) <= 0.5
        return (isNothing ? 0 : share).formatted(.percent.precision(.fractionLength(0...most)).locale(locale))
    }

    private static func digits(_ share: Double) -> Int {
        // The distance to the nearer of nothing and the whole, in percent, which digits must not round away.
        let distance = min(share, abs(1 - share)) * 100
        if distance == 0 { return 0 }
        if distance < 0.05 - 1e-9 { return 2 }
        return share < 0.1 || distance < 0.5 + 1e-9 ? 1 : 0
    }
}
