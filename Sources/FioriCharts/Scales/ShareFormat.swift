import Foundation

/// Formatting of shares as percentages.
nonisolated enum ShareFormat {
    /// A part of 1 as a percentage, with the fraction digits that tell neighbouring ticks apart.
    /// - Parameter step: The distance of the ticks; nil for single shares, which have at most one digit.
    static func string(_ share: Double, step: Double? = nil, locale: Locale) -> String {
        guard share.isFinite else { return "" }
        let most = step.map { ValueFormat.digits($0 * 100) } ?? (abs(share) < 0.1 ? 1 : 0)
        return share.formatted(.percent.precision(.fractionLength(0...most)).locale(locale))
    }
}
