import Foundation

/// Formatting of values on axes and labels.
nonisolated struct ValueFormat {
    var locale: Locale
    var abbreviates = false
    /// True if abbreviated values name their magnitude.
    var showsMagnitude = true

    /// The label of a tick, with the fraction digits that tell neighbouring ticks apart.
    /// - Parameter step: The distance of the ticks; nil for single values.
    func string(_ value: Double, step: Double? = nil) -> String {
        guard value.isFinite else { return "" }
        // Zero has no magnitude, whatever its neighbours have.
        if value == 0 { return 0.formatted(.number.locale(locale)) }
        let magnitude = max(abs(value), abs(step ?? 0))
        if abbreviates, magnitude >= 1000, magnitude < 1e15 { return abbreviated(value) }
        if magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-5) {
            return value.formatted(.number.notation(.scientific).precision(.significantDigits(1...3)).locale(locale))
        }
        return value.formatted(
            .number.precision(.fractionLength(0...Self.digits(step ?? magnitude / 100))).locale(locale))
    }

    /// The fraction digits that tell ticks at a distance apart.
    static func digits(_ step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        let scaled = -floor(log10(step) + 1e-9)
        // Steps such as 2.5 need one digit more than their magnitude.
        var count = max(0, Int(scaled))
        let factor = pow(10, Double(count))
        if abs((step * factor).rounded() - step * factor) > 1e-6 * step * factor { count += 1 }
        return min(count, 10)
    }

    private static let magnitudes: [(limit: Double, suffix: String)] = [
        (1e12, "t"), (1e9, "b"), (1e6, "m"), (1e3, "k"),
    ]

    /// A value in at most three significant digits with its magnitude: "1.23m".
    private func abbreviated(_ value: Double) -> String {
        for (limit, suffix) in Self.magnitudes where abs(value) >= limit {
            let short = (value / limit).formatted(
                .number.precision(.significantDigits(1...3)).locale(locale))
            return showsMagnitude ? short + suffix : short
        }
        return value.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
    }
}
