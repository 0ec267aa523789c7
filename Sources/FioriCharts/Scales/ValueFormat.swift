import Foundation

/// Formatting of values on axes and labels.
nonisolated struct ValueFormat {
    var locale: Locale
    var abbreviates = false
    /// True if abbreviated values name their magnitude.
    var showsMagnitude = true

    /// The label of a tick, with the fraction digits that tell neighbouring ticks apart.
    /// - Parameters:
    ///   - step: The distance of the ticks; nil for single values.
    ///   - peak: The largest magnitude beside which the value stands, so that all are written in one notation.
    func string(_ value: Double, step: Double? = nil, peak: Double = 0) -> String {
        guard value.isFinite else { return "" }
        // Zero has no magnitude, whatever its neighbours have.
        if value == 0 { return 0.formatted(.number.locale(locale)) }
        let magnitude = max(abs(value), abs(step ?? 0), peak)
        if abbreviates, magnitude >= 1000, magnitude < 1e18 { return abbreviated(value, step: step) }
        if magnitude >= 1e15 || (magnitude > 0 && magnitude < 1e-5) {
            return value.formatted(.number.notation(.scientific).precision(.significantDigits(1...3)).locale(locale))
        }
        return value.formatted(
            .number.precision(.fractionLength(0...Self.digits(step ?? abs(value) / 100))).locale(locale))
    }

    /// The fraction digits that tell ticks at a distance apart.
    static func digits(_ step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        let scaled = -floor(log10(step) + 1e-9)
        // Steps such as 2.5 and 1.25 need one digit or two more than their magnitude.
        let least = max(0, Int(scaled))
        let count = (least..<least + 2).first { count in
            let scaled = step * pow(10, Double(count))
            return abs(scaled.rounded() - scaled) <= 1e-6 * scaled
        }
        return min(count ?? least + 2, 10)
    }

    /// The fraction digits of a value as it is written, at most six; none of values from 1e9 on.
    static func ownDigits(_ value: Double) -> Int {
        guard value.isFinite, abs(value) < 1e9 else { return 0 }
        return (0..<6).first { count in
            let scaled = abs(value) * pow(10, Double(count))
            return abs(scaled.rounded() - scaled) <= 1e-9 * max(scaled, 1)
        } ?? 6
    }

    private static let magnitudes: [(limit: Double, suffix: String)] = [
        (1e12, "t"), (1e9, "b"), (1e6, "m"), (1e3, "k"),
    ]

    /// A value in at most three significant digits with its magnitude, in more where ticks differ in them: "1.23m".
    private func abbreviated(_ value: Double, step: Double?) -> String {
        for (limit, suffix) in Self.magnitudes where abs(value) >= limit {
            let short = value / limit
            let usual = max(2 - Int(log10(abs(short))), 0)
            let needed = step.map { Self.digits($0 / limit) } ?? 0
            let text = short.formatted(
                .number.precision(needed > usual ? .fractionLength(0...needed) : .significantDigits(1...3))
                    .locale(locale))
            return showsMagnitude ? text + suffix : text
        }
        return value.formatted(.number.precision(.significantDigits(1...3)).locale(locale))
    }
}
